import { randomScene } from '../../test/camera/scene/random-scene.ts';
import { renderScene } from '../../test/camera/scene/render.ts';
import type { TrueCode } from '../../test/camera/scene/truth.ts';
import { percentile, share, timed } from './clock.ts';
import type { Engine } from './engines.ts';
import { inSight, isOf, wrongOf } from './match.ts';

/** Pixels a module, from each to the next. */
const BANDS = [0, 3, 3.5, 4, 5] as const;
const NAMES = ['< 3 px', '3–3.5', '3.5–4', '4–5', '≥ 5 px'] as const;
export const AT_FIVE = NAMES[4];

const bandOf = ({ pxPerModule }: TrueCode): number => BANDS.findLastIndex((from) => pxPerModule >= from);

/** How an engine did on still pictures of one size. */
export interface StillRow {
  readonly engine: string;
  readonly size: string;
  readonly frames: number;
  /** Of the codes in sight, by pixels a module; null where there were none. */
  readonly recall: Readonly<Record<string, number | null>>;
  readonly codes: number;
  readonly reads: number;
  readonly wrong: number;
  /** Of frames with a code in sight, those of which at least one was read. */
  readonly framesRead: number | null;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

interface Tally {
  readonly there: number[];
  readonly read: number[];
  readonly times: number[];
  reads: number;
  wrong: number;
  withCodes: number;
  withReads: number;
}

const tally = (): Tally => ({
  there: NAMES.map(() => 0),
  read: NAMES.map(() => 0),
  times: [],
  reads: 0,
  wrong: 0,
  withCodes: 0,
  withReads: 0,
});

/** Shows the same random tables to every engine, with a fixed seed. */
export async function benchStills(
  engines: readonly Engine[],
  width: 1280 | 1920,
  frames: number,
): Promise<StillRow[]> {
  const tallies = engines.map(tally);
  // The first calls compile; they aren't counted.
  for (const { read } of engines)
    for (let seed = 1; seed <= 3; seed++) await read(renderScene(randomScene(-seed, { width })).frame);
  for (let seed = 1; seed <= frames; seed++) {
    const { frame, codes } = renderScene(randomScene(width * 1000 + seed, { width }));
    const seen = codes.filter(inSight);
    for (const [i, { read }] of engines.entries()) {
      const own = tallies[i]!;
      const { result: finds, ms } = await timed(() => read(frame));
      own.times.push(ms);
      own.reads += finds.length;
      own.wrong += wrongOf(finds, codes).length;
      if (seen.length > 0) own.withCodes++;
      if (seen.length > 0 && finds.length > 0) own.withReads++;
      for (const code of seen) {
        const band = bandOf(code);
        own.there[band]!++;
        if (finds.some((found) => isOf(found, code))) own.read[band]!++;
      }
    }
  }
  return engines.map(({ name }, i) => {
    const { there, read, times, reads, wrong, withCodes, withReads } = tallies[i]!;
    return {
      engine: name,
      size: width === 1280 ? '720p' : '1080p',
      frames,
      recall: Object.fromEntries(NAMES.map((band, at) => [band, share(read[at]!, there[at]!)])),
      codes: there.reduce((sum, count) => sum + count, 0),
      reads,
      wrong,
      framesRead: share(withReads, withCodes),
      p50Ms: percentile(times, 0.5),
      p95Ms: percentile(times, 0.95),
    };
  });
}
