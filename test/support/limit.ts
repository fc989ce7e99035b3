import { execFileSync } from 'node:child_process';

const set = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

// Node ignores this signal of such a limit, until write-file-atomic has listened to it once.
const stayAlive = () => {};

/** Lets no file of this process grow beyond so many bytes, which is what a full disk looks like. Returns what ends it. */
export function limitFiles(bytes: number): () => void {
  process.on('SIGXFSZ', stayAlive);
  set(bytes);
  return () => {
    set('unlimited');
    process.off('SIGXFSZ', stayAlive);
  };
}
