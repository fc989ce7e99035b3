import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Lock, type Locked, lockAt, lockFolder, lockPath } from '../../src/host/lock.ts';

let place: string;
let held: Lock[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'burnpile-lock-'));
});
afterEach(async () => {
  for (const lock of held) await lock.release();
  held = [];
  rmSync(place, { recursive: true, force: true });
});

/** Whether the lock is given; it is held until the end of the test. */
async function isGiven(wanted: Promise<Locked>): Promise<boolean> {
  const locked = await wanted;
  if (locked.ok) held.push(locked.lock);
  return locked.ok;
}

/** The lock, where nobody else has it. */
async function take(wanted: Promise<Locked>): Promise<Lock> {
  const locked = await wanted;
  if (!locked.ok) throw new Error('somebody has it');
  return locked.lock;
}

describe('a folder is taken by one alone', () => {
  it('until it is let go', async () => {
    const lock = await take(lockFolder(place));
    expect(await isGiven(lockFolder(place))).toBe(false);
    await lock.release();
    expect(await isGiven(lockFolder(place))).toBe(true);
  });

  it('who tells the others what it wants them to know', async () => {
    const lock = await take(lockFolder(place));
    held.push(lock);
    expect(await lockFolder(place)).toEqual({ ok: false, told: '' });
    lock.tell('http://localhost:7878/');
    expect(await lockFolder(place)).toEqual({ ok: false, told: 'http://localhost:7878/' });
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
  it('it lies within the folder as well, so that whoever gets there finds it', async () => {
    const within = join(place, 'lock');
    const lock = await take(lockFolder(place));
    lock.tell('http://localhost:7878/');
    expect(await lockAt(within)).toEqual({ ok: false, told: 'http://localhost:7878/' });
    await lock.release();
    expect(existsSync(within)).toBe(false);
    // As somebody in another container would have it.
    const elsewhere = await take(lockAt(within));
    elsewhere.tell('http://localhost:7879/');
    expect(await lockFolder(place)).toEqual({ ok: false, told: 'http://localhost:7879/' });
    await elsewhere.release();
    expect(await isGiven(lockFolder(place))).toBe(true);
  });

  it('a file of somebody’s own that is called so is no lock, and stays', async () => {
    writeFileSync(join(place, 'lock'), 'mine');
    expect(await isGiven(lockFolder(place))).toBe(true);
    expect(await isGiven(lockFolder(place))).toBe(false);
    expect(readFileSync(join(place, 'lock'), 'utf8')).toBe('mine');
  });

  it('it is given to one alone, and gone when it is let go', async () => {
    const path = lockPath(place, 'darwin');
    const lock = await take(lockAt(path));
    expect(existsSync(path)).toBe(true);
    expect(await isGiven(lockAt(path))).toBe(false);
    await lock.release();
    expect(existsSync(path)).toBe(false);
  });

  /** Another process that holds the lock, and does this with whoever asks it. */
  async function holder(path: string, answer: string): Promise<{ kill(): Promise<void> }> {
    const program = `require('node:net').createServer((socket) => { socket.on('error', () => {}); ${answer} }).listen(${JSON.stringify(path)}, () => console.log('on'))`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(child, 'exit');
    await once(child.stdout, 'data');
    return {
      async kill() {
        child.kill('SIGKILL');
        await gone;
      },
    };
  }

  it('one whose holder says nothing, or too much, is taken all the same', async () => {
    const path = lockPath(place, 'darwin');
    for (const answer of ['', "socket.write('x'.repeat(100000))"]) {
      const other = await holder(path, answer);
      expect(await isGiven(lockAt(path))).toBe(false);
      await other.kill();
      rmSync(path);
    }
  });

  it('one that a killed process left behind is taken over', async () => {
    const path = lockPath(place, 'darwin');
    const other = await holder(path, '');
    expect(await isGiven(lockAt(path))).toBe(false);
    await other.kill();
    expect(existsSync(path)).toBe(true);
    expect(await isGiven(lockAt(path))).toBe(true);
    expect(await isGiven(lockAt(path))).toBe(false);
  });

  it('one that was left behind within a folder is taken over too', async () => {
    const other = await holder(join(place, 'lock'), '');
    expect(await isGiven(lockFolder(place))).toBe(false);
    await other.kill();
    expect(await isGiven(lockFolder(place))).toBe(true);
  });
});
