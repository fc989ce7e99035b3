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

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** Listens at the path, or says that somebody else does, or that nobody can. */
function listenAt(path: string) {
  return new Promise<ReturnType<typeof createServer> | 'taken' | 'impossible'>((done) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'EADDRINUSE' ? 'taken' : 'impossible'),
    );
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

/** What lets the folder go. */
export type Unlock = () => Promise<void>;

/** Takes the lock at a path; null if another process has it. */
export async function lockAt(path: string): Promise<Unlock | null> {
  let held = await listenAt(path);
  if (held === 'taken') {
    if (await isAnswered(path)) return null;
    // A file that a killed process has left behind.
    if (!path.startsWith('\0')) await unlink(path).catch(() => {});
    held = await listenAt(path);
  }
  if (held === 'taken') return null;
  if (held === 'impossible') return async () => {};
  const server = held;
  return () => new Promise<void>((done) => server.close(() => done()));
}

/**
 * Takes a folder for this process alone; null if another one has it. A socket holds it, so that the system lets
 * go of it however the process ends. Where no socket can be made, there is no lock.
 */
export const lockFolder = (folder: string): Promise<Unlock | null> =>
  lockAt(lockPath(folder, process.platform));
