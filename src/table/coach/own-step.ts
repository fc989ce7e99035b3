import { owesFaceUp } from '../../engine/breaches.ts';
import { abilityOf } from '../../engine/plays.ts';
import { openStacks } from '../../engine/stacks.ts';
import { drawable, type SeatNumber, type State, sourceOf } from '../../engine/state.ts';
import type { StepView } from '../../protocol/coach.ts';

/** What the seat whose turn it is may do, from what is known of its cards. */
export function ownStep(state: State, seat: SeatNumber): StepView {
  const { extra, pile, rules } = state;
  const { pass, pickUp, chance, faceDown } = rules.set;
  const source = sourceOf(state, seat);
  const isFree = pass.pickUp === 'optional';
  if (source === 'faceDown') {
    const [first] = openStacks(state, seat);
    const stack = faceDown.access === 'stacksInOrder' && first !== undefined ? first + 1 : null;
    return { step: 'flip', seat, again: extra, stack, pickUp: isFree && pile.length > 0 };
  }
  const { mayFit, mustFit } = abilityOf(state, seat, null);
  const isLeft = pile.length > 0 && (isFree || !mustFit);
  const ways = {
    pickUp: isLeft ? (isFree ? ('free' as const) : ('ifUnable' as const)) : null,
    toOther: pickUp.taker !== 'self',
    add: owesFaceUp(state, seat),
    tryStock: isLeft && chance === 'flipStock' && drawable(state) > 0,
    flip: source === 'faceUp' && openStacks(state, seat).length > 0,
  };
  return mayFit || !isLeft
    ? { step: 'lay', seat, from: source, again: extra, ...ways }
    : { step: 'pickUp', seat, from: source, ...ways };
}
