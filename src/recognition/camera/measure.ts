import type { Area, Frame } from '../../device/frame.ts';
import type { Found } from './reader.ts';
import { spotOf } from './region.ts';
import { clearestFrame } from './small-codes.ts';

/** How good a picture is for reading cards. */
export interface Measured {
  /** Of the smallest code that was read; null where none was. */
  readonly pxPerModule: number | null;
  /** How high the smallest unmarked card is, about, by its index; null where none was read. */
  readonly pxPerCard: number | null;
  /** Where no code was read, of the one whose frame is seen most clearly; null where none is seen. */
  readonly pxUnread: number | null;
  /** How far edges are smeared: the standard deviation of the blur, in pixels; null where there is no edge. */
  readonly blur: number | null;
  /** The grey of white paper, from 0 to 255. */
  readonly white: number;
  /** The least bright white as part of the brightest; 1 where there is but one code. */
  readonly evenness: number;
}

/** What can be said about a picture; `fine` stands alone. */
export const ADVICE = [
  'fine',
  'nothing',
  'closer', // for a label
  'cardCloser', // for an unmarked card
  'focus',
  'tooDark',
  'tooBright',
  'uneven',
] as const;

/** A piece of advice with the measured figure that it rests on, and the one that is needed. */
export type Advice =
  | { readonly code: 'fine' | 'nothing' }
  | {
      readonly code: Exclude<(typeof ADVICE)[number], 'fine' | 'nothing'>;
      readonly measured: number;
      readonly needed: number;
    };

/** What a picture needs for its cards to be read nearly always. */
export const NEEDED = {
  /** Pixels per module, at least: 97 of 100 labels of this size are read then, and fewer of smaller ones. */
  pxPerModule: 2.5,
  pxPerCard: 100,
  /** Blur as part of a module, and of the height of an unmarked card, at most. */
  blur: 0.5,
  cardBlur: 0.012,
  /** Grey of white paper, at least and at most. */
  white: 90,
  burnt: 252,
  /** The darkest white as part of the brightest, at least. */
  evenness: 0.5,
} as const;

/** The grey under which a part of the counted pixels lies. */
function quantile(histogram: Uint32Array, part: number): number {
  const all = histogram.reduce((sum, many) => sum + many, 0);
  let sum = 0;
  for (let grey = 0; grey < histogram.length; grey++) {
    sum += histogram[grey]!;
    if (sum >= all * part && sum > 0) return grey;
  }
  return 0;
}

interface Levels {
  readonly white: number;
  readonly blur: number | null;
}

/** An edge says something of the blur if it is higher than noise. */
const LEAST_EDGE = 24;

/**
 * The grey of an area's white, and its blur: a step of height `h` that is blurred with σ is nowhere steeper than
 * h ÷ (σ √2π), so the steepest places tell σ.
 */
function levelsOf({ grey, width, height }: Frame, { x, y, width: across, height: down }: Area): Levels {
  const greys = new Uint32Array(256);
  const slopes = new Uint32Array(512);
  const [left, top] = [Math.max(1, Math.floor(x)), Math.max(1, Math.floor(y))];
  for (let row = top; row < Math.min(height - 1, y + down); row++) {
    for (let column = left; column < Math.min(width - 1, x + across); column++) {
      const at = row * width + column;
      const right = grey[at + 1]! - grey[at]!;
      const below = grey[at + width]! - grey[at]!;
      greys[grey[at]!]!++;
      slopes[Math.min(511, Math.round(Math.hypot(right, below)))]!++;
    }
  }
  const [white, black] = [quantile(greys, 0.95), quantile(greys, 0.05)];
  const steepest = quantile(slopes, 0.98);
  const blur =
    white - black < LEAST_EDGE ? null : (white - black) / (Math.max(1, steepest) * Math.sqrt(2 * Math.PI));
  return { white, blur };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A little of the white around a code belongs to it. */
const WITH_WHITE = 0.65;

/** A card's height in sides of its index, as readers of unmarked cards give it: the median of a deck in photos. */
const CARD_IN_SIDES = 5.8;

/** How many pixels a module has of the code whose frame is seen most clearly; null where none is. */
function pxOfClearest(frame: Frame): number | null {
  const fit = clearestFrame(frame);
  return fit === null ? null : spotOf(fit).side / fit.modules;
}

/** Measures a picture by what was read in it; where that is nothing, by the given area. */
export function measure(frame: Frame, finds: readonly Found[], area?: Area): Measured {
  const spots = finds.map(spotOf);
  const sizes = finds.flatMap(({ modules }, at) => (modules ? [spots[at]!.side / modules] : []));
  const cards = spots.flatMap(({ side }, at) => (finds[at]!.how === 'face' ? [CARD_IN_SIDES * side] : []));
  const areas = spots.map(({ x, y, side }) => ({
    x: x - side * WITH_WHITE,
    y: y - side * WITH_WHITE,
    width: 2 * side * WITH_WHITE,
    height: 2 * side * WITH_WHITE,
  }));
  const all = { x: 0, y: 0, width: frame.width, height: frame.height };
  const levels = (areas.length > 0 ? areas : [area ?? all]).map((one) => levelsOf(frame, one));
  const whites = levels.map(({ white }) => white);
  const blurs = levels.flatMap(({ blur }) => (blur === null ? [] : [blur]));
  return {
    pxPerModule: sizes.length > 0 ? Math.min(...sizes) : null,
    pxPerCard: cards.length > 0 ? Math.min(...cards) : null,
    pxUnread: finds.length > 0 ? null : pxOfClearest(frame),
    blur: blurs.length > 0 ? middle(blurs) : null,
    white: middle(whites),
    evenness: Math.max(...whites) > 0 ? Math.min(...whites) / Math.max(...whites) : 1,
  };
}

const isSmall = (px: number | null): px is number => px !== null && px < NEEDED.pxPerModule;

/** What to do about a picture, the most helpful first; never empty. */
export function advise(measured: Measured): readonly Advice[] {
  const { pxPerModule, pxPerCard, pxUnread, blur, white, evenness } = measured;
  const advice: Advice[] = [];
  const isRead = pxPerModule !== null || pxPerCard !== null;
  if (!isRead && !isSmall(pxUnread)) advice.push({ code: 'nothing' });
  if (white < NEEDED.white) advice.push({ code: 'tooDark', measured: white, needed: NEEDED.white });
  if (white > NEEDED.burnt) advice.push({ code: 'tooBright', measured: white, needed: NEEDED.burnt });
  const px = pxPerModule ?? pxUnread;
  if (isSmall(px)) advice.push({ code: 'closer', measured: px, needed: NEEDED.pxPerModule });
  if (pxPerCard !== null && pxPerCard < NEEDED.pxPerCard)
    advice.push({ code: 'cardCloser', measured: pxPerCard, needed: NEEDED.pxPerCard });
  if (isRead) {
    const most = pxPerModule === null ? NEEDED.cardBlur * pxPerCard! : NEEDED.blur * pxPerModule;
    if (blur !== null && blur > most) advice.push({ code: 'focus', measured: blur, needed: most });
    if (evenness < NEEDED.evenness)
      advice.push({ code: 'uneven', measured: evenness, needed: NEEDED.evenness });
  }
  return advice.length > 0 ? advice : [{ code: 'fine' }];
}
