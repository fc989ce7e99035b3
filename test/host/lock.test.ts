import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockAt, lockFolder, lockPath, type Unlock } from '../../src/host/lock.ts';

let place: string;
let held: Unlock[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'burnpile-lock-'));
});
afterEach(async () => {
  for (const unlock of held) await unlock();
  held = [];
  rmSync(place, { recursive: true, force: true });
});

/** Whether the lock is given; it is held until the end of the test. */
async function isGiven(lock: Promise<Unlock | null>): Promise<boolean> {
  const unlock = await lock;
  if (unlock !== null) held.push(unlock);
  return unlock !== null;
}

describe('a folder is taken by one alone', () => {
  it('until it is let go', async () => {
    const unlock = await lockFolder(place);
    expect(await isGiven(lockFolder(place))).toBe(false);
    await unlock!();
    expect(await isGiven(lockFolder(place))).toBe(true);
  });

  it('by whatever way it is reached', async () => {
    const folder = join(place, 'folder');
    mkdirSync(folder);
    symlinkSync(folder, join(place, 'link'), 'junction');
    expect(await isGiven(lockFolder(folder))).toBe(true);
    expect(await isGiven(lockFolder(join(place, 'link')))).toBe(false);
    expect(await isGiven(lockFolder(join(folder, '..', 'folder')))).toBe(false);
    expect(await isGiven(lockFolder(join(place, 'other')))).toBe(true);
  });

  it('before it is made and afterwards', async () => {
    symlinkSync(place, `${place}-link`, 'junction');
    const folder = join(`${place}-link`, 'a', 'b');
    expect(await isGiven(lockFolder(folder))).toBe(true);
    mkdirSync(folder, { recursive: true });
    expect(await isGiven(lockFolder(join(place, 'a', 'b')))).toBe(false);
    rmSync(`${place}-link`);
  });

  it('in capitals or not, where the system makes no difference', () => {
    expect(lockPath(join(place, 'Games'), 'win32')).toBe(lockPath(join(place, 'games'), 'win32'));
    expect(lockPath(join(place, 'Games'), 'linux')).not.toBe(lockPath(join(place, 'games'), 'linux'));
  });
});

describe.skipIf(process.platform === 'win32')('where the lock is a file', () => {
  it('it is given to one alone, and gone when it is let go', async () => {
    const path = lockPath(place, 'darwin');
    const unlock = await lockAt(path);
    expect(existsSync(path)).toBe(true);
    expect(await isGiven(lockAt(path))).toBe(false);
    await unlock!();
    expect(existsSync(path)).toBe(false);
  });

  it('one that a killed process left behind is taken over', async () => {
    const path = lockPath(place, 'darwin');
    const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('on'))`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    expect(await isGiven(lockAt(path))).toBe(false);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    expect(existsSync(path)).toBe(true);
    expect(await isGiven(lockAt(path))).toBe(true);
    expect(await isGiven(lockAt(path))).toBe(false);
  });
});
