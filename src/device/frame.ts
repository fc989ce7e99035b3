/** A part of a picture, in pixels from its top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How the colours of a picture differ from its grey (Cb and Cr of BT.601; 128 is none): a byte for two by two pixels,
 * in rows of half the picture's width, rounded up.
 */
export interface Chroma {
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** One picture of a camera. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel, row by row from the top left, 0 is black. */
  readonly grey: Uint8Array;
  /** Not given where nobody asked for colours. */
  readonly chroma?: Chroma;
  /** Milliseconds since 1970. */
  readonly at: number;
}
