import { readFileSync } from 'node:fs';
import { faultOf } from './changelog.ts';

const versionIn = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;

/** Whether a release may be made of a tag: `node scripts/run.mjs scripts/release tag v1.2.3`. Gives 1 if not, and says why. */
export function main([tag = '']: readonly string[]): number {
  const fault = faultOf(tag, {
    manifest: versionIn('package.json'),
    lock: versionIn('package-lock.json'),
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
  });
  console.log(fault ?? `${tag} can be released.`);
  return fault === null ? 0 : 1;
}
