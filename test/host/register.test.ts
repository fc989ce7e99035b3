import { expect, it } from 'vitest';
import { makeSession, type Session } from '../../src/host/session.ts';
import { openTable, WALL_CLOCK } from '../../src/table/table.ts';

function sit(): Session {
  const table = openTable({
    rules: 'reference',
    options: {},
    names: ['Ann', 'Bo'],
    dealer: 'Bo',
    lastLoser: null,
  });
  if (!table.ok) throw new Error(table.error.code);
  const scanner = { kind: 'none', state: 'none', name: null, reason: null } as const;
  return makeSession(table.value, { scanner: () => scanner, playback: () => null });
}

it('the scanning of face-up cards is begun and ended by a screen or by the scanner', async () => {
  const session = sit();
  const registering = () => session.view().registering?.seat ?? null;
  session.take({ type: 'register', on: true });
  expect(registering()).toBe(0);
  session.take({ type: 'register', on: false });
  expect(registering()).toBe(null);
  session.hear('CMD:FACEUP', WALL_CLOCK.now());
  expect(registering()).toBe(0);
  session.hear('7H', WALL_CLOCK.now());
  expect(session.view().seats[0]!.faceUp).toEqual(['7H', '??', '??']);
  session.take({ type: 'done' });
  expect(registering()).toBe(1);
  await session.close();
});
