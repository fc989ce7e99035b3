import { describe, expect, it } from 'vitest';
import { kindOf, type Slot, UNKNOWN } from '../../src/engine/cards.ts';
import { settleSeen } from '../../src/engine/settle.ts';
import { hiddenDeal, knownDeal } from './support/tables.ts';

type Choice = 'asOrdinary' | 'turnAnother';
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

/** The piles that 200 deals of Blast begin with. */
const pilesWith = (choice: Choice): (readonly Slot[])[] =>
  SEEDS.map(
    (seed) =>
      knownDeal({ rules: 'blast', options: { 'deal.starterOnBurnRank': choice }, players: 3 }, seed).pile,
  );

const isTen = (slot: Slot | undefined): boolean =>
  slot !== undefined && slot !== UNKNOWN && kindOf(slot) === 'T';

describe('a ten that is turned up to begin on', () => {
  it('is a card like any other (A-01)', () => {
    const piles = pilesWith('asOrdinary');
    expect(piles.every((pile) => pile.length === 1)).toBe(true);
    expect(piles.some(([starter]) => isTen(starter))).toBe(true);
  });

  it('gets another card on it where the rules say so', () => {
    const piles = pilesWith('turnAnother');
    expect(piles.some((pile) => isTen(pile.at(-1)))).toBe(false);
    expect(piles.every((pile) => pile.slice(0, -1).every(isTen))).toBe(true);
    expect(piles.some((pile) => pile.length > 1)).toBe(true);
  });

  it('gets another one as soon as it is seen', () => {
    const seen = (choice: Choice) => {
      const deal = hiddenDeal(
        { rules: 'blast', options: { 'deal.starterOnBurnRank': choice }, players: 3 },
        1,
      );
      return settleSeen(deal, { zone: 'pile' }, 'TC').after.pile;
    };
    expect(seen('asOrdinary')).toEqual(['TC']);
    expect(seen('turnAnother')).toEqual(['TC', UNKNOWN]);
  });
});
