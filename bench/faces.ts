import { join } from 'node:path';
import { networkIn } from '../src/cli/network.ts';
import { SURE } from '../src/recognition/faces/face-reader.ts';
import type { Network } from '../src/recognition/faces/network.ts';
import { type Judged, type Shot, toldOf, totalsOf } from './faces/count.ts';
import { type Photo, photosOf, SLICES } from './faces/photos.ts';
import { shoot } from './faces/shoot.ts';

async function shootAll(network: Network, photos: readonly Photo[]): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const photo of photos) shots.push((await shoot(network, photo)).shot);
  return shots;
}

const judged = (shots: readonly Shot[], inARow: boolean): readonly Judged[] =>
  toldOf(shots, inARow).map((told, i) => ({ cards: shots[i]!.cards, told, ms: shots[i]!.ms }));

function tellWrong(shots: readonly Shot[], photos: readonly Judged[]): void {
  for (const [i, { cards, told }] of photos.entries())
    for (const { card, share, is } of told)
      if (share >= SURE && is === 'wrong')
        console.log(`${shots[i]!.file}: ${card} (${share.toFixed(3)}), not among ${[...cards].join(' ')}`);
}

type Row = { readonly slice: string } & ReturnType<typeof totalsOf>;

const shown = ({ slice, photos, cards, ...row }: Row) => ({ slice, photos, cards, ...row });

/**
 * Unmarked cards in photos of tables: `faces FOLDER [MODELS] [MOST]`, with the folder of the photos, that of the
 * trained files, and how many photos of each slice are read at most. Only sessions and decks on which nothing was
 * trained are read. Names every wrong reading; the last line is one JSON object: what all photos together came to, and
 * `rows`.
 */
export async function main([
  folder,
  models = 'resources/faces',
  most = '1000',
]: readonly string[]): Promise<number> {
  if (folder === undefined) {
    console.error('Which photos? Name their folder.');
    return 2;
  }
  const network = await networkIn(models);
  const [rows, all]: [Row[], Judged[]] = [[], []];
  for (const { slice, folder: name, every } of SLICES) {
    const shots = await shootAll(network, photosOf(join(folder, name), every, Number(most)));
    const told = judged(shots, false);
    tellWrong(shots, told);
    rows.push({ slice, ...totalsOf(told) });
    all.push(...told);
  }
  console.table(rows.map(shown));
  console.log(JSON.stringify({ ...totalsOf(all), threshold: SURE, rows }));
  return 0;
}
