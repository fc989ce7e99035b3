import { makeRecording, type RecordingEvent } from '../../src/device/recording.ts';
import { makeGame } from '../../src/engine/notation/make-game.ts';
import { outcomeOf } from '../../src/engine/outcome.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { Judged } from '../../src/engine/record.ts';
import { makeHead } from '../../src/host/samples.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { RefereeSettings } from '../../src/referee/referee.ts';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { pick } from '../engine/support/playout.ts';
import { atMiddleSize, type TableCase, tableOf } from '../engine/support/tables.ts';
import { CodedTable, NoCodeFor } from './coded-table.ts';
import { People, withSlips } from './slips.ts';
import { sloppyGame } from './sloppy-game.ts';

/** A recorded table session, and the record that its table must have in the end. */
export interface Session {
  readonly name: string;
  /** The recording; the power fails where its text is cut in two. */
  readonly recording: string;
  readonly record: string;
  readonly slips: readonly string[];
  /** How many moves back each correction was. */
  readonly back: readonly number[];
  readonly shows: Shows;
}

interface Shows {
  readonly burnOutOfTurn: boolean;
  readonly blindFails: boolean;
  /** Cards are drawn in it, so that a draw can be forgotten. */
  readonly draws: boolean;
}

function shownIn(record: readonly Judged[]): Shows {
  const moves = record.flatMap(({ entry, before, events }) =>
    entry.kind === 'move' ? [{ move: entry.move, before, ...outcomeOf(before, events).outcome }] : [],
  );
  return {
    burnOutOfTurn: moves.some(
      ({ move, before, burn }) => burn && before.phase === 'play' && move.seat !== before.turn,
    ),
    blindFails: moves.some(({ failed }) => failed),
    draws: moves.some(({ draws }) => draws > 0),
  };
}

/** The line of a recording at which the program is killed and started again. */
export const POWER_FAILS = '# the power fails here';

/** Every play is closed by a code, however long somebody takes to answer a question. */
export const BY_DONE: RefereeSettings = { quiet: 60_000, oneScanOnePlay: false };

const MOST_TURNS = 80;
const FEWEST_TURNS = 25;
const FEWEST_SLIPS = 7;
const FAR_BACK = 8;
/** More steps through the log than this take too long. */
const MOST_STEPS = 60;

/** As long as people take from one code to the next. */
const PAUSE = 1300;
/** A scanner that repeats itself is this quick. */
const ECHO = 150;

/** The codes as they were scanned; some are read twice at once, and one is read in the middle of a power cut. */
function recordingOf(setup: TableSetup, codes: readonly string[], cutAt: number, seed: number): string {
  const random = seededRandom(seed);
  const line = (text: string, after: number): RecordingEvent => ({ kind: 'line', after, text });
  const events = codes.map((code) => [
    line(code, PAUSE),
    ...(random() < 0.08 && !code.startsWith('CMD') ? [line(code, ECHO)] : []),
  ]);
  const part = (some: readonly RecordingEvent[][]) => makeRecording(some.flat());
  const head = `# A true game with slips of people and scanner, put right by codes alone.\n# seed ${seed}\n${makeHead(setup)}`;
  return `${head}${part(events.slice(0, cutAt))}${POWER_FAILS}\n${part(events.slice(cutAt))}`;
}

/** The power fails in the middle of a correction: after the first card or word of the one that is furthest back. */
function cutOf(table: CodedTable): number {
  const starts = table.codes.flatMap((code, i) =>
    code === 'CMD:BACK' && table.codes[i + 1] !== 'CMD:BACK' ? [i] : [],
  );
  const start = starts[Math.floor(starts.length / 2)];
  return start === undefined ? Math.floor(table.codes.length / 2) : start + 2;
}

/** Plays one game with slips by codes alone; null if the codes can't put it right or it shows too little. */
export function trySession(one: TableCase, seed: number): Session | null {
  const random = seededRandom(seed);
  const game = sloppyGame(one, seed, MOST_TURNS, 8, random);
  const { turns } = game;
  if (turns.length < FEWEST_TURNS) return null;
  const { plans, slips } = withSlips(game, 0.16, random);
  const table = new CodedTable(game.hidden, seed, () => {}, BY_DONE);
  const people = new People(game, table, random);
  table.showStarter(game.start);
  const last = turns.at(-1)!;
  try {
    for (const [i, gestures] of plans.entries()) {
      for (const gesture of gestures) people.make(gesture);
      const { miscount, move } = turns[i]!;
      if (miscount !== null) table.count(move.seat, miscount);
      if (random() < 0.08) people.putRight(turns[i]!, pick([1, 2, 50], random));
    }
    people.putRight(last, 60);
  } catch (error) {
    if (error instanceof NoCodeFor) return null;
    throw error;
  }
  const text = (judged: readonly Judged[]) =>
    makeGame({
      rules: one.rules,
      options: one.options,
      initial: game.hidden,
      entries: judged.map(({ entry }) => entry),
    });
  const record = text(last.record);
  if (text(people.judged) !== record) return null;
  const { names, dealer } = tableOf(one, seed);
  const setup: TableSetup = {
    rules: one.rules,
    options: one.options,
    names,
    dealer: names[dealer]!,
    lastLoser: null,
  };
  const recording = recordingOf(setup, table.codes, cutOf(table), seed);
  return { name: one.rules, recording, record, slips, back: table.back, shows: shownIn(last.record) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What some sessions show besides: a set that somebody completes out of turn, a face-down card that fails. */
const WANTED: Readonly<Record<string, readonly (keyof Shows)[]>> = {
  reference: ['burnOutOfTurn'],
  everything: ['blindFails'],
  threes: ['blindFails'],
  canteen: ['blindFails'],
};

/** Whether a session shows what these are for. */
const showsEnough = ({ name, slips, back, shows }: Session): boolean =>
  slips.length >= FEWEST_SLIPS &&
  ['misread', 'forgottenPickUp'].every((slip) => slips.includes(slip)) &&
  (slips.includes('wrongDraw') || !shows.draws) &&
  Math.max(0, ...back) >= FAR_BACK &&
  sum(back) <= MOST_STEPS &&
  (WANTED[name] ?? []).every((wanted) => shows[wanted]);

/** Sessions are played by tables of the middle size. */
export const tableFor = (rules: string): TableCase => atMiddleSize({ rules, options: {} });

/** So many seeds are looked at for the session with the fewest steps, and more only while there is none. */
const SEEDS = 250;

/** The session of a preset that takes the fewest steps through the log, of the first seeds that there are. */
function bestSession(rules: string): Session {
  let best: Session | null = null;
  for (let seed = 1; seed <= SEEDS || best === null; seed++) {
    // No round was lost before.
    const session = seed % 3 === 0 ? null : trySession(tableFor(rules), seed);
    if (session === null || !showsEnough(session)) continue;
    if (best === null || sum(session.back) < sum(best.back)) best = session;
  }
  return best;
}

/** A session for each preset. */
export const makeSessions = (): Session[] => VARIANT_IDS.map(bestSession);
