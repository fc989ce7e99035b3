import { describe, expect, it } from 'vitest';
import { advise } from '../../../src/bots/advise.ts';
import type { Card } from '../../../src/engine/cards.ts';
import type { Move } from '../../../src/engine/move.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { State } from '../../../src/engine/state.ts';
import type { AdviceHint, Reason } from '../../../src/protocol/hints.ts';
import type { ScreenMove } from '../../../src/protocol/play.ts';
import { adviceHint, canAdvise } from '../../../src/table/hints/advice.ts';
import { at } from '../../engine/support/at.ts';

function hintOf(state: State, seat = 0, playouts = 400): Omit<AdviceHint, 'seat' | 'inputs' | 'deep'> {
  const advice = canAdvise(state, seat) ? advise(state, seat, seededRandom(1), { playouts }) : [];
  return adviceHint(state, seat, advice);
}

function moveText(move: ScreenMove): string {
  if (move.kind === 'play' || move.kind === 'choose') return move.cards.join('+');
  if (move.kind === 'swap') return `${move.give.join('+')}/${move.take.join('+')}`;
  return move.kind === 'flip' ? `flip ${move.stack}` : move.kind;
}

const reasonText = (reason: Reason): string =>
  Object.values(reason)
    .map((value) => (Array.isArray(value) ? value.join('+') : String(value)))
    .join(' ');

/** The moves from the best on, each with its reasons. */
const textOf = ({ moves }: Pick<AdviceHint, 'moves'>): string[] =>
  moves.map(({ move, reasons }) => [moveText(move), ...reasons.map(reasonText)].join(', '));

const MANY = { hand: ['??', '??', '??', '??', '??', '??'] };

