import { isDeepStrictEqual } from 'node:util';
import type { SeatNumber } from '../engine/state.ts';
import type { Refusal } from '../protocol/messages.ts';
import type { HostMessage, PlayMessage, SeatMessage } from '../protocol/play.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { StageMessage } from '../protocol/table.ts';
import type { TableView } from '../protocol/view.ts';
import { type Known, knownTo } from '../table/hints/known-to.ts';
import { setupNow } from '../table/people.ts';
import { isWithoutDeck, type Standing } from '../table/standing.ts';
import type { Handles } from './handles.ts';
import type { Kept } from './kept.ts';
import { type Match, type MatchMessage, makeMatch } from './play/match.ts';
import { newPlayer, type Player, viewerOf } from './play/seating.ts';
import type { Thinker } from './play/thinker.ts';
import { makeWatching } from './playing.ts';
import type { Recorder } from './recorder.ts';
import type { Sample } from './samples.ts';
import type { Scanner } from './scanner.ts';
import type { Screen } from './screens.ts';
import type { ShownTable } from './shown-table.ts';

interface Surroundings {
  readonly kept: Pick<Kept, 'settings' | 'progress' | 'leave' | 'setLastSetup'>;
  readonly samples: readonly Sample[];
  readonly scanner: Pick<Scanner, 'trouble'>;
  readonly recorder: Pick<Recorder, 'begin' | 'end'>;
  readonly changed: () => void;
  /** For tables without a deck: who thinks for bots, the screens that there are, and whether no other may join. */
  readonly thinker: Thinker;
  readonly players: () => Iterable<Player>;
  readonly isLocked: () => boolean;
}

/** The table that a screen is shown, and what it may know of it. */
export interface KnownTable extends Known {
  readonly standing: Standing;
}

/** The table that is shown: the one that people sit at, or for a while a sample game; at first none. */
export interface Stage {
  /** The table that people sit at; null if there is none. */
  own(): ShownTable | null;
  /** The table that a screen is shown; null at the home screen. */
  shown(player: Player): ShownTable | null;
  /** The people's table, if it hears the devices of this machine: none while a recording plays there. */
  hearing(): ShownTable | null;
  /** Everything that a screen shows of its table. */
  view(player: Player): TableView | null;
  /** Whether a round is being played at the table that is shown here. */
  isPlaying(): boolean;
  /** What hints for a seat of the shown table may rest on; null if that isn't for this screen to know. */
  knownTo(player: Player, seat: SeatNumber): KnownTable | null;
  /** How every table stands that is shown to anybody: another value for every other moment of it. */
  standings(): readonly Standing[];
  readonly handles: Handles<StageMessage | PlayMessage | HostMessage>;
  readonly guests: Handles<PlayMessage | SeatMessage>;
  /** Nobody sits any more. A finished round, or one that nothing has happened in, leaves nothing to continue with. */
  leave(): void;
  /** People sit at this table from now on; the one before has been left. */
  sit(shown: ShownTable): void;
  /** A screen has come, or gone. */
  met(player: Player): void;
  close(): Promise<void>;
}

