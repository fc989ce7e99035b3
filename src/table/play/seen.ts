import { type Beliefs, beliefsOf } from '../../bots/beliefs.ts';
import type { Viewer } from '../../engine/knowledge.ts';
import { recordSeen } from '../../engine/observe.ts';
import { isMade } from '../../engine/record.ts';
import type { SeatNumber, State } from '../../engine/state.ts';
import type { Referee } from '../../referee/referee.ts';
import { isWithoutDeck, type Standing } from '../standing.ts';

/** A round of which everything is known as a viewer saw it: all that a screen of theirs may be told comes from this. */
export function refereeSeen(referee: Referee, viewer: Viewer): Referee {
  const { initial, changes } = referee.revisions;
  const seen = recordSeen(initial, referee.judged, viewer);
  return {
    ...referee,
    revisions: { initial: seen.initial, changes },
    judged: seen.judged,
    game: seen.game,
    viewer,
  };
}

/** What a seat believes of how the others play, and what they hold, in a round of which it has seen this. */
export const beliefsAt = ({ judged, game }: Referee, seat: SeatNumber): Beliefs =>
  beliefsOf(
    seat,
    game.seats.length,
    judged
      .filter(isMade)
      .flatMap(({ entry, before, events }) =>
        entry.kind === 'move' ? [{ before, move: entry.move, events }] : [],
      ),
  );

/** What a viewer knows at a round that stands like this, who forgets nothing. */
export const known = (referee: Referee, viewer: Viewer): State => refereeSeen(referee, viewer).game;

/** A table as a viewer sees it: with real cards everybody sees the same, and the very same value is given back. */
export const standingSeen = (standing: Standing, viewer: Viewer): Standing =>
  isWithoutDeck(standing) && standing.referee.viewer === null
    ? { ...standing, referee: refereeSeen(standing.referee, viewer) }
    : standing;
