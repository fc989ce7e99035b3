import { faceOf, isCard } from '../../engine/cards.ts';
import type { Found } from './reader.ts';
import { apart, type Spot } from './region.ts';

/** One card may be read twice, by its code and by its index. The index doesn't say of which pack it is: it is read as of the first. */

/** A code or an index that was read, by the code of its card. */
export interface Named {
  readonly text: string;
  /** How its name was read: an index beside a code has the name of that. */
  readonly how: Found['how'];
}

/** Whether two codes are of one card or of copies of it. */
export const areEqual = (one: string, other: string): boolean =>
  one === other || (isCard(one) && isCard(other) && faceOf(one) === faceOf(other));

type At = Named & Spot;

/** Whether two that were read may be on one card, by where they are and what they say. */
export const mayBeOne = (one: At, other: At): boolean =>
  areEqual(one.text, other.text) && apart(one, other) <= Math.min(one.reach, other.reach);

/** The same, where each index has the name of the card that it may be on: of those that were read with it, or `lie` there. */
export const withPacks = <A extends At>(read: readonly A[], lie: readonly At[] = []): readonly A[] =>
  read.map((one) => {
    if (one.how === 'code') return one;
    const all = [...read, ...lie].filter((other) => other !== one && mayBeOne(one, other));
    const isOwn = all.some(({ text, how }) => text === one.text && how === 'code');
    const others = isOwn ? [] : all.filter(({ text }) => text !== one.text);
    // With more copies than one it is on the nearest.
    const [other] = others.toSorted((a, b) => apart(one, a) - apart(one, b));
    return other ? { ...one, text: other.text, how: 'code' } : one;
  });
