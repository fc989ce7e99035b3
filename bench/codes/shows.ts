import type { Card } from '../../src/engine/cards.ts';
import { makeDeck } from '../../src/engine/cards.ts';
import { seededRandom, shuffled } from '../../src/engine/random.ts';
import { NOTHING_SHOWN, show } from '../../src/recognition/camera/show.ts';
import { FRAMES_A_SECOND, makeFilm } from '../../test/camera/film/film.ts';
import { showScript } from '../../test/camera/film/show-script.ts';
import { percentile, share, timed } from './clock.ts';
import type { Way } from './films.ts';
import { inSight, wrongOf } from './match.ts';

/** How the reader for codes that are held up did on a film of cards that are. */
export interface ShowRow {
  readonly way: string;
  readonly size: string;
  readonly cards: number;
  /** Cards that were given while they were held up, and not twice. */
  readonly givenOnce: number;
  /** Cards that were given without being there, or again. */
  readonly untrue: number;
  /** Of the frames with a code in sight. */
  readonly framesRead: number | null;
  readonly reads: number;
  readonly wrong: number;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** Every third frame is looked at: ten a second. */
const STEP = 3;

const setting = (seed: number) => {
  const random = seededRandom(seed);
  return {
    seed,
    table: 'plain',
    codeSide: 8 + Math.round(random() * 12) / 2,
    light: {
      level: 0.7 + random() * 0.3,
      slope: random() * 0.4,
      from: random() * 360,
      vignette: 0.15,
      warmth: 3,
    },
    optics: { blur: random() * 1.6, motion: [0, 0], noise: 1 + random() * 4, jpeg: 85 },
  } as const;
};

/** Holds so many cards up to a camera, each with other light, sharpness and size of its codes. */
export async function benchShows(
  { way, reader: makeReader }: Pick<Way, 'way' | 'reader'>,
  width: 1280 | 1920,
  cards: number,
): Promise<ShowRow> {
  const deck = shuffled(makeDeck(1, 0), seededRandom(width)).slice(0, cards);
  const times: number[] = [];
  let [given, untrue, inView, framesRead, reads, wrong] = [0, 0, 0, 0, 0, 0];
  for (const [i, card] of deck.entries()) {
    const script = showScript(
      setting(width + i),
      { cards: [card], every: 2, held: 1.5, wait: 0.2 },
      { width, height: (width / 16) * 9 },
    );
    const film = makeFilm(script);
    const reader = makeReader();
    let showing = NOTHING_SHOWN;
    const all: Card[] = [];
    for (let index = 0; index < film.frames; index += STEP) {
      const { frame } = film.frameAt(index);
      const { result: finds, ms } = await timed(() => reader.read(frame));
      times.push(ms);
      const codes = film.codesAt(index);
      const at = index / FRAMES_A_SECOND;
      if (codes.some(inSight) && script.shown.some(({ from, until }) => at >= from && at <= until)) {
        inView++;
        if (finds.length > 0) framesRead++;
      }
      reads += finds.length;
      wrong += wrongOf(
        finds.filter(({ how }) => how === 'code'),
        codes,
      ).length;
      const step = show(showing, finds, frame.at);
      showing = step.showing;
      all.push(...(step.given as Card[]));
    }
    if (all.filter((one) => one === card).length === 1) given++;
    untrue += all.filter((one, at) => one !== card || all.indexOf(one) !== at).length;
  }
  return {
    way,
    size: width === 1280 ? '720p' : '1080p',
    cards,
    givenOnce: given,
    untrue,
    framesRead: share(framesRead, inView),
    reads,
    wrong,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  };
}
