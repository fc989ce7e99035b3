import type { Door } from '../../words/doors.ts';
import { chooseRules, type Draft } from './draft.ts';
import type { Effect } from './effect.ts';
import { toOtherRules, toPlay, toSetup } from './go.ts';
import { EMPTY_DESK } from './house/desk.ts';
import { startCourse } from './learn.ts';
import type { PageState } from './page.ts';

/** The ways on from rules that were read or written. Null where there is no such way now. */

/** Where the rule book or house rules were opened, be it one from the other. */
function openedFrom({ screen, book, house }: PageState): PageState['screen'] {
  const from = screen === 'house' ? house.back : screen;
  return from === 'rules' ? book.back : from;
}

const setUp = (draft: Draft, rules: string): Effect => ({
  show: { screen: 'setup', refused: null, draft: chooseRules(draft, rules), house: EMPTY_DESK },
});

/** Into the set-up that waits for its rules: the one that one came from, or that of the next round. */
export function intoSetup(state: PageState, id: string): Effect | null {
  const { table, draft } = state;
  if (table !== null && table.phase !== 'over') return null;
  if (draft !== null && openedFrom(state) === 'setup') return setUp(draft, id);
  const next = toOtherRules(state)?.show?.draft ?? null;
  return next && setUp(next, id);
}

/** Through a door of the home screen with these rules, while no table stands and no set-up waits for them. */
export function throughDoor(
  state: PageState,
  door: Door,
  id: string,
  botNames: readonly string[],
): Effect | null {
  if (state.table !== null || intoSetup(state, id) !== null) return null;
  if (door === 'learn') {
    const course = startCourse(state, id, Date.now());
    return { ...course, show: { ...course.show, house: EMPTY_DESK } };
  }
  const draft = (door === 'referee' ? toSetup(state) : toPlay(state, botNames))?.show?.draft ?? null;
  return draft && setUp(draft, id);
}
