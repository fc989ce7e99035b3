import type { RulesName } from '../../protocol/rules.ts';
import type { Door } from '../../words/closed-lists.ts';
import { chooseExactly } from './draft.ts';
import type { Effect } from './effect.ts';
import { toOtherRules, toPlay, toSetup } from './go.ts';
import { isGuided, startCourse } from './learn.ts';
import type { PageState } from './page.ts';
import { type NowWish, playNow } from './play/without-deck.ts';
import { backTo, change, find, type Screen, type Shown } from './route.ts';

/** The ways on from rules that were read or written. Null where there is no such way now. */

/** What was discarded meanwhile, perhaps at another screen, leads nowhere. */
const isOffered = ({ welcome }: PageState, { id }: RulesName): boolean =>
  welcome?.rules.some((rules) => rules.id === id) === true;

/** With exactly these options, whatever was chosen of them before: they are what was read. */
function setUp({ route, over }: Shown, rules: RulesName): Effect | null {
  const draft = find({ route }, 'setup')?.draft;
  if (draft === undefined) return null;
  const chosen = chooseExactly(draft, rules);
  return { show: { ...change({ route }, 'setup', { draft: chosen, refused: null }), over } };
}

/** Whether the shown table is played by exactly this preset; rules of people's own may have changed since. */
export const isPlayedBy = (
  { table, welcome }: Pick<PageState, 'table' | 'welcome'>,
  rules: RulesName,
): boolean =>
  table !== null &&
  table.rules.id === rules.id &&
  [table.rules.chosen, rules.options].every((options) => Object.keys(options).length === 0) &&
  welcome?.rules.some(({ id, own }) => id === rules.id && !own) === true;

/** Into the set-up that waits for its rules: the one that one came from, or that of the next round. */
export function intoSetup(state: PageState, rules: RulesName): Effect | null {
  const { table } = state;
  if (!isOffered(state, rules) || (table !== null && table.phase !== 'over')) return null;
  const waiting = find(state, 'setup');
  if (waiting !== null && (waiting.draft.next || table === null)) return setUp(backTo(state, 'setup'), rules);
  // The next round is played by them anyhow.
  if (isPlayedBy(state, rules)) return null;
  const next = toOtherRules(state)?.show;
  return next == null ? null : setUp({ ...state, ...next }, rules);
}

/** Back to the round that is being played; null where none is. */
export const backToRound = (state: PageState): Effect | null =>
  state.table === null || state.table.phase === 'over' || find(state, 'table') === null
    ? null
    : { show: backTo(state, 'table') };

/** Through a door of the home screen with these rules, while no table stands and no set-up waits for them. */
export function throughDoor(
  state: PageState,
  door: Door,
  rules: RulesName,
  botNames: readonly string[],
): Effect | null {
  if (!isOffered(state, rules) || state.table !== null || intoSetup(state, rules) !== null) return null;
  const home = { ...state, ...backTo(state, 'home') };
  if (door === 'learn') return startCourse(home, rules.id, Date.now());
  const show = (door === 'referee' ? toSetup(home) : toPlay(home, botNames))?.show;
  return show == null ? null : setUp({ ...home, ...show }, rules);
}

/** From a first round, which is kept, into an ordinary one by the same rules, as *Play now* begins one. */
export function toOrdinary(state: PageState, wish: Omit<NowWish, 'by'>): Effect | null {
  const { table, route } = state;
  if (table === null || !isGuided(state)) return null;
  const { id, chosen: options } = table.rules;
  const opened = playNow(state, { ...wish, by: { id, options } });
  const isKept = ({ at }: Screen) => at === 'home' || at === 'table';
  return opened && { ...opened, show: { route: route.filter(isKept), over: [] } };
}
