import { describe, expect, it } from 'vitest';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { Input } from '../../src/referee/input.ts';
import { openTable, type Table } from '../../src/table/table.ts';
import { makeRecordings } from '../truth/recordings.ts';
import { scanThrough } from './scan.ts';

const { reference, blast } = makeRecordings();

const scanned = (card: '9D' | '8C', at: number): Input => ({
  type: 'sighting',
  sighting: { card, copy: 1, at, confidence: 1, how: 'scanner' },
});

/** A round's start in one line: who deals, who may start, and whether anything of a round before is left. */
function tell(table: Table): string {
  const { phase, dealer, starters, seats, turn, log, ruling, notice, canUndo, stock } = table.view();
  const name = (seat: number) => seats[seat]!.name;
  const held = seats.map(
    ({ hand, faceDown, place }) => `${hand}+${faceDown.length}${place === null ? '' : '!'}`,
  );
  const left = log.length > 0 || ruling !== null || notice !== null || canUndo || turn !== null;
  return `${phase}: ${name(dealer)} deals, ${starters.map(name).join(' ') || 'nobody'} may start, ${held.join(
    ' ',
  )} and ${stock}${left ? ', not fresh' : ''}`;
}

/** Who deals the recorded games here: in the one Ann loses and Bo is out first, the other ranks all. */
const DEALER = { reference: 'Bo', blast: 'Cy' } as const;

/** Game, options, and the next round's start. */
const ROUNDS: readonly (readonly [keyof typeof DEALER, TableSetup['options'], string])[] = [
  ['reference', {}, 'start: Cy deals, Ann may start, 3+3 3+3 3+3 3+3 and 16'],
  ['reference', { 'next.dealer': 'loser' }, 'start: Ann deals, Ann may start, 3+3 3+3 3+3 3+3 and 16'],
  ['reference', { 'next.dealer': 'winner' }, 'start: Bo deals, Ann may start, 3+3 3+3 3+3 3+3 and 16'],
  ['reference', { 'next.starter': 'winner' }, 'start: Cy deals, Bo may start, 3+3 3+3 3+3 3+3 and 16'],
  ['blast', {}, 'start: Ann deals, Bo may start, 4+3 4+3 4+3 and 21'],
];

describe('the round after a finished one', () => {
  it.each(ROUNDS)('%s %j: %s', (game, options, start) => {
    const recording = { reference, blast }[game];
    const table = scanThrough(recording, undefined, { options, dealer: DEALER[game] });
    expect(table.view().phase).toBe('over');
    table.newRound();
    table.close();
    expect(tell(table)).toBe(start);
  });

  it.each([
    ['reference', 'Ann', 'Bo'],
    ['blast', 'nobody', 'Cy'],
  ] as const)('%s ends with its result: %s loses, %s was out first', (game, last, first) => {
    const table = scanThrough({ reference, blast }[game]);
    const { seats, loser, turn, phase } = table.view();
    table.close();
    expect(phase).toBe('over');
    expect(turn).toBeNull();
    expect(loser === null ? 'nobody' : seats[loser]!.name).toBe(last);
    expect(seats.find(({ place }) => place === 1)!.name).toBe(first);
    const places = seats.flatMap(({ place }) => (place === null ? [] : [place]));
    expect(places.toSorted()).toEqual(Array.from({ length: seats.length - 1 }, (_, i) => i + 1));
  });

  it('options are told in the words of the rule set where it has some', () => {
    const table = scanThrough({ ...reference, steps: [] }, undefined, {
      options: { 'RE-X4': true, 'burn.again': 'may' },
    });
    table.close();
    expect(table.view().rules.options).toEqual(['A ten may not be played on a seven.', 'burn.again = "may"']);
  });

  it('the deal goes on round the table', () => {
    const table = scanThrough(blast, undefined, { dealer: 'Cy' });
    expect(table.view().dealer).toBe(2);
    table.newRound();
    expect(table.view()).toMatchObject({
      dealer: 0,
      turn: null,
      burned: 0,
      pile: ['??'],
      demand: { card: null },
    });
    table.close();
  });

  it('everybody who listens hears of it once, and rules, options and settings stay', () => {
    const table = scanThrough(blast, undefined, {
      options: { 'set.max': 3 },
      settings: { quiet: 2000, oneScanOnePlay: false },
    });
    let heard = 0;
    table.subscribe(() => {
      heard += 1;
    });
    const before = table.view();
    table.newRound();
    expect(heard).toBe(1);
    const after = table.view();
    expect(after.rules).toEqual(before.rules);
    expect(after.rules.options).toEqual(['set.max = 3']);
    expect(after.seats.map(({ name }) => name)).toEqual(before.seats.map(({ name }) => name));
    table.take(scanned('9D', table.now()));
    table.take(scanned('8C', table.now()));
    expect(table.view().open).toMatchObject({ seat: 1, quiet: 2000 });
    table.close();
  });

  it('before the end of the game there is none, and nobody hears of it', () => {
    const half = { ...reference, steps: reference.steps.slice(0, reference.steps.length >> 1) };
    const table = scanThrough(half);
    const before = table.view();
    expect(before.phase).toBe('play');
    let heard = 0;
    table.subscribe(() => {
      heard += 1;
    });
    table.newRound();
    table.close();
    expect(heard).toBe(0);
    expect(table.view()).toEqual(before);
  });

  it('at a table that has not begun there is none either', () => {
    const opened = openTable({
      rules: 'blast',
      options: {},
      names: ['Ann', 'Bo'],
      dealer: 'Bo',
      lastLoser: null,
    });
    if (!opened.ok) throw new Error(opened.error.code);
    opened.value.newRound();
    opened.value.close();
    expect(opened.value.view().dealer).toBe(1);
  });

  it('who lost a round that was played elsewhere starts', () => {
    const opened = openTable({
      rules: 'reference',
      options: {},
      names: ['Ann', 'Bo', 'Cy'],
      dealer: 'Ann',
      lastLoser: 'Cy',
    });
    if (!opened.ok) throw new Error(opened.error.code);
    opened.value.close();
    expect(tell(opened.value)).toBe('start: Ann deals, Cy may start, 3+3 3+3 3+3 and 25');
  });
});
