import { type Adjustment, adjust, optionFault, rulesWith } from '../engine/adjust.ts';
import { areOneKind, bareCards, bareOf, type Card, isKnown, isNamed, type Played } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { isInDeck } from '../engine/knowledge.ts';
import { ownerOf } from '../engine/location.ts';
import { cardsOf, type Move, type MoveOf, playedOf } from '../engine/move.ts';
import {
  type Entry,
  isPileMoved,
  isRefused,
  type Judged,
  type MoveEntry,
  saidAfter,
} from '../engine/record.ts';
import type { Result } from '../engine/result.ts';
import type { RuleSetErrorCode } from '../engine/rules/errors.ts';
import type { Rules } from '../engine/rules/rules.ts';
import { turnUnburned } from '../engine/settle.ts';
import { nextActive, type SeatNumber, type State } from '../engine/state.ts';
import { mayBeOneRank } from '../engine/wild.ts';
import { leavingTo } from './likely.ts';
import { moveFrom } from './reread.ts';

/**
 * What people may correct in the record. `entry` is its number in the record, from 0; what is inserted comes before
 * that entry, or at the end if there is none.
 */
export type Correction =
  /**
   * These cards were played (shown, added, chosen), in this order: a card changed, added, removed or moved. A single
   * one that ended the play before and equals it was part of it, unless somebody has said whose it was.
   */
  | { readonly kind: 'cards'; readonly entry: number; readonly cards: readonly Played[] }
  /** It was two plays: the cards from `at` on were the second, of this seat, or of the next one. */
  | {
      readonly kind: 'split';
      readonly entry: number;
      readonly at: number;
      readonly seat: SeatNumber | null;
    }
  /** It was one play together with the one after it. */
  | { readonly kind: 'merge'; readonly entry: number }
  /** The play after it came first; with equal cards just before, these were one play, unless it was `apart`. */
  | { readonly kind: 'reorder'; readonly entry: number; readonly apart?: true }
  /** It was this seat's; with `stands`, allowed or not. */
  | { readonly kind: 'player'; readonly entry: number; readonly seat: SeatNumber; readonly stands?: true }
  /** It was another move. */
  | { readonly kind: 'move'; readonly entry: number; readonly move: Move }
  | { readonly kind: 'insertMove'; readonly entry: number; readonly move: Move }
  | { readonly kind: 'insert'; readonly entry: number; readonly adjustment: Adjustment }
  /** A play before it was not scanned: the log opens there, and the play is scanned. */
  | { readonly kind: 'missed'; readonly entry: number }
  /** It never happened. */
  | { readonly kind: 'remove'; readonly entry: number }
  /** House ruling: it stands, allowed or not. */
  | { readonly kind: 'stand'; readonly entry: number }
  /** The pile that it burned stays where it is, and the turn passes; with `pickUp`, whose turn it is picks it up. */
  | { readonly kind: 'unburn'; readonly entry: number; readonly pickUp?: true }
  /** The pile that it left was burned although no burn was due, and who goes on is as after any burn. */
  | { readonly kind: 'burn'; readonly entry: number }
  /** The last `count` moves are taken back. */
  | { readonly kind: 'takeBack'; readonly count: number };

/** Why a correction can't be made; nothing has changed then. */
export const CORRECTION_ERRORS = [
  'noSuchEntry',
  /** An entry of this kind can't be corrected so. */
  'notThatEntry',
  'noCards',
  'cardTwice',
  'cardNotInDeck',
  'noSuchSeat',
  'noSuchRule',
  /** The rules have no parameter and no variation of that name; or it has no such value. */
  'noSuchParameter',
  'noSuchValue',
  /** The hand is known to have more cards than that. */
  'handKnown',
  /** Fewer cards than that are left that it could have. */
  'tooManyCounted',
] as const;
export type CorrectionError = (typeof CORRECTION_ERRORS)[number];

/** In the place of `remove` entries from `at` on, these. */
export interface Splice {
  readonly at: number;
  readonly remove: number;
  readonly entries: readonly Entry[];
}

