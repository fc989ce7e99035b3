import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve: find } = createRequire(import.meta.url);

/** How letters stand by each other, and figures in tables. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

/** No text is thinner, or thicker. */
const WEIGHTS = { min: 400, max: 800, default: 400 };

/** Nothing is smaller than 14 pixels; drawn for 48, larger letters look the same and need a tenth less of the first page. */
const OPTICAL_SIZES = { min: 14, max: 48, default: 14 };

/** The letters that a style sheet says are in the file that is cut out of a font. */
function lettersOf(styles: string, name: string): string {
  const said = new RegExp(`/letters/${name}\\.woff2"\\)[^;]*;\\s*unicode-range:([^;]*);`).exec(styles)?.[1];
  if (said === undefined) throw new Error(`fonts.css doesn't say which letters ${name} begins with`);
  return [...said.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)),
    )
    .join('');
}

type Axes = Parameters<typeof subsetFont>[2]['variationAxes'];

/** Each font's file, and how much of its axes is used. */
const FONTS: Readonly<Record<string, { readonly file: string; readonly axes: Axes }>> = {
  'bricolage-grotesque': {
    file: 'bricolage-grotesque-latin-standard-normal',
    axes: { wght: WEIGHTS, opsz: OPTICAL_SIZES },
  },
  'atkinson-hyperlegible-next': {
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    axes: { wght: WEIGHTS },
  },
};

/** Cuts a font, unless it was cut just so before, as that takes seconds. */
async function cut(path: string, font: Buffer, letters: string, axes: Axes): Promise<void> {
  const kept = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES } as const;
  const asked = createHash('sha256')
    .update(JSON.stringify([letters, kept]))
    .update(font)
    .digest('hex');
  const note = `${path}.asked`;
  if (existsSync(note) && readFileSync(note, 'utf8') === asked) return;
  writeFileSync(path, await subsetFont(font, letters, kept));
  writeFileSync(note, asked);
}

/** Cuts out of each font the letters that nearly every page shows, as a style sheet says, into a folder, before the page is built with them. */
export const cutLetters = (folder: string, styles: string): Plugin => ({
  name: 'burnpile-letters',
  async buildStart() {
    mkdirSync(folder, { recursive: true });
    const said = readFileSync(styles, 'utf8');
    for (const [name, { file, axes }] of Object.entries(FONTS))
      await cut(
        resolve(folder, `${name}.woff2`),
        readFileSync(find(`@fontsource-variable/${name}/files/${file}.woff2`)),
        lettersOf(said, name),
        axes,
      );
  },
});
