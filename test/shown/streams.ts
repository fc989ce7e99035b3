import { isDeepStrictEqual } from 'node:util';
import { isKnown } from '../../src/engine/cards.ts';
import { allSlots } from '../../src/engine/knowledge.ts';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { Input } from '../../src/referee/input.ts';
import { cursorOf, type Referee, registeringOf } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { advance, beginTable } from '../../src/table/advance.ts';
import { decodeLine, encodeLine, intactJson, type JournalLine } from '../../src/table/journal/format.ts';
import type { Standing } from '../../src/table/standing.ts';
import { viewOf } from '../../src/table/view.ts';
import { findVariant } from '../../src/variants/index.ts';
import { pick } from '../engine/support/playout.ts';
import { PRESET_TABLES, type TableCase, tableOf, VARIATION_TABLES } from '../engine/support/tables.ts';
import { anyInput } from './inputs.ts';

/** A table that took inputs at random. */
export interface Streamed {
  readonly inputs: number;
  /** Corrections that changed the record. */
  readonly corrections: number;
  readonly rounds: number;
  /** What is wrong, and the fewest lines that show it; null if nothing is. */
  readonly broken: string | null;
}

function setupOf(one: TableCase, seed: number, random: Random): TableSetup {
  const { names, dealer } = tableOf(one, seed);
  const settings = { quiet: pick([1000, 2500], random), oneScanOnePlay: random() < 0.1 };
  return { rules: one.rules, options: one.options, names, dealer: names[dealer]!, lastLoser: null, settings };
}

const PENALTIES = ['takeBack', 'drawCard', 'pickUpPile', 'letStand'];

function anyTable(seed: number, random: Random): TableSetup {
  const one = pick(random() < 0.75 ? PRESET_TABLES : VARIATION_TABLES, random);
  const setup = setupOf(one, seed, random);
  const options: TableSetup['options'] = random() < 0.3 ? { penalty: pick(PENALTIES, random) } : {};
  return { ...setup, options: { ...setup.options, ...options } };
}

function begun(setup: TableSetup): Standing {
  const table = beginTable(setup, findVariant);
  if (!table.ok) throw new Error(JSON.stringify([setup, table.error]));
  return table.value;
}

/** Every card of the deck is somewhere, and none is in two places. */
function lostOrDoubled({ game }: Referee): string | null {
  const slots = allSlots(game);
  if (slots.length !== deckOf(game.rules.set).length)
    return `${slots.length} cards, not ${deckOf(game.rules.set).length}`;
  const known = slots.filter(isKnown);
  if (new Set(known).size === known.length) return null;
  return `${known.find((card, i) => known.indexOf(card) !== i)} is in two places`;
}

/** What waits without a reason (a question, a correction, a refusal) would never be taken up. */
const forgotten = (referee: Referee): string | null =>
  referee.waiting.length > 0 && referee.question === null && cursorOf(referee) === null && !referee.alarm
    ? 'something waits for nothing'
    : null;

/** A line reads from the disk as it was written. */
function miswritten(line: JournalLine): string | null {
  const json = intactJson(encodeLine(line).subarray(0, -1));
  const read = json === null ? null : decodeLine(json);
  return read?.ok === true && isDeepStrictEqual(read.value, line)
    ? null
    : `the journal has ${JSON.stringify(read)}`;
}

/** UNDO right after a correction gives back the exact earlier record and game. */
function notUndone(before: Referee, after: Referee, at: number): string | null {
  // What waited was taken up after the correction, and is what UNDO takes back first.
  if (before.question !== null || before.waiting.length > 0 || registeringOf(before) !== null) return null;
  const { game, judged } = step(after, { type: 'command', command: { name: 'UNDO' }, at });
  return isDeepStrictEqual([game, judged], [before.game, before.judged])
    ? null
    : 'undo of a correction leads elsewhere';
}

