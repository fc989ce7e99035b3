/**
 * Rebuilds on every change and restarts the command line with the arguments given (`start` without any):
 * `npm run dev -- serve --rules blast`. Reload the page to see a changed one.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolveConfig } from 'electron-vite';
import { build } from 'vite';

const CLI = 'out/main/cli.js';
const PAGE = 'out/renderer/index.html';
const args = process.argv.slice(2);

// Else an old bundle would be served before the first build is through.
for (const file of [CLI, PAGE]) rmSync(file, { force: true });
// Through vite, because electron-vite's own build never watches and its dev server starts Electron.
const { config } = await resolveConfig({ ignoreConfigWarning: true, build: { watch: {} } }, 'build');
await build(config.main);
await build(config.preload);
await build(config.renderer);
while (!existsSync(CLI) || !existsSync(PAGE)) await sleep(100);

const app = spawn(
  process.execPath,
  ['--watch', '--enable-source-maps', CLI, ...(args.length > 0 ? args : ['start'])],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    app.kill(signal);
    process.exit();
  });
}
