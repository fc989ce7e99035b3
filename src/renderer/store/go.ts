import type { RulesName } from '../../protocol/rules.ts';
import type { TableView } from '../../protocol/view.ts';
import { amongRules, draftAfter, newDraft } from './draft.ts';
import { optionsOf } from './draft-edits.ts';
import type { Effect } from './effect.ts';
import { isLearning } from './learn.ts';
import type { PageState } from './page.ts';
import { newPlayDraft } from './play/draft.ts';
import { seesLog } from './reading.ts';
import { openBook, readOne } from './rules.ts';
import { isWatching } from './watching.ts';

/** The ways from one screen to another, the same for buttons and keys. Null where there is no such way now. */

/** The settings; leaving them leads back to where one came from. */
export const toSettings = ({ screen }: PageState): Effect =>
  screen === 'settings'
    ? { show: {} }
    : {
        show: {
          screen: 'settings',
          back: screen === 'setup' || screen === 'log' ? screen : 'home',
          phrase: null,
          help: false,
          discarding: null,
          code: '',
        },
      };

export const fromSettings = (state: PageState): Effect => {
  const isGone = state.back === 'log' && !seesLog({ ...state, screen: 'log' });
  return { show: { screen: isGone ? 'home' : state.back, back: 'home', code: '' } };
};

/** The camera, to be set up. */
export const toCamera = ({ screen }: PageState): Effect => ({
  show: {
    screen: 'camera',
    cameraBack: screen === 'settings' ? 'settings' : 'home',
    help: false,
    discarding: null,
    code: '',
  },
});

/** Back from there: to the settings, or home or to the table. */
export const fromCamera = ({ cameraBack }: PageState): Effect => ({ show: { screen: cameraBack, code: '' } });

/** The sheets of codes to print, or the decks that have codes already. */
export const toCodes = (screen: 'print' | 'decks'): Effect => ({
  show: { screen, back: 'home', discarding: null, code: '' },
});

export const isAboutCodes = (screen: PageState['screen']): boolean =>
  screen === 'print' || screen === 'decks';

/** Home from there, or to the table. */
export const fromCodes = (): Effect => ({ show: { screen: 'home', code: '' } });

/** Setting up a table with real cards: what was begun before, else as the last one. */
export const toSetup = ({ draft, lobby, welcome }: PageState): Effect | null =>
  lobby === null || welcome === null
    ? null
    : {
        show: {
          screen: 'setup',
          draft: amongRules(draft?.grace === null ? draft : newDraft(lobby, welcome.rules), welcome.rules),
          discarding: null,
        },
      };

/** Setting up a table without a deck, likewise. */
export const toPlay = ({ draft, lobby, welcome }: PageState, botNames: readonly string[]): Effect | null =>
  lobby === null || welcome === null
    ? null
    : {
        show: {
          screen: 'setup',
          draft: amongRules(
            draft != null && draft.grace !== null ? draft : newPlayDraft(lobby, welcome.rules, botNames),
            welcome.rules,
          ),
          discarding: null,
        },
      };

export { fromLearn, toLearn } from './learn.ts';

/** Home from the set-up. What was chosen is not kept then. */
export const fromSetup = (): Effect => ({ show: { screen: 'home', draft: null, refused: null } });

export const resume = (id: string): Effect => ({ send: { type: 'resume', id }, show: { discarding: null } });

export const discard = (id: string): Effect => ({
  send: { type: 'discard', id },
  show: { discarding: null },
});

/** From a finished round to another set-up of the next one; the table stays there until that begins. */
export const toOtherRules = ({ table, lobby, welcome }: PageState): Effect | null =>
  table === null || lobby === null || welcome === null || isWatching(table, welcome)
    ? null
    : {
        show: {
          screen: 'setup',
          draft: amongRules(draftAfter(table, lobby), welcome.rules),
          refused: null,
          leaving: false,
        },
      };

