/**
 * Ends with one sentence under a Node that is too old. Whatever people start imports this before anything else, and
 * nothing in here may be newer than what such a Node knows.
 */
import { readFileSync } from 'node:fs';

/** Why a Node of this version can't run what `needed` (`engines.node` of package.json, `>=20.19`) asks for; null if it can. */
export function tooOld(needed, version) {
  const lowest = needed.replace(/^>=/, '');
  const [wanted, there] = [lowest, version].map((text) => text.split('.').map(Number));
  const isOlder = there[0] === wanted[0] ? there[1] < wanted[1] : there[0] < wanted[0];
  return isOlder ? `Burnpile needs Node ${lowest} or newer; this is ${version}.` : null;
}

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const why = tooOld(engines.node, process.versions.node);
if (why !== null) {
  console.error(why);
  process.exit(1);
}
