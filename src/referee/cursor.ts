import type { Adjustment } from '../engine/adjust.ts';
import { bareCards, type Card } from '../engine/cards.ts';
import { cardsOf, type Move } from '../engine/move.ts';
import { isRefused, isSameSince, type Judged } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import type { Command, Sighting } from '../recognition/sighting.ts';
import { correct } from './correct.ts';
import { type Correction, isCorrectable } from './correction.ts';
import { countedIn, withDigit } from './count.ts';
import type { Input } from './input.ts';
import { flipOf, likelySeat, moveWith, nextSlots, withCard } from './likely.ts';
import { belongsTo } from './open.ts';
import { type Cursor, cursorOf, type Referee } from './referee.ts';
import { hint, say } from './say.ts';

/** An entry of the record is corrected by scanner alone: a cursor goes to it, and what is scanned says what it was. */

/** The cursor at an entry, or before it where something is missing. */
export const cursorAt = (entry: number, inserts = false, proposed = false): Cursor => ({
  kind: 'cursor',
  entry,
  inserts,
  proposed,
  seat: null,
  cards: [],
  what: null,
  digits: '',
  at: 0,
});

const isBare = ({ seat, cards, what }: Cursor): boolean =>
  seat === null && cards.length === 0 && what === null;

/** The number of the next move from here on, in a direction; null if there is none. */
function nextMove({ judged }: Referee, from: number, by: 1 | -1): number | null {
  for (let i = from; i >= 0 && i < judged.length; i += by) if (isCorrectable(judged[i]!)) return i;
  return null;
}

/** Leads to where the cursor stands. */
export function show(referee: Referee, cursor: Cursor): Referee {
  const { proposed, inserts } = cursor;
  const chosen = inserts ? 'cursorInserts' : 'cursorAt';
  const guessed = inserts ? 'cursorMissed' : 'cursorMisread';
  return hint({ ...referee, mode: cursor }, proposed ? guessed : chosen);
}

/** Whether the cursor holds a play that was proposed as missing: it closes like one at the table. */
const isPlay = ({ proposed, inserts, cards, what }: Cursor): boolean =>
  proposed && inserts && cards.length > 0 && what === null;

/** When a card last came to the play that closes in time, in milliseconds; null while none does. */
export function lastAdded(referee: Referee): number | null {
  const cursor = cursorOf(referee);
  if (cursor !== null) return isPlay(cursor) ? cursor.at : null;
  return referee.question === null ? (referee.open?.at ?? null) : null;
}

/** Whether this card ends the missing play at the cursor, as it can't be part of it. */
export function endsPlay(referee: Referee, cursor: Cursor, { card }: Sighting): boolean {
  if (!isPlay(cursor)) return false;
  const one = referee.judged[cursor.entry];
  const game = one?.before ?? referee.game;
  const seat = seatOf(game, cursor, one);
  return seat !== null && !belongsTo({ ...referee, game, announced: null }, { ...cursor, seat }, card);
}

/** Leads to where a play was not scanned, chosen when the record had `revision` changes, as for any correction. */
export const goToMissed = (referee: Referee, entry: number, revision: number): Referee =>
  isSameSince(referee.revisions, revision)
    ? show(referee, cursorAt(entry, true, true))
    : say(referee, 'recordChanged');

const leaveLog = (referee: Referee): Referee => hint({ ...referee, mode: null }, 'cursorLeft');

/** Goes to the newest move; a question that stands waits until the log is left. */
export function enterLog(referee: Referee, command: 'BACK' | 'FORWARD' | 'INSERT' | 'REMOVE'): Referee {
  const entry = nextMove(referee, referee.judged.length - 1, -1);
  if (entry === null) return say(referee, 'nothingToCorrect');
  const freed = { ...referee, announced: null };
  if (command !== 'INSERT') return show(freed, cursorAt(entry));
  // What is missing came before the card that nobody understands.
  return show(freed, cursorAt(referee.alarm ? entry : referee.judged.length, true));
}

