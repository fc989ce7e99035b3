import { makeShowReader } from '../src/recognition/camera/show-reader.ts';
import { makeWatchReader } from '../src/recognition/camera/watch-reader.ts';
import { allEngines, SHIPPED, shippedReaders, wasmFile } from './codes/engines.ts';
import { benchFilms, type FilmRow } from './codes/films.ts';
import { benchShows, type ShowRow } from './codes/shows.ts';
import { AT_FIVE, benchStills, type StillRow } from './codes/stills.ts';

/**
 * How much is measured: still pictures and cards held up, of each size; films by their width, with their seconds.
 * `usual` has more than 500 cards and 10,000 reads: enough to tell 99 % from 98 %, and one wrong read in 10,000.
 */
const LENGTHS = {
  usual: { stills: 200, films: { 1280: 26, 1920: 12 }, seconds: 20, shows: 5 },
  quick: { stills: 12, films: { 1280: 1, 1920: 1 }, seconds: 12, shows: 1 },
  long: { stills: 400, films: { 1280: 40, 1920: 40 }, seconds: 30, shows: 52 },
} as const;

const percent = (part: number | null) => (part === null ? '–' : `${Math.round(part * 1000) / 10} %`);

const shownStill = ({ engine, size, recall, reads, wrong, framesRead, p50Ms, p95Ms }: StillRow) => ({
  engine,
  size,
  ...Object.fromEntries(Object.entries(recall).map(([band, part]) => [band, percent(part)])),
  'frames read': percent(framesRead),
  reads,
  wrong,
  'p50 ms': p50Ms,
  'p95 ms': p95Ms,
});

const shownFilm = (row: FilmRow) => ({
  ...row,
  inTime: percent(row.inTime),
  told: percent(row.told),
});

const shownShow = (row: ShowRow) => ({ ...row, framesRead: percent(row.framesRead) });

const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/**
 * Codes on rendered tables: `codes` in about twenty minutes of a quiet core, `codes quick` in one, `codes
 * long` in hours. Still pictures for every engine, then films of a table for the watcher with both of its passes,
 * and films of cards held up for the reader of those; both of labels alone, and as the app reads, unmarked cards as
 * well. Milliseconds are those of one core.
 */
export async function main(args: readonly string[]): Promise<number> {
  const [name = 'usual'] = args;
  if (!Object.hasOwn(LENGTHS, name)) {
    console.error(`How long? One of ${Object.keys(LENGTHS).join(', ')}.`);
    return 2;
  }
  const { stills, films, seconds, shows } = LENGTHS[name as keyof typeof LENGTHS];
  const engines = await allEngines();
  const rows = [...(await benchStills(engines, 1280, stills)), ...(await benchStills(engines, 1920, stills))];
  console.table(rows.map(shownStill));
  const reader = await makeWatchReader({ wasm: wasmFile() });
  const readers = await shippedReaders();
  const labels = { way: 'labels, each frame', reader: () => reader, live: false };
  const app = { way: 'as in the app', reader: () => readers().watch.own, live: true };
  const filmRows: FilmRow[] = [];
  for (const way of [labels, app])
    for (const width of [1280, 1920] as const)
      filmRows.push(await benchFilms(way, width, films[width], seconds));
  console.table(filmRows.map(shownFilm));
  const showRows: ShowRow[] = [];
  for (const way of [
    { way: 'labels', reader: makeShowReader },
    { way: 'as in the app', reader: () => readers().show.cards },
  ])
    for (const width of [1280, 1920] as const) showRows.push(await benchShows(way, width, shows));
  console.table(showRows.map(shownShow));
  const shipped = rows.filter(({ engine }) => engine === SHIPPED);
  const large = shipped.find(({ size }) => size === '1080p');
  console.log(
    JSON.stringify({
      engine: SHIPPED,
      recallAt5px: large?.recall[AT_FIVE] ?? null,
      wrong: sum(shipped, (row) => row.wrong) + sum(filmRows, (row) => row.wrong),
      reads: sum(shipped, (row) => row.reads) + sum(filmRows, (row) => row.reads),
      p50Ms: large?.p50Ms ?? null,
      p95Ms: large?.p95Ms ?? null,
      stills: rows,
      films: filmRows,
      shows: showRows,
    }),
  );
  return 0;
}
