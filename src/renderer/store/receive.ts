import type { BreachCode } from '../../engine/ruling.ts';
import type { HistoryView } from '../../protocol/history.ts';
import type { LobbyView } from '../../protocol/lobby.ts';
import { type Refusal, type ServerMessage, serverMessage } from '../../protocol/messages.ts';
import type { RulingView, TableView } from '../../protocol/view.ts';
import {
  correctingAfter,
  correctingMends,
  correctingScanned,
  correctingWith,
  stillRead,
} from './correcting.ts';
import { staysSaid } from './effect.ts';
import { freeSeats } from './guest.ts';
import { hinted, unanswered } from './hints.ts';
import { houseAfter } from './house/writing.ts';
import { roundAfter, taught, withMissed } from './learn.ts';
import type { PageState } from './page.ts';
import { opened, told, unread } from './reading.ts';
import { change, findOver, on, putOver, top } from './route.ts';
import { namesAfter } from './rule-names.ts';
import { withAnswer } from './rules.ts';
import { fitted, hasOpened } from './screens.ts';
import { countedAfter } from './statistics.ts';

/** Reads a message of the table; null for one that this page doesn't know. */
function read(data: unknown) {
  if (typeof data !== 'string') return null;
  try {
    const result = serverMessage['~standard'].validate(JSON.parse(data));
    return result instanceof Promise || result.issues ? null : result.value;
  } catch {
    return null;
  }
}

/** A seat that can't be taken is said where it is asked for. */
const REFUSED_SEATS: readonly Refusal['code'][] = [
  'setup',
  'seatTaken',
  'seatLeft',
  'sawOther',
  'seatTooOften',
  'locked',
  'noSeat',
];

/** What a hint may be refused for. */
const OF_HINTS: readonly Refusal['code'][] = ['noHint', 'notYours', 'badMessage'];

/** What another card, or one less, may make right. */
const MENDED: readonly BreachCode[] = ['setTooSmall', 'mixedRanks', 'tooManyCards'];

/** Whether a refused choice is worth keeping; else the next press is not to try it again. */
const isMended = ({ breaches }: RulingView): boolean => breaches.some(({ code }) => MENDED.includes(code));

/** A refused set-up is said where it is being written, a move where it was tried; anything else for all to see. */
function refused(state: PageState, refusal: Refusal): Partial<PageState> {
  const { guest } = state;
  const { playing, hinting } = on(state, 'table');
  const people = findOver(state, 'people');
  if (guest !== null && REFUSED_SEATS.includes(refusal.code)) return { unseated: refusal };
  if (refusal.code === 'setup' && people !== null)
    return putOver(state, { ...people, refused: refusal.error });
  if (refusal.code === 'setup' && top(state).at === 'setup')
    return change(state, 'setup', { refused: refusal.error });
  if (refusal.code === 'move') {
    const missed = refusal.ruling.breaches.map(({ rule }) => rule);
    return change(state, 'table', {
      playing: {
        ...playing,
        sent: false,
        chosen: isMended(refusal.ruling) ? playing.chosen : [],
        refused: refusal.ruling,
      },
      round: withMissed(state, missed),
    });
  }
  return {
    trouble: refusal,
    ...change(state, 'table', {
      hinting: OF_HINTS.includes(refusal.code) ? unanswered(hinting) : hinting,
      playing: { ...playing, sent: false },
    }),
  };
}

/** Whether what is said of a move that was overtaken is over: there is another move to read about. */
const isPast = ({ trouble, table }: PageState, now: TableView | null): boolean =>
  trouble?.code === 'overtaken' && now?.ruling?.id !== table?.ruling?.id;

/** What is wrong after the table was told again: nothing, but for what somebody here has yet to read. */
function troubleAfter(state: PageState, now: TableView | null): PageState['trouble'] {
  const { trouble } = state;
  const isKept = staysSaid(trouble) && !isPast(state, now) && (now !== null || trouble?.code === 'game');
  return isKept ? trouble : null;
}

/** Whether a seat of this phone is at a table that was put away: it may come back with the same cards. */
function seatWaits({ table: before, seatWaits }: PageState, now: TableView | null): boolean {
  if (now?.play?.you != null) return false;
  const namesOf = (table: TableView | null) => table?.seats.map(({ name }) => name).join('\n');
  return seatWaits || (before?.play?.you != null && namesOf(before) !== namesOf(now));
}

/** Which round of a table is shown, and of whom. */
export const whichRound = ({ series, seats }: TableView): string =>
  `${series.rounds.length} ${seats.map(({ name }) => name).join()}`;

/** One more message about the state: the first says what was there before this page, and is, until the round is another. */
function heardOf(
  { revision, found, table: before }: PageState,
  now: TableView | null,
): Pick<PageState, 'revision' | 'found'> {
  const isSame = before !== null && now !== null && whichRound(before) === whichRound(now);
  return { revision: revision + 1, found: revision === 0 ? now !== null : found && isSame };
}

