import type { SeatNumber } from '../engine/state.ts';
import type { Command, Sighting } from '../recognition/sighting.ts';
import { commandAtTable } from './command.ts';
import { countOf, endCounting, takeDigit } from './count.ts';
import { cardAtCursor, commandAtCursor, endCursor, seatAtCursor, undoAtCursor } from './cursor.ts';
import { exchangeAt, exchangeCard, exchangeDone } from './exchange.ts';
import { commandRegistering, faceUpAt, faceUpCard, faceUpDone, undoFaceUp } from './face-up.ts';
import { awaitsStarter, seenAt, withCard } from './likely.ts';
import { leave, type Mode, type Modes, modeNow, type Referee } from './referee.ts';
import { atSeat, say } from './say.ts';
import { takeSighting } from './sight.ts';

/** What is scanned goes to the mode that the referee is in; in none, to the game. */

type ModeOf<K extends keyof Modes> = { [P in K]: Modes[P] & { readonly kind: P } }[K];

/** What a mode does with cards and commands. */
interface Handling<M extends Mode> {
  readonly card: (referee: Referee, mode: M, sighting: Sighting) => Referee;
  /** SEAT, of a seat that is there. */
  readonly seat: (referee: Referee, mode: M, seat: SeatNumber) => Referee;
  readonly done: (referee: Referee, mode: M) => Referee;
  readonly undo: (referee: Referee, mode: M) => Referee;
  /** Any other command but TEST. */
  readonly command: (referee: Referee, mode: M, command: Command) => Referee;
}

/** A camera sees no face-up card on the pile, but perhaps the card that was turned up to play on. */
function starterSeen(referee: Referee, sighting: Sighting): Referee {
  const { game } = referee;
  const isStarter = awaitsStarter(game) && seenAt(game, withCard(referee, sighting).card) === null;
  return isStarter ? takeSighting(referee, sighting) : referee;
}

/** Face-up cards are scanned by hand. */
const byHand =
  <M>(card: (referee: Referee, mode: M, sighting: Sighting) => Referee) =>
  (referee: Referee, mode: M, sighting: Sighting): Referee =>
    sighting.how === 'watch' ? starterSeen(referee, sighting) : card(referee, mode, sighting);

const MODES: { readonly [K in keyof Modes]: Handling<ModeOf<K>> } = {
  faceUp: {
    card: byHand(faceUpCard),
    seat: faceUpAt,
    done: faceUpDone,
    undo: undoFaceUp,
    command: commandRegistering,
  },
  exchange: {
    card: byHand(exchangeCard),
    seat: exchangeAt,
    done: exchangeDone,
    undo: undoFaceUp,
    command: commandRegistering,
  },
  counting: {
    card: (referee, _, sighting) => takeSighting(leave(referee, 'counting'), sighting),
    seat: (referee, _, seat) => countOf(referee, seat),
    done: endCounting,
    undo: (referee) => say(leave(referee, 'counting'), 'takenBack'),
    command: (referee, counting, command) =>
      command.name === 'DIGIT'
        ? takeDigit(referee, counting, command.digit)
        : takeCommand(leave(referee, 'counting'), command),
  },
  cursor: {
    card: cardAtCursor,
    seat: seatAtCursor,
    done: endCursor,
    undo: undoAtCursor,
    command: commandAtCursor,
  },
};

const cardIn = <K extends keyof Modes>(referee: Referee, mode: ModeOf<K>, sighting: Sighting): Referee =>
  MODES[mode.kind].card(referee, mode, sighting);

function commandIn<K extends keyof Modes>(referee: Referee, mode: ModeOf<K>, command: Command): Referee {
  const handling: Handling<ModeOf<K>> = MODES[mode.kind];
  switch (command.name) {
    case 'SEAT':
      return atSeat(referee, command.seat - 1, (_, seat) => handling.seat(referee, mode, seat));
    case 'DONE':
      return handling.done(referee, mode);
    case 'UNDO':
      return handling.undo(referee, mode);
    default:
      return handling.command(referee, mode, command);
  }
}

/** Takes a card that was scanned, shown to a camera, or seen by it. */
export function takeCard(referee: Referee, sighting: Sighting): Referee {
  const mode = modeNow(referee);
  return mode === null ? takeSighting(referee, sighting) : cardIn(referee, mode, sighting);
}

/** Carries out a command code or the button of the same meaning. */
export function takeCommand(referee: Referee, command: Command): Referee {
  // TEST says the same in every mode.
  const mode = command.name === 'TEST' ? null : modeNow(referee);
  return mode === null ? commandAtTable(referee, command) : commandIn(referee, mode, command);
}
