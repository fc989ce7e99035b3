import type { RulesName } from '../../protocol/rules.ts';
import type { TableView } from '../../protocol/view.ts';
import { newestMove } from './correcting.ts';
import { amongRules, type Draft, draftAfter, isSameWay, newDraft } from './draft.ts';
import { optionsOf } from './draft-edits.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { newPlayDraft } from './play/without-deck.ts';
import {
  backTo,
  change,
  closeOver,
  FRESH,
  find,
  findOver,
  type OverName,
  on,
  push,
  putOver,
  type ScreenAt,
  top,
} from './route.ts';
import { openBook } from './rules.ts';
import { isWatching } from './watching.ts';

/** The ways from one screen to another, the same for buttons and keys. Null where there is no such way now. */

/** The settings. */
export const toSettings = (state: PageState): Effect => ({
  show: push(state, FRESH.settings),
});

/** The scanner, among the settings. */
export const toScanner = (state: PageState): Effect => ({
  show: push(state, { ...FRESH.settings, from: 'refereeing' }),
});

/** The camera, to be set up. */
export const toCamera = (state: PageState): Effect => ({
  show: push(state, FRESH.camera),
});

/** The sheets of codes to print, or the decks that have codes already. */
export const toPrint = (state: PageState): Effect => ({ show: push(state, FRESH.print) });
export const toDecks = (state: PageState): Effect => ({
  show: push(state, FRESH.decks),
});

/** Shows the camera a deck: a new one, or more cards of a kept one. */
export const toTeach =
  (deck: string | null) =>
  (state: PageState): Effect => ({ show: push(state, { ...FRESH.teach, deck }) });

const setUpBy = (state: PageState, draft: Draft): Effect => ({
  show: push(state, { at: 'setup', draft: amongRules(draft, state.welcome?.rules ?? []), refused: null }),
});

/** Goes on with a table that was begun in the same way, as nobody has been blamed for anything in it. */
function setUpNew(state: PageState, draft: Draft): Effect {
  const begun = state.unopened.find((one) => isSameWay(one, draft));
  return setUpBy(state, begun ? { ...begun, tried: false } : draft);
}

/** Setting up a table with real cards, as the last one. */
export function toSetup(state: PageState): Effect | null {
  const { lobby, welcome } = state;
  return lobby && welcome && setUpNew(state, newDraft(lobby, welcome.rules));
}

/** Sets up a table without a deck, in the same way. */
export function toPlay(state: PageState, botNames: readonly string[]): Effect | null {
  const { lobby, welcome } = state;
  return lobby && welcome && setUpNew(state, newPlayDraft(lobby, welcome.rules, botNames));
}

/** Asks whether a kept table may go, where it is listed; null takes the question back. */
export const askDiscard =
  (discarding: string | null) =>
  (state: PageState): Effect => ({
    show: change(state, find(state, 'history') === null ? 'home' : 'history', { discarding }),
  });

/** The same for a deck. */
export const askDiscardDeck =
  (discarding: string | null) =>
  (state: PageState): Effect => ({ show: change(state, 'decks', { discarding }) });

export const resume =
  (id: string) =>
  (state: PageState): Effect => {
    const home = backTo(state, 'home');
    const { show } = askDiscard(null)({ ...state, ...home });
    return { send: { type: 'resume', id }, show: { ...home, ...show } };
  };

/** Discards a table: where the tables of the past are listed it is so at once, in its place. */
export const discard =
  (id: string) =>
  (state: PageState): Effect => {
    const send = { type: 'discard', id } as const;
    const listed = find(state, 'history')?.tables ?? null;
    if (listed === null) return { send, ...askDiscard(null)(state) };
    const tables = listed.tables.map((one) => (one.id === id ? { ...one, ended: true } : one));
    const now = { discarding: null, tables: { ...listed, tables } };
    return { send, show: change(state, 'history', now) };
  };

