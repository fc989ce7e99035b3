import { type FormEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { bareCards, type Card, faceOf, type PileSlot, type Played, UNKNOWN } from '../../../engine/cards.ts';
import type { MoveView, TableView } from '../../../protocol/view.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { LONGEST_CODE } from '../../keyboard.ts';
import { useAct, useTools } from '../../store/context.ts';
import { close } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { hasKeyboard } from '../has-keyboard.ts';
import { PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';
import { CardGrid } from '../table/card-grid.tsx';
import { goneCards } from '../table/card-panel.tsx';
import { BackButton, Part } from './correct-parts.tsx';
import { useCorrect, useScans, withScanned } from './use-correct.ts';

/** A code for those who type, or whose scanner does: it comes back as what was scanned. */
function CardCode() {
  const { words, send } = useTools();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed === '' || send({ type: 'code', code: typed, how: 'keyboard' })) setCode('');
  };
  return (
    <form className="pick-code" onSubmit={submit}>
      <input
        value={code}
        data-first={hasKeyboard() || undefined}
        maxLength={LONGEST_CODE}
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
  /** Whose cards are asked for; null where nobody has said. */
  readonly seat: number | null;
  readonly chosen?: readonly Card[];
  /** A face was tapped: a card of any pack. */
  readonly onCard: (face: Card) => void;
}

/** Every card of a pack, those paler that can't have come from there. */
export function Picker({ view, title, seat, chosen, onCard }: PickerProps) {
  const { words } = useTools();
  const gone = useMemo(() => {
    const { unseen, seats } = view;
    return goneCards({ unseen, seats: seat === null ? seats : seats.slice(seat, seat + 1), open: null });
  }, [view, seat]);
  return (
    <Part title={title}>
      <CardCode />
      <CardGrid
        deck={view.rules}
        testId="pick"
        faded={gone}
        why={words.table.gone}
        onCard={onCard}
        {...(chosen !== undefined && { chosen: chosen.map(faceOf) })}
      />
    </Part>
  );
}

/** The card that the move was played on, as the program knows it. */
function PileBefore({ pile }: { readonly pile: readonly PileSlot[] }) {
  const { correct } = useTools().words;
  const top = pile.at(-1);
  return (
    <span className="pile-before" data-testid="pile-before" data-cards={pile.join(' ')}>
      {top !== undefined && <PlayingCard slot={top} mini />}
      <small>{top === undefined ? correct.pileWasEmpty : correct.pileBefore}</small>
    </span>
  );
}

interface LaidProps {
  /** The pile before the move; null until it is told. */
  readonly pile: readonly PileSlot[] | null;
  readonly cards: readonly Played[];
  /** What the button says that adds one more; null where there can't be one. */
  readonly add: string | null;
  readonly hint: ReactNode;
  readonly onCard: (index: number) => void;
  readonly onAdd: () => void;
}

/** The cards of the move in their order, each of which may be the wrong one. */
export function LaidCards({ pile, cards, add, hint, onCard, onAdd }: LaidProps) {
  const { words } = useTools();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame what is one with the move around it
    <div className="cluster correct-cards-of" role="group" aria-label={words.correct.cardsOf}>
      {hint}
      {pile !== null && <PileBefore pile={pile} />}
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
      {add !== null && (
        <ActionButton testId="add-card" onClick={onAdd}>
          {add}
        </ActionButton>
      )}
    </div>
  );
}

interface ScanProps {
  readonly entry: number;
  readonly move: MoveView;
  readonly packs: number;
  /** Cards that can't have been there, as later ones have shown. */
  readonly wrong: readonly Card[];
}

/** Takes what is scanned while the cards of a move are shown: the right one for one card, one more for equal ones. */
export function ScanHere({ entry, move, packs, wrong }: ScanProps) {
  const { words } = useTools();
  const act = useAct();
  const correct = useCorrect();
  useScans((scan) => {
    if (scan.what === 'card') {
      const cards = withScanned(move, scan.card, packs, wrong);
      const isThere = bareCards(move.cards).includes(scan.card);
      if (cards === null) return isThere ? { code: 'cardTwice', card: scan.card } : { code: 'whichCard' };
      correct({ kind: 'cards', entry, cards: [...cards] });
    } else if (scan.what === 'undo') act(close('correct'));
    else return { code: 'notWhileCorrecting' };
    return null;
  });
  const here = move.cards.length > 1 ? 'more' : move.kind === 'play' ? 'one' : 'turned';
  return <p className="correct-scan">{words.correct.scanHere[here]}</p>;
}

const moved = (cards: readonly Played[], from: number, by: number): Played[] => {
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

interface AskProps {
  readonly view: TableView;
  readonly move: MoveView;
  readonly title: string;
  readonly onCard: (card: Card) => void;
  readonly onBack: () => void;
}

/** The table as if nothing were known of hands, and nothing were unseen where all that lies face up is seen. */
function onlyFaceUp(view: TableView, seat: number): TableView {
  const isAllSeen = !view.seats[seat]!.faceUp.includes(UNKNOWN);
  return {
    ...view,
    seats: view.seats.map((one) => ({ ...one, known: [] })),
    unseen: isAllSeen ? [] : view.unseen,
  };
}

/** Asks for one card of a move, which is taken as soon as it is known. */
function AskCard({ view, move, title, onCard, onBack }: AskProps) {
  useScans((scan) => {
    if (scan.what === 'card') onCard(scan.card);
    else if (scan.what === 'undo') onBack();
    else return { code: 'notWhileCorrecting' };
    return null;
  });
  // Of a pick-up it is the face-up card that went with the pile.
  const from = move.kind === 'pickUp' ? onlyFaceUp(view, move.seat) : view;
  return <Picker view={from} title={title} seat={move.seat} onCard={onCard} />;
}

/** What may have been wrong with one card of a move. */
export function OneCard({ view, entry, move, index, onBack }: CardProps) {
  const { words } = useTools();
  const correct = useCorrect();
  const { cards } = move;
  const card = cards[index];
  const put = useCallback(
    (now: readonly Played[]) => correct({ kind: 'cards', entry, cards: [...now] }),
    [correct, entry],
  );
  if (card === undefined)
    return (
      <>
        <AskCard
          view={view}
          move={move}
          title={
            move.kind === 'pickUp'
              ? words.correct.addedFaceUp
              : cards.length === 0
                ? words.correct.newCard
                : words.correct.addedCard
          }
          onCard={(added) => put([...cards, added])}
          onBack={onBack}
        />
        <BackButton onClick={onBack} />
      </>
    );
  const said = sayCard(words, card);
  return (
    <>
      <AskCard
        view={view}
        move={move}
        title={words.correct.otherCard(said)}
        onCard={(other) => put(cards.map((one, i) => (i === index ? other : one)))}
        onBack={onBack}
      />
      <div className="correct-choices">
        <BackButton onClick={onBack} />
        {(cards.length > 1 || move.kind !== 'play') && (
          <ActionButton testId="remove-card" onClick={() => put(cards.filter((_, i) => i !== index))}>
            <SuitText text={words.correct[move.kind === 'pickUp' ? 'removeFaceUp' : 'removeCard'](said)} />
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
          <ActionButton
            testId="split"
            onClick={() => correct({ kind: 'split', entry, at: index, seat: null })}
          >
            <SuitText text={words.correct.splitHere(said)} />
          </ActionButton>
        )}
      </div>
    </>
  );
}
