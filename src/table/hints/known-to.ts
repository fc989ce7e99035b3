import type { Beliefs } from '../../bots/beliefs.ts';
import { withDeduced } from '../../engine/knowledge.ts';
import type { SeatNumber, State } from '../../engine/state.ts';
import { withShown } from '../../referee/taken.ts';
import { beliefsAt, refereeSeen } from '../play/seen.ts';
import { isWithoutDeck, type Standing } from '../standing.ts';

/** What a seat knows, and what it believes of how the others play and what they hold. */
export interface Known {
  readonly known: State;
  readonly beliefs: Beliefs;
}

/**
 * What hints for a seat may rest on: where the program keeps the cards, what that seat knows; at a real table what
 * everybody does. What follows from it is counted in.
 */
export function knownTo(standing: Standing, seat: SeatNumber): Known {
  const { referee } = standing;
  const seen = isWithoutDeck(standing) ? refereeSeen(referee, seat) : referee;
  return {
    known: withDeduced(isWithoutDeck(standing) ? seen.game : withShown(referee)),
    beliefs: beliefsAt(seen, seat),
  };
}