function goTo(referee: Referee, cursor: Cursor, by: 1 | -1): Referee {
  const entry = nextMove(referee, cursor.entry + by, by);
  if (entry === null) return by === 1 ? leaveLog(referee) : show(referee, cursor);
  return show(referee, cursorAt(entry));
}

/** Whose cards are scanned: as was said, else of the chosen move, else of who was to act; null if that was open. */
function seatOf(game: State, { seat, inserts }: Cursor, one: Judged | undefined): SeatNumber | null {
  if (seat !== null) return seat;
  return !inserts && one?.entry.kind === 'move' ? one.entry.move.seat : likelySeat(game);
}

/** Whether a card lay on the pile where something is missing, or came there later without anybody picking it up before. */
function liesInPile({ judged, game }: Referee, entry: number, card: Card): boolean {
  const states = [...judged.slice(entry).map(({ before }) => before), game];
  // With more packs than one another copy of it may be missing.
  const until = game.rules.set.deck.packs === 1 ? states.length : 1;
  for (const [i, { pile }] of states.slice(0, until).entries()) {
    if (pile.includes(card)) return true;
    if (i > 0 && pile.length < states[i - 1]!.pile.length) return false;
  }
  return false;
}

/** A card of the chosen play, in its order; what lay where then decides which of equal cards it is. */
export function cardAtCursor(referee: Referee, cursor: Cursor, sighting: Sighting): Referee {
  const one = referee.judged[cursor.entry];
  const game = one?.before ?? referee.game;
  const from = nextSlots(game, seatOf(game, cursor, one));
  const { card } = withCard({ ...referee, game }, sighting, from, cursor.cards);
  if (cursor.cards.includes(card)) return say(referee, 'alreadyInPlay', { card });
  if (cursor.inserts && liesInPile(referee, cursor.entry, card))
    return say(referee, 'alreadyInPile', { card });
  const next = { ...cursor, cards: [...cursor.cards, card], at: sighting.at };
  const old = one?.entry.kind === 'move' && !cursor.inserts ? cardsOf(one.entry.move).length : null;
  // A play that was proposed as misread has as many cards as were read.
  if (cursor.proposed && next.cards.length === old) return endCursor(referee, next);
  return hint({ ...referee, mode: next }, 'cursorDraft', { card });
}

/** The move that was said to be missing, in the state before it. */
function missingMove(state: State, { seat: said, cards, what }: Cursor): Move | null {
  const seat = said ?? likelySeat(state);
  if (seat === null) return null;
  if (what === 'pickUp') return { kind: 'pickUp', seat };
  if (what === 'flip') return flipOf(state, seat, cards[0]);
  return cards.length === 0 ? null : moveWith(state, seat, cards);
}

/** A count or a burn that somebody said is missing, in the state before it; null if there can't be one. */
function missingFact(state: State, earlier: readonly Judged[], cursor: Cursor): Adjustment | null {
  if (cursor.what === 'count') return countedIn(earlier, state, cursor);
  return state.pile.length === 0
    ? null
    : { kind: 'moved', cards: bareCards(state.pile), from: { zone: 'pile' }, to: { zone: 'burned' } };
}

/** What was said of the chosen entry, as a correction; null if nothing was. */
function draftOf({ judged, game }: Referee, cursor: Cursor): Correction | null {
  const { entry, seat, cards, what, inserts } = cursor;
  const one = judged[entry];
  const before = one?.before ?? game;
  if (what === 'count' || what === 'burned') {
    const adjustment = missingFact(before, judged.slice(0, entry), cursor);
    return adjustment === null ? null : { kind: 'insert', entry, adjustment };
  }
  if (inserts) {
    const move = missingMove(before, cursor);
    return move === null ? null : { kind: 'insertMove', entry, move };
  }
  if (one?.entry.kind !== 'move') return null;
  const { move } = one.entry;
  if (what === null && cards.length === 0) return seat === null ? null : { kind: 'player', entry, seat };
  if (what === null && seat === null && move.kind !== 'pickUp') return { kind: 'cards', entry, cards };
  const other = missingMove(before, { ...cursor, seat: seat ?? move.seat });
  return other === null ? null : { kind: 'move', entry, move: other };
}

