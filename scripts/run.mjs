/**
 * Runs a TypeScript program of this repository on plain Node: bundles it and calls its `main(args)`.
 *
 *   node scripts/run.mjs FILE.ts [ARGUMENT…]
 *   node scripts/run.mjs FOLDER NAME [ARGUMENT…]     the same for FOLDER/NAME.ts
 *   node scripts/run.mjs --or-all FOLDER             every program of the folder, one after the other
 *
 * Bundled and not loaded module by module, so that a benchmark times the code as it is shipped.
 * Node's own and npm packages stay imports. A number returned by `main` is the exit status; of several
 * programs, the first that isn't 0.
 */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');

const hasMain = (file) =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === 'main'),
  );

function programsIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && hasMain(join(folder, name)))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** The files to run with their arguments, or a sentence for whoever called wrongly. */
function choose([first, ...rest], orAll) {
  const stat = first && statSync(first, { throwIfNoEntry: false });
  if (!stat)
    return first ? `There is no ${first}.` : 'Usage: node scripts/run.mjs FILE.ts|FOLDER NAME [ARGUMENT…]';
  if (stat.isFile()) return hasMain(first) ? [{ file: first, args: rest }] : `${first} exports no main.`;
  const names = programsIn(first);
  const [name, ...args] = rest;
  const fileOf = (program) => join(first, `${program}.ts`);
  if (name !== undefined && names.includes(name)) return [{ file: fileOf(name), args }];
  if (name === undefined && orAll && names.length > 0)
    return names.map((program) => ({ file: fileOf(program), args }));
  return `${name === undefined ? 'Which one?' : `There is no ${name}.`} To choose from: ${names.join(', ') || 'none yet'}`;
}

async function bundle(file) {
  const name = relative(root, resolve(file))
    .replace(/\.ts$/, '')
    .replaceAll(/[^\w-]+/g, '-');
  // Of this process alone: a program that starts itself again would write what it is read from.
  const outDir = join(root, 'out/run', `${name}-${process.pid}`);
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: resolve(file),
      outDir,
      copyPublicDir: false,
      target: 'node20.19',
      sourcemap: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  return join(outDir, 'main.js');
}

const [flag, ...others] = process.argv.slice(2);
const orAll = flag === '--or-all';
const chosen = choose(orAll ? others : process.argv.slice(2), orAll);
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exitCode = 1;
} else {
  // As npm would: what is run may start other programs of the repository by their path from its root.
  const programs = chosen.map(({ file, args }) => ({ file: resolve(file), args }));
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  for (const { file, args } of programs) {
    if (programs.length > 1) console.log(relative(root, file));
    const { main } = await import(pathToFileURL(await bundle(file)).href);
    const status = await main(args);
    if (typeof status === 'number') process.exitCode ||= status;
  }
}
