import type { Card } from '../../engine/cards.ts';
import { assign } from './assignment.ts';
import { type Glimpse, largestOf } from './glimpse.ts';
import { apart, FACE_CARDS, type Faces, MOST_EXAMPLES, writeExample } from './taught.ts';

/** A card that was held up while a deck is taught. */
export interface Shown {
  readonly id: number;
  /** Its surest glimpses, `MOST_EXAMPLES` at most. */
  readonly glimpses: readonly Glimpse[];
  /** What it is, where somebody has said so. */
  readonly said: Card | null;
}

/** What is in front of the camera just now. */
interface Held {
  readonly glimpses: readonly Glimpse[];
  readonly pictures: number;
  readonly last: number;
  /** Which of the shown cards it is, once it was steady. */
  readonly id: number | null;
}

/** A deck that is being taught: each card is held up once, in any order. */
export interface Teaching {
  /** The kept deck that it is; null for a new one. */
  readonly deck: string | null;
  readonly shown: readonly Shown[];
  readonly held: Held | null;
  /** The card that was held up last; null before the first. */
  readonly last: number | null;
}

export const NOTHING_TAUGHT: Teaching = { deck: null, shown: [], held: null, last: null };

/** The teaching as it goes on with this deck: what was shown of another one is forgotten. */
export const teachingOf = (teaching: Teaching, deck: string | null): Teaching =>
  teaching.deck === deck ? teaching : { ...NOTHING_TAUGHT, deck };

/** Pictures of a card until it counts: a hand that moves gives no two alike. */
const STEADY = 3;
/** Milliseconds without a card after which the next one may look like it and be another. */
const AWAY = 700;
/** Looks nearer than this are of one card (see `apart`): of different cards, one in a hundred is nearer than 0.25. */
const SAME = 0.2;

const looksLike = (some: readonly Glimpse[], others: readonly Glimpse[]): boolean =>
  some.some((one) => others.some((other) => apart(one.look, other.look) < SAME));

const surest = (glimpses: readonly Glimpse[]): readonly Glimpse[] =>
  [...glimpses].sort((a, b) => b.index - a.index).slice(0, MOST_EXAMPLES);

const takenFor = ({ shares }: Glimpse): number => largestOf(shares);

/** The card that was shown before and is shown again; undefined for one that is new. */
const shownBefore = (shown: readonly Shown[], glimpses: readonly Glimpse[]): Shown | undefined =>
  shown.find(
    (one) => takenFor(one.glimpses[0]!) === takenFor(glimpses[0]!) && looksLike(one.glimpses, glimpses),
  );

/** Counts what is held up as a card, a new one or one that is shown again. */
function settle({ deck, shown }: Teaching, held: Held): Teaching {
  const known = held.id === null ? shownBefore(shown, held.glimpses) : shown.find(({ id }) => id === held.id);
  if (known === undefined && held.id !== null) return { deck, shown, held, last: null };
  const id = known?.id ?? (shown.at(-1)?.id ?? 0) + 1;
  const glimpses = surest([...(known?.glimpses ?? []), ...held.glimpses]);
  const now = known
    ? shown.map((one) => (one === known ? { ...one, glimpses } : one))
    : [...shown, { id, glimpses, said: null }];
  return { deck, shown: now, held: { ...held, id }, last: id };
}

/** Takes what was seen of the card that is held up, in a picture of this time in milliseconds; nothing if none is. */
export function takeGlimpses(teaching: Teaching, glimpses: readonly Glimpse[], at: number): Teaching {
  const { held } = teaching;
  const isHere = held !== null && Math.abs(at - held.last) < AWAY;
  if (glimpses.length === 0) return isHere || held === null ? teaching : { ...teaching, held: null };
  if (!isHere || !looksLike(held.glimpses, glimpses))
    return { ...teaching, held: { glimpses: surest(glimpses), pictures: 1, last: at, id: null } };
  const now: Held = {
    ...held,
    glimpses: surest([...held.glimpses, ...glimpses]),
    pictures: held.pictures + 1,
    last: at,
  };
  return now.pictures < STEADY ? { ...teaching, held: now } : settle(teaching, now);
}

