import type { Frame } from '../../src/device/frame.ts';
import { makeDeck } from '../../src/engine/cards.ts';
import { type Random, seededRandom, shuffled } from '../../src/engine/random.ts';
import type { Planes } from '../../test/camera/scene/paint.ts';
import { paintScene } from '../../test/camera/scene/render.ts';
import { CARD, type Scene, type SceneCard, TABLES } from '../../test/camera/scene/scene.ts';
import { expose, takePicture } from '../../test/camera/scene/take.ts';
import { codesOf, type TrueCode } from '../../test/camera/scene/truth.ts';

/** What a picture is taken of: cards in usual light, some of them in shadow, or all of them in the dark. */
export const SHOT_GROUPS = ['light', 'dark'] as const;
export type ShotGroup = (typeof SHOT_GROUPS)[number];

/** The side of a code in millimetres, as of labels for a camera above the table. */
const CODE = 16;
const MODULES = 10;
/** The part of the table that cards cover, and the most cards. */
const [COVERED, MOST] = [0.2, 20];

const between = (random: Random, low: number, high: number) => low + (high - low) * random();

const isDark = (group: ShotGroup) => group === 'dark';

/** Every other card lies in shadow, for as much as shadows of hands and lamps make. */
const litOf = (random: Random) => (random() < 0.4 ? 1 : between(random, 0.4, 0.7));

function cardsOn(random: Random, across: number, down: number, group: ShotGroup): SceneCard[] {
  const count = Math.min(MOST, Math.round((COVERED * across * down) / (CARD.width * CARD.height)));
  return shuffled(makeDeck(1, 2), random)
    .slice(0, count)
    .map((card) => ({
      card,
      x: between(random, -0.47, 0.47) * across,
      y: between(random, -0.45, 0.45) * down,
      rotation: between(random, 0, 360),
      lit: isDark(group) ? 1 : litOf(random),
    }));
}

/** Cards with printed labels strewn over all of a picture, `px` pixels a module: the same seed, the same scene. */
export function shotOf(seed: number, group: ShotGroup, px: number): Scene {
  const random = seededRandom(seed);
  const [width, height] = seed % 3 === 0 ? [1280, 720] : [1920, 1080];
  const scale = (px * MODULES) / CODE;
  return {
    seed,
    camera: {
      width,
      height,
      x: 0,
      y: 0,
      tilt: between(random, 0, 15),
      turn: between(random, -10, 10),
      scale,
    },
    // Something bright beside every other card.
    table: random() < 0.5 ? 'white' : TABLES[Math.floor(random() * TABLES.length)]!,
    codeSide: CODE,
    bare: random() < 0.5,
    cards: cardsOn(random, width / scale, height / scale, group),
    hands: [],
    light: {
      // White paper is between 35 and 50 of 255 in the dark.
      level: isDark(group) ? between(random, 0.14, 0.2) : between(random, 0.7, 1.02),
      slope: between(random, 0, isDark(group) ? 0.1 : 0.5),
      from: between(random, 0, 360),
      vignette: between(random, 0, isDark(group) ? 0.05 : 0.25),
      warmth: between(random, -4, 6),
    },
    optics: {
      blur: between(random, 0.4, 1.1),
      motion: [between(random, -1, 1), between(random, -1, 1)],
      noise: between(random, 1.5, 5),
      jpeg: Math.round(between(random, 60, 95)),
    },
  };
}

/** A picture of a scene, on a table that is given or drawn, and the codes that are on it. */
export function takeShot(
  scene: Scene,
  table?: Planes,
): { readonly frame: Frame; readonly codes: readonly TrueCode[] } {
  const exposed = expose(paintScene(scene, table), scene.light, scene.optics);
  const { width, height, grey } = takePicture(exposed, scene.optics, scene.seed);
  return { frame: { width, height, grey, at: 0 }, codes: codesOf(scene) };
}
