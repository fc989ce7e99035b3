import type { TableEvent } from './event.ts';
import {
  hides,
  isComing,
  isNew,
  type Label,
  type Lying,
  lastRead,
  liesStill,
  type Read,
  reaches,
  see,
  TOGETHER,
} from './lying.ts';
import { apart } from './region.ts';

/** How the place of a card that isn't read looks: as with the card, as before it lay there, or otherwise. */
export type Appearance = 'same' | 'before' | 'other';

/** What one frame tells about the pile. */
export interface Glance {
  /** Milliseconds; never less than in the glance before. */
  readonly at: number;
  /** The codes of the deck that were read; null if this frame wasn't read. */
  readonly reads: readonly Read[] | null;
  /** Nothing moves in the region. */
  readonly still: boolean;
  /** Nothing hides the region: what isn't there may be said to be gone. */
  readonly clear: boolean;
  /** Something new lies there that may turn out to be a card. */
  readonly news: boolean;
  /** Whether the region looks as it does without cards; null if it was never seen so. */
  readonly empty: boolean | null;
  /** How much of where the pile lay looks like the empty table, from 0 to 1. */
  readonly bare: number;
  /** Of reported cards that aren't read. */
  readonly places: ReadonlyMap<string, Appearance>;
}

/** The pile as it was last seen. */
export interface Pile {
  readonly cards: readonly Lying[];
  /** Since when a card is ready to be reported, and waits for others that come with it. */
  readonly waiting: number | null;
  /** In how many glances the pile's place looked bare since one of its cards was read. */
  readonly bared: number;
  /** Since when nothing seems to lie there. */
  readonly vanished: number | null;
  /** Since when a card's place has looked as before it lay there. */
  readonly missing: ReadonlyMap<string, number>;
  /** When something last happened that has to settle. */
  readonly unsettled: number | null;
  readonly stillSince: number | null;
}

/** A candidate that was read so lately may come with the others. */
const LATELY = 200;
/** How long nothing has to lie there until the pile is gone, and the same where nobody knows how the table looks. */
const GONE = 400;
const GONE_UNSURE = 700;
/** The same of a card's place; and where a card that it had covered has come to light. */
const TAKEN = 400;
const TAKEN_SEEN = 100;
/**
 * The pile was lifted if this share of its place was bare in `BARED` glances; a larger share while something hides the
 * region, because a smeared picture looks bare.
 */
const BARE = 0.5;
const BARE_BEHIND = 0.8;
const MOSTLY_BARE = 0.7;
const BARED = 2;

/** The cards that lie there when watching begins. */
export const pileOf = (known: readonly string[], at: number): Pile => ({
  cards: known.map((text) => ({ text, labels: [], firstSeen: at, reported: at })),
  waiting: null,
  bared: 0,
  vanished: null,
  missing: new Map(),
  unsettled: null,
  stillSince: null,
});

export const reportedOf = (pile: Pile): readonly Lying[] => pile.cards.filter((card) => !isNew(card));

const since = (held: boolean, before: number | null, at: number): number | null =>
  held ? (before ?? at) : null;

/** In milliseconds: a card that was last read so long before another was under it by then. */
const UNCOVERED = 3000;

/** The reported cards that lay uncovered as far as they were read: how the place of a covered one looks says nothing. */
function uncoveredIn(pile: Pile): readonly Lying[] {
  const read = reportedOf(pile).filter(({ labels }) => labels.length > 0);
  const newest = Math.max(...read.map(lastRead));
  return read.filter((card) => newest - lastRead(card) <= UNCOVERED);
}

/** Whether a card's place looks as with the card, as far as is known. */
const looksSame = ({ text }: Lying, { places }: Glance): boolean => (places.get(text) ?? 'same') === 'same';

