import { bareOf, type Card, copiesOf, inPlaceOf, ofPack, packOf, type Slot } from '../engine/cards.ts';
import { cardsOf, type Move } from '../engine/move.ts';
import type { Entry, Judged, Revision } from '../engine/record.ts';
import { faceUpCards } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import type { NoticeCode } from './notice.ts';
import { DOUBTS } from './question.ts';
import { type Referee, refold } from './referee.ts';

/**
 * With more packs than one a card that was tapped may be of any, and so may a code that was read before any code told the packs
 * apart. It is recorded as of one of them, and turns out to be another copy where a later code can't be explained else.
 */

/** Whether the code tells which of equal cards it was. */
const isTold = ({ toldApart }: Referee, { card, copy, how }: Sighting): boolean =>
  packOf(card) > 1 || copy > 1 || (toldApart && how !== 'tap');

/** The very card that a code tells: of another pack than the first its name there. */
const toldCard = ({ card, copy }: Sighting): Card => (copy > 1 ? (ofPack(card, copy) ?? card) : card);

/** Notes which cards are unsure from now on, should the sighting be recorded as one of them. */
function noteEither(referee: Referee, sighting: Sighting): Referee {
  const { open, unsure, game } = referee;
  const { card, how } = sighting;
  const copies = copiesOf(card, game.rules.set.deck.packs);
  if (copies.length === 0) return referee;
  const isOpen = (one: Card) => open?.cards.includes(one) === true;
  const own = toldCard(sighting);
  const either = isTold(referee, sighting) ? [] : how === 'tap' ? [card, ...copies] : copies;
  // The cards of the open play are as sure as they were.
  const still = unsure.filter((one) => isOpen(one) || (one !== own && !either.includes(one)));
  return { ...referee, unsure: [...still, ...either.filter((one) => !isOpen(one))] };
}

/** The cards that an entry shows, and that may be copies of these. */
export const eitherOf = (entry: Entry): readonly Card[] =>
  entry.kind === 'move' || entry.kind === 'seen' ? (entry.either ?? []) : [];

const cardsIn = (entry: Entry): readonly Card[] =>
  entry.kind === 'move' ? cardsOf(entry.move) : entry.kind === 'seen' ? [entry.card] : [];

/** The entry with those of its cards marked that are unsure; the very same one if none is, or all are marked. */
export function withEither(entry: Entry, unsure: readonly Card[]): Entry {
  if (entry.kind !== 'move' && entry.kind !== 'seen') return entry;
  const either = cardsIn(entry).filter((card) => unsure.includes(card) || entry.either?.includes(card));
  return String(either) === String(entry.either ?? []) ? entry : { ...entry, either };
}

/** What is done with each card of a move. */
type Rename = (card: Card) => Card;

/** The move with other names for its cards. */
export function renamed(move: Move, name: Rename): Move {
  switch (move.kind) {
    case 'play':
      return { ...move, cards: move.cards.map((card) => inPlaceOf(card, name(bareOf(card)))) };
    case 'choose':
    case 'stack':
      return { ...move, cards: move.cards.map(name) };
    case 'flip':
      return move.card === undefined
        ? move
        : { ...move, card: inPlaceOf(move.card, name(bareOf(move.card))) };
    case 'pickUp':
      return move.add === undefined ? move : { ...move, add: name(move.add) };
    case 'swap':
      return { ...move, give: move.give.map(name) };
    default:
      return move;
  }
}

/** Two copies of a card. */
type Pair = readonly [Card, Card];

/** The entry with each of two copies taken for the other. */
function otherwise(entry: Entry, [card, copy]: Pair): Entry {
  const name: Rename = (one) => (one === card ? copy : one === copy ? card : one);
  const either = eitherOf(entry).map(name);
  if (entry.kind === 'move') return { ...entry, move: renamed(entry.move, name), either };
  return entry.kind === 'seen' ? { ...entry, card: name(entry.card), either } : entry;
}

/** The referee with other entries in the place of some, wherever the record or its past has them. */
function withEntries(referee: Referee, others: ReadonlyMap<Entry, Entry>): Referee {
  const entry = (one: Entry): Entry => others.get(one) ?? one;
  const written = (change: Revision): Revision => {
    if (change.type === 'undo') return change;
    if (change.type === 'add')
      return others.has(change.entry) ? { ...change, entry: entry(change.entry) } : change;
    return change.entries.some((one) => others.has(one))
      ? { ...change, entries: change.entries.map(entry) }
      : change;
  };
  const { revisions, takenUp, withdrawn } = referee;
  const changes = revisions.changes.map(written);
  const now = (change: Revision): Revision => changes[revisions.changes.indexOf(change)] ?? change;
  return refold({
    ...referee,
    revisions: { ...revisions, changes },
    withdrawn: withdrawn.map(entry),
    takenUp: takenUp.map((one) => ({ ...one, correction: now(one.correction) })),
  });
}

