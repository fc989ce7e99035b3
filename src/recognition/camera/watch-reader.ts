import type { Frame } from '../../device/frame.ts';
import { believable } from './believable.ts';
import { centreOf, isInside, placed, within } from './corners.ts';
import { CARD_SIDES } from './finder.ts';
import type { CardReader, Found, LookAt } from './reader.ts';
import { type ReadDrawn, readSmallCodes } from './small-codes.ts';
import { type Code, type Decode, loadDecoder, type Symbology } from './zxing.ts';

/** The same code found twice: in areas that overlap, or by both passes. */
const isKnown = (found: readonly Code[], code: Code): boolean =>
  found.some((one) => one.text === code.text && isInside(one.corners, centreOf(code.corners)));

/** What is looked for beside small DataMatrix codes, at once and in the second pass. */
interface Plan {
  readonly first: readonly Symbology[];
  readonly second: readonly Symbology[];
}

/** Of Code 39 as it is printed: also where two of its signs may stand for one, both are read. */
const BARS: readonly Symbology[] = ['Code128', 'Code39Std', 'EANUPC', 'ITF'];

const PLANS = {
  own: { first: ['QRCode'], second: ['DataMatrix', 'QRCode'] },
  all: { first: ['QRCode', ...BARS], second: ['DataMatrix', 'QRCode', 'Aztec', 'PDF417', ...BARS] },
} as const satisfies Record<string, Plan>;

function readAll(decode: Decode, plan: Plan, frame: Frame, look: LookAt): readonly Code[] {
  const found: Code[] = [];
  const take = (codes: readonly Code[]) => {
    for (const code of codes) if (believable(code) && !isKnown(found, code)) found.push(code);
  };
  const readDrawn: ReadDrawn = (pixels) => {
    const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
    return decode(pixels, whole, { symbologies: ['DataMatrix'], pure: true })[0] ?? null;
  };
  for (const area of look.areas ?? [{ x: 0, y: 0, width: frame.width, height: frame.height }]) {
    const part = within(frame, area);
    if (part === null) continue;
    take(readSmallCodes(frame, part, readDrawn, CARD_SIDES));
    const effort =
      look.harder === true ? { symbologies: plan.second, smaller: true } : { symbologies: plan.first };
    const codes = decode(frame, part, effort);
    take(codes.map((code) => ({ ...code, corners: placed(code.corners, part.x, part.y) })));
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
 * Reads every code of a picture with zxing-wasm, whose wasm file is given as bytes. Small DataMatrix codes are
 * found by their frame and only decoded by it, which is cheaper and finds more than its own search; that one is
 * the second pass. Within an area a code is found if all of it lies in there, with a module of white around it.
 * `codes` says what is looked for: `own` ones unless an enrolled deck bears others, which costs more.
 */
export async function makeWatchReader(options: {
  readonly wasm: ArrayBuffer;
  readonly codes?: keyof typeof PLANS;
}): Promise<CardReader> {
  const decode = await loadDecoder(options.wasm);
  const plan = PLANS[options.codes ?? 'own'];
  return {
    name: 'zxing-wasm',
    read: async (frame, look = {}) => readAll(decode, plan, frame, look).map(toFound),
  };
}
