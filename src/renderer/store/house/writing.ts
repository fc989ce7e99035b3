import {
  type HouseAnswer,
  type HouseFault,
  type HouseMessage,
  LONGEST_RULES,
} from '../../../protocol/house.ts';
import type { Doer, Effect } from '../effect.ts';
import type { PageState } from '../page.ts';
import { intoSetup } from '../play-by.ts';
import { below, change, FRESH, on, pop, push, type ScreenAt, top } from '../route.ts';
import { readAgain } from '../rules.ts';
import { searchOn } from './finding.ts';
import { checkedAfter, type House, isAsked, isUnsaved, openHouse, savedAs, toDraft } from './house.ts';
import { rulesIn } from './link.ts';
import { isAnswered, withRules } from './nearest.ts';

type HouseScreen = Omit<ScreenAt<'house'>, 'at'>;

/** Changes what is on the screen of house rules. */
export const changeHouse = (state: PageState, changed: Partial<HouseScreen>): Effect => ({
  show: change(state, 'house', changed),
});

/** The choice which rules to begin with. */
export const toHouse = (state: PageState): Effect => ({
  show: push(state, { ...FRESH.house, chosen: true }),
});

/** Rules that are about to come. */
function opening(state: PageState, name: string) {
  const { chosen, search } = on(state, 'house');
  return push(state, { ...FRESH.house, chosen, search, name });
}

/** New rules that begin as these, so that what was answered is true of them; `name` is what they are called at first. */
export function beginFrom(state: PageState, id: string, name: string): Effect {
  const search = searchOn(state);
  const rules = state.welcome?.rules.find((one) => one.id === id);
  const answers = rules !== undefined && isAnswered(search) ? withRules(search, rules) : search.answers;
  return { send: { type: 'openRules', id, options: {}, answers, own: false }, show: opening(state, name) };
}

/** From any rule set: people's own ones to be changed, from others new ones that begin as the rule set does. */
export function toHouseOf(
  state: PageState,
  id: string,
  name: string,
  options: Readonly<Record<string, unknown>>,
): Effect {
  const isOwn = state.welcome?.rules.some((rules) => rules.id === id && rules.own) === true;
  if (isOwn && Object.keys(options).length === 0) return editRules(state, id);
  return { send: { type: 'openRules', id, options, answers: {}, own: false }, show: opening(state, name) };
}

/** Opens people's own rules, to change them. */
export const editRules = (state: PageState, id: string): Effect => ({
  send: { type: 'openRules', id, options: {}, answers: {}, own: true },
  show: opening(state, ''),
});

/**
 * Away from house rules. Where something would be lost, first from an open group to the special cards, and then it is
 * asked. Asked already, it means to stay.
 */
export function fromHouse(state: PageState): Effect {
  const { draft, discarding, group } = on(state, 'house');
  if (discarding !== null) return changeHouse(state, { discarding: null });
  if (draft !== null && isAsked(draft)) return changeHouse(state, { draft: { ...draft, fault: null } });
  if (draft?.leaving) return changeHouse(state, { draft: { ...draft, leaving: false } });
  if (draft === null || !isUnsaved(draft)) return leaveHouse(state);
  return group === 'special'
    ? changeHouse(state, { draft: { ...draft, leaving: true } })
    : changeHouse(state, { group: 'special' });
}

/** Away from house rules for good; what isn’t saved is discarded, which is said where that leads. */
export function leaveHouse(state: PageState): Effect {
  const screen = on(state, 'house');
  const { draft } = screen;
  const effect = wayOut(state);
  if (draft === null || !isUnsaved(draft)) return effect;
  const { at } = top({ ...state, ...effect.show });
  return { ...effect, show: { ...effect.show, discarded: { at, what: { screen, draft } } } };
}

/** Has back what was discarded last: rules are offered again, or are written on as they were. */
export function undoDiscard(state: PageState): Effect | null {
  if (state.discarded === null) return null;
  const { what } = state.discarded;
  if ('id' in what) return { send: { type: 'bringBackRules', id: what.id }, show: { discarded: null } };
  const draft = { ...what.draft, leaving: false };
  return { show: { ...push(state, { ...what.screen, draft }), discarded: null } };
}

