import type { HistoryMessage } from '../protocol/history.ts';
import { GIVEN, type LogMessage, type RoundName } from '../protocol/log.ts';
import type { Refusal } from '../protocol/messages.ts';
import type { Occupant, PlayView } from '../protocol/play.ts';
import type { StatisticsFilter, StatisticsMessage } from '../protocol/statistics.ts';
import type { ScannerView, TableView } from '../protocol/view.ts';
import type { Lookback } from '../table/past.ts';
import { sumUp } from '../table/statistics.ts';
import type { Given } from './given.ts';
import { guestLines } from './guest-view.ts';
import type { Handles } from './handles.ts';
import type { Kept } from './kept.ts';
import { viewerOf } from './play/seating.ts';
import { type Screen, say } from './screens.ts';
import type { Stage } from './stage.ts';

interface Parts {
  readonly kept: Pick<Kept, 'lookBack' | 'history' | 'everyRound' | 'sheet' | 'game'>;
  readonly given: Pick<Given, 'lookBack'>;
  readonly stage: () => Pick<Stage, 'shown'>;
  readonly scanner: () => ScannerView;
  /** Whether a screen is still there to be answered. */
  readonly isHere: (screen: Screen) => boolean;
}

/** A moment of a game without a deck, which nobody plays. */
const unplayed = (occupants: readonly Occupant[]): PlayView => ({
  you: null,
  mine: [],
  cover: null,
  seats: occupants.map((occupant) => ({
    occupant,
    taken: true,
    joins: null,
    left: false,
    online: true,
    sitIn: null,
    ready: false,
    acts: false,
  })),
  grace: null,
  held: false,
  moves: [],
  exchange: null,
  canUnmake: false,
  onlyBots: false,
  waitsFor: [],
  guided: false,
  advised: null,
  advisedBurns: false,
  passedOver: null,
});

/** Answers about what was: it changes nothing, and only the screen that asks is told. */
export function makeLookingBack({
  kept,
  given,
  stage,
  scanner,
  isHere,
}: Parts): Handles<LogMessage | HistoryMessage | StatisticsMessage> {
  const shown = ({ player }: Screen) => stage().shown(player)?.table ?? null;

  /** The round that is named; else the present one of the table that this screen is shown. Null if there is none. */
  const find = (screen: Screen, of?: RoundName): Lookback | null => {
    if (of?.table == null) return shown(screen)?.lookBack(of?.round, viewerOf(screen.player)) ?? null;
    return of.table === GIVEN ? given.lookBack(of) : kept.lookBack(of.table, of.round);
  };

  /** Without a table nobody has a log open any more. */
  const notFound = (of?: RoundName): Refusal | null => (of === undefined ? null : { code: 'notKept' });

  const tableAt = ({ at, occupants }: Lookback, after: number): TableView => ({
    ...at(after),
    scanner: scanner(),
    repeated: null,
    playback: null,
    play: occupants && unplayed(occupants),
  });

  const tellLog = (screen: Screen, of?: RoundName): Refusal | null => {
    const found = find(screen, of);
    if (found === null) return notFound(of);
    const named = of && { named: { of, table: tableAt(found, Number.POSITIVE_INFINITY) } };
    const lines = found.lines();
    const told = screen.player.guest ? guestLines(lines) : lines;
    say(screen, { type: 'log', lines: told, held: found.held(), ...named });
    return null;
  };

  const tellMoment = (screen: Screen, after: number, of?: RoundName): Refusal | null => {
    const found = find(screen, of);
    if (found === null) return notFound(of);
    say(screen, { type: 'past', after, table: tableAt(found, after), ...(of && { of }) });
    return null;
  };

  const tellMends = (screen: Screen, entry: number): Refusal | null => {
    const found = find(screen);
    if (found !== null) say(screen, { type: 'mends', entry, mends: found.mends(entry) });
    return null;
  };

  const tellHistory = async (screen: Screen, after: string | null): Promise<void> => {
    const history = await kept.history(after);
    if (isHere(screen)) say(screen, { type: 'history', after, history });
  };

  const tellEveryRound = async (screen: Screen): Promise<void> => {
    const { rounds } = await kept.everyRound();
    if (isHere(screen)) say(screen, { type: 'everyRound', rounds: [...rounds] });
  };

  const tellStatistics = async (screen: Screen, filter: StatisticsFilter): Promise<void> => {
    const { rounds, unreadable } = await kept.everyRound();
    if (!isHere(screen)) return;
    const statistics = { ...sumUp(rounds, filter, Date.now()), unreadable };
    say(screen, { type: 'statistics', filter, statistics });
  };

  const tellSheet = (screen: Screen, id: string): Refusal | null => {
    const sheet = kept.sheet(id);
    if (sheet === null) return { code: 'notKept' };
    say(screen, { type: 'sheet', sheet });
    return null;
  };

  const tellGame = (screen: Screen, table: string | null, round: number): Refusal | null => {
    const text = table === null ? (shown(screen)?.game(round) ?? null) : kept.game(table, round);
    if (text === null) return { code: 'notKept' };
    say(screen, { type: 'game', table, round, text });
    return null;
  };

  return {
    readLog: (screen, { of }) => tellLog(screen, of),
    readMoment: (screen, { after, of }) => tellMoment(screen, after, of),
    readMends: (screen, { entry }) => tellMends(screen, entry),
    history(screen, { after }) {
      void tellHistory(screen, after);
      return null;
    },
    everyRound(screen) {
      void tellEveryRound(screen);
      return null;
    },
    statistics(screen, { filter }) {
      void tellStatistics(screen, filter);
      return null;
    },
    sheet: (screen, { id }) => tellSheet(screen, id),
    game: (screen, { table, round }) => tellGame(screen, table, round),
  };
}
