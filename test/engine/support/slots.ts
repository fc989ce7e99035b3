import { allSlots } from '../../../src/engine/knowledge.ts';
import type { State } from '../../../src/engine/state.ts';

/** Every slot of a state as one text: the same for the same cards. */
export const cardsOf = (state: State): string => allSlots(state).sort().join(' ');
