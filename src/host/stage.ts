import { randomBytes } from 'node:crypto';
import type { SeatNumber, State } from '../engine/state.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { Refusal } from '../protocol/messages.ts';
import type { HostMessage, PlayMessage, SeatMessage } from '../protocol/play.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { StageMessage } from '../protocol/table.ts';
import type { TableView } from '../protocol/view.ts';
import { knownTo } from '../table/hints/known-to.ts';
import { setupsIn } from '../table/journal/folder.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { type FindRuleSet, wholeRuleSet } from '../table/rule-sets.ts';
import { isWithoutDeck, type Standing } from '../table/standing.ts';
import { openTable, type Result, resumeTable, type Table } from '../table/table.ts';
import type { Handles } from './handles.ts';
import type { Kept, Writer } from './kept.ts';
import { type Match, type MatchMessage, makeMatch } from './play/match.ts';
import { newPlayer, type Player, viewerOf } from './play/seating.ts';
import type { Thinker } from './play/thinker.ts';
import { playAt } from './playing.ts';
import type { Recorder } from './recorder.ts';
import { readRecording, type Sample } from './samples.ts';
import type { Scanner } from './scanner.ts';
import type { Screen } from './screens.ts';
import { makeShownTable, type ShownTable } from './shown-table.ts';

interface Surroundings {
  readonly kept: Kept;
  /** The rule sets that there are now. */
  readonly rulebook: () => Rulebook;
  readonly samples: readonly Sample[];
  readonly scanner: Pick<Scanner, 'view' | 'trouble' | 'choice'>;
  readonly recorder: Pick<Recorder, 'begin' | 'end'>;
  readonly changed: () => void;
  /** For tables without a deck: who thinks for bots, the screens that there are, and whether no other may join. */
  readonly thinker: Thinker;
  readonly players: () => Iterable<Player>;
  readonly isLocked: () => boolean;
}

/** The table that a screen is shown, and what it may know of it. */
export interface KnownTable {
  readonly standing: Standing;
  readonly known: State;
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
  /** Opens a table; why not, or null. */
  open(setup: TableSetup): Refusal | null;
  /** A screen has come, or gone. */
  met(player: Player): void;
  close(): Promise<void>;
}

/** What shuffles a round that nobody else shuffles. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** The seed of a round that is set up like that; none where people shuffle. */
export const seedFor = ({ play }: TableSetup): { readonly seed?: string } =>
  play === undefined ? {} : { seed: newSeed() };

