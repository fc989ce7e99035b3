import { rankOf, suitOf } from '../../../src/engine/cards.ts';
import { type Code, encode, stepsOf } from '../../../src/sheet/codes.ts';
import { symbolOf } from '../../../src/sheet/suits.ts';
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
const NAME = 10.6;
const DOTS = 20;

function draw(card: CodedText, code: Code, side: number): Label {
  const quiet = (code.quiet.x * side) / code.width;
  const height = side + 2 * quiet;
  const width = height + NAME;
  const module = side / code.width;
  const texture = drawTexture({ width: width + 2 * EDGE, height: height + 2 * EDGE, dots: DOTS }, (pen) => {
    pen.translate(EDGE, EDGE);
    pen.fillStyle = '#fbfbfb';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#111';
    fillShape(pen, { kind: 'area', steps: stepsOf(code, [quiet, quiet], module, module), holes: false });
    const [beside, middle] = [quiet + side + quiet + 0.6, height / 2];
    if (isCommand(card)) return;
    const rank = rankOf(card);
    pen.font = 'bold 4px sans-serif';
    pen.fillText(rank === 'T' ? '10' : (rank ?? '*'), beside, middle);
    fillShape(pen, symbolOf(suitOf(card), [beside + 5.3, middle - 3.2], 3.4));
  });
  const code0 = { left: quiet - width / 2, top: quiet - height / 2, side };
  return { text: card, texture, width, height, code: code0, modules: code.width };
}

const drawn = new Map<string, Label>();

/** The label of a card with a code of so many millimetres. */
export function labelOf(card: CodedText, side: number): Label {
  const key = `${card} ${side}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const label = draw(card, encode('datamatrix', card), side);
  drawn.set(key, label);
  return label;
}