/**
 * Leaves at once: into the set-up that one came from, by the rules as they were saved, else back to the choice which, if
 * that came first. If it leads to the rule book, that is read again: the rules may have changed.
 */
function wayOut(state: PageState): Effect {
  const { draft, chosen, search } = on(state, 'house');
  const id = draft?.id ?? null;
  const into = below(state)?.at === 'setup' && id !== null ? intoSetup(state, { id, options: {} }) : null;
  if (into !== null) return into;
  if (draft !== null && chosen) return { show: push(state, { ...FRESH.house, chosen, search }) };
  const show = pop(state);
  if (top(show).at !== 'rules') return { show };
  const again = readAgain({ ...state, ...show });
  return { ...again, show: { ...show, ...again.show } };
}

type Saving = Omit<Extract<HouseMessage, { type: 'saveRules' }>, 'type'>;

/** Saves the draft this way; what is on its way already isn't sent again. */
const saveBy =
  (way: (house: House) => Saving) =>
  (state: PageState): Effect | null => {
    const { draft } = on(state, 'house');
    if (draft === null || draft.sent === draft.rules) return null;
    return {
      send: { type: 'saveRules', ...way(draft) },
      ...changeHouse(state, { draft: { ...draft, sent: draft.rules, fault: null } }),
    };
  };

export const saveHouse = saveBy((house) => ({ draft: toDraft(house), upon: house.stamp }));

/** Whatever their file says by now. */
export const saveOver = saveBy((house) => ({ draft: toDraft(house), upon: null }));

/** As further rules; those that were opened stay as they are. */
export const saveAsNew = saveBy((house) => ({ draft: { ...toDraft(house), id: null }, upon: null }));

export function shareHouse(state: PageState): Effect | null {
  const { draft } = on(state, 'house');
  return draft && { send: { type: 'shareRules', draft: toDraft(draft) } };
}

/** Opens rules that somebody has sent; null, or what is too long, says so. */
export function bringRules(
  { store, send }: Doer,
  text: string | null,
  otherwise: 'noText' | 'noLink' | 'noCode',
): void {
  if (text !== null && text.length <= LONGEST_RULES) send({ type: 'loadRules', text });
  else {
    const code = text === null ? otherwise : 'tooLong';
    store.setState((state) => change(state, 'house', { fault: { code } }));
  }
}

/** The same with rules in a link. */
export const bringLink = async (doer: Doer, link: string): Promise<void> =>
  bringRules(doer, await rulesIn(link), 'noLink');

/** The same with a link that stands as a QR code in a picture. */
export async function bringPicture(doer: Doer, picture: Blob): Promise<void> {
  const { codeIn } = await import('../../camera/code-in.ts');
  bringRules(doer, await rulesIn((await codeIn(picture)) ?? ''), 'noCode');
}

const refused = ({ draft }: HouseScreen, fault: HouseFault): Partial<HouseScreen> =>
  draft === null ? { fault, discarding: null } : { draft: { ...draft, sent: null, leaving: false, fault } };

function screenAfter(screen: HouseScreen, answer: HouseAnswer): Partial<HouseScreen> {
  const { draft } = screen;
  switch (answer.type) {
    case 'rulesOpened':
      return { fault: null, group: 'special', draft: openHouse(answer, screen.name) };
    case 'rulesChecked':
      return { draft: draft && checkedAfter(draft, answer) };
    case 'rulesSaved':
      return { draft: draft && savedAs(draft, answer) };
    case 'rulesShared':
      return { shared: answer };
    case 'rulesDiscarded':
    case 'rulesBroughtBack':
      return { discarding: null, fault: null };
    case 'rulesRefused':
      return refused(screen, answer.fault);
  }
}

/** What an answer of the table changes; one that comes when house rules were left changes nothing. */
export const houseAfter = (state: PageState, answer: HouseAnswer): Partial<PageState> => ({
  ...change(state, 'house', screenAfter(on(state, 'house'), answer)),
  ...(answer.type === 'rulesDiscarded' && { discarded: { at: 'house', what: { id: answer.id } } }),
});
