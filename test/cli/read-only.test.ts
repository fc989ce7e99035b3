import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';

/** Whoever runs the tests as root may write everywhere; this account may not. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-read-only-'));
  mkdirSync(join(folder, 'data'));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'data'), 0o555);
});
afterEach(() => {
  chmodSync(join(folder, 'data'), 0o755);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform === 'win32')('burnpile serve on a folder that it may not write to', () => {
  it('says so at once', async () => {
    const args = ['out/main/cli.js', 'serve', '--port', '0', '--data', join(folder, 'data')];
    const env = { ...process.env, HOME: folder, BURNPILE_LANGUAGE: 'en' };
    const child = spawn(process.execPath, args, { ...NOBODY, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
      });
    try {
      await until(() => said.includes('http://'), 15_000);
      await until(() => said.includes('Burnpile may not write to its folder.'));
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    expect(said).toContain('--data FOLDER');
  });
});
