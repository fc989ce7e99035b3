import { withoutMarks } from '../../protocol/names.ts';
import { MOST_PLAYERS } from '../../protocol/setup.ts';
import { AT_START, type Draft, type DraftSeat, type Options } from './draft.ts';

/** Changes of a draft, one for each thing that can be done at the form. */

/** Adds a seat after the last one, and goes to its name. */
export function addSeat(draft: Draft): Draft {
  if (draft.seats.length >= MOST_PLAYERS) return draft;
  const id = 1 + Math.max(-1, ...draft.seats.map((seat) => seat.id));
  return { ...draft, seats: [...draft.seats, { id, name: '' }], at: id, tried: false };
}

/** Takes a seat away; if its player dealt, the one before deals, as the seats move up. */
export function removeSeat(draft: Draft, id: number): Draft {
  const place = draft.seats.findIndex((seat) => seat.id === id);
  const seats = draft.seats.filter((seat) => seat.id !== id);
  const neighbour = seats[Math.max(0, place - 1)];
  if (place === -1 || neighbour === undefined) return draft;
  return {
    ...draft,
    seats,
    dealer: draft.dealer === id ? neighbour.id : draft.dealer,
    lastLoser: draft.lastLoser === id ? null : draft.lastLoser,
    at: neighbour.id,
  };
}

/** Takes the last seats away, bots and those without a name first, until no more than `most` are left. */
export function removeDownTo(draft: Draft, most: number): Draft {
  const { seats } = draft;
  if (seats.length <= most) return draft;
  const last =
    seats.findLast(({ occupant, name }) => occupant?.who === 'bot' || name.trim() === '') ?? seats.at(-1);
  if (last === undefined || seats.length < 2) return draft;
  return { ...removeDownTo(removeSeat(draft, last.id), most), at: AT_START };
}

export const renameSeat = (draft: Draft, id: number, name: string): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) => (seat.id === id ? { ...seat, name: withoutMarks(name) } : seat)),
});

/** Moves a seat up (-1) or down (1) by one; at either end it stays. */
export function moveSeat(draft: Draft, id: number, by: -1 | 1): Draft {
  const from = draft.seats.findIndex((seat) => seat.id === id);
  const other = draft.seats[from + by];
  const moved = draft.seats[from];
  if (moved === undefined || other === undefined) return draft;
  const swap = (seat: DraftSeat) => (seat === moved ? other : seat === other ? moved : seat);
  return { ...draft, seats: draft.seats.map(swap) };
}

/** Moves a seat to where another one is; those between them move up. The same if either is none. */
export function moveSeatTo(draft: Draft, id: number, to: number): Draft {
  const moved = draft.seats.find((seat) => seat.id === id);
  const place = draft.seats.findIndex((seat) => seat.id === to);
  if (moved === undefined || place === -1 || id === to) return draft;
  return { ...draft, seats: draft.seats.filter((seat) => seat !== moved).toSpliced(place, 0, moved) };
}

/** The next player clockwise deals. */
export function passDeal(draft: Draft): Draft {
  const place = draft.seats.findIndex(({ id }) => id === draft.dealer);
  const next = draft.seats[(place + 1) % draft.seats.length];
  return next === undefined ? draft : { ...draft, dealer: next.id };
}

export const optionsOf = (draft: Draft): Options => draft.options[draft.rules] ?? {};

/** Chooses a value for an option; false is the same as not choosing it. */
export function setOption(draft: Draft, name: string, value: unknown): Draft {
  const { [name]: _, ...others } = optionsOf(draft);
  const chosen = value === false ? others : { ...others, [name]: value };
  return { ...draft, options: { ...draft.options, [draft.rules]: chosen } };
}

/** The seat before or after the one whose name is being typed; null at either end. */
function neighbourOf({ seats, at }: Draft, by: -1 | 1): DraftSeat | null {
  const place = seats.findIndex(({ id }) => id === at);
  return place === -1 ? null : (seats[place + by] ?? null);
}

/** Goes to the name above or below. */
export function goBy(draft: Draft, by: -1 | 1): Draft {
  const to = neighbourOf(draft, by);
  return to === null ? draft : { ...draft, at: to.id };
}

/** The next name to type after the one that has just been: the first one below that is empty, else any; null if none. */
export function nextEmpty({ seats, at }: Draft): number | null {
  const place = seats.findIndex(({ id }) => id === at);
  const here = seats[place];
  if (here === undefined || here.name.trim() === '') return null;
  const round = [...seats.slice(place + 1), ...seats.slice(0, place)];
  return round.find(({ name }) => name.trim() === '')?.id ?? null;
}
