import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { INNER, pageWorld } from './page-world.ts';
import { HEAR, preloadWorld, SAY } from './preload-world.ts';
import { makeWire } from './wire.ts';

/** The source texts that run in the two worlds of a page before its own scripts. */
export interface Injected {
  readonly page: string;
  readonly preload: string;
}

function readPreload(file: string): string {
  const code = readFileSync(file, 'utf8');
  if (file.endsWith('.mjs') || /^\s*(import|export)\s/m.test(code))
    throw new Error(`a sandboxed preload can't be an ES module: ${file}`);
  return code;
}

/** Makes the two for a preload file, or for none. */
export function makeInjected(preload: string | undefined): Injected {
  const names = { secret: randomBytes(16).toString('hex'), inner: INNER, say: SAY, hear: HEAR };
  const code = preload === undefined ? '' : readPreload(preload);
  return {
    page: `(${pageWorld})(${JSON.stringify(names.secret)}, ${JSON.stringify(INNER)}, ${makeWire})`,
    preload: `(${preloadWorld})(${JSON.stringify(names)}, ${makeWire}, function (require, module, exports, process) {
${code}
})`,
  };
}
