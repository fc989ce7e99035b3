import type { Point } from './reader.ts';
import type { Pixels } from './zxing.ts';

/** A part of a picture, perhaps turned, as a reader should see it. */
export interface ViewOf {
  /** The place of the picture that is its middle. */
  readonly centre: Point;
  /** Its own size in pixels, and how many pixels of the picture each of them is wide. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Radians, clockwise on the screen. */
  readonly turned: number;
}

export interface View extends Pixels {
  /** Where a place of the view lies in the picture. */
  toPicture(point: Point): Point;
}

function meansOf(sums: Uint16Array, count: number): Uint8Array {
  const means = new Uint8Array(sums.length);
  for (let i = 0; i < sums.length; i++) means[i] = sums[i]! / count;
  return means;
}

/** Every pixel is the mean of up to three by three places of what it covers; outside of the picture it is white. */
export function viewOf(pixels: Pixels, { centre, width, height, scale, turned }: ViewOf): View {
  const [cos, sin] = [Math.cos(turned) * scale, Math.sin(turned) * scale];
  const toPicture = ([x, y]: Point): Point => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [centre[0] + cos * dx - sin * dy, centre[1] + sin * dx + cos * dy];
  };
  const places = Math.min(3, Math.max(1, Math.round(scale)));
  const { grey: source, width: across, height: down } = pixels;
  const sums = new Uint16Array(width * height);
  for (let place = 0; place < places * places; place++) {
    const right = ((place % places) + 0.5) / places - width / 2;
    const below = (Math.floor(place / places) + 0.5) / places - height / 2;
    for (let row = 0; row < height; row++) {
      let x = centre[0] + cos * right - sin * (row + below);
      let y = centre[1] + sin * right + cos * (row + below);
      for (let at = row * width; at < (row + 1) * width; at++, x += cos, y += sin) {
        const inside = x >= 0 && y >= 0 && x < across && y < down;
        sums[at]! += inside ? source[(y | 0) * across + (x | 0)]! : 255;
      }
    }
  }
  return { width, height, grey: meansOf(sums, places * places), toPicture };
}
