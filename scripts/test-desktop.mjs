/**
 * Runs the desktop suite on Electron itself: `npm run test:desktop`. Fetches its runtime if that isn't there, and where
 * Linux has no display makes one with xvfb. What can't be had fails.
 *
 *   npm run test:desktop -- [FILE…]   these of the tests, not all
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fetchRuntime, findRuntime } from './runtime.mjs';

const root = resolve(import.meta.dirname, '..');

/** Seconds that fetching may take. */
const PATIENCE = 600;

/** On Linux all that starts the app; elsewhere what needs no pairs of ports. */
const ALL =
  process.platform === 'linux'
    ? ['test/main', 'test/e2e']
    : ['test/main', 'test/e2e/desktop', 'test/e2e/security', 'test/e2e/guards'];

const asked = process.argv.slice(2);

const VITEST = join(root, 'node_modules/vitest/vitest.mjs');

/** The program and arguments that run the suite. */
function command() {
  const suite = [process.execPath, VITEST, 'run', '--mode', 'all', ...(asked.length > 0 ? asked : ALL)];
  const isBlind = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
  return isBlind ? ['xvfb-run', '--auto-servernum', ...suite] : suite;
}

if (findRuntime(root) === null) {
  const { why } = await fetchRuntime(root, PATIENCE);
  if (why !== undefined) {
    console.error(`The desktop suite needs the runtime of Electron, which can't be had: ${why}`);
    process.exit(1);
  }
}
const [program, ...args] = command();
const { status, error } = spawnSync(program, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REQUIRE_ELECTRON: '1' },
});
if (error) console.error(`${program}: ${error.message}`);
process.exitCode = status ?? 1;
