import { useEffect, useRef, useState } from 'react';
import { bareCards, type Card, faceOf } from '../../../engine/cards.ts';
import type { CorrectionMessage } from '../../../protocol/correction.ts';
import type { TableView } from '../../../protocol/view.ts';
import type { MissingKind, MissingMove } from '../../../words/closed-lists.ts';
import { useTools } from '../../store/context.ts';
import type { ScanRefusal } from '../../store/correcting.ts';
import type { Correcting } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { PlayingCard } from '../parts/card.tsx';
import { BackButton, Part, SeatButtons } from './correct-parts.tsx';
import { stackOf, useCorrect, useScans, withOneMore } from './use-correct.ts';
import { Picker } from './wrong-card.tsx';

type MoveMessage = Extract<CorrectionMessage, { kind: 'insertMove' }>['move'];

interface MoveProps {
  readonly view: TableView;
  readonly kind: 'play' | 'flip';
  /** Who it was, or most likely was; null where nobody can tell. */
  readonly likely: number | null;
  /** The cards that were scanned already. */
  readonly begun?: readonly Card[];
  readonly onMove: (move: MoveMessage) => void;
  readonly onBack: () => void;
}

/**
 * Asks what a move was: whose, and with which cards. They are tapped or scanned, and a button or DONE ends a play; a card
 * that was turned over is alone, and is taken as soon as it is known whose it was.
 */
export function AskMove({ view, kind, likely, begun = [], onMove, onBack }: MoveProps) {
  const { words } = useTools();
  const [seat, setSeat] = useState(likely);
  const [cards, setCards] = useState(begun);
  // Of several scans that come at once each adds to the one before, although nothing is drawn in between.
  const told = useRef({ seat, cards });
  const { packs } = view.rules;
  const isPlay = kind === 'play';

  const make = (mover: number, played: readonly Card[]) =>
    isPlay
      ? onMove({ kind, seat: mover, cards: [...played] })
      : onMove({ kind, seat: mover, stack: stackOf(view.seats[mover]!), card: played[0]! });
  /** A play can have more cards; the one that was turned over can't. */
  const put = (mover: number | null, played: readonly Card[]) => {
    told.current = { seat: mover, cards: played };
    setSeat(mover);
    setCards(played);
    if (!isPlay && mover !== null && played.length > 0) make(mover, played);
  };
  const drop = (face: Card) =>
    put(
      seat,
      cards.filter((card) => faceOf(card) !== face),
    );
  const tap = (face: Card) => {
    const more = isPlay ? withOneMore(cards, face, packs) : [face];
    if (more === null) drop(face);
    else put(seat, more);
  };

  const scanCard = (card: Card): ScanRefusal | null => {
    const more = isPlay ? withOneMore(told.current.cards, card, packs) : [card];
    if (more === null) return { code: 'cardTwice', card };
    put(told.current.seat, more);
    return null;
  };
  const scanSeat = (said: number): ScanRefusal | null => {
    if (view.seats[said] === undefined) return { code: 'noSuchSeat', text: String(said + 1) };
    put(said, told.current.cards);
    return null;
  };
  const end = (): ScanRefusal | null => {
    const now = told.current;
    if (now.seat === null) return { code: 'seatFirst' };
    if (now.cards.length === 0) return { code: 'noCards' };
    make(now.seat, now.cards);
    return null;
  };
  useScans((scan) => {
    if (scan.what === 'card') return scanCard(scan.card);
    if (scan.what === 'seat') return scanSeat(scan.seat);
    if (scan.what === 'done') return end();
    if (scan.what === 'other') return { code: 'notWhileCorrecting' };
    const now = told.current;
    if (now.cards.length > 0) put(now.seat, now.cards.slice(0, -1));
    else onBack();
    return null;
  });

  return (
    <>
      <div className="cluster correct-beside">
        <Part title={words.correct.askSeat[kind]}>
          <SeatButtons
            view={view}
            testId="missing-by"
            chosen={seat}
            focus={seat === null}
            onSeat={(chosen) => put(chosen, cards)}
          />
        </Part>
        <div className={isPlay ? 'correct-choices correct-cards' : 'correct-choices'}>
          {/* Before the cards, so that they stay where they are when one comes. */}
          {isPlay && (
            <ActionButton
              testId="put-right"
              primary
              disabled={seat === null || cards.length === 0}
              onClick={() => void end()}
            >
              {words.correct.addIt}
            </ActionButton>
          )}
          <BackButton onClick={onBack} />
          {cards.map((card) => (
            <button
              key={card}
              type="button"
              className="laid-card"
              data-testid={`missing-card-${card}`}
              onClick={() => drop(faceOf(card))}
            >
              <PlayingCard slot={card} mini />
            </button>
          ))}
        </div>
      </div>
      <Picker
        view={view}
        title={isPlay ? words.correct.askCards : words.correct.askBlind}
        seat={seat}
        chosen={cards}
        onCard={tap}
      />
    </>
  );
}

