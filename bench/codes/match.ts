import type { Found, Point } from '../../src/recognition/camera/reader.ts';
import type { TrueCode } from '../../test/camera/scene/truth.ts';

const middleOf = (corners: readonly Point[]): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

/** Whether what was found is this code: its text, where it is. */
export function isOf(found: Found, code: TrueCode): boolean {
  if (found.text !== code.text) return false;
  const [fx, fy] = middleOf(found.corners);
  const [cx, cy] = middleOf(code.corners);
  return Math.hypot(fx - cx, fy - cy) < (code.pxPerModule * code.modules) / 2;
}

/** A code that nothing hides; what its text is worth less of can't be asked for. */
export const inSight = ({ visible }: TrueCode): boolean => visible >= 0.98;

/** What was found and isn't there. */
export const wrongOf = (finds: readonly Found[], codes: readonly TrueCode[]): Found[] =>
  finds.filter((found) => !codes.some((code) => isOf(found, code)));
