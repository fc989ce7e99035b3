import { type Card, isKnown, kindOf, type Slot } from './cards.ts';
import { demand, findMisfit } from './demand.ts';
import { unseenCards } from './knowledge.ts';
import { rulesOf } from './rules/rules.ts';
import { faceUpCards, hasFaceUp, type SeatNumber, type State } from './state.ts';

/** Where a seat's next cards come from: its hand, then its face-up cards, then blind (RE-07…10). */
export type Source = 'hand' | 'faceUp' | 'faceDown';

export function sourceOf(state: State, seat: SeatNumber): Source {
  const own = state.seats[seat]!;
  if (own.hand.length > 0) return 'hand';
  return hasFaceUp(own) ? 'faceUp' : 'faceDown';
}

/** The slots of a source that are played openly; none for face-down cards. */
export function openSlots(state: State, seat: SeatNumber, source: Source): readonly Slot[] {
  const own = state.seats[seat]!;
  if (source === 'hand') return own.hand;
  return source === 'faceUp' ? faceUpCards(own) : [];
}

/** The cards sorted into groups of one kind. */
export function groupsOf(cards: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(kindOf(card));
    if (group === undefined) groups.set(kindOf(card), [card]);
    else group.push(card);
  }
  return [...groups.values()];
}

/** Every choice of one or more cards out of a group, each once however many copies there are. */
export function choices(cards: readonly Card[], max: number): Card[][] {
  if (cards.length === 1) return [[...cards]];
  // Copies lie together, so that the same choice reads the same.
  const group = new Set(cards).size < cards.length ? [...cards].sort() : cards;
  const found: Card[][] = [];
  const seen = new Set<string>();
  for (let bits = 1; bits < 1 << group.length; bits++) {
    const chosen = group.filter((_, i) => (bits >> i) & 1);
    const key = chosen.join('');
    if (chosen.length > max || seen.has(key)) continue;
    seen.add(key);
    found.push(chosen);
  }
  return found;
}

/** The most cards that one play from a source may have. */
export function mostCards(state: State, source: 'hand' | 'faceUp'): number {
  const { play, max } = state.rules.set.set;
  if (play[source] === 'single') return 1;
  return max ?? 8;
}

/** Some of these cards that can be laid now; null if none can. */
function anyFits(state: State, seat: SeatNumber, cards: readonly Card[], source: 'hand' | 'faceUp') {
  const asked = demand(state, source);
  const most = mostCards(state, source);
  for (const group of groupsOf(cards))
    for (const chosen of choices(group, most))
      if (findMisfit(state, chosen, seat, asked) === null) return chosen;
  return null;
}

/** Whether a seat could lay something: cards that surely fit, or the possibility that unknown ones do. */
export interface Ability {
  readonly fits: readonly Card[] | null;
  readonly mayFit: boolean;
}

/**
 * Looks for a play that a seat could make from its open source, leaving cards of kinds in `except` aside. With
 * unknown slots it asks whether any unseen card could make one.
 */
export function abilityOf(state: State, seat: SeatNumber, except: (card: Card) => boolean): Ability {
  const source = sourceOf(state, seat);
  if (source === 'faceDown') return { fits: null, mayFit: false };
  const slots = openSlots(state, seat, source);
  const known = slots.filter(isKnown).filter((card) => !except(card));
  const fits = anyFits(state, seat, known, source);
  if (fits !== null) return { fits, mayFit: true };
  const hidden = slots.length - slots.filter(isKnown).length;
  return { fits: null, mayFit: hidden > 0 && mayFit(state, seat, known, source, hidden, except) };
}

function mayFit(
  state: State,
  seat: SeatNumber,
  known: readonly Card[],
  source: 'hand' | 'faceUp',
  hidden: number,
  except: (card: Card) => boolean,
): boolean {
  const unseen = unseenCards(state).filter((card) => !except(card));
  return groupsOf(unseen).some((group) => {
    const same = known.filter((card) => kindOf(card) === kindOf(group[0]!));
    if (hidden >= group.length) return anyFits(state, seat, [...same, ...group], source) !== null;
    // Fewer hidden slots than unseen cards of the kind: try each choice that the slots can hold.
    return choices(group, hidden).some((held) => anyFits(state, seat, [...same, ...held], source) !== null);
  });
}

export const keptForNeed = (state: State, card: Card): boolean => rulesOf(state.rules, card).onlyIfStuck;