interface WhoProps {
  readonly view: TableView;
  /** The moment at which it happened, by the entries before it. */
  readonly at: number;
  readonly onBack: () => void;
}

/** Who picked up, where nobody was due. */
export function AskWho({ view, at, onBack }: WhoProps) {
  const { words } = useTools();
  const correct = useCorrect();
  return (
    <>
      <Part title={words.correct.askSeat.pickUp}>
        <SeatButtons
          view={view}
          testId="missing-by"
          focus
          onSeat={(seat) => correct({ kind: 'insertMove', entry: at, move: { kind: 'pickUp', seat } })}
        />
      </Part>
      <BackButton onClick={onBack} />
    </>
  );
}

/** What may be missing; a scan is the first. */
const MISSING: readonly MissingKind[] = ['play', 'pickUp', 'flip', 'burn'];

interface MissingProps {
  readonly correcting: Correcting;
  readonly past: TableView;
  /** Leads to what is to be known of it; `scanned` where cards of it were scanned already. */
  readonly onWhat: (what: MissingMove, scanned?: readonly Card[]) => void;
  readonly onBack: () => void;
}

/** What is missing before the move, or after it. */
export function Missing({ correcting, past, onWhat, onBack }: MissingProps) {
  const { correct: words } = useTools().words;
  const correct = useCorrect();
  const { turn } = past;
  const choose = (what: MissingKind) => {
    if (what === 'pickUp' && turn !== null)
      return correct({ kind: 'insertMove', entry: correcting.at, move: { kind: what, seat: turn } });
    if (what !== 'burn') return onWhat(what);
    const adjustment = {
      kind: 'moved',
      cards: [...bareCards(past.pile)],
      from: { zone: 'pile' },
      to: { zone: 'burned' },
    } as const;
    correct({ kind: 'insert', entry: correcting.at, adjustment });
  };
  const isKnown = correcting.past !== null;
  /** What was scanned before it was known whose it is, or in one go: all of it is the missing play. */
  const scanned = useRef<readonly Card[]>([]);
  useEffect(() => {
    if (isKnown && scanned.current.length > 0) onWhat('play', scanned.current);
  }, [isKnown, onWhat]);
  const scanCard = (card: Card): ScanRefusal | null => {
    const more = withOneMore(scanned.current, card, past.rules.packs);
    if (more === null) return { code: 'cardTwice', card };
    scanned.current = more;
    if (isKnown) onWhat('play', more);
    return null;
  };
  useScans((scan) => {
    if (scan.what === 'card') return scanCard(scan.card);
    if (scan.what === 'undo') onBack();
    else return { code: 'notWhileCorrecting' };
    return null;
  });
  return (
    <>
      <fieldset className="correct-part wide">
        <legend>{words.missing}</legend>
        {MISSING.map((what, i) => (
          <ActionButton
            key={what}
            testId={`missing-${what}`}
            first={i === 0}
            // Whose turn it was, and what lay there, is known once the table as it was then is told.
            disabled={!isKnown || ((what === 'burn' || what === 'pickUp') && past.pile.length === 0)}
            onClick={() => choose(what)}
          >
            {words.missingOf[what]}
            {what === 'play' && <small>{words.missingScan}</small>}
          </ActionButton>
        ))}
      </fieldset>
      <div className="correct-choices">
        <BackButton onClick={onBack} />
      </div>
    </>
  );
}
