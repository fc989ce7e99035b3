/** Milliseconds: two reads of a code within so many count as one glimpse and its confirmation. */
export const CONFIRM = 300;
/** A code is away after so many milliseconds without it; before that, it is the same card still held up. */
export const AWAY = 700;

interface Held {
  readonly text: string;
  readonly last: number;
  /** Whether the frame before this one showed it too. */
  readonly inLastFrame: boolean;
  readonly given: boolean;
}

/** The codes that are, or were until just now, held up to the camera. */
export type Showing = readonly Held[];

export const NOTHING_SHOWN: Showing = [];

/** The clock of a computer may be set back: what seems to lie in the future is as far away as in the past. */
const since = (then: number, now: number): number => Math.abs(now - then);

/**
 * Takes the codes read in one frame, at a time in milliseconds, and says which of them are shown anew. A code is
 * given once it was read in two frames in a row, or twice within 300 ms: what is read once may be torn or
 * doubtful. It is given again only after it was away for 700 ms, so that a card held up long is one card.
 */
export function show(
  before: Showing,
  texts: readonly string[],
  at: number,
): { readonly showing: Showing; readonly given: readonly string[] } {
  const seen = [...new Set(texts)].map((text): Held & { readonly anew: boolean } => {
    const held = before.find((one) => one.text === text && since(one.last, at) < AWAY);
    const again = held !== undefined && (held.inLastFrame || since(held.last, at) <= CONFIRM);
    const given = held?.given === true || again;
    return { text, last: at, inLastFrame: true, given, anew: given && held?.given !== true };
  });
  const unseen = before.filter(({ text, last }) => !texts.includes(text) && since(last, at) < AWAY);
  return {
    showing: [
      ...seen.map(({ anew: _, ...held }) => held),
      ...unseen.map((held) => ({ ...held, inLastFrame: false })),
    ],
    given: seen.filter(({ anew }) => anew).map(({ text }) => text),
  };
}
