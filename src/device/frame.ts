/** A part of a picture, in pixels from its top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One picture of a camera in grey: a byte a pixel, row by row from the top left, 0 is black. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly at: number;
}
