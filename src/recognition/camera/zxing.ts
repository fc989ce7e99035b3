import { encodeFormats, prepareZXingModule, type ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import type { Area, Frame } from '../../device/frame.ts';
import { type Corners, outwards } from './corners.ts';

export type Symbology = ReadInputBarcodeFormat;

/** A code as the decoder gives it; corners from its own top left one round it, in pixels of what it was shown. */
export interface Code {
  readonly text: string;
  readonly corners: Corners;
  /** Modules along its side; null for bars. */
  readonly modules: number | null;
  /** How much of its error correction is left, from 0 to 1. */
  readonly margin: number;
}

/** A rectangle of grey pixels, row by row. */
export type Pixels = Pick<Frame, 'width' | 'height' | 'grey'>;

/** What is used here of what the compiled decoder gives for each code. */
interface RawCode {
  readonly isValid: boolean;
  readonly text: string;
  readonly extra: string;
  readonly symbol: { readonly width: number; readonly height: number };
  readonly position: Readonly<
    Record<'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft', { readonly x: number; readonly y: number }>
  >;
}

/** The part of the compiled module that is used: its own memory, and one function. */
export interface Module {
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  readBarcodesFromPixmap(
    pointer: number,
    width: number,
    height: number,
    options: object,
  ): { size(): number; get(index: number): RawCode | undefined; delete(): void };
}

export interface Effort {
  readonly symbologies: readonly Symbology[];
  /** The picture holds one upright code and nothing else. */
  readonly pure?: boolean;
  /** Look at it smaller as well: large codes are found in that alone. */
  readonly smaller?: boolean;
}

/** Reads every code in a part of a picture; none where the decoder fails. */
export type Decode = (pixels: Pixels, part: Area, effort: Effort) => readonly Code[];

const optionsOf = ({ symbologies, pure = false, smaller = false }: Effort) => ({
  formats: encodeFormats([...symbologies]),
  tryHarder: true,
  tryRotate: !pure,
  // Codes are printed dark on white.
  tryInvert: false,
  tryDownscale: smaller,
  tryDenoise: false,
  tryCode39ExtendedMode: false,
  isPure: pure,
  downscaleFactor: 3,
  downscaleThreshold: 240,
  minLineCount: 2,
  maxNumberOfSymbols: pure ? 1 : 255,
  // Most codes that may have one have none.
  validateOptionalChecksum: false,
  returnErrors: false,
  // These are numbers of closed lists: local average, none, plain text, unknown.
  binarizer: 0,
  eanAddOnSymbol: 0,
  textMode: 0,
  characterSet: 0,
});

function marginOf(extra: string): number {
  const margin = Number(/"UEC":([\d.]+)/.exec(extra)?.[1]);
  return Number.isFinite(margin) ? margin : 1;
}

function toCode({ text, extra, symbol, position }: RawCode): Code {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  const corners: Corners = [
    [topLeft.x, topLeft.y],
    [topRight.x, topRight.y],
    [bottomRight.x, bottomRight.y],
    [bottomLeft.x, bottomLeft.y],
  ];
  const square = symbol.height > 1 && symbol.width === symbol.height;
  return { text, corners: outwards(corners), modules: square ? symbol.width : null, margin: marginOf(extra) };
}

/**
 * Compiles the decoder from the bytes of its wasm file and gives the function that reads with it. It goes to no
 * network, and calls of it share one piece of memory: they can't run at the same time.
 */
export async function loadDecoder(wasm: ArrayBuffer): Promise<Decode> {
  const module = (await prepareZXingModule({
    overrides: { wasmBinary: wasm },
    fireImmediately: true,
  })) as unknown as Module;
  return decodeWith(module);
}

/** The function that reads with a decoder that is compiled. */
export function decodeWith(module: Module): Decode {
  let memory = { pointer: 0, size: 0 };
  /** In bytes; gives 0 where there isn't that much memory. */
  const reserve = (size: number): number => {
    if (size <= memory.size) return memory.pointer;
    module._free(memory.pointer);
    const pointer = module._malloc(size);
    memory = { pointer, size: pointer === 0 ? 0 : size };
    return pointer;
  };
  const read: Decode = ({ grey, width }, { x, y, width: across, height: down }, effort) => {
    const pointer = reserve(across * down);
    if (pointer === 0) return [];
    for (let row = 0; row < down; row++) {
      const from = (y + row) * width + x;
      module.HEAPU8.set(grey.subarray(from, from + across), pointer + row * across);
    }
    const found = module.readBarcodesFromPixmap(pointer, across, down, optionsOf(effort));
    try {
      return Array.from({ length: found.size() }, (_, i) => found.get(i))
        .filter((raw) => raw?.isValid === true)
        .map((raw) => toCode(raw as RawCode));
    } finally {
      found.delete();
    }
  };
  return (...look) => {
    try {
      return read(...look);
    } catch {
      // It may run out of memory on its own, or stumble over a picture: the next frame is another.
      return [];
    }
  };
}
