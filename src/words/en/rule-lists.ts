import type { Rank } from '../../engine/cards.ts';
import { parseRankOrder } from '../../engine/rules/order.ts';
import type { DealRow, FirstStep, Power } from '../../engine/rules/schema.ts';
import { cardName, rankName } from './cards.ts';
import { andList, orList } from './lists.ts';

export const rankNames = (ranks: readonly Rank[]): string[] => ranks.map(rankName);

/** `from low to high 2 3 … K A`. */
export const orderWords = (order: string): string =>
  `from low to high ${rankNames(parseRankOrder(order) ?? []).join(' ')}`;

const exchangeWords = {
  none: ' without an exchange',
  swap: ' where cards are swapped',
  pick: ' where cards are chosen',
} as const;

export function dealRow({ players: [min, max], exchange, faceDown, faceUp, hand }: DealRow): string {
  const { stacks, depth } = faceDown;
  const down = depth === 1 || stacks === 0 ? `${stacks} face down` : `${stacks} stacks of ${depth} face down`;
  const whom = `${min === max ? min : `${min} to ${max}`} players${exchange === undefined ? '' : exchangeWords[exchange]}`;
  return `${whom}: ${andList([down, `${faceUp} face up`, `${hand} in the hand`])}`;
}

const zoneWords = {
  hand: 'in the hand',
  faceUp: 'face up',
  faceUpThenHand: 'face up, else in the hand',
  both: 'in the hand or face up',
} as const;

export const starts: { readonly [B in FirstStep['by']]: (step: Extract<FirstStep, { by: B }>) => string } = {
  loser: () => 'the loser of the last round',
  winner: () => 'the winner of the last round',
  seat: ({ seat }) =>
    seat === 'dealerLeft' ? 'the player to the dealer’s left' : 'the player to the dealer’s right',
  card: ({ card, zone }) => `whoever has the ${cardName(card)} ${zoneWords[zone]}`,
  rank: ({ from, go, zone }) =>
    `whoever has a ${rankName(from)} ${zoneWords[zone]}, else the ${go === 'up' ? 'next rank up' : 'nearest rank'}`,
  race: ({ from }) => `whoever first lays a ${rankName(from)}, else the next rank up`,
  lowest: () => 'whoever has the lowest card',
};

/** Who begins. */
export const startsWords = (steps: readonly FirstStep[]): string =>
  steps.map((step) => (starts[step.by] as (one: FirstStep) => string)(step)).join('; else ');

function goes({ on, notOn, onlyIfStuck }: Power): string {
  const where =
    on === 'any'
      ? 'goes on any card'
      : on === 'natural'
        ? 'goes where its rank fits'
        : `goes on ${rankName(on.maxTop)} or lower`;
  const but = notOn.length === 0 ? '' : ` but never on ${orList(rankNames(notOn))}`;
  return `${where}${but}${onlyIfStuck ? ', and only if no other card fits' : ''}`;
}

/** What cards of one kind do. */
export const powers = {
  /** A kind of card without a power. */
  ordinary: 'is an ordinary card',
  /** Where a card with a power may be laid, as a clause like those of effects. */
  goes,
  /** All that a card does. */
  all: andList,
};

export const variations = {
  /** Where a rule set has no such variation. */
  notOffered: 'not offered',
  /** What it changes: each parameter with its value, as files write them. */
  changing: (title: string, changes: readonly string[]) =>
    changes.length === 0 ? title : `${title} (${changes.join('; ')})`,
};
