import { type Kind, RANKS, type Rank, rankOf } from './cards.ts';
import { effectiveCard, type State } from './state.ts';

/** The kinds that go on the pile now whatever it demands, jokers only if the deck has them. */
export function alwaysFits(state: State): Kind[] {
  const { rules, pile } = state;
  const top = pile.at(-1);
  const looked =
    rules.set.notOn.looks === 'effective' ? effectiveCard(state) : top === '??' ? null : (top ?? null);
  const under: Rank | null = looked === null ? null : rankOf(looked);
  const kinds: Kind[] = rules.set.deck.jokers > 0 ? [...RANKS, 'JK'] : [...RANKS];
  return kinds.filter((kind) => {
    const power = rules.of[kind];
    return power.on === 'any' && (under === null || !power.notOn.includes(under));
  });
}
