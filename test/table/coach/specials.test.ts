import { describe, expect, it } from 'vitest';
import { RANKS } from '../../../src/engine/cards.ts';
import { resolveRules } from '../../../src/engine/rules/resolve.ts';
import { POWERS, type SpecialView } from '../../../src/protocol/coach.ts';
import { specialsView } from '../../../src/table/coach/specials.ts';
import { findVariant } from '../../../src/variants/index.ts';
import { de } from '../../../src/words/de.ts';
import { en } from '../../../src/words/en.ts';
import { saySpecial } from '../../../src/words/say/coach.ts';
import { at } from '../../engine/support/at.ts';
import { knownDeal } from '../../engine/support/tables.ts';

const dealt = (rules: string, options = {}) => knownDeal({ rules, options, players: 2 }, 1);

const said = (rules: string, options = {}): string[] => {
  const state = dealt(rules, options);
  const { outOfTurn } = state.rules.set.ofAKind;
  return specialsView(state, null).map((special) => {
    const { kind, powers } = saySpecial(en, { rules: { setsOutOfTurn: outOfTurn } } as never, special);
    return `${kind}: ${powers.map(({ text }) => text).join(', ')}`;
  });
};

describe('the special cards of a rule set', () => {
  it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['palace', {}, ['2: anything goes next', '10: burns the pile', '4 of a kind: burn the pile']],
    ['blast', {}, ['10: burns the pile', '3 of a kind: burn the pile']],
    ['threes', {}, ['2: anything goes next', '4 of a kind: burn the pile']],
    [
      'chinahand',
      {},
      [
        '2: anything goes next',
        '10: burns the pile',
        'J: goes on any card but A',
        'Q: goes on any card but A',
        'K: goes on any card but A',
        'A: only A, 2 or 10 on it',
        '4 of a kind: burn the pile',
      ],
    ],
    ['encyclopedia', { 'EN-17': true }, ['2 of a kind: skip a player']],
    [
      'everything',
      { 'EV-V3': true },
      [
        '2: anything goes next',
        '4: the card below counts',
        '9: 9 or lower next',
        '10: burns the pile',
        '4 of a kind: burn the pile',
      ],
    ],
    [
      'reference',
      { 'RE-X1': true, 'RE-X4': true, 'deck.jokers': 2 },
      [
        '2: anything goes next',
        '3: the card below counts',
        '4: same colour next',
        '7: 7 or lower next',
        '8: skips a player',
        '10: burns the pile, never on 7',
        'Joker: the card below counts, reverses play',
        '4 of a kind: burn, even out of turn',
      ],
    ],
    [
      'palace',
      {
        special: {
          2: { on: 'any', onlyIfStuck: true },
          3: { on: { maxTop: '9' }, effects: ['again', 'removeAfterUse'] },
          J: { effects: [{ unbeatable: { except: ['10'] } }] },
          Q: { effects: [{ forcePickUp: { deflectedBy: ['3'] } }] },
        },
        'ofAKind.size': 0,
      },
      [
        '2: if nothing else fits',
        '3: go again, on 9 or lower, used only once',
        '10: burns the pile',
        'J: only 10 on it',
        'Q: next one picks up, or plays 3',
      ],
    ],
  ])('%s %j', (rules, options, lines) => {
    expect(said(rules, options)).toEqual(lines);
  });

  it('stand out where they lie and count, or where one’s own cards are played from', () => {
    const mattering = (specials: readonly SpecialView[]) =>
      specials.flatMap(({ kind, lies, held }) => (lies || held ? [`${kind} ${lies ? 'lies' : 'held'}`] : []));
    const state = at([{ hand: ['2C', 'KD'] }, { hand: [], faceUp: ['TD', '9C', '4C'], faceDown: 3 }], {
      pile: ['7H', '3D'],
    });
    expect(mattering(specialsView(state, 0))).toEqual(['2 held', '3 lies', '7 lies']);
    expect(mattering(specialsView(state, 1))).toEqual(['3 lies', '7 lies', 'T held']);
    expect(mattering(specialsView(state, null))).toEqual(['3 lies', '7 lies']);
    const three = at([{ hand: ['KD'] }, { hand: ['??'] }], { pile: ['9C', '9D', '9H'] });
    expect(mattering(specialsView(three, 0))).toEqual(['null lies']);
    const two = at([{ hand: ['KD'] }, { hand: ['??'] }], { pile: ['8C', '8D'] });
    expect(mattering(specialsView(two, 0))).toEqual(['8 lies']);
  });

  it('every card that does something by some parameter is among them, with words in every language', () => {
    for (const words of [en, de]) {
      const texts = POWERS.map((power) => {
        const special = { kind: '9', powers: [{ power, ranks: ['9'], cards: 2 }], lies: false, held: false };
        return saySpecial(words, { rules: { setsOutOfTurn: true } } as never, special).powers[0]!.text;
      });
      expect(texts.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
      expect(new Set(texts.filter((_, i) => !POWERS[i]!.startsWith('skip'))).size).toBe(POWERS.length - 2);
    }
    for (const rank of RANKS) {
      const rules = resolveRules(
        'encyclopedia',
        { [`special[${rank}]`]: { effects: ['skip'] } },
        findVariant,
      );
      expect(rules.ok && specialsView({ ...dealt('encyclopedia'), rules: rules.value }, null)).toMatchObject([
        { kind: rank, powers: [{ power: 'skip' }] },
      ]);
    }
  });
});
