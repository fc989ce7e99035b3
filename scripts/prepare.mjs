/** Builds after an install, where the build tools are there: a production install comes without them. */
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync(new URL('../node_modules/electron-vite', import.meta.url))) {
  const { status } = spawnSync('npm', ['run', '-s', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    'burnpile: not built, the build tools are not installed (npm ci without --omit=dev brings them)',
  );
}
