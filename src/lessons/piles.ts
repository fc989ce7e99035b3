import { type Played, type Slot, UNKNOWN } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { rulesOf } from '../engine/rules/rules.ts';
import type { State } from '../engine/state.ts';

const hidden = (count: number): Slot[] => Array.from({ length: count }, () => UNKNOWN);

/** More than are played, so that no card is anybody's last one. */
const SPARE = 3;

/** The table before this pile was played: its cards are in hands, and nobody has shown them. */
const cleared = (state: State, laid: number): State => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat, hand: hidden(laid + SPARE), faceUp: [], faceDown: [] })),
  pile: [],
  stock: hidden(state.stock.length),
  burned: [],
  lastPlay: null,
});

/** The states that plays in turn lead to whose pile is this one, as the engine allows them, single cards first. */
function* layings(from: State, pile: readonly Played[]): Generator<State> {
  const { turn, pile: lying } = from;
  if (lying.length === pile.length) yield from;
  if (turn === null) return;
  for (let end = lying.length + 1; end <= pile.length; end++) {
    const cards = pile.slice(lying.length, end);
    const ruling = decide(from, { kind: 'play', seat: turn, cards, called: true });
    // A pile that burns is no pile.
    if (ruling.verdict !== 'illegal' && ruling.after.pile.length === end) yield* layings(ruling.after, pile);
  }
}

/**
 * The play on top of a pile, found by having the seats play the pile from the bottom up, so that turn and direction are
 * what they would be; null where the rules don't allow these plays, or a last one of this many cards.
 */
export function lastPlayOn(state: State, pile: readonly Played[], count?: number): State['lastPlay'] {
  const { direction, seats } = state;
  const before = cleared(state, pile.length);
  const opposite = direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  const mayTurn = pile.some((card) => rulesOf(state.rules, card).reverse);
  for (const begun of mayTurn ? ([direction, opposite] as const) : [direction])
    for (const after of layings({ ...before, direction: begun, turn: 0 }, pile)) {
      const { turn, lastPlay } = after;
      if (turn === null || lastPlay === null || after.direction !== direction) continue;
      if (count !== undefined && lastPlay.count !== count) continue;
      // The seats are alike: had another one begun, all would have happened as many seats further.
      const further = (state.turn ?? 0) - turn + seats.length;
      return { ...lastPlay, seat: (lastPlay.seat + further) % seats.length };
    }
  return null;
}
