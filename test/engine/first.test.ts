import { expect, it } from 'vitest';
import { startingRights, startQuestions } from '../../src/engine/first.ts';
import { at } from './support/at.ts';

it('names who had the worst face-up cards where they decide as dealt, whatever was swapped since', () => {
  const seats = [
    { hand: ['3C', '7C', '8C'], faceUp: ['QC', '5C', '4S'], faceDown: 3 },
    { hand: ['3D', '7D', '8D'], faceUp: ['9D', '9S', '9C'], faceDown: 3 },
  ];
  const named = (window: string) => {
    const state = at(seats, {
      rules: 'palace',
      options: { 'first.steps': [{ by: 'worstFaceUp' }], 'first.window': window },
      phase: 'start',
      turn: null,
      stock: 34,
      history: [{ seat: 'Ann', swap: { give: ['QC'], take: ['3C'] } }],
      move: { seat: 'Bo', play: ['3D'] },
    });
    return [startQuestions(state).at(-1)!.seat, startingRights(state)];
  };
  // Ann had a five at most, and has a queen now.
  expect(named('beforeExchange')).toEqual([0, ['yes', 'no']]);
  expect(named('afterExchange')).toEqual([1, ['no', 'yes']]);
});
