import { writeFileSync } from 'node:fs';
import { PACKS } from '../engine/cards.ts';
import { tidyName } from '../protocol/names.ts';
import { MOST_SEATS } from '../recognition/sighting.ts';
import { commandSheet } from '../sheet/commands.ts';
import { deckSheet } from '../sheet/deck.ts';
import { PAPERS, type Sheet } from '../sheet/drawing.ts';
import { filesOf } from '../sheet/files.ts';
import { canShow } from '../sheet/pdf.ts';
import { SIZES, SYMBOLOGIES } from '../sheet/sizes.ts';
import { alikeFault, namesFault } from '../table/round.ts';
import { sayFault } from '../words/say/fault.ts';
import type { AllWords } from '../words/words.ts';
import { makeFlagReader, refuse } from './flags.ts';

interface PaperFlags {
  readonly codes: string;
  readonly paper: string;
  readonly out: string;
}

/** What the command line gives, as text. */
export interface CommandSheetFlags extends PaperFlags {
  readonly seats?: string;
  readonly names: string;
}

export interface DeckSheetFlags extends PaperFlags {
  readonly packs: string;
  readonly jokers: string;
  readonly size?: string;
}

function ending(file: string): { readonly stem: string; readonly format: 'pdf' | 'svg' } | null {
  const [, stem, format] = /^(.*[^/\\])\.(pdf|svg)$/i.exec(file) ?? [];
  return stem === undefined ? null : { stem, format: format?.toLowerCase() === 'svg' ? 'svg' : 'pdf' };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Writes a sheet and says the name of each file; returns the exit status. */
function write(words: AllWords['cli'], sheet: Sheet, stem: string, format: 'pdf' | 'svg'): number {
  for (const { name, text } of filesOf(sheet, stem, format)) {
    try {
      writeFileSync(name, text);
    } catch (error) {
      console.error(words.cannotWrite(name, reasonOf(error)));
      return 1;
    }
    console.log(name);
  }
  return 0;
}

/** What is wrong with the names for so many seats, by the same rules as at a table; null if nothing is. */
function namesWrong(words: AllWords, names: readonly string[], seats: number): string | null {
  const fault = namesFault(names) ?? alikeFault(names);
  if (fault !== null) return sayFault(words, fault);
  return names.length > seats ? words.cli.moreNames(names.length, seats) : null;
}

/** `burnpile sheet commands`; returns the exit status: 2 for flags that can't be read, 1 if it can't be written. */
export function runCommandSheet(words: AllWords, flags: CommandSheetFlags): number {
  const { cli, sheet } = words;
  const read = makeFlagReader(cli);
  const names = flags.names.trim() === '' ? [] : flags.names.split(',').map(tidyName);
  const usual = Math.min(names.length || 6, MOST_SEATS);
  const symbology = read.oneOf('codes', SYMBOLOGIES, flags.codes);
  const paper = read.oneOf('paper', PAPERS, flags.paper);
  const seats = read.whole('seats', 0, MOST_SEATS, flags.seats ?? String(usual));
  const wrong = namesWrong(words, names, seats ?? MOST_SEATS);
  if (wrong !== null) read.wrong(wrong);
  const file = ending(flags.out) ?? read.wrong(cli.wrongEnding(flags.out));
  if (symbology === null || paper === null || seats === null || file === null || wrong !== null)
    return refuse(read.faults);
  const isLost = (name: string) => file.format === 'pdf' && !canShow(name);
  for (const name of names.filter(isLost)) console.error(cli.notInPdf(name));
  const shown = names.map((name) => (isLost(name) ? '' : name));
  return write(cli, commandSheet({ paper, symbology, seats, names: shown }, sheet), file.stem, file.format);
}

/** `burnpile sheet deck`; returns the exit status: 2 for flags that can't be read, 1 if it can't be written. */
export function runDeckSheet({ cli, sheet }: AllWords, flags: DeckSheetFlags): number {
  const read = makeFlagReader(cli);
  const symbology = read.oneOf('codes', SYMBOLOGIES, flags.codes);
  const { min, max, usual } = SIZES[symbology ?? 'datamatrix'];
  const paper = read.oneOf('paper', PAPERS, flags.paper);
  const packs = read.whole('packs', 1, PACKS.length, flags.packs);
  const jokers = read.whole('jokers', 0, 4, flags.jokers);
  const size = read.whole('size', min, max, flags.size ?? String(usual));
  const file = ending(flags.out) ?? read.wrong(cli.wrongEnding(flags.out));
  if (symbology === null || paper === null || packs === null || jokers === null) return refuse(read.faults);
  if (size === null || file === null) return refuse(read.faults);
  return write(cli, deckSheet({ paper, symbology, packs, jokers, size }, sheet), file.stem, file.format);
}
