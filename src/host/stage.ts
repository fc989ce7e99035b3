import { randomBytes } from 'node:crypto';
import type { DeviceState } from '../device/source.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import type { Seen } from '../protocol/camera.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { ClientMessage, Refusal } from '../protocol/messages.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { TableView } from '../protocol/view.ts';
import type { NoticeCode } from '../referee/notice.ts';
import { knownTo } from '../table/hints/known-to.ts';
import { setupsIn } from '../table/journal/folder.ts';
import type { Lookback } from '../table/past.ts';
import type { PicturesInUse } from '../table/pictures.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { type FindRuleSet, wholeRuleSet } from '../table/rule-sets.ts';
import { isWithoutDeck, type Standing } from '../table/standing.ts';
import { faultOf, openTable, type Result, resumeTable, type Table } from '../table/table.ts';
import type { Kept, Writer } from './kept.ts';
import { type Match, type MatchMessage, makeMatch } from './play/match.ts';
import { newPlayer, type Player, viewerOf } from './play/seating.ts';
import type { Thinker } from './play/thinker.ts';
import { type PlayingSession, playAt } from './playing.ts';
import type { Recorder } from './recorder.ts';
import { readRecording, type Sample } from './samples.ts';
import type { Scanner } from './scanner.ts';
import { makeSession, type Session } from './session.ts';

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
  /** The shown table as a screen shows it. */
  view(player: Player): TableView | null;
  /** Whether a round is being played at the shown table. */
  isPlaying(): boolean;
  /** Looks back at a round of the shown table, the present one if none is given; null if there is none. */
  lookBack(player: Player, round?: number): Lookback | null;
  /** What hints for a seat of the shown table may rest on; null if that isn't for this screen to know. */
  knownTo(player: Player, seat: SeatNumber): KnownTable | null;
  /** How every table stands that is shown to anybody: another value for every other moment of it. */
  standings(): readonly Standing[];
  /** Takes what a screen says about tables; why not, or null. */
  take(player: Player, message: ClientMessage): Refusal | null;
  /** Takes what a screen says at a table without a deck; why not, or null. */
  play(player: Player, message: MatchMessage): Refusal | null;
  /** A screen has come, or gone. */
  met(player: Player): void;
  /** The rules of the shown table, as they are played now; null if there is none. */
  rules(player: Player): RuleSet | null;
  /** A round of the shown table in notation; null if there is none. */
  game(round: number): string | null;
  hear(line: string, at: number): void;
  news(state: DeviceState): void;
  /** What a camera has seen at the people's table, in Burnpile's own codes. */
  see(seen: Seen, picture?: string): void;
  /** The names of kept pictures that the people's round speaks of. */
  pictures(): PicturesInUse;
  /** Something is said at the people's table that happened outside the game. */
  outside(code: NoticeCode, text: string | null): void;
  /** Another scanner was chosen: a recording that plays for the people's table ends. */
  scannerChosen(): void;
  close(): Promise<void>;
}

/** A session, with its table where that may be one without a deck. */
interface Placed {
  readonly session: Session;
  readonly table: Table | null;
}

const newSeed = (): string => randomBytes(16).toString('hex');

/** What shuffles a round; none where people do. */
const seedFor = ({ play }: TableSetup): { readonly seed?: string } =>
  play === undefined ? {} : { seed: newSeed() };

