import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Card, rankOf, type Suit, suitOf } from '../../../src/engine/cards.ts';
import type { Shape } from '../../../src/sheet/drawing.ts';
import { symbolOf } from '../../../src/sheet/suits.ts';
import { CARD, type CodedText, isCommand } from './scene.ts';
import { drawTexture, type Texture } from './texture.ts';

/** Around a card, for its shadow. */
const AROUND = 6;
const DOTS = 8;

const INK = { C: '#15181c', S: '#15181c', D: '#c3202b', H: '#c3202b' } as const;

/** Where pips stand, in parts of the card, by how many there are. */
const COLUMNS = { left: 0.3, middle: 0.5, right: 0.7 } as const;
const pairs = (...rows: number[]) =>
  rows.flatMap((y) => [[COLUMNS.left, y] as const, [COLUMNS.right, y] as const]);
const single = (...rows: number[]) => rows.map((y) => [COLUMNS.middle, y] as const);
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  A: single(0.5),
  2: single(0.22, 0.78),
  3: single(0.22, 0.5, 0.78),
  4: pairs(0.22, 0.78),
  5: [...pairs(0.22, 0.78), ...single(0.5)],
  6: pairs(0.22, 0.5, 0.78),
  7: [...pairs(0.22, 0.5, 0.78), ...single(0.36)],
  8: [...pairs(0.22, 0.5, 0.78), ...single(0.36, 0.64)],
  9: [...pairs(0.2, 0.4, 0.6, 0.8), ...single(0.5)],
  T: [...pairs(0.2, 0.4, 0.6, 0.8), ...single(0.3, 0.7)],
};

export function fillShape(pen: SKRSContext2D, shape: Shape): void {
  if (shape.kind !== 'area') return;
  pen.beginPath();
  for (const step of shape.steps) {
    if (step.to === 'move') pen.moveTo(...step.at);
    else if (step.to === 'line') pen.lineTo(...step.at);
    else if (step.to === 'curve') pen.bezierCurveTo(...step.at[0], ...step.at[1], ...step.at[2]);
    else pen.closePath();
  }
  pen.fill(shape.holes ? 'evenodd' : 'nonzero');
}

const pip = (pen: SKRSContext2D, suit: Suit | null, x: number, y: number, size: number) =>
  fillShape(pen, symbolOf(suit, [x - size / 2, y - size / 2], size));

/** Twice, the second time from the other side. */
function bothWays(pen: SKRSContext2D, draw: () => void): void {
  for (const angle of [0, Math.PI]) {
    pen.save();
    pen.translate(CARD.width / 2, CARD.height / 2);
    pen.rotate(angle);
    pen.translate(-CARD.width / 2, -CARD.height / 2);
    draw();
    pen.restore();
  }
}

/** A stripy half figure in a frame: as busy as a court card, and nobody's drawing. */
function figure(pen: SKRSContext2D, suit: Suit | null, number: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(13, 13, CARD.width - 26, CARD.height / 2 - 13);
  pen.clip();
  pen.fillStyle = '#f3e6b8';
  pen.fillRect(13, 13, 40, 40);
  const colours = ['#b3202c', '#1f3f86', '#d8a520', '#222'];
  for (let i = 0; i < 9; i++) {
    pen.fillStyle = colours[(i + number) % colours.length]!;
    pen.beginPath();
    pen.moveTo(13 + i * 4.4, CARD.height / 2);
    pen.lineTo(15.4 + i * 4.4, CARD.height / 2);
    pen.lineTo(30 + i * 0.9, 27);
    pen.lineTo(29.2 + i * 0.9, 27);
    pen.fill();
  }
  pen.fillStyle = '#e9c39f';
  pen.beginPath();
  pen.ellipse(CARD.width / 2, 25, 5.2, 6.4, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = colours[number % 3]!;
  pen.fillRect(CARD.width / 2 - 6, 15.5, 12, 4);
  pen.fillStyle = suit === null ? '#222' : INK[suit];
  pip(pen, suit, 19, 19, 7);
  pen.restore();
  pen.strokeStyle = '#333';
  pen.lineWidth = 0.4;
  pen.strokeRect(13, 13, CARD.width - 26, CARD.height - 26);
}

function front(pen: SKRSContext2D, card: Card): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const pips = rank === null ? undefined : PIPS[rank];
  pen.fillStyle = '#f6f5f1';
  pen.fill();
  const ink = suit === null ? '#2d2d2d' : INK[suit];
  if (pips === undefined) bothWays(pen, () => figure(pen, suit, 'JQK'.indexOf(rank ?? 'J')));
  pen.fillStyle = ink;
  for (const [x, y] of pips ?? []) {
    pen.save();
    pen.translate(x * CARD.width, y * CARD.height);
    if (y > 0.5) pen.rotate(Math.PI);
    pip(pen, suit, 0, 0, rank === 'A' ? 20 : 11);
    pen.restore();
  }
  bothWays(pen, () => {
    pen.font = 'bold 8px sans-serif';
    pen.textAlign = 'center';
    pen.fillText(rank === 'T' ? '10' : (rank ?? '*'), 6, 10);
    pip(pen, suit, 6, 15, 5);
  });
}

function back(pen: SKRSContext2D): void {
  pen.fillStyle = '#f6f5f1';
  pen.fill();
  pen.save();
  pen.beginPath();
  pen.roundRect(4, 4, CARD.width - 8, CARD.height - 8, 2);
  pen.clip();
  pen.fillStyle = '#28509b';
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.strokeStyle = '#dfe6f5';
  pen.lineWidth = 0.7;
  for (let at = -CARD.height; at < CARD.width + CARD.height; at += 4) {
    pen.beginPath();
    pen.moveTo(at, 0);
    pen.lineTo(at + CARD.height, CARD.height);
    pen.moveTo(at, 0);
    pen.lineTo(at - CARD.height, CARD.height);
    pen.stroke();
  }
  pen.restore();
}

const outline = (pen: SKRSContext2D) => {
  pen.beginPath();
  pen.roundRect(0, 0, CARD.width, CARD.height, CARD.corner);
};

/** A card of this picture on both its white paper and its shadow. */
export function cardWith(face: (pen: SKRSContext2D) => void): Texture {
  const [width, height] = [CARD.width + 2 * AROUND, CARD.height + 2 * AROUND];
  return drawTexture({ width, height, dots: DOTS }, (pen) => {
    pen.translate(AROUND, AROUND);
    pen.save();
    pen.shadowColor = 'rgba(0, 0, 0, 0.55)';
    pen.shadowBlur = 2.6 * DOTS;
    pen.fillStyle = '#fff';
    outline(pen);
    pen.fill();
    pen.restore();
    outline(pen);
    face(pen);
    outline(pen);
    pen.strokeStyle = 'rgba(60, 60, 60, 0.5)';
    pen.lineWidth = 0.25;
    pen.stroke();
  });
}

const draw = (card: CodedText | null): Texture =>
  cardWith((pen) => {
    if (card === null) back(pen);
    else if (!isCommand(card)) front(pen, card);
  });

const drawn = new Map<CodedText | null, Texture>();

/** The face of a card without its codes, or for null a back. */
export function faceOf(card: CodedText | null): Texture {
  const known = drawn.get(card);
  if (known !== undefined) return known;
  const texture = draw(card);
  drawn.set(card, texture);
  return texture;
}
