import type { Frame } from '../../src/device/frame.ts';
import { boxOf, distanceTo, within } from '../../src/recognition/camera/corners.ts';
import { greyAt } from '../../src/recognition/camera/fit.ts';
import { project, projectionOf } from '../../src/recognition/camera/projection.ts';
import { readCode } from '../../src/recognition/code.ts';
import type { TrueCode } from '../../test/camera/scene/truth.ts';
import { percentile, share, timed } from '../codes/clock.ts';
import { isOf, wrongOf } from '../codes/match.ts';
import type { Engine } from './engines.ts';
import { frameFrom, tableFrom } from './photos.ts';
import { SHOT_GROUPS, type ShotGroup, shotOf, takeShot } from './shots.ts';

export { SHOT_GROUPS };

/** So many pictures of a group, with so many pixels a module. */
export interface Shots {
  readonly group: ShotGroup;
  readonly px: number;
  readonly count: number;
}

/** How labels of one kind and size were read, by the names of the engines. */
export interface LabelRow {
  readonly group: string;
  readonly px: number;
  readonly labels: number;
  readonly recall: Readonly<Record<string, number | null>>;
  /** Codes that were read and aren't there, in the pictures of this kind. */
  readonly wrong: Readonly<Record<string, number>>;
}

interface TimeRow {
  readonly engine: string;
  readonly reads: number;
  readonly wrong: number;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** How far around a code something brighter counts, in pixels, and how much brighter than its own white it is. */
const AROUND = 14;
const BRIGHTER = { times: 1.35, more: 8 } as const;

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** The grey of the paper half a module outside of a code. */
function paperOf(frame: Frame, { corners, modules }: TrueCode): number {
  const projection = projectionOf(corners.flat());
  const out = 0.5 / modules;
  const greys = Array.from({ length: modules }, (_, i) => (i + 0.5) / modules).flatMap((along) =>
    [
      [along, -out],
      [along, 1 + out],
      [-out, along],
      [1 + out, along],
    ].map(([u, v]) => greyAt(frame, ...project(projection, u!, v!))),
  );
  return quantile(greys, 0.5);
}

/** Whether something near a code is so much brighter than its own paper that it may be taken for dark beside it. */
export function isBesideBrighter(frame: Frame, code: TrueCode): boolean {
  const box = boxOf(code.corners);
  const part = within(frame, {
    x: box.x - AROUND,
    y: box.y - AROUND,
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND,
  });
  if (part === null) return false;
  const greys: number[] = [];
  for (let y = part.y; y < part.y + part.height; y++)
    for (let x = part.x; x < part.x + part.width; x++) {
      const apart = distanceTo(code.corners, [x + 0.5, y + 0.5]);
      if (apart > 0 && apart <= AROUND) greys.push(frame.grey[y * frame.width + x]!);
    }
  return quantile(greys, 0.97) > BRIGHTER.times * paperOf(frame, code) + BRIGHTER.more;
}

const KINDS = ['beside nothing brighter', 'beside something brighter', 'dark'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (group: ShotGroup, frame: Frame, code: TrueCode): Kind =>
  group === 'dark' ? 'dark' : isBesideBrighter(frame, code) ? KINDS[1] : KINDS[0];

/** A code that nothing hides, nor the white that it needs. */
const isClear = ({ visible, withWhite }: TrueCode): boolean => visible === 1 && withWhite === 1;

/** What is counted of one kind of labels: those there are, and for each engine those that it read. */
interface Tally {
  labels: number;
  readonly read: number[];
}

/** Shows the same pictures to every engine. */
export async function benchLabels(
  engines: readonly Engine[],
  all: readonly Shots[],
  photos: readonly string[],
): Promise<{ readonly rows: LabelRow[]; readonly times: TimeRow[] }> {
  const zeros = () => engines.map(() => 0);
  const times = engines.map((): number[] => []);
  const [reads, wrongs] = [zeros(), zeros()];
  const rows: LabelRow[] = [];
  let seed = 0;
  for (const { group, px, count } of all) {
    const tallies = new Map(KINDS.map((kind): [Kind, Tally] => [kind, { labels: 0, read: zeros() }]));
    const wrong = zeros();
    for (let i = 0; i < count; i++) {
      const scene = shotOf(++seed, group, px);
      const photo = seed % 2 === 0 ? photos[(seed * 37) % photos.length] : undefined;
      const { frame, codes } = takeShot(
        scene,
        photo === undefined ? undefined : await tableFrom(photo, scene.camera),
      );
      const clear = codes
        .filter(isClear)
        .map((code) => ({ code, tally: tallies.get(kindOf(group, frame, code))! }));
      for (const { tally } of clear) tally.labels++;
      // Each goes first as often as the others: what one leaves to clear up shouldn't always cost the next.
      for (let turn = 0; turn < engines.length; turn++) {
        const at = (turn + seed) % engines.length;
        const { result: finds, ms } = await timed(() => engines[at]!.read(frame));
        times[at]!.push(ms);
        reads[at]! += finds.length;
        wrong[at]! += wrongOf(finds, codes).length;
        for (const { code, tally } of clear) if (finds.some((found) => isOf(found, code))) tally.read[at]!++;
      }
    }
    wrong.forEach((number, at) => {
      wrongs[at]! += number;
    });
    const byEngine = <T>(of: (at: number) => T) =>
      Object.fromEntries(engines.map(({ name }, at) => [name, of(at)]));
    for (const [kind, { labels, read }] of tallies)
      if (labels > 0)
        rows.push({
          group: kind,
          px,
          labels,
          recall: byEngine((at) => share(read[at]!, labels)),
          wrong: byEngine((at) => wrong[at]!),
        });
  }
  const timeRows = engines.map(({ name }, at) => ({
    engine: name,
    reads: reads[at]!,
    wrong: wrongs[at]!,
    p50Ms: percentile(times[at]!, 0.5),
    p95Ms: percentile(times[at]!, 0.95),
  }));
  return { rows: rows.sort((a, b) => a.group.localeCompare(b.group)), times: timeRows };
}

const DECK = { packs: 2, jokers: 4 };

/** What the engines see in photos without any label: all of it should be nothing. */
export async function benchUnmarked(engines: readonly Engine[], photos: readonly string[]) {
  const rows = engines.map(({ name }) => ({ engine: name, photos: photos.length, cards: 0, other: 0 }));
  for (const photo of photos) {
    const frame = await frameFrom(photo);
    for (const [at, { read }] of engines.entries())
      for (const { text } of await read(frame)) {
        if (readCode(text, DECK).kind === 'card') rows[at]!.cards++;
        else rows[at]!.other++;
      }
  }
  return rows;
}
