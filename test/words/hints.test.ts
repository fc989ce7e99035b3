import { describe, expect, it } from 'vitest';
import type { AdviceHint, CardsHint } from '../../src/protocol/hints.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayAdvised, sayOdds, sayReason, sayRefused, sayShare } from '../../src/words/say/hints.ts';

const NAMES = [{ name: 'Ann' }, { name: 'Bo' }];

describe('what is said in hints', () => {
  it.each([
    [0, 'almost never'],
    [0.004, 'almost never'],
    [0.01, '1 in 100'],
    [0.095, '1 in 10'],
    [0.11, '1 in 9'],
    [0.12, '1 in 8'],
    [0.13, '1 in 8'],
    [0.19, '1 in 5'],
    [0.34, '1 in 3'],
    [0.52, '1 in 2'],
    [0.66, '2 in 3'],
    [0.9, '9 in 10'],
    [0.99, 'almost always'],
    [1, 'almost always'],
  ])('a chance of %s is %s', (chance, said) => {
    expect(sayShare(en, chance)).toBe(said);
  });

  it('a small chance is as large in words as in whole percent', () => {
    const apart = Array.from({ length: 140 }, (_, i) => (i + 6) / 1000).filter((chance) => {
      const of = Number(/^1 in (\d+)$/.exec(sayShare(en, chance))?.[1]);
      return !(Math.abs(100 / of - Math.round(100 * chance)) <= 0.5);
    });
    expect(apart).toEqual([]);
  });

  it.each([
    ['last', 0.2, 'loses about 1 in 5 rounds'],
    ['last', 0, 'almost never loses'],
    ['notFirst', 1, 'somebody else is almost always out first'],
    ['notFirst', 0.75, 'somebody else is out first in about 3 in 4 rounds'],
  ] as const)('where grief is %s, %s is “%s”', (grief, losing, said) => {
    const advice: AdviceHint = { step: 'advice', seat: 0, inputs: 1, deep: 0, moves: [], grief, ranks: [] };
    expect(sayOdds(en, advice, losing)).toBe(said);
  });

  it.each([
    [[0, 0], 'under 1% risk', 'unter 1 % Risiko'],
    [[0, 2], '0–2% risk', '0–2 % Risiko'],
    [[20, 20], '20% risk', '20 % Risiko'],
  ] as const)('the percentages %j are “%s”', (shares, inEnglish, inGerman) => {
    expect([en, de].map(({ hints }) => hints.risk(shares, 'last').share)).toEqual([inEnglish, inGerman]);
  });

  it.each([
    [1, true, 'Both equally good', 'Beide gleich gut'],
    [2, true, 'All three equally good', 'Alle drei gleich gut'],
    [1, false, 'Best, one other as good', 'Am besten, noch einer genauso gut'],
    [2, false, 'Best, two others as good', 'Am besten, noch zwei genauso gut'],
  ] as const)('with %i as good, and no others: %s, the best is “%s”', (others, all, inEnglish, inGerman) => {
    expect([en, de].map(({ hints }) => hints.equal(others, all))).toEqual([inEnglish, inGerman]);
  });

  it.each([
    [{ kind: 'play', seat: 0, cards: ['8H', '8S'] }, 'Play 8♥ 8♠'],
    [{ kind: 'swap', seat: 0, give: ['TC'], take: ['4D'] }, 'Swap 10♣ for\u00a04♦'],
    [
      { kind: 'swap', seat: 0, give: ['TC', '2D'], take: ['4D', '5S'] },
      'Swap 10♣\u00a02♦ for\u00a04♦\u00a05♠',
    ],
    [{ kind: 'choose', seat: 0, cards: ['TC', '2D'] }, 'Put 10♣ 2♦ face up'],
    [{ kind: 'ready', seat: 0 }, 'Swap nothing'],
    [{ kind: 'pickUp', seat: 0 }, 'Pick up the pile'],
    [{ kind: 'pickUp', seat: 0, add: '4D' }, 'Pick up the pile, with 4♦'],
    [{ kind: 'flip', seat: 0, stack: 1 }, 'Turn over a face-down card'],
    [{ kind: 'flip', seat: 0, stack: 'stock' }, 'Try the top of the stock'],
    [{ kind: 'done', seat: 0 }, 'Stop there'],
    [{ kind: 'done', seat: 0, to: 1 }, 'Let Bo play next'],
  ] as const)('%o is “%s”', (move, said) => {
    expect(
      sayAdvised(en, [{ name: 'Ann' }, { name: 'Bo' }], { ...move } as Parameters<typeof sayAdvised>[2]),
    ).toBe(said);
  });

  it.each([
    [{ code: 'out' }, 'gets rid of the last card'],
    [{ code: 'burns', again: true }, 'burns the pile, and you go again'],
    [{ code: 'keeps', kinds: ['2', 'T'] }, 'keeps the 2 and the 10 for later'],
    [{ code: 'spends', kinds: ['JK'] }, 'uses up the Joker'],
    [{ code: 'takes', count: 1 }, 'picks up 1 card'],
  ] as const)('%o is “%s”', (reason, said) => {
    expect(sayReason(en, { ...reason } as Parameters<typeof sayReason>[1])).toBe(said);
  });

  it('says once what is true of several cards, with its rule', () => {
    const tooLow = {
      code: 'tooLow',
      rule: 'RE-04',
      ruleText: 'Lay higher.',
      card: 'JD',
      seat: null,
    } as const;
    const must = { code: 'mustStartWith', rule: null, ruleText: null, card: null, seat: null } as const;
    const hint: CardsHint = {
      step: 'cards',
      seat: 0,
      inputs: 1,
      cards: [
        { card: '3C', play: null, breaches: [tooLow] },
        { card: 'QS', play: ['QS'], breaches: [] },
        { card: '4D', play: null, breaches: [tooLow] },
        { card: '9H', play: null, breaches: [must] },
      ],
      hidden: 0,
      ranks: [],
      others: [],
    };
    expect(sayRefused(en, NAMES, hint)).toEqual([
      { what: '3♣ 4♦', why: '3♣ 4♦ are lower than the J♦.', rule: 'RE-04: Lay higher.' },
      { what: '9♥', why: 'Another card has to be played first.', rule: null },
    ]);
    const cards = (['3C', '4D', '5D', '6D', '7S'] as const).map((card) => ({
      card,
      play: null,
      breaches: [tooLow],
    }));
    const [many] = sayRefused(en, NAMES, { ...hint, cards });
    expect(many).toMatchObject({ what: '5 cards', why: '5 cards are lower than the J♦.' });
    const [viele] = sayRefused(de, NAMES, { ...hint, cards });
    expect(viele?.why).toBe('5 Karten sind niedriger als der B♦.');
  });
});
