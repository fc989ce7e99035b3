import { mayBeOne, type Named, withPacks } from './one-card.ts';
import { apart, type Spot } from './region.ts';

/** A card's code or index that was read in a frame. */
export interface Read extends Spot, Named {
  /** For how many readings it counts: about 1, less the less sure it is. */
  readonly weight: number;
  /** Whether it alone would be told. */
  readonly sure: boolean;
  /** Whether it is surer than any half of another index is read. */
  readonly clear: boolean;
  /** What it is next likeliest; null if that isn't known. */
  readonly other: string | null;
  /** Something else moves close to it: it may still be in a hand. */
  readonly busy: boolean;
}

/** One of a card's codes, at one place. */
export interface Label extends Spot, Pick<Named, 'how'> {
  /** Since when it has been read there without moving. */
  readonly since: number;
  /** The sum of their weights, and how many of them were sure. */
  readonly reads: number;
  readonly sure: number;
  /** Whether all of them were clear. */
  readonly clear: boolean;
  readonly last: number;
  /** Where exactly it was read then. */
  readonly latest: Pick<Spot, 'x' | 'y'>;
  /** In how many looks it was missed since. */
  readonly missed: number;
  /** What it is next likeliest, as last read; null if that isn't known. */
  readonly other: string | null;
}

/** A card that lies on the table, or is about to. */
export interface Lying {
  readonly text: string;
  readonly labels: readonly Label[];
  readonly firstSeen: number;
  /** When it was reported, or was known to lie there; null for one that is not yet. */
  readonly reported: number | null;
}

/** A label has moved if it is farther away than this, in sides of its code. */
export const MOVED = 0.35;
/**
 * A label that isn't found begins from nothing after this many looks and milliseconds; that of a reported card is
 * known, and may be missed for longer, and one that was always clear for as long as its card isn't forgotten. Time
 * alone says nothing: a slow machine may look only twice a second.
 */
const MISSED = 2;
const LOST = 450;
const LOST_REPORTED = 3000;
/** Milliseconds: a card that wasn't reported is forgotten when looks haven't found it for this long. */
const FORGOTTEN = 1000;

/** A card lies when a label was read this many times, over this many milliseconds, without moving. */
export const READS = 3;
/** How many of these have to be sure: what is never read surely may look like another card for good. */
export const SURE_READS = 2;
const LONG = 230;
/** Milliseconds, where something moves close to it: a hand that holds a card seldom keeps it still that long. */
const LONG_BUSY = 430;

/**
 * The same around the middle of two codes in opposite corners: half of what lies between, and as much again as
 * small codes need, or large ones.
 */
const MARGIN = { ofHalf: 0.25, ofSide: 1.5 } as const;

export const lastRead = (card: Lying): number =>
  card.labels.reduce((last, label) => Math.max(last, label.last), Number.NEGATIVE_INFINITY);

/** In how many looks a card was missed since it was last read. */
export const missedIn = ({ labels }: Lying): number => Math.min(...labels.map(({ missed }) => missed));

/** Whether a label wasn't found for long, by looks and by time. */
export const isLost = ({ last, missed }: Label, at: number, long = LOST): boolean =>
  missed >= MISSED && at - last > long;

/** Whether a label is where its card last was; others are where it was before it moved. */
export const isActive = ({ reads }: Label): boolean => reads > 0;

