import type { LobbyView, RuleSetView } from '../../protocol/lobby.ts';
import { tidyName } from '../../protocol/names.ts';
import { type Agreed, NOTHING_AGREED } from '../../protocol/series.ts';
import type { TableSetup } from '../../protocol/setup.ts';
import type { TableView } from '../../protocol/view.ts';

/** A seat while a table is set up; its number stays when it is named anew or moved. */
export interface DraftSeat {
  readonly id: number;
  readonly name: string;
}

export type Options = Readonly<Record<string, unknown>>;

/** A table while it is set up: what has been chosen so far, perhaps not fit to be opened yet. */
export interface Draft {
  readonly rules: string;
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
  /** What the group has agreed on for all rounds. */
  readonly agreed: Agreed;
  /** Somebody tried to start: what is missing is said from now on. */
  readonly tried: boolean;
  /** The seat whose name is being typed. */
  readonly at: number | null;
}

const FEWEST_SEATS = 3;

/** A draft with everything that a set-up says. */
export function fromSetup({ rules, options, names, dealer, lastLoser, agreed }: TableSetup): Draft {
  const seats = names.map((name, id) => ({ id, name }));
  return {
    rules,
    options: { [rules]: options },
    seats,
    dealer: Math.max(0, names.indexOf(dealer)),
    lastLoser: lastLoser === null || !names.includes(lastLoser) ? null : names.indexOf(lastLoser),
    register: false,
    next: false,
    agreed: agreed ?? NOTHING_AGREED,
    tried: false,
    at: null,
  };
}

/** Nobody has a name yet, so that nobody plays under one that nobody chose; the last one deals. */
const emptyDraft = (rules: string): Draft => ({
  ...fromSetup({
    rules,
    options: {},
    names: Array.from({ length: FEWEST_SEATS }, () => ''),
    dealer: '',
    lastLoser: null,
  }),
  dealer: FEWEST_SEATS - 1,
  at: 0,
});

/**
 * What the next table begins with: the last one, though who lost before that is forgotten by now; at the very
 * first, the first rules of the list and three seats.
 */
export const newDraft = ({ lastSetup }: LobbyView, rules: readonly RuleSetView[]): Draft =>
  lastSetup === null ? emptyDraft(rules[0]?.id ?? '') : fromSetup({ ...lastSetup, lastLoser: null });

/** What follows a finished round: the same people and rules, with the dealer whose turn it is and who lost. */
export function draftAfter(
  { rules, seats, dealer, loser, next, series }: TableView,
  { lastSetup }: LobbyView,
): Draft {
  const names = seats.map(({ name }) => name);
  const draft = fromSetup({
    rules: rules.id,
    options: lastSetup?.rules === rules.id ? lastSetup.options : {},
    names,
    dealer: names[next?.dealer ?? dealer] ?? '',
    lastLoser: loser === null ? null : (names[loser] ?? null),
    agreed: series.agreed,
  });
  return { ...draft, next: true };
}

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
});
