import type { Slot } from '../cards.ts';
import type { Seat, State } from '../state.ts';
import {
  makeFaceUp,
  makeSlots,
  makeStacks,
  parseFaceUp,
  parsePile,
  parseSlots,
  parseStacks,
} from './slots.ts';
import { makeName, parseName, splitOutside } from './text.ts';

/** Where the cards of a state lie. */
export type Layout = Pick<State, 'seats' | 'pile' | 'stock' | 'burned'>;

const makeSeat = ({ name, hand, faceUp, faceDown }: Seat): string =>
  `${makeName(name)} ${makeSlots(hand)} / ${makeFaceUp(faceUp)} / ${makeStacks(faceDown)}`;

/** The seats alone, clockwise. */
export const makeSeats = (seats: readonly Seat[]): string => seats.map(makeSeat).join('; ');

/**
 * Every card at any level of knowledge: `Ann 2C???? / KH5D8S / 3; Bo 3 / 3H..4D / 2C,??,9S; pile 7H; stock 25`.
 * A seat shows hand, face-up and face-down cards, clockwise; pile and burned cards are left out where there are
 * none.
 */
export function makeLayout({ seats, pile, stock, burned }: Layout): string {
  const places = [
    ...(pile.length > 0 ? [`pile ${makeSlots(pile)}`] : []),
    `stock ${makeSlots(stock)}`,
    ...(burned.length > 0 ? [`burned ${makeSlots(burned)}`] : []),
  ];
  return [makeSeats(seats), ...places].join('; ');
}

function parseSeat(text: string): Seat | null {
  const parts = /^('(?:[^'\\]|\\.)*'|\S+)\s+(\S+)\s*\/\s*(\S+)\s*\/\s*(\S+)$/.exec(text);
  if (parts === null) return null;
  const name = parseName(parts[1]!);
  const hand = parseSlots(parts[2]!);
  const faceDown = parseStacks(parts[4]!);
  const faceUp = parseFaceUp(parts[3]!, faceDown?.length ?? 0);
  if (name === null || hand === null || faceDown === null || faceUp === null) return null;
  return { name, hand, faceUp, faceDown };
}

/** Reads what `makeLayout` writes; null if it can't be read, or names a place twice. */
export function parseLayout(text: string): Layout | null {
  const seats: Seat[] = [];
  const places = new Map<string, Slot[]>();
  let pile: State['pile'] | null = null;
  for (const part of splitOutside(text, ';')) {
    const place = /^(pile|stock|burned)\s+(\S+)$/.exec(part);
    if (place === null) {
      const seat = parseSeat(part);
      if (seat === null) return null;
      seats.push(seat);
    } else if (place[1] === 'pile') {
      if (pile !== null) return null;
      pile = parsePile(place[2]!);
      if (pile === null) return null;
    } else {
      const slots = parseSlots(place[2]!);
      if (slots === null || places.has(place[1]!)) return null;
      places.set(place[1]!, slots);
    }
  }
  const at = (place: string): Slot[] => places.get(place) ?? [];
  return { seats, pile: pile ?? [], stock: at('stock'), burned: at('burned') };
}
