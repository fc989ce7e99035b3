import type { Symbology } from '../../../sheet/sizes.ts';
import type { Words } from '../../../words/words.ts';

/** What sheet somebody wants. */
export interface Wish {
  readonly sheet: 'commands' | 'deck';
  readonly symbology: Symbology;
  readonly paper: 'a4' | 'letter';
  readonly seats: number;
  readonly names: readonly string[];
  readonly packs: number;
  readonly jokers: number;
  /** In millimetres. */
  readonly size: number;
}

/** What draws sheets. It is fetched when it is first wanted: nobody who plays needs it. */
export async function fetchMaker() {
  const [{ commandSheet }, { deckSheet }, { filesOf }, { canShow }] = await Promise.all([
    import('../../../sheet/commands.ts'),
    import('../../../sheet/deck.ts'),
    import('../../../sheet/files.ts'),
    import('../../../sheet/pdf.ts'),
  ]);
  return {
    /** The sheet that is wished for. */
    make: (wish: Wish, words: Words['sheet']) =>
      wish.sheet === 'commands' ? commandSheet(wish, words) : deckSheet(wish, words),
    filesOf,
    canShow,
  };
}
export type Maker = Awaited<ReturnType<typeof fetchMaker>>;
export type MadeSheet = ReturnType<Maker['make']>;

/** Gives somebody a file to keep, as their browser does that. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/svg+xml';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not before the browser has begun to take it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