/** From a finished round to another set-up of the next one; the table stays there until that begins. */
export function toOtherRules(state: PageState): Effect | null {
  const { table, lobby, welcome } = state;
  if (table === null || lobby === null || welcome === null || isWatching(table, welcome)) return null;
  return setUpBy({ ...state, ...backTo(state, 'table') }, draftAfter(table, lobby));
}

/** The next round; of a sample game, the same one again. */
export function again({ table, welcome, lobby }: PageState): Effect | null {
  // Phones wait for somebody at the table’s own screen.
  if (table?.phase !== 'over' || lobby === null) return null;
  return isWatching(table, welcome) && table.playback !== null
    ? { send: { type: 'watch', sample: table.playback.sample, speed: table.playback.speed } }
    : { send: { type: 'newRound' } };
}

/** Asks something in the place of the buttons at the table; null takes the question back. */
export const ask =
  (asks: ScreenAt<'table'>['asks']) =>
  (state: PageState): Effect => {
    const { table } = state;
    const askedOf = asks === 'whose' && table?.open === null ? newestMove(table) : null;
    return { show: change(state, 'table', { asks, askedOf }) };
  };

/** Whether the play whose player is asked is still the last one. */
export const isLastPlay = (view: Pick<TableView, 'open' | 'log'>, askedOf: number | null): boolean =>
  askedOf === null || (view.open === null && newestMove(view) === askedOf);

/** Says who made the play that is asked about; an earlier one is corrected where it stands in the record. */
export function sayWhose(state: PageState, seat: number): Effect | null {
  const { table } = state;
  if (table === null) return null;
  const { askedOf } = on(state, 'table');
  if (askedOf === null || isLastPlay(table, askedOf))
    return { send: { type: 'itWas', seat }, ...ask(null)(state) };
  const correction = { kind: 'player', entry: askedOf, seat } as const;
  return { send: { type: 'correct', correction, revision: table.revision }, ...ask(null)(state) };
}

/** A seat at the table: while it is asked whose the last play was, the answer; else who plays the next card. */
export const pressSeat =
  (seat: number) =>
  (state: PageState): Effect | null => {
    const { table } = state;
    if (table === null) return null;
    if (on(state, 'table').asks === 'whose') return sayWhose(state, seat);
    return { send: isNextSaid(table, seat) ? { type: 'undo' } : { type: 'seat', seat } };
  };

/** Whether this player was said to play the next card, and that is what Undo takes back. */
export const isNextSaid = ({ announced, question, open }: TableView, seat: number): boolean =>
  announced === seat && question === null && open === null;

/** Away from the table at once: a sample game gives way to what was there before. */
export const leave = (state: PageState): Effect => ({
  send: isWatching(state.table, state.welcome) ? { type: 'stopWatching' } : { type: 'leave' },
  ...ask(null)(state),
});

/**
 * Away from the table; asked about where a game is being played, which is kept and goes on from home. From one that is
 * over or watched, back to where it was begun.
 */
export function toHome(state: PageState): Effect | null {
  const { table, welcome, lobby, route } = state;
  if (table === null || lobby === null) return null;
  if (table.phase === 'over' || isWatching(table, welcome)) return leave(state);
  const isBegun = table.play === null ? table.canUndo : table.log.length > 0;
  return isBegun && on(state, 'table').asks !== 'leaving'
    ? ask('leaving')(state)
    : leave({ ...state, route: route.filter(({ at }) => at === 'home' || at === 'table') });
}

/** Who sits at the table: names, places and who is away. */
export function toPeople(state: PageState): Effect | null {
  const { table, welcome } = state;
  if (table === null || isWatching(table, welcome)) return null;
  if (table.play === null && table.phase === 'over') return null;
  return { show: putOver(state, { over: 'people', refused: null }) };
}

/** Every key with what it does; away again if it is shown. */
export const toggleHelp = (state: PageState): Effect => ({
  show: findOver(state, 'help') === null ? putOver(state, { over: 'help' }) : closeOver(state, 'help'),
});

/** What is known of all cards, beside real ones. */
export const toKnowledge = (state: PageState): Effect | null =>
  state.table?.play === null ? { show: putOver(state, { over: 'knowing' }) } : null;

