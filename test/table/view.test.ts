import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/table/view.ts';
import { dialogue, sitDown, type TableSpec } from '../referee/script.ts';

const table: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy', 'Di'] };

/** Bo has only face-down cards left. */
const blind: TableSpec = {
  ...table,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['5C'],
    stock: [],
    burned: Array.from({ length: 21 }, () => '??' as const),
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: [], faceUp: [null, null, null] } : seat)),
  }),
};

const shownAfter = (spec: TableSpec, script: string) =>
  viewOf(dialogue(sitDown(spec), script).referee, [], 0);

describe('what a screen is shown of a ruling', () => {
  it('eights skip the seats they pass', () => {
    const { ruling, turn } = shownAfter(table, 'SEAT:1 8H 8S DONE');
    expect(ruling).toMatchObject({ skipped: [1, 2], draws: 2, again: false });
    expect(turn).toBe(3);
  });

  it('a face-down card that is only announced has skipped nobody and drawn nothing', () => {
    const { ruling, turn } = shownAfter(blind, 'BLIND');
    expect(ruling).toMatchObject({ verdict: 'legal', skipped: [], again: false, draws: 0 });
    expect(turn).toBe(1);
  });

  it('a burn goes again and skips nobody', () => {
    const { ruling } = shownAfter(table, 'SEAT:1 8H DONE SEAT:4 8S 8C 8D DONE');
    expect(ruling).toMatchObject({ burn: true, again: true, optional: false, skipped: [] });
  });

  it('what was taken back has led to nothing', () => {
    const { ruling, log } = shownAfter(table, 'SEAT:1 KH DONE 4S DONE');
    expect(ruling).toMatchObject({ verdict: 'illegal', settled: false, skipped: [], draws: 0, again: false });
    expect(log.map((line) => line.number)).toEqual([null, 1, 2]);
  });

  it('what was not allowed stays on the screen while the next card is laid', () => {
    const { ruling, open } = shownAfter(table, 'SEAT:1 KH DONE 4S DONE AS');
    expect(open).toMatchObject({ cards: ['AS'], answer: 'fits' });
    expect(ruling).toMatchObject({ verdict: 'illegal', settled: false });
    expect(shownAfter(table, 'SEAT:1 KH DONE 4S DONE UNDO AS').ruling).toMatchObject({ settled: true });
  });

  it('a ruling that is to be said again gets a new number', () => {
    const once = shownAfter(table, 'SEAT:1 KH DONE').ruling!;
    expect(shownAfter(table, 'SEAT:1 KH DONE REPEAT').ruling).toEqual({ ...once, id: once.id + 1 });
  });

  it('the log is sent from its newest end', () => {
    const { log } = shownAfter(table, `SEAT:1 KH DONE ${'zzzzz '.repeat(100)}`);
    expect(log).toHaveLength(60);
    expect(log.at(-1)!.notice).toMatchObject({ code: 'notACode' });
    expect(new Set(log.map((line) => line.id)).size).toBe(60);
  });
});
