import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'burnpile-package-'));
  cpSync(join(import.meta.dirname, '../../scripts/package.mjs'), join(root, 'scripts/package.mjs'));
  mkdirSync(join(root, 'node_modules/electron-builder'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Packs with a builder that says this, as electron-builder does, and ends with this status. */
function pack(said: string, status: number) {
  writeFileSync(
    join(root, 'node_modules/electron-builder/cli.js'),
    `console.log(${JSON.stringify(said)} + process.argv.slice(2).join()); process.exitCode = ${status};`,
  );
  return spawnSync(process.execPath, [join(root, 'scripts/package.mjs'), '--dir'], { encoding: 'utf8' });
}

const trace = (why: string): string =>
  `  • packaging\n  ⨯ ${why}  failedTask=build stackTrace=RequestError: ${why}\n    at emit (node:events:524:28)\n`;

describe('npm run package', () => {
  it('says in one sentence what it could not download, from where, and what else can be done', () => {
    const { status, stdout, stderr } = pack(trace('getaddrinfo ENOTFOUND github.com'), 1);
    expect(status).toBe(1);
    expect(stdout).toBe('  • packaging\n--dir\n');
    expect(stderr).toMatch(
      /^Electron's runtime, .* from github\.com \(ENOTFOUND\)\. .*electronDist=FOLDER.*\n$/,
    );
  });

  it('hands on everything else', () => {
    const broken = trace('Could not find sentinel');
    expect(pack(broken, 1)).toMatchObject({ status: 1, stdout: `${broken}--dir\n`, stderr: '' });
    expect(pack('', 0)).toMatchObject({ status: 0, stdout: '--dir\n', stderr: '' });
  });
});