/** The referee with the unsure one of two copies in its open play as the other. */
function withOpen(referee: Referee, pair: Pair): Referee {
  const { open, unsure } = referee;
  const [one, ...more] = (open?.cards ?? []).filter((card) => pair.includes(card));
  if (open === null || one === undefined || more.length > 0 || !unsure.includes(one)) return referee;
  const other = pair[0] === one ? pair[1] : pair[0];
  return { ...referee, open: { ...open, cards: open.cards.map((card) => (card === one ? other : card)) } };
}

const isIllegal = ({ ruling }: Judged): boolean => ruling?.verdict === 'illegal';

/** No move that was allowed is an offence now. */
const isNoWorse = (now: readonly Judged[], then: readonly Judged[]): boolean =>
  now.every((one, i) => !isIllegal(one) || isIllegal(then[i]!));

/** As many taps back of one card are each tried alone; together with those after them all are. */
const MOST_ALONE = 3;

/** The ways in which the unsure ones of these two copies may have been the other one, the newest first. */
function readings(referee: Referee, pair: Pair): Referee[] {
  const tapped = referee.judged
    .map(({ entry }) => entry)
    .flatMap((entry) =>
      eitherOf(entry).some((one) => pair.includes(one)) ? [[entry, otherwise(entry, pair)] as const] : [],
    )
    .reverse();
  const sets = [
    ...tapped.slice(0, MOST_ALONE).map((one) => [one]),
    ...tapped.slice(1).map((_, i) => tapped.slice(0, i + 2)),
  ];
  const others = [[], ...sets].flatMap((set) => {
    const read = set.length === 0 ? referee : withEntries(referee, new Map(set));
    const open = withOpen(read, pair);
    return open === read ? [read] : [open, read];
  });
  return others.filter((one) => one !== referee && isNoWorse(one.judged, referee.judged));
}

/** What is asked or said only where something is not as it was told. */
const SAID: readonly NoticeCode[] = ['alreadyBurned', 'alreadyInPlay', 'alreadyKnown', 'liesElsewhere'];

/** What the player of the newest play had before it, as far as it is known. */
function slotsBefore(before: Referee, { open, game, judged }: Referee): readonly Slot[] {
  const last = judged.at(-1);
  const isNew = judged.length > before.judged.length && last?.entry.kind === 'move';
  const seat = open?.seat ?? (isNew ? last.entry.move.seat : null);
  const own = seat === null ? undefined : (open === null && isNew ? last.before : game).seats[seat];
  return own === undefined ? [] : [...own.hand, ...faceUpCards(own)];
}

/** Whether a card that was taken seems not to be possible. */
function isDoubted(before: Referee, after: Referee): boolean {
  const { question, notice, open } = after;
  if (question !== null && question !== before.question && DOUBTS.includes(question.code)) return true;
  if (notice !== null && notice !== before.notice && SAID.includes(notice.code)) return true;
  const isNew = after.judged.length > before.judged.length;
  return open?.answer === 'cannot' || (after.alarm && (isNew || !before.alarm));
}

/** How well a card that its code tells from its copies goes with what was before: 0 if it can't be, 2 if all is well. */
function fitOf(before: Referee, after: Referee, card: Card): 0 | 1 | 2 {
  if (isDoubted(before, after)) return 0;
  const slots = slotsBefore(before, after);
  // Its player is known to have a copy of it, and more likely that is it than that there are both.
  return copiesOf(card).some((copy) => slots.includes(copy)) && !slots.includes(card) ? 1 : 2;
}

/**
 * Takes a card. If its code tells which of equal ones it is and that one can hardly be, an earlier card that was tapped
 * was a copy of what it was recorded as, where that explains it and nothing else becomes an offence.
 */
export function takeEither(
  before: Referee,
  sighting: Sighting,
  take: (referee: Referee, sighting: Sighting) => Referee,
): Referee {
  const referee = noteEither(before, sighting);
  const taken = take(referee, sighting);
  if (!isTold(referee, sighting)) return taken;
  const card = toldCard(sighting);
  const copies = copiesOf(card, referee.game.rules.set.deck.packs);
  if (copies.length === 0) return taken;
  const fit = fitOf(referee, taken, card);
  if (fit === 2) return taken;
  const others = copies.flatMap((copy) => readings(before, [card, copy]));
  for (const read of others) {
    const other = take(noteEither(read, sighting), sighting);
    if (fitOf(read, other, card) > fit) return other;
  }
  return taken;
}
