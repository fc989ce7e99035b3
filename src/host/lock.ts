import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where a folder's lock is. Linux and Windows have names for it that are no files and leave nothing behind. */
function lockPath(folder: string): string {
  const name = `burnpile-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 20)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
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

/** Listens at the path; null if it is taken, and true for a path that can't be listened at whoever asks. */
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

/**
 * Takes a folder for this process alone; null if another one has it. A socket holds it, so that the system lets
 * go of it however the process ends. Where no socket can be made, there is no lock.
 */
export async function lockFolder(folder: string): Promise<Unlock | null> {
  const path = lockPath(folder);
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
