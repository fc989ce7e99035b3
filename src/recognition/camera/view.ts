import type { Point } from './reader.ts';
import type { Pixels } from './zxing.ts';

/** A square part of a picture, perhaps turned, as it is to be seen with so many pixels a side. */
export interface ViewOf {
  readonly centre: Point;
  /** Its side, in pixels of the picture. */
  readonly side: number;
  readonly pixels: number;
  /** Radians, clockwise on the screen. */
  readonly turned: number;
}

export interface View extends Pixels {
  /** Where a place of the view lies in the picture. */
  toPicture(point: Point): Point;
}

/** Every pixel is the mean of what it covers, up to three by three places of it; outside of the picture it is white. */
export function viewOf({ grey, width, height }: Pixels, { centre, side, pixels, turned }: ViewOf): View {
  const scale = side / pixels;
  const [cos, sin] = [Math.cos(turned) * scale, Math.sin(turned) * scale];
  const toPicture = ([x, y]: Point): Point => {
    const [dx, dy] = [x - pixels / 2, y - pixels / 2];
    return [centre[0] + cos * dx - sin * dy, centre[1] + sin * dx + cos * dy];
  };
  const places = Math.min(3, Math.max(1, Math.round(scale)));
  const out = new Uint8Array(pixels * pixels);
  for (let row = 0; row < pixels; row++)
    for (let column = 0; column < pixels; column++) {
      let sum = 0;
      for (let j = 0; j < places; j++)
        for (let i = 0; i < places; i++) {
          const dx = column + (i + 0.5) / places - pixels / 2;
          const dy = row + (j + 0.5) / places - pixels / 2;
          const x = Math.floor(centre[0] + cos * dx - sin * dy);
          const y = Math.floor(centre[1] + sin * dx + cos * dy);
          sum += x >= 0 && y >= 0 && x < width && y < height ? grey[y * width + x]! : 255;
        }
      out[row * pixels + column] = sum / (places * places);
    }
  return { width: pixels, height: pixels, grey: out, toPicture };
}
