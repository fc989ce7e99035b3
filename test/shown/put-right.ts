import { type Card, isKnown } from '../../src/engine/cards.ts';
import { cardsOf, playedOf } from '../../src/engine/move.ts';
import { makeEntry } from '../../src/engine/notation/make-game.ts';
import { isRefused, type Judged } from '../../src/engine/record.ts';
import type { Correction } from '../../src/referee/correction.ts';

/** How people who know what happened put a record right: from the oldest difference on, one after another. */

/** An entry as it is written, without what was ruled on it. */
const told = (judged: Judged): string => makeEntry(judged).replace(/[?!]$/, '');

/** Whether two entries are the same and both stand, or neither. */
export const isSame = (one: Judged | undefined, other: Judged | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  told(one) === told(other) &&
  isRefused(one) === isRefused(other);

/** So far people look for an entry that has only slipped. */
const NEAR = 3;

const isNear = (list: readonly Judged[], from: number, wanted: Judged): boolean =>
  list.slice(from, from + NEAR).some((one) => isSame(one, wanted));

const insert = (entry: number, { entry: missing }: Judged): Correction =>
  missing.kind === 'move'
    ? { kind: 'insertMove', entry, move: missing.move }
    : { kind: 'insert', entry, adjustment: missing };

const cardsIn = ({ entry }: Judged): readonly Card[] =>
  entry.kind === 'move'
    ? cardsOf(entry.move)
    : entry.kind === 'seen' && isKnown(entry.card)
      ? [entry.card]
      : [];

const isPlay = ({ entry }: Judged): boolean => entry.kind === 'move' && entry.move.kind === 'play';

/** The same entry but for its cards. */
function mendCards(entry: number, is: Judged, should: Judged): Correction | null {
  if (is.entry.kind === 'seen' && should.entry.kind === 'seen')
    return { kind: 'cards', entry, cards: cardsIn(should) };
  if (is.entry.kind !== 'move' || should.entry.kind !== 'move') return null;
  const [one, other] = [is.entry.move, should.entry.move];
  if (one.kind !== other.kind || one.seat !== other.seat) return null;
  if (one.kind === 'flip' && other.kind === 'flip' && one.stack !== other.stack) return null;
  if (one.kind === 'play' && other.kind === 'play' && one.from !== other.from) return null;
  // What has no cards, such as who plays next, is another move.
  const cards = playedOf(other);
  return cards.length === 0 ? null : { kind: 'cards', entry, cards };
}

/** The same move but for its player. */
function mendPlayer(entry: number, is: Judged, should: Judged): Correction | null {
  if (is.entry.kind !== 'move' || should.entry.kind !== 'move') return null;
  const { seat } = should.entry.move;
  const same =
    JSON.stringify({ ...is.entry.move, seat, called: 0 }) ===
    JSON.stringify({ ...should.entry.move, called: 0 });
  return same ? { kind: 'player', entry, seat } : null;
}

/** Two plays were taken for one, or one for two. */
function mendNumber(at: number, is: readonly Judged[], should: readonly Judged[]): Correction | null {
  const [one, next, wanted, further] = [is[at]!, is[at + 1], should[at]!, should[at + 1]];
  if (!isPlay(one) || !isPlay(wanted)) return null;
  const all = (...parts: readonly (Judged | undefined)[]) =>
    parts.flatMap((part) => (part === undefined ? [] : cardsIn(part))).join(' ');
  // Plays of the same cards differ in what was named for them, and not in number.
  const isMore = cardsIn(one).length > cardsIn(wanted).length;
  if (isMore && all(one) === all(wanted, further) && further?.entry.kind === 'move')
    return { kind: 'split', entry: at, at: cardsIn(wanted).length, seat: further.entry.move.seat };
  const isLess = cardsIn(one).length < cardsIn(wanted).length;
  return isLess && all(one, next) === all(wanted) ? { kind: 'merge', entry: at } : null;
}

/**
 * The next correction that people would make; null if the record is as it should be. `plain` leaves out what has no
 * code: that one play was two, or two were one.
 */
export function nextCorrection(
  is: readonly Judged[],
  should: readonly Judged[],
  plain = false,
): Correction | null {
  let at = 0;
  while (isSame(is[at], should[at])) at++;
  const [one, wanted] = [is[at], should[at]];
  if (wanted === undefined) return one === undefined ? null : { kind: 'remove', entry: at };
  if (one === undefined) return insert(at, wanted);
  if (isRefused(one) && told(one) === told(wanted)) return { kind: 'stand', entry: at };
  if (isSame(is[at + 1], wanted)) return { kind: 'remove', entry: at };
  if (isSame(one, should[at + 1])) return insert(at, wanted);
  const mended = mendPlayer(at, one, wanted) ?? (plain ? null : mendNumber(at, is, should));
  if (mended !== null) return mended;
  const shared = cardsIn(one).some((card) => cardsIn(wanted).includes(card));
  if (!shared && isNear(should, at + 1, one)) return insert(at, wanted);
  if (!shared && isNear(is, at + 1, wanted)) return { kind: 'remove', entry: at };
  const cards = mendCards(at, one, wanted);
  if (cards !== null) return cards;
  if (one.entry.kind === 'move' && wanted.entry.kind === 'move')
    return { kind: 'move', entry: at, move: wanted.entry.move };
  return one.entry.kind === 'move' ? insert(at, wanted) : { kind: 'remove', entry: at };
}
