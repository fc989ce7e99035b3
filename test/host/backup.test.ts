import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup, writeBackup } from '../../src/host/backup.ts';
import { hostAt, joinAt, open, scan } from './screen.ts';

let folder: string;
const at = (name: string): string => join(folder, name);

/** Every file of a folder with what is in it, but for what isn't backed up. */
const contentOf = (data: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'statistics.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(data.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ])
      .sort(),
  );

const write = (data: string, path: string, text: string): void => {
  mkdirSync(join(at(data), path, '..'), { recursive: true });
  writeFileSync(join(at(data), path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a backup', () => {
  it('of a table in play is put back elsewhere, where the table goes on', async () => {
    const host = await hostAt(at('old'));
    const screen = joinAt(host);
    open(screen);
    scan(screen, '3C', '4D');
    write('old', 'rules/ours.json', '{"format":1,"id":"ours","extends":"palace"}');
    write('old', 'decks/Blue deck.json', '{}');
    const written = await writeBackup(at('old'), at('b.tgz'));
    expect(written).toMatchObject({ ok: true });
    const told = screen.state().table!.pile;
    await host.close();

    expect(await restoreBackup(at('new'), at('b.tgz'))).toMatchObject({
      ok: true,
      value: { added: written.ok && written.value, same: 0, left: [] },
    });
    const other = await hostAt(at('new'));
    const there = joinAt(other);
    const [kept] = there.state().lobby.kept;
    there.say({ type: 'resume', id: kept!.id } as never);
    expect(there.state().table!.pile).toEqual(told);
    expect(there.welcome().rules.some(({ id }) => id === 'ours')).toBe(true);
    await other.close();
  });

  it('gives files the times that they had, so that tables stand in their order', async () => {
    write('old', 'tables/a.journal', 'one\n');
    const then = new Date('2026-01-02T03:04:05Z');
    utimesSync(join(at('old'), 'tables/a.journal'), then, then);
    await writeBackup(at('old'), at('b.tgz'));
    await restoreBackup(at('new'), at('b.tgz'));
    expect(statSync(join(at('new'), 'tables/a.journal')).mtime).toEqual(then);
  });

  it('leaves out what is made anew, and what leads elsewhere', async () => {
    write('old', 'settings.json', '{}');
    write('old', 'statistics.json', '{}');
    write('old', 'desktop/Cookies', 'x');
    expect(await writeBackup(at('old'), at('b.tgz'))).toEqual({ ok: true, value: 1 });
  });

  it('put back twice adds nothing, and nothing that changed since is overwritten', async () => {
    write('old', 'settings.json', '{"format":1}');
    write('old', 'tables/a.journal', 'one\n');
    write('old', 'tables/b.journal', 'one\n');
    await writeBackup(at('old'), at('b.tgz'));
    cpSync(at('old'), at('new'), { recursive: true });
    write('new', 'settings.json', '{"format":1,"locked":true}');
    write('new', 'tables/a.journal', 'one\ntwo\n');
    write('new', 'tables/b.journal', 'other\n');
    const before = contentOf(at('new'));
    expect(await restoreBackup(at('new'), at('b.tgz'))).toEqual({
      ok: true,
      value: { added: 1, same: 1, left: ['settings.json'] },
    });
    const after = contentOf(at('new'));
    expect(after).toMatchObject(before);
    expect(readFileSync(join(at('new'), 'tables/b-2.journal'), 'utf8')).toBe('one\n');
    expect(await restoreBackup(at('new'), at('b.tgz'))).toMatchObject({ value: { added: 0, same: 2 } });
    expect(contentOf(at('new'))).toEqual(after);
  });

  it('of a table that has ended since brings no other one, and of one that is cut all of it', async () => {
    write('old', 'tables/a.journal', 'one\n');
    write('old', 'tables/b.journal', 'one\ntwo\n');
    await writeBackup(at('old'), at('b.tgz'));
    write('new', 'tables/ended/a.journal', 'one\ntwo\nend\n');
    write('new', 'tables/b.journal', 'one\n');
    expect(await restoreBackup(at('new'), at('b.tgz'))).toMatchObject({ value: { added: 1, same: 1 } });
    expect(readdirSync(join(at('new'), 'tables')).sort()).toEqual(['b.journal', 'ended']);
    expect(readFileSync(join(at('new'), 'tables/b.journal'), 'utf8')).toBe('one\ntwo\n');
  });

  it('is never written over another file, and nothing is left of one that can’t be written', async () => {
    write('old', 'settings.json', '{}');
    writeFileSync(at('b.tgz'), 'mine');
    expect(await writeBackup(at('old'), at('b.tgz'))).toMatchObject({ error: { code: 'thereAlready' } });
    expect(await writeBackup(at('old'), at('none/b.tgz'))).toEqual({
      ok: false,
      error: { code: 'unwritable', detail: 'noFolder' },
    });
    expect(await writeBackup(at('nothing'), at('c.tgz'))).toMatchObject({ error: { code: 'nothingKept' } });
    expect(readdirSync(folder).sort()).toEqual(['b.tgz', 'old']);
  });
});

describe('what is no backup', () => {
  const noBackup = async (file: string) => {
    const restored = await restoreBackup(at('new'), at(file));
    expect(existsSync(at('new')) ? contentOf(at('new')) : {}).toEqual({});
    return restored.ok ? restored.value : restored.error.code;
  };

  it.each([
    ['a text', 'hello'],
    ['nothing', ''],
    ['bytes', '\u001f\u008b\u0008\u0000\u0000'],
  ])('is refused: %s', async (_, text) => {
    writeFileSync(at('x.tgz'), text, 'latin1');
    expect(await noBackup('x.tgz')).toBe('noBackup');
  });

  it.each([
    ['out of the folder', 'burnpile/../evil.json'],
    ['to what Burnpile doesn’t keep', 'burnpile/desktop/Cookies'],
    ['to a hidden file', 'burnpile/rules/.bashrc'],
    ['from the root', '/etc/evil'],
  ])('writes nothing, leading %s', async (_, path) => {
    write('src', 'evil', 'x');
    write('src', 'settings.json', '{}');
    await create(
      {
        cwd: at('src'),
        file: at('x.tgz'),
        gzip: true,
        preservePaths: true,
        onWriteEntry: (entry) => {
          entry.path = entry.path === 'evil' ? path : `burnpile/${entry.path}`;
        },
      },
      ['settings.json', 'evil'],
    );
    expect(await noBackup('x.tgz')).toBe('noBackup');
  });

  it('is cut off', async () => {
    write(
      'old',
      'settings.json',
      JSON.stringify({ format: 1, text: Array.from({ length: 5000 }, (_, i) => i * 7919) }),
    );
    await writeBackup(at('old'), at('b.tgz'));
    const whole = readFileSync(at('b.tgz'));
    writeFileSync(at('x.tgz'), whole.subarray(0, whole.length / 2));
    expect(await noBackup('x.tgz')).toBe('noBackup');
  });

  it('isn’t there', async () => {
    expect(await noBackup('none.tgz')).toBe('unreadable');
  });
});

it('nothing is put back into a folder that a program uses', async () => {
  write('old', 'settings.json', '{}');
  await writeBackup(at('old'), at('b.tgz'));
  const host = await hostAt(at('new'));
  expect(await restoreBackup(at('new'), at('b.tgz'))).toMatchObject({ error: { code: 'inUse' } });
  await host.close();
});
