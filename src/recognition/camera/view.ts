import type { Point } from './reader.ts';
import type { Pixels } from './zxing.ts';

/** A part of a picture, perhaps turned, as it is to be seen. */
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

/** Every pixel is the mean of up to three by three places of what it covers; outside of the picture it is white. */
export function viewOf(pixels: Pixels, { centre, width, height, scale, turned }: ViewOf): View {
  const [cos, sin] = [Math.cos(turned) * scale, Math.sin(turned) * scale];
  const toPicture = ([x, y]: Point): Point => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [centre[0] + cos * dx - sin * dy, centre[1] + sin * dx + cos * dy];
  };
  const places = Math.min(3, Math.max(1, Math.round(scale)));
  const grey = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let j = 0; j < places; j++)
        for (let i = 0; i < places; i++) {
          const dx = column + (i + 0.5) / places - width / 2;
          const dy = row + (j + 0.5) / places - height / 2;
          const x = Math.floor(centre[0] + cos * dx - sin * dy);
          const y = Math.floor(centre[1] + sin * dx + cos * dy);
          const inside = x >= 0 && y >= 0 && x < pixels.width && y < pixels.height;
          sum += inside ? pixels.grey[y * pixels.width + x]! : 255;
        }
      grey[row * width + column] = sum / (places * places);
    }
  return { width, height, grey, toPicture };
}
