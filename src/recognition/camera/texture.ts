import type { Area } from '../../device/frame.ts';
import type { Pixels } from './zxing.ts';

/** Pixels along the side of a square that is looked at as one; the smallest codes cover some four of them. */
const BLOCK = 8;
/** The least difference between dark and white in a square that holds a part of a code, of 255. */
const CONTRAST = 45;
/** In squares along a side: what is smaller is no code, what is larger is read by the first pass. */
const [LEAST, MOST] = [3, 24];
/** How much of its box a code covers, however it is turned. */
const FILLED = 0.4;

/** Which squares of an area hold both dark and white, row by row. Every second row of pixels tells enough. */
function contrasts({ grey, width }: Pixels, part: Area, across: number, down: number): Uint8Array {
  const marks = new Uint8Array(across * down);
  for (let by = 0; by < down; by++)
    for (let bx = 0; bx < across; bx++) {
      let darkest = 255;
      let whitest = 0;
      for (let y = 0; y < BLOCK; y += 2) {
        const row = (part.y + by * BLOCK + y) * width + part.x + bx * BLOCK;
        for (let x = 0; x < BLOCK; x++) {
          const value = grey[row + x]!;
          if (value < darkest) darkest = value;
          if (value > whitest) whitest = value;
        }
      }
      if (whitest - darkest >= CONTRAST) marks[by * across + bx] = 1;
    }
  return marks;
}

/**
 * Takes away what is thinner than two squares, such as the edges of cards: a mark stays if it is part of a block
 * of two by two.
 */
function opened(marks: Uint8Array, across: number, down: number): Uint8Array {
  const kept = new Uint8Array(marks.length);
  for (let y = 0; y + 1 < down; y++)
    for (let x = 0; x + 1 < across; x++) {
      const at = y * across + x;
      if (marks[at] && marks[at + 1] && marks[at + across] && marks[at + across + 1])
        kept[at] = kept[at + 1] = kept[at + across] = kept[at + across + 1] = 1;
    }
  return kept;
}

interface Blob extends Area {
  readonly count: number;
}

/** The squares that hang together with one, which are taken out of the marks; in squares. */
function takeBlob(marks: Uint8Array, across: number, down: number, start: number): Blob {
  let [left, top, right, bottom, count] = [across, down, 0, 0, 0];
  const open = [start];
  marks[start] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % across, Math.floor(at / across)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    count++;
    const around = [
      x > 0 ? at - 1 : -1,
      x + 1 < across ? at + 1 : -1,
      y > 0 ? at - across : -1,
      y + 1 < down ? at + across : -1,
    ];
    for (const next of around)
      if (next >= 0 && marks[next] === 1) {
        marks[next] = 0;
        open.push(next);
      }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, count };
}

const couldBeCode = ({ width, height, count }: Blob): boolean =>
  Math.min(width, height) >= LEAST && Math.max(width, height) <= MOST && count >= width * height * FILLED;

/**
 * Where in an area something lies that is as busy and as large as a small code: boxes in pixels of the frame.
 * There may be pictures and letters among them.
 */
export function texturedBoxes(pixels: Pixels, part: Area): readonly Area[] {
  const [across, down] = [Math.floor(part.width / BLOCK), Math.floor(part.height / BLOCK)];
  const marks = opened(contrasts(pixels, part, across, down), across, down);
  const boxes: Area[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== 1) continue;
    const blob = takeBlob(marks, across, down, start);
    if (couldBeCode(blob))
      boxes.push({
        x: part.x + blob.x * BLOCK,
        y: part.y + blob.y * BLOCK,
        width: blob.width * BLOCK,
        height: blob.height * BLOCK,
      });
  }
  return boxes;
}
