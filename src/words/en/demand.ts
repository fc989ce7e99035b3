import type { DemandWords } from '../words.ts';
import { oneOf } from './cards.ts';
import { andList, cardCount, orList } from './lists.ts';

export const demand: DemandWords = {
  anything: 'anything',
  first: 'any card',
  unknown: 'scan the card',
  atLeast: (rank) => `${rank} or higher`,
  above: (rank) => `higher than ${rank}`,
  atMost: (rank) => `${rank} or lower`,
  below: (rank) => `lower than ${rank}`,
  exactly: oneOf,
  sameColour: (card) => `same colour as ${card}`,
  atLeastCards: (count) => `at least ${cardCount(count)}`,
  orMoreCards: (count) => `${cardCount(count)}, or more of any rank`,
  only: (ranks) => (ranks.length === 0 ? 'no card: pick up' : `only ${orList(ranks)}`),
  pickUpOr: (ranks) => (ranks.length === 0 ? 'pick up' : `pick up, or ${orList(ranks)}`),
  orMore: (count, rank, plural) => (count === 1 ? `or 1 more ${rank}` : `or ${count} more ${plural}`),
  always: (kinds) => `always: ${andList(kinds)}`,
  from: (card, who) => (who === null ? `on ${card}` : `on ${card} by ${who}`),
};
