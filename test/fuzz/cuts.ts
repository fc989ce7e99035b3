import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutAndResume } from '../table/cut.ts';
import { type KeptGame, keepGame } from '../table/kept-game.ts';
import { makeRecordings } from '../truth/recordings.ts';

/** In memory where that is possible: it is about what is left of a file, not about the disk. */
const folderFor = (): string =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'burnpile-cuts-'));

/** Cuts the journal of one game at every byte; returns what is wrong. */
function cutEverywhere(name: string, game: KeptGame, folder: string): string[] {
  const resumed = new Set<string>();
  const wrong: string[] = [];
  for (let bytes = 0; bytes <= game.bytes.length; bytes++) {
    const what = cutAndResume(game, bytes, folder, resumed);
    if (what !== null) wrong.push(`${name} cut after ${bytes} bytes: ${what}`);
  }
  return wrong;
}

/** Cuts the journals of two recorded games at every byte, and goes on with what is left. */
export function main(): number {
  const folder = folderFor();
  const rows = Object.entries(makeRecordings()).map(([name, recording]) => {
    const game = keepGame(recording);
    const started = performance.now();
    const wrong = cutEverywhere(name, game, folder);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { game: name, lines: game.ends.length, cuts: game.bytes.length + 1, wrong, seconds };
  });
  rmSync(folder, { recursive: true, force: true });
  const wrong = rows.flatMap((row) => row.wrong);
  console.table(rows.map((row) => ({ ...row, wrong: row.wrong.length })));
  for (const what of wrong.slice(0, 20)) console.log(what);
  console.log(JSON.stringify({ cuts: rows.reduce((sum, row) => sum + row.cuts, 0), wrong: wrong.length }));
  return wrong.length === 0 ? 0 : 1;
}