/** A picture that was kept of a ruling. */
export const toPicture =
  (id: string) =>
  (state: PageState): Effect => ({
    send: { type: 'picture', id },
    show: putOver(state, { over: 'picture', id, data: null, came: false }),
  });

/** Away with what lies over the screen. */
export const close =
  (name: OverName) =>
  (state: PageState): Effect => ({ show: closeOver(state, name) });

/** Sound on or off; on a phone for itself. */
export const toggleSound = ({ lobby, here }: PageState): Effect =>
  lobby === null
    ? { show: { here: { ...here, sound: !here.sound } } }
    : { send: { type: 'settings', settings: { ...lobby.settings, sound: !lobby.settings.sound } } };

/** Whether face-up cards can be scanned before the first card, and nobody is doing so. */
export function canRegister({ table, welcome }: Pick<PageState, 'table' | 'welcome'>): boolean {
  if (table === null || table.phase !== 'start' || table.registering !== null) return false;
  if (isWatching(table, welcome) || table.open !== null || table.ruling !== null) return false;
  return table.seats.some(({ faceUp }) => faceUp.includes('??')) || mayRescan(table);
}

/** Whether all face-up cards are known, so that scanning them again shows what was swapped. */
export const mayRescan = ({ rules, seats }: TableView): boolean =>
  rules.exchange === 'swap' &&
  seats.some(({ faceUp }) => faceUp.some((slot) => slot !== null)) &&
  !seats.some(({ faceUp }) => faceUp.includes('??'));

/** A draw, where the round makes no progress. */
export const callDraw = ({ table }: PageState): Effect | null =>
  table?.stalled === true ? { send: { type: 'draw' } } : null;

/** Whether a card is asked for that starts the round, and might be with nobody. */
export const asksForStarter = ({ table }: Pick<PageState, 'table'>): boolean => {
  const starts = table?.beginning?.starts;
  if (table == null || starts === undefined || table.registering !== null || table.playback !== null)
    return false;
  const isSaid = table.announced !== null && table.beginning?.mustPlayIt === false;
  const isOpen = table.open === null && table.question === null && !isSaid;
  return isOpen && (starts.card !== null || starts.ranks.length > 0) && starts.holders.length === 0;
};

/** Nobody has the card that is asked for: as the command code NO. */
export const nobodyHasIt = (state: PageState): Effect | null =>
  asksForStarter(state) ? { send: { type: 'code', code: 'CMD:NO', how: 'tap' } } : null;

export const startRegistering = (state: PageState): Effect | null =>
  canRegister(state) ? { send: { type: 'register', on: true } } : null;

/** The scores of the open table. */
export const toScores = (state: PageState): Effect | null =>
  state.table &&
  state.lobby && {
    show: push(state, FRESH.scores),
  };

/** Tables of the past, read from the start. */
export const toHistory = (state: PageState): Effect => ({
  send: { type: 'history', after: null },
  show: push(state, FRESH.history),
});

/** The scores of one of them. */
export const toPast =
  (id: string) =>
  (state: PageState): Effect => ({
    send: { type: 'sheet', id },
    show: push(state, { ...FRESH.scores, past: id }),
  });

/** The page of a rule set, with its options; of none in particular, that of the last table, else the first one. */
export const toRules =
  (id?: string, options: RulesName['options'] = {}) =>
  (state: PageState): Effect | null => {
    const all = state.welcome?.rules ?? [];
    const last = state.lobby?.lastSetup?.rules;
    const found = id ?? (all.find((one) => one.id === last) ?? all[0])?.id;
    return found === undefined ? null : openBook(state, { id: found, options });
  };

/** The rules that are read where one is: those of the table, of the one that is being set up, or of the lessons. */
export function toTheseRules(state: PageState): Effect | null {
  const { table } = state;
  const screen = top(state);
  if (screen.at === 'setup') return toRules(screen.draft.rules, optionsOf(screen.draft))(state);
  if (screen.at === 'learn') return toRules(screen.course?.rules)(state);
  return table === null ? toRules()(state) : openBook(state, null);
}
