import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { mendsNow } from '../../src/referee/offers.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { sitDown } from './script.ts';

/** Ann is to play on a queen, with wild jokers. */
const onQueen = (): Referee =>
  sitDown({
    rules: 'palace',
    options: { 'deck.jokers': 2, 'special[JK]': { effects: [{ wild: { as: [] } }] } },
    seats: ['Ann', 'Bo', 'Cy'],
    given: (state) => ({
      ...state,
      phase: 'play',
      turn: 0,
      pile: ['5C', 'QC'],
      stock: state.stock.slice(2),
    }),
  });

const scan = (referee: Referee, card: Card): Referee => {
  const sighting = { card, copy: 1, at: 0, confidence: 1, how: 'scanner' } as const;
  const shown = step(referee, { type: 'sighting', sighting });
  return step(shown, { type: 'command', command: { name: 'DONE' }, at: 1 });
};

const wordOf = ({ judged }: Referee) => {
  const last = judged.at(-1)?.entry;
  return last?.kind === 'move' && last.move.kind === 'play' ? last.move.cards.join('') : null;
};

test('a wild card is recorded as what it is taken to be, and corrected to the rank that was named', () => {
  const taken = scan(onQueen(), 'X1');
  expect([wordOf(taken), taken.game.pile.at(-1)]).toEqual(['X=Q1', 'X=Q1']);
  const named = mendsNow(taken).filter(({ kind }) => kind === 'named');
  expect(named.map(({ cards }) => cards.join(''))).toContain('X=K1');
  expect(named).toHaveLength(12);
  const { correction } = named.find(({ cards }) => cards[0] === 'X=K1')!;
  const corrected = step(taken, {
    type: 'correct',
    correction: correction!,
    revision: taken.revisions.changes.length,
    at: 2,
  });
  expect([wordOf(corrected), corrected.game.pile.at(-1)]).toEqual(['X=K1', 'X=K1']);
  const jack = scan(corrected, 'JS');
  expect(jack.judged.at(-1)?.ruling).toMatchObject({ verdict: 'illegal', breaches: [{ code: 'tooLow' }] });
});

test('other corrections of a play keep what was named', () => {
  const taken = scan(onQueen(), 'X1');
  const king = mendsNow(taken).find(({ cards }) => cards[0] === 'X=K1')!;
  const corrected = step(taken, {
    type: 'correct',
    correction: king.correction!,
    revision: taken.revisions.changes.length,
    at: 2,
  });
  const more = step(corrected, {
    type: 'correct',
    correction: { kind: 'cards', entry: king.entry, cards: ['X1', 'KS'] },
    revision: corrected.revisions.changes.length,
    at: 3,
  });
  expect([more.notice?.code, wordOf(more)]).toEqual(['corrected', 'X=K1KS']);
});

test('of cards that are not wild nothing else is offered', () => {
  expect(mendsNow(scan(onQueen(), 'KS')).filter(({ kind }) => kind === 'named')).toEqual([]);
});
