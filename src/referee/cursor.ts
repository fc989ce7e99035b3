import type { Adjustment } from '../engine/adjust.ts';
import type { Move } from '../engine/move.ts';
import type { Judged } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import type { Command, Sighting } from '../recognition/sighting.ts';
import { correct } from './correct.ts';
import { type Correction, isCorrectable } from './correction.ts';
import { lastDrawer, MOST_DIGITS } from './count.ts';
import { isBlind, likelySeat, nextStack, withCard } from './likely.ts';
import type { Cursor, Referee } from './referee.ts';
import { hint, say } from './say.ts';

const at = (entry: number, inserts = false): Cursor => ({
  entry,
  inserts,
  seat: null,
  cards: [],
  kind: null,
  digits: '',
});

const isBare = ({ seat, cards, kind }: Cursor): boolean =>
  seat === null && cards.length === 0 && kind === null;

/** The number of the next move from here on, in a direction; null if there is none. */
function nextMove({ judged }: Referee, from: number, by: 1 | -1): number | null {
  for (let i = from; i >= 0 && i < judged.length; i += by) if (isCorrectable(judged[i]!)) return i;
  return null;
}

const show = (referee: Referee, cursor: Cursor): Referee =>
  hint({ ...referee, cursor }, cursor.inserts ? 'cursorInserts' : 'cursorAt');

const leave = (referee: Referee): Referee => hint({ ...referee, cursor: null }, 'cursorLeft');

/** Goes to the newest move; a question that stands waits until the log is left. */
export function enterLog(referee: Referee, command: 'BACK' | 'FORWARD' | 'INSERT' | 'REMOVE'): Referee {
  const entry = nextMove(referee, referee.judged.length - 1, -1);
  if (entry === null) return say(referee, 'nothingToCorrect');
  const freed = { ...referee, announced: null, counting: null };
  if (command !== 'INSERT') return show(freed, at(entry));
  // What is missing came before the card that nobody understands.
  return show(freed, at(referee.alarm ? entry : referee.judged.length, true));
}

function goTo(referee: Referee, cursor: Cursor, by: 1 | -1): Referee {
  const entry = nextMove(referee, cursor.entry + by, by);
  if (entry === null) return by === 1 ? leave(referee) : show(referee, cursor);
  return show(referee, at(entry));
}

/** A card that was laid in the chosen play, in its order; which of two equal ones is told by what lay there then. */
export function cardAtCursor(referee: Referee, sighting: Sighting): Referee {
  const cursor = referee.cursor!;
  const before = referee.judged[cursor.entry]?.before ?? referee.game;
  const { card } = withCard(before, cursor, sighting);
  if (cursor.cards.includes(card)) return say(referee, 'alreadyInPlay', { card });
  return hint({ ...referee, cursor: { ...cursor, cards: [...cursor.cards, card] } }, 'cursorDraft', { card });
}

/** The move that was said to be missing, in the state before it. */
function missingMove(state: State, { seat: said, cards, kind }: Cursor): Move | null {
  const seat = said ?? likelySeat(state);
  if (seat === null) return null;
  if (kind === 'pickUp') return { kind: 'pickUp', seat };
  const [card, ...more] = cards;
  if (kind === 'flip' || (card !== undefined && more.length === 0 && isBlind(state, seat, card))) {
    const stack = nextStack(state, seat);
    return card === undefined ? { kind: 'flip', seat, stack } : { kind: 'flip', seat, stack, card };
  }
  return card === undefined ? null : { kind: 'play', seat, cards };
}

/** A count or a burn that was said to be missing, in the state before it; a count without a seat is the stock's. */
function missingFact(
  state: State,
  earlier: readonly Judged[],
  { seat, kind, digits }: Cursor,
): Adjustment | null {
  if (kind === 'burned')
    return state.pile.length === 0
      ? null
      : { kind: 'moved', cards: state.pile, from: { zone: 'pile' }, to: { zone: 'burned' } };
  if (digits === '') return null;
  const count = Number(digits);
  return seat === null
    ? { kind: 'countStock', count, seat: lastDrawer(earlier, state) }
    : { kind: 'count', seat, count };
}

