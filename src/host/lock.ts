import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

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

/** Where a folder's lock is. Linux and Windows have names for it that are no files and leave nothing behind. */
export function lockPath(folder: string, platform: NodeJS.Platform): string {
  const name = platform === 'win32' ? trueName(folder).toLowerCase() : trueName(folder);
  const lock = `burnpile-${createHash('sha256').update(name).digest('hex').slice(0, 20)}`;
  if (platform === 'linux') return `\0${lock}`;
  return platform === 'win32' ? `\\\\.\\pipe\\${lock}` : join(tmpdir(), `${lock}.sock`);
}

/** What is told of a folder is short, and told at once. */
const LONGEST = 256;
const PATIENCE_MS = 1000;

/** What the process that has the lock tells of itself; null if nobody answers there. */
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
    socket.on('error', () => {});
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

/** Takes the lock at a path, unless another process has it. */
export async function lockAt(path: string): Promise<Locked> {
  let said = '';
  const listen = () => listenAt(path, () => said);
  let held = await listen();
  if (held === 'taken') {
    const told = await ask(path);
    if (told !== null) return { ok: false, told };
    // A file that a killed process has left behind.
    if (!path.startsWith('\0')) await unlink(path).catch(() => {});
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

/**
 * Takes a folder for this process alone, unless another one has it. A socket holds it, so that the system lets
 * go of it however the process ends. Where no socket can be made, there is no lock.
 */
export const lockFolder = (folder: string): Promise<Locked> => lockAt(lockPath(folder, process.platform));
