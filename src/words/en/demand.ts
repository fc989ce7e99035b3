import { oneOf } from './cards.ts';
import { andList, cardCount, orList } from './lists.ts';

export const demand = {
  anything: 'anything',
  /** The same of the first card of a round, said beside who starts. */
  first: 'any card',
  /** A card lies on the pile that nobody has told yet. */
  unknown: 'scan the card',
  atLeast: (rank: string) => `${rank} or higher`,
  above: (rank: string) => `higher than ${rank}`,
  atMost: (rank: string) => `${rank} or lower`,
  below: (rank: string) => `lower than ${rank}`,
  /** No other rank would do. */
  exactly: oneOf,
  sameColour: (card: string) => `same colour as ${card}`,
  atLeastCards: (count: number) => `at least ${cardCount(count)}`,
  /** So many cards, or more of any rank. */
  orMoreCards: (count: number) => `${cardCount(count)}, or more of any rank`,
  only: (ranks: readonly string[]) => (ranks.length === 0 ? 'no card: pick up' : `only ${orList(ranks)}`),
  pickUpOr: (ranks: readonly string[]) => (ranks.length === 0 ? 'pick up' : `pick up, or ${orList(ranks)}`),
  /** The other way to fit, where equal cards complete a set. */
  orMore: (count: number, rank: string, plural: string) =>
    count === 1 ? `or 1 more ${rank}` : `or ${count} more ${plural}`,
  always: (kinds: readonly string[]) => `always: ${andList(kinds)}`,
  /** The card that makes the demand, and who laid it if that is known. */
  from: (card: string, who: string | null) => (who === null ? `on ${card}` : `on ${card} by ${who}`),
};
