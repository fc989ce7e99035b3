import type { TableEvent } from '../../src/recognition/camera/event.ts';
import type { CardReader } from '../../src/recognition/camera/reader.ts';
import type { Regions } from '../../src/recognition/camera/region.ts';
import { makeWatcher } from '../../src/recognition/camera/watcher.ts';
import { FRAMES_A_SECOND, makeFilm } from '../../test/camera/film/film.ts';
import { type RealDeck, randomScript } from '../../test/camera/film/random-script.ts';
import type { TableScript } from '../../test/camera/film/table-script.ts';
import type { Picture } from '../../test/camera/scene/take.ts';
import { mean, percentile, share, timed } from './clock.ts';
import { wrongOf } from './match.ts';
import { type Asked, OF_LABELS, type Score, scoreOf } from './score.ts';

/** How the watcher did on films of one size. */
export interface FilmRow {
  readonly way: string;
  readonly size: string;
  readonly films: number;
  readonly seconds: number;
  readonly cards: number;
  /** Within a second, or `Asked.soon`. */
  readonly inTime: number | null;
  readonly told: number | null;
  readonly delayP50: number | null;
  readonly delayP95: number | null;
  readonly untrue: number;
  readonly gone: number;
  readonly goneTold: number;
  readonly taken: number;
  readonly takenTold: number;
  readonly reads: number;
  readonly wrong: number;
  /** So many frames were looked at in a second; less than 30 where those that come meanwhile are left out. */
  readonly framesPerSecond: number;
  /** A frame, over all of them, with all passes and the tracking. */
  readonly meanMs: number | null;
  readonly p95Ms: number | null;
}

/** Near enough to all of the picture: people lay beside each other what doesn't fit upon another. */
const REGIONS = { pile: { x: 0.1, y: 0.05, width: 0.8, height: 0.9 }, faceUp: [] };
const STILL = 1200;

/** Of a table as wide as a picture of 1.6 m people frame the pile, so many millimetres each way. */
const AROUND_PILE = 190;

export function regionsOf({ setting: { deck }, momentAt }: TableScript): Regions {
  if (deck === undefined) return REGIONS;
  const { width, height, scale } = momentAt(0).camera;
  const [x, y] = [(AROUND_PILE * scale) / width, Math.min(0.5, (AROUND_PILE * scale) / height)];
  return { pile: { x: 0.5 - x, y: 0.5 - y, width: 2 * x, height: 2 * y }, faceUp: [] };
}

/** An index is told within a second and a half. */
const OF_INDICES: Asked = { pixels: 0, soon: 1500 };

/** A way to watch films. */
export interface Way {
  readonly way: string;
  /** Makes the reader for a film: what it learns of one is of no use to another. */
  readonly reader: () => CardReader;
  /** Frames that come while one is looked at are left out, as in the app; else each is looked at. */
  readonly live: boolean;
}

interface Watched {
  readonly score: Score;
  readonly times: readonly number[];
  readonly reads: number;
  readonly wrong: number;
}

/** Watches one film, frame by frame. Every picture of a still table is read as a whole too, to see what is wrong. */
async function watch(
  { reader: makeReader, live }: Way,
  seed: number,
  width: 1280 | 1920,
  seconds: number,
  deck?: RealDeck,
): Promise<Watched> {
  const script = randomScript(seed, width, seconds, deck);
  const film = makeFilm(script);
  const reader = makeReader();
  const watcher = makeWatcher({
    reader,
    regions: regionsOf(script),
    still: STILL,
    codeOf: (text) => text,
    known: script.known.map((text) => [text]),
    maybe: [],
  });
  const times: number[] = [];
  const events: TableEvent[] = [];
  const seen = new WeakSet<Picture>();
  let [reads, wrong] = [0, 0];
  let busyUntil = 0;
  for (let index = 0; index < film.frames; index++) {
    const now = (index / FRAMES_A_SECOND) * 1000;
    if (live && now < busyUntil) continue;
    const { frame, picture } = film.frameAt(index);
    const { result, ms } = await timed(() => watcher.take(frame));
    busyUntil = now + ms;
    times.push(ms);
    events.push(...result.events);
    const isNew = !seen.has(picture);
    seen.add(picture);
    // What is wrong in films of labels has to be very seldom, and so much has to be read.
    const extra =
      deck === undefined && isNew && index % 6 === 0 ? await reader.read(frame, { harder: true }) : [];
    // Where its label is, a card has no index that is known here.
    const finds = [...result.finds, ...extra].filter(({ how }) => deck !== undefined || how === 'code');
    if (finds.length === 0) continue;
    reads += finds.length;
    wrong += wrongOf(finds, film.codesAt(index)).length;
  }
  const score = scoreOf(film, script, events, deck ? OF_INDICES : OF_LABELS);
  for (const what of score.missed) console.error(`  film ${seed}: not told in time: ${what}`);
  for (const what of score.untrue) console.error(`  film ${seed}: not true: ${what}`);
  return { score, times, reads, wrong };
}

/**
 * Films of random tables with a fixed seed, thirty frames a second: with labels, or with the cards of a real deck. They
 * are numbered from 1.
 */
export async function benchFilms(
  way: Way,
  width: 1280 | 1920,
  films: number,
  seconds: number,
  { deck, first = 1 }: { readonly deck?: RealDeck; readonly first?: number } = {},
): Promise<FilmRow> {
  const all: Watched[] = [];
  for (let i = first; i < first + films; i++)
    all.push(await watch(way, width * 100 + i, width, seconds, deck));
  const sum = (of: (one: Watched) => number) => all.reduce((total, one) => total + of(one), 0);
  const times = all.flatMap((one) => one.times);
  const delays = all.flatMap(({ score }) => score.delays);
  const cards = sum(({ score }) => score.cards);
  return {
    way: way.way,
    size: width === 1280 ? '720p' : '1080p',
    films,
    seconds: films * seconds,
    cards,
    inTime: share(
      sum(({ score }) => score.inTime),
      cards,
    ),
    told: share(delays.length, cards),
    delayP50: percentile(delays, 0.5),
    delayP95: percentile(delays, 0.95),
    untrue: sum(({ score }) => score.untrue.length),
    gone: sum(({ score }) => score.gone),
    goneTold: sum(({ score }) => score.goneTold),
    taken: sum(({ score }) => score.taken),
    takenTold: sum(({ score }) => score.takenTold),
    reads: sum(({ reads }) => reads),
    wrong: sum(({ wrong }) => wrong),
    framesPerSecond: Math.round((times.length / (films * seconds)) * 10) / 10,
    meanMs: mean(times),
    p95Ms: percentile(times, 0.95),
  };
}
