import type { Area } from '../../device/frame.ts';
import {
  isAt,
  isDoubtful,
  isLost,
  isNew,
  type Label,
  type Lying,
  READS,
  type Read,
  SURE_READS,
} from './lying.ts';
import { apart, isWithin, type Spot } from './region.ts';

/** A card that lies on the pile and can't be named surely: somebody has to say which it is. */
export interface Doubt {
  /** What it may be, the likeliest first. */
  readonly texts: readonly [string, string];
  readonly spot: Spot;
}

/** Milliseconds that it has to lie there: most doubts pass by themselves. */
const LONG = 1200;

/** What else it may be: another card that is read there as often, or else what the reader thinks next likeliest. */
function otherOf(label: Label, card: Lying, fresh: readonly Lying[]): string | null {
  const rival = fresh.find((one) => one.text !== card.text && one.labels.some((spot) => isAt(spot, label)));
  return rival?.text ?? label.other;
}

/**
 * The first doubt there is: a card that two names were read for, or one that is never read surely where something
 * new lies (`news`) that no card explains. What looks a little like a card is often none.
 */
export function doubtOf(cards: readonly Lying[], news: Area | null, at: number): Doubt | null {
  const told = cards.filter((card) => !isNew(card)).flatMap(({ labels }) => labels);
  const fresh = cards.filter(isNew).sort((a, b) => readsOf(b) - readsOf(a));
  for (const card of fresh)
    for (const label of card.labels) {
      const lies = label.reads >= READS && label.last - label.since >= LONG && !isLost(label, at);
      if (!lies || told.some((one) => one.last >= label.since && isAt(one, label))) continue;
      const two = label.sure > 0 && isDoubtful(label, card, cards);
      const unsure = label.sure < SURE_READS && news !== null && isWithin(label, news);
      const other = otherOf(label, card, fresh);
      if ((two || unsure) && other !== null) return { texts: [card.text, other], spot: label };
    }
  return null;
}

const readsOf = ({ labels }: Lying): number => Math.max(...labels.map(({ reads }) => reads));

/** What somebody has said of a doubtful card. */
export interface Named {
  readonly doubt: Doubt;
  /** Which card it is; null if it is none. */
  readonly text: string | null;
  /** The names that were read surely there before that was said. */
  readonly sure: readonly string[];
  /** When one of its names was last read there, or something hid the place; and in how many looks none was since. */
  readonly last: number;
  readonly missed: number;
}

/** What somebody says of a doubt among `cards`. */
export const namedAs = (doubt: Doubt, text: string | null, cards: readonly Lying[], at: number): Named => {
  const isSure = ({ labels }: Lying) => labels.some(({ sure }) => sure > 0);
  const sure = cards.filter((card) => doubt.texts.includes(card.text) && isSure(card));
  return { doubt, text, sure: sure.map((card) => card.text), last: at, missed: 0 };
};

/** Both indices of what is no card of ours are none. */
const isOf = ({ doubt: { texts, spot }, text }: Named, read: Read): boolean =>
  texts.includes(read.text) && (text === null ? apart(spot, read) <= spot.reach : isAt(spot, read));

/**
 * The readings as they are once doubtful cards were named: surely of the card that it is, and none of what is none.
 * What is read clearly, and never was surely before that was said, is another card.
 */
export const renamed = (reads: readonly Read[], named: readonly Named[]): readonly Read[] =>
  reads.flatMap((read) => {
    const isNext = ({ sure }: Named) => read.clear && !sure.includes(read.text);
    const name = named.find((one) => isOf(one, read) && !isNext(one));
    if (name === undefined) return [read];
    return name.text === null ? [] : [{ ...read, text: name.text, weight: 1, sure: true, clear: true }];
  });

/** What is none has gone when it wasn't read in so many looks, and for so many milliseconds. */
const MISSED = 2;
const GONE = 2000;

/** What was said that still holds after a look at the whole zone, which something may hide. */
export const stillNamed = (
  named: readonly Named[],
  reads: readonly Read[],
  { at, clear }: { readonly at: number; readonly clear: boolean },
): readonly Named[] =>
  named
    .map((one) => {
      const isThere = !clear || reads.some((read) => isOf(one, read));
      return isThere ? { ...one, last: at, missed: 0 } : { ...one, missed: one.missed + 1 };
    })
    .filter(({ text, last, missed }) => text !== null || missed < MISSED || at - last <= GONE);
