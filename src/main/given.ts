import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import type { Host } from '../host/host.ts';

const GAME = /\.burnpile$/i;

/** Where a game is that arguments name; some desktops name it by address. Null if they name none that is a file. */
export function gameIn(args: readonly string[], folder: string): string | null {
  const named = args.findLast((arg) => !arg.startsWith('--') && GAME.test(arg));
  if (named === undefined) return null;
  if (!named.startsWith('file:')) return resolve(folder, named);
  try {
    return fileURLToPath(named);
  } catch {
    return null;
  }
}

/**
 * Opens games that the app is given as files: as an argument, by a second start, or on macOS by an event, which may come
 * before anything is ready. Gives what takes the host, once there is one.
 */
export function openGiven(args: readonly string[]): (host: Host) => void {
  let opened: Host | null = null;
  let waiting = gameIn(args, process.cwd());
  const open = (file: string | null) => {
    if (opened === null) waiting = file ?? waiting;
    else if (file !== null) opened.openGame(file);
  };
  app.on('open-file', (event, file) => {
    event.preventDefault();
    open(file);
  });
  app.on('second-instance', (_event, given, folder) => open(gameIn(given, folder)));
  return (host) => {
    opened = host;
    open(waiting);
  };
}
