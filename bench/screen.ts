import { closeShared } from '../test/support/browser.ts';
import { buildBefore } from './screen/before.ts';
import { type Frames, type Hearth, lightHearth } from './screen/burn.ts';
import { measureScans, type Scanned } from './screen/scans.ts';
import { type BundleFile, measureStart } from './screen/start.ts';

const BURNS = 10;

/**
 * What is aimed at: milliseconds beyond what a bare page takes, the largest part of the frames of a burn that doesn't
 * come, the bytes of the page at start and how many times as long as a page of one line it takes.
 */
const AIM = { aboveP50: 10, aboveP95: 20, dropped: 0.05, startBytes: 1_500_000, start: 1.3 } as const;

const percentile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]! * 10) / 10;

const summary = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95), n: sorted.length };
};

type Summary = ReturnType<typeof summary>;
type Kinds = Readonly<Record<string, Summary>> & { readonly all: Summary };

/** By what a scan was for, and of all. */
function kindsOf(times: readonly Scanned[]): Kinds {
  const kinds = [...new Set(times.map(({ kind }) => kind))];
  const of = (some: readonly Scanned[]) => summary(some.map(({ ms }) => ms));
  const rows = kinds.map((kind) => [kind, of(times.filter((one) => one.kind === kind))]);
  return { ...Object.fromEntries(rows), all: of(times) };
}

const above = (own: Kinds, bare: Kinds, what: 'p50Ms' | 'p95Ms'): number =>
  Math.round(10 * (own.all[what] - bare.all[what])) / 10;

/** As a part of those that were due, in percent. */
function droppedOf(frames: readonly Frames[]): number {
  const sum = (what: keyof Frames) => frames.reduce((all, one) => all + one[what], 0);
  return Math.round((1000 * sum('dropped')) / Math.max(1, sum('due'))) / 10;
}

/** Burns at one page after the other, again and again. */
async function measureBurns(roots: readonly string[]) {
  const hearths: (Hearth | null)[] = [];
  for (const root of roots) hearths.push(await lightHearth(root));
  const all = hearths.map(() => ({ seen: [] as Frames[], page: [] as Frames[], rest: [] as Frames[] }));
  // The first is for the pictures to be there.
  for (let nth = 0; nth <= BURNS; nth++)
    for (const [i, hearth] of hearths.entries()) {
      if (hearth === null) continue;
      const { seen, page } = await hearth.burn();
      const rest = await hearth.rest();
      if (nth === 0) continue;
      all[i]!.seen.push(seen);
      all[i]!.page.push(page);
      all[i]!.rest.push(rest);
    }
  for (const hearth of hearths) await hearth?.close();
  return all.map(({ seen, page, rest }, i) =>
    hearths[i] === null
      ? 'speaks another protocol'
      : { seen: droppedOf(seen), page: droppedOf(page), atRest: droppedOf(rest) },
  );
}

const sum = (some: readonly BundleFile[], what: 'bytes' | 'gzip') =>
  some.reduce((all, one) => all + one[what], 0);

/** How large the page is and how soon it is there. */
async function startOf(root: string) {
  const { startMs, lineMs, files } = await measureStart(root);
  const first = files.filter(({ atStart }) => atStart);
  const fonts = first.filter(({ file }) => file.endsWith('.woff2'));
  return {
    files,
    startMs,
    lineMs,
    bytes: sum(files, 'bytes'),
    gzipBytes: sum(files, 'gzip'),
    startBytes: sum(first, 'bytes'),
    startGzipBytes: sum(first, 'gzip'),
    fontBytes: sum(fonts, 'bytes'),
  };
}

async function compare(sides: Readonly<Record<string, string>>) {
  const names = Object.keys(sides);
  const roots = Object.values(sides);
  const named = <One>(all: readonly One[]): Record<string, One> =>
    Object.fromEntries(all.map((one, i) => [names[i]!, one]));
  const { tables, bare } = await measureScans(roots);
  const scans: Record<string, Kinds> = { ...named(tables.map(kindsOf)), bare: kindsOf(bare) };
  for (const [name, kinds] of Object.entries(scans)) {
    console.log(`From a scan to the screen, ${name}:`);
    console.table(kinds);
  }
  console.log(
    `Beyond the bare page: p50 ${above(scans.now!, scans.bare!, 'p50Ms')} ms (aim ${AIM.aboveP50}), p95 ${above(scans.now!, scans.bare!, 'p95Ms')} ms (aim ${AIM.aboveP95})`,
  );
  const burns = named(await measureBurns(roots));
  console.log(
    `Frames that don’t come while a pile burns at a table of six, in percent; aim: ${100 * AIM.dropped}`,
  );
  console.table(burns);
  const measured: Awaited<ReturnType<typeof startOf>>[] = [];
  for (const root of roots) measured.push(await startOf(root));
  const starts = named(measured);
  return { scans, burns, starts };
}

/**
 * From the last byte on the wire to the answer painted in the page, at a table with real cards whose log has a hundred
 * turns and more, with all animation on: each card, and what leads to a ruling; and the same to a page that only shows
 * the line that came. Then the frames that are dropped while a pile burns, how large the page is and how soon it is there. All of it also of a commit, the last but one or that which
 * is named, by turns with the build that is here; `alone` leaves that out: `npm run bench -- screen [COMMIT|alone]`.
 */
export async function main([before = 'HEAD~1']: readonly string[]): Promise<number> {
  const sides = { ...(before !== 'alone' && { before: await buildBefore(before) }), now: '.' };
  const { scans, burns, starts } = await compare(sides);
  const { files, ...now } = starts.now!;
  console.table(files);
  for (const [name, { startMs, lineMs, startBytes, fontBytes }] of Object.entries(starts))
    console.log(
      `${name}: home painted after ${startMs} ms (median of five cold loads), ${(startMs / lineMs).toFixed(2)} times the ${lineMs} ms of a page of one line (aim: ${AIM.start}), with ${startBytes} bytes, ${fontBytes} of them fonts; aim: ${AIM.startBytes}`,
    );
  await closeShared();
  console.log(JSON.stringify({ ...scans.now!.all, bare: scans.bare!.all, dropped: burns.now, ...now }));
  return 0;
}
