/** Cards whose player chooses what they do: what they offer, and what is taken to be chosen where nothing is said. */

import { areOneKind, choiceOf, chosenAs, isKnown, kindIndex, kindOf, type Played } from './cards.ts';
import type { EffectFound, KindRules, Rules } from './rules/rules.ts';
import { addedTo } from './sets.ts';
import type { SeatNumber, State } from './state.ts';

/** What a card is with each of the effects that its player may choose; none where there is nothing to choose. */
export const waysOf = (rules: Rules, card: Played): readonly KindRules[] =>
  rules.kinds[kindIndex(card)]!.ways;

/** The effects that a card offers, whatever was chosen of it. */
export const offersOf = (rules: Rules, card: Played): readonly EffectFound[] =>
  rules.kinds[kindIndex(card)]!.effects.flatMap(({ name, options }) => (name === 'choose' ? options : []));

/** Whether the card offers what was chosen of it, if anything was. */
export const isOffered = (rules: Rules, card: Played): boolean =>
  (choiceOf(card) ?? -1) < waysOf(rules, card).length;

/** What was chosen of the seat's own play that these cards are added to; null where they are none of one. */
function addedChoice(state: State, seat: SeatNumber, cards: readonly Played[]): number | null {
  if (!areOneKind(cards) || addedTo(state, seat, kindOf(cards[0]!)) === 0) return null;
  const top = state.pile.at(-1);
  return top === undefined || !isKnown(top) ? null : choiceOf(top);
}

/**
 * The cards of a play, one at least, with what is chosen of those that offer something: one thing for all cards of a
 * kind, that of the topmost of which something was said, else the first that they offer. What is added to a play does
 * what that does.
 */
export function asChosen(state: State, seat: SeatNumber, cards: readonly Played[]): readonly Played[] {
  const { rules } = state;
  if (!rules.anyChoice || !cards.some((card) => waysOf(rules, card).length > 0)) return cards;
  const added = addedChoice(state, seat, cards);
  return cards.map((card) => {
    if (waysOf(rules, card).length === 0) return card;
    const said = cards.findLast((one) => kindIndex(one) === kindIndex(card) && choiceOf(one) !== null);
    return chosenAs(card, added ?? (said === undefined ? 0 : choiceOf(said)!));
  });
}

/** The ways in which a play may be made that offers a choice, but for the one in which nothing needs to be said. */
export function otherChoices(
  state: State,
  seat: SeatNumber,
  cards: readonly Played[],
): readonly (readonly Played[])[] {
  const ways = waysOf(state.rules, cards.at(-1)!);
  if (ways.length === 0 || addedChoice(state, seat, cards) !== null) return [];
  const isTop = (card: Played) => kindIndex(card) === kindIndex(cards.at(-1)!);
  return ways.slice(1).map((_, i) => cards.map((card) => (isTop(card) ? chosenAs(card, i + 1) : card)));
}
