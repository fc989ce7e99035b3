import type { RuleSetView } from '../../protocol/lobby.ts';
import type { TableView } from '../../protocol/view.ts';
import type { KeyPlace } from '../../words/closed-lists.ts';
import { newestMove } from './correcting.ts';
import { amongRules } from './draft.ts';
import type { Effect } from './effect.ts';
import { ask, askDiscard, toHome } from './go.ts';
import { closeHints, hintsAt } from './hints.ts';
import { fromHouse } from './house/writing.ts';
import { fromCourse, isGuided, stillTaught } from './learn.ts';
import { hasScanned } from './new-ruling.ts';
import type { PageState } from './page.ts';
import { letGo } from './play/act.ts';
import { hasChosen, playingAfter } from './play/playing.ts';
import { readingAfter } from './reading.ts';
import {
  type At,
  FRESH,
  find,
  findOver,
  type OverName,
  on,
  pop,
  type Route,
  type Screen,
  type ScreenAt,
  type Shown,
  top,
} from './route.ts';
import { readOne } from './rules.ts';
import { isWatching } from './watching.ts';

/** How each screen behaves, and what is shown once the table has told something. */

/** How a screen behaves. */
interface Kind {
  /** Which keys mean something there. */
  readonly keys: (state: PageState) => KeyPlace;
  /** Whether an open table goes before it; it comes back once the table is gone. None does if nothing is said. */
  readonly givesWay?: (state: PageState) => boolean;
  /** The way back from it; leaves it if nothing is said. Null where there is nothing to leave. */
  readonly back?: (state: PageState) => Effect | null;
}

const always = () => true;

function tableKeys({ table }: PageState): KeyPlace {
  if (table === null) return 'home';
  if (table.play !== null) return table.phase === 'over' ? 'playEnd' : 'play';
  return table.phase === 'over' ? 'end' : 'table';
}

/** Nobody leaves a table by going back: what was asked or chosen is given up. */
function atTable(state: PageState): Effect | null {
  const { table } = state;
  const { hinting, asks } = on(state, 'table');
  if (table !== null && hintsAt(hinting, table) !== null) return closeHints(state);
  return table?.play != null && asks === null ? letGo(state) : ask(null)(state);
}

/** Whether the next round of the open table is being set up. */
const isNext = (state: PageState): boolean => find(state, 'setup')?.draft.next === true;

/** Whether a table was opened just now that is no sample game, or the next round begun that was set up here. */
export function hasOpened(now: PageState, before: PageState): boolean {
  if (now.table === null || isWatching(now.table, now.welcome)) return false;
  const isBegun = isNext(before) && before.table?.phase === 'over' && now.table.phase !== 'over';
  return isBegun || before.table === null || isWatching(before.table, before.welcome);
}

const SCREENS: Readonly<Record<At, Kind>> = {
  home: {
    keys: () => 'home',
    givesWay: always,
    back: (state) => (on(state, 'home').discarding === null ? null : askDiscard(null)(state)),
  },
  table: { keys: tableKeys, back: atTable },
  setup: {
    keys: () => 'setup',
    // The next round is set up over the one that is over.
    givesWay: (state) => !isNext(state) || state.table?.phase !== 'over',
  },
  settings: { keys: () => 'settings' },
  camera: { keys: () => 'camera' },
  log: {
    keys: (state) => (on(state, 'log').of === null ? 'log' : 'past'),
  },
  print: { keys: () => 'codes' },
  decks: { keys: () => 'codes' },
  teach: { keys: () => 'codes' },
  scores: {
    keys: () => 'scores',
  },
  history: {
    keys: () => 'scores',
    givesWay: always,
    back: (state) =>
      on(state, 'history').discarding === null ? { show: pop(state) } : askDiscard(null)(state),
  },
  learn: {
    keys: () => 'learn',
    // A table tears nobody away from a course.
    givesWay: (state) => on(state, 'learn').course === null,
    back: (state) =>
      on(state, 'learn').course !== null && state.table === null ? fromCourse(state) : { show: pop(state) },
  },
  rules: {
    keys: () => 'rules',
    back: (state) => (on(state, 'rules').beside === null ? { show: pop(state) } : readOne(state)),
  },
  house: { keys: () => 'house', back: fromHouse },
  tv: { keys: tableKeys },
};

/** What is still asked, and of which play: one that was open may have been recorded meanwhile, and another have come. */
function askedAfter(
  { asks, askedOf }: ScreenAt<'table'>,
  now: TableView,
  before: TableView | null,
): Pick<ScreenAt<'table'>, 'asks' | 'askedOf'> {
  const nothing = { asks: null, askedOf: null };
  if (asks !== 'whose') return asks === 'leaving' && now.phase === 'over' ? nothing : { asks, askedOf };
  const newest = newestMove(now);
  const isRuled = askedOf === null && newest !== (before && newestMove(before));
  const of = isRuled ? newest : askedOf;
  // It was taken back.
  const isGone = of === null ? now.open === null : (newest ?? -1) < of;
  return isGone ? nothing : { asks, askedOf: of };
}

