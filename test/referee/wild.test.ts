import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { Correction } from '../../src/referee/correction.ts';
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

/** The same at a time in milliseconds, without an end. */
const scanAt = (referee: Referee, card: Card, at: number): Referee =>
  step(referee, { type: 'sighting', sighting: { card, copy: 1, at, confidence: 1, how: 'scanner' } });

const answered = (referee: Referee, answer: number): Referee =>
  step(referee, { type: 'answer', question: referee.question!.id, answer, at: 3000 });

const end = (referee: Referee): Referee =>
  step(referee, { type: 'command', command: { name: 'DONE' }, at: 4000 });

const seatsAsked = ({ question }: Referee) =>
  question?.answers.map((answer) => (answer.kind === 'seat' ? answer.seat : answer.kind));

const words = ({ judged }: Referee) =>
  judged.map(({ entry }) =>
    entry.kind === 'move' && entry.move.kind === 'play'
      ? `${entry.move.seat} ${entry.move.cards.join('')}`
      : '?',
  );

test.each([
  ['KS', 'X1', ['0 KSX=K1'], ['0 KS', '1 X=K1']],
  ['X1', 'KS', ['0 X=K1KS'], ['0 X=Q1', '1 KS']],
] as const)('%s and then %s may be one play or two, which is asked', (first, second, one, two) => {
  const asked = scanAt(scanAt(onQueen(), first, 0), second, 1500);
  expect([asked.question?.code, seatsAsked(asked)]).toEqual(['whoseWild', [0, 1]]);
  expect(words(end(answered(asked, 0)))).toEqual(one);
  expect(words(end(answered(asked, 1)))).toEqual(two);
});

test('what is scanned with a wild card at once is one play with it', () => {
  const both = scanAt(scanAt(onQueen(), 'KS', 0), 'X1', 300);
  expect([both.question, words(end(both))]).toEqual([null, ['0 KSX=K1']]);
});

test('two plays that are made one count as one rank, and apart as what each fits as', () => {
  const asked = scanAt(scanAt(onQueen(), 'X1', 0), 'KS', 1500);
  const two = end(answered(asked, 1));
  const correct = (referee: Referee, correction: Correction) =>
    step(referee, { type: 'correct', correction, revision: referee.revisions.changes.length, at: 5000 });
  const one = correct(two, { kind: 'merge', entry: 0 });
  expect([words(one), one.game.pile.slice(-2)]).toEqual([['0 X1KS'], ['X=K1', 'KS']]);
  const apart = correct(one, { kind: 'split', entry: 0, at: 1, seat: 1 });
  expect([words(apart), apart.game.pile.slice(-2)]).toEqual([
    ['0 X1', '1 KS'],
    ['X=Q1', 'KS'],
  ]);
});

test('a rank that was named stays where the play is joined by a card that may be of it', () => {
  const correct = (referee: Referee, correction: Correction) =>
    step(referee, { type: 'correct', correction, revision: referee.revisions.changes.length, at: 5000 });
  const king = correct(scan(onQueen(), 'X1'), { kind: 'cards', entry: 0, cards: ['X=K1'] });
  const ace = scan(king, 'AS');
  const joker = correct(ace, { kind: 'cards', entry: 1, cards: ['X2'] });
  const one = correct(joker, { kind: 'merge', entry: 0 });
  expect([words(one), one.game.pile.slice(-2)]).toEqual([['0 X=K1X2'], ['X=K1', 'X=K2']]);
});
