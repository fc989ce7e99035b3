import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Code, encode } from '../../../src/sheet/codes.ts';
import type { Shape } from '../../../src/sheet/drawing.ts';
import { namesOf, square } from '../../../src/sheet/label.ts';
import { type Placed, placeCode } from '../../../src/sheet/place.ts';
import { sheet as words } from '../../../src/words/en/sheet.ts';
import { fillShape } from './face.ts';
import { type CodedText, isCommand } from './scene.ts';
import { drawTexture, type Texture } from './texture.ts';

/** A label of the printed sheet, as it is cut out. */
export interface Label {
  readonly text: string;
  readonly texture: Texture;
  /** In millimetres, without the empty edge of its texture. */
  readonly width: number;
  readonly height: number;
  /** Of the code, from the middle of the label. */
  readonly code: { readonly left: number; readonly top: number; readonly side: number };
  /** Along a side of the code. */
  readonly modules: number;
}

const EDGE = 2;
const DOTS = 20;

/** What is on paper, from its top left corner. */
interface Paper {
  readonly width: number;
  readonly height: number;
  readonly placed: Placed;
}

/** A code with the white around it and nothing else. */
function cutToCode(code: Code, side: number): Paper {
  const module = side / code.width;
  const quiet = code.quiet.x * module;
  const width = side + 2 * quiet;
  return { width, height: width, placed: placeCode(code, [quiet, quiet], module, module) };
}

/** The label as the sheet of a deck has it; what is cut out of a sheet of commands has no name of a card. */
function paperOf(card: CodedText, code: Code, side: number, bare: boolean): Paper {
  if (bare || isCommand(card)) return cutToCode(code, side);
  const { width, height, draw } = square(code, namesOf(card, 1, words), side, code.width);
  return { width, height, placed: draw(0, 0) };
}

function drawShape(pen: SKRSContext2D, shape: Shape): void {
  if (shape.kind === 'area') fillShape(pen, shape);
  if (shape.kind !== 'text') return;
  pen.font = `${shape.bold ? 'bold ' : ''}${shape.size}px sans-serif`;
  pen.fillText(shape.text, ...shape.at);
}

function draw(card: CodedText, side: number, bare: boolean): Label {
  const code = encode('datamatrix', card);
  const { width, height, placed } = paperOf(card, code, side, bare);
  const texture = drawTexture({ width: width + 2 * EDGE, height: height + 2 * EDGE, dots: DOTS }, (pen) => {
    pen.translate(EDGE, EDGE);
    pen.fillStyle = '#fbfbfb';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#111';
    for (const shape of placed.shapes) drawShape(pen, shape);
  });
  const { x, y } = placed.codes[0]!.box;
  return {
    text: card,
    texture,
    width,
    height,
    code: { left: x - width / 2, top: y - height / 2, side },
    modules: code.width,
  };
}

const drawn = new Map<string, Label>();

/** The label of a card with a code of so many millimetres; a `bare` one is cut to its code. */
export function labelOf(card: CodedText, side: number, bare = false): Label {
  const key = `${card} ${side} ${bare}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const label = draw(card, side, bare);
  drawn.set(key, label);
  return label;
}
