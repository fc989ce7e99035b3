import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { ALL } from '../support/mode.ts';
import { startApp } from './electron-app.ts';
import { GUARDS, type Guard } from './guards.ts';
import { describeDesktops } from './platforms.ts';
import { CHECKS, SWITCHES } from './security-checks.ts';

const BUILT = ['out/main', 'out/preload', 'out/renderer'];
const PATCHED = ['out/main', 'out/preload'];

async function scriptsIn(folder: string): Promise<string[]> {
  const found = await Promise.all(
    PATCHED.map(async (part) => (await readdir(join(folder, part))).map((name) => join(folder, part, name))),
  );
  return found.flat().filter((file) => /\.c?js$/.test(file));
}

/** Copies the built app into a folder. */
async function copyApp(folder: string): Promise<void> {
  await cp('package.json', join(folder, 'package.json'));
  for (const part of BUILT) await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Takes a guard out of a built app. Throws where it isn't found exactly once. */
async function unguard(folder: string, { name, guarded, unguarded }: Guard): Promise<void> {
  const places: { readonly file: string; readonly parts: readonly string[] }[] = [];
  for (const file of await scriptsIn(folder)) {
    const parts = (await readFile(file, 'utf8')).split(guarded);
    if (parts.length > 1) places.push({ file, parts });
  }
  const [place] = places;
  if (place === undefined || places.length > 1 || place.parts.length !== 2)
    throw new Error(
      `${name}: "${guarded}" is not exactly once in the bundle; say in guards.ts how it stands there`,
    );
  await writeFile(place.file, place.parts.join(unguarded));
}

/** A built app in a folder of its own. */
async function makeCopy(executable: () => Promise<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'burnpile-unguarded-'));
  await copyApp(folder);
  return { folder, executable: await executable(), data: join(folder, 'data'), switches: SWITCHES };
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });

// Most of it is waiting for programs to start, so some of them do so side by side.
// A copy of the app for each guard takes its time: only in `npm run test:all`.
describe.runIf(ALL).concurrent('the guards', () =>
  describeDesktops('without a guard a check of the desktop app fails', [], ({ executable }) => {
    // Else anything at all that is wrong with a copy would pass for a guard that was missed.
    test('a copy with every guard passes', { timeout: 60_000 }, async ({ onTestFinished }) => {
      const copy = await makeCopy(executable);
      onTestFinished(() => remove(copy.folder));
      const running = await startApp(copy);
      for (const check of Object.values(CHECKS)) await check(running);
      await running.close();
    });

    test.for(GUARDS)('$name: $check', { timeout: 120_000 }, async (guard, { expect, onTestFinished }) => {
      const copy = await makeCopy(executable);
      onTestFinished(() => remove(copy.folder));
      await unguard(copy.folder, guard);
      const running = await startApp(copy);
      try {
        await expect(CHECKS[guard.check](running)).rejects.toMatchObject({ name: 'AssertionError' });
      } finally {
        await running.kill();
      }
    });
  }),
);
