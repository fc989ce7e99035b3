/** The folder of people's own rules, a file for each rule set. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../engine/result.ts';
import { makeRulebook, type Rulebook, type RuleFile } from '../engine/rules/rulebook.ts';
import { PRESETS } from '../variants/index.ts';
import { readPlain, stampOf } from './journal/disk.ts';

export type { Rulebook };

/** In bytes; a rule set with all its sentences is far smaller. */
const LARGEST = 256 * 1024;

/** What is said of a file in words of our own; anything else by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  NOT_A_FILE: 'not a file',
  TOO_LARGE: `more than ${LARGEST / 1024} KiB`,
};

function readText(path: string): Result<string, string> {
  const read = readPlain(path, LARGEST);
  if (!read.ok) return { ok: false, error: REASONS[read.error] ?? read.error };
  return { ok: true, value: read.value.toString('utf8') };
}

/** A file that should hold a rule set, as it is named and as far as it can be read. Never throws. */
export const readRuleFile = (path: string, file = path): RuleFile => ({ file, text: readText(path) });

/** The names of the files in a folder that should hold rule sets; none where there is no folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

/** The files of a folder that should hold rule sets, by name. */
export const readRuleFiles = (folder: string): RuleFile[] =>
  namesIn(folder).map((file) => readRuleFile(join(folder, file), file));

/** The folder of people's own rules within the one where everything is kept. */
export const rulesFolder = (data: string): string => join(data, 'rules');

/** Every rule set that comes with Burnpile or lies in this folder of everything that is kept. */
export const readRulebook = (data: string): Rulebook =>
  makeRulebook(readRuleFiles(rulesFolder(data)), PRESETS);

/** Reads the same again and again: the very same value for as long as none of people's own files has changed. */
export function makeRulebookReader(data: string): () => Rulebook {
  const folder = rulesFolder(data);
  let last: { readonly stamp: string; readonly book: Rulebook } | null = null;
  return () => {
    const stamp = JSON.stringify(namesIn(folder).map((file) => [file, stampOf(join(folder, file))]));
    if (last?.stamp !== stamp) last = { stamp, book: readRulebook(data) };
    return last.book;
  };
}
