import { readFileSync, writeFileSync } from 'node:fs';
import { sectionOf, versionOf } from './changelog.ts';

/** What stands under the notes of every release. */
const BELOW = `---

How to install each file: docs/start.md. \`SHA256SUMS\` says what each must be, \`burnpile.cdx.json\` lists what is inside. Nothing is signed, and nothing updates itself.
`;

/** Writes the notes of a release, out of CHANGELOG.md: `node scripts/run.mjs scripts/release notes v1.2.3 FILE`. */
export function main([tag = '', file = 'notes.md']: readonly string[]): number {
  const version = versionOf(tag);
  const section = version && sectionOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (!section) {
    console.log(`CHANGELOG.md says nothing about ${tag}.`);
    return 1;
  }
  writeFileSync(file, `${section}\n\n${BELOW}`);
  return 0;
}