/** The next round; of a sample game, the same one again. */
export function again({ table, welcome, lobby }: PageState): Effect | null {
  // Phones wait for somebody at the table’s own screen.
  if (table?.phase !== 'over' || lobby === null) return null;
  return isWatching(table, welcome) && table.playback !== null
    ? { send: { type: 'watch', sample: table.playback.sample, speed: table.playback.speed } }
    : { send: { type: 'newRound' } };
}

/** Away from the table at once: a sample game gives way to what was there before. */
export const leave = ({ table, welcome }: PageState): Effect => ({
  send: isWatching(table, welcome) ? { type: 'stopWatching' } : { type: 'leave' },
  show: { leaving: false, choosing: false },
});

/** Away from the table; asked about where a game is being played, which is kept. */
export function toHome(state: PageState): Effect | null {
  const { table, welcome, lobby, leaving } = state;
  if (table === null || lobby === null) return null;
  const isBegun = table.play === null ? table.canUndo : table.log.length > 0;
  const nothingToLose = table.phase === 'over' || isWatching(table, welcome) || !isBegun;
  return nothingToLose || leaving ? leave(state) : { show: { leaving: true, choosing: false } };
}

/** Who sits at the table: names, places and who is away. */
export const toPeople = ({ table, welcome }: PageState): Effect | null =>
  table === null || isWatching(table, welcome) || (table.play === null && table.phase === 'over')
    ? null
    : { show: { people: true, refused: null } };

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

/** Whether the next round of the table that stands there is being set up. */
export const setsUpNext = ({
  screen,
  draft,
  table,
}: Pick<PageState, 'screen' | 'draft' | 'table'>): boolean =>
  screen === 'setup' && draft?.next === true && table?.phase === 'over';

/** The scores of the open table. */
export const toScores = ({ table, lobby }: PageState): Effect | null =>
  table && lobby && { show: { screen: 'scores', past: null, sheet: null, choosing: false, leaving: false } };

/** Tables of the past, read anew. */
export const toHistory = (): Effect => ({
  send: { type: 'history', after: null },
  show: { screen: 'history', history: null, discarding: null },
});

/** The scores of one of them. */
export const toPast = (id: string): Effect => ({
  send: { type: 'sheet', id },
  show: { screen: 'scores', past: id, sheet: null },
});

/** Back from scores or the past to where one came from. */
export const fromScores = ({ screen, past }: PageState): Effect => ({
  show: { screen: screen === 'scores' && past !== null ? 'history' : 'home', past: null, sheet: null },
});

/** Whether what is wanted is the screen of the past, in either of its parts. */
export const isOfThePast = (screen: PageState['screen']): boolean =>
  screen === 'history' || screen === 'statistics';

/** Whether scores or the past are shown: those of a table as long as it is there. */
export const seesScores = ({ screen, table, past }: Pick<PageState, 'screen' | 'table' | 'past'>): boolean =>
  screen === 'scores' ? table !== null || past !== null : isOfThePast(screen) && table === null;

/** The page of a rule set, with its options; of none in particular, that of the last table, else the first one. */
export const toRules =
  (id?: string, options: RulesName['options'] = {}) =>
  (state: PageState): Effect | null => {
    const found = id ?? state.lobby?.lastSetup?.rules ?? state.welcome?.rules[0]?.id;
    return found === undefined ? null : openBook(state, { id: found, options });
  };

/** The rules that are read where one is: those of the table, of the one that is being set up, or of the lessons. */
export function toTheseRules(state: PageState): Effect | null {
  const { table, draft, screen } = state;
  if (screen === 'setup' && draft !== null) return toRules(draft.rules, optionsOf(draft))(state);
  if (isLearning(state)) return toRules(state.learn.course?.rules)(state);
  return table === null ? toRules()(state) : openBook(state, null);
}

/** Back from two that are compared to one, and from that to where one came from. */
export const fromRules = (state: PageState): Effect =>
  state.book.beside === null ? { show: { screen: state.book.back } } : readOne(state);
