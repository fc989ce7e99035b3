import { areOneKind } from '../engine/cards.ts';
import type { Command } from '../recognition/sighting.ts';
import type { Input } from './input.ts';
import { belongsTo, closePlay } from './open.ts';
import { addedCard } from './pile.ts';
import { cursorOf, type Referee } from './referee.ts';
import { say } from './say.ts';
import { liesThere } from './sight.ts';

/** What waited for an answer doesn't cover a play that isn't allowed: people react to that first. */

/** Commands that are about what comes next, not about the newest play. */
const GOING_ON: readonly Command['name'][] = [
  'SEAT',
  'PICKUP',
  'BLIND',
  'FACEUP',
  'DRAW',
  'TURN',
  'DIRECTION',
];

/** Whether an input goes on from the newest play, instead of saying something about it. */
export function goesOn(referee: Referee, input: Input): boolean {
  const { open } = referee;
  if (input.type === 'register') return true;
  if (input.type === 'sighting') {
    const isAdded = open !== null && belongsTo(referee, open, input.sighting.card);
    return !isAdded && !liesThere(referee, input.sighting);
  }
  // While a hand is counted a seat says whose.
  if (input.type !== 'command' || referee.mode !== null) return false;
  if (!GOING_ON.includes(input.command.name)) return false;
  return input.command.name !== 'PICKUP' || addedCard(referee) === null;
}

export const isDone = (input: Input | undefined): boolean =>
  input?.type === 'command' && input.command.name === 'DONE';

/** What waits, without the Done of the play that is asked about: it goes with that play. */
export function waitingShown({ question, waiting }: Pick<Referee, 'question' | 'waiting'>): readonly Input[] {
  const asked = question?.card ?? null;
  if (asked === null) return waiting;
  const at = waiting.findIndex(isDone);
  const before = waiting
    .slice(0, at)
    .map((input) => (input.type === 'sighting' ? input.sighting.card : null));
  const isOwn = before.every((card) => card !== null && areOneKind([card, asked]));
  return at >= 0 && isOwn ? waiting.toSpliced(at, 1) : waiting;
}

/** Forgets what waits, but for the Done of the play that is asked about; UNDO brings it back. */
export function forget(referee: Referee): Referee {
  const forgotten = waitingShown(referee);
  if (forgotten.length === 0) return referee;
  const waiting = referee.waiting.filter((input) => !forgotten.includes(input));
  return say({ ...referee, waiting, forgotten: referee.waiting }, 'waitingForgotten');
}

/** What waited before it was forgotten waits again. */
export const unforget = (referee: Referee): Referee =>
  say({ ...referee, waiting: referee.forgotten, forgotten: [] }, 'undone');

/** Whether scans wait for people to react to a play that is not allowed. */
export const isHeld = (referee: Referee): boolean =>
  referee.waiting.length > 0 && referee.question === null && cursorOf(referee) === null;

/** Whether this has to wait behind what waits: it goes on from it, or a camera saw the pile with those cards on it. */
export const staysBehind = (referee: Referee, input: Input): boolean =>
  input.type === 'pile' || goesOn(referee, input);

/** Commands about the seat that is said before them. They don't wait, and so neither does that. */
const WITH_SEAT: readonly Command['name'][] = ['COUNT', 'PENALTY'];

/** A seat that waits as the last, and belongs to this input; null where there is none. */
export function ownSeat({ waiting }: Referee, input: Input): Input | null {
  const last = waiting.at(-1);
  const isSeat = last?.type === 'command' && last.command.name === 'SEAT';
  return isSeat && input.type === 'command' && WITH_SEAT.includes(input.command.name) ? last : null;
}

/**
 * The referee with a refusal that people have to see before this input, which led to `taken`; null where there is none.
 * What is asked about leaves the open play open.
 */
export function refusedBefore(referee: Referee, input: Input, taken: Referee): Referee | null {
  if (!goesOn(referee, input) || (taken.question !== null && !referee.alarm)) return null;
  const closed = closePlay(referee);
  return closed.alarm ? closed : null;
}
