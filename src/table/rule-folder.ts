import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../engine/result.ts';
import { makeRulebook, type Rulebook, type RuleFile } from '../engine/rules/rulebook.ts';
import { PRESETS } from '../variants/index.ts';

export type { Rulebook };

/** In bytes; a rule set with all its sentences is far smaller. */
const LARGEST = 256 * 1024;

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unreadable';

function readText(path: string): Result<string, string> {
  try {
    const found = statSync(path);
    if (!found.isFile()) return { ok: false, error: 'not a file' };
    if (found.size > LARGEST) return { ok: false, error: `more than ${LARGEST / 1024} KiB` };
    return { ok: true, value: readFileSync(path, 'utf8') };
  } catch (error) {
    return { ok: false, error: reasonOf(error) };
  }
}

/** A file that should hold a rule set, as it is named and as far as it can be read. Never throws. */
export const readRuleFile = (path: string, file = path): RuleFile => ({ file, text: readText(path) });

/** The files of a folder that should hold rule sets, by name; none where there is no folder. */
export function readRuleFiles(folder: string): RuleFile[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => readRuleFile(join(folder, file), file));
  } catch {
    return [];
  }
}

/** The folder of people's own rules within the one where everything is kept. */
export const rulesFolder = (data: string): string => join(data, 'rules');

/** Every rule set that comes with Burnpile or lies in this folder of everything that is kept. */
export const readRulebook = (data: string): Rulebook =>
  makeRulebook(readRuleFiles(rulesFolder(data)), PRESETS);
