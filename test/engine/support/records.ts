import { isDeepStrictEqual } from 'node:util';
import { bareCards } from '../../../src/engine/cards.ts';
import { decide } from '../../../src/engine/decide.ts';
import { mask } from '../../../src/engine/knowledge.ts';
import { parseGame } from '../../../src/engine/notation/game.ts';
import type { RecordedGame } from '../../../src/engine/notation/header.ts';
import { makeGame } from '../../../src/engine/notation/make-game.ts';
import { makePositionLine, parsePositionLine } from '../../../src/engine/notation/position-line.ts';
import type { Random } from '../../../src/engine/random.ts';
import { type Entry, foldRevisions, judgeEntry, type Revision, stateOf } from '../../../src/engine/record.ts';
import type { State } from '../../../src/engine/state.ts';
import { isViewOf, movesToRule, shown } from './known.ts';
import { pick, type Step } from './playout.ts';
import { findIn, type TableCase } from './tables.ts';

/** Who keeps a record: a host who knows every card, or a table that sees what lies open. */
export type Keeper = 'host' | 'table';

/** A move that the state refuses, if one is found quickly: what a table takes back. */
function slip(before: State, state: State, random: Random): Entry[] {
  const moves = movesToRule(before, random, 20).filter(
    (move) => decide(state, move).verdict === 'illegal' && !(move.kind === 'flip' && Number(move.stack) < 0),
  );
  return moves.length === 0 ? [] : [{ kind: 'move', move: pick(moves, random), ifIllegal: 'takenBack' }];
}

/** A card that everybody sees being turned up from the stock, and that no move names. */
function turnedUp({ after }: Step, state: State): Entry[] {
  const [card] = bareCards(after.pile);
  const hidden = state.pile.length === 1 && state.pile[0] === '??';
  return hidden && card !== undefined && card !== '??'
    ? [{ kind: 'seen', place: { zone: 'pile' }, card }]
    : [];
}

/** A record that is kept of a game while it is played, and the state that it has led to. */
export interface Kept {
  readonly game: RecordedGame;
  readonly state: State;
  /** How the record contradicts the game; null if it doesn't. */
  readonly wrong: string | null;
}

/** Keeps a record of moves, out of a hundred of which so many were tried first that are not allowed. */
export function keepRecord(
  { rules, options }: TableCase,
  steps: readonly Step[],
  keeper: Keeper,
  slips: number,
  random: Random,
): Kept {
  const initial = keeper === 'host' ? steps[0]!.before : mask(steps[0]!.before, 'onlooker');
  const entries: Entry[] = [];
  let state = initial;
  const keep = (entry: Entry) => {
    const judged = judgeEntry(state, entry);
    state = judged.after;
    entries.push(entry);
    return judged.ruling;
  };
  const kept = (wrong: string | null): Kept => ({ game: { rules, options, initial, entries }, state, wrong });
  for (const step of steps) {
    if (random() * 100 < slips) for (const entry of slip(step.before, state, random)) keep(entry);
    const move = shown(step.before, step.move);
    const ruling = keep({ kind: 'move', move, ifIllegal: 'letStand' });
    for (const entry of turnedUp(step, state)) keep(entry);
    const of = `${keeper} on ${JSON.stringify(move)}`;
    if (ruling?.verdict === 'illegal') return kept(`${of}: refused for ${JSON.stringify(ruling.breaches)}`);
    if (!isViewOf(step.after, state)) return kept(`${of}: leads elsewhere than it should`);
  }
  return kept(null);
}

/** A game written as text and read again is the same, and so is every position on one line. */
export function brokenByNotation(one: TableCase, { game, state }: Kept): string | null {
  const text = makeGame(game);
  const parsed = parseGame(text, findIn(one));
  if (!parsed.ok) return `the game can't be read: ${JSON.stringify(parsed.error.detail)}\n${text}`;
  if (!isDeepStrictEqual(parsed.value.game, game)) return `the game is read otherwise than written\n${text}`;
  if (makeGame(parsed.value.game) !== text) return `the game is written otherwise than read\n${text}`;
  const { rules, options } = one;
  const line = makePositionLine({ rules, options, state });
  const position = parsePositionLine(line, findIn(one));
  const same = position.ok && isDeepStrictEqual(position.value, { rules, options, state });
  return same ? null : `the position is read otherwise than written: ${line}`;
}

/** Told again, a record leads to the same state; each undo gives back the one before exactly. */
export function brokenByUndo({ game: { initial, entries }, state }: Kept, random: Random): string | null {
  const added = entries.map((entry): Revision => ({ type: 'add', entry }));
  const after = (changes: readonly Revision[]) => stateOf(foldRevisions({ initial, changes }));
  if (!isDeepStrictEqual(after(added), state)) return 'the record told again leads elsewhere';
  const count = Math.floor(random() * added.length);
  const back = added.slice(count).map((): Revision => ({ type: 'undo' }));
  if (!isDeepStrictEqual(after([...added, ...back]), after(added.slice(0, count))))
    return 'undo leads elsewhere';
  const corrected: Revision = { type: 'rewrite', from: count, entries: [] };
  return isDeepStrictEqual(after([...added, corrected, { type: 'undo' }]), state)
    ? null
    : 'undo of a correction leads elsewhere';
}
