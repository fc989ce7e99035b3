import {
  type Card,
  isKnown,
  isNamed,
  type PileSlot,
  type Played,
  parsePlayed,
  type Slot,
  UNKNOWN,
} from '../cards.ts';

/** No card lies on this stack. */
const BARE = '..';
const EMPTY = '-';

/** More than any deck has. */
const MOST = 200;

const unknowns = (count: number): Slot[] => Array.from({ length: count }, () => UNKNOWN);
const isHidden = (slots: readonly (PileSlot | null)[]): boolean =>
  slots.length > 0 && slots.every((slot) => slot === UNKNOWN);

function countIn(text: string): number | null {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : MOST + 1;
  return count > MOST ? null : count;
}

/** Cards one after another, without anything between: `6C6S`, `10D` is read too; null if it is no such list. */
function parseRun(text: string): (PileSlot | null)[] | null {
  const parts = text.match(/(?:\d:)?(?:10|[0-9a-z])(?:[a-h]?=(?:10|[0-9a-z]))?[0-9a-z]|\.\.|\?\?/giy) ?? [];
  if (parts.join('') !== text) return null;
  const slots = parts.map((part) => (part === BARE ? null : part === UNKNOWN ? UNKNOWN : parsePlayed(part)));
  return slots.some((slot, i) => slot === null && parts[i] !== BARE) ? null : slots;
}

/** Cards of a move, all of them known; `-` for none. */
export const makeCards = (cards: readonly Played[]): string => (cards.length === 0 ? EMPTY : cards.join(''));

/** Cards that are played, wild ones as the ranks that were named for them. */
export function parsePlay(text: string): Played[] | null {
  if (text === EMPTY) return [];
  const run = parseRun(text);
  const cards = run?.filter((slot) => slot !== null && isKnown(slot)) ?? [];
  return run !== null && cards.length > 0 && cards.length === run.length ? (cards as Played[]) : null;
}

export function parseCards(text: string): Card[] | null {
  const cards = parsePlay(text);
  return cards?.every((card): card is Card => !isNamed(card)) ? cards : null;
}

/** A list of slots from bottom to top: a number where none is known, else card by card with `??`; `-` for none. */
export function makeSlots(slots: readonly PileSlot[]): string {
  if (slots.length === 0) return EMPTY;
  return isHidden(slots) ? String(slots.length) : slots.join('');
}

/** The same read as the pile, where wild cards lie as the ranks that were named for them. */
export function parsePile(text: string): PileSlot[] | null {
  if (text === EMPTY) return [];
  const count = countIn(text);
  if (count !== null) return unknowns(count);
  const run = parseRun(text);
  const slots = run?.filter((slot) => slot !== null) ?? [];
  return run !== null && slots.length > 0 && slots.length === run.length ? slots : null;
}

export function parseSlots(text: string): Slot[] | null {
  const slots = parsePile(text);
  return slots?.every((slot): slot is Slot => !isNamed(slot)) ? slots : null;
}

/** Face-up cards by stack, `..` where nothing lies; what is bare at the end is left out. */
export function makeFaceUp(faceUp: readonly (Slot | null)[]): string {
  const length = faceUp.findLastIndex((slot) => slot !== null) + 1;
  const cards = faceUp.slice(0, length);
  if (length === 0) return EMPTY;
  return isHidden(cards) ? String(length) : cards.map((slot) => slot ?? BARE).join('');
}

/** The same, filled up with empty stacks to this number. */
export function parseFaceUp(text: string, stacks: number): (Slot | null)[] | null {
  const count = countIn(text);
  const cards = text === EMPTY ? [] : count === null ? parseRun(text) : unknowns(count);
  if (!cards?.every((slot): slot is Slot | null => slot === null || !isNamed(slot))) return null;
  return Array.from({ length: Math.max(stacks, cards.length) }, (_, i) => cards[i] ?? null);
}

/** Stacks of face-down cards: `3` or `3x2` where none is known and all are alike, else `2C,??,-`. */
export function makeStacks(stacks: readonly (readonly Slot[])[]): string {
  const depth = stacks[0]?.length ?? 0;
  if (stacks.length === 0) return '0';
  if (stacks.every((stack) => isHidden(stack) && stack.length === depth))
    return depth === 1 ? String(stacks.length) : `${stacks.length}x${depth}`;
  return stacks.map((stack) => (stack.length === 0 ? EMPTY : stack.join(''))).join(',');
}

export function parseStacks(text: string): Slot[][] | null {
  const alike = /^(\d{1,2})(?:x(\d{1,2}))?$/.exec(text);
  if (alike !== null) {
    const depth = Number(alike[2] ?? 1);
    return Array.from({ length: Number(alike[1]) }, () => unknowns(depth));
  }
  const stacks = text.split(',').map((part) => (/^\d+$/.test(part) ? null : parseSlots(part)));
  return stacks.every((stack) => stack !== null) ? stacks : null;
}
