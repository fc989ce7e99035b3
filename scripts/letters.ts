import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve: find } = createRequire(import.meta.url);

const FONTS: Readonly<Record<string, string>> = {
  'bricolage-grotesque': 'bricolage-grotesque-latin-standard-normal',
  'atkinson-hyperlegible-next': 'atkinson-hyperlegible-next-latin-wght-normal',
};

/** What English and German are written with; `style/fonts.css` says the same, and where the others are. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xc4, 0xc4],
  [0xd6, 0xd7],
  [0xdc, 0xdc],
  [0xdf, 0xdf],
  [0xe4, 0xe4],
  [0xe9, 0xe9],
  [0xf6, 0xf6],
  [0xfc, 0xfc],
  [0x2010, 0x2026],
  [0x202f, 0x202f],
  [0x2212, 0x2212],
];

/** How letters stand by each other, and figures in tables. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

/** No text is thinner, or thicker. */
const WEIGHTS = { min: 400, max: 800, default: 400 };

const letters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)),
).join('');

const KEPT = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;

/** Cuts a font, unless it was cut just so before: that takes longer than all the rest of a build. */
async function cut(path: string, font: Buffer): Promise<void> {
  const asked = createHash('sha256')
    .update(JSON.stringify([letters, KEPT]))
    .update(font)
    .digest('hex');
  const note = `${path}.asked`;
  if (existsSync(note) && readFileSync(note, 'utf8') === asked) return;
  writeFileSync(path, await subsetFont(font, letters, KEPT));
  writeFileSync(note, asked);
}

/** Cuts out of each font the letters that nearly every page shows, into a folder, before the page is built with them. */
export const cutLetters = (folder: string): Plugin => ({
  name: 'burnpile-letters',
  async buildStart() {
    mkdirSync(folder, { recursive: true });
    for (const [name, file] of Object.entries(FONTS))
      await cut(
        resolve(folder, `${name}.woff2`),
        readFileSync(find(`@fontsource-variable/${name}/files/${file}.woff2`)),
      );
  },
});
