import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { networkFrom } from '../scripts/network.ts';
import { SURE } from '../src/recognition/camera/reader.ts';
import type { Network } from '../src/recognition/faces/network.ts';
import { type Confused, confusionsOf } from './faces/confusions.ts';
import { type Judged, type Shot, toldOf, totalsOf } from './faces/count.ts';
import { DRAWN_LANGUAGES, type DrawnLanguage, drawnPhotos } from './faces/lettered.ts';
import { type Photo, photosOf, SLICES } from './faces/photos.ts';
import { shoot } from './faces/shoot.ts';

const OPTIONS = {
  before: { type: 'string' },
  confusions: { type: 'boolean' },
} as const;

/** A pair of trained files by the folder it is in. */
interface Files {
  readonly files: string;
  readonly network: Network;
}

/** Shows the same photos to each pair of files: a list of shots for each. */
async function shootAll(
  pairs: readonly Files[],
  photos: Iterable<Photo> | AsyncIterable<Photo>,
): Promise<Shot[][]> {
  const shots = pairs.map((): Shot[] => []);
  let turn = 0;
  for await (const photo of photos) {
    // Each goes first as often as the other: what one leaves to clear up shouldn't always cost the next.
    for (let i = 0; i < pairs.length; i++) {
      const at = (i + turn) % pairs.length;
      const { shot } = await shoot(pairs[at]!.network, photo);
      shots[at]!.push(shot);
    }
    turn++;
  }
  return shots;
}

const judged = (shots: readonly Shot[], inARow: boolean): readonly Judged[] =>
  toldOf(shots, inARow).map((told, i) => ({ cards: shots[i]!.cards, told, ms: shots[i]!.ms }));

function tellWrong(files: string, shots: readonly Shot[], photos: readonly Judged[]): void {
  for (const [i, { cards, told }] of photos.entries())
    for (const { card, share, is } of told)
      if (share >= SURE && is === 'wrong')
        console.log(
          `${shots[i]!.file}: ${card} (${share.toFixed(3)}, ${files}), not among ${[...cards].join(' ')}`,
        );
}

type Row = { readonly slice: string; readonly files: string } & ReturnType<typeof totalsOf>;

const shown = ({ slice, files, photos, cards, ...row }: Row) => ({ slice, files, photos, cards, ...row });

const shownConfused = ({ there, cards, told, readAs }: Confused) => ({
  ...{ there, cards, told },
  readAs: Object.entries(readAs)
    .map(([sign, times]) => `${sign} ${times}`)
    .join(', '),
});

/** What came of one pair of files: its rows, and what was read in photos and in drawn tables. */
interface Came {
  readonly files: string;
  readonly rows: Row[];
  readonly photos: Shot[];
  readonly drawn: Shot[];
}

async function benchPhotos(pairs: readonly Files[], folder: string, most: number, came: Came[]) {
  for (const { slice, folder: name, every } of SLICES) {
    const byFiles = await shootAll(pairs, photosOf(join(folder, name), every, most));
    for (const [at, shots] of byFiles.entries()) {
      const { files, rows, photos } = came[at]!;
      const told = judged(shots, false);
      tellWrong(files, shots, told);
      rows.push({ slice, files, ...totalsOf(told) });
      photos.push(...shots);
    }
  }
}

/** Photos of one deck in a row, as at a table, or each as if it were the first; those of small indices may be left out. */
const WAYS = [
  { way: 'in a row', inARow: true, from: 0 },
  { way: 'each alone', inARow: false, from: 0 },
  { way: 'in a row, from 16 px', inARow: true, from: 16 },
] as const;

async function benchLetters(pairs: readonly Files[], most: number, came: Came[]) {
  for (const language of Object.keys(DRAWN_LANGUAGES) as DrawnLanguage[]) {
    const byFiles = await shootAll(pairs, drawnPhotos(language, most));
    for (const [at, shots] of byFiles.entries()) {
      const { files, rows, drawn } = came[at]!;
      tellWrong(files, shots, judged(shots, true));
      for (const { way, inARow, from } of WAYS) {
        const photos = judged(shots, inARow).filter((_, i) => shots[i]!.px! >= from);
        rows.push({ slice: `${language} letters, drawn, ${way}`, files, ...totalsOf(photos) });
      }
      drawn.push(...shots);
    }
  }
}

function tellConfusions({ photos, drawn }: Came) {
  const confusions = { photos: confusionsOf(photos), drawn: confusionsOf(drawn) };
  for (const [name, { ranks, suits }] of Object.entries(confusions)) {
    console.log(`Taken for others, ${name}:`);
    console.table([...ranks, ...suits].map(shownConfused));
  }
  return confusions;
}

/**
 * Unmarked cards in photos of tables: `faces FOLDER [MODELS] [MOST]`, with the folder of the photos, that of the
 * trained files, and how many photos of each slice are read at most. Only sessions and decks on which nothing was
 * trained are read; two slices are drawn, with letters of other languages. `--before FOLDER` reads all with another
 * pair of trained files as well, `--confusions` prints which ranks and suits are taken for which. Names every wrong
 * reading; the last line is one JSON object: what all photos together came to, without what is drawn, and `rows`.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [folder, models = 'resources/faces', most = '1000'] = positionals;
  if (folder === undefined) {
    console.error('Which photos? Name their folder.');
    return 2;
  }
  const folders = values.before === undefined ? [models] : [values.before, models];
  const pairs = await Promise.all(
    folders.map(async (files): Promise<Files> => ({ files, network: await networkFrom(files) })),
  );
  const came = folders.map((files): Came => ({ files, rows: [], photos: [], drawn: [] }));
  await benchPhotos(pairs, folder, Number(most), came);
  await benchLetters(pairs, Number(most), came);
  const rows = came[0]!.rows.flatMap((_, i) => came.map((one) => one.rows[i]!));
  console.table(rows.map(shown));
  const last = came.at(-1)!;
  const confusions = values.confusions ? tellConfusions(last) : undefined;
  const [totals, before] = came.toReversed().map(({ photos }) => totalsOf(judged(photos, false)));
  console.log(JSON.stringify({ ...totals, threshold: SURE, before, rows, confusions }));
  return 0;
}
