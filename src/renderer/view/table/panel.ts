import type { TableView } from '../../../protocol/view.ts';
import type { PageState } from '../../store/page.ts';
import { change, codeOn, on, top } from '../../store/route.ts';

/** Until somebody chooses, the cards to tap are there while no scanner can be used. */
function showsCards(panel: PageState['panel'], { scanner, playback, cursor }: TableView): boolean {
  if (panel === 'asked' && cursor !== null) return true;
  return panel === null || panel === 'asked'
    ? scanner.state !== 'open' && playback === null
    : panel === 'cards';
}

/**
 * What stands beside the seats: how to deal, until that was read; else the cards to tap
 * above the log, or the log alone.
 */
export function sideShows(
  { panel, route }: Pick<PageState, 'panel' | 'route'>,
  view: TableView,
): 'dealing' | 'cards' | 'log' {
  const deals = view.beginning?.dealing != null && view.playback === null;
  if (deals && !on({ route }, 'table').dealt) return 'dealing';
  return view.phase !== 'over' && showsCards(panel, view) ? 'cards' : 'log';
}

/** Whether it is asked which card it was that is being corrected, or what is missing: the pile asks for nothing then. */
export const asksCards = ({ cursor }: Pick<TableView, 'cursor'>): boolean =>
  cursor !== null && (cursor.inserts || cursor.misread === true);

/** Shows the cards to tap or hides them; to ask for them says that the cards are dealt. */
export const toggleCards = (state: PageState): Partial<PageState> => ({
  panel: state.table !== null && sideShows(state, state.table) === 'cards' ? 'log' : 'cards',
  ...change(state, 'table', { dealt: true }),
});

/** Shows the cards to tap until the move is corrected. */
export const askCards: Partial<PageState> = { panel: 'asked' };

/** Whether a rank that is typed begins the code of a card: where cards are tapped or typed, and none are scanned. */
export function takesCodes(state: PageState): boolean {
  const { lobby, table, panel } = state;
  if (top(state).at === 'settings') return lobby?.settings.scanner.kind === 'none';
  if (table === null || table.phase === 'over') return false;
  return showsCards(panel, table) || showsCards(null, table);
}

/** How a code begins: with a rank, an X for a joker or the number of a pack; or as a command, `CMD:`. */
const BEGINS = /^([1-9TJQKAX]|CM)$/;

/**
 * What a key means to the field for codes: a rank begins a code, so does CM, and whatever comes after it belongs to it,
 * though the same keys have other meanings elsewhere. Null where it means nothing there.
 */
export function typeCode(state: PageState, key: string): Partial<PageState> | null {
  const { table, panel } = state;
  const screen = top(state);
  const code = codeOn(screen);
  if (!takesCodes(state) || (code === '' && !BEGINS.test(key))) return null;
  if (screen.at !== 'table' || table === null) return change(state, 'settings', { code: code + key });
  // Who types a card has dealt.
  const dealt = screen.dealt || sideShows(state, table) === 'dealing';
  const typed = change(state, 'table', { code: code + key, dealt });
  return showsCards(panel, table) ? typed : { ...typed, panel: 'cards' };
}