/** Whether nothing of the pile seems to lie there in this glance. */
function seemsGone(pile: Pile, glance: Glance, read: boolean): boolean {
  if (!glance.still || !glance.clear || read) return false;
  if (glance.empty) return true;
  if (glance.empty === false) return glance.bare >= MOSTLY_BARE;
  const seen = uncoveredIn(pile);
  const none = !pile.cards.some(isComing) && !glance.reads?.some(({ sure }) => sure);
  return none && seen.length > 0 && !seen.some((card) => looksSame(card, glance));
}

/**
 * Whether the cards that now lie there don't lie on the old pile but in its place. A card that covers all of
 * an old pile looks much the same, so it takes one of three: the pile's place was seen bare in the meantime;
 * most of it is bare now; or, where the empty table isn't known, a card's place has changed that is too far
 * away to be under a new card.
 */
function replaced(pile: Pile, glance: Glance, fresh: readonly Lying[]): boolean {
  const seen = uncoveredIn(pile);
  if (seen.length === 0) return false;
  if (pile.bared >= BARED) return true;
  if (!glance.still || !glance.clear || seen.some((card) => looksSame(card, glance))) return false;
  if (glance.empty !== null) return glance.bare >= BARE;
  const uncovered = (card: Lying) =>
    !fresh.some((other) => card.labels.some((label) => reaches(other, label)));
  return seen.some((card) => card.labels.length > 0 && uncovered(card));
}

/**
 * Whether a card that lay under this one is read at a place where it wasn't since this one came: no card that comes on
 * top shows that.
 */
function hasUncovered(pile: Pile, card: Lying): boolean {
  const isElsewhere = (label: Label, { labels }: Lying) =>
    labels.every((other) => other === label || apart(other, label) > 2 * label.side);
  return reportedOf(pile).some(
    (below) =>
      below !== card &&
      below.reported! <= card.reported! &&
      below.labels.some(
        (label) =>
          label.since > lastRead(card) &&
          label.reads >= 2 &&
          isElsewhere(label, below) &&
          reaches(card, label),
      ),
  );
}

/**
 * The cards whose place has long looked as before they lay there, and that no card can cover; as long as others
 * of the pile are read since they went, or if all of them went. A pile that is picked up goes card by card, too.
 */
function takenFrom(pile: Pile, at: number): readonly Lying[] {
  const isLong = (card: Lying) =>
    at - (pile.missing.get(card.text) ?? at) >= (hasUncovered(pile, card) ? TAKEN_SEEN : TAKEN);
  const away = reportedOf(pile).filter(isLong);
  const others = pile.cards.filter((card) => !away.includes(card));
  const taken = away.filter((card) => !others.some((other) => hides(other, card)));
  const left = reportedOf(pile).filter((card) => !taken.includes(card));
  const went = Math.min(...taken.map(({ text }) => pile.missing.get(text)!));
  return left.length === 0 || left.some((card) => lastRead(card) >= went) ? taken : [];
}

/** A card that is read isn't missing, however its place looks: half of its index may be covered. */
function missingIn(pile: Pile, glance: Glance): ReadonlyMap<string, number> {
  if (!glance.still || !glance.clear) return new Map();
  const isRead = (text: string) =>
    pile.cards.some((card) => card.text === text && lastRead(card) === glance.at);
  const missing = [...glance.places].filter(([text, place]) => place === 'before' && !isRead(text));
  return new Map(missing.map(([text]) => [text, pile.missing.get(text) ?? glance.at]));
}

/** Whether a card of the pile may lie there still, as far as its place looks: it isn't read in every look. */
const isThere = (pile: Pile, glance: Glance): boolean =>
  glance.still && glance.clear && uncoveredIn(pile).some((card) => looksSame(card, glance));

const NOTHING = { bared: 0, vanished: null, missing: new Map<string, number>(), unsettled: null } as const;

/** What is left of a pile that is gone: the cards that are about to lie there next. */
const withoutReported = (pile: Pile): Pile => ({ ...pile, ...NOTHING, cards: pile.cards.filter(isNew) });

