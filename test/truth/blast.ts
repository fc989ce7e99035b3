import { byRank, type Card, type Rank, rankOf, runOnTop } from './cards.ts';
import * as t from './table.ts';

/** Blast for two to four players. Numbers: BL-… of the rules matrix. */

/** BL-03: the ace is lowest, the king highest. */
const ACE_LOW: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const height = (rank: Rank): number => ACE_LOW.indexOf(rank);

/** BL-06. */
const handSize = (players: number): number => (players === 4 ? 3 : 4);

/** Dealer's left begins on a card turned up from the stock (BL-08, BL-12). */
function deal(names: readonly string[], dealer: number, pack: readonly Card[]): t.Table {
  const each = 6 + handSize(names.length);
  const seats = names.map((name, i) => {
    const own = pack.slice(i * each, (i + 1) * each);
    return { name, faceDown: own.slice(0, 3), faceUp: own.slice(3, 6), hand: own.slice(6) };
  });
  const rest = pack.slice(names.length * each);
  const turn = (dealer + 1) % names.length;
  const [pile, stock] = [rest.slice(-1), rest.slice(0, -1)];
  return { seats, dealer, turn, pile, lastLaid: [], stock, burned: [], out: [] };
}

/** Lower than the top card (BL-13), or what makes three or four in a row with it (BL-26, A-03). */
function demand(pile: readonly Card[]): t.Demand {
  const top = pile.at(-1);
  if (top === undefined) return { kind: 'anything' };
  return { kind: 'below', rank: rankOf(top), completing: 3 - runOnTop(pile) };
}

function fits(cards: readonly Card[], pile: readonly Card[]): boolean {
  const rank = rankOf(cards[0]!);
  const top = pile.at(-1);
  if (rank === 'T' || top === undefined) return true; // BL-27
  if (rank === rankOf(top)) return runOnTop(pile) + cards.length >= 3;
  return height(rank) < height(rankOf(top));
}

/** One to four of a rank (BL-19). One ten does it, so nobody here lays two (BL-27). */
function layable(held: readonly Card[], pile: readonly Card[]): Card[][] {
  return byRank(held)
    .flatMap((group) =>
      rankOf(group[0]!) === 'T' ? [group.slice(0, 1)] : group.map((_, i) => group.slice(0, i + 1)),
    )
    .filter((cards) => fits(cards, pile));
}

/** BL-20, A-08: hand and stock gone, so the face-up cards are taken up, all at once. */
function takeFaceUp(table: t.Table, mover: number): t.Table {
  const seat = t.seatAt(table, mover);
  const due = seat.hand.length === 0 && table.stock.length === 0;
  return due ? t.withSeat(table, mover, { hand: seat.faceUp, faceUp: [] }) : table;
}

/** Three or four in a row or a ten: the pile goes, the same player again (BL-23, 25, 27, 29). */
function settle(table: t.Table, mover: number, laid: readonly Card[], draws: number): t.Outcome {
  const burn = rankOf(laid[0]!) === 'T' || runOnTop(table.pile) >= 3;
  const lying = takeFaceUp(burn ? t.burnPile(table) : table, mover);
  const again = burn && t.cardsOf(t.seatAt(lying, mover)) > 0;
  const next = again ? mover : (t.othersAfter(lying, mover)[0] ?? null);
  return { table: t.passTurn(lying, mover, next), burn, draws, failed: false, skipped: 0 };
}

function make(table: t.Table, move: t.Move): t.Outcome {
  const after = t.othersAfter(table, move.seat)[0] ?? null;
  if (move.kind === 'pickUp') {
    const taken = t.takePile(table, move.seat); // BL-17
    return { table: t.passTurn(taken, move.seat, after), burn: false, draws: 0, failed: false, skipped: 0 };
  }
  if (move.kind === 'flip') {
    const turned = t.turnUp(table, move.seat, move.card);
    if (fits([move.card], table.pile)) return settle(turned, move.seat, [move.card], 0);
    const taken = t.takePile(turned, move.seat);
    return { table: t.passTurn(taken, move.seat, after), burn: false, draws: 0, failed: true, skipped: 0 };
  }
  const laid = t.lay(table, move.seat, move.from, move.cards);
  // BL-18, A-04: up to the starting number, before going again.
  const short = handSize(table.seats.length) - t.seatAt(laid, move.seat).hand.length;
  const drawn = t.draw(laid, move.seat, short);
  return settle(drawn.table, move.seat, move.cards, drawn.draws);
}

export const blast: t.Rules = {
  name: 'blast',
  packs: 1,
  deal,
  opening: () => null,
  demand,
  layable,
  completions: () => [],
  make,
};
