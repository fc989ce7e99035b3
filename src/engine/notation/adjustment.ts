import type { Adjustment } from '../adjust.ts';
import { type Card, isKnown, parseCard, type Slot } from '../cards.ts';
import type { Place } from '../location.ts';
import type { Direction, SeatNumber } from '../state.ts';
import { makeOptions, parseOptions } from './options.ts';
import { makeSlots, parseSlots } from './slots.ts';
import { makeName, parseName } from './text.ts';

const SEAT_PLACES = { hand: 'hand', up: 'faceUp', down: 'faceDown' } as const;

function makePlace(place: Place, names: readonly string[]): string {
  if (!('seat' in place)) return place.zone;
  const name = makeName(names[place.seat] ?? '');
  if (place.zone === 'hand') return `${name} hand`;
  return `${name} ${place.zone === 'faceUp' ? 'up' : 'down'}#${place.stack + 1}`;
}

/** Reads the words before the card; null if they name no place. */
function parsePlace(words: readonly string[], seatOf: (name: string) => SeatNumber | null): Place | null {
  const [first, second] = words;
  if (words.length === 1)
    return first === 'pile' || first === 'stock' || first === 'burned' ? { zone: first } : null;
  const seat = seatOf(first ?? '');
  const parts = /^(hand|up|down)(?:#(\d{1,2}))?$/.exec(second ?? '');
  if (words.length !== 2 || seat === null || parts === null) return null;
  const zone = SEAT_PLACES[parts[1] as keyof typeof SEAT_PLACES];
  const stack = Number(parts[2] ?? 0) - 1;
  if (zone === 'hand') return parts[2] === undefined ? { zone, seat } : null;
  return stack < 0 ? null : { zone, seat, stack };
}

/**
 * What was set right in the state itself, after the `=`: `pile 7H`, `Ann hand 7H`, `Ann up#2 7H` for a card that was
 * seen; `count Ann hand 2`, `count stock 14 Ann` (the difference is Ann's), `move 4S6C burned to pile`,
 * `move 2 stock to Ann hand`, `turn Bo`, `direction clockwise`, `option 'set.play=run'`, `penalty Bo`.
 */
export function makeAdjustment(adjustment: Adjustment, names: readonly string[]): string {
  const name = (seat: SeatNumber) => makeName(names[seat] ?? '');
  switch (adjustment.kind) {
    case 'seen':
      return `${makePlace(adjustment.place, names)} ${adjustment.card}`;
    case 'count':
      return `count ${name(adjustment.seat)} hand ${adjustment.count}`;
    case 'countStock':
      return `count stock ${adjustment.count} ${name(adjustment.seat)}`;
    case 'moved': {
      const { cards, from, to } = adjustment;
      return `move ${makeSlots(cards)} ${makePlace(from, names)} to ${makePlace(to, names)}`;
    }
    case 'turn':
    case 'penalty':
      return `${adjustment.kind} ${name(adjustment.seat)}`;
    case 'direction':
      return `direction ${adjustment.direction}`;
    case 'option':
      return `option ${makeName(makeOptions({ [adjustment.name]: adjustment.value }))}`;
  }
}

type SeatOf = (name: string) => SeatNumber | null;

/** More cards than any deck has are no count. */
const readCount = (text: string | undefined): number | null =>
  /^\d{1,3}$/.test(text ?? '') ? Number(text) : null;

function parseCount(words: readonly string[], seatOf: SeatOf): Adjustment | null {
  const isStock = words[0] === 'stock';
  const seat = seatOf((isStock ? words[2] : words[0]) ?? '');
  const count = readCount(isStock ? words[1] : words[2]);
  if (words.length !== 3 || seat === null || count === null) return null;
  if (isStock) return { kind: 'countStock', count, seat };
  return words[1] === 'hand' ? { kind: 'count', seat, count } : null;
}

function parseMoved([slots = '', ...words]: readonly string[], seatOf: SeatOf): Adjustment | null {
  const cards: Slot[] | null = parseSlots(slots);
  const at = words.indexOf('to');
  const from = parsePlace(words.slice(0, at), seatOf);
  const to = parsePlace(words.slice(at + 1), seatOf);
  return cards === null || at === -1 || from === null || to === null
    ? null
    : { kind: 'moved', cards, from, to };
}

function parseOption(words: readonly string[]): Adjustment | null {
  const text = words.length === 1 ? parseName(words[0]!) : null;
  const options = text === null ? null : parseOptions(text);
  const [only, ...more] = Object.entries(options ?? {});
  return only === undefined || more.length > 0 ? null : { kind: 'option', name: only[0], value: only[1] };
}

function parseSeen(words: readonly string[], seatOf: SeatOf): Adjustment | null {
  const card: Card | null = parseCard(words.at(-1) ?? '');
  const place = parsePlace(words.slice(0, -1), seatOf);
  return card === null || !isKnown(card) || place === null ? null : { kind: 'seen', place, card };
}

const DIRECTIONS: readonly string[] = ['clockwise', 'counterclockwise'] satisfies Direction[];

/** Reads the words that `makeAdjustment` writes; null if these aren't such words. */
export function parseAdjustment(words: readonly string[], seatOf: SeatOf): Adjustment | null {
  const [first, ...others] = words;
  switch (first) {
    case 'count':
      return parseCount(others, seatOf);
    case 'move':
      return parseMoved(others, seatOf);
    case 'option':
      return parseOption(others);
    case 'direction': {
      const known = others.length === 1 && DIRECTIONS.includes(others[0]!);
      return known ? { kind: 'direction', direction: others[0] as Direction } : null;
    }
    case 'turn':
    case 'penalty': {
      const seat = others.length === 1 ? seatOf(others[0]!) : null;
      return seat === null ? null : { kind: first, seat };
    }
    default:
      return parseSeen(words, seatOf);
  }
}
