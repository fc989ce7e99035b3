import { expect, test } from 'vitest';
import { noBeliefs } from '../../../src/bots/beliefs.ts';
import type { Entry } from '../../../src/engine/record.ts';
import { refereeOf } from '../../../src/table/past.ts';
import { beliefsAt, refereeSeen } from '../../../src/table/play/seen.ts';
import { at } from '../../engine/support/at.ts';

test.each([
  ['a play that isn’t allowed says something where it was let stand', 'letStand', false],
  ['and nothing where it was taken back', 'takenBack', true],
] as const)('%s', (_, ifIllegal, isNothing) => {
  const hand = ['4D', '5D', '6D'];
  const initial = at([{ hand: ['7C', '8C'] }, { hand, faceDown: 3 }], { pile: ['KS'], turn: 'Bo' });
  const entry: Entry = { kind: 'move', move: { kind: 'play', seat: 1, cards: ['4D'] }, ifIllegal };
  const beliefs = beliefsAt(refereeSeen(refereeOf({ initial, entries: [entry] }), 0), 0);
  expect(beliefs[1]!.habits.join() === noBeliefs(2)[1]!.habits.join()).toBe(isNothing);
});