/** The table's screen after the table has told how it is now. */
function tableAfter(
  screen: ScreenAt<'table'>,
  now: PageState,
  before: PageState,
  table: TableView,
): ScreenAt<'table'> {
  if (before.table === table) return screen;
  const isScanned = hasScanned(before.table, table);
  const hinting = isScanned ? null : screen.hinting;
  return {
    ...screen,
    ...askedAfter(screen, table, before.table),
    ...(isScanned && screen.asks === 'leaving' && { asks: null }),
    // Who types a card has dealt, and the field stays.
    dealt: (screen.code !== '' || screen.dealt) && table.beginning?.dealing != null,
    hinting: hintsAt(hinting, table),
    playing: playingAfter(screen.playing, { before: before.table, now: table, sort: now.here.sort }),
    round: isGuided(now) ? screen.round : FRESH.table.round,
    log: table.series.rounds.length === before.table?.series.rounds.length ? screen.log : null,
  };
}

/** Nobody is asked any more whether a kept table may go that is gone or goes on. */
function listAfter<S extends ScreenAt<'home'> | ScreenAt<'history'>>(screen: S, { kept }: PageState): S {
  if (screen.discarding === null) return screen;
  const isKept = kept.some(({ id }) => id === screen.discarding);
  return isKept ? screen : { ...screen, discarding: null };
}

/** By rules that there are. */
function setupAfter(screen: ScreenAt<'setup'>, rules: readonly RuleSetView[]): ScreenAt<'setup'> {
  const draft = amongRules(screen.draft, rules);
  return draft === screen.draft ? screen : { ...screen, draft };
}

/** A screen after the table has told something; null if it can't stay. */
function screenAfter(screen: Screen, now: PageState, before: PageState): Screen | null {
  const { table, welcome, guest } = now;
  const rules = welcome?.rules ?? [];
  switch (screen.at) {
    case 'home':
    case 'history':
      return listAfter(screen, now);
    case 'table':
      return table && tableAfter(screen, now, before, table);
    case 'setup':
      return hasOpened(now, before) ? null : setupAfter(screen, rules);
    case 'log':
      return readingAfter(screen, { before: before.table, now: table });
    case 'scores':
      return table === null && screen.past === null ? null : screen;
    case 'learn':
      return welcome === null ? screen : stillTaught(screen, rules);
    case 'rules':
      // On the network nothing is read but the rules of the table.
      return guest !== null && table === null ? null : screen;
    default:
      return screen;
  }
}

function routeAfter(now: PageState, before: PageState): Route {
  const kept = now.route.flatMap((screen) => screenAfter(screen, now, before) ?? []);
  const { table } = now;
  if (table === null) return kept;
  const givesWay = ({ at }: Screen) => SCREENS[at].givesWay?.({ ...now, route: kept }) ?? false;
  const over = kept.filter((screen) => screen.at !== 'table' && !givesWay(screen));
  return [...kept.filter(givesWay), kept.find(({ at }) => at === 'table') ?? FRESH.table, ...over];
}

/** Whether a page has no table any more, or no seat at it: what lay over the game must not come back with the next. */
const hasLost = (before: TableView | null, now: TableView | null): boolean =>
  now === null || (before?.play?.you != null && now.play?.you == null);

const atTableOnly = ({ table }: PageState): boolean => table !== null;

/** What people look at while they play on: a card that is scanned meanwhile is to be seen. */
const untilScanned = (now: PageState, before: PageState): boolean =>
  top(now).at !== 'table' || !hasScanned(before.table, now.table);

/** Whether it still lies over the screen, now that the table has told something; it does if nothing is said. */
const STAYS_OVER: Readonly<Partial<Record<OverName, (now: PageState, before: PageState) => boolean>>> = {
  help: untilScanned,
  picture: untilScanned,
  people: (now, before) => atTableOnly(now) && untilScanned(now, before),
  knowing: (now, before) => atTableOnly(now) && untilScanned(now, before),
  correct: atTableOnly,
  more: (now) => find(now, 'setup') !== null,
  menu: (now, before) => !hasLost(before.table, now.table) && untilScanned(now, before),
};

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((part, i) => part === other[i]);

/**
 * What is shown now that the table has told something: screens that can't stay are gone, and an open table is in their
 * place. Only the parts that this changes.
 */
export function fitted(now: PageState, before: PageState): Partial<Shown> {
  const route = routeAfter(now, before);
  const over = now.over.filter((one) => STAYS_OVER[one.over]?.(now, before) ?? true);
  return { ...(!isSame(route, now.route) && { route }), ...(!isSame(over, now.over) && { over }) };
}

/** The screen that keys are for; null while nothing is shown yet. */
export function placeOf(state: PageState): KeyPlace | null {
  if (state.lobby === null && state.table === null) return null;
  return findOver(state, 'correct') === null ? SCREENS[top(state).at].keys(state) : 'correct';
}

/** The way back, one step: closes what lies over the screen, else leaves that; null where there is nothing to leave. */
export function goBack(state: PageState): Effect | null {
  if (state.over.length > 0) return { show: { over: state.over.slice(0, -1) } };
  const { back } = SCREENS[top(state).at];
  return back === undefined ? { show: pop(state) } : back(state);
}

/** Whether going back would change nothing at a table: nothing lies over it, nothing is asked, shown or chosen there. */
function isAtRest(state: PageState): boolean {
  if (state.over.length > 0 || top(state).at !== 'table' || state.table === null) return false;
  const { hinting, asks, playing } = on(state, 'table');
  return asks === null && hintsAt(hinting, state.table) === null && !hasChosen(playing) && !playing.adding;
}

/** The browser's own way back: as `goBack`, and from a table at rest the way home, which asks first where a game is played. */
export function goBackFurther(state: PageState): Effect | null {
  return (state.guest === null && isAtRest(state) ? toHome(state) : null) ?? goBack(state);
}
