import type { Frame } from '../../device/frame.ts';
import { changes } from './change.ts';
import { hides, type Lying, lastRead } from './lying.ts';
import { likeness, type Patch, patchOf } from './patch.ts';
import { apart, type Spot } from './region.ts';
import { type Cells, cellsIn, type Thumbnail } from './thumbnail.ts';
import type { Appearance } from './tracker.ts';

/** A place looks as it did from this likeness on, of at most 1; two different codes have less than 0.4. */
const ALIKE = 0.6;
/** It looks like the table of another time if at most this share of its cells has changed. */
const FEW_OTHER = 0.2;
/** Milliseconds before a place that is remembered is remembered once more. */
const RENEW = 1000;

interface Remembered {
  readonly patches: readonly Patch[];
  readonly at: number;
}

/** How much of a code's place differs between two pictures, from 0 to 1; `changed` are all cells that do. */
export function partOf(changed: Cells, { x, y, side }: Spot, like: Thumbnail, sides = 1): number {
  const half = (side * sides) / 2;
  const cells = cellsIn({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }, like);
  let [all, other] = [0, 0];
  for (let at = 0; at < cells.length; at++) {
    if (!cells[at]) continue;
    all++;
    other += changed[at]!;
  }
  return all > 0 ? other / all : 0;
}

/** Remembers how the places of cards looked: while they were read, and before they lay there. */
export function makeMemory() {
  const places = new Map<string, Remembered>();
  const earlier = new Map<string, Thumbnail>();

  /** Whether one of a card's codes is still there: it looks alike, and no other code is read in its place. */
  function isThere(patches: readonly Patch[], tops: readonly Lying[], frame: Frame): boolean {
    const others = tops.flatMap((top) => top.labels.filter((label) => label.last === lastRead(top)));
    const replaced = (spot: Spot) => others.some((other) => apart(other, spot) < spot.side / 2);
    return patches.some((patch) => !replaced(patch.spot) && likeness(patch, frame) >= ALIKE);
  }

  return {
    /** The camera was moved: whatever isn't read again lies elsewhere in the picture. */
    forget(): void {
      places.clear();
      earlier.clear();
    },
    /** The places of the cards that were read in this frame. */
    remember(cards: readonly Lying[], frame: Frame, at: number): void {
      for (const { text, labels } of cards) {
        const known = places.get(text);
        const read = labels.filter((label) => label.last === at && label.reads > 1);
        if (read.length === 0 || (known && at - known.at < RENEW && read.length <= known.patches.length))
          continue;
        // All of a card's codes or indices are of one size: one that was read larger took in more than itself.
        const side = Math.min(...read.map((label) => label.side));
        places.set(text, { patches: read.map((label) => patchOf(frame, { ...label, side })), at });
      }
    },
    /** How the table looked before these cards lay there. */
    laid(texts: readonly string[], before: Thumbnail): void {
      for (const text of texts) earlier.set(text, before);
    },
    /** How the places of cards that aren't read look now; one that may lie under those on top just looks otherwise. */
    look(
      cards: readonly Lying[],
      tops: readonly Lying[],
      frame: Frame,
      now: Thumbnail,
      empty: Thumbnail | null,
    ): ReadonlyMap<string, Appearance> {
      const compared = new Map<Thumbnail, Cells>();
      const likeBefore = (before: Thumbnail, spots: readonly Spot[]) => {
        const changed = compared.get(before) ?? changes(before, now);
        compared.set(before, changed);
        // One is enough: the other may have lain on a card played with it, and never looked like that.
        return spots.some((spot) => partOf(changed, spot, now) <= FEW_OTHER);
      };
      const looksOf = (card: Lying): Appearance => {
        const patches = places.get(card.text)?.patches ?? [];
        if (patches.length === 0 || isThere(patches, tops, frame)) return 'same';
        if (tops.some((top) => hides(top, card))) return 'other';
        const spots = patches.map(({ spot }) => spot);
        const befores = [earlier.get(card.text), empty].filter((one) => one != null);
        return befores.some((before) => likeBefore(before, spots)) ? 'before' : 'other';
      };
      return new Map(cards.map((card) => [card.text, looksOf(card)]));
    },
  };
}
