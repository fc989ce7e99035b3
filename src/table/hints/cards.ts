import { findBreaches } from '../../engine/breaches.ts';
import type { Card } from '../../engine/cards.ts';
import { decide } from '../../engine/decide.ts';
import { legalMovesOf } from '../../engine/legal.ts';
import { cardsOf, type Move } from '../../engine/move.ts';
import type { SeatNumber, State } from '../../engine/state.ts';
import type { CardsHint, OtherMove } from '../../protocol/hints.ts';
import { breachView } from '../ruling-view.ts';
import { ranksThatFit, zoneOf } from './ranks.ts';

/** The name of a move without a known card; null for moves with one, and for those of the exchange. */
function nameOf(state: State, move: Move): OtherMove | null {
  if (move.kind === 'pickUp' && decide(state, move).verdict === 'onTrust') return 'pickUpElse';
  if (move.kind === 'flip' && move.card !== undefined) return null;
  if (move.kind === 'flip') return move.stack === 'stock' ? 'stock' : 'flip';
  if (move.kind === 'done' && move.to !== undefined) return 'chooseNext';
  return move.kind === 'pickUp' || move.kind === 'done' || move.kind === 'draw' ? move.kind : null;
}

/** For each card the shortest of the plays that it is part of. */
function shortestPlays(moves: readonly Move[]): ReadonlyMap<Card, readonly Card[]> {
  const shortest = new Map<Card, readonly Card[]>();
  for (const move of moves) {
    if (move.kind !== 'play') continue;
    const cards = cardsOf(move);
    for (const card of cards)
      if (cards.length < (shortest.get(card)?.length ?? Number.POSITIVE_INFINITY)) shortest.set(card, cards);
  }
  return shortest;
}

/**
 * Which cards a seat may play now and why it may not play the others, from what is known of them. Before the first card
 * nothing may be played.
 */
export function cardsHint(state: State, seat: SeatNumber): Omit<CardsHint, 'seat' | 'inputs'> {
  const { cards, hidden } = zoneOf(state, seat);
  const moves = state.phase === 'exchange' ? [] : legalMovesOf(state, seat);
  const plays = shortestPlays(moves);
  const others = moves.map((move) => nameOf(state, move)).filter((name) => name !== null);
  return {
    step: 'cards',
    cards: cards.map((card) => {
      const play = plays.get(card);
      if (play !== undefined) return { card, play: [...play], breaches: [] };
      const { breaches } = findBreaches(state, { kind: 'play', seat, cards: [card] });
      return { card, play: null, breaches: breaches.map((one) => breachView(state.rules, one)) };
    }),
    hidden,
    ranks: ranksThatFit(state, seat),
    others: [...new Set(others)],
  };
}
