import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app } from 'electron';
import { dataFolder } from '../host/kept.ts';

/** The folder that `--data` names among the arguments, which may hold anything of Electron's too; or null. */
function namedIn(args: readonly string[]): string | null {
  const { data } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' } },
    strict: false,
  }).values;
  return typeof data === 'string' && data !== '' ? data : null;
}

/**
 * The folder of games and settings: the same one that the program uses in a browser, or the one that `--data`
 * names. What Electron keeps stands in a folder inside of it, so that there is one app for each.
 */
export function chooseData(args: readonly string[]): string {
  const data = resolve(namedIn(args) ?? dataFolder());
  const own = join(data, 'desktop');
  try {
    mkdirSync(own, { recursive: true, mode: 0o700 });
    app.setPath('userData', own);
  } catch {
    // Electron's usual folder does as well, and the host says what is wrong with this one.
  }
  return data;
}
