import { expect, it } from 'vitest';
import { makeAtTable } from '../../src/host/at-table.ts';
import { newScreen } from '../../src/host/screens.ts';
import { makeShownTable, type ShownTable } from '../../src/host/shown-table.ts';
import { openTable, WALL_CLOCK } from '../../src/table/table.ts';

function sit(): ShownTable {
  const table = openTable({
    rules: 'reference',
    options: {},
    names: ['Ann', 'Bo'],
    dealer: 'Bo',
    lastLoser: null,
  });
  if (!table.ok) throw new Error(table.error.code);
  const scanner = { kind: 'none', state: 'none', name: null, reason: null } as const;
  return makeShownTable(table.value, () => ({ scanner, playback: null }));
}

it('the scanning of face-up cards is begun and ended by a screen or by the scanner', async () => {
  const shown = sit();
  const screen = newScreen(() => {}, false);
  const stage = { own: () => shown, shown: () => shown };
  const said = makeAtTable({ stage, rulebook: () => ({ find: () => null, ids: [], files: [] }) });
  const registering = () => shown.table.view().registering?.seat ?? null;
  const scan = (code: string) => shown.hear(code, 'scanner', WALL_CLOCK.now());
  said.register(screen, { type: 'register', on: true });
  expect(registering()).toBe(0);
  said.register(screen, { type: 'register', on: false });
  expect(registering()).toBe(null);
  scan('CMD:FACEUP');
  expect(registering()).toBe(0);
  scan('7H');
  expect(shown.table.view().seats[0]!.faceUp).toEqual(['7H', '??', '??']);
  said.done(screen, { type: 'done' });
  expect(registering()).toBe(1);
  await shown.close();
});
