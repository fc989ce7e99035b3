import type { Words } from '../words.ts';
import { oneOf, the } from './cards.ts';
import { andList, cardCount, orList } from './lists.ts';

/** `Farbe` would be taken for a suit, so the colour itself is named. */
const colourAs = (card: string): string =>
  /[♦♥]/.test(card) ? 'rot' : /[♣♠]/.test(card) ? 'schwarz' : 'rot oder schwarz';

export const demand: Words['demand'] = {
  anything: 'alles',
  first: 'jede Karte',
  unknown: 'Karte scannen',
  atLeast: (rank) => `${rank} oder höher`,
  above: (rank) => `höher als ${rank}`,
  atMost: (rank) => `${rank} oder niedriger`,
  below: (rank) => `niedriger als ${rank}`,
  exactly: oneOf,
  sameColour: (card) => `${colourAs(card)} wie ${card}`,
  atLeastCards: (count) => `mindestens ${cardCount(count)}`,
  orMoreCards: (count) => `${cardCount(count)}, oder mehr von beliebigem Rang`,
  only: (ranks) => (ranks.length === 0 ? 'keine Karte: aufnehmen' : `nur ${orList(ranks)}`),
  pickUpOr: (ranks) => (ranks.length === 0 ? 'aufnehmen' : `aufnehmen, oder ${orList(ranks)}`),
  orMore: (count, rank, plural) =>
    count === 1 ? `oder noch ${oneOf(rank)}` : `oder noch ${count} ${plural}`,
  always: (kinds) => `immer: ${andList(kinds)}`,
  from: (card, who) =>
    who === null ? `auf ${the(card, 'dative')}` : `auf ${the(card, 'dative')} von ${who}`,
};