/** What a table brings to a screen on the network, which knows of nothing else. */
function asGuest(
  state: PageState,
  { guest, table }: Extract<ServerMessage, { type: 'guest' }>,
): Partial<PageState> {
  return {
    guest,
    table,
    leftTable: table === null ? (state.table ?? state.leftTable) : null,
    seatWaits: seatWaits(state, table),
    ...heardOf(state, table),
    trouble: troubleAfter(state, table),
    ...(table?.play?.you != null && { unseated: null, looksOn: false }),
  };
}

/** Who has set a table up looks after the phones that are to come. */
function awaitingPhones(before: PageState, now: PageState): Partial<PageState> {
  const play = now.table?.play ?? null;
  const isOwn = top(before).at === 'setup' && hasOpened(now, before);
  return isOwn && play !== null && freeSeats(play).length > 0
    ? putOver(now, { over: 'people', refused: null })
    : {};
}

/** The tables of the past with those that follow; an answer from the start replaces them. */
function joined(state: PageState, message: Extract<ServerMessage, { type: 'history' }>): HistoryView {
  const { after, history: told } = message;
  const before = on(state, 'history').tables;
  if (after === null || before === null || before.more !== after) return told;
  return { ...told, tables: [...before.tables, ...told.tables] };
}

/** What the table has told before it heard of settings that were chosen here takes nothing of them back. */
const withChosen = ({ chosen }: PageState, lobby: LobbyView): Pick<PageState, 'lobby' | 'chosen'> =>
  chosen === null
    ? { lobby, chosen }
    : { lobby: { ...lobby, settings: chosen.settings }, chosen: { ...chosen, told: lobby.settings } };

/** What was told last counts once the table has heard of what was chosen here: others may have chosen since. */
function afterPong({ chosen, lobby }: PageState, pong: number): Partial<PageState> {
  if (chosen?.ping !== pong) return { pong };
  const { told } = chosen;
  return { pong, chosen: null, ...(lobby && told && { lobby: { ...lobby, settings: told } }) };
}

function changes(state: PageState, message: ServerMessage): Partial<PageState> {
  switch (message.type) {
    case 'welcome':
      return {
        welcome: message,
        ruleNames: namesAfter(state.ruleNames, message.rules),
      };
    case 'kept':
      return { kept: message.kept };
    case 'rulesOpened':
    case 'rulesChecked':
    case 'rulesSaved':
    case 'rulesShared':
    case 'rulesDiscarded':
    case 'rulesBroughtBack':
    case 'rulesRefused':
      return houseAfter(state, message);
    case 'rules':
      return { rules: withAnswer(state, message) };
    case 'ports':
      return change(state, 'settings', { ports: message.ports });
    case 'diagnostics':
      return change(state, 'settings', { diagnostics: message.text });
    case 'backup':
      return change(state, 'settings', { backup: message.news });
    case 'scanned':
      return correctingScanned(state, message);
    case 'log':
    case 'past':
      return { ...told(state, message), ...correctingWith(state, message) };
    case 'opened':
      return opened(state, message.of);
    case 'mends':
      return correctingMends(state, message);
    case 'history':
      return change(state, 'history', { tables: joined(state, message) });
    case 'sheet':
      return message.sheet.id === on(state, 'scores').past
        ? change(state, 'scores', { sheet: message.sheet })
        : {};
    case 'game':
      return { game: message };
    case 'everyRound':
      return { everyRound: message.rounds };
    case 'statistics':
      return countedAfter(state, message);
    case 'hint':
      return change(state, 'table', { hinting: hinted(state, message.hint) });
    case 'lessons':
      return taught(state, message);
    case 'progress':
      return { progress: message.progress };
    case 'deckCodes':
      return { deckCodes: message.codes, deckFaces: message.faces };
    case 'deckTaught':
      return change(state, 'teach', { deck: message.id, saved: on(state, 'teach').saved + 1 });
    case 'picture':
      return findOver(state, 'picture')?.id === message.id
        ? putOver(state, { over: 'picture', id: message.id, data: message.data, came: true })
        : {};
    case 'guest':
      return asGuest(state, message);
    case 'pong':
      return afterPong(state, message.id);
    case 'refused': {
      const changed = refused(state, message.refusal);
      return { ...changed, ...unread({ ...state, ...changed }, message.refusal) };
    }
    case 'state':
      return {
        ...withChosen(state, message.lobby),
        table: message.table,
        ...heardOf(state, message.table),
        trouble: troubleAfter(state, message.table),
        ...correctingAfter(state, message.table),
        ...(findOver(state, 'people') && putOver(state, { over: 'people', refused: null })),
        ...roundAfter(state, message.table),
        read: stillRead(state.read, message.table),
      };
  }
}

/** What a message changes. One that can't be read changes nothing but says so. */
export function receive(state: PageState, data: unknown): Partial<PageState> {
  const message = read(data);
  if (message === null) return { trouble: { code: 'unreadable' } };
  const changed = changes(state, message);
  const now = { ...state, ...changed };
  return {
    ...changed,
    ...fitted(now, state),
    ...awaitingPhones(state, now),
    ...(hasOpened(now, state) && { unopened: [] }),
  };
}
