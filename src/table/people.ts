import { isDeepStrictEqual } from 'node:util';
import type { SeatNumber, State } from '../engine/state.ts';
import type { SetupError } from '../protocol/lobby.ts';
import { LONGEST_NAME, nameAlike, tidyName } from '../protocol/names.ts';
import type { Occupant } from '../protocol/play.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { type Referee, registeringOf, startReferee, withInitial } from '../referee/referee.ts';
import { say } from '../referee/say.ts';
import type { PastRound, Standing } from './standing.ts';

/** What may change about people at a table in play: a name at any time, places before the first card. */

const exchanged =
  (from: string, to: string) =>
  <T extends string | null>(name: T): T | string =>
    name === from ? to : name;

/** The same set-up with one of its people called otherwise. */
export function setupWith(setup: TableSetup, from: string, to: string): TableSetup {
  const now = exchanged(from, to);
  return {
    ...setup,
    names: setup.names.map(now),
    dealer: now(setup.dealer),
    lastLoser: now(setup.lastLoser),
  };
}

function stateWith(state: State, from: string, to: string): State {
  const sit = (seat: State['seats'][number]) => (seat.name === from ? { ...seat, name: to } : seat);
  const seats = state.seats.map(sit);
  // As they were dealt is said only where that is something else.
  return { ...state, seats, dealt: state.dealt === state.seats ? seats : (state.dealt?.map(sit) ?? null) };
}

const refereeWith = (referee: Referee, from: string, to: string): Referee =>
  referee.revisions.initial.seats.some(({ name }) => name === from)
    ? withInitial(referee, stateWith(referee.revisions.initial, from, to))
    : referee;

const namesOf = ({ referee }: Pick<Standing, 'referee'>): string[] =>
  referee.game.seats.map(({ name }) => name);

/** What keeps a seat from being called that; null if it can be. Nobody takes over what somebody else has scored. */
export function renameFault(standing: Standing, seat: SeatNumber, wished: string): SetupError | null {
  const name = tidyName(wished);
  const own = namesOf(standing)[seat];
  if (own === undefined || name === '') return { code: 'EMPTY_NAME' };
  if (name.length > LONGEST_NAME) return { code: 'LONG_NAME', name };
  const comers = standing.joining.flatMap((other, i) => (other === null || i === seat ? [] : [other]));
  const everybody = new Set([...[standing, ...standing.past].flatMap(namesOf), ...comers]);
  everybody.delete(own);
  return [...everybody].some((other) => nameAlike([other, name]) !== undefined)
    ? { code: 'SAME_NAME', name }
    : null;
}

type Now = Pick<Standing, 'referee' | 'round'>;

const called = ({ referee, round }: Now, from: string, to: string): Now => ({
  referee: refereeWith(referee, from, to),
  round: { ...round, setup: setupWith(round.setup, from, to) },
});

/**
 * Somebody else sits down under this name. What was played before is not theirs: not the rounds before this one, and
 * not this one once it is over; then the seat is called so from the next round on.
 */
export function joined(standing: Standing, seat: SeatNumber, wished: string): Standing {
  const from = namesOf(standing)[seat];
  const to = tidyName(wished);
  if (from === undefined || from === to || renameFault(standing, seat, wished) !== null) return standing;
  if (standing.referee.game.phase === 'over')
    return { ...standing, joining: standing.joining.with(seat, to) };
  const now = called(standing, from, to);
  return { ...standing, ...now, referee: say(now.referee, 'renamed', { seat, text: from }) };
}

/** The next round with the names of those who have sat down since this one ended. */
export const withJoining = ({ referee, joining }: Standing, next: Now): Now =>
  joining.reduce<Now>((now, to, seat) => {
    const from = referee.game.seats[seat]?.name;
    return to === null || from === undefined ? now : called(now, from, to);
  }, next);

/** How a next table like this one is set up: with the people who sit here by now, and what they have agreed on. */
export function setupNow(standing: Standing): TableSetup {
  const { settings: _, ...setup } = withJoining(standing, standing).round.setup;
  const { agreed } = standing;
  const isAgreed = setup.agreed !== undefined || agreed.titles !== null || agreed.forfeit !== null;
  return { ...setup, ...(isAgreed && { agreed }) };
}

