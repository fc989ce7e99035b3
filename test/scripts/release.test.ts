import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { faultOf, sectionOf, versionOf } from '../../scripts/release/changelog.ts';
import { main as writeChecksums } from '../../scripts/release/checksums.ts';
import { only } from '../../scripts/release/sbom.ts';
import { hasTool } from '../support/tools.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Not yet.

## [1.2.0] - 2026-12-01

### Added

- Installers.

## [1.2.0-beta.1] - 2026-11-30

- A trial.
`;

test.each([
  ['v1.2.3', '1.2.3'],
  ['v10.0.0-beta.2', '10.0.0-beta.2'],
  ['1.2.3', null],
  ['v1.2', null],
  ['v1.2.3; rm', null],
  ['', null],
])('the tag %j names %j', (tag, version) => {
  expect(versionOf(tag)).toBe(version);
});

test.each([
  ['1.2.0', '### Added\n\n- Installers.'],
  ['1.2.0-beta.1', '- A trial.'],
  ['1.2', null],
  ['Unreleased', null],
])('the notes of %s are its section of the changelog', (version, section) => {
  expect(sectionOf(CHANGELOG, version)).toBe(section);
});

test.each([
  ['v1.2.0', '1.2.0', '1.2.0', null],
  ['1.2.0', '1.2.0', '1.2.0', /names no version/],
  ['v1.2.0', '1.1.0', '1.2.0', /package\.json says 1\.1\.0/],
  ['v1.2.0', '1.2.0', '1.1.0', /package-lock\.json says 1\.1\.0/],
  ['v1.3.0', '1.3.0', '1.3.0', /no heading/],
])('a release of %s, where package.json says %s and the lock file %s', (tag, manifest, lock, fault) => {
  const said = faultOf(tag, { manifest, lock, changelog: CHANGELOG });
  if (fault === null) expect(said).toBeNull();
  else expect(said).toMatch(fault);
});

describe('checksums', () => {
  const folder = mkdtempSync(join(tmpdir(), 'burnpile-release-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.runIf(hasTool('sha256sum'))(
    'are read by the usual program, and cover every file but themselves',
    async () => {
      for (const name of ['b.deb', 'a b.exe']) writeFileSync(join(folder, name), name);
      expect(await writeChecksums([folder])).toBe(0);
      // Written again, they don't count themselves.
      expect(await writeChecksums([folder])).toBe(0);
      expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')).toHaveLength(2);
      const said = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
      expect(said).toBe('a b.exe: OK\nb.deb: OK\n');
    },
  );
});

test('of all that is installed the list of what is inside names what is shipped, by our own name', () => {
  const bom = {
    metadata: { component: { name: 'folder', version: '1.0.0' } },
    components: ['a@1', 'b@1', 'tool@1'].map((name) => ({ 'bom-ref': name })),
    dependencies: [
      { ref: 'burnpile@1.0.0', dependsOn: ['a@1', 'tool@1'] },
      { ref: 'a@1', dependsOn: ['b@1'] },
      { ref: 'b@1' },
      { ref: 'tool@1', dependsOn: ['b@1'] },
    ],
  };
  expect(only(bom, new Set(['a@1', 'b@1']), 'burnpile')).toEqual({
    metadata: { component: { name: 'burnpile', version: '1.0.0' } },
    components: [{ 'bom-ref': 'a@1' }, { 'bom-ref': 'b@1' }],
    dependencies: [
      { ref: 'burnpile@1.0.0', dependsOn: ['a@1'] },
      { ref: 'a@1', dependsOn: ['b@1'] },
      { ref: 'b@1', dependsOn: [] },
    ],
  });
});
