import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeAtTable } from '../../src/host/at-table.ts';
import { newPlayer } from '../../src/host/play/seating.ts';
import { makeShownTable, type ShownTable } from '../../src/host/shown-table.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import { openTable } from '../../src/table/table.ts';

/** A code that comes again is shown, and counts where somebody means it. */

let shown: ShownTable;
let now = 1_000_000;
let told = 0;

function open(rules: string, options: TableSetup['options'] = {}): void {
  const clock = { now: () => now, speed: () => 1 };
  const setup = { rules, options, names: ['Ann', 'Bo'], dealer: 'Bo', lastLoser: null };
  const table = openTable(setup, { clock });
  if (!table.ok) throw new Error(table.error.code);
  const scanner = { kind: 'none', state: 'none', name: null, reason: null } as const;
  shown = makeShownTable(table.value, () => ({ scanner, playback: null }));
  shown.subscribe(() => told++);
}

beforeEach(() => open('reference'));
afterEach(() => shown.close());

/** Scans a code some milliseconds after the one before. */
const scan = (after: number, code: string, how: 'scanner' | 'tap' = 'scanner') => {
  now += after;
  shown.hear(code, how, now);
};
const tap = (after: number, code: string) => scan(after, code, 'tap');
const lying = () => shown.table.view().open?.cards.join(' ') ?? '';
const repeated = () => shown.devices().repeated?.code ?? null;

it('a double read of the scanner counts once, and is shown until anything else happens', () => {
  scan(0, 'CMD:SEAT:1');
  scan(500, '7H');
  const before = told;
  scan(60, '7H');
  expect([lying(), repeated(), told]).toEqual(['7H', '7H', before + 1]);
  scan(700, 'CMD:DONE');
  expect(repeated()).toBeNull();
  scan(300, 'CMD:DONE');
  expect(repeated()).toBe('CMD:DONE');
});

it.each(['code', 'button'] as const)('a card is taken back by %s and scanned again at once', (way) => {
  const stage = { own: () => shown, shown: () => shown };
  const said = makeAtTable({ stage, rulebook: () => ({ find: () => null, ids: [], files: [] }) });
  const screen = { send: () => {}, player: newPlayer(false), cameLate: false, kept: null };
  scan(0, 'CMD:SEAT:1');
  scan(500, '7H');
  if (way === 'code') scan(300, 'CMD:UNDO');
  else said.undo(screen, { type: 'undo' });
  expect(lying()).toBe('');
  scan(200, 'CMD:SEAT:1');
  scan(100, '7H');
  expect([lying(), repeated()]).toEqual(['7H', null]);
  scan(60, '7H');
  expect([lying(), repeated()]).toEqual(['7H', '7H']);
});

it.each([
  ['one pack', {}, '7H', 'alreadyInPlay'],
  ['two packs', { 'TH-02': true }, '7H 2:7H', null],
])('a second tap on a card within a second is meant: %s', async (_, options, cards, said) => {
  await shown.close();
  open('threes', options);
  tap(0, 'CMD:SEAT:1');
  tap(500, '7H');
  tap(200, '7H');
  const { notice } = shown.table.standing().referee;
  expect([lying(), repeated(), notice?.code ?? null]).toEqual([cards, null, said]);
});

it.each(['tap', 'scanner'] as const)(
  'nobody has a 3, and nobody a 4 half a second later: %s',
  async (how) => {
    await shown.close();
    open('classic');
    const asked = () => shown.table.view().beginning?.starts?.ranks.join(' ');
    expect(asked()).toBe('3');
    scan(0, 'CMD:NO', how);
    expect(asked()).toBe('4');
    scan(500, 'CMD:NO', how);
    expect([asked(), repeated()]).toEqual(['5', null]);
  },
);

it('a button that is pressed twice was never scanned', () => {
  tap(0, 'CMD:SEAT:1');
  tap(200, 'CMD:SEAT:1');
  expect(repeated()).toBeNull();
});
