import { areEqual, type Named } from './one-card.ts';

/** Milliseconds: of two reads of a code within this time the second confirms the first. */
export const CONFIRM = 300;
/** Milliseconds without a code after which it is away; before that, it is the same card still held up. */
export const AWAY = 700;

interface Held extends Named {
  readonly last: number;
  /** Whether the frame before this one showed it too. */
  readonly inLastFrame: boolean;
  readonly given: boolean;
}

/** The cards and codes that are, or were until just now, held up to the camera. */
export type Showing = readonly Held[];

export const NOTHING_SHOWN: Showing = [];

/** A computer's clock may jump back: a time that seems to be in the future counts as that far in the past. */
const since = (then: number, now: number): number => Math.abs(now - then);

/** What is read of a card that is held up already, now by its code and now by its index, has the name that it had first. */
function asHeld(before: Showing, read: readonly Named[], at: number): readonly Named[] {
  const isOther = (held: Held, one: Named) =>
    held.how !== one.how && areEqual(held.text, one.text) && since(held.last, at) < AWAY;
  return read.map((one) => before.find((held) => isOther(held, one)) ?? one);
}

/**
 * Takes the codes and indices read in one frame, at a time in milliseconds, and says which of them are newly shown. A code is
 * given once it was read in two frames in a row, or twice within 300 ms: a single read may be torn or doubtful. It is
 * given again only after it was away for 700 ms, so that a card held up for long is one card. An index that wasn't
 * given yet is forgotten once a code is read: that says what the card is.
 */
export function show(
  showing: Showing,
  read: readonly Named[],
  at: number,
): { readonly showing: Showing; readonly given: readonly string[] } {
  const isCode = read.some(({ how }) => how === 'code');
  const before = isCode ? showing.filter(({ given, how }) => given || how === 'code') : showing;
  const named = new Map(asHeld(before, read, at).map(({ text, how }) => [text, how]));
  const seen = [...named].map(([text, how]): Held & { readonly anew: boolean } => {
    const held = before.find((one) => one.text === text && since(one.last, at) < AWAY);
    const again = held !== undefined && (held.inLastFrame || since(held.last, at) <= CONFIRM);
    const given = held?.given === true || again;
    return { text, how, last: at, inLastFrame: true, given, anew: given && held?.given !== true };
  });
  const unseen = before.filter(({ text, last }) => !named.has(text) && since(last, at) < AWAY);
  return {
    showing: [
      ...seen.map(({ anew: _, ...held }) => held),
      ...unseen.map((held) => ({ ...held, inLastFrame: false })),
    ],
    given: seen.filter(({ anew }) => anew).map(({ text }) => text),
  };
}
