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

/** What somebody has said of a doubtful card: which it is, or null if it is none. */
export interface Named {
  readonly doubt: Doubt;
  readonly text: string | null;
}

/** The readings as they are once doubtful cards were named: surely of the card that it is, and none of what is none. */
export const renamed = (reads: readonly Read[], named: readonly Named[]): readonly Read[] =>
  reads.flatMap((read) => {
    const name = named.find(({ doubt: { texts, spot }, text }) => {
      // Both indices of what is no card of ours are none.
      const isThere = text === null ? apart(spot, read) <= spot.reach : isAt(spot, read);
      return isThere && texts.includes(read.text);
    });
    if (name === undefined) return [read];
    return name.text === null ? [] : [{ ...read, text: name.text, weight: 1, clear: true }];
  });
