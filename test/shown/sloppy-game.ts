import { adjust } from '../../src/engine/adjust.ts';
import type { Card } from '../../src/engine/cards.ts';
import { dealHidden } from '../../src/engine/deal.ts';
import { decide } from '../../src/engine/decide.ts';
import { withNames } from '../../src/engine/held.ts';
import type { Place } from '../../src/engine/location.ts';
import type { Move } from '../../src/engine/move.ts';
import type { Random } from '../../src/engine/random.ts';
import { type Entry, type Judged, judgeEntry } from '../../src/engine/record.ts';
import { drawable, type SeatNumber, type State, sourceOf } from '../../src/engine/state.ts';
import { awaitsStarter } from '../../src/referee/likely.ts';
import { pick, type Step } from '../engine/support/playout.ts';
import { type TableCase, tableOf } from '../engine/support/tables.ts';
import { afterExchange, nextTrue } from './true-game.ts';

/** One turn as it truly was, and what its table could see of it. */
export interface Turn {
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  /** What was turned up to play on after it. */
  readonly starters: readonly Card[];
  /** The player drew one card too few or too many: so many cards the hand has then. */
  readonly miscount: number | null;
  /** It was against the rules, and the table lets it stand. */
  readonly stands: boolean;
  /** The public record once this turn is in it. */
  readonly record: readonly Judged[];
}

/** A game in which people sometimes draw wrongly, and the public record that it should have. */
export interface SloppyGame {
  readonly one: TableCase;
  readonly hidden: State;
  readonly start: State;
  readonly starters: readonly Card[];
  readonly turns: readonly Turn[];
}

const STOCK: Place = { zone: 'stock' };

/** The cards that the player drew from the stock in this step, in their order. */
const drawnIn = ({ events, move }: Step): Card[] =>
  events.flatMap((event) =>
    event.type === 'moved' &&
    event.from.zone === 'stock' &&
    event.to.zone === 'hand' &&
    event.to.seat === move.seat
      ? (event.cards as Card[])
      : [],
  );

/**
 * The player leaves the last of the drawn cards on the stock, or takes one more; null if neither can be. Where the
 * drawn cards have been given away with the hand, none is left: what else is held may be known to all.
 */
function drawnWrongly(after: State, seat: SeatNumber, drawn: readonly Card[], random: Random): State | null {
  const hand: Place = { zone: 'hand', seat };
  const own = after.seats[seat]!.hand;
  const last = drawn.at(-1)!;
  if (random() < 0.5 && own.length > 1 && own.includes(last))
    return adjust(after, { kind: 'moved', cards: [last], from: hand, to: STOCK }).after;
  if (drawable(after) < 2) return null;
  return adjust(after, { kind: 'moved', cards: [after.stock.at(-1)!], from: STOCK, to: hand }).after;
}

/** Follows what a table sees: its record, entry by entry. */
class PublicRecord {
  readonly judged: Judged[] = [];
  state: State;

  constructor(hidden: State) {
    this.state = hidden;
  }

  add(entry: Entry, mayStand = false): void {
    const judged = judgeEntry(this.state, entry);
    if (judged.ruling?.verdict === 'illegal' && !mayStand)
      throw new Error(`not public: ${JSON.stringify(judged.ruling)}`);
    this.judged.push(judged);
    this.state = judged.after;
  }

  /** Sees what was turned up; which cards those are. */
  seeStarters({ pile }: State): Card[] {
    const seen: Card[] = [];
    while (awaitsStarter(this.state)) {
      const card = pile[this.state.pile.length - 1] as Card;
      seen.push(card);
      this.add({ kind: 'seen', place: { zone: 'pile' }, card });
    }
    return seen;
  }
}

/** A call changes nothing in these games, and nobody says it. */
function uncalled(move: Move): Move {
  if (move.kind !== 'play' && move.kind !== 'flip') return move;
  const { called: _, ...plain } = move;
  return plain;
}

const OFF_RANK: readonly string[] = ['tooLow', 'tooHigh', 'equalNotAllowed'];

/** A move against the rules that stands. */
function standing(before: State, move: Move): Step {
  const { events, after } = judgeEntry(before, { kind: 'move', move, ifIllegal: 'letStand' });
  return { before, move, events, after };
}

/** A card of the hand that doesn't fit, as everybody can see; null if there is none. */
function wrongPlay(state: State, seen: State, random: Random): Move | null {
  const { turn } = state;
  if (turn === null || state.phase !== 'play' || sourceOf(state, turn) !== 'hand') return null;
  const isOnlyTooLow = (now: State, move: Move) => {
    const ruling = decide(now, move);
    return ruling.verdict === 'illegal' && ruling.breaches.every(({ code }) => OFF_RANK.includes(code));
  };
  const moves = state.seats[turn]!.hand.map(
    (card): Move => ({ kind: 'play', seat: turn, cards: [card as Card] }),
  );
  const wrong = moves.filter((move) => isOnlyTooLow(state, move) && isOnlyTooLow(seen, move));
  return wrong.length === 0 ? null : pick(wrong, random);
}

/** Moves that a table can show: a round that gets nowhere is given up before anybody has to say so. */
const isShown = ({ kind }: Move): boolean => kind !== 'draw';

/**
 * Plays a game of at most so many turns; of a hundred draws, so many are wrong, and of a hundred turns so many are
 * against the rules and stand.
 */
export function sloppyGame(
  one: TableCase,
  seed: number,
  most: number,
  wrongDraws: number,
  random: Random,
  stand = 0,
): SloppyGame {
  const dealt = dealHidden(tableOf(one, seed), 'start');
  if (!dealt.ok) throw new Error(dealt.error.code);
  const record = new PublicRecord(dealt.value);
  // Cards that are put on equal ones before play have to be scanned, which nobody does here: nobody puts any.
  const start = afterExchange({ ...one, options: { ...one.options, stacking: 'no' } }, seed, random);
  const starters = record.seeStarters(start);
  const turns: Turn[] = [];
  let state = start;
  while (state.phase !== 'over' && turns.length < most) {
    const against = stand > 0 && random() * 100 < stand ? wrongPlay(state, record.state, random) : null;
    const step = against === null ? nextTrue(state, random, true) : standing(state, against);
    if (step === null || !isShown(step.move)) break;
    const move = withNames(state, uncalled(step.move));
    const drawn = drawnIn(step);
    const isWrong = drawn.length > 0 && random() * 100 < wrongDraws;
    const wrong = isWrong ? drawnWrongly(step.after, move.seat, drawn, random) : null;
    const after = wrong ?? step.after;
    record.add({ kind: 'move', move, ifIllegal: 'letStand' }, against !== null);
    const miscount = wrong === null ? null : wrong.seats[move.seat]!.hand.length;
    if (miscount !== null) record.add({ kind: 'count', seat: move.seat, count: miscount });
    const seen = record.seeStarters(after);
    turns.push({
      move,
      before: state,
      after,
      starters: seen,
      miscount,
      stands: against !== null,
      record: [...record.judged],
    });
    state = after;
  }
  return { one, hidden: dealt.value, start, starters, turns };
}
