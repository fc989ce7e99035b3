import type { Area, Frame } from '../../device/frame.ts';
import { believable } from './believable.ts';
import { centreOf, isInside, placed } from './corners.ts';
import type { CardReader, Found, Look } from './reader.ts';
import { readHarder } from './second-pass.ts';
import { type Code, type Decode, loadDecoder, type Symbologies } from './zxing.ts';

/** The part of an area that lies in the frame, on whole pixels; null if none does. */
export function within({ width, height }: Frame, area: Area): Area | null {
  const x = Math.max(0, Math.floor(area.x));
  const y = Math.max(0, Math.floor(area.y));
  const across = Math.min(width, Math.ceil(area.x + area.width)) - x;
  const down = Math.min(height, Math.ceil(area.y + area.height)) - y;
  return across > 0 && down > 0 ? { x, y, width: across, height: down } : null;
}

/** The same code found twice: in areas that overlap, or by both passes. */
const isKnown = (found: readonly Code[], code: Code): boolean =>
  found.some((one) => one.text === code.text && isInside(one.corners, centreOf(code.corners)));

function readAll(decode: Decode, symbologies: Symbologies, frame: Frame, look: Look): readonly Code[] {
  const found: Code[] = [];
  const take = (codes: readonly Code[]) => {
    for (const code of codes) if (believable(code) && !isKnown(found, code)) found.push(code);
  };
  const areas = look.areas ?? [{ x: 0, y: 0, width: frame.width, height: frame.height }];
  for (const area of areas) {
    const part = within(frame, area);
    if (part === null) continue;
    const codes = decode(frame, part, { symbologies });
    take(codes.map((code) => ({ ...code, corners: placed(code.corners, 1, part.x, part.y) })));
    if (look.harder === true) take(readHarder(decode, frame, part, found));
  }
  return found;
}

const toFound = ({ text, corners, modules, margin }: Code): Found => ({
  text,
  how: 'code',
  // Error correction holds also where none of it is left; but then another look is worth more.
  confidence: 0.5 + margin / 2,
  corners,
  modules,
});

/**
 * Reads every code of a picture with zxing-wasm, whose wasm file is given as bytes. Within an area a code is
 * found if all of it lies in there, with a module of white around it. `symbologies` says which codes are looked
 * for: `own` ones unless a learned deck bears others, which costs more.
 */
export async function makeWatchReader(options: {
  readonly wasm: ArrayBuffer;
  readonly symbologies?: Symbologies;
}): Promise<CardReader> {
  const decode = await loadDecoder(options.wasm);
  const symbologies = options.symbologies ?? 'own';
  return {
    name: 'zxing-wasm',
    read: async (frame, look = {}) => readAll(decode, symbologies, frame, look).map(toFound),
  };
}