type Made = Result<Splice, CorrectionError>;
const fail = (error: CorrectionError): Made => ({ ok: false, error });
const put = (at: number, remove: number, ...entries: readonly Entry[]): Made => ({
  ok: true,
  value: { at, remove, entries },
});

/** The same entry, now that somebody has said whose it is; its picture stays with it. */
function withoutGuess(entry: MoveEntry): MoveEntry {
  const { guessed: _, ...sure } = entry;
  return sure;
}

/** The same entry of another seat, from its hand or table as the rules have it there. */
const withSeat = (entry: MoveEntry, before: State, seat: SeatNumber): MoveEntry => {
  return { ...withoutGuess(entry), move: moveFrom(before, seat, entry.move) };
};

/** A card that is turned over and seen in two steps was one player's. */
function otherPlayer(
  judged: readonly Judged[],
  { entry: at, seat, stands }: Extract<Correction, { kind: 'player' }>,
): Made {
  const answersFlip = (i: number) => judged[i]?.before.pending !== null && judged[i]?.entry.kind === 'move';
  const from = answersFlip(at) ? at - 1 : at;
  const { entry: first, before } = judged[from]!;
  if (before.seats[seat] === undefined) return fail('noSuchSeat');
  const second = answersFlip(from + 1) ? judged[from + 1]!.entry : null;
  if (first.kind !== 'move') return fail('notThatEntry');
  const done = leavingTo(before, seat);
  const left: MoveEntry[] =
    done === null ? [] : [{ kind: 'move', move: done, ifIllegal: 'letStand', guessed: true }];
  const flipped = withSeat(stands === true ? { ...first, ifIllegal: 'letStand' } : first, before, seat);
  if (second?.kind !== 'move') return put(from, 1, ...left, flipped);
  const stack = flipped.move.kind === 'flip' ? flipped.move.stack : 0;
  const { guessed: _, ...seen } = second;
  const move: Move = second.move.kind === 'flip' ? { ...second.move, seat, stack } : { ...second.move, seat };
  return put(from, 2, ...left, flipped, { ...seen, move });
}

/**
 * These cards, those that no rank is named for with the one that was named for them in this move; just as they are
 * where they are the cards of the move.
 */
function stillNamed(cards: readonly Played[], move: Move): readonly Played[] {
  const own = cardsOf(move);
  const isRenamed = cards.length === own.length && bareCards(cards).every((card) => own.includes(card));
  return isRenamed ? cards : cards.map((card) => playedOf(move).find((one) => bareOf(one) === card) ?? card);
}

/** The same move with other cards; null if a move of this kind has none, or another number of them. */
function moveWith(move: Move, played: readonly Played[]): Move | null {
  const cards = bareCards(played);
  const [first, ...more] = cards;
  switch (move.kind) {
    case 'play':
      return { ...move, cards: stillNamed(played, move) };
    case 'choose':
    case 'stack':
      return first === undefined ? null : { ...move, cards };
    case 'flip': {
      const { card: _, ...hidden } = move;
      if (more.length > 0) return null;
      return first === undefined ? hidden : { ...hidden, card: stillNamed(played, move)[0]! };
    }
    case 'pickUp': {
      const { add: _, ...plain } = move;
      if (more.length > 0) return null;
      return first === undefined ? plain : { ...plain, add: first };
    }
    case 'swap':
      return cards.length === move.take.length ? { ...move, give: cards } : null;
    default:
      return null;
  }
}

/** The one card that ended a play and was only taken to be the next player's, if it was part of that play; else null. */
function withBefore(judged: readonly Judged[], at: number, cards: readonly Played[]): Made | null {
  const [was, one] = [judged[at - 1], judged[at]!];
  const { entry } = one;
  if (was?.entry.kind !== 'move' || was.entry.move.kind !== 'play' || cards.length !== 1) return null;
  if (!hasCards(entry) || entry.ended !== true || entry.guessed !== true) return null;
  if (cardsOf(entry.move).length > 1) return null;
  const whole = joined(was.before.rules, was.entry, was.entry.move, {
    ...entry,
    move: { ...was.entry.move, cards },
  });
  const all = playedOf(whole.move);
  if (!areOneKind(all) || areOneKind([...all, ...cardsOf(entry.move)])) return null;
  return decide(was.before, whole.move).verdict === 'illegal' ? null : put(at - 1, 2, whole);
}

