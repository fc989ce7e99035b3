import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Recording } from '../../src/device/recording.ts';
import { until } from './until.ts';

export interface Rhythm {
  /** Bytes at a time; all at once unless given. */
  readonly chunk?: number;
  /** Milliseconds between chunks; 0 unless given. */
  readonly pause?: number;
}

/** A scanner made of two pseudo terminals: what is written here is read at `path`, as from a device. */
export interface Pty {
  /** Stays the same over every unplug and plug. */
  readonly path: string;
  /** Sends exactly this: line endings are the caller's. Text above ASCII goes out as UTF-8. */
  write(data: string | Uint8Array, rhythm?: Rhythm): Promise<void>;
  /** The device vanishes, and its path with it. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  /**
   * Does what a recording says, lines with `ending`, in its own time divided by `speed` (1 unless given).
   * After a `plug` it calls `ready` and waits for it: what is sent to a port that nobody has opened is lost.
   */
  replay(recording: Recording, settings?: ReplaySettings): Promise<void>;
  close(): Promise<void>;
}

export interface ReplaySettings extends Rhythm {
  readonly speed?: number;
  readonly ending?: string;
  readonly ready?: () => Promise<void>;
}

/** A plugged-in one. Needs socat. Close it. */
export async function makePty(): Promise<Pty> {
  const folder = await mkdtemp(join(tmpdir(), 'burnpile-pty-'));
  const path = join(folder, 'scanner');
  const inner = join(folder, 'inner');
  let socat: ChildProcess | null = null;
  let end: FileHandle | null = null;

  const plug = async () => {
    if (socat !== null) return;
    socat = spawn('socat', [`pty,raw,echo=0,link=${inner}`, `pty,raw,echo=0,link=${path}`]);
    await until(() => existsSync(inner) && existsSync(path));
    end = await open(inner, 'r+');
  };

  const unplug = async () => {
    const child = socat;
    if (child === null) return;
    socat = null;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // Not asked to end but ended: socat loses the request when it comes while bytes are passed on.
    child.kill('SIGKILL');
    await gone;
    await end?.close();
    end = null;
    // Killed, socat leaves its links: they would point nowhere, as no device does.
    await Promise.all([rm(path, { force: true }), rm(inner, { force: true })]);
  };

  const write: Pty['write'] = async (data, { chunk = Infinity, pause = 0 } = {}) => {
    const bytes = Buffer.from(typeof data === 'string' ? Buffer.from(data) : data);
    const size = Math.min(chunk, Math.max(1, bytes.length));
    for (let from = 0; from < bytes.length; from += size) {
      if (from > 0 && pause > 0) await sleep(pause);
      if (end === null) throw new Error('unplugged');
      await end.write(bytes.subarray(from, from + size));
    }
  };

  const replay: Pty['replay'] = async (recording, settings = {}) => {
    const { speed = 1, ending = '\r\n', ready = async () => {}, ...rhythm } = settings;
    for (const event of recording) {
      const pause = event.after / speed;
      if (pause > 0) await sleep(pause);
      if (event.kind === 'unplug') await unplug();
      else if (event.kind === 'line') await write(event.text + ending, rhythm);
      else if (event.kind === 'bytes') await write(event.bytes, rhythm);
      else {
        await plug();
        await ready();
      }
    }
  };

  const close = async () => {
    await unplug();
    await rm(folder, { recursive: true, force: true });
  };

  await plug();
  return { path, write, unplug, plug, replay, close };
}
