import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecording, type Recording } from '../device/recording.ts';
import type { TableSetup } from '../protocol/setup.ts';

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

/** Reads a sample file; null if it is not whole. */
export function parseSample(name: string, text: string): Sample | null {
  const [rules, seats, dealer] = ['rules', 'seats', 'dealer'].map((key) => headOf(text, key));
  const parsed = parseRecording(text);
  if (!rules || !seats || !dealer || !parsed.ok) return null;
  const names = seats.split(',').map((seat) => seat.trim());
  return { name, setup: { rules, options: {}, names, dealer, lastLoser: null }, recording: parsed.recording };
}

/** The samples of a folder by name; files that are none are left out, and a missing folder holds none. */
export async function readSamples(folder: string): Promise<Sample[]> {
  const files = await readdir(folder).catch(() => []);
  const samples = await Promise.all(
    files
      .filter((file) => file.endsWith(ENDING))
      .sort()
      .map(async (file) =>
        parseSample(file.slice(0, -ENDING.length), await readFile(join(folder, file), 'utf8')),
      ),
  );
  return samples.filter((sample) => sample !== null);
}

/** A recording of many hours is far smaller. */
const LARGEST = 16 * 1024 * 1024;

/** Reads the recording of a scanner; null if the file isn't there or is none. Never throws. */
export function readRecording(path: string): Recording | null {
  try {
    const found = statSync(path);
    if (!found.isFile() || found.size > LARGEST) return null;
    const parsed = parseRecording(readFileSync(path, 'utf8'));
    return parsed.ok ? parsed.recording : null;
  } catch {
    return null;
  }
}