function withCards(judged: readonly Judged[], at: number, cards: readonly Played[]): Made {
  const { entry } = judged[at]!;
  const [first, ...more] = cards;
  if (entry.kind === 'seen')
    return first === undefined || more.length > 0
      ? fail('notThatEntry')
      : put(at, 1, { ...entry, card: bareOf(first) });
  if (entry.kind !== 'move') return fail('notThatEntry');
  const move = moveWith(entry.move, cards);
  if (move === null) return fail('notThatEntry');
  return withBefore(judged, at, cards) ?? put(at, 1, { ...entry, move });
}

function split({ entry: at, at: card, seat }: Extract<Correction, { kind: 'split' }>, entry: Entry): Made {
  if (entry.kind !== 'move' || entry.move.kind !== 'play') return fail('notThatEntry');
  const played = entry.move.cards;
  if (card < 1 || card >= played.length) return fail('notThatEntry');
  // What wild cards counted as beside others, they needn't count as alone.
  const cards: readonly Played[] = played.every(isNamed) ? played : bareCards(played);
  const first: MoveEntry = { ...entry, move: { ...entry.move, cards: cards.slice(0, card) } };
  const rest: Move = { kind: 'play', seat: seat ?? entry.move.seat, cards: cards.slice(card) };
  const second: MoveEntry = { ...withoutGuess(entry), move: rest };
  return put(at, 1, first, seat === null ? { ...second, guessed: true } : second);
}

/**
 * A play together with one that came later. A rank that was named for one of the cards stays if the others may be of it;
 * else wild cards count as the others then, whatever they were taken to be.
 */
function joined(rules: Rules, entry: MoveEntry, move: MoveOf<'play'>, later: MoveEntry): MoveEntry {
  const cards = [...move.cards, ...playedOf(later.move)];
  const whole = { ...entry, move: { ...move, cards: mayBeOneRank(rules, cards) ? cards : bareCards(cards) } };
  // The later picture shows the cards of both.
  return later.picture === undefined ? whole : { ...whole, picture: later.picture };
}

function merge(at: number, { entry, before }: Judged, next: Entry | undefined): Made {
  if (entry.kind !== 'move' || next?.kind !== 'move') return fail('notThatEntry');
  if (entry.move.kind !== 'play' || !['play', 'flip'].includes(next.move.kind)) return fail('notThatEntry');
  return put(at, 2, joined(before.rules, entry, entry.move, next));
}

const hasCards = (
  entry: Entry | undefined,
): entry is MoveEntry & { readonly move: MoveOf<'play' | 'flip'> } =>
  entry?.kind === 'move' && ['play', 'flip'].includes(entry.move.kind) && cardsOf(entry.move).length > 0;

/** Two plays change places; their players stay, as they were due in this order. */
function reorder(judged: readonly Judged[], at: number, apart: boolean): Made {
  const [before, one, next] = [judged[at - 1]?.entry, judged[at]!, judged[at + 1]?.entry];
  const { entry } = one;
  if (!hasCards(entry) || !hasCards(next)) return fail('notThatEntry');
  // Nothing is added to a play that was taken back.
  const mayJoin = !apart && !isRefused(judged[at - 1]);
  if (mayJoin && before?.kind === 'move' && before.move.kind === 'play') {
    const whole = joined(one.before.rules, before, before.move, next);
    if (areOneKind(cardsOf(whole.move))) return put(at - 1, 3, whole, entry);
  }
  const move = (of: MoveEntry, like: MoveEntry): MoveEntry => ({
    ...of,
    // What the table let stand were these cards.
    ifIllegal: like.ifIllegal,
    move: moveFrom(one.before, of.move.seat, like.move),
  });
  return put(at, 2, move(entry, next), move(next, entry));
}

