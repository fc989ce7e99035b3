import { findBreaches } from '../../engine/breaches.ts';
import { type Card, colourOf, isKnown, KINDS, type Kind, kindOf } from '../../engine/cards.ts';
import { demand } from '../../engine/demand.ts';
import { unseenCards } from '../../engine/knowledge.ts';
import { openSlots, type SeatNumber, type State, sourceOf } from '../../engine/state.ts';
import type { RankHint } from '../../protocol/hints.ts';

/** The cards of the zone that a seat plays from: those that are known, and how many others. */
export function zoneOf(state: State, seat: SeatNumber): { cards: readonly Card[]; hidden: number } {
  const slots = openSlots(state, seat, sourceOf(state, seat));
  const cards = slots.filter(isKnown);
  return { cards, hidden: slots.length - cards.length };
}

/** The fewest cards of a kind that fit, out of those that the seat may have; null if none do. */
function fewest(state: State, seat: SeatNumber, kind: Kind, cards: readonly Card[]): number | null {
  const own = cards.filter((card) => kindOf(card) === kind);
  for (let count = 1; count <= own.length; count++)
    if (findBreaches(state, { kind: 'play', seat, cards: own.slice(0, count) }).breaches.length === 0)
      return count;
  return null;
}

/**
 * Where cards of a seat aren't known: the kinds that it could play now if it had them, in the order of the rules. Empty
 * where all of its cards are known.
 */
export function ranksThatFit(state: State, seat: SeatNumber): RankHint[] {
  const { cards: held, hidden } = zoneOf(state, seat);
  if (hidden === 0) return [];
  const { colour } = demand(state, sourceOf(state, seat));
  const follows = (card: Card) => (colour === null || colourOf(card) === colour ? 0 : 1);
  const unseen = unseenCards(state).toSorted((a, b) => follows(a) - follows(b));
  const ofKind = (kind: Kind) => unseen.filter((card) => kindOf(card) === kind).slice(0, hidden);
  const { of } = state.rules;
  return KINDS.toSorted((a, b) => of[a].height - of[b].height).flatMap((kind): RankHint[] => {
    const together = fewest(state, seat, kind, [...held, ...ofKind(kind)]);
    const known = held.filter((card) => kindOf(card) === kind);
    return together === null ? [] : [{ kind, together, held: known }];
  });
}