/** Gives a person another name, in every round that was played; the very same value if that changes nothing. */
export function renamed(standing: Standing, seat: SeatNumber, wished: string): Standing {
  const from = namesOf(standing)[seat];
  const to = tidyName(wished);
  if (from === undefined || from === to || renameFault(standing, seat, wished) !== null) return standing;
  // Who has just sat down is meant, not who played the round.
  if (standing.joining[seat] != null) return { ...standing, joining: standing.joining.with(seat, to) };
  const past = standing.past.map(
    (round): PastRound => ({
      ...round,
      setup: setupWith(round.setup, from, to),
      referee: refereeWith(round.referee, from, to),
    }),
  );
  const now = called(standing, from, to);
  return { ...standing, past, ...now, referee: say(now.referee, 'renamed', { seat, text: from }) };
}

/** Whether nothing is known of anybody's cards yet, so that people may change places. */
export const mayMove = (referee: Referee): boolean =>
  referee.judged.length === 0 &&
  [referee.open, referee.question, referee.exchanged, registeringOf(referee)].every((one) => one === null);

/**
 * The people sit down in another order, given by the seats that they had; dealer and last loser move with them. Not
 * where their cards are dealt already, which some of them have seen.
 */
export function moved(standing: Standing, order: readonly SeatNumber[]): Standing {
  const { referee, round } = standing;
  const { initial } = referee.revisions;
  const seats = [...initial.seats.keys()];
  const isOrder = order.length === seats.length && seats.every((seat) => order.includes(seat));
  if (round.setup.play !== undefined || !mayMove(referee) || !isOrder || order.every((seat, i) => seat === i))
    return standing;
  const now = (seat: SeatNumber | null) => (seat === null ? null : order.indexOf(seat));
  const sit = (all: State['seats']) => all.map((seat, i) => ({ ...seat, name: all[order[i]!]!.name }));
  const start: State = {
    ...initial,
    seats: sit(initial.seats),
    dealt: initial.dealt === null ? null : sit(initial.dealt),
    dealer: order.indexOf(initial.dealer),
    lastLoser: now(initial.lastLoser),
    lastWinner: now(initial.lastWinner),
  };
  const names = start.seats.map(({ name }) => name);
  const fresh = {
    ...startReferee(start, referee.settings),
    spoken: referee.spoken,
    notices: referee.notices,
  };
  return {
    ...standing,
    referee: say(fresh, 'moved'),
    round: { ...round, setup: { ...round.setup, names } },
  };
}

/** Notes that somebody has gone for a while, or is back; the cards stay, and the turn waits for a stand-in. */
export function away(standing: Standing, seat: SeatNumber, isAway: boolean): Standing {
  const { referee } = standing;
  if (seat >= referee.game.seats.length || referee.away.includes(seat) === isAway) return standing;
  const others = referee.away.filter((one) => one !== seat);
  const noted = { ...referee, away: isAway ? [...others, seat] : others };
  return { ...standing, referee: say(noted, isAway ? 'away' : 'backAgain', { seat }) };
}

/** In the place of its key, of a seat that its phone has left while the round went on: no phone takes it as it is. */
export const LEFT = '';

/** The keys in a round that begins: nobody has seen its cards, so that seats which were left are free. */
export const freshKeys = (tokens: Standing['tokens']): (string | null)[] =>
  tokens.map((token) => (token === LEFT ? null : token));

/** The seat of a player, or of somebody who has sat down since; -1 for nobody. */
const seatCalled = (standing: Standing, name: string): SeatNumber =>
  standing.joining.includes(name) ? standing.joining.indexOf(name) : namesOf(standing).indexOf(name);

/** The keys of seats in a round that is set up like that: phones keep theirs with the name of their seat. */
export const keysFor = (standing: Standing, { names, play }: TableSetup): (string | null)[] =>
  freshKeys(
    names.map((name, seat) =>
      play?.seats[seat]?.who === 'phone' ? (standing.tokens[seatCalled(standing, name)] ?? null) : null,
    ),
  );

/** Somebody else plays a seat from now on; the very same value where there is a deck, or no such seat. */
export function seated(
  standing: Standing,
  {
    seat,
    occupant,
    token,
  }: { readonly seat: SeatNumber; readonly occupant: Occupant; readonly token: string | null },
): Standing {
  const { setup } = standing.round;
  const before = setup.play?.seats[seat];
  if (setup.play === undefined || before === undefined) return standing;
  if (isDeepStrictEqual(before, occupant) && standing.tokens[seat] === token) return standing;
  const seats = setup.play.seats.with(seat, occupant);
  const playedAs = standing.round.ended === null ? null : (standing.round.playedAs ?? setup.play.seats);
  const round = { ...standing.round, playedAs, setup: { ...setup, play: { ...setup.play, seats } } };
  const joining = standing.joining.with(seat, null);
  return { ...standing, round, joining, tokens: standing.tokens.with(seat, token) };
}
