import type { LobbyView, RuleSetView } from '../../protocol/lobby.ts';
import { tidyName } from '../../protocol/names.ts';
import { GRACE, type Occupant } from '../../protocol/play.ts';
import type { RulesName } from '../../protocol/rules.ts';
import { type Agreed, NOTHING_AGREED } from '../../protocol/series.ts';
import type { TableSetup } from '../../protocol/setup.ts';
import type { TableView } from '../../protocol/view.ts';
import { isStandIn } from '../../words/stand-in.ts';

/** A seat while a table is set up; its number stays when it gets another name or is moved. */
export interface DraftSeat {
  readonly id: number;
  readonly name: string;
  /** Without a deck: who plays it. */
  readonly occupant?: Occupant;
}

export type Options = Readonly<Record<string, unknown>>;

/** In the place of a seat: the button that starts. */
export const AT_START = -1;

/** A table while it is set up: what has been chosen so far, perhaps not fit to be opened yet. */
export interface Draft {
  readonly rules: string;
  /** The rules that were chosen and can't be any more, so that others stand in their place. */
  readonly gone: string | null;
  /** The chosen options of every rule set that was looked at. */
  readonly options: Readonly<Record<string, Options>>;
  /** Clockwise. */
  readonly seats: readonly DraftSeat[];
  /** Seats by their ids. */
  readonly dealer: number;
  readonly lastLoser: number | null;
  /** Whether the face-up cards are to be scanned first. */
  readonly register: boolean;
  /** It is the next round of the table that stands there, and no new table. */
  readonly next: boolean;
  /** Without a deck: for how long cards may be played out of turn, in milliseconds. Null with real cards. */
  readonly grace: number | null;
  /** What the group has agreed on for all rounds. */
  readonly agreed: Agreed;
  /** Somebody tried to start: what is missing is said from now on. */
  readonly tried: boolean;
  /** The seat whose name is being typed, or `AT_START`. */
  readonly at: number | null;
}

/** Whether both are played with real cards, or both without. */
export const isSameWay = (one: Draft, other: Draft): boolean =>
  (one.grace === null) === (other.grace === null);

const FEWEST_SEATS = 3;

/** A draft with everything that a set-up says. */
export function fromSetup({ rules, options, names, dealer, lastLoser, agreed, play }: TableSetup): Draft {
  const seats = names.map((name, id): DraftSeat => {
    const occupant = play?.seats[id];
    return occupant === undefined ? { id, name } : { id, name, occupant };
  });
  return {
    rules,
    gone: null,
    options: { [rules]: options },
    seats,
    dealer: Math.max(0, names.indexOf(dealer)),
    lastLoser: lastLoser === null || !names.includes(lastLoser) ? null : names.indexOf(lastLoser),
    register: false,
    next: false,
    grace: play?.grace ?? null,
    agreed: agreed ?? NOTHING_AGREED,
    tried: false,
    at: null,
  };
}

/** A made-up name is dropped, to be made up in the language of now; the seat itself stays. */
const givenName = (name: string): string => (isStandIn(name) ? '' : name);

function withoutStandIns(draft: Draft): Draft {
  const seats = draft.seats.map((seat) => ({ ...seat, name: givenName(seat.name) }));
  return { ...draft, seats, at: seats.find(({ name }) => name === '')?.id ?? null };
}

/** The draft of a new table with everything that the last one says, though who lost before that is forgotten by now. */
export const likeLast = (last: TableSetup): Draft => withoutStandIns(fromSetup({ ...last, lastLoser: null }));

type Setups = Pick<LobbyView, 'lastSetup' | 'otherSetup'>;

/** The last set-up at one of the two doors: with real cards, or without a deck; null where there is none. */
export const lastAt = ({ lastSetup, otherSetup }: Setups, door: 'cards' | 'play'): TableSetup | null =>
  [lastSetup, otherSetup].find((one) => one !== null && (one.play !== undefined) === (door === 'play')) ??
  null;

/** The rules with which the first table at a door begins: those of the last one at the other, else the first ones. */
export const firstRules = (
  { lastSetup }: Setups,
  rules: readonly RuleSetView[],
): Pick<TableSetup, 'rules' | 'options'> => ({
  rules: lastSetup?.rules ?? rules[0]?.id ?? '',
  options: lastSetup?.options ?? {},
});

/**
 * What the next table with real cards begins with: the last one of that kind, else three seats. These get no names, so
 * that nobody plays under one that nobody chose here; the last of them deals.
 */
export function newDraft(lobby: LobbyView, rules: readonly RuleSetView[]): Draft {
  const last = lastAt(lobby, 'cards');
  if (last !== null) return likeLast(last);
  const names = Array.from({ length: FEWEST_SEATS }, () => '');
  const draft = fromSetup({ ...firstRules(lobby, rules), names, dealer: '', lastLoser: null });
  return { ...draft, dealer: names.length - 1, at: 0 };
}

/** What follows a finished round: the same people and rules, with the dealer whose turn it is and who lost. */
export function draftAfter(
  { rules, seats, dealer, loser, next, series, play }: TableView,
  { lastSetup }: LobbyView,
): Draft {
  const names = seats.map(({ name }, seat) => play?.seats[seat]?.joins ?? name);
  const draft = fromSetup({
    rules: rules.id,
    options: lastSetup?.rules === rules.id ? lastSetup.options : {},
    names,
    dealer: names[next?.dealer ?? dealer] ?? '',
    lastLoser: loser === null ? null : (names[loser] ?? null),
    agreed: series.agreed,
    ...(play !== null && {
      play: {
        seats: play.seats.map(({ occupant }) => occupant),
        grace: lastSetup?.play?.grace ?? GRACE.usual,
      },
    }),
  });
  return { ...draft, next: true };
}

/** The draft by rules that there are: the first of them in the place of such that nobody can choose any more. */
export function amongRules(draft: Draft, rules: readonly RuleSetView[]): Draft {
  const first = rules[0];
  return first === undefined || rules.some(({ id }) => id === draft.rules)
    ? draft
    : { ...draft, rules: first.id, gone: draft.rules };
}

/** Chooses these rules. */
export const chooseRules = (draft: Draft, rules: string): Draft => ({ ...draft, rules, gone: null });

/** Chooses these rules with exactly these options, whatever was chosen of them before. */
export const chooseExactly = (draft: Draft, { id, options }: RulesName): Draft => ({
  ...chooseRules(draft, id),
  options: { ...draft.options, [id]: options },
});

const HERE: Occupant = { who: 'here' };

const nameOf = ({ seats }: Draft, id: number): string =>
  tidyName(seats.find((seat) => seat.id === id)?.name ?? '');

const isNothing = ({ titles, forfeit }: Agreed): boolean => titles === null && forfeit === null;

/** The set-up that a draft stands for; whether it can be played is for others to say. */
export const toSetup = (draft: Draft): TableSetup => ({
  rules: draft.rules,
  options: { ...draft.options[draft.rules] },
  names: draft.seats.map(({ name }) => tidyName(name)),
  dealer: nameOf(draft, draft.dealer),
  lastLoser: draft.lastLoser === null ? null : nameOf(draft, draft.lastLoser),
  // A next round can take back what the ones before had; a new table has nothing to take back.
  ...((draft.next || !isNothing(draft.agreed)) && { agreed: draft.agreed }),
  ...(draft.grace !== null && {
    play: { seats: draft.seats.map(({ occupant }) => occupant ?? HERE), grace: draft.grace },
  }),
});
