import type { Suit } from '../engine/cards.ts';
import type { Command, PlainCommand } from '../recognition/sighting.ts';
import type { SheetGroup } from './closed-lists.ts';
import type { Labelled } from './facts.ts';

/** Commands that come with a number, each with the words for one of them. */
type Numbered = Exclude<Command['name'], PlainCommand>;

/** What stands on printed sheets. A command without words doesn't compile. */
export interface SheetWords {
  readonly commands: string;
  readonly deck: (packs: number, jokers: number) => string;
  readonly trueSize: string;
  readonly cutOut: string;
  readonly page: (page: number, of: number) => string;
  readonly groups: Record<SheetGroup, string>;
  readonly plain: Record<PlainCommand, Labelled>;
  readonly numbered: {
    readonly [Name in Numbered]: (
      command: Extract<Command, { readonly name: Name }>,
      who: string | null,
    ) => Labelled;
  };
  readonly suits: Record<Suit, string>;
  readonly joker: string;
  readonly pack: (pack: number) => string;
}
