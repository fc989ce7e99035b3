import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseRecording, type Recording } from '../device/recording.ts';
import { type TableSetup, tableSetup } from '../protocol/setup.ts';
import { readPlain } from '../table/journal/disk.ts';

/** A recorded game to watch. */
export interface Sample {
  readonly name: string;
  readonly setup: TableSetup;
  readonly recording: Recording;
}

const ENDING = '.scan';

/** The head of a sample: `# rules reference`, `# seats Ann, Bo`, `# dealer Bo`. */
function headOf(text: string, key: string): string | null {
  return new RegExp(`^# ${key} (.+)$`, 'm').exec(text)?.[1]?.trim() ?? null;
}

/** A part of the head that is written as JSON; what can't be read says nothing. */
function jsonOf(text: string, key: string): unknown {
  try {
    return JSON.parse(headOf(text, key) ?? '{}') as unknown;
  } catch {
    return {};
  }
}

/** Reads a sample file; null if it is not whole. */
export function parseSample(name: string, text: string): Sample | null {
  const [rules, seats, dealer] = ['rules', 'seats', 'dealer'].map((key) => headOf(text, key));
  const recorded = parseRecording(text);
  if (!rules || !seats || !dealer || !recorded.ok) return null;
  const names = seats.split(',').map((seat) => seat.trim());
  const lastLoser = headOf(text, 'last loser');
  const setup = v.safeParse(tableSetup, {
    rules,
    names,
    dealer,
    lastLoser,
    options: jsonOf(text, 'options'),
  });
  return setup.success ? { name, setup: setup.output, recording: recorded.recording } : null;
}

/** A name on a line of a head, where commas part names. */
const nameIn = (name: string): string => name.replace(/[,\p{C}\s]+/gu, ' ').trim();

/** The head of the sample that a round with this set-up would be; the inverse of `parseSample`. */
export function makeHead({ rules, options, names, dealer, lastLoser }: TableSetup): string {
  const lines = [`rules ${rules}`, `seats ${names.map(nameIn).join(', ')}`, `dealer ${nameIn(dealer)}`];
  if (lastLoser !== null) lines.push(`last loser ${nameIn(lastLoser)}`);
  if (Object.keys(options).length > 0) lines.push(`options ${JSON.stringify(options)}`);
  return lines.map((line) => `# ${line}\n`).join('');
}

/** In bytes; a recording of many hours is far smaller. */
const LARGEST = 16 * 1024 * 1024;

/** The text of a recording; null where there is no plain file of such a size. */
function readScan(path: string): string | null {
  const read = readPlain(path, LARGEST);
  return read.ok ? read.value.toString('utf8') : null;
}

/** The samples of a folder by name, without files that aren't samples; empty for a missing folder. */
export async function readSamples(folder: string): Promise<Sample[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .flatMap((file) => {
      const text = readScan(join(folder, file));
      const sample = text === null ? null : parseSample(file.slice(0, -ENDING.length), text);
      return sample ?? [];
    });
}

/** Reads the recording of a scanner; null if the file is missing or isn't a recording. Never throws. */
export function readRecording(path: string): Recording | null {
  const text = readScan(path);
  const parsed = text === null ? null : parseRecording(text);
  return parsed?.ok ? parsed.recording : null;
}
