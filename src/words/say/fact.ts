import type { Adjustment } from '../../engine/adjust.ts';
import type { Slot } from '../../engine/cards.ts';
import type { Place } from '../../engine/location.ts';
import type { ChangeFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayCard } from './cards.ts';
import { type Names, sayNameAt } from './names.ts';

function sayPlace(words: Words, names: Names, place: Place): string {
  return words.log.places[place.zone]('seat' in place ? sayNameAt(names, place.seat) : '');
}

const saySlots = (words: Words, slots: readonly Slot[]): string =>
  slots.map((slot) => (slot === '??' ? words.cards.unknown : sayCard(words, slot))).join(' ');

function changeFacts(words: Words, names: Names, change: Adjustment): ChangeFacts {
  const none: ChangeFacts = {
    from: '',
    to: '',
    cards: '',
    seat: 'seat' in change ? sayNameAt(names, change.seat) : '',
    count: 'count' in change ? change.count : 0,
    direction: 'clockwise',
    option: '',
  };
  switch (change.kind) {
    case 'seen':
      return { ...none, from: sayPlace(words, names, change.place), cards: sayCard(words, change.card) };
    case 'moved':
      return {
        ...none,
        from: sayPlace(words, names, change.from),
        to: sayPlace(words, names, change.to),
        cards: saySlots(words, change.cards),
      };
    case 'direction':
      return { ...none, direction: change.direction };
    case 'option':
      return { ...none, option: `${change.name} = ${JSON.stringify(change.value)}` };
    default:
      return none;
  }
}

/** What people set right, or saw, without a move. */
export const sayFact = (words: Words, names: Names, change: Adjustment): string =>
  words.log.changes[change.kind](changeFacts(words, names, change));
