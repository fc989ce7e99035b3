import { AT_START, type Draft, isSameWay, toSetup } from './draft.ts';
import { faultsOf, onlyNamesMissing, playersFor, rulesOf, withStandIns } from './draft-checks.ts';
import { addSeat, nextEmpty, removeSeat } from './draft-edits.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { change, find, putOver } from './route.ts';

/** Makes up the name of a seat by its number. */
export type StandIn = (number: number) => string;

/** Fewer don't play. */
const FEWEST = 2;

/** Without the last place, where only that has no name: Enter opens it for one who may not come. */
export function withoutLastPlace(draft: Draft): Draft {
  const empty = draft.seats.filter(({ name }) => name.trim() === '');
  const [last] = empty;
  const isOpen = draft.grace === null && empty.length === 1 && last === draft.seats.at(-1);
  return isOpen && last !== undefined && draft.seats.length > FEWEST ? removeSeat(draft, last.id) : draft;
}

/**
 * Opens the table of the draft, or begins the next round with it, or says what is missing. Where that is nothing but
 * names, starting once more makes them up: the button says so by then. Without a deck they are made up at once.
 */
export function startTable(state: PageState, standIn: StandIn): Effect | null {
  const { welcome, table } = state;
  const typed = find(state, 'setup')?.draft;
  if (typed === undefined || welcome === null) return null;
  const draft = withoutLastPlace(typed);
  const faults = faultsOf(draft, welcome.rules);
  const named =
    onlyNamesMissing(faults) && (draft.tried || draft.grace !== null) ? withStandIns(draft, standIn) : draft;
  const { names, players } = faultsOf(named, welcome.rules);
  if (names.size > 0 || players !== null)
    return {
      show: change(state, 'setup', {
        draft: { ...draft, tried: true, at: [...names.keys()][0] ?? draft.at },
      }),
    };
  const register = draft.register && rulesOf(draft, welcome.rules)?.faceUp === true;
  const setup = toSetup(named);
  // Somebody at another screen may have left the table meanwhile.
  const type = named.next && table?.phase === 'over' ? 'newRound' : 'open';
  return { send: { type, setup, register }, show: change(state, 'setup', { refused: null }) };
}

/**
 * After a name: on to the next one that is missing, or to one more place; from a last place without a name, which goes
 * again, to the button that starts. Outside of the names it starts, and so it does where bots fill the seats.
 */
export function enterName(state: PageState, standIn: StandIn): Effect | null {
  const draft = find(state, 'setup')?.draft;
  if (draft === undefined) return null;
  const next = nextEmpty(draft);
  if (next !== null) return { show: typingAt(state, next) };
  const seat = draft.seats.find(({ id }) => id === draft.at);
  if (draft.grace !== null || seat === undefined) return startTable(state, standIn);
  const toStart = (one: Draft) => ({ show: change(state, 'setup', { draft: { ...one, at: AT_START } }) });
  if (seat.name.trim() !== '') {
    const rules = rulesOf(draft, state.welcome?.rules ?? []);
    const most = rules === undefined ? 0 : playersFor(draft, rules).max;
    return draft.seats.length < most ? { show: editDraft(state, addSeat) } : toStart(draft);
  }
  if (draft.seats.length > FEWEST && draft.seats.at(-1) === seat) return toStart(removeSeat(draft, seat.id));
  // In a field that needs a name it waits for one.
  return { show: {} };
}

/** Notes whose name is being typed, which changes nothing about the table. */
export function typingAt(state: PageState, at: number | null): Partial<PageState> {
  const draft = find(state, 'setup')?.draft;
  return draft === undefined ? {} : change(state, 'setup', { draft: { ...draft, at } });
}

/** Changes the draft as it is at that moment; what the host said against the one before doesn't hold any longer. */
export function editDraft(state: PageState, edit: (draft: Draft) => Draft): Partial<PageState> {
  const before = find(state, 'setup')?.draft;
  if (before === undefined) return {};
  const draft = edit(before);
  return {
    ...change(state, 'setup', { draft, refused: null }),
    // The next round is begun from the one before, whatever was tried.
    ...(!draft.next && { unopened: [...state.unopened.filter((one) => !isSameWay(one, draft)), draft] }),
  };
}

/** What is seldom changed, over the set-up. */
export const openMore = (state: PageState): Effect => ({ show: putOver(state, { over: 'more' }) });