/** Whether a place may lie under a card: sure if not, but only perhaps if so. */
export function reaches({ labels }: Pick<Lying, 'labels'>, spot: Spot): boolean {
  const [one] = [...labels].sort((a, b) => b.last - a.last);
  if (!one) return false;
  const away = (label: Label) => apart(one, label);
  // Those that are where they were when the card last moved; none is on another card of the same text.
  const other = labels.find(
    (label) => isActive(label) && away(label) > 2 * one.side && away(label) <= one.reach,
  );
  if (!isActive(one) || !other) return apart(one, spot) <= one.reach;
  const middle = { ...one, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const half = away(other) / 2;
  return apart(middle, spot) <= half + Math.max(MARGIN.ofHalf * half, MARGIN.ofSide * one.side);
}

/** In milliseconds: cards put down within this time are played together. */
export const TOGETHER = 300;

/** When a card came to lie: one that isn't reported yet lies since it was first read where it is. */
function cameToLie(card: Lying): number {
  const last = lastRead(card);
  return (
    card.reported ?? Math.max(...card.labels.filter((label) => label.last === last).map(({ since }) => since))
  );
}

/** Whether a card came to lie when another was last read, and may hide it. */
export const hides = (upper: Lying, card: Lying): boolean =>
  lastRead(upper) > lastRead(card) &&
  cameToLie(upper) > lastRead(card) - TOGETHER &&
  card.labels.some((label) => reaches(upper, label));

export const isNew = (card: Lying): boolean => card.reported === null;

/** Whether a card is about to come: it isn't reported yet, and was read surely. */
export const isComing = (card: Lying): boolean => isNew(card) && card.labels.some(({ sure }) => sure > 0);

/** Two readings are of one place if they are closer than this, in sides of the larger. */
const SAME_PLACE = 0.5;
export const isAt = (one: Spot, other: Spot): boolean =>
  apart(one, other) < SAME_PLACE * Math.max(one.side, other.side);

/** In sides of it: an index that lies still is read as near as that to where it was read before. */
const VERY_PLACE = 0.2;

/** Whether two cards have the same rank or the same suit. */
const isLike = (one: string, other: string): boolean =>
  one.slice(0, -1) === other.slice(0, -1) || one.slice(-1) === other.slice(-1);

/**
 * The readings as they are once each that isn't clear is taken for what was read at this very place a moment ago, if
 * that has the same rank or suit: a new card may cover half of an index that was read before. Unless it was read
 * clearly there by now.
 */
function asBefore(reads: readonly Read[], cards: readonly Lying[], at: number): readonly Read[] {
  const told = cards.filter((card) => !isNew(card));
  return reads.map((read) => {
    const isHere = (label: Label) =>
      !isLost(label, at, LOST_REPORTED) && apart(label.latest, read) <= VERY_PLACE * label.side;
    const isSeen = (card: Lying) => card.text === read.text && (!isNew(card) || card.labels.some(isHere));
    if (read.clear || cards.some(isSeen)) return read;
    const before = told.find(({ text, labels }) => isLike(text, read.text) && labels.some(isHere));
    return before ? { ...read, text: before.text } : read;
  });
}

/** What is read at the place of another card makes that doubtful if it was read as often as this part of it. */
const RIVAL = 0.3;

/** Whether another card was read at this place since as well, and not much less often. */
export const isDoubtful = (label: Label, card: Lying, all: readonly Lying[]): boolean =>
  all.some(
    (other) =>
      other.text !== card.text &&
      other.labels.some(
        (rival) => rival.last >= label.since && rival.reads >= RIVAL * label.reads && isAt(rival, label),
      ),
  );

/**
 * Whether a card of `all` that is not yet reported has lain still long enough, as far as its reads tell: those of one
 * label, or of the indices in two of its corners together, as both say the same of one card.
 */
export function liesStill(card: Lying, all: readonly Lying[], reads: readonly Read[], at: number): boolean {
  const busy = reads.some((read) => read.text === card.text && read.busy);
  const holds = (label: Label) => isActive(label) && !isLost(label, at) && !isDoubtful(label, card, all);
  const held = card.labels.filter(holds);
  const indices = held.filter(({ how }) => how === 'face');
  return [indices, ...held.map((label) => [label])].some(
    (labels) =>
      sum(labels, ({ reads }) => reads) >= READS &&
      sum(labels, ({ sure }) => sure) >= SURE_READS &&
      labels.some(({ since, last }) => last - since >= (busy ? LONG_BUSY : LONG)),
  );
}

const sum = (labels: readonly Label[], of: (label: Label) => number): number =>
  labels.reduce((all, label) => all + of(label), 0);

/** Whether a card was put down, moved or uncovered within this many milliseconds, and is read there. */
export const cameLately = ({ labels }: Lying, at: number, lately: number): boolean =>
  labels.some((label) => label.reads >= READS && at - label.since < lately && !isLost(label, at));

const fresh = ({ how, x, y, side, reach, weight, sure, clear, other }: Read, at: number): Label => ({
  how,
  x,
  y,
  side,
  reach,
  since: at,
  reads: weight,
  sure: sure ? 1 : 0,
  clear,
  last: at,
  latest: { x, y },
  missed: 0,
  other,
});

const readAgain = (label: Label, read: Read, at: number, lost: number): Label =>
  !isActive(label) || isLost(label, at, lost)
    ? fresh(read, at)
    : {
        ...label,
        reads: label.reads + read.weight,
        sure: label.sure + (read.sure ? 1 : 0),
        clear: label.clear && read.clear,
        last: at,
        latest: { x: read.x, y: read.y },
        missed: 0,
        other: read.other,
      };

const miss = (label: Label): Label => ({ ...label, missed: label.missed + 1 });

/** A card's labels after a frame in which its code was read; one that is now elsewhere has moved. */
function place({ labels, reported }: Lying, reads: readonly Read[], at: number): readonly Label[] {
  const lostBy = ({ clear }: Label) => (reported !== null ? LOST_REPORTED : clear ? FORGOTTEN : LOST);
  const left = [...reads];
  const kept = labels.map((label) => {
    const index = left.findIndex((read) => apart(read, label) <= MOVED * label.side);
    const [read] = index < 0 ? [] : left.splice(index, 1);
    return read ? readAgain(label, read, at, lostBy(label)) : miss(label);
  });
  // Print that is seen as a card of the pile moves nothing.
  const found = left.filter(({ sure }) => reported === null || sure).map((read) => fresh(read, at));
  if (found.length === 0) return kept;
  // What was read elsewhere a moment ago is the other label, or the same one on its way.
  const others = kept.map((label) => (label.last === at ? label : { ...label, reads: 0 }));
  return [...others, ...found].sort((a, b) => b.last - a.last).slice(0, 4);
}

/** Where a card was read by its index, if that is all that was read of it, named as the card. */
const indicesOf = ({ text, labels }: Lying): readonly (Label & Named)[] =>
  labels.every(({ how }) => how === 'face') ? labels.map((label) => ({ ...label, text })) : [];

/**
 * The cards and the readings once a code and an index of one card have one name: that of the code, unless the card was
 * reported by its index before its code was read.
 */
function asOne(before: readonly Lying[], found: readonly Read[]) {
  const codes = found.filter(({ how }) => how === 'code');
  const isOn = (code: Read, card: Lying) =>
    code.text !== card.text && indicesOf(card).some((index) => mayBeOne(index, code));
  const cards = before.filter((card) => !isNew(card) || !codes.some((code) => isOn(code, card)));
  const lie = cards.flatMap(({ text, labels }) => labels.map((label) => ({ ...label, text })));
  const reads = withPacks(found, lie).map((read): Read => {
    const card = read.how === 'code' && cards.find((one) => !isNew(one) && isOn(read, one));
    return card ? { ...read, text: card.text, how: 'face' } : read;
  });
  return { cards, reads };
}

/** The cards after a frame: `found` are all codes of the deck that were read in it. */
export function see(before: readonly Lying[], found: readonly Read[], at: number): readonly Lying[] {
  const { cards, reads } = asOne(before, asBefore(found, before, at));
  const seen = cards.map((card) => {
    const labels = place(
      card,
      reads.filter(({ text }) => text === card.text),
      at,
    );
    return { ...card, labels };
  });
  const texts = new Set(reads.map(({ text }) => text).filter((text) => !cards.some((c) => c.text === text)));
  const came = [...texts].map((text): Lying => {
    const labels = reads.filter((read) => read.text === text).map((read) => fresh(read, at));
    return { text, labels, firstSeen: at, reported: null };
  });
  const isForgotten = (card: Lying) => missedIn(card) >= MISSED && at - lastRead(card) > FORGOTTEN;
  return [...seen, ...came].filter((card) => !isNew(card) || !isForgotten(card));
}
