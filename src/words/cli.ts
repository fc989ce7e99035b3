import type { Expectation } from '../engine/expectations.ts';
import type { PositionErrorCode, PositionFault } from '../engine/position.ts';
import type { KeepTrouble } from '../protocol/lobby.ts';
import type { CliHelpWords } from './cli-help.ts';
import type { StartError } from './facts.ts';

/** Why a picture can't be opened; `detail` is what the system says, or how large it is. */
type PictureFault = 'unreadable' | 'notAFile' | 'tooManyBytes' | 'notAPicture' | 'damaged' | 'tooLarge';

/** What `burnpile rules` says besides rules, their parameters and what is wrong with them. */
export interface RulesCommandWords {
  readonly players: (min: number, max: number) => string;
  readonly own: string;
  readonly broken: (file: string, why: string) => string;
  readonly folder: (folder: string) => string;
  readonly differsFrom: (id: string) => string;
  readonly options: string;
  readonly changed: string;
  readonly choices: (choices: readonly string[]) => string;
  readonly noDifference: (first: string, second: string) => string;
  readonly becomes: (before: string, after: string) => string;
  readonly inVariation: (name: string) => string;
  /** A variation that can't be chosen by itself. */
  readonly notAlone: (sentence: string) => string;
  readonly fine: (file: string) => string;
}

/** What is wrong with a position that `judge` is given. */
export interface PositionWords {
  /** What a place should hold, as it stands in `faults.shape`. */
  readonly expected: Readonly<Record<Expectation, string>>;
  /** What is wrong, where, and what to do: one sentence or two for each code. */
  readonly faults: Readonly<Record<PositionErrorCode, (error: PositionFault) => string>>;
  /** A file that can’t be read. */
  readonly unreadable: (file: string, reason: string) => string;
  /** A line that is longer than any position. */
  readonly tooLong: (most: number) => string;
}

/** What the command line says besides answers and errors. */
export interface CliWords {
  readonly start: {
    readonly [C in StartError['code']]: (error: Extract<StartError, { readonly code: C }>) => string;
  };
  readonly help: CliHelpWords;
  readonly rules: RulesCommandWords;
  readonly positions: PositionWords;
  readonly keptIn: (folder: string) => string;
  readonly servedAt: (address: string) => string;
  readonly notWhole: (flag: string, lowest: number, highest: number, text: string) => string;
  readonly needsTable: (flag: string) => string;
  readonly needsScanner: (flag: string) => string;
  readonly notKept: (trouble: KeepTrouble, folder: string) => string;
  readonly notOneOf: (flag: string, choices: readonly string[], text: string) => string;
  readonly wrongEnding: (file: string) => string;
  readonly notInPdf: (name: string) => string;
  readonly noTables: (folder: string) => string;
  readonly moreTables: (count: number) => string;
  readonly noTable: (id: string) => string;
  readonly severalTables: (begin: string, ids: readonly string[]) => string;
  readonly tableUnreadable: (id: string, code: string) => string;
  readonly noRound: (round: string, rounds: number) => string;
  readonly noForm: (form: string) => string;
  readonly cannotWrite: (file: string, why: string) => string;
  readonly pictureFaults: Readonly<Record<PictureFault, (detail: string) => string>>;
  readonly simulated: (
    played: number,
    games: number,
    bots: readonly { readonly bot: string; readonly losses: number }[],
  ) => string;
  readonly cannotListPorts: string;
  readonly noPorts: string;
}