/** An empty stage. */
export function makeStage(surroundings: Surroundings): Stage {
  const { kept, rulebook, samples, scanner, recorder, changed } = surroundings;
  let own: ShownTable | null = null;
  /** The game at the own table, if that has no deck. */
  let match: Match | null = null;
  let watched: { readonly name: string; readonly shown: ShownTable } | null = null;
  /** As many as were begun at the own table. */
  let rounds = 0;
  let stop = () => {};

  const shownHere = (): ShownTable | null => watched?.shown ?? own;
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
    const pace = () => kept.settings().pace;
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

  /** A further round may be begun by a screen or by the scanner; its recording begins then too. */
  const heard = () => {
    seatAll();
    match?.heard();
    noteFirstRound();
    const begun = own?.table.rounds() ?? 0;
    if (own !== null && begun > rounds) recorder.begin(own.table.round);
    rounds = begun;
    changed();
  };

  const show = () => {
    stop();
    // Phones go on at the own table while a sample game is shown here.
    const stops = [own?.subscribe(heard), watched?.shown.subscribe(changed)];
    stop = () => {
      for (const end of stops) end?.();
    };
    changed();
  };

  const stopWatching = () => {
    void watched?.shown.close();
    watched = null;
  };

  const seated = (table: Table): ShownTable =>
    makeShownTable(table, () => ({ scanner: scanner.view(), playback: null }));

  /** Nobody sits any more. A finished round, or one that nothing has happened in, leaves nothing to go on with. */
  const leave = () => {
    stopWatching();
    const left = own?.table.standing();
    if (left !== undefined && (left.referee.game.phase === 'over' || left.inputs === 0)) own?.table.end();
    endMatch();
    void own?.close();
    own = null;
    recorder.end();
    kept.leave();
  };

  const sit = (shown: ShownTable) => {
    own = shown;
    seatAll();
    rounds = shown.table.rounds();
    recorder.begin(shown.table.round);
    const trouble = scanner.trouble();
    if (trouble !== null && shown.playing() === null) shown.news(trouble);
    show();
  };

  /** Opens a table where the scanner, or a recording of one, is heard. */
  const place = (
    setup: TableSetup,
    find: FindRuleSet,
    write: Writer,
    seed: { readonly seed?: string },
  ): Result<ShownTable, SetupError> => {
    const choice = scanner.choice();
    if (choice.kind !== 'recording' || setup.play !== undefined) {
      const opened = openTable(setup, { find, write, ...seed });
      return opened.ok ? { ok: true, value: seated(opened.value) } : opened;
    }
    const recording = readRecording(choice.path);
    if (recording === null) return { ok: false, error: { code: 'BAD_RECORDING', path: choice.path } };
    const { path: name, speed } = choice;
    return playAt({ name, recording, speed, scanner: scanner.view }, (clock) =>
      openTable(setup, { clock, find, write }),
    );
  };

  const open = (wished: TableSetup, register = false): Refusal | null => {
    const { quiet, oneScanOnePlay } = kept.settings();
    const setup: TableSetup = { settings: { quiet, oneScanOnePlay }, ...wished };
    // The journal begins when it is known that the table can be opened, which is before its first line.
    let write: Writer = () => {};
    const { find } = rulebook();
    const seed = seedFor(setup);
    const placed = place(setup, find, (line) => write(line), seed);
    if (!placed.ok) return { code: 'setup', error: placed.error };
    leave();
    const rules = wholeRuleSet(setup.rules, find);
    write = kept.begin({ setup, ...(rules !== null && { rules }), ...seed });
    kept.setLastSetup(wished);
    sit(placed.value);
    const { table } = placed.value;
    if (register) table.take({ type: 'register', on: true, at: table.now() });
    return null;
  };

  const resume = (id: string): Refusal | null => {
    if (!kept.tables().some((table) => table.id === id)) return { code: 'notKept' };
    const found = kept.resume(id);
    if (found === null) return { code: 'notKept' };
    leave();
    const resumed = resumeTable(found.content, { write: found.begin() });
    if (!resumed.ok) return { code: 'notKept' };
    const { settings: _, ...wished } = setupsIn(found.content).at(-1)!;
    kept.setLastSetup(wished);
    sit(seated(resumed.value));
    return null;
  };

  const discard = (id: string): Refusal | null => {
    if (!kept.discard(id)) return { code: 'notKept' };
    changed();
    return null;
  };

  const watch = (name: string, speed: number): void => {
    const playing = watched?.name === name ? watched.shown.playing() : null;
    if (playing !== null) {
      playing.setSpeed(speed);
      changed();
      return;
    }
    const sample = samples.find((one) => one.name === name);
    const opened = sample && playAt({ ...sample, speed }, (clock) => openTable(sample.setup, { clock }));
    if (!opened?.ok) return;
    stopWatching();
    watched = { name, shown: opened.value };
    show();
  };

  /** What is said at a table without a deck. */
  const play = ({ player }: Screen, message: MatchMessage): Refusal | null => {
    const at = shownTo(player) === own ? match : null;
    // A phone may be here before its table is.
    if (at === null && player.guest && message.type === 'back') player.key = message.token;
    return at?.take(player, message) ?? null;
  };

  const done = (act: () => void): null => {
    act();
    return null;
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
      return isOthers ? null : { standing, known: knownTo(standing, seat) };
    },
    standings: () => [own, watched?.shown].flatMap((shown) => shown?.table.standing() ?? []),
    handles: {
      open: (_, { setup, register }) => open(setup, register),
      resume: (_, { id }) => resume(id),
      discard: (_, { id }) => discard(id),
      leave: () =>
        done(() => {
          leave();
          show();
        }),
      watch: (_, { sample, speed }) => done(() => watch(sample, speed)),
      stopWatching: () =>
        done(() => {
          stopWatching();
          show();
        }),
      make: play,
      unmake: play,
      show: play,
      remove: play,
      sitIn: play,
      occupy: play,
    },
    guests: { make: play, unmake: play, sit: play, back: play, stand: play },
    open,
    met: (player) => match?.met(player),
    async close() {
      match?.stop();
      stop();
      await watched?.shown.close();
      await own?.close();
    },
  };
}