/** An empty stage. */
export function makeStage(surroundings: Surroundings): Stage {
  const { kept, rulebook, samples, scanner, recorder, changed } = surroundings;
  let own: Session | PlayingSession | null = null;
  /** The game at the own table, if that has no deck. */
  let match: Match | null = null;
  let table: Table | null = null;
  let watched: { readonly name: string; readonly session: PlayingSession } | null = null;
  /** As many as were begun at the own table. */
  let rounds = 0;
  let stop = () => {};

  const shown = (): Session | null => watched?.session ?? own;
  /** Sample games are for whoever sits here. */
  const shownTo = ({ guest }: Player): Session | null => (guest ? own : shown());

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
    const isMatch = table !== null && isWithoutDeck(table.standing());
    if (isMatch === (match !== null)) return;
    endMatch();
    const { thinker, players, isLocked } = surroundings;
    const pace = () => kept.settings().pace;
    match = isMatch ? makeMatch({ table: table!, thinker, pace, players, isLocked, changed }) : null;
  };

  let wasOver = false;
  /** A first round that was played to its end is a part of what somebody has learnt. */
  const noteFirstRound = () => {
    const { round, referee } = table?.standing() ?? {};
    const isOver = referee?.game.phase === 'over';
    if (isOver && !wasOver && round?.setup.play?.guided) kept.progress.roundPlayed(round.setup.rules);
    wasOver = isOver;
  };

  /** A further round may be begun by a screen or by the scanner; what is written down of it begins anew. */
  const heard = () => {
    seatAll();
    match?.heard();
    noteFirstRound();
    const begun = own?.rounds() ?? 0;
    if (own !== null && begun > rounds) recorder.begin(own.round);
    rounds = begun;
    changed();
  };

  const show = () => {
    stop();
    // Phones go on at the own table while a sample game is shown here.
    const stops = [own?.subscribe(heard), watched?.session.subscribe(changed)];
    stop = () => {
      for (const end of stops) end?.();
    };
    changed();
  };

  const stopWatching = () => {
    void watched?.session.close();
    watched = null;
  };

  const seated = (opened: Table): Placed => ({
    session: makeSession(opened, { scanner: scanner.view, playback: () => null }),
    table: opened,
  });

  /** Nobody sits any more. A finished round, or one that nothing has happened in, leaves nothing to go on with. */
  const leave = () => {
    stopWatching();
    const left = own?.view();
    if (left !== undefined && (left.phase === 'over' || left.inputs === 0)) own?.end();
    endMatch();
    table = null;
    void own?.close();
    own = null;
    recorder.end();
    kept.leave();
  };

  const sit = (placed: Placed) => {
    const { session } = placed;
    own = session;
    table = placed.table;
    seatAll();
    rounds = session.rounds();
    recorder.begin(session.round);
    const trouble = scanner.trouble();
    if (trouble !== null) session.news(trouble);
    show();
  };

  /** The next round, if this one is over: as the rules say, or by a new set-up, which may be refused. */
  const newRound = (setup: TableSetup | undefined, register: boolean): Refusal | null => {
    const session = shown();
    if (session === null || session.view().phase !== 'over') return null;
    if (setup === undefined) session.newRound(session !== own || match === null ? {} : { seed: newSeed() });
    else {
      const { find } = rulebook();
      const error = faultOf(setup, find);
      if (error !== null) return { code: 'setup', error };
      const rules = wholeRuleSet(setup.rules, find);
      if (session === own) kept.setLastSetup(setup);
      session.newRound({ setup, ...(rules !== null && { rules }), ...seedFor(setup) });
    }
    if (register) session.take({ type: 'register', on: true });
    return null;
  };

  /** Opens a table where the scanner, or a recording of one, is heard. */
  const place = (
    setup: TableSetup,
    find: FindRuleSet,
    write: Writer,
    seed: { readonly seed?: string },
  ): Result<Placed, SetupError> => {
    const choice = scanner.choice();
    if (choice.kind !== 'recording' || setup.play !== undefined) {
      const opened = openTable(setup, { find, write, ...seed });
      return opened.ok ? { ok: true, value: seated(opened.value) } : opened;
    }
    const recording = readRecording(choice.path);
    if (recording === null) return { ok: false, error: { code: 'BAD_RECORDING', path: choice.path } };
    const { path: name, speed } = choice;
    const played = playAt({ name, recording, speed, scanner: scanner.view }, (clock) =>
      openTable(setup, { clock, find, write }),
    );
    return played.ok ? { ok: true, value: { session: played.value, table: null } } : played;
  };

  const open = (wished: TableSetup, register: boolean): Refusal | null => {
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
    if (register) placed.value.session.take({ type: 'register', on: true });
    return null;
  };

  /** What is agreed on holds for the next table too, until it is changed. */
  const agree = (message: Extract<ClientMessage, { type: 'agreed' }>): void => {
    const session = shown();
    session?.take(message);
    const last = kept.lastSetup();
    if (session !== null && session === own && last !== null)
      kept.setLastSetup({ ...last, agreed: message.agreed });
  };

  const rename = (message: Extract<ClientMessage, { type: 'rename' }>): Refusal | null => {
    const session = shown();
    if (session === null || session !== own) return null;
    const error = session.renameFault(message.seat, message.name);
    if (error !== null) return { code: 'setup', error };
    session.take(message);
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

  const watch = (name: string, speed: number): void => {
    if (watched?.name === name && watched.session.setSpeed(speed)) {
      changed();
      return;
    }
    const sample = samples.find((one) => one.name === name);
    const opened = sample && playAt({ ...sample, speed }, (clock) => openTable(sample.setup, { clock }));
    if (!opened?.ok) return;
    stopWatching();
    watched = { name, session: opened.value };
    show();
  };

  return {
    view(player) {
      const session = shownTo(player);
      if (session === null || session !== own || match === null) return session?.view() ?? null;
      return { ...session.view(viewerOf(player)), play: match.view(player) };
    },
    isPlaying: () => (shown()?.view().phase ?? 'over') !== 'over',
    lookBack: (player, round) => shownTo(player)?.lookBack(round, viewerOf(player)) ?? null,
    play(player, message) {
      const at = shownTo(player) === own ? match : null;
      // A phone may be here before its table is.
      if (at === null && player.guest && message.type === 'back') player.key = message.token;
      return at?.take(player, message) ?? null;
    },
    knownTo(player, seat) {
      const session = shownTo(player);
      const standing = session?.standing();
      if (standing?.referee.game.seats[seat] === undefined) return null;
      const isOthers = session === own && match !== null && !match.mayAskFor(player, seat);
      return isOthers ? null : { standing, known: knownTo(standing, seat) };
    },
    standings: () => [own, watched?.session].flatMap((session) => session?.standing() ?? []),
    met: (player) => match?.met(player),
    rules: (player) => shownTo(player)?.standing().referee.game.rules.set ?? null,
    game: (round) => shown()?.game(round) ?? null,
    hear: (line, at) => own?.hear(line, at),
    news: (state) => own?.news(state),
    see: (seen, picture) => own?.see(seen, picture),
    pictures: () => own?.pictures() ?? { ruled: [], waiting: [] },
    outside: (code, text) => own?.outside(code, text),
    scannerChosen() {
      if (own !== null && 'stopPlaying' in own) own.stopPlaying();
    },
    take(_player, message) {
      switch (message.type) {
        case 'open':
          return open(message.setup, message.register);
        case 'resume':
          return resume(message.id);
        case 'discard':
          if (!kept.discard(message.id)) return { code: 'notKept' };
          changed();
          return null;
        case 'leave':
          leave();
          show();
          return null;
        case 'watch':
          watch(message.sample, message.speed);
          return null;
        case 'stopWatching':
          stopWatching();
          show();
          return null;
        case 'newRound':
          return newRound(message.setup, message.register === true);
        case 'rename':
          return rename(message);
        case 'agreed':
          agree(message);
          return null;
        default:
          shown()?.take(message);
          return null;
      }
    },
    async close() {
      match?.stop();
      stop();
      await watched?.session.close();
      await own?.close();
    },
  };
}