/** Whether the pile may be in somebody's hand after an input: its cards can be played again. */
const isPickUp = (input: Input): boolean =>
  (input.type === 'command' && input.command.name === 'PICKUP') ||
  (input.type === 'pile' && input.what !== 'settled');

/** What waits, without what was scanned for this place and doesn't come again before the pile is picked up. */
function waitingAfter({ waiting }: Referee, { cards }: Cursor): readonly Input[] {
  const pickUp = waiting.findIndex(isPickUp);
  return waiting.filter(
    (input, i) =>
      (pickUp >= 0 && i > pickUp) || input.type !== 'sighting' || !cards.includes(input.sighting.card),
  );
}

/** Makes the correction that was said; leaves the log if none was. */
export function endCursor(referee: Referee, cursor: Cursor): Referee {
  if (isBare(cursor)) return leaveLog(referee);
  const correction = draftOf(referee, cursor);
  if (correction === null) return say(referee, 'seatFirst');
  return correct({ ...referee, mode: null, waiting: waitingAfter(referee, cursor) }, correction);
}

/** Says one thing more of the chosen entry. */
const draft = (
  referee: Referee,
  cursor: Cursor,
  said: Partial<Cursor>,
  seat: SeatNumber | null = null,
): Referee => hint({ ...referee, mode: { ...cursor, ...said } }, 'cursorDraft', { seat });

/** It was this seat's. */
export const seatAtCursor = (referee: Referee, cursor: Cursor, seat: SeatNumber): Referee =>
  draft(referee, cursor, { seat }, seat);

function digitAtCursor(referee: Referee, cursor: Cursor, digit: number): Referee {
  const digits = cursor.what === 'count' ? withDigit(cursor.digits, digit) : null;
  return digits === null ? say(referee, 'notACount') : draft(referee, cursor, { digits });
}

/** Forgets what was said of the entry; then, unless it was proposed, that something is missing before it; then leaves. */
export function undoAtCursor(referee: Referee, cursor: Cursor): Referee {
  const { entry, inserts, proposed } = cursor;
  if (!isBare(cursor)) return show(referee, cursorAt(entry, inserts, proposed));
  const isThere = referee.judged[entry]?.entry.kind === 'move';
  return inserts && isThere && !proposed ? show(referee, cursorAt(entry)) : leaveLog(referee);
}

/** Carries out any other command while an entry is being corrected. */
export function commandAtCursor(referee: Referee, cursor: Cursor, command: Command): Referee {
  const { entry } = cursor;
  switch (command.name) {
    case 'BACK':
      return goTo(referee, cursor, -1);
    case 'FORWARD':
      return goTo(referee, cursor, 1);
    case 'INSERT':
      return show(referee, cursorAt(entry, true));
    case 'REMOVE':
      return correct({ ...referee, mode: null }, { kind: 'remove', entry });
    case 'STAND':
      return isRefused(referee.judged[entry])
        ? correct({ ...referee, mode: null }, { kind: 'stand', entry })
        : say(referee, 'nothingRefused');
    case 'NOT_BURNED':
      return correct({ ...referee, mode: null }, { kind: 'unburn', entry });
    case 'PICKUP': {
      // Nothing can be added to a pick-up that is missing.
      const isWhole = cursor.proposed && cursor.inserts;
      return isWhole
        ? endCursor(referee, { ...cursor, cards: [], what: 'pickUp' })
        : draft(referee, cursor, { what: 'pickUp' });
    }
    case 'BLIND':
      return draft(referee, cursor, { what: 'flip' });
    case 'COUNT':
      return draft(referee, cursor, { what: 'count', digits: '' });
    case 'DIGIT':
      return digitAtCursor(referee, cursor, command.digit);
    case 'BURNED':
      return draft(referee, cursor, { what: 'burned' });
    case 'REPEAT':
      return show(referee, cursor);
    default:
      return say(referee, 'notWhileCorrecting');
  }
}
