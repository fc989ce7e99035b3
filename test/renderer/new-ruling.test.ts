import { expect, it } from 'vitest';
import { newRuling } from '../../src/renderer/store/new-ruling.ts';
import { FIXTURES } from './fixtures.ts';

const { burn, middle } = FIXTURES;
const later = { ...burn, inputs: middle.inputs + 1 };

it('a burn is a new ruling when it happens, and none when an undo leads back to it', () => {
  expect(newRuling(middle, later)).toBe(burn.ruling);
  const undone = { id: 99, code: 'undone', card: null, seat: 0, text: null } as const;
  expect(newRuling(middle, { ...later, notice: undone })).toBeNull();
});
