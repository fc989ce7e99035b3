import { decide } from '../../../src/engine/decide.ts';
import { mask } from '../../../src/engine/knowledge.ts';
import type { RecordedGame } from '../../../src/engine/notation/header.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { type Entry, judgeEntry } from '../../../src/engine/record.ts';
import type { State } from '../../../src/engine/state.ts';
import { movesToRule, shown } from './known.ts';
import { pick, playout } from './playout.ts';
import { knownDeal, type TableCase } from './tables.ts';

export interface RecordOptions {
  readonly knowledge: 'full' | 'table';
  readonly cap?: number;
  /** How often, of a hundred moves, something is tried that is not allowed, and is taken back. */
  readonly slips?: number;
  /** After so many moves of the game the record begins. */
  readonly from?: number;
}

/** A move that the state refuses, if one is found quickly: what a table takes back. */
function refused(before: State, state: State, seed: number): Entry[] {
  const random = seededRandom(seed);
  const moves = movesToRule(before, random, 20).filter(
    (move) => decide(state, move).verdict === 'illegal' && !(move.kind === 'flip' && Number(move.stack) < 0),
  );
  return moves.length === 0 ? [] : [{ kind: 'move', move: pick(moves, random), ifIllegal: 'takenBack' }];
}

/** A record of a playout, as a host tells it that knows every card, or a table that sees what lies open. */
export function recordOf(one: TableCase, seed: number, options: RecordOptions): RecordedGame {
  const { knowledge, cap = 5000, slips = 0, from = 0 } = options;
  const random = seededRandom(seed);
  const steps = [...playout(knownDeal(one, seed), random, cap)].slice(from);
  const start = steps[0]?.before ?? knownDeal(one, seed);
  const initial = knowledge === 'full' ? start : mask(start, 'onlooker');
  const entries: Entry[] = [];
  let state = initial;
  for (const { before, move, after } of steps) {
    const wrong = random() * 100 < slips ? refused(before, state, Math.floor(random() * 1e6)) : [];
    const starter =
      knowledge === 'table' && before.rules.set.pickUp.next === 'newStarter' && after.pile.length === 1
        ? after.pile[0]
        : undefined;
    const told: Entry[] = [...wrong, { kind: 'move', move: shown(before, move), ifIllegal: 'letStand' }];
    if (starter !== undefined && starter !== '??')
      told.push({ kind: 'seen', place: { zone: 'pile' }, card: starter });
    for (const entry of told) state = judgeEntry(state, entry).after;
    entries.push(...told);
  }
  return { rules: one.rules, options: one.options, initial, entries };
}
