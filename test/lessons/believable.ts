import { isKnown, type PileSlot, type Slot, UNKNOWN } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { startingHand } from '../../src/engine/rules/deal-row.ts';
import { dealRow, refillSize } from '../../src/engine/rules/rules.ts';
import { drawable, type State } from '../../src/engine/state.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';

/** Whether a position could have come about: its pile by plays, its hands by dealing and drawing. */

const hidden = (count: number): Slot[] => Array.from({ length: count }, () => UNKNOWN);

/** Before any card of the pile was laid: whoever may have held what, nobody has shown it. */
const bare = (state: State): State => ({
  ...state,
  seats: state.seats.map((seat) => ({
    ...seat,
    hand: hidden(state.pile.length + 3),
    faceUp: seat.faceUp.map(() => null),
    faceDown: seat.faceDown.map(() => []),
  })),
  extra: null,
  pile: [],
  stock: hidden(state.stock.length),
  burned: [],
  lastPlay: null,
});

const sameCards = (some: readonly PileSlot[], others: readonly PileSlot[]): boolean =>
  some.join() === others.join();

/** Whether plays in turn, each as the engine allows it, lead from here to this very pile and whose turn it is. */
function leadsTo(wanted: State, from: State): boolean {
  const { pile } = from;
  if (pile.length === wanted.pile.length)
    return (
      from.turn === wanted.turn &&
      from.direction === wanted.direction &&
      from.lastPlay?.seat === wanted.lastPlay?.seat &&
      from.lastPlay?.count === wanted.lastPlay?.count
    );
  for (let end = pile.length + 1; end <= wanted.pile.length; end++) {
    const cards = wanted.pile.slice(pile.length, end).filter(isKnown);
    const ruling = decide(from, { kind: 'play', seat: from.turn!, cards, called: true });
    if (ruling.verdict === 'illegal') continue;
    if (!sameCards(ruling.after.pile, wanted.pile.slice(0, end))) continue;
    if (leadsTo(wanted, ruling.after)) return true;
  }
  return false;
}

/** Whether the pile of a game could have been laid by its seats, from the bottom up. */
function couldBeLaid(state: State): boolean {
  if (state.pile.length === 0) return true;
  return state.seats.some((_, turn) =>
    (['clockwise', 'counterclockwise'] as const).some((direction) =>
      leadsTo(state, { ...bare(state), turn, direction }),
    ),
  );
}

/** The fewest cards that a hand has, the most, and the pile before anything is laid. */
function held({ rules, seats, phase }: State, stocked: boolean): readonly [number, number] {
  const { set } = rules;
  const row = dealRow(rules, seats.length)!;
  const dealt = phase === 'exchange' && set.exchange === 'pick' ? row.hand : startingHand(set, row);
  if (phase !== 'play') return [dealt, dealt];
  if (!stocked || set.refill.mode === 'none') return [0, Number.POSITIVE_INFINITY];
  const fewest = set.refill.mode === 'perCard' ? dealt : refillSize(rules, seats.length);
  return [fewest, Number.POSITIVE_INFINITY];
}

/** What of a lesson's position can't have come about. */
export function unbelievable({ id, state }: Lesson): string[] {
  const { phase, pile, seats, rules } = state;
  const found: string[] = [];
  if (phase === 'play' ? !couldBeLaid(state) : pile.length !== (rules.set.deal.starter ? 1 : 0))
    found.push(`${id}: nobody could have laid ${pile.join(' ')}`);
  const [fewest, most] = held(state, drawable(state) > 0);
  for (const { name, hand } of seats)
    if (hand.length < fewest || hand.length > most)
      found.push(`${id}: ${name} has ${hand.length} cards with ${state.stock.length} in the stock`);
  return found;
}
