import { ACE_HIGH, byRank, type Card, type Packs, type Rank, rankOf } from './cards.ts';
import * as t from './table.ts';

/** Threes with one pack, two or three. Numbers: TH-… of the rules matrix, A-… of its ambiguities. */

/** TH-12, A-15: the ace is high. */
const height = (rank: Rank): number => ACE_HIGH.indexOf(rank);

/** Three piles of two face down, three for the hand, the rest is the stock (TH-03, TH-04). Nobody's turn is settled. */
function deal(names: readonly string[], dealer: number, pack: readonly Card[]): t.Table {
  const seats = names.map((name, i) => {
    const own = pack.slice(i * 9, i * 9 + 9);
    return { name, faceDown: own.slice(0, 6), faceUp: [], hand: own.slice(6) };
  });
  const stock = pack.slice(names.length * 9);
  return { seats, dealer, turn: dealer, pile: [], lastLaid: [], stock, burned: [], out: [] };
}

/** One of those with a three is the first to put one down; if nobody has one, the next rank up (TH-08, TH-09, A-13). */
const opening: t.Rules['opening'] = ({ seats }, chance) => {
  const races = ACE_HIGH.slice(1).map((rank) =>
    seats.flatMap(({ hand }, seat) => {
      const cards = hand.filter((card) => rankOf(card) === rank);
      return cards.length > 0 ? [{ seat, cards }] : [];
    }),
  );
  const racers = races.find((those) => those.length > 0);
  if (racers === undefined) throw new Error('nobody can start');
  const { seat, cards } = chance.pick(racers);
  return { kind: 'play', seat, cards: cards.slice(0, 1 + chance.below(cards.length)), from: 'hand' };
};

/** Equal or higher (TH-12); anything on a two (TH-07). */
function demand(pile: readonly Card[]): t.Demand {
  const top = pile.at(-1);
  if (top === undefined || rankOf(top) === '2') return { kind: 'anything' };
  return { kind: 'atLeast', rank: rankOf(top) };
}

/** A two goes on anything (TH-06). */
function fits(card: Card, pile: readonly Card[]): boolean {
  const rank = rankOf(card);
  const wanted = demand(pile);
  return rank === '2' || wanted.kind !== 'atLeast' || height(rank) >= height(wanted.rank as Rank);
}

/** Sets of one rank (TH-10, A-14). */
const layable = (held: readonly Card[], pile: readonly Card[]): Card[][] =>
  byRank(held)
    .filter((group) => fits(group[0]!, pile))
    .flatMap((group) => group.map((_, i) => group.slice(0, i + 1)));

/** Four of a rank in one play, or what completes the three that were played just before (TH-16, TH-17, A-16, A-17). */
function burns(laid: readonly Card[], before: readonly Card[]): boolean {
  const triple = before.length === 3 && rankOf(before[0]!) === rankOf(laid[0]!);
  return laid.length >= 4 || triple;
}

/** The pile goes, and the same player again (TH-15, TH-19); else the next one's turn. */
function settle(table: t.Table, mover: number, before: readonly Card[], draws: number): t.Outcome {
  const burn = burns(table.lastLaid, before);
  const lying = burn ? t.burnPile(table) : table;
  const again = burn && t.cardsOf(t.seatAt(lying, mover)) > 0;
  const next = again ? mover : (t.othersAfter(lying, mover)[0] ?? null);
  return { table: t.passTurn(lying, mover, next), burn, draws, failed: false, skipped: 0 };
}

function make(table: t.Table, move: t.Move): t.Outcome {
  const after = t.othersAfter(table, move.seat)[0] ?? null;
  if (move.kind === 'pickUp') {
    const taken = t.takePile(table, move.seat); // TH-13, TH-14
    return { table: t.passTurn(taken, move.seat, after), burn: false, draws: 0, failed: false, skipped: 0 };
  }
  if (move.kind === 'flip') {
    const turned = t.turnUp(table, move.seat, move.card); // TH-20..23
    if (fits(move.card, table.pile)) return settle(turned, move.seat, table.lastLaid, 0);
    const taken = t.takePile(turned, move.seat); // TH-24, A-09
    return { table: t.passTurn(taken, move.seat, after), burn: false, draws: 0, failed: true, skipped: 0 };
  }
  const laid = t.lay(table, move.seat, move.from, move.cards);
  // TH-05: up to three.
  const drawn = t.draw(laid, move.seat, 3 - t.seatAt(laid, move.seat).hand.length);
  return settle(drawn.table, move.seat, table.lastLaid, drawn.draws);
}

/** TH-02: one pack, or two for more players; house rules may say three. */
export const threes = (packs: Packs): t.Rules => ({
  name: 'threes',
  packs,
  deal,
  opening,
  demand,
  layable,
  completions: () => [],
  make,
});
