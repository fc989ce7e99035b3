import { describe, expect, it } from 'vitest';
import { step } from '../../src/referee/step.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from './script.ts';

it('a blind card corrected to a seat that isn’t there is refused', () => {
  const spec = {
    rules: 'reference',
    seats: ['Ann', 'Bo', 'Cy'],
    given: (state: Parameters<NonNullable<Parameters<typeof sitDown>[0]['given']>>[0]) => ({
      ...state,
      stock: [],
      burned: state.stock,
      seats: state.seats.map((seat, i) =>
        i === 1 ? { ...seat, hand: [], faceUp: [null, null, null] } : seat,
      ),
    }),
  };
  const { referee } = dialogue(sitDown(spec), 'SEAT:1 4C DONE BLIND 9D => Bo #9D: legal → Cy');
  const correct = (entry: number, seat: number) =>
    step(referee, {
      type: 'correct',
      correction: { kind: 'player', entry, seat },
      revision: referee.revisions.changes.length,
      at: 9_000_000,
    });
  for (const entry of [1, 2]) expect(correct(entry, 8).notice?.code).toBe('noSuchSeat');
  // Whoever has a hand laid it from there: the flip and what it showed are one move.
  expect(correct(2, 2).judged.map(({ entry }) => entry.kind === 'move' && entry.move.seat)).toEqual([
    0, 2, 2,
  ]);
});

describe('DONE after what has ended by itself says nothing', () => {
  /** Ann has one card left in the hand, Bo one face down, and nothing is left to draw. */
  const last: TableSpec = {
    rules: 'reference',
    seats: ['Ann', 'Bo'],
    given: (state) => ({
      ...state,
      phase: 'play',
      turn: 1,
      pile: ['4H'],
      stock: [],
      burned: [...state.stock, ...Array.from({ length: 13 }, () => '??' as const)],
      seats: state.seats.map((seat, i) => ({
        ...seat,
        hand: i === 0 ? ['??'] : [],
        faceUp: [null, null, null],
        faceDown: i === 0 ? [[], [], []] : [['??'], ['??'], []],
      })),
    }),
  };

  it('a face-down card, and the last card of the round', () => {
    const script = `
      9D      => Bo #9D: legal → Ann
      DONE    => Bo #9D: legal → Ann
      JC DONE => Ann JC: legal → nobody
      DONE    => Ann JC: legal → nobody
    `;
    expect(dialogue(sitDown(last), script).lines).toEqual(linesOf(script));
  });
});
