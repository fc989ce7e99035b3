import { deckOf } from './deck.ts';
import type { DealRow, RuleSet } from './schema.ts';

/** The row of the deal for this number of players, from 0; −1 where the rule set has none. */
export const rowFor = ({ deal, exchange }: RuleSet, players: number): number =>
  deal.rows.findIndex(
    (row) =>
      row.players[0] <= players &&
      players <= row.players[1] &&
      (row.exchange === undefined || row.exchange === exchange),
  );

/** How many cards each player is dealt; where face-up cards are chosen from the hand, they are part of it (EV-03). */
export const cardsEach = ({ exchange }: RuleSet, { faceDown, faceUp, hand }: DealRow): number =>
  faceDown.stacks * faceDown.depth + hand + (exchange === 'pick' ? 0 : faceUp);

/** How many cards a deal to this number of players takes, with the one that is turned up to begin on. */
export const cardsDealt = (set: RuleSet, row: DealRow, players: number): number =>
  players * cardsEach(set, row) + (set.deal.starter ? 1 : 0);

/** The numbers of players that the rule set has a deal and cards enough for, the lowest first. */
export function dealtTo(set: RuleSet): number[] {
  const { players, deal } = set;
  const cards = deckOf(set).length;
  const counts: number[] = [];
  for (let count = players.min; count <= players.max; count++) {
    const row = deal.rows[rowFor(set, count)];
    if (row !== undefined && cardsDealt(set, row, count) <= cards) counts.push(count);
  }
  return counts;
}

/** How many cards each player holds when play begins. */
export const startingHand = ({ exchange }: RuleSet, { faceUp, hand }: DealRow): number =>
  hand - (exchange === 'pick' ? faceUp : 0);
