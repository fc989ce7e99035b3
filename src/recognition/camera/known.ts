import type { Picture } from './evidence.ts';
import { isNew, type Lying } from './lying.ts';
import { type Pile, reportedOf } from './tracker.ts';

/** The codes that a card may have; one of them is on it. */
export type Texts = readonly string[];

/** Milliseconds: known cards are missed if unseen for the first, and if nothing has moved for the second. */
const SOON = 3000;
const STILL = 1000;

const wasRead = ({ labels }: Lying): boolean => labels.some(({ reads }) => reads > 1);

/** The pile without the codes that known cards don't have, as others of theirs were read. */
function withoutOthers(pile: Pile, known: readonly Texts[]): Pile {
  const read = new Set(pile.cards.filter((card) => card.labels.length > 0).map(({ text }) => text));
  if (read.size === 0) return pile;
  const open = new Set(known.filter((texts) => !texts.some((text) => read.has(text))).flat());
  const others = new Set(known.flat().filter((text) => !read.has(text) && !open.has(text)));
  return others.size === 0 ? pile : { ...pile, cards: pile.cards.filter(({ text }) => !others.has(text)) };
}

/**
 * Checks what is known to lie on a pile when watching begins, `known` for sure and `maybe` perhaps: if nothing of
 * it is seen in time, nothing of it lies there. Of a pile most cards are covered, so one is enough.
 */
export function makeKnown(known: readonly Texts[], maybe: readonly Texts[]) {
  const all = [...known, ...maybe];
  let isChecked = all.length === 0;
  let until: number | null = null;

  /** The pile as it is known by now; `missing` once, if it surely lay there and doesn't any more. */
  return (before: Pile, { view, clear, at }: Picture): { readonly pile: Pile; readonly missing: boolean } => {
    const pile = withoutOthers(before, all);
    const still = { pile, missing: false };
    if (isChecked) return still;
    if (reportedOf(pile).some(wasRead)) isChecked = true;
    else if (!clear) until = null;
    else if (until === null) until = view.moving ? null : at + SOON;
    else if (at >= until && view.stillFor >= STILL && !pile.cards.some(isNew)) {
      isChecked = true;
      return { pile: { ...pile, cards: [] }, missing: known.length > 0 };
    }
    return still;
  };
}
