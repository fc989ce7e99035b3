import { spawnSync } from 'node:child_process';

/** What a command line came to. */
export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The built program reads one command line after the other, each anew but for the modules that it shares. */
const PROGRAM = `
let said;
for (const name of ['stdout', 'stderr']) {
  process[name].setMaxListeners(0);
  process[name].write = (text) => ((said[name] += text), true);
}
// Where it says -e the parser takes what follows for arguments.
process.execArgv = [];
class Exit extends Error {}
process.exit = (status) => {
  said.status = status ?? process.exitCode ?? 0;
  throw new Exit();
};
const all = [];
for (const [i, args] of JSON.parse(process.env.COMMAND_LINES).entries()) {
  said = { status: null, stdout: '', stderr: '' };
  all.push(said);
  process.exitCode = undefined;
  process.argv = [process.execPath, 'out/main/cli.js', ...args];
  try {
    await import('./out/main/cli.js?' + i);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  said.status ??= process.exitCode ?? 0;
}
(await import('node:fs')).writeSync(1, JSON.stringify(all));
process.reallyExit(0);
`;

/**
 * What each of these command lines comes to, by a single start of the program, which takes longer than to read one.
 * For those that soon end by themselves.
 */
export function endsOf(
  lines: readonly (readonly string[])[],
  env: Readonly<Record<string, string>> = {},
): readonly Ended[] {
  const { stdout, stderr, error } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    encoding: 'utf8',
    env: { ...process.env, ...env, COMMAND_LINES: JSON.stringify(lines) },
    timeout: 30_000,
    maxBuffer: 2 ** 26,
  });
  if (stdout === '') throw error ?? new Error(stderr);
  return JSON.parse(stdout);
}
