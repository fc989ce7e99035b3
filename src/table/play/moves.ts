import { called } from '../../bots/moves.ts';
import { decide } from '../../engine/decide.ts';
import type { Move } from '../../engine/move.ts';
import type { MoveEntry } from '../../engine/record.ts';
import type { Breach } from '../../engine/ruling.ts';
import type { State } from '../../engine/state.ts';
import type { RulingView } from '../../protocol/view.ts';
import type { Referee } from '../../referee/referee.ts';
import { rulingView } from '../ruling-view.ts';
import { known } from './seen.ts';

/** The move without a card that it says to be turned over: what that is shows when it lies there. */
function unseen(state: State, move: Move): Move {
  if (move.kind !== 'flip' || move.card === undefined || state.pending?.card !== undefined) return move;
  const { card: _, ...rest } = move;
  return rest;
}

/**
 * The move as it is recorded where every card is known: what is turned over is what lies there, unless it lets its
 * player choose what it does, which is said after that; and what the rules want called aloud the program calls for
 * everybody.
 */
export function wholeMove(state: State, made: Move): Move {
  const move = unseen(state, made);
  if (move.kind !== 'flip' || state.pending?.card !== undefined) return called(state, move);
  const ruling = state.rules.anyChoice ? decide(state, move) : null;
  if (ruling !== null && ruling.verdict !== 'illegal' && ruling.after.pending?.card !== undefined)
    return called(state, move);
  const cards = move.stack === 'stock' ? state.stock : (state.seats[move.seat]?.faceDown[move.stack] ?? []);
  const card = cards.at(-1);
  return card === undefined || card === '??' ? move : called(state, { ...move, card });
}

/** Whether the rules allow a move, of all cards. */
export const isAllowed = ({ game }: Referee, move: Move): boolean =>
  game.seats[move.seat] !== undefined && decide(game, wholeMove(game, move)).verdict !== 'illegal';

/** The same breaches without what hangs on cards that somebody can't see. */
const unnamed = (breaches: readonly Breach[]): Breach[] =>
  breaches.map(({ code, setting, rule }) => ({ code, setting, rule, card: null, seat: null }));

/**
 * Why a move of a seat is refused, as far as that seat may know: what it sees says why, and where that would let it
 * pass, the code alone is told.
 */
export function refusalOf(referee: Referee, made: Move): RulingView | null {
  const move = unseen(referee.game, made);
  const before = known(referee, move.seat);
  const seen = decide(before, move);
  const whole = decide(referee.game, move);
  if (whole.verdict !== 'illegal') return null;
  const breaches = seen.verdict === 'illegal' ? seen.breaches : unnamed(whole.breaches);
  const entry: MoveEntry = { kind: 'move', move, ifIllegal: 'takenBack' };
  const ruling = { verdict: 'illegal', breaches } as const;
  return rulingView(
    { entry, ruling, events: [], before, after: before },
    referee.revisions.changes.length,
    false,
  );
}
