import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process that is told of another start of its app. */
const NEWS = 'SIGUSR2';

/** What that was started with. */
export interface Start {
  readonly args: readonly string[];
  readonly folder: string;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Takes the lock of a folder, which goes with this process, and calls back when somebody else wants it. If
 * somebody has it already, that one is told, and the answer is false.
 */
export function takeLock(folder: string, wanted: (start: Start) => void): boolean {
  const file = join(folder, 'stand-in.lock');
  const note = join(folder, 'stand-in.start');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) {
      writeFileSync(note, JSON.stringify({ args: process.argv, folder: process.cwd() } satisfies Start));
      process.kill(holder, NEWS);
      return false;
    }
    writeFileSync(file, String(process.pid));
  }
  process.on(NEWS, () => wanted(JSON.parse(readFileSync(note, 'utf8'))));
  process.once('exit', () => {
    for (const one of [file, note]) rmSync(one, { force: true });
  });
  return true;
}
