import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { JournalContent } from '../../src/table/journal/read.ts';
import { readJournal } from '../../src/table/journal/read.ts';
import { type Reopened, reopenJournal } from '../../src/table/journal/write.ts';
import { resumeTable } from '../../src/table/table.ts';
import type { KeptGame, View } from './kept-game.ts';

/** The rulings of the log; the newest ones, as the log of a screen is short. */
const rulingsIn = ({ log }: View, most: number) => log.filter((line) => line.ruling !== null).slice(-most);

/** As many rulings as a log surely still holds when something was said. */
const SURELY = 30;

/** What somebody at the table sees of the game itself: all but what is said, counted and timed. */
function gameIn(view: View) {
  const { inputs: _, notice: __, open, ...rest } = view;
  return { ...rest, log: rulingsIn(view, SURELY), open: open === null ? null : { ...open, closesIn: null } };
}

/** What is wrong with a table that was resumed where it once showed `before`; null if nothing is. */
function wrongWith(after: View, before: View, { lines, cut }: JournalContent): string | null {
  if (!isDeepStrictEqual(gameIn(after), gameIn(before))) return 'shows another game';
  if (after.notice?.code !== (cut > 0 ? 'resumedCut' : 'resumed')) return 'does not say how it was resumed';
  if (after.inputs !== lines.length + 1) return `counts ${after.inputs} lines, not ${lines.length + 1}`;
  const { open, question } = after;
  if (open !== null && question === null && open.closesIn !== open.quiet) return 'closes the open play early';
  return null;
}

/** Resumes a table and lets it write on; what is wrong with it, or null. The clock has been set back. */
function resumeWrong(game: KeptGame, { content, journal }: Reopened): string | null {
  const clock = { now: () => 0, speed: () => 1 };
  const resumed = resumeTable(content, { clock, write: journal.append });
  if (!resumed.ok) return `can't be resumed: ${resumed.error.code}`;
  const table = resumed.value;
  const wrong = wrongWith(table.view(), game.views[content.lines.length]!, content);
  table.close();
  if (wrong !== null) return wrong;
  const again = readJournal(journal.file);
  if (!again.ok) return `can't be read after it was resumed: ${again.error.code}`;
  return again.value.lines.length === content.lines.length + 1 && again.value.cut === 0
    ? null
    : 'is not whole after it was resumed';
}

/** What is wrong with the content of a journal of which only so many bytes are left; null if nothing is. */
function contentWrong(game: KeptGame, content: JournalContent, bytes: number): string | null {
  const whole = game.ends.filter((end) => end <= bytes).length - 1;
  if (content.cut !== (game.ends[whole] === bytes ? 0 : 1)) return 'is wrong about being cut';
  return isDeepStrictEqual(content.lines, game.lines.slice(0, whole)) ? null : 'has other lines';
}

function besideWrong(file: string, tail: Buffer): string | null {
  if (tail.length === 0) return null;
  const beside = readFileSync(`${file}.damaged`);
  rmSync(`${file}.damaged`);
  return beside.equals(tail) ? null : 'has lost its damaged end';
}

/**
 * Cuts the journal of a game after so many bytes and goes on with it. Returns what is wrong with that, or null.
 * `resumed` remembers which contents have been resumed: with the same lines it is the same table.
 */
export function cutAndResume(
  game: KeptGame,
  bytes: number,
  folder: string,
  resumed: Set<string>,
): string | null {
  const file = join(folder, 'cut.journal');
  writeFileSync(file, game.bytes.subarray(0, bytes));
  const reopened = reopenJournal(file);
  if (bytes < game.ends[0]!)
    return !reopened.ok && reopened.error.code === 'noJournal' ? null : 'is taken for a journal';
  if (!reopened.ok) return `can't be read: ${reopened.error.code}`;
  const { content, journal } = reopened.value;
  const whole = game.ends.findLast((end) => end <= bytes)!;
  const key = `${content.lines.length} ${content.cut}`;
  const wrong =
    contentWrong(game, content, bytes) ??
    besideWrong(file, game.bytes.subarray(whole, bytes)) ??
    (readFileSync(file).length === whole ? null : 'keeps its damaged end') ??
    (resumed.has(key) ? null : resumeWrong(game, reopened.value));
  resumed.add(key);
  journal.close();
  return wrong;
}
