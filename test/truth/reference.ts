import { ACE_HIGH, byRank, type Card, type Rank, rankOf, runOnTop } from './cards.ts';
import * as t from './table.ts';

/** The reference rules for two to four players, without extensions and jokers. Numbers: RE-… of the rules matrix. */

const height = (rank: Rank): number => ACE_HIGH.indexOf(rank);

/** The holder of the four of hearts, else of any four, else of the card nearest to a four (RE-36..38, A-43). */
export function starterOf(seats: readonly t.Seat[], dealer: number): number {
  const inOrder = seats.map((_, i) => (dealer + 1 + i) % seats.length);
  const shown = (i: number): Card[] => [...seats[i]!.hand, ...seats[i]!.faceUp];
  const hearts = inOrder.find((i) => shown(i).includes('4H'));
  if (hearts !== undefined) return hearts;
  const distance = (i: number): number => Math.min(...shown(i).map((c) => Math.abs(height(rankOf(c)) - 2)));
  const nearest = Math.min(...inOrder.map(distance));
  return inOrder.find((i) => distance(i) === nearest)!;
}

/** Three face down, three on them, three in the hand, the rest is the stock (RE-15..18). */
function deal(names: readonly string[], dealer: number, pack: readonly Card[]): t.Table {
  const seats = names.map((name, i) => {
    const own = pack.slice(i * 9, i * 9 + 9);
    return { name, faceDown: own.slice(0, 3), faceUp: own.slice(3, 6), hand: own.slice(6) };
  });
  const stock = pack.slice(names.length * 9);
  const turn = starterOf(seats, dealer);
  return { seats, dealer, turn, pile: [], lastLaid: [], stock, burned: [], out: [] };
}

/** The holder of the four of hearts usually leads it, though nobody must. */
function opening(table: t.Table): (t.Move & { readonly kind: 'play' }) | null {
  const seat = table.turn!;
  const holds = t.seatAt(table, seat).hand.includes('4H');
  return holds ? { kind: 'play', seat, cards: ['4H'], from: 'hand' } : null;
}

/** Threes are looked through (RE-27); a two lets anything follow (RE-26); a seven asks for seven or lower (RE-31). */
function demand(pile: readonly Card[]): t.Demand {
  const inEffect = pile.findLast((card) => rankOf(card) !== '3');
  if (inEffect === undefined) return { kind: 'anything' };
  const rank = rankOf(inEffect);
  if (rank === '2') return { kind: 'anything' };
  if (rank === '7') return { kind: 'atMost', rank };
  return { kind: 'atLeast', rank };
}

function fits(card: Card, pile: readonly Card[]): boolean {
  const rank = rankOf(card);
  if (rank === '2' || rank === '3' || rank === 'T') return true; // RE-26..28
  const wanted = demand(pile);
  if (wanted.kind === 'atLeast') return height(rank) >= height(wanted.rank as Rank);
  if (wanted.kind === 'atMost') return height(rank) <= height(wanted.rank as Rank);
  return true;
}

/** Sets of one rank (RE-22). A second ten would only be wasted, so nobody here lays two. */
function layable(held: readonly Card[], pile: readonly Card[]): Card[][] {
  return byRank(held)
    .filter((group) => fits(group[0]!, pile))
    .flatMap((group) =>
      rankOf(group[0]!) === 'T' ? [group.slice(0, 1)] : group.map((_, i) => group.slice(0, i + 1)),
    );
}

/** The missing cards of the rank on top, all in the zone that their holder may use now (RE-25, A-37). */
function completions(table: t.Table): (t.Move & { readonly kind: 'play' })[] {
  const top = table.pile.at(-1);
  if (top === undefined || table.turn === null) return [];
  const missing = 4 - runOnTop(table.pile);
  return t.othersAfter(table, table.turn).flatMap((seat) => {
    const { hand, faceUp } = t.seatAt(table, seat);
    const from: t.Zone = hand.length > 0 ? 'hand' : 'faceUp';
    const cards = (from === 'hand' ? hand : faceUp).filter((card) => rankOf(card) === rankOf(top));
    return cards.length === missing ? [{ kind: 'play' as const, seat, cards, from }] : [];
  });
}

/** Who is next after the cards have stayed on the pile: eights pass over others, never over oneself (RE-32..34, A-40). */
function nextAfter(
  table: t.Table,
  mover: number,
  laid: readonly Card[],
): { next: number | null; skipped: number } {
  const others = t.othersAfter(table, mover);
  const eights = laid.filter((card) => rankOf(card) === '8').length;
  const skipped = Math.min(eights, others.length);
  const own = t.cardsOf(t.seatAt(table, mover)) > 0 ? [mover] : [];
  const next = [...others, ...own, ...others][skipped] ?? null;
  return { next, skipped };
}

/** After cards were laid and drawn for: burn and play again (RE-23, 24, 28, 29), or pass the turn on. */
function settle(table: t.Table, mover: number, laid: readonly Card[], draws: number): t.Outcome {
  const burn = rankOf(laid[0]!) === 'T' || runOnTop(table.pile) === 4;
  if (burn) {
    const again = t.cardsOf(t.seatAt(table, mover)) > 0 ? mover : (t.othersAfter(table, mover)[0] ?? null);
    return { table: t.passTurn(t.burnPile(table), mover, again), burn, draws, failed: false, skipped: 0 };
  }
  const { next, skipped } = nextAfter(table, mover, laid);
  return { table: t.passTurn(table, mover, next), burn, draws, failed: false, skipped };
}

function make(table: t.Table, move: t.Move): t.Outcome {
  const after = t.othersAfter(table, move.seat)[0] ?? null;
  if (move.kind === 'pickUp') {
    const taken = t.takePile(table, move.seat);
    // RE-06: the turn is lost.
    return { table: t.passTurn(taken, move.seat, after), burn: false, draws: 0, failed: false, skipped: 0 };
  }
  if (move.kind === 'flip') {
    const turned = t.turnUp(table, move.seat, move.card);
    if (fits(move.card, table.pile)) return settle(turned, move.seat, [move.card], 0);
    const taken = t.takePile(turned, move.seat); // the card goes along with the pile.
    return { table: t.passTurn(taken, move.seat, after), burn: false, draws: 0, failed: true, skipped: 0 };
  }
  const laid = t.lay(table, move.seat, move.from, move.cards);
  // RE-13, A-34: as many as were played from the hand, before an extra turn; nothing for face-up cards.
  const drawn = t.draw(laid, move.seat, move.from === 'hand' ? move.cards.length : 0);
  return settle(drawn.table, move.seat, move.cards, drawn.draws);
}

export const reference: t.Rules = {
  name: 'reference',
  packs: 1,
  deal,
  opening,
  demand,
  layable,
  completions,
  make,
};
