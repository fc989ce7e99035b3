import type { DemandWords } from '../words.ts';
import { andList, cardCount } from './lists.ts';

export const demand: DemandWords = {
  anything: 'anything',
  atLeast: (rank) => `${rank} or higher`,
  above: (rank) => `higher than ${rank}`,
  atMost: (rank) => `${rank} or lower`,
  below: (rank) => `lower than ${rank}`,
  sameColour: (card) => `same colour as ${card}`,
  atLeastCards: (count) => `at least ${cardCount(count)}`,
  orMore: (count, rank, plural) => (count === 1 ? `or 1 more ${rank}` : `or ${count} more ${plural}`),
  always: (kinds) => `always: ${andList(kinds)}`,
  from: (card, who) => (who === null ? `on ${card}` : `on ${card} by ${who}`),
};
