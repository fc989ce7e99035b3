import { withDeduced } from '../../engine/knowledge.ts';
import type { SeatNumber, State } from '../../engine/state.ts';
import { withShown } from '../../referee/taken.ts';
import { known } from '../play/seen.ts';
import { isWithoutDeck, type Standing } from '../standing.ts';

/**
 * What hints for a seat may rest on: where the program keeps the cards, what that seat knows; at a real table what
 * everybody does. What follows from it is counted in.
 */
export function knownTo(standing: Standing, seat: SeatNumber): State {
  const { referee } = standing;
  return withDeduced(isWithoutDeck(standing) ? known(referee, seat) : withShown(referee));
}