describe('what a good player would do', () => {
  it.each([
    {
      name: 'gets rid of the last card, and is safe',
      state: at([{ hand: ['KS'] }, MANY], { pile: ['9C'] }),
      moves: ['KS, out'],
    },
    {
      name: 'burns the pile and goes on, to get rid of the last card as well',
      state: at([{ hand: ['TC', '5S'] }, { hand: ['??'] }], { pile: ['4S'] }),
      moves: ['TC, burns true', '5S, keeps T'],
    },
    {
      name: 'lays both equal cards and is out',
      state: at([{ hand: ['9C', '9D'] }, { hand: ['??'] }], { pile: ['4S'] }),
      moves: ['9C+9D, out, many 2', '9C'],
    },
    {
      name: 'plays the lowest of ordinary cards first, and says of the others that it isn’t',
      state: at([{ hand: ['5S', 'KD'] }, MANY], { pile: ['4S'] }),
      moves: ['5S, lowest', 'KD, lowerFits'],
    },
    {
      name: 'says which card is higher where play goes down',
      state: at([{ hand: ['3S', '5D'] }, MANY], { rules: 'blast', pile: ['6S'] }),
      moves: ['5D, highest', '3S, higherFits'],
    },
    {
      name: 'has nothing but the pile to take',
      state: at([{ hand: ['5C'] }, MANY], { pile: ['8S', 'QD'] }),
      moves: ['pickUp, takes 2'],
    },
    {
      name: 'turns any card over, which is one thing to do',
      state: at([{ hand: [], faceDown: 3 }, MANY], { pile: ['8S'], stock: 0 }),
      moves: ['flip 2, blind'],
    },
    {
      name: 'completes a set out of turn',
      state: at([{ hand: ['9S', '4C'] }, MANY], { pile: ['9C', '9D', '9H'], turn: 'Bo' }),
      moves: ['9S, burns true'],
    },
    {
      name: 'has nothing to do while it is somebody else’s turn',
      state: at([{ hand: ['9S'] }, MANY], { pile: ['9C'], turn: 'Bo' }),
      moves: [],
    },
  ])('$name', ({ state, moves }) => {
    expect(textOf(hintOf(state))).toEqual(moves);
  });

  it('says which rank to name for a wild card, and of another that it keeps such a card', () => {
    const wild = { 'special[9]': { effects: [{ wild: { as: [] } }] } };
    const state = at([{ hand: ['9C', '4C'] }, MANY], { rules: 'palace', options: wild, pile: ['3S'] });
    const moves = (['9=TC', '4C'] as const).map((card, i) => ({
      move: { kind: 'play', seat: 0, cards: [card] } as const,
      losing: i / 10,
      cost: i / 10,
      playouts: 400,
    }));
    expect(textOf(adviceHint(state, 0, moves))).toEqual(['9=TC, burns true', '4C, keeps 9']);
    expect(hintOf(state).moves.map(({ move }) => moveText(move))).toContain('9=TC');
  });

  it('gives no reason for the best that holds for another move as well, or against the best', () => {
    const state = at([{ hand: ['5S', '6D', 'TC'] }, MANY], { pile: ['4S'] });
    const play = (card: Card) => ({ kind: 'play' as const, seat: 0, cards: [card] });
    const ranked = (...cards: readonly Card[]) =>
      textOf(
        adviceHint(
          state,
          0,
          cards.map((card, i) => ({ move: play(card), losing: i / 10, cost: i / 10, playouts: 400 })),
        ),
      );
    expect(ranked('5S', '6D', 'TC')).toEqual(['5S, lowest', '6D, lowerFits', 'TC, burns true, spends T']);
    expect(ranked('5S', 'TC', '6D')).toEqual(['5S, lowest', 'TC, burns true, spends T', '6D, lowerFits']);
    const two = at([{ hand: ['5S', 'TC', 'TD'] }, MANY], { pile: ['4S'] });
    const advised = ['5S', 'TC'] as const;
    const told = advised.map((card, i) => ({
      move: play(card),
      losing: i / 10,
      cost: i / 10,
      playouts: 400,
    }));
    expect(textOf(adviceHint(two, 0, told))).toEqual(['5S, keeps T', 'TC, burns true']);
    const plain = at([{ hand: ['5S', 'KD'] }, MANY], { pile: ['4S'] });
    const advice = [play('KD'), play('5S')].map((move, i) => ({
      move,
      losing: i / 10,
      cost: i / 10,
      playouts: 400,
    }));
    expect(textOf(adviceHint(plain, 0, advice))).toEqual(['KD', '5S, lowest']);
  });

  it.each([
    ['the lowest', ['6H', '5S'], ['5S, lowest', '6H, lowerFits']],
    ['the lowest of sets', ['6H 6C', '5S 5C'], ['5S+5C, lowest', '6H+6C, lowerFits']],
    ['the most cards', ['5S', '5S 5C'], ['5S+5C, many 2', '5S']],
  ])('of moves that only chance tells apart it names %s first, and says that of it', (_, plays, said) => {
    const hand = ['KD', ...new Set(plays.flatMap((play) => play.split(' ')))];
    const state = at([{ hand }, MANY], { pile: ['4S'] });
    const ranked = (playouts: number) =>
      textOf(
        adviceHint(
          state,
          0,
          plays.map((play, i) => ({
            move: { kind: 'play', seat: 0, cards: play.split(' ') as Card[] },
            losing: 0.4 + i / 20,
            cost: 0.4 + i / 20,
            playouts,
          })),
        ),
      );
    expect(ranked(50)).toEqual(said);
    expect(ranked(5000)[0]).toContain(plays[0]!.replace(' ', '+'));
  });

  it.each([
    ['reference', '3D JC AC', '4S', ['JC, lowestOrdinary', '3D, spends 3', 'AC, lowerFits']],
    ['reference', 'JC QC AC', '4S', ['JC, lowest', 'QC, lowerFits', 'AC, lowerFits']],
    ['blast', 'TD 5C 3S', '6S', ['5C, highestOrdinary', 'TD, burns true, spends T', '3S, higherFits']],
    ['blast', '5C 4C 3S', '6S', ['5C, highest', '4C, higherFits', '3S, higherFits']],
  ])(
    'calls a card the lowest or highest of all only where none with a power is beyond it: %s, %s',
    (rules, hand, pile, said) => {
      const state = at([{ hand: hand.split(' ') }, MANY], { rules, pile: [pile] });
      const advice = said.map((text, i) => ({
        move: { kind: 'play' as const, seat: 0, cards: [text.split(',')[0] as Card] },
        losing: i / 10,
        cost: i / 10,
        playouts: 400,
      }));
      expect(textOf(adviceHint(state, 0, advice))).toEqual(said);
    },
  );
  it('never calls a move better that loses more often, whatever it costs', () => {
    const state = at([{ hand: ['5S', 'KD'] }, MANY], { pile: ['4S'] });
    const tried = (
      [
        ['KD', 0.2, 0.02],
        ['5S', 0.1, 0.04],
      ] as const
    ).map(([card, losing, cost]) => ({
      move: { kind: 'play' as const, seat: 0, cards: [card] },
      losing,
      cost,
      playouts: 1000,
    }));
    expect(adviceHint(state, 0, tried).moves.map(({ losing }) => losing)).toEqual([0.1, 0.2]);
  });

  describe('keeps the best that was said', () => {
    const state = at([{ hand: ['5S', 'KD'] }, MANY], { pile: ['4S'] });
    /** Where the king costs less in many rounds, and loses in this share of them; the five in a tenth. */
    const tried = (losing: number) =>
      (
        [
          ['KD', losing, 0.02],
          ['5S', 0.1, 0.04],
        ] as const
      ).map(([card, lost, cost]) => ({
        move: { kind: 'play' as const, seat: 0, cards: [card] },
        losing: lost,
        cost,
        playouts: 10_000,
      }));
    const said = adviceHint(
      state,
      0,
      tried(0.1).map((one) => ({ ...one, cost: 0.04 })),
    );
    const bestOf = ({ moves }: Pick<AdviceHint, 'moves'>) => [moveText(moves[0]!.move), moves[1]!.close];

    it('as long as the figures don’t tell it from another', () => {
      expect(bestOf(said)).toEqual(['5S', true]);
      expect(bestOf(adviceHint(state, 0, tried(0.1)))).toEqual(['KD', true]);
      expect(bestOf(adviceHint(state, 0, tried(0.1), said))).toEqual(['5S', true]);
    });

    it('and gives it up for one that loses clearly less often', () => {
      expect(bestOf(adviceHint(state, 0, tried(0.05), said))).toEqual(['KD', false]);
    });
  });

  it('says a pick-up no longer once chance alone may make it the best, though it was said before', () => {
    const state = at([{ hand: ['6H', '7C'] }, MANY], { pile: ['3C', '3S', '6C'] });
    const bestOf = (seven: number, said: ReturnType<typeof adviceHint> | null = null) => {
      const lost: readonly (readonly [Move, number])[] = [
        [{ kind: 'play', seat: 0, cards: ['7C'] }, seven],
        [{ kind: 'play', seat: 0, cards: ['6H'] }, 0.9],
        [{ kind: 'pickUp', seat: 0 }, 0.45],
      ];
      const advice = lost.map(([move, losing]) => ({ move, losing, cost: losing, playouts: 1000 }));
      return adviceHint(state, 0, advice, said);
    };
    const said = bestOf(0.6);
    expect(said.moves[0]!.move.kind).toBe('pickUp');
    expect(bestOf(0.6, said).moves[0]!.move.kind).toBe('pickUp');
    expect(moveText(bestOf(0.46, said).moves[0]!.move)).toBe('7C');
  });

  it('picks up a pile that it could answer only where that is better by more than chance explains', () => {
    const state = at([{ hand: ['4H', '6H', '7C'] }, MANY], { pile: ['3C', '3S', '3H', '6C'] });
    const play = (card: Card): Move => ({ kind: 'play', seat: 0, cards: [card] });
    const ranked = (playouts: number, six: number) =>
      adviceHint(
        state,
        0,
        [
          { move: { kind: 'pickUp', seat: 0 } as const, losing: 0.45 },
          { move: play('7C'), losing: 0.5 },
          { move: play('6H'), losing: six },
        ].map((one) => ({ ...one, cost: one.losing, playouts })),
      ).moves.map(({ move, close }) => [moveText(move), close]);
    expect(ranked(20, 0.5)).toEqual([
      ['6H', false],
      ['7C', true],
      ['pickUp', false],
    ]);
    expect(ranked(4000, 0.5)[0]).toEqual(['pickUp', false]);
    expect(ranked(20, 0.95).map(([move]) => move)).toEqual(['7C', 'pickUp', '6H']);
    expect(
      textOf(
        adviceHint(
          state,
          0,
          [play('7C'), { kind: 'pickUp', seat: 0 } as const].map((move) => ({
            move,
            losing: 0.5,
            cost: 0.5,
            playouts: 20,
          })),
        ),
      ),
    ).toEqual(['7C, spares 4', 'pickUp']);
  });

  it('tells every move, however many there are', () => {
    const state = at([{ hand: ['5C', '5D', '5H', '6H', 'KS'] }, MANY], { pile: ['4S'] });
    const cards: (readonly Card[])[] = [['5C', '5D', '5H'], ['5C', '5D'], ['5C'], ['6H'], ['KS']];
    const advice = cards.map((one) => ({
      move: { kind: 'play' as const, seat: 0, cards: one },
      losing: 0.5,
      cost: 0.5,
      playouts: 40,
    }));
    expect(adviceHint(state, 0, advice).moves.map(({ move }) => moveText(move))).toEqual(
      cards.map((one) => one.join('+')),
    );
  });

  it('never says of a move further down that it loses less often', () => {
    const state = at([{ hand: ['5S', '6D', 'KC'] }, MANY], { pile: ['4S'] });
    const cards: Card[] = ['5S', '6D', 'KC'];
    const advice = cards.map((card, i) => ({
      move: { kind: 'play' as const, seat: 0, cards: [card] },
      losing: [0.4, 0.2, 0.5][i]!,
      cost: i / 10,
      playouts: 100,
    }));
    const shares = adviceHint(state, 0, advice).moves.map(({ losing }) => losing);
    expect(shares.map((one) => one.toFixed(2))).toEqual(['0.30', '0.30', '0.50']);
  });

  it('lays the cards open before the start that are worth keeping', () => {
    const seats = [
      { hand: ['TC', '2D', 'AS'], faceUp: ['4C', '5D', '6H'], faceDown: 3 },
      { ...MANY, faceDown: 3 },
    ];
    const state = at(seats, { phase: 'exchange', turn: null, stock: 20 });
    const [best] = hintOf(state).moves;
    expect(best?.move).toMatchObject({ kind: 'swap', give: expect.arrayContaining(['TC', '2D']) });
    expect(best?.reasons).toMatchObject([
      { code: 'keeps', kinds: expect.arrayContaining(['2', 'T']) },
      { code: 'early' },
    ]);
  });

  it.each([
    ['a card with a power', ['TC', '3S', '4D'], ['5C', '6D', 'KC'], ['TC'], ['5C'], 'keeps T, early 5C'],
    ['a higher card', ['QC', '3S', '4D'], ['5C', 'JD', 'KC'], ['QC'], ['5C'], 'open QC, early 5C'],
  ] as const)(
    'says of the best swap why %s is swapped, though the next does as well',
    (_, hand, faceUp, give, take, why) => {
      const seats = [
        { hand: [...hand], faceUp: [...faceUp], faceDown: 3 },
        { ...MANY, faceDown: 3 },
      ];
      const state = at(seats, { phase: 'exchange', turn: null, stock: 20 });
      const swap = (one: Card): Move => ({ kind: 'swap', seat: 0, give: [...give], take: [one] });
      const tried = [take[0], faceUp[1]].map((one, i) => ({
        move: swap(one),
        losing: i / 2,
        cost: i / 2,
        playouts: 4000,
      }));
      const [best, next] = adviceHint(state, 0, tried).moves;
      expect(best?.reasons.map(reasonText).join(', ')).toBe(why);
      expect(next?.reasons).toEqual([]);
    },
  );

  it('advises of swaps that come to the same the one that beginners are told, not to swap nothing', () => {
    const seats = [
      { hand: ['4C', '8H', 'TC'], faceUp: ['TD', '9D', 'KC'], faceDown: 3 },
      { ...MANY, faceDown: 3 },
    ];
    const state = at(seats, { phase: 'exchange', turn: null, stock: 20 });
    const of = (move: Move, losing: number) => ({ move, losing, cost: losing, playouts: 50 });
    const swap: Move = { kind: 'swap', seat: 0, give: ['TC'], take: ['9D'] };
    const told = (losing: number) => [of({ kind: 'ready', seat: 0 }, 0.01), of(swap, losing)];
    const first = (losing: number) => adviceHint(state, 0, told(losing)).moves[0]?.move.kind;
    expect([first(0.01), first(0.03), first(0.9)]).toEqual(['swap', 'swap', 'ready']);
  });

  it('advises to swap nothing where ordinary cards alone could be swapped and come to the same', () => {
    const seats = [
      { hand: ['4C', '8H', '6C'], faceUp: ['TD', '5D', 'KC'], faceDown: 3 },
      { ...MANY, faceDown: 3 },
    ];
    const state = at(seats, { phase: 'exchange', turn: null, stock: 20 });
    const of = (move: Move, losing: number) => ({ move, losing, cost: losing, playouts: 50 });
    const swap: Move = { kind: 'swap', seat: 0, give: ['8H'], take: ['5D'] };
    const first = (losing: number) =>
      adviceHint(state, 0, [of(swap, 0.01), of({ kind: 'ready', seat: 0 }, losing)]).moves[0]?.move.kind;
    expect([first(0.01), first(0.03), first(0.9)]).toEqual(['ready', 'ready', 'swap']);
  });

  const DEALT = at(
    [
      { hand: ['4C', '8H', '6C'], faceUp: ['TD', '5D', 'KC'], faceDown: 3 },
      { ...MANY, faceDown: 3 },
    ],
    { phase: 'exchange', turn: null, stock: 20 },
  );
  const READY: Move = { kind: 'ready', seat: 0 };
  const swapOf = (give: Card, take: Card): Move => ({ kind: 'swap', seat: 0, give: [give], take: [take] });
  const triedBy = (...costs: readonly (readonly [Move, number])[]) =>
    costs
      .map(([move, cost]) => ({ move, losing: cost, cost, playouts: 50 }))
      .toSorted((a, b) => a.cost - b.cost);

  it.each([
    ['what only chance tells apart', 0.3, 0.38, 0.34, ['ready', '8H/5D', '6C/5D']],
    ['the same the other way round', 0.38, 0.3, 0.34, ['ready', '8H/5D', '6C/5D']],
    ['what was clearly better', 0.9, 0.8, 0.1, ['6C/5D', 'ready', '8H/5D']],
  ])(
    'keeps the order of swaps while it thinks, but for what is clearly better: %s',
    (_, none, eight, six, told) => {
      const tried = triedBy([READY, none], [swapOf('8H', '5D'), eight], [swapOf('6C', '5D'), six]);
      expect(adviceHint(DEALT, 0, tried).moves.map(({ move }) => moveText(move))).toEqual(told);
    },
  );

  it('says of swapping nothing that a swap would hardly help, and swaps an ace for a four', () => {
    const tried = triedBy([READY, 0.3], [swapOf('8H', '5D'), 0.3]);
    const plain = at(
      [
        { hand: ['4C', 'AH', '6C'], faceUp: ['QD', '4D', 'KC'], faceDown: 3 },
        { ...MANY, faceDown: 3 },
      ],
      { phase: 'exchange', turn: null, stock: 20 },
    );
    const first = (state: State, advice: typeof tried) => textOf(adviceHint(state, 0, advice))[0];
    expect(first(DEALT, tried)).toBe('ready, keeps T');
    const withoutTen = at(
      [
        { hand: ['4C', '8H', '6C'], faceUp: ['QD', '5D', 'KC'], faceDown: 3 },
        { ...MANY, faceDown: 3 },
      ],
      { phase: 'exchange', turn: null, stock: 20 },
    );
    expect(first(withoutTen, tried)).toBe('ready, idle');
    expect(first(plain, triedBy([READY, 0.3], [swapOf('AH', '4D'), 0.33]))).toBe('AH/4D, open AH, early 4D');
  });

  it('says with how much luck each ends: one who is out never loses, and one who holds many cards often does', () => {
    const out = hintOf(at([{ hand: ['KS'] }, MANY], { pile: ['9C'] })).moves[0];
    const stuck = hintOf(at([{ hand: ['5C', '4C', '6C'] }, { hand: ['??'] }], { pile: ['8S', 'QD'] }))
      .moves[0];
    expect(out).toMatchObject({ losing: 0, close: false, playouts: 400 });
    expect(stuck?.losing).toBeGreaterThan(0.5);
  });

  it('tells moves apart only if chance alone can’t make the difference', () => {
    const state = at([{ hand: ['9C', '9D', 'QS'] }, MANY], { pile: ['4S'] });
    const few = hintOf(state, 0, 6).moves;
    expect(few.slice(1).some(({ close }) => close)).toBe(true);
    const far = hintOf(at([{ hand: ['9C', '9D'] }, { hand: ['??'] }], { pile: ['4S'] })).moves;
    expect(far.map(({ close }) => close)).toEqual([false, false]);
  });

  it('says what counts where the first one out wins', () => {
    const grief = (rules: string) => hintOf(at([{ hand: ['3S'] }, MANY], { rules, pile: ['9C'] })).grief;
    expect(grief('reference')).toBe('last');
    expect(grief('canteen')).toBe('notFirst');
  });

  it('gives ranks in their order where the hand isn’t known: low ones first, then what others can hardly answer and those with powers', () => {
    const state = at([{ hand: ['??', '??', 'KS'] }, MANY], { pile: ['JD'] });
    const { moves, ranks } = hintOf(state);
    expect(moves).toEqual([]);
    const order = ranks.map(({ kind }) => kind);
    expect(order.slice(0, 2)).toEqual(['J', 'Q']);
    expect(order.slice(2).toSorted()).toEqual(['2', '3', 'A', 'K', 'T']);
    expect(ranks.find(({ kind }) => kind === 'K')?.held).toEqual(['KS']);
  });

  it('is the same again for the same state', () => {
    const state = at([{ hand: ['9C', '9D', 'QS'] }, MANY], { pile: ['4S'] });
    expect(hintOf(state)).toEqual(hintOf(state));
  });
});
