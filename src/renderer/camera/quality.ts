import type { Frame } from '../../device/frame.ts';
import type { Found } from '../../recognition/camera/reader.ts';
import type { Quality } from './work.ts';

export function qualityOf(_frame: Frame, found: readonly Found[]): Quality {
  const sizes = found.flatMap(({ corners: [a, b], modules }) =>
    modules === null ? [] : [Math.hypot(a[0] - b[0], a[1] - b[1]) / modules],
  );
  const pixels = sizes.length === 0 ? null : Math.min(...sizes);
  return {
    pixels,
    needed: 5,
    isSharp: null,
    advice: pixels === null ? ['noCode'] : pixels < 5 ? ['closer'] : [],
  };
}
