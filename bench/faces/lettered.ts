import { drawnCard } from '../../scripts/drawn-card.ts';
import { type Card, makeDeck, type Suit, suitOf } from '../../src/engine/cards.ts';
import { type Random, seededRandom, shuffled } from '../../src/engine/random.ts';
import { frameOf } from '../../src/recognition/camera/colours.ts';
import { boxOf } from '../../src/recognition/camera/corners.ts';
import { cardWith } from '../../test/camera/scene/face.ts';
import { renderScene } from '../../test/camera/scene/render.ts';
import { CARD, type CodedText, type Scene, type SceneCard, TABLES } from '../../test/camera/scene/scene.ts';
import type { Texture } from '../../test/camera/scene/texture.ts';
import { fillSuit, TYPEFACES, type Typeface, writeRank } from './glyphs.ts';
import type { Box, Photo } from './photos.ts';

/** Tables with cards of decks in other languages, drawn from a seed: their letters are nobody's font. */

/** What the letters of king, queen and jack are. */
export const DRAWN_LANGUAGES = {
  German: { K: 'K', Q: 'D', J: 'B' },
  French: { K: 'R', Q: 'D', J: 'V' },
} as const;
export type DrawnLanguage = keyof typeof DRAWN_LANGUAGES;

const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** A printed index, in millimetres of the card. */
interface Style {
  readonly face: Typeface;
  readonly rank: number;
  readonly gap: number;
  readonly suit: number;
  readonly red: string;
  readonly black: string;
}

/** Middle and top of an index, and where the card's own was, within the bounds that the scene's truth has for it. */
const INDEX = {
  x: 5.5,
  top: 3.4,
  most: 6.6,
  cleared: { left: 1.2, top: 1.2, right: 10, bottom: 19.8 },
} as const;

const styleOf = (face: Typeface, random: Random): Style => ({
  face,
  rank: between(random, 5.6, 7.4),
  gap: between(random, 0.7, 1.5),
  suit: between(random, 4, 5.8),
  red: `rgb(${between(random, 170, 225)} ${between(random, 5, 40)} ${between(random, 10, 45)})`,
  black: `rgb(${between(random, 10, 40)} ${between(random, 10, 40)} ${between(random, 15, 45)})`,
});

/** Millimetres from the middle of the suit to that of the rank. */
const apartOf = ({ rank, gap, suit }: Style): number => rank / 2 + gap + suit / 2;

/** A card of @letele/playing-cards with this index in place of its own. */
async function textureOf(card: Card, letter: string, style: Style): Promise<Texture> {
  const picture = await drawnCard(card, CARD.width * 8, CARD.height * 8);
  const suit = suitOf(card) as Suit;
  return cardWith((pen) => {
    pen.fillStyle = '#f6f5f1';
    pen.fill();
    pen.drawImage(picture, 0, 0, CARD.width, CARD.height);
    const { left, top, right, bottom } = INDEX.cleared;
    for (let end = 0; end < 2; end++) {
      pen.fillStyle = '#f6f5f1';
      pen.fillRect(left, top, right - left, bottom - top);
      pen.fillStyle = suit === 'D' || suit === 'H' ? style.red : style.black;
      pen.strokeStyle = pen.fillStyle;
      writeRank(pen, letter, style.face, { ...INDEX, height: style.rank });
      const below = INDEX.top + style.rank + style.gap;
      fillSuit(pen, suit, style.face, { left: INDEX.x - style.suit / 2, top: below, size: style.suit });
      pen.translate(CARD.width, CARD.height);
      pen.rotate(Math.PI);
    }
  });
}

/** Pixels from rank to suit: evenly spread over their logarithms. */
const SMALLEST = 10;
const LARGEST = 40;
const [WIDTH, HEIGHT] = [1280, 720];

function sceneOf(seed: number, random: Random, style: Style, cards: readonly Card[]): Scene {
  const px = SMALLEST * (LARGEST / SMALLEST) ** random();
  const scale = px / apartOf(style);
  const [across, down] = [WIDTH / scale, HEIGHT / scale];
  const laid = cards.map(
    (card): SceneCard => ({
      card,
      x: between(random, -0.4, 0.4) * across,
      y: between(random, -0.36, 0.36) * down,
      rotation: between(random, 0, 360),
    }),
  );
  const about = (most: number) => between(random, -most, most);
  return {
    seed,
    camera: {
      width: WIDTH,
      height: HEIGHT,
      x: 0,
      y: 0,
      tilt: between(random, 0, 25),
      turn: about(10),
      scale,
    },
    table: TABLES[Math.floor(random() * TABLES.length)]!,
    codeSide: 1,
    cards: laid,
    hands: [],
    light: {
      level: between(random, 0.5, 1.05),
      slope: between(random, 0, 0.5),
      from: between(random, 0, 360),
      vignette: between(random, 0, 0.25),
      warmth: between(random, -5, 8),
    },
    optics: {
      blur: between(random, 0.3, 1),
      motion: [about(0.7), about(0.7)],
      noise: between(random, 1, 6),
      jpeg: Math.round(between(random, 55, 95)),
    },
  };
}

/** What a card of the deck has printed on it, `DH` for a queen of hearts. */
const printedIn =
  (language: DrawnLanguage) =>
  (card: string): string => {
    const letters: Readonly<Record<string, string>> = DRAWN_LANGUAGES[language];
    return (letters[card[0]!] ?? card[0]!) + card.slice(1);
  };

async function takePhoto(
  scene: Scene,
  style: Style,
  printed: (card: string) => string,
): Promise<Pick<Photo, 'cards' | 'boxes'> & { readonly frame: Awaited<ReturnType<Photo['open']>> }> {
  const deck = new Map<CodedText, Texture>();
  for (const { card } of scene.cards) deck.set(card, await textureOf(card as Card, printed(card)[0]!, style));
  const { rgba, codes } = renderScene({ ...scene, deck });
  const boxes = codes
    .filter(({ visible }) => visible > 0)
    .map(({ text, corners }): Box => {
      const { x, y, width, height } = boxOf(corners);
      return [text, (x + width / 2) / WIDTH, (y + height / 2) / HEIGHT, width / WIDTH, height / HEIGHT];
    });
  const cards = new Set(codes.filter(({ visible }) => visible === 1).map(({ text }) => text));
  return { cards, boxes, frame: frameOf(rgba, WIDTH, HEIGHT, 0) };
}

/** Photos of each deck, and cards in each. */
const PHOTOS = 12;
const CARDS = 4;

/**
 * Photos of as many decks as there are typefaces, at most `most` of each, drawn one by one as they are asked for. An
 * index that is hidden in part needn't be read; one that nothing hides makes its card count.
 */
export async function* drawnPhotos(language: DrawnLanguage, most: number): AsyncGenerator<Photo> {
  const printed = printedIn(language);
  for (const [at, face] of TYPEFACES.entries()) {
    const random = seededRandom(1000 * (at + 1) + language.charCodeAt(0));
    const style = styleOf(face, random);
    let left: readonly Card[] = [];
    for (let photo = 0; photo < Math.min(PHOTOS, most); photo++) {
      if (left.length < CARDS) left = shuffled(makeDeck(1, 0), random);
      const scene = sceneOf(at * PHOTOS + photo, random, style, left.slice(0, CARDS));
      left = left.slice(CARDS);
      const { frame, ...truth } = await takePhoto(scene, style, printed);
      const file = `${language} ${face.name} ${photo + 1}`;
      const px = scene.camera.scale * apartOf(style);
      yield { file, deck: face.name, px, kind: 'all', ...truth, printed, open: async () => frame };
    }
  }
}
