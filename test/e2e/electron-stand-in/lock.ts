import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process that is told of another start of its app. */
const NEWS = 'SIGUSR2';

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
export function takeLock(folder: string, wanted: () => void): boolean {
  const file = join(folder, 'stand-in.lock');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) {
      process.kill(holder, NEWS);
      return false;
    }
    writeFileSync(file, String(process.pid));
  }
  process.on(NEWS, wanted);
  process.once('exit', () => rmSync(file, { force: true }));
  return true;
}