/** Somebody says what a shown card is; whatever was said to be that card before is open again. */
export const sayCard = (teaching: Teaching, id: number, card: Card): Teaching => ({
  ...teaching,
  shown: teaching.shown.map((one) => {
    if (one.id === id) return { ...one, said: card };
    return one.said === card ? { ...one, said: null } : one;
  }),
});

/** Forgets a shown card, as where something else was held up. */
export const forget = (teaching: Teaching, id: number): Teaching => ({
  ...teaching,
  shown: teaching.shown.filter((one) => one.id !== id),
  last: teaching.last === id ? null : teaching.last,
});

/** What a shown card is taken for. */
export interface Name {
  readonly id: number;
  /** Null where no card of the deck is left for it. */
  readonly card: Card | null;
  /** Nobody has said so, and this card is nearly as likely. */
  readonly or: Card | null;
}

/** What the network holds for impossible is so unlikely, no more: it knows no deck that has to be taught. */
const LEAST = 1e-4;
/** More than any card can cost, and than all of them together. */
const NO_CARD = 12;
const NEVER = 10_000;
/** Names that are more likely than any others by less than this, as a logarithm, are doubtful. */
const DOUBT = 1.5;
/** A share that leaves no doubt, and one that counts for nothing. */
const CLEAR = 0.86;
const FAINT = 0.05;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const costsOf = ({ glimpses }: Shown, cards: readonly number[]): readonly number[] =>
  cards.map(
    (card) =>
      -sumOf(glimpses.map(({ shares }) => Math.log(Math.max(shares[card]!, LEAST)))) / glimpses.length,
  );

/** What the shown cards of which nobody has said anything are, by cards of the deck that are left. */
function likeliest(open: readonly Shown[], cards: readonly number[]): readonly Name[] {
  const nobody = Array.from({ length: Math.max(0, open.length - cards.length) }, () => NO_CARD);
  const costs = open.map((one) => [...costsOf(one, cards), ...nobody]);
  const chosen = assign(costs);
  const total = (columns: readonly number[]) => sumOf(columns.map((column, row) => costs[row]![column]!));
  const cardAt = (column: number) => (column < cards.length ? FACE_CARDS[cards[column]!]! : null);
  /** Nothing else is likely for it, and it is likely for nothing else. */
  const isClear = (row: number, column: number) =>
    costs[row]![column]! < -Math.log(CLEAR) &&
    costs.every((other, i) => i === row || other[column]! > -Math.log(FAINT));
  return open.map(({ id }, row): Name => {
    const column = chosen[row]!;
    const card = cardAt(column);
    if (isClear(row, column)) return { id, card, or: null };
    const without = costs.map((one, i) =>
      i === row ? one.map((cost, j) => (j === column ? NEVER : cost)) : one,
    );
    const next = assign(without);
    const isDoubtful = total(next) - total(chosen) < DOUBT;
    return { id, card, or: isDoubtful ? cardAt(next[row]!) : null };
  });
}

/**
 * What each shown card is, in the order in which they were shown: each card of the deck is there once, so that a card
 * that looks like another gets its name from those that are left. The order in which they are shown changes nothing.
 */
export function namesOf({ shown }: Pick<Teaching, 'shown'>): readonly Name[] {
  const said = new Set(shown.map((one) => one.said));
  const left = FACE_CARDS.flatMap((card, i) => (said.has(card) ? [] : [i]));
  const open = shown.filter((one) => one.said === null);
  const names = new Map(likeliest(open, left).map((name) => [name.id, name]));
  return shown.map(({ id, said }) => names.get(id) ?? { id, card: said, or: null });
}

/** What the network took a glimpse for; what it is, where it had no idea. */
function asTaken(glimpse: Glimpse, card: Card): Card {
  const taken = takenFor(glimpse);
  return glimpse.shares[taken]! > 0.5 ? FACE_CARDS[taken]! : card;
}

/** What was learned so far, without the cards whose names are in doubt. */
export function facesOf(teaching: Teaching): Faces {
  const cards = new Map(namesOf(teaching).map(({ id, card, or }) => [id, or === null ? card : null]));
  return Object.fromEntries(
    teaching.shown.flatMap(({ id, glimpses }) => {
      const card = cards.get(id) ?? null;
      return card === null
        ? []
        : [[card, glimpses.map((one) => writeExample(asTaken(one, card), one.look))] as const];
    }),
  );
}
