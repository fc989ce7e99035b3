import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program as people start it, serving a table. */
export interface Served {
  readonly address: string;
  readonly pid: number;
  /** Everything that it wrote on standard error so far. */
  errors(): string;
  /** The same of its standard output. */
  printed(): string;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const PATIENCE = 30_000;

/**
 * Starts `burnpile serve` on a free port and waits for its address. It keeps its things in the folder given, or
 * in one of its own that goes with it. `under` is a command line that starts it, for a look at what it does. Stop it.
 */
export async function serve(
  args: readonly string[],
  folder?: string,
  under: readonly string[] = [],
): Promise<Served> {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'burnpile-data-')));
  const program = [process.execPath, 'out/main/cli.js', 'serve', '--port', '0', '--data', data, ...args];
  const [command, ...rest] = [...under, ...program] as [string, ...string[]];
  const child: ChildProcess = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  child.stderr!.on('data', (data) => {
    errors += data;
  });
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no address; said: ${out}${errors}`)), PATIENCE);
    child.stdout!.on('data', (data) => {
      out += data;
      const found = /http:\/\/\S+/.exec(out);
      if (found === null) return;
      clearTimeout(timer);
      resolve(found[0]);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`ended; said: ${out}${errors}`));
    });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) {
      // Closed, and not only ended: what it said last has then been read.
      const gone = once(child, 'close');
      child.kill(signal);
      await gone;
    }
    if (folder === undefined) await rm(data, { recursive: true, force: true });
  };
  return {
    address,
    pid: child.pid!,
    errors: () => errors,
    printed: () => out,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
