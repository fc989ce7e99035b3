import { expect, it } from 'vitest';
import { decide } from '../../src/engine/decide.ts';
import type { Judged } from '../../src/engine/record.ts';
import { rulingView } from '../../src/table/ruling-view.ts';
import { at } from '../engine/support/at.ts';

const HOLDS = { hand: ['??', '??', '??'], faceUp: ['??', '??', '??'], faceDown: 3 };

it('nobody is skipped where somebody agrees to a draw, in turn or not', () => {
  const before = at([HOLDS, HOLDS, HOLDS], { idle: 1000, turn: 'Cy', stock: 25 });
  const move = { kind: 'draw', seat: 0 } as const;
  const ruling = decide(before, move);
  if (ruling.verdict !== 'legal') throw new Error(ruling.verdict);
  const { events } = ruling;
  const judged = { entry: { kind: 'move', move }, ruling, events, before } as unknown as Judged;
  expect(rulingView(judged, 1, true)?.effects).toEqual([]);
});
