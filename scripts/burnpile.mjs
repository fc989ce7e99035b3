/** The command line as it is built: `npm run burnpile -- COMMAND…`; says so where nothing is built. */
import './node-version.mjs';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const cli = resolve(import.meta.dirname, '../out/main/cli.js');

export const notBuilt = 'Burnpile is not built here. Do this once: npm run build';

/** Becomes the command line with these arguments: signals and the exit status are then its own. */
export async function runBurnpile(args) {
  if (!existsSync(cli)) {
    console.error(notBuilt);
    process.exitCode = 1;
    return;
  }
  process.argv = [process.execPath, cli, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(cli).href);
}

// It was started itself, by whatever way: a link may lead here.
if (import.meta.filename === realpathSync(process.argv[1])) await runBurnpile(process.argv.slice(2));
