import type { Frame } from '../../device/frame.ts';
import type { Region } from '../../protocol/camera.ts';
import { advise, measure } from '../../recognition/camera/measure.ts';
import type { Found } from '../../recognition/camera/reader.ts';
import type { Quality } from './work.ts';

/** How well codes can be read in a frame: by those that were, or by the region of the pile where none was. */
export function qualityOf(frame: Frame, found: readonly Found[], pile: Region): Quality {
  const area = {
    x: pile.x * frame.width,
    y: pile.y * frame.height,
    width: pile.width * frame.width,
    height: pile.height * frame.height,
  };
  const measured = measure(frame, found, area);
  return { pixels: measured.pxPerModule, advice: advise(measured) };
}
