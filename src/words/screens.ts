import type { KeepTrouble } from '../protocol/lobby.ts';
import type { KeyName, KeyPlace, NameFault } from './closed-lists.ts';

/** What the screens around a table say: home, setting up, the end of a round, help. */

export interface HomeWords {
  readonly goOn: string;
  readonly resume: string;
  readonly discard: string;
  readonly sureToDiscard: string;
  readonly keepIt: string;
  readonly names: (names: readonly string[]) => string;
  /** Of a kept table. */
  readonly noDeck: string;
  /** How far a kept table is. */
  readonly progress: (rounds: number, inputs: number) => string;
  /** How many entries of a kept table will be left out, and where they stay. */
  readonly cut: (cut: number, inputs: number, folder: string) => string;
  /** Kept tables that can't be read, and where their files are. */
  readonly unreadable: (count: number, folder: string) => string;
  /** Settings that can't be read, and where their file is. */
  readonly settingsDamaged: (folder: string) => string;
  /** Somebody has read that. */
  readonly noted: string;
  readonly samples: string;
  readonly print: string;
  readonly decks: string;
  readonly settings: string;
  readonly help: string;
  /** A rule set as people call it. */
  readonly ruleSet: (id: string) => string;
}

export interface SetupWords {
  readonly title: string;
  readonly rules: string;
  /** Beside rules that don't come with Burnpile. */
  readonly own: string;
  /** Rules that were chosen can't be any more; others are now. */
  readonly gone: (rules: string, now: string) => string;
  /** A file of somebody's own rules that can't be used, and why. */
  readonly brokenRules: (file: string, why: string) => string;
  readonly options: string;
  readonly noOptions: string;
  readonly usual: string;
  readonly players: (min: number, max: number) => string;
  readonly seats: string;
  readonly clockwise: string;
  readonly seat: (number: number) => string;
  /** What somebody without a name is called. */
  readonly standIn: (number: number) => string;
  readonly deals: string;
  readonly dealsHere: (name: string) => string;
  readonly add: string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly namesHint: string;
  readonly lastLoser: string;
  readonly nobody: string;
  readonly scanner: string;
  readonly change: string;
  readonly register: string;
  readonly registerHint: string;
  readonly start: string;
  readonly startAs: (names: readonly string[]) => string;
  readonly faults: Record<NameFault, string>;
  /** A seat has another name than before: in the scores that is another person. */
  readonly instead: (name: string, was: string) => string;
  readonly samePerson: string;
  readonly samePersonHint: (name: string, was: string) => string;
}

export interface EndWords {
  readonly loses: (name: string) => string;
  readonly place: (place: number, name: string) => string;
  readonly next: string;
  readonly deals: (name: string) => string;
  readonly starts: (names: readonly string[]) => string;
  readonly again: string;
  readonly watchAgain: string;
  readonly other: string;
}

/** What lies beside the game on the table screen. */
export interface AsideWords {
  readonly home: string;
  readonly leaving: string;
  readonly kept: string;
  readonly notKept: string;
  readonly leave: string;
  readonly stay: string;
  readonly settings: string;
  /** A switch, which itself shows whether it is on. */
  readonly sound: string;
  readonly help: string;
  /** A switch for all of these on a phone, where a row has room for a few. */
  readonly more: string;
  readonly scanFaceUp: string;
  readonly scanSwapped: string;
  readonly nextSeat: string;
  /** After swapping, this seat's face-up cards lie as before; and so do all that are left. */
  readonly asBefore: string;
  readonly othersAsBefore: string;
  readonly endRegistering: string;
  /** How the first card comes: the cards to tap are there, or behind this button, or this is no place to tap any. */
  readonly firstCard: {
    readonly here: string;
    readonly behind: (button: string) => string;
    readonly elsewhere: string;
  };
}

export interface HelpWords {
  readonly title: string;
  readonly close: string;
  readonly places: Record<KeyPlace | 'everywhere', string>;
  readonly does: Record<KeyName, string>;
  /** Keys by their names in this language, as `Enter`. */
  readonly keys: Record<
    | 'ENTER'
    | 'ESCAPE'
    | 'ARROWUP'
    | 'ARROWDOWN'
    | 'ARROWLEFT'
    | 'ARROWRIGHT'
    | 'HOME'
    | 'END'
    | 'SPACE'
    | 'command'
    | 'alt'
    | 'digit'
    | 'code',
    string
  >;
}

/** What happened to the disk, what that means, and what to do. */
export type KeepWords = Record<KeepTrouble, string>;
