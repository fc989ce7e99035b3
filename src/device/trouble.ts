import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
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
