import { makeDeck } from '../../../src/engine/cards.ts';
import { type Random, seededRandom, shuffled } from '../../../src/engine/random.ts';
import {
  type Camera,
  type Light,
  type Optics,
  type Scene,
  type SceneCard,
  type SceneHand,
  TABLES,
} from './scene.ts';

/** What may be said of a random scene; everything else is drawn. */
export interface SceneOptions {
  /** 1280×720 if not given. */
  readonly width?: 1280 | 1920;
  /** The pixels that a module has about; from 2.5 to 7 if not given, as far as the table then stays in sight. */
  readonly pxPerModule?: number;
  /** From 1 to 6 if not given. */
  readonly cards?: number;
  readonly hands?: number;
  /** At most. */
  readonly tilt?: number;
  readonly blur?: number;
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random();
const oneOf = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

/** How cards lie: one upon the other, fanned so that their corners show, or strewn about. */
function layCards(random: Random, count: number, reach: number): SceneCard[] {
  const cards = shuffled(makeDeck(1, 2), random).slice(0, count);
  const way = oneOf(random, ['pile', 'fan', 'fan', 'strewn', 'strewn'] as const);
  const rotation = between(random, 0, 360);
  const step = between(random, 14, 30);
  const angle = ((rotation + between(random, -20, 20)) * Math.PI) / 180;
  return cards.map((card, i): SceneCard => {
    const about = (most: number) => between(random, -most, most);
    if (way === 'pile') return { card, x: about(7), y: about(7), rotation: rotation + about(12) };
    if (way === 'strewn')
      return { card, x: about(reach), y: about(reach * 0.55), rotation: between(random, 0, 360) };
    const along = (i - (count - 1) / 2) * step;
    return {
      card,
      x: Math.cos(angle) * along + about(3),
      y: Math.sin(angle) * along + about(3),
      rotation: rotation + (i - (count - 1) / 2) * 5 + about(4),
    };
  });
}

const MODULES = 10;
/** So much of a table is in sight from top to bottom, in millimetres. */
const SIGHT = { least: 150, most: 430 } as const;

function hang(random: Random, options: SceneOptions, codeSide: number): Camera {
  const { width = 1280, tilt = 30 } = options;
  const height = (width / 16) * 9;
  const wanted = (options.pxPerModule ?? between(random, 2.5, 7)) * (MODULES / codeSide);
  const scale = Math.max(height / SIGHT.most, Math.min(height / SIGHT.least, wanted));
  return {
    width,
    height,
    x: between(random, -12, 12),
    y: between(random, -8, 8),
    tilt: between(random, 0, tilt),
    turn: between(random, -10, 10),
    scale,
  };
}

const lit = (random: Random): Light => ({
  level: between(random, 0.55, 1.02),
  slope: between(random, 0, 0.6),
  from: between(random, 0, 360),
  vignette: between(random, 0, 0.3),
  warmth: between(random, -5, 8),
});

const seen = (random: Random, blur: number | undefined): Optics => ({
  blur: blur ?? between(random, 0, 2),
  motion: [0, 0],
  noise: between(random, 1, 7),
  jpeg: Math.round(between(random, 60, 95)),
});

/** A table with one to six cards as they lie in a game, seen by a usual camera: the same seed, the same table. */
export function randomScene(seed: number, options: SceneOptions = {}): Scene {
  const random = seededRandom(seed);
  const codeSide = Math.round(between(random, 8, 15) * 2) / 2;
  const camera = hang(random, options, codeSide);
  const reach = Math.min(110, (camera.height / camera.scale) * 0.55);
  const count = options.cards ?? 1 + Math.floor(random() * 6);
  const hands = Array.from(
    { length: options.hands ?? 0 },
    (): SceneHand => ({
      x: between(random, -90, 90),
      y: between(random, -50, 50),
      rotation: between(random, -50, 50),
      height: between(random, 15, 60),
    }),
  );
  return {
    seed,
    camera,
    table: oneOf(random, TABLES),
    codeSide,
    cards: layCards(random, count, reach),
    hands,
    light: lit(random),
    optics: seen(random, options.blur),
  };
}