/** The entries that say after a move that its pile went from one zone to another: the cards, and who is to act then. */
function saidOfPile(
  judged: readonly Judged[],
  at: number,
  from: 'pile' | 'burned',
): Pick<Splice, 'at' | 'remove'> | null {
  const said = saidAfter(judged, at);
  const found = said.findIndex((one) => isPileMoved(one, from));
  if (found === -1) return null;
  return { at: at + 1 + found, remove: said[found + 1]?.entry.kind === 'turn' ? 2 : 1 };
}

/** What a burn took off the pile goes back on it, and the turn goes on as after any play. */
function unburn(judged: readonly Judged[], at: number, pickUp: boolean): Made {
  const { before, entry, events, after } = judged[at]!;
  const said = saidOfPile(judged, at, 'pile');
  const takenBy = (seat: SeatNumber): MoveEntry[] =>
    pickUp ? [{ kind: 'move', move: { kind: 'pickUp', seat }, ifIllegal: 'letStand' }] : [];
  if (said !== null) return put(said.at, said.remove, ...(after.turn === null ? [] : takenBy(after.turn)));
  if (saidOfPile(judged, at, 'burned') !== null) return fail('notThatEntry');
  const burn = events.find((event) => event.type === 'moved' && event.to.zone === 'burned');
  if (!hasCards(entry) || burn?.type !== 'moved') return fail('notThatEntry');
  const back: Adjustment = {
    kind: 'moved',
    cards: bareCards(burn.cards),
    from: { zone: 'burned' },
    to: { zone: 'pile' },
  };
  const seat = turnUnburned(before, after, entry.move);
  // Who played no extra turn didn't leave it either.
  const left = judged[at + 1]?.entry;
  const isLeft = left?.kind === 'move' && left.move.kind === 'done' && left.move.seat === entry.move.seat;
  return put(at + 1, isLeft ? 1 : 0, back, { kind: 'turn', seat }, ...takenBy(seat));
}

/** What a play has left on the pile is burned, and its player goes on, if that is so after a burn. */
function burn(judged: readonly Judged[], at: number): Made {
  const { entry, after } = judged[at]!;
  const said = saidOfPile(judged, at, 'burned');
  if (said !== null) return put(said.at, said.remove);
  const isLeft = after.phase === 'play' && after.pile.length > 0 && !isRefused(judged[at]);
  if (!hasCards(entry) || !isLeft || saidOfPile(judged, at, 'pile') !== null) return fail('notThatEntry');
  const gone: Adjustment = {
    kind: 'moved',
    cards: bareCards(after.pile),
    from: { zone: 'pile' },
    to: { zone: 'burned' },
  };
  if (after.rules.set.burn.again === 'no') return put(at + 1, 0, gone);
  const { seat } = entry.move;
  return put(at + 1, 0, gone, {
    kind: 'turn',
    seat: after.out.includes(seat) ? nextActive(after, seat) : seat,
  });
}

const isExchange = (one: Judged): boolean => one.entry.kind === 'move' && !isCorrectable(one);

/** Whether it can be corrected by itself: the exchange is scanned again as a whole. */
export const isCorrectable = ({ entry }: Judged): boolean =>
  entry.kind === 'move' && !['swap', 'ready', 'choose', 'stack'].includes(entry.move.kind);

/** The number of the entry with which the last `count` moves begin. */
function startOfLast(judged: readonly Judged[], count: number): number {
  let left = count;
  let at = judged.length;
  while (left > 0 && at > 0 && !isExchange(judged[at - 1]!)) if (judged[--at]!.entry.kind === 'move') left--;
  return at;
}

const isThere = (state: State, seat: SeatNumber): boolean => state.seats[seat] !== undefined;

/** Every seat that an entry names. */
function seatsOf(entry: Entry): readonly SeatNumber[] {
  if (entry.kind === 'move')
    return entry.move.kind === 'stack' ? [entry.move.seat, entry.move.on.seat] : [entry.move.seat];
  const places = entry.kind === 'seen' ? [entry.place] : entry.kind === 'moved' ? [entry.from, entry.to] : [];
  const own = 'seat' in entry ? [entry.seat] : [];
  return [...own, ...places.flatMap((place) => ownerOf(place) ?? [])];
}

