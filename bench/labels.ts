import { parseArgs } from 'node:util';
import { bothReaders, type Engine } from './labels/engines.ts';
import { photosIn } from './labels/photos.ts';
import { benchLabels, benchUnmarked, type LabelRow, SHOT_GROUPS, type Shots } from './labels/rows.ts';

/** Pictures of each group and size, and unmarked photos. */
const LENGTHS = {
  usual: { shots: 20, unmarked: 100 },
  quick: { shots: 2, unmarked: 10 },
} as const;

/** Pixels of a module. */
const SIZES = [2, 2.5, 3, 4] as const;

const OPTIONS = {
  before: { type: 'string' },
  photos: { type: 'string' },
} as const;

const percent = (part: number | null) => (part === null ? '–' : `${(part * 100).toFixed(1)} %`);

const shown = ({ group, px, labels, recall, wrong }: LabelRow) => ({
  group,
  px,
  labels,
  ...Object.fromEntries(Object.entries(recall).map(([engine, part]) => [engine, percent(part)])),
  wrong: Object.values(wrong).join(' / '),
});

async function enginesOf(before: string | undefined): Promise<Engine[]> {
  const after = await bothReaders('after', '.');
  return before === undefined ? after : [...(await bothReaders('before', before)), ...after];
}

/**
 * Labels as they are printed, small, beside something brighter, in the dark: `labels` in a quarter of an hour of a
 * quiet core, `labels quick` in two minutes. `--before FOLDER` reads the same pictures with the reader of another
 * checkout, whose packages are installed, and `--photos FOLDER` says where photos of tables without labels are: half
 * of the pictures lie on such a photo, and all of them should show no card. Without it all tables are drawn.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [name = 'usual'] = positionals;
  if (!Object.hasOwn(LENGTHS, name)) {
    console.error(`How long? One of ${Object.keys(LENGTHS).join(', ')}.`);
    return 2;
  }
  const length = LENGTHS[name as keyof typeof LENGTHS];
  const engines = await enginesOf(values.before);
  const photos = values.photos === undefined ? [] : photosIn(values.photos);
  if (photos.length === 0) console.error('No photos: all tables are drawn.');
  const shots: Shots[] = SHOT_GROUPS.flatMap((group) =>
    SIZES.map((px) => ({ group, px, count: length.shots })),
  );
  const { rows, times } = await benchLabels(engines, shots, photos);
  console.table(rows.map(shown));
  console.table(times);
  const every = Math.ceil(photos.length / length.unmarked);
  const unmarked = await benchUnmarked(
    engines,
    photos.filter((_, i) => i % every === 0),
  );
  console.table(unmarked);
  console.log(JSON.stringify({ rows, times, unmarked }));
  return 0;
}