/** Whether an input was a correction that changed the record. */
const hasCorrected = (input: Input, before: Referee, after: Referee): boolean =>
  input.type === 'correct' && after.revisions.changes.length > before.revisions.changes.length;

const inTime = (referee: Referee, line: JournalLine): Referee =>
  line.type === 'input' && line.input.type === 'correct'
    ? step(referee, { type: 'tick', at: line.input.at })
    : referee;

/** One line in so many is looked at as on a screen. */
const LINES_BETWEEN_VIEWS = 40;

/** A table that takes lines one by one and is looked at after each of them. */
class WatchedTable {
  standing: Standing;
  private readonly setup: TableSetup;
  readonly lines: JournalLine[] = [];
  corrections = 0;

  constructor(setup: TableSetup) {
    this.setup = setup;
    this.standing = begun(setup);
  }

  /** Takes a line; what is wrong then. */
  take(line: JournalLine): string | null {
    // Time that passes before a correction is no part of it.
    const before = inTime(this.standing.referee, line);
    this.lines.push(line);
    this.standing = advance(this.standing, line);
    const { referee, last } = this.standing;
    if (this.lines.length % LINES_BETWEEN_VIEWS === 0) viewOf(referee, last);
    const wrong = lostOrDoubled(referee) ?? forgotten(referee) ?? miswritten(line);
    if (wrong !== null || line.type !== 'input' || !hasCorrected(line.input, before, referee)) return wrong;
    this.corrections++;
    return notUndone(before, referee, last);
  }

  /** The table as its journal tells it is the table as it stands. */
  retold(): string | null {
    const again = this.lines.reduce(advance, begun(this.setup));
    return isDeepStrictEqual(again, this.standing) ? null : 'the journal told again leads elsewhere';
  }
}

/** One table in so many is told again from its journal; while a fault is looked for, each. */
const TABLES_BETWEEN_TELLINGS = 3;

/** The first thing that is wrong when a table takes these lines; null if nothing is. */
function faultOf(setup: TableSetup, lines: readonly JournalLine[]): string | null {
  const table = new WatchedTable(setup);
  try {
    for (const line of lines) {
      const wrong = table.take(line);
      if (wrong !== null) return wrong;
    }
    return table.retold();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Fewer lines that still show something wrong: blocks of them are left out as long as that is so. */
function fewest(setup: TableSetup, lines: readonly JournalLine[]): readonly JournalLine[] {
  let left = lines;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = left.length - size; at >= 0; at -= size) {
      const fewer = left.toSpliced(at, size);
      if (faultOf(setup, fewer) !== null) left = fewer;
    }
  return left;
}

const PAUSES = [10, 300, 300, 1500, 4000];

/** A table that takes so many inputs at random, of which a share are corrections. */
export function streamInputs(seed: number, inputs: number, corrections: number): Streamed {
  const random = seededRandom(seed);
  const setup = anyTable(seed, random);
  const table = new WatchedTable(setup);
  let at = 1_000_000;
  let rounds = 1;
  let wrong: string | null = null;
  try {
    while (wrong === null && table.lines.length < inputs) {
      const { referee } = table.standing;
      if (referee.game.phase === 'over' && random() < 0.3) {
        rounds++;
        wrong = table.take({ type: 'newRound' });
        continue;
      }
      at += pick(PAUSES, random);
      const input = anyInput(referee, at, corrections, random);
      wrong = table.take({ type: 'input', input });
    }
    if (seed % TABLES_BETWEEN_TELLINGS === 0) wrong ??= table.retold();
  } catch (error) {
    wrong = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const told = { inputs: table.lines.length, corrections: table.corrections, rounds };
  if (wrong === null) return { ...told, broken: null };
  const lines = fewest(setup, table.lines);
  const shown = lines.map((line) => JSON.stringify(line)).join('\n');
  return {
    ...told,
    broken: `seed ${seed}: ${faultOf(setup, lines) ?? wrong}\n${JSON.stringify(setup)}\n${shown}`,
  };
}
