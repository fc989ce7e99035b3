import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawTexture, type Texture } from './texture.ts';

const SIZE = { width: 200, height: 560, dots: 2.5, middle: [96, 20] } as const;

type Point = readonly [x: number, y: number];

interface Finger {
  readonly from: Point;
  readonly to: Point;
  readonly thick: number;
}

/** Fingers as lines from knuckle to tip, with how thick they are. */
const FINGERS: readonly Finger[] = [
  { from: [70, 112], to: [58, 48], thick: 18 },
  { from: [88, 104], to: [84, 30], thick: 19 },
  { from: [105, 104], to: [108, 32], thick: 18.5 },
  { from: [121, 112], to: [131, 56], thick: 16 },
  { from: [66, 160], to: [28, 104], thick: 21 },
];

function outline(pen: SKRSContext2D): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { from, to, thick } of FINGERS) {
    pen.lineWidth = thick;
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(62, 108);
  pen.bezierCurveTo(56, 150, 62, 180, 70, 205);
  pen.lineTo(58, 560);
  pen.lineTo(150, 560);
  pen.lineTo(124, 205);
  pen.bezierCurveTo(134, 170, 132, 140, 128, 108);
  pen.bezierCurveTo(110, 92, 80, 92, 62, 108);
  pen.fill();
}

/** A hand with its forearm, in one of a few colours of skin and sleeve. */
function draw(skin: string, dark: string, sleeve: string): Texture {
  return drawTexture(SIZE, (pen) => {
    const paint = (colour: string) => {
      pen.fillStyle = colour;
      pen.strokeStyle = colour;
      outline(pen);
    };
    pen.filter = 'blur(16px)';
    pen.save();
    pen.translate(4, 6);
    paint('rgba(0, 0, 0, 0.3)');
    pen.restore();
    pen.filter = 'none';
    paint(dark);
    // Lighter along the middle of everything, darker towards its edges.
    pen.filter = 'blur(5px)';
    for (const { from, to, thick } of FINGERS) {
      pen.strokeStyle = skin;
      pen.lineWidth = thick * 0.62;
      pen.beginPath();
      pen.moveTo(from[0], from[1] + 12);
      pen.lineTo(...to);
      pen.stroke();
    }
    pen.filter = 'blur(9px)';
    pen.fillStyle = skin;
    pen.beginPath();
    pen.ellipse(96, 150, 27, 46, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillRect(76, 170, 44, 240);
    pen.filter = 'blur(2px)';
    pen.fillStyle = sleeve;
    pen.fillRect(50, 320, 106, 240);
    pen.filter = 'none';
  });
}

const KINDS: readonly (readonly [skin: string, dark: string, sleeve: string])[] = [
  ['#dcae92', '#b57f63', '#3a4a63'],
  ['#8f6248', '#684330', '#777b72'],
  ['#e8c3a8', '#c08f74', '#6d2f35'],
  ['#5f4030', '#40291d', '#c9c4b4'],
];

const drawn = new Map<number, Texture>();

/** One of four people's hands. */
export function handOf(person: number): Texture {
  const index = Math.abs(Math.trunc(person)) % KINDS.length;
  const known = drawn.get(index);
  if (known !== undefined) return known;
  const texture = draw(...KINDS[index]!);
  drawn.set(index, texture);
  return texture;
}
