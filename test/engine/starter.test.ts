import { describe, expect, it } from 'vitest';
import { adjust } from '../../src/engine/adjust.ts';
import { kindOf, type PileSlot, UNKNOWN } from '../../src/engine/cards.ts';
import { moveOf, playsOf } from '../../src/engine/plays.ts';
import { parsePosition } from '../../src/engine/position.ts';
import { rememberRules } from '../../src/engine/rules/resolve.ts';
import { findVariant } from '../../src/variants/index.ts';
import { hiddenDeal, knownDeal } from './support/tables.ts';

type Choice = 'asOrdinary' | 'turnAnother' | 'anotherForSpecial';
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

/** The piles that 200 deals of Blast begin with. */
const pilesWith = (choice: Choice): (readonly PileSlot[])[] =>
  SEEDS.map(
    (seed) =>
      knownDeal({ rules: 'blast', options: { 'deal.starterOnBurnRank': choice }, players: 3 }, seed).pile,
  );

const isTen = (slot: PileSlot | undefined): boolean =>
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

  it('gets another one like any special card, where the rules say so', () => {
    const piles = SEEDS.map(
      (seed) =>
        knownDeal(
          {
            rules: 'palace',
            options: { 'deal.starter': true, 'deal.starterOnBurnRank': 'anotherForSpecial' },
            players: 3,
          },
          seed,
        ).pile,
    );
    const kinds = piles.map((pile) => pile.map((slot) => (slot === UNKNOWN ? '' : kindOf(slot))).join(''));
    expect(kinds.filter((pile) => !/^[2T]*[3-9JQKA]$/.test(pile))).toEqual([]);
    expect(kinds.some((pile) => pile.startsWith('2'))).toBe(true);
    expect(kinds.some((pile) => pile.startsWith('T'))).toBe(true);
  });

  it('gets another one as soon as it is seen', () => {
    const seen = (choice: Choice) => {
      const deal = hiddenDeal(
        { rules: 'blast', options: { 'deal.starterOnBurnRank': choice }, players: 3 },
        1,
      );
      return adjust(deal, { kind: 'seen', place: { zone: 'pile' }, card: 'TC' }).after.pile;
    };
    expect(seen('asOrdinary')).toEqual(['TC']);
    expect(seen('turnAnother')).toEqual(['TC', UNKNOWN]);
  });
});

describe('who has to begin with the very card that gives the right', () => {
  it('finds it in the short list, whichever of its rank is held first', () => {
    const parsed = parsePosition(
      {
        rules: 'everything',
        options: { 'first.mustPlayIt': true },
        phase: 'start',
        dealer: 'Ann',
        seats: [
          { name: 'Ann', hand: ['4C', '5D', '6H'], faceUp: ['8C', '8D', '8H'], faceDown: 3 },
          { name: 'Bo', hand: ['3H', '3S', '9D'], faceUp: ['JC', 'JD', 'JH'], faceDown: 3 },
        ],
        pile: [],
        stock: 30,
        move: { seat: 'Bo', play: ['3S'] },
      },
      rememberRules(findVariant),
    );
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { state } = parsed.value;
    const laid = playsOf(state, 1).map((set) => moveOf(state, 1, set).cards.join(' '));
    expect(laid).toEqual(['3S', '3H 3S']);
  });
});
