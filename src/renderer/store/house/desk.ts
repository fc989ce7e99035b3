import type { HouseAnswer, HouseFault, HouseMessage } from '../../../protocol/house.ts';
import type { Effect } from '../effect.ts';
import type { PageState } from '../page.ts';
import { find, pop, push, top } from '../route.ts';
import { checkedAfter, type House, isAsked, isUnsaved, openHouse, savedAs, toDraft } from './house.ts';

/** The screen of house rules: one of them on the desk, or the choice which. */
export interface Desk {
  readonly draft: House | null;
  /** What new rules are called at first. */
  readonly name: string;
  /** Why nothing could be opened or discarded. */
  readonly fault: HouseFault | null;
  /** The rules of which it is asked whether they may go. */
  readonly discarding: string | null;
  /** A file that is to be saved for somebody else. */
  readonly shared: Extract<HouseAnswer, { type: 'rulesShared' }> | null;
}

export const EMPTY_DESK: Desk = {
  draft: null,
  name: '',
  fault: null,
  discarding: null,
  shared: null,
};

/** Changes the desk, whatever else is shown. */
export const onDesk = ({ house }: PageState, change: Partial<Desk>): Effect => ({
  show: { house: { ...house, ...change } },
});

const toDesk = (state: PageState, house: Desk): Partial<PageState> => ({
  ...push(state, { at: 'house' }),
  house,
});

/** The choice which rules to begin with. */
export const toHouse = (state: PageState): Effect => ({ show: toDesk(state, EMPTY_DESK) });

/** New rules that begin as these, with these options; `name` is what they are called at first. */
export const beginFrom = (
  state: PageState,
  id: string,
  name: string,
  options: Readonly<Record<string, unknown>> = {},
): Effect => ({
  send: { type: 'openRules', id, options, own: false },
  show: toDesk(state, { ...EMPTY_DESK, name }),
});

/** From any rule set: those of one's own to be changed, else new ones that begin as it does. */
export function toHouseOf(
  state: PageState,
  id: string,
  name: string,
  options: Readonly<Record<string, unknown>>,
): Effect {
  const isOwn = state.welcome?.rules.some((rules) => rules.id === id && rules.own) === true;
  return isOwn && Object.keys(options).length === 0
    ? editRules(state, id)
    : beginFrom(state, id, name, options);
}

/** Rules of one's own, to be changed. */
export const editRules = (state: PageState, id: string): Effect => ({
  send: { type: 'openRules', id, options: {}, own: true },
  show: toDesk(state, EMPTY_DESK),
});

/** Away from the desk; asked about where something would be lost. Asked already, it means to stay. */
export function fromHouse(state: PageState): Effect {
  const { draft } = state.house;
  if (state.house.discarding !== null) return onDesk(state, { discarding: null });
  if (draft !== null && isAsked(draft)) return onDesk(state, { draft: { ...draft, fault: null } });
  if (draft?.leaving) return onDesk(state, { draft: { ...draft, leaving: false } });
  return draft !== null && isUnsaved(draft)
    ? onDesk(state, { draft: { ...draft, leaving: true } })
    : leaveHouse(state);
}

/** Leaves at once. If that leads to the rule book, it is read again: the rules may have changed. */
export function leaveHouse(state: PageState): Effect {
  const show = { ...pop(state), house: EMPTY_DESK };
  return top(show).at === 'rules' ? { send: { type: 'rules', of: state.book.of }, show } : { show };
}

type Saving = Omit<Extract<HouseMessage, { type: 'saveRules' }>, 'type'>;

/** Saves the draft this way; what is on its way already isn't sent again. */
const saveBy =
  (way: (house: House) => Saving) =>
  (state: PageState): Effect | null => {
    const { draft } = state.house;
    if (draft === null || draft.sent === draft.rules) return null;
    return {
      send: { type: 'saveRules', ...way(draft) },
      ...onDesk(state, { draft: { ...draft, sent: draft.rules, fault: null } }),
    };
  };

export const saveHouse = saveBy((house) => ({ draft: toDraft(house), upon: house.stamp }));

/** Whatever their file says by now. */
export const saveOver = saveBy((house) => ({ draft: toDraft(house), upon: null }));

/** As further rules; those that were opened stay as they are. */
export const saveAsNew = saveBy((house) => ({ draft: { ...toDraft(house), id: null }, upon: null }));

/** When the table can't be heard any more, nothing is known of what was sent. */
export const deskUnheard = (desk: Desk): Desk =>
  desk.draft === null ? desk : { ...desk, draft: { ...desk.draft, sent: null } };

export const shareHouse = ({ house: { draft } }: PageState): Effect | null =>
  draft && { send: { type: 'shareRules', draft: toDraft(draft) } };

function refused(house: Desk, fault: HouseFault): Desk {
  return house.draft === null
    ? { ...house, fault, discarding: null }
    : { ...house, draft: { ...house.draft, sent: null, fault } };
}

/** What an answer of the table changes; one that comes late changes nothing. */
export function deskAfter(state: PageState, answer: HouseAnswer): Desk {
  const { house } = state;
  const { draft } = house;
  if (find(state, 'house') === null) return house;
  switch (answer.type) {
    case 'rulesOpened':
      return { ...house, fault: null, draft: openHouse(answer, house.name) };
    case 'rulesChecked':
      return { ...house, draft: draft && checkedAfter(draft, answer) };
    case 'rulesSaved':
      return { ...house, draft: draft && savedAs(draft, answer) };
    case 'rulesShared':
      return { ...house, shared: answer };
    case 'rulesDiscarded':
      return { ...house, discarding: null, fault: null };
    case 'rulesRefused':
      return refused(house, answer.fault);
  }
}