/** What was said of the chosen entry, as a correction; null if nothing was. */
function draftOf({ judged, game }: Referee, cursor: Cursor): Correction | null {
  const { entry, seat, cards, kind, inserts } = cursor;
  const one = judged[entry];
  const before = one?.before ?? game;
  if (kind === 'count' || kind === 'burned') {
    const adjustment = missingFact(before, judged.slice(0, entry), cursor);
    return adjustment === null ? null : { kind: 'insert', entry, adjustment };
  }
  if (inserts) {
    const move = missingMove(before, cursor);
    return move === null ? null : { kind: 'insertMove', entry, move };
  }
  if (one?.entry.kind !== 'move') return null;
  const { move } = one.entry;
  if (kind === null && cards.length === 0) return seat === null ? null : { kind: 'player', entry, seat };
  if (kind === null && seat === null && move.kind !== 'pickUp') return { kind: 'cards', entry, cards };
  const other = missingMove(before, { ...cursor, seat: seat ?? move.seat });
  return other === null ? null : { kind: 'move', entry, move: other };
}

function finish(referee: Referee, cursor: Cursor): Referee {
  if (isBare(cursor)) return leave(referee);
  const correction = draftOf(referee, cursor);
  if (correction === null) return say(referee, 'seatFirst');
  return correct({ ...referee, cursor: null }, correction);
}

/** Says one thing more of the chosen entry. */
const draft = (
  referee: Referee,
  cursor: Cursor,
  said: Partial<Cursor>,
  seat: SeatNumber | null = null,
): Referee => hint({ ...referee, cursor: { ...cursor, ...said } }, 'cursorDraft', { seat });

/** Forgets what was said of the entry; then that something is missing before it; then leaves. */
function forget(referee: Referee, cursor: Cursor): Referee {
  if (!isBare(cursor)) return show(referee, at(cursor.entry, cursor.inserts));
  const isThere = referee.judged[cursor.entry]?.entry.kind === 'move';
  return cursor.inserts && isThere ? show(referee, at(cursor.entry)) : leave(referee);
}

/** Carries out a command code while an entry is being put right. */
export function commandAtCursor(referee: Referee, command: Command): Referee {
  const cursor = referee.cursor!;
  switch (command.name) {
    case 'BACK':
      return goTo(referee, cursor, -1);
    case 'FORWARD':
      return goTo(referee, cursor, 1);
    case 'INSERT':
      return show(referee, at(cursor.entry, true));
    case 'REMOVE':
      return correct({ ...referee, cursor: null }, { kind: 'remove', entry: cursor.entry });
    case 'STAND':
      return correct({ ...referee, cursor: null }, { kind: 'stand', entry: cursor.entry });
    case 'NOT_BURNED':
      return correct({ ...referee, cursor: null }, { kind: 'unburn', entry: cursor.entry });
    case 'SEAT': {
      const seat = command.seat - 1;
      return referee.game.seats[seat] === undefined
        ? say(referee, 'noSuchSeat', { text: String(command.seat) })
        : draft(referee, cursor, { seat }, seat);
    }
    case 'PICKUP':
      return draft(referee, cursor, { kind: 'pickUp' });
    case 'BLIND':
      return draft(referee, cursor, { kind: 'flip' });
    case 'DONE':
      return finish(referee, cursor);
    case 'COUNT':
      return draft(referee, cursor, { kind: 'count', digits: '' });
    case 'DIGIT':
      return cursor.kind === 'count' && cursor.digits.length < MOST_DIGITS
        ? draft(referee, cursor, { digits: `${cursor.digits}${command.digit}` })
        : say(referee, 'notACount');
    case 'BURNED':
      return draft(referee, cursor, { kind: 'burned' });
    case 'UNDO':
      return forget(referee, cursor);
    case 'REPEAT':
      return show(referee, cursor);
    default:
      return say(referee, 'notWhileCorrecting');
  }
}
