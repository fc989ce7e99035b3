import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { loadDriver } from './ports.ts';
import type { Trouble } from './source.ts';

/** What the system says about the path, in codes; null where it sees nothing wrong. */
async function askSystem(path: string): Promise<Trouble | null> {
  try {
    const found = await stat(path);
    if (!found.isCharacterDevice()) return 'notAPort';
    await access(path, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'notFound';
    return code === 'EACCES' || code === 'EPERM' ? 'noPermission' : null;
  }
}

/**
 * Why a port would not open. The driver gives no codes, only a text whose system part is in the language
 * of the desktop; so its own words are read first, then the system is asked, and its text comes last.
 */
export async function troubleOf(path: string, message: string): Promise<Trouble> {
  if (/cannot lock port/i.test(message)) return 'busy';
  if (/baudRate/.test(message)) return 'badBaudRate';
  // A Windows port is no file; there `Access denied` is what a port says that somebody else holds.
  const seen = process.platform === 'win32' ? null : await askSystem(path);
  if (seen !== null) return seen;
  if (/inappropriate ioctl/i.test(message)) return 'notAPort';
  if (/busy|access denied/i.test(message)) return 'busy';
  if (/permission/i.test(message)) return 'noPermission';
  return /not found|no such/i.test(message) ? 'notFound' : 'other';
}

export interface PortWish {
  readonly path: string;
  readonly baudRate: number;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** Called once, if the port goes away by itself. */
  readonly onGone: () => void;
}

/** How often to look whether a device that is open is still there, in milliseconds. */
const WATCH_MS = 300;

export interface OpenPort {
  /** Resolves when the port is free again. */
  close(): Promise<void>;
}

/** What tells a device in the file system from another one; null where ports are no files, as on Windows. */
const identity = (path: string): Promise<string | null> =>
  stat(path).then(
    ({ dev, ino, rdev }) => `${dev} ${ino} ${rdev}`,
    () => null,
  );

/** Opens a serial port once: the port, or why not. Never rejects. */
export async function openPort({ path, baudRate, onBytes, onGone }: PortWish): Promise<OpenPort | Trouble> {
  // The driver would take these two for what they are not.
  if (path === '' || path.includes('\0')) return 'notFound';
  if (!Number.isInteger(baudRate) || baudRate <= 0) return 'badBaudRate';
  const Driver = await loadDriver();
  if (Driver === null) return 'noDriver';

  const port = new Driver({ path, baudRate, autoOpen: false });
  const failure = await new Promise<Error | null>((resolve) => port.open(resolve));
  if (failure !== null) return troubleOf(path, failure.message);
  // Asked only now: a moment before, the device may not have been there yet. Not waited for: it may go at once.
  const opened = identity(path);

  let over = false;
  let released: Promise<void> | null = null;
  let watch: NodeJS.Timeout | undefined;
  const release = () => {
    clearInterval(watch);
    released ??= new Promise<void>((resolve) => {
      if (port.isOpen) port.close(() => resolve());
      else resolve();
    });
    return released;
  };
  const gone = () => {
    if (over) return;
    over = true;
    void release().then(onGone);
  };
  // When the device goes while bytes are being read, the driver reads nothing for ever and tells nobody. What
  // has a path in the file system loses it then.
  const look = async () => {
    const now = await identity(path);
    if (now !== (await opened) || (now === null && process.platform !== 'win32')) gone();
  };
  watch = setInterval(look, WATCH_MS).unref();
  port.on('data', onBytes);
  port.on('close', gone);
  // Comes alone where even closing a vanished port fails.
  port.on('error', gone);
  return {
    close() {
      over = true;
      return release();
    },
  };
}
