import { mkdirSync, writeFileSync } from 'node:fs';
import { makeRecording, type Recording, type RecordingEvent } from '../src/device/recording.ts';
import { makeRecordings } from '../test/truth/recordings.ts';
import type { Step } from '../test/truth/steps.ts';

/** Between two codes, so that one can follow it. */
const PAUSE = 1300;

/** What an open play needs to close by itself, and a little more. */
const QUIET = 2600;

/** The pause in the place of an unplugged scanner: people watch the game, and not the devices. */
const UNPLUGGED = 3 * PAUSE;

/** The lines that a step sends; the half code of an unplug is left out. */
function linesOf(step: Step): string[] {
  if (step.kind === 'unplug') return [];
  const ended = step.bytes.split(/\r\n|\r|\n/);
  return ended.slice(0, -1).filter((line) => line !== '');
}

function eventsOf(step: Step, before: Step | undefined): RecordingEvent[] {
  const pause = Math.max(PAUSE, step.at);
  const quiet =
    before?.kind === 'unplug' ? UNPLUGGED : before?.kind === 'scan' && before.waitQuiet ? QUIET : 0;
  return linesOf(step).map((text, i) => ({ kind: 'line', after: i === 0 ? pause + quiet : PAUSE / 2, text }));
}

/** Writes the recorded games that the page offers to watch. */
export function main(): number {
  mkdirSync('resources/samples', { recursive: true });
  for (const [name, { rules, seats, dealer, steps }] of Object.entries(makeRecordings())) {
    const head = `# A simulated round with slips as they happen at a table.\n# rules ${rules}\n# seats ${seats.join(', ')}\n# dealer ${dealer}\n`;
    const recording: Recording = steps.flatMap((step, i) => eventsOf(step, steps[i - 1]));
    writeFileSync(`resources/samples/${name}.scan`, head + makeRecording(recording));
  }
  return 0;
}
