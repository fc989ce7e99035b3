import { expect, it } from 'vitest';
import { step } from '../../src/referee/step.ts';
import { dialogue, sitDown } from './script.ts';

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
