import type { Code } from './codes.ts';
import { stepsOf } from './codes.ts';
import type { Box, PlacedCode, Point, Shape } from './drawing.ts';
import { fitting } from './type.ts';

/** Something to put on a page: what is drawn of it and the codes in it. */
export interface Placed {
  readonly shapes: readonly Shape[];
  readonly codes: readonly PlacedCode[];
}

/** A code with its top left module at a place, in modules of that width and height. */
export function placeCode(code: Code, at: Point, moduleWidth: number, moduleHeight: number): Placed {
  const [x, y] = at;
  const box: Box = { x, y, width: code.width * moduleWidth, height: code.height * moduleHeight };
  const quiet = { x: code.quiet.x * moduleWidth, y: code.quiet.y * moduleHeight };
  return {
    shapes: [{ kind: 'area', steps: stepsOf(code, at, moduleWidth, moduleHeight), holes: true }],
    codes: [{ text: code.text, box, quiet }],
  };
}

/** A line of text, smaller where it would be wider than `width`. */
export const textLine = (text: string, at: Point, usual: number, width: number, bold = false): Shape => ({
  kind: 'text',
  at,
  size: fitting(text, usual, bold, width),
  bold,
  text,
});
