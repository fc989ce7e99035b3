import { makeReader } from '../../src/host/feed.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import { encodeLine, type JournalLine, type TableLine } from '../../src/table/journal/format.ts';
import { openTable, type Table } from '../../src/table/table.ts';
import { blast } from '../truth/blast.ts';
import { makeChance } from '../truth/cards.ts';
import { playGame, type TrueGame } from '../truth/game.ts';
import { reference } from '../truth/reference.ts';
import { writeScript } from '../truth/script.ts';

const RULES = { reference, blast } as const;

/** What a round is to be, and who sits there. */
export interface RoundWish {
  readonly rules: keyof typeof RULES;
  readonly names: readonly string[];
  readonly dealer: number;
  readonly seed: number;
}

/** What a round came to, by a simulator that shares no code with the program. */
export interface TrueRound {
  readonly names: readonly string[];
  readonly dealer: string;
  /** In the order of going out. */
  readonly out: readonly string[];
  readonly moves: number;
  /** The lines of the last turn, to scan it once more. */
  readonly lastLines: readonly string[];
  readonly steps: readonly { readonly lines: readonly string[]; readonly quiet: boolean }[];
}

/** The first seed from this one on whose game comes to an end. */
function finishedGame({ rules, names, dealer, seed }: RoundWish): TrueGame {
  for (let at = seed; ; at += 1000) {
    const game = playGame(RULES[rules], names, dealer, at);
    if (game.finished) return game;
  }
}

export function trueRound(wish: RoundWish): TrueRound {
  const game = finishedGame(wish);
  const script = writeScript(game, new Map(), makeChance(wish.seed), {
    unplug: Number.POSITIVE_INFINITY,
    quiet: 2,
  });
  const steps = script.flatMap((step) =>
    step.kind === 'scan'
      ? [
          {
            lines: step.bytes.split(/\r\n|\r|\n/).filter((line) => line !== ''),
            quiet: step.waitQuiet === true,
          },
        ]
      : [],
  );
  const end = game.turns.at(-1)!.outcome.table;
  const { names, dealer } = wish;
  return {
    names,
    dealer: names[dealer]!,
    out: end.out,
    moves: game.turns.length,
    lastLines: steps.at(-1)!.lines,
    steps,
  };
}

export const setupOf = ({ rules, names, dealer }: RoundWish, more: Partial<TableSetup> = {}): TableSetup => ({
  rules,
  options: {},
  names,
  dealer: names[dealer]!,
  lastLoser: null,
  ...more,
});

/** A table with a scanner whose time is ours, and its journal. */
export function sitDown(setup: TableSetup) {
  let now = 1_770_000_000_000;
  const lines: JournalLine[] = [];
  const clock = { now: () => now, speed: () => 1 };
  const opened = openTable(setup, { clock, write: (line) => lines.push(line) });
  if (!opened.ok) throw new Error(opened.error.code);
  const table: Table = opened.value;
  const read = makeReader({ packs: 1, jokers: 0 }, 'scanner', table.take);
  const scan = (...codes: readonly string[]) => {
    for (const code of codes) {
      now += 2000;
      read(code, now);
    }
  };
  /** Scans a whole round; nobody sits so long over a card that quiet would close a play. */
  const play = ({ steps }: TrueRound) => {
    for (const { lines: codes, quiet } of steps) {
      scan(...codes);
      if (!quiet) continue;
      now += 2600;
      table.take({ type: 'tick', at: now });
    }
  };
  return { table, lines, scan, play };
}

/** The journal of a table, begun at this time, at which these rounds were played to their end. */
export function journalOf(
  [first, ...others]: readonly [RoundWish, ...RoundWish[]],
  at: number,
  { setup = {}, more = [] }: { setup?: Partial<TableSetup>; more?: readonly JournalLine[] } = {},
): Buffer {
  const begun = setupOf(first, setup);
  const { table, lines, play } = sitDown(begun);
  play(trueRound(first));
  for (const wish of others) {
    table.newRound({ setup: setupOf(wish) });
    play(trueRound(wish));
  }
  table.close();
  const head: TableLine = { type: 'table', format: 1, at, setup: begun };
  return Buffer.concat([head, ...lines, ...more].map(encodeLine));
}

/** What the journal of a table begun at this time is called. */
export const journalId = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
