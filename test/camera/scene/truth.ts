import { seededRandom } from '../../../src/engine/random.ts';
import type { Point } from '../../../src/recognition/camera/reader.ts';
import { handOf } from './hand.ts';
import { type Label, labelOf } from './label.ts';
import { inverse, type Matrix, placed, through, times, toPixels } from './matrix.ts';
import { CARD, type Scene, type SceneCard } from './scene.ts';
import { coverAt } from './texture.ts';

/** What is known of a code in a rendered picture, or of a printed index, which has one module. */
export interface TrueCode {
  readonly text: string;
  /** Which of the scene's cards it is on. */
  readonly card: number;
  /** In pixels, from its own top left one, clockwise round it. */
  readonly corners: readonly [Point, Point, Point, Point];
  readonly modules: number;
  /** The mean over the code: the root of its area in pixels, by its modules. */
  readonly pxPerModule: number;
  /** The part that neither cards, hands nor the picture's edge hide, from 0 to 1. */
  readonly visible: number;
  /** The same of the code with a module of white around it; worked out when it is asked for. */
  readonly withWhite: number;
}

/** A label where it is stuck: from its millimetres to those of the card. */
export interface Stuck {
  readonly label: Label;
  readonly onCard: Matrix;
}

/** From the edge of the card. */
const INSET = 1.5;

/** The labels of a card, each a little crooked, always in the same way for one seed. */
export function labelsOn(
  { card, side }: SceneCard,
  { seed, codeSide, labels = 2, bare, deck }: Pick<Scene, 'seed' | 'codeSide' | 'labels' | 'bare' | 'deck'>,
): Stuck[] {
  if (side === 'back' || deck?.has(card)) return [];
  const label = labelOf(card, codeSide, bare);
  const random = seededRandom(
    seed + card.charCodeAt(card.length - 2) * 64 + card.charCodeAt(card.length - 1),
  );
  const about = (most: number) => (random() * 2 - 1) * most;
  return [1, -1].slice(0, labels).map((end) => {
    const x = end * (INSET + label.width / 2 - CARD.width / 2 + about(0.7));
    const y = end * (INSET + label.height / 2 - CARD.height / 2 + about(0.7));
    return { label, onCard: placed(x, y, (end === 1 ? 0 : 180) + about(2.5)) };
  });
}

/** What a reader can name a card by: where it is on the card, in millimetres from its middle. */
interface Mark {
  readonly text: string;
  readonly modules: number;
  readonly onCard: Matrix;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The printed index of most decks: rank above suit, and little more. */
const INDEX = { left: 2 - CARD.width / 2, top: 3 - CARD.height / 2, width: 7, height: 16 };

/** The labels of a card, or its two printed indices where it has none. */
function marksOn(card: SceneCard, scene: Scene): Mark[] {
  if (!scene.deck?.has(card.card))
    return labelsOn(card, scene).map(({ label: { text, modules, code }, onCard }) => ({
      text,
      modules,
      onCard,
      left: code.left,
      top: code.top,
      width: code.side,
      height: code.side,
    }));
  if (card.side === 'back') return [];
  return [0, 180].map((turn) => ({ text: card.card, modules: 1, onCard: placed(0, 0, turn), ...INDEX }));
}

const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Whether something hides a pixel. */
type Hides = (pixel: Point) => boolean;

function hiders({ camera, cards, hands, seed }: Scene): { byCard: Hides[]; byHand: Hides[] } {
  return {
    byCard: cards.map((card) => {
      const back = inverse(toPixels(camera, card));
      return (pixel) => {
        const [x, y] = through(back, pixel);
        return Math.abs(x) < CARD.width / 2 && Math.abs(y) < CARD.height / 2;
      };
    }),
    byHand: hands.map((hand) => {
      const back = inverse(toPixels(camera, hand));
      // A soft shadow hides nothing.
      return (pixel) => coverAt(handOf(seed), ...through(back, pixel)) > 0.35;
    }),
  };
}

const SAMPLES = 12;

/** Everything that is true of the codes of a scene, hidden ones included. */
export function codesOf(scene: Scene): TrueCode[] {
  const { camera } = scene;
  const { byCard, byHand } = hiders(scene);
  return scene.cards.flatMap((card, index) => {
    const above = [...byCard.slice(index + 1), ...byHand];
    const onPicture = toPixels(camera, card);
    return marksOn(card, scene).map(({ text, modules, onCard, left, top, width, height }): TrueCode => {
      const matrix = times(onPicture, onCard);
      const at = (x: number, y: number) => through(matrix, [left + x * width, top + y * height]);
      const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] as const;
      /** How much is seen of the code, made wider by a part of its side all around. */
      const seenOf = (wider: number): number => {
        let seen = 0;
        for (let row = 0; row < SAMPLES; row++) {
          for (let column = 0; column < SAMPLES; column++) {
            // The edges count as well.
            const along = (place: number) => (place / (SAMPLES - 1)) * (1 + 2 * wider) - wider;
            const pixel = at(along(column), along(row));
            const inside =
              pixel[0] >= 0 && pixel[1] >= 0 && pixel[0] <= camera.width && pixel[1] <= camera.height;
            if (inside && !above.some((hides) => hides(pixel))) seen++;
          }
        }
        return seen / (SAMPLES * SAMPLES);
      };
      return {
        text,
        card: index,
        corners,
        modules,
        pxPerModule: Math.sqrt(areaOf(corners)) / modules,
        visible: seenOf(0),
        get withWhite() {
          return seenOf(1 / modules);
        },
      };
    });
  });
}
