import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { Input } from '../../src/referee/input.ts';
import type { JournalLine } from '../../src/table/journal/format.ts';
import { openTable, type Table } from '../../src/table/table.ts';

const HOUR = 3_600_000;
const QUIET = 400;

const SETUP: TableSetup = {
  rules: 'blast',
  options: {},
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Cy',
  lastLoser: 'Bo',
  settings: { quiet: QUIET, oneScanOnePlay: false },
};

/** A clock that can be set, and otherwise goes. */
function makeClock(speed = 1) {
  let set = 1_770_000_000_000 - performance.now();
  return {
    now: () => set + performance.now() * speed,
    speed: () => speed,
    turn: (ms: number) => {
      set += ms;
    },
  };
}

let table: Table;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** Lets as much time pass as closes a play, and the millisecond in which that is noticed. */
const beQuiet = () => vi.advanceTimersByTime(QUIET + 1);

function open(clock: ReturnType<typeof makeClock>) {
  const lines: JournalLine[] = [];
  const opened = openTable(SETUP, { clock, write: (line) => lines.push(line) });
  if (!opened.ok) throw new Error(opened.error.code);
  table = opened.value;
  const scan = (card: Card) => {
    const input: Input = {
      type: 'sighting',
      sighting: { card, copy: 1, at: table.now(), confidence: 1, how: 'scanner' },
    };
    table.take(input);
  };
  const times = () =>
    lines.flatMap((line) => {
      if (line.type !== 'input') return [];
      if (line.input.type === 'sighting') return [line.input.sighting.at];
      return 'at' in line.input ? [line.input.at] : [];
    });
  return { scan, times };
}

describe('a clock that is set while a play is open', () => {
  it.each([
    ['back by an hour', -HOUR],
    ['forward by an hour', HOUR],
  ])('%s: the play closes all the same, and the journal’s times only grow', (_, by) => {
    const clock = makeClock();
    const { scan, times } = open(clock);
    scan('9D');
    scan('8C');
    clock.turn(by);
    expect(table.view().open?.closesIn).toBeLessThanOrEqual(QUIET);
    beQuiet();
    expect(table.view().open).toBe(null);
    expect(table.view().turn).toBe(1);
    scan('7C');
    expect(times()).toEqual(times().toSorted((a, b) => a - b));
  });
});

describe('a table that changes its clock', () => {
  it('goes on without a jump, whichever was ahead', () => {
    const { scan, times } = open(makeClock(100));
    scan('9D');
    vi.advanceTimersByTime(QUIET / 100 + 1);
    expect(table.view().open).toBe(null);
    const slower = makeClock();
    slower.turn(-HOUR);
    table.useClock(slower);
    scan('8C');
    const { cards, closesIn } = table.view().open ?? {};
    expect(cards).toEqual(['8C']);
    expect(closesIn).toBe(QUIET);
    beQuiet();
    expect(table.view().turn).toBe(1);
    expect(times()).toEqual(times().toSorted((a, b) => a - b));
  });

  it('takes nothing any more once it is closed', () => {
    const { scan, times } = open(makeClock());
    scan('9D');
    scan('8C');
    const before = times().length;
    table.close();
    scan('7C');
    table.useClock(makeClock());
    beQuiet();
    expect(times()).toHaveLength(before);
    expect(table.view().open?.cards).toEqual(['8C']);
  });
});

describe('the set-up of a round', () => {
  it('is known until something has been played in it', () => {
    const { scan } = open(makeClock());
    expect(table.round()).toEqual(SETUP);
    scan('9D');
    expect(table.round()).toBeNull();
  });
});