/** Why a count can't be: more cards are known to be there, or fewer could be. Null if it can be. */
export function countFault(state: State, entry: Entry): CorrectionError | null {
  if (entry.kind !== 'count' && entry.kind !== 'countStock') return null;
  const { after } = adjust(state, entry);
  const counted = entry.kind === 'count' ? after.seats[entry.seat]!.hand.length : after.stock.length;
  if (counted === entry.count) return null;
  return counted > entry.count ? 'handKnown' : 'tooManyCounted';
}

const OPTION_ERRORS: Partial<Record<RuleSetErrorCode, CorrectionError>> = {
  UNKNOWN_OPTION: 'noSuchParameter',
  BAD_OPTION: 'noSuchValue',
  BAD_VALUE: 'noSuchValue',
};

/** What is wrong with the cards and seats of an entry; the rules aren't asked. */
function faultOf(state: State, entry: Entry): CorrectionError | null {
  if (!seatsOf(entry).every((seat) => isThere(state, seat))) return 'noSuchSeat';
  const cards: readonly string[] =
    entry.kind === 'move'
      ? [...cardsOf(entry.move), ...(entry.move.kind === 'swap' ? entry.move.take : [])]
      : entry.kind === 'seen'
        ? [entry.card]
        : entry.kind === 'moved'
          ? entry.cards.filter(isKnown)
          : [];
  if (entry.kind === 'move' && entry.move.kind === 'play' && cards.length === 0) return 'noCards';
  if (new Set(cards).size < cards.length) return 'cardTwice';
  if (cards.some((card) => !isInDeck(state, card as Card))) return 'cardNotInDeck';
  const uncountable = countFault(state, entry);
  if (uncountable !== null) return uncountable;
  if (entry.kind === 'option' && rulesWith(state.rules, entry.name, entry.value) === null)
    return OPTION_ERRORS[optionFault(state.rules, entry.name, entry.value) ?? 'UNSOUND'] ?? 'noSuchRule';
  return null;
}

function make(judged: readonly Judged[], correction: Correction): Made {
  if (correction.kind === 'takeBack') {
    const at = startOfLast(judged, correction.count);
    return at === judged.length ? fail('noSuchEntry') : put(at, judged.length - at);
  }
  const at = correction.entry;
  if (correction.kind === 'insert' || correction.kind === 'insertMove') {
    if (at > judged.length) return fail('noSuchEntry');
    if (correction.kind === 'insert') return put(at, 0, correction.adjustment);
    // It has happened, allowed or not.
    return put(at, 0, { kind: 'move', move: correction.move, ifIllegal: 'letStand' });
  }
  const one = judged[at];
  if (one === undefined) return fail('noSuchEntry');
  if (isExchange(one)) return fail('notThatEntry');
  const { entry } = one;
  switch (correction.kind) {
    case 'cards':
      return withCards(judged, at, correction.cards);
    case 'split':
      return split(correction, entry);
    case 'merge':
      return merge(at, one, judged[at + 1]?.entry);
    case 'reorder':
      return reorder(judged, at, correction.apart === true);
    case 'player':
      return otherPlayer(judged, correction);
    case 'move':
      return entry.kind === 'move'
        ? put(at, 1, { ...withoutGuess(entry), move: correction.move })
        : fail('notThatEntry');
    case 'missed':
      return fail('noCards');
    case 'remove':
      return put(at, 1);
    case 'stand':
      return entry.kind === 'move' ? put(at, 1, { ...entry, ifIllegal: 'letStand' }) : fail('notThatEntry');
    case 'unburn':
      return unburn(judged, at, correction.pickUp === true);
    case 'burn':
      return burn(judged, at);
  }
}

/** What a correction changes in a record that leads to a state, or why it can't be made. */
export function spliceOf(judged: readonly Judged[], game: State, correction: Correction): Made {
  const made = make(judged, correction);
  if (!made.ok) return made;
  const state = judged[made.value.at]?.before ?? game;
  for (const entry of made.value.entries) {
    const fault = faultOf(state, entry);
    if (fault !== null) return fail(fault);
  }
  return made;
}
