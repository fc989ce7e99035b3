import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { type Card, parseCard } from '../../../engine/cards.ts';
import type { MoveView, TableView } from '../../../protocol/view.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { SuitText } from '../suit-text.tsx';
import { PlayingCard } from '../table/card.tsx';
import { CardGrid } from '../table/card-grid.tsx';
import { BackButton, Part, SeatButtons } from './correct-parts.tsx';
import { copyOf, seenCards, useCorrect } from './use-correct.ts';

/** Whether somebody types here: on a phone a text field that has the focus calls up a keyboard over all else. */
const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** A card by its code, for those who type, or whose scanner does. */
function CardCode({ onCard }: { readonly onCard: (card: Card) => void }) {
  const { words } = useTools();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = parseCard(code.trim().toUpperCase());
    setCode('');
    if (card !== null) onCard(card);
  };
  return (
    <form className="pick-code" onSubmit={submit}>
      <input
        value={code}
        data-first={hasKeyboard() || undefined}
        maxLength={8}
        placeholder={words.table.typeCode}
        aria-label={words.table.typeCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-testid="pick-code"
        onChange={({ target }) => setCode(target.value)}
      />
      <ActionButton testId="pick-enter" submit>
        {words.table.buttons.send}
      </ActionButton>
    </form>
  );
}

interface PickerProps {
  readonly view: TableView;
  readonly title: string;
  readonly chosen?: readonly Card[];
  readonly onCard: (card: Card) => void;
}

/** Every card of the deck, those that are known to lie elsewhere paler. */
export function Picker({ view, title, chosen, onCard }: PickerProps) {
  const { words } = useTools();
  const seen = useMemo(() => seenCards(view), [view]);
  const pick = useCallback((card: Card) => onCard(copyOf(card, view)), [onCard, view]);
  return (
    <Part title={title}>
      <CardCode onCard={pick} />
      <CardGrid
        jokers={view.rules.jokers}
        testId="pick"
        faded={seen}
        why={words.table.gone}
        onCard={pick}
        {...(chosen !== undefined && { chosen })}
      />
    </Part>
  );
}

interface LaidProps {
  readonly cards: readonly Card[];
  readonly mayAdd: boolean;
  readonly onCard: (index: number) => void;
  readonly onAdd: () => void;
}

/** The cards of the move, each of which may be the wrong one. */
export function LaidCards({ cards, mayAdd, onCard, onAdd }: LaidProps) {
  const { words } = useTools();
  return (
    <Part title={words.correct.laid}>
      {cards.map((card, index) => (
        <button
          key={card}
          type="button"
          className="laid-card"
          data-testid={`laid-${card}`}
          data-first={index === 0 || undefined}
          title={words.correct.tapCard}
          onClick={() => onCard(index)}
        >
          <PlayingCard slot={card} mini />
        </button>
      ))}
      {mayAdd && (
        <ActionButton testId="add-card" onClick={onAdd}>
          {words.correct.addCard}
        </ActionButton>
      )}
    </Part>
  );
}

const moved = (cards: readonly Card[], from: number, by: number): Card[] => {
  const others = cards.filter((_, i) => i !== from);
  return others.toSpliced(from + by, 0, cards[from]!);
};

interface CardProps {
  readonly view: TableView;
  readonly entry: number;
  readonly move: MoveView;
  /** Which of its cards; one more than there are for one to be added. */
  readonly index: number;
  readonly onBack: () => void;
}

/** What may have been wrong with one card of a move. */
export function OneCard({ view, entry, move, index, onBack }: CardProps) {
  const { words } = useTools();
  const correct = useCorrect();
  const { cards } = move;
  const card = cards[index];
  const [splits, setSplits] = useState(false);
  const put = useCallback(
    (now: readonly Card[]) => correct({ kind: 'cards', entry, cards: [...now] }),
    [correct, entry],
  );
  if (card === undefined)
    return (
      <>
        <Picker view={view} title={words.correct.newCard} onCard={(added) => put([...cards, added])} />
        <BackButton onClick={onBack} />
      </>
    );
  const said = sayCard(words, card);
  if (splits)
    return (
      <>
        <Part title={words.correct.splitTo}>
          <SeatButtons
            view={view}
            testId="split-to"
            focus
            onSeat={(seat) => correct({ kind: 'split', entry, at: index, seat })}
          />
        </Part>
        <BackButton onClick={onBack} />
      </>
    );
  return (
    <>
      <Picker
        view={view}
        title={`${words.correct.newCard} ${words.correct.instead1(said)}`}
        onCard={(other) => put(cards.with(index, other))}
      />
      <div className="correct-choices">
        <BackButton onClick={onBack} />
        {(cards.length > 1 || move.kind !== 'play') && (
          <ActionButton testId="remove-card" onClick={() => put(cards.filter((_, i) => i !== index))}>
            <SuitText text={words.correct.removeCard(said)} />
          </ActionButton>
        )}
        {index > 0 && (
          <ActionButton testId="move-down" onClick={() => put(moved(cards, index, -1))}>
            {words.correct.moveLeft}
          </ActionButton>
        )}
        {index < cards.length - 1 && (
          <ActionButton testId="move-up" onClick={() => put(moved(cards, index, 1))}>
            {words.correct.moveRight}
          </ActionButton>
        )}
        {move.kind === 'play' && index > 0 && (
          <ActionButton testId="split" onClick={() => setSplits(true)}>
            <SuitText text={words.correct.splitHere(said)} />
          </ActionButton>
        )}
      </div>
    </>
  );
}
