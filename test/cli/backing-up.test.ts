import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBackup, runRestore } from '../../src/cli/backing-up.ts';
import { wordsFor } from '../../src/words/tables.ts';

const words = wordsFor('en', 'family');
let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-backing-up-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('burnpile restore', () => {
  it('of a file that isn’t there says so, as of a wrong name, and makes no folder', async () => {
    const told = await runRestore(words, at('new'), at('nix.tgz'));
    expect(told).toEqual({
      lines: [],
      errors: [`There is no file ${at('nix.tgz')}: check its name and its folder.`],
      status: 2,
    });
    expect(existsSync(at('new'))).toBe(false);
  });

  it('of a folder says that it is no backup', async () => {
    mkdirSync(at('folder'));
    const { errors, status } = await runRestore(words, at('new'), at('folder'));
    expect(errors).toEqual([
      `${at('folder')} isn’t a Burnpile backup, or it is damaged. Nothing was restored.`,
    ]);
    expect(status).toBe(1);
  });
});

describe('burnpile backup', () => {
  it('to where there is no folder says so in words, without the names of its own files', async () => {
    mkdirSync(at('data'));
    writeFileSync(at('data/settings.json'), '{}');
    const { errors, status } = await runBackup(words, at('data'), at('none/b.tgz'));
    expect(errors).toEqual([
      'The backup can’t be written: a file already has its name, or the folder it belongs in is missing. Nothing was lost; choose another place.',
    ]);
    expect(status).toBe(1);
  });
});
