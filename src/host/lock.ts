import { createHash } from 'node:crypto';
import { lstatSync, realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolder } from '../table/journal/disk.ts';

/** The one spelling of a folder, whatever links lead to it; what isn't there yet is as it will be made. */
function trueName(folder: string): string {
  const path = resolve(folder);
  try {
    return realpathSync.native(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(trueName(above), basename(path));
  }
}

/** Where this machine has a folder's lock. Linux and Windows have names for it that are no files and leave nothing behind. */
export function lockPath(folder: string, platform: NodeJS.Platform): string {
  const name = platform === 'win32' ? trueName(folder).toLowerCase() : trueName(folder);
  const lock = `burnpile-${createHash('sha256').update(name).digest('hex').slice(0, 20)}`;
  if (platform === 'linux') return `\0${lock}`;
  return platform === 'win32' ? `\\\\.\\pipe\\${lock}` : join(tmpdir(), `${lock}.sock`);
}

/** What is told of a folder is short, and told at once. */
const LONGEST = 256;
const PATIENCE_MS = 1000;

/** How a system says that nobody listens at a path; anything else may be somebody who can't be heard. */
const NOBODY: readonly string[] = ['ECONNREFUSED', 'ENOENT'];

/** What the process that has the lock tells of itself, if it does; null if there is none. */
const ask = (path: string): Promise<string | null> =>
  new Promise((done) => {
    let told: string | null = null;
    const socket = connect(path, () => {
      told = '';
    });
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (text) => {
      told += String(text);
      if (told !== null && told.length > LONGEST) socket.destroy();
    });
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (!NOBODY.includes(code)) told ??= '';
    });
    socket.once('close', () => done(told));
  });

/** Listens at the path and tells everybody who asks; or says that somebody else does, or that nobody can. */
function listenAt(path: string, tell: () => string) {
  return new Promise<ReturnType<typeof createServer> | 'taken' | 'impossible'>((done) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(tell());
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'EADDRINUSE' ? 'taken' : 'impossible'),
    );
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

/** A folder that this process has for itself. */
export interface Lock {
  /** From now on this is told to others who want the folder. */
  tell(text: string): void;
  release(): Promise<void>;
}

/** The lock, or what the process that has it tells of itself. */
export type Locked =
  | { readonly ok: true; readonly lock: Lock }
  | { readonly ok: false; readonly told: string };

/** Removes a socket of which nobody hears any more: the process was killed, or the power was cut. */
function removeLeft(path: string): void {
  try {
    if (lstatSync(path).isSocket()) unlinkSync(path);
  } catch {
    // Then it can't be taken either.
  }
}

/** Takes the lock at a path, unless another process has it. */
export async function lockAt(path: string): Promise<Locked> {
  let said = '';
  const listen = () => listenAt(path, () => said);
  let held = await listen();
  if (held === 'taken') {
    const told = await ask(path);
    if (told !== null) return { ok: false, told };
    removeLeft(path);
    held = await listen();
  }
  if (held === 'taken') return { ok: false, told: '' };
  const server = held === 'impossible' ? null : held;
  const lock: Lock = {
    tell(text) {
      said = text;
    },
    release: () => new Promise((done) => (server === null ? done() : server.close(() => done()))),
  };
  return { ok: true, lock };
}

/** In bytes: no system takes a longer path of a socket. */
const LONGEST_PATH = 100;

/**
 * The lock within a folder, where a file can be one; null elsewhere. It is the same whatever path leads to the folder,
 * and for programs in containers, which know nothing of each other's machine.
 */
function pathWithin(folder: string): string | null {
  const path = join(trueName(folder), 'lock');
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) return null;
  try {
    makeFolder(folder);
    return (lstatSync(path, { throwIfNoEntry: false })?.isSocket() ?? true) ? path : null;
  } catch {
    return null;
  }
}

const both = (one: Lock, other: Lock): Lock => ({
  tell(text) {
    one.tell(text);
    other.tell(text);
  },
  async release() {
    await other.release();
    await one.release();
  },
});

/**
 * Takes a folder for this process alone, unless another one has it; makes it if it isn't there. Sockets hold it, one of
 * this machine and one within the folder, so that the system lets go of it however the process ends. Where neither can
 * be made, there is no lock.
 */
export async function lockFolder(folder: string): Promise<Locked> {
  const here = await lockAt(lockPath(folder, process.platform));
  const path = here.ok ? pathWithin(folder) : null;
  if (!here.ok || path === null) return here;
  const within = await lockAt(path);
  if (!within.ok) {
    await here.lock.release();
    return within;
  }
  return { ok: true, lock: both(here.lock, within.lock) };
}