/** Makes a stage with no table on it; `sit` puts one there. */
export function makeStage(surroundings: Surroundings): Stage {
  const { kept, samples, scanner, recorder, changed } = surroundings;
  let own: ShownTable | null = null;
  /** The game at the own table, if that has no deck. */
  let match: Match | null = null;
  /** As many as were begun at the own table. */
  let rounds = 0;
  let stop = () => {};

  const shownHere = (): ShownTable | null => watching.shown() ?? own;
  /** Sample games are for the people at this machine. */
  const shownTo = ({ guest }: Player): ShownTable | null => (guest ? own : shownHere());

  /** Nobody has a seat any more, nor shows one; phones keep their keys for a table to which those belong. */
  const endMatch = () => {
    if (match === null) return;
    match.stop();
    match = null;
    for (const player of surroundings.players())
      Object.assign(player, newPlayer(player.guest), { key: player.key });
  };

  /** A further round may be played with a deck or without one, other than the one before. */
  const seatAll = () => {
    const table = own !== null && isWithoutDeck(own.table.standing()) ? own.table : null;
    if ((table !== null) === (match !== null)) return;
    endMatch();
    const { thinker, players, isLocked } = surroundings;
    const pace = (isGuided: boolean) => kept.settings()[isGuided ? 'firstPace' : 'pace'];
    match = table && makeMatch({ table, thinker, pace, players, isLocked, changed });
  };

  let wasOver = false;
  /** A first round that was played to its end is a part of what somebody has learnt. */
  const noteFirstRound = () => {
    const { round, referee } = own?.table.standing() ?? {};
    const isOver = referee?.game.phase === 'over';
    if (isOver && !wasOver && round?.setup.play?.guided) kept.progress.roundPlayed(round.setup.rules);
    wasOver = isOver;
  };

  let noted: TableSetup | null = null;
  /** The next table begins as this one is by now: phones may have come, names and places may be others. */
  const noteSetup = () => {
    const now = own && setupNow(own.table.standing());
    if (now !== null && !isDeepStrictEqual(now, noted)) kept.setLastSetup(now);
    noted = now;
  };

  /** A further round may be begun by a screen or by the scanner; its recording begins then too. */
  const heard = () => {
    seatAll();
    match?.heard();
    noteFirstRound();
    noteSetup();
    const begun = own?.table.rounds() ?? 0;
    if (own !== null && begun > rounds) recorder.begin(own.table.round);
    rounds = begun;
    changed();
  };

  const show = () => {
    stop();
    // Phones go on at the own table while a sample game is shown here.
    const stops = [own?.subscribe(heard), watching.shown()?.subscribe(changed)];
    stop = () => {
      for (const end of stops) end?.();
    };
    changed();
  };
  const watching = makeWatching({ samples, changed, show });

  const leave = () => {
    void watching.stop();
    const left = own?.table.standing();
    if (left?.inputs === 0) own?.table.end();
    endMatch();
    void own?.close();
    own = null;
    recorder.end();
    kept.leave({
      isRoundOver: left?.referee.game.phase === 'over',
      isFirst: left?.round.setup.play?.guided === true,
    });
  };

  const sit = (shown: ShownTable) => {
    own = shown;
    seatAll();
    rounds = shown.table.rounds();
    noteSetup();
    recorder.begin(shown.table.round);
    const trouble = scanner.trouble();
    if (trouble !== null && shown.playing() === null) shown.news(trouble);
    show();
  };

  /** What is said at a table without a deck. */
  const play = ({ player }: Screen, message: MatchMessage): Refusal | null => {
    const at = shownTo(player) === own ? match : null;
    // A phone may be here before its table is.
    if (at === null && player.guest && message.type === 'back') player.key = message.token;
    return at?.take(player, message) ?? null;
  };

  return {
    own: () => own,
    shown: shownTo,
    hearing: () => (own?.playing() === null ? own : null),
    view(player) {
      const shown = shownTo(player);
      if (shown === null) return null;
      const { table, devices } = shown;
      if (shown !== own || match === null) return { ...table.view(), ...devices(), play: null };
      // A recording that played before has nothing to do with a round without a deck.
      return { ...table.view(viewerOf(player)), ...devices(), playback: null, play: match.view(player) };
    },
    isPlaying: () => (shownHere()?.table.standing().referee.game.phase ?? 'over') !== 'over',
    knownTo(player, seat) {
      const shown = shownTo(player);
      const standing = shown?.table.standing();
      if (standing?.referee.game.seats[seat] === undefined) return null;
      const isOthers = shown === own && match !== null && !match.mayAskFor(player, seat);
      return isOthers ? null : { standing, ...knownTo(standing, seat) };
    },
    standings: () => [own, watching.shown()].flatMap((shown) => shown?.table.standing() ?? []),
    handles: {
      ...watching.handles,
      leave() {
        leave();
        show();
        return null;
      },
      make: play,
      unmake: play,
      toEnd: play,
      show: play,
      remove: play,
      sitIn: play,
      occupy: play,
    },
    guests: { make: play, unmake: play, toEnd: play, sit: play, back: play, stand: play },
    leave,
    sit,
    met: (player) => match?.met(player),
    async close() {
      match?.stop();
      stop();
      await watching.stop();
      await own?.close();
    },
  };
}
