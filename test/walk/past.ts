import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { journalId, journalOf } from '../table/series-play.ts';

/** Writes a table of the past with five rounds, to be looked at in the history, into a folder of games. */
export async function writePast(data: string): Promise<void> {
  const ended = join(data, 'tables', 'ended');
  await mkdir(ended, { recursive: true });
  const at = Date.now() - 50 * 3_600_000;
  const names = ['Ann', 'Bo', 'Cy', 'Di'];
  const rounds = [11, 12, 13, 14, 15].map((seed, i) => ({
    rules: i % 2 === 0 ? ('reference' as const) : ('blast' as const),
    names,
    dealer: i % 4,
    seed,
  }));
  const [first, ...others] = rounds;
  const journal = journalOf([first!, ...others], at, { more: [{ type: 'ended', at }] });
  await writeFile(join(ended, `${journalId(at)}.journal`), journal);
}
