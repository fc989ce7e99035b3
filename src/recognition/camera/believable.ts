import { isConvex, sidesOf } from './corners.ts';
import type { Code } from './zxing.ts';

/** Longer than any code of a card, enrolled ones included. */
const LONGEST = 64;
/** Pixels; below two a module nothing can be told apart. */
const LEAST_PER_MODULE = 1.5;
/** How much longer one side of a square code may look than another: tilted by 60°, seen from near. */
const LONGEST_SIDE = 2.5;

/** Whether what was decoded could be a code that lies there: something was decoded, and its shape is a code's. */
export function believable({ text, corners, modules }: Pick<Code, 'text' | 'corners' | 'modules'>): boolean {
  if (text.length > LONGEST || !/^[ -~]*[!-~][ -~]*$/.test(text)) return false;
  // Bars are lines, whose corners tell little.
  if (modules === null) return true;
  const sides = sidesOf(corners);
  const shortest = Math.min(...sides);
  return (
    isConvex(corners) &&
    shortest >= modules * LEAST_PER_MODULE &&
    Math.max(...sides) <= shortest * LONGEST_SIDE
  );
}