function look(pile: Pile, glance: Glance): Pile {
  const { at, reads } = glance;
  const cards = reads ? see(pile.cards, reads, at) : pile.cards;
  const read = cards.some((card) => !isNew(card) && lastRead(card) === at);
  const gone = seemsGone({ ...pile, cards }, glance, read);
  const showsTable = gone && [...glance.places.values()].includes('before');
  const isBare = showsTable || glance.bare >= (glance.clear ? BARE : BARE_BEHIND);
  const bared = read ? 0 : pile.bared + (reads && isBare && !isThere({ ...pile, cards }, glance) ? 1 : 0);
  const vanished = since(gone, pile.vanished, at);
  const stillSince = since(glance.still, pile.stillSince, at);
  return { ...pile, cards, bared, vanished, stillSince, missing: missingIn({ ...pile, cards }, glance) };
}

function isGone(pile: Pile, { at, empty, places }: Glance): boolean {
  if (pile.vanished === null || reportedOf(pile).length === 0) return false;
  // A card below one that was taken back looks as it did, before it is read again.
  const none = [...places.values()].every((place) => place !== 'same');
  const showsTable = empty || (none && pile.bared >= BARED);
  return at - pile.vanished >= (showsTable ? GONE : GONE_UNSURE);
}

/** The cards to report now, and since when some wait for others. */
function ready(pile: Pile, { at, reads }: Glance): { cards: readonly Lying[]; waiting: number | null } {
  const fresh = pile.cards.filter(isNew);
  const still = fresh.filter((card) => liesStill(card, pile.cards, reads ?? [], at));
  if (still.length === 0) return { cards: [], waiting: null };
  const waiting = pile.waiting ?? at;
  const half = fresh.some((card) => !still.includes(card) && at - lastRead(card) <= LATELY);
  if (half && at - waiting < TOGETHER) return { cards: [], waiting };
  return { cards: [...still].sort((a, b) => a.firstSeen - b.firstSeen), waiting: null };
}

/** Whether the last change has long lain still; not while a card is about to come or to turn out as taken. */
function hasSettled(pile: Pile, { at, news }: Glance, still: number): boolean {
  if (pile.unsettled === null || pile.stillSince === null || news) return false;
  const leaving = [...pile.missing.values()].some((since) => at - since <= TAKEN);
  if (leaving || pile.waiting !== null || pile.vanished !== null) return false;
  return at - Math.max(pile.unsettled, pile.stillSince) >= still;
}

/**
 * The pile after a glance, and what has happened to it, in order. A card is reported once until it is taken
 * or the pile is gone; one that is covered and seen again is not new.
 */
export function track(before: Pile, glance: Glance, still: number): { pile: Pile; events: TableEvent[] } {
  const { at } = glance;
  const events: TableEvent[] = [];
  let pile = look(before, glance);
  const leave = () => {
    events.push({ type: 'gone', at });
    pile = withoutReported(pile);
  };
  if (isGone(pile, glance)) leave();
  const { cards: fresh, waiting } = ready(pile, glance);
  pile = { ...pile, waiting };
  if (fresh.length > 0) {
    if (replaced(pile, glance, fresh)) leave();
    const cards = pile.cards.map((card) => (fresh.includes(card) ? { ...card, reported: at } : card));
    pile = { ...pile, cards, unsettled: at };
    events.push({ type: 'laid', texts: fresh.map(({ text }) => text), at });
  }
  const taken = takenFrom(pile, at);
  if (taken.length > 0 && taken.length === reportedOf(pile).length) leave();
  else if (taken.length > 0) {
    pile = { ...pile, cards: pile.cards.filter((card) => !taken.includes(card)), unsettled: at };
    events.push({ type: 'taken', texts: taken.map(({ text }) => text), at });
  }
  if (hasSettled(pile, glance, still)) {
    events.push({ type: 'settled', at });
    pile = { ...pile, unsettled: null };
  }
  return { pile, events };
}
