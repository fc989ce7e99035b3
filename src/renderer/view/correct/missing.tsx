import { useState } from 'react';
import type { Card } from '../../../engine/cards.ts';
import type { CorrectionMessage } from '../../../protocol/correction.ts';
import type { TableView } from '../../../protocol/view.ts';
import type { MissingKind } from '../../../words/closed-lists.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { PlayingCard } from '../table/card.tsx';
import { BackButton, Part, SeatButtons } from './correct-parts.tsx';
import { stackOf, useCorrect } from './use-correct.ts';
import { Picker } from './wrong-card.tsx';

type MoveMessage = Extract<CorrectionMessage, { kind: 'insertMove' }>['move'];

interface CardsProps {
  readonly view: TableView;
  readonly who: string;
  readonly several: boolean;
  readonly onCards: (cards: readonly Card[]) => void;
}

/** Asks for the cards of a move: a blind one is taken at once, others with a button. */
function AskCards({ view, who, several, onCards }: CardsProps) {
  const { words } = useTools();
  const [cards, setCards] = useState<readonly Card[]>([]);
  const toggle = (card: Card) =>
    setCards((now) => (now.includes(card) ? now.filter((one) => one !== card) : [...now, card]));
  return (
    <>
      {several && (
        <div className="correct-choices">
          {cards.map((card) => (
            <button key={card} type="button" className="laid-card" onClick={() => toggle(card)}>
              <PlayingCard slot={card} mini />
            </button>
          ))}
          <ActionButton
            testId="put-right"
            primary
            disabled={cards.length === 0}
            onClick={() => onCards(cards)}
          >
            {words.correct.putRight}
          </ActionButton>
        </div>
      )}
      <Picker
        view={view}
        title={several ? words.correct.askCards(who) : words.correct.askBlind(who)}
        chosen={cards}
        onCard={several ? toggle : (card) => onCards([card])}
      />
    </>
  );
}

interface MoveProps {
  readonly view: TableView;
  readonly kind: 'play' | 'pickUp' | 'flip';
  /** Who it was, where that is known. */
  readonly seat: number | null;
  readonly onMove: (move: MoveMessage) => void;
  readonly onBack: () => void;
}

/** Asks what a move was: whose, and with which cards. */
export function AskMove({ view, kind, seat: known, onMove, onBack }: MoveProps) {
  const { words } = useTools();
  const [seat, setSeat] = useState(known);
  const chooseSeat = (chosen: number) =>
    kind === 'pickUp' ? onMove({ kind, seat: chosen }) : setSeat(chosen);
  const lay = (mover: number, cards: readonly Card[]) =>
    kind === 'flip'
      ? onMove({ kind, seat: mover, stack: stackOf(view.seats[mover]!), card: cards[0]! })
      : onMove({ kind: 'play', seat: mover, cards: [...cards] });
  return (
    <>
      {seat === null ? (
        <Part title={words.correct.askSeat[kind]}>
          <SeatButtons view={view} testId="missing-by" focus onSeat={chooseSeat} />
        </Part>
      ) : (
        <AskCards
          view={view}
          who={sayNameAt(view.seats, seat)}
          several={kind === 'play'}
          onCards={(cards) => lay(seat, cards)}
        />
      )}
      <BackButton onClick={onBack} />
    </>
  );
}

interface DrawProps {
  readonly view: TableView;
  readonly kind: 'drewMore' | 'drewLess';
  /** The moment at which it happened, by the entries before it. */
  readonly at: number;
  readonly onBack: () => void;
}

/** A draw that was missed, or one too many: no card shows it. */
export function AskDraw({ view, kind, at, onBack }: DrawProps) {
  const { words } = useTools();
  const correct = useCorrect();
  const book = (seat: number) => {
    const hand = { zone: 'hand', seat } as const;
    const stock = { zone: 'stock' } as const;
    const way = kind === 'drewMore' ? { from: stock, to: hand } : { from: hand, to: stock };
    correct({ kind: 'insert', entry: at, adjustment: { kind: 'moved', cards: ['??'], ...way } });
  };
  return (
    <>
      <Part title={words.correct.askSeat[kind]}>
        <SeatButtons view={view} testId="missing-by" focus onSeat={book} />
      </Part>
      <BackButton onClick={onBack} />
    </>
  );
}

/** What may be missing, in the order of how often it is. */
export const MISSING: readonly MissingKind[] = ['pickUp', 'play', 'flip', 'drewMore', 'drewLess', 'burn'];
