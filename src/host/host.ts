import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LobbyView } from '../protocol/lobby.ts';
import {
  type ClientMessage,
  type GuestMessage,
  PROTOCOL_VERSION,
  type Refusal,
  type ServerMessage,
} from '../protocol/messages.ts';
import type { ScannerChoice, Settings } from '../protocol/settings.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { ScannerView } from '../protocol/view.ts';
import type { Rulebook } from '../table/rule-folder.ts';
import { brokenRuleViews, ruleSetViews } from '../table/rule-sets.ts';
import { makeAtTable } from './at-table.ts';
import { makeCamera } from './camera.ts';
import type { Client } from './client.ts';
import { makeCodes } from './codes.ts';
import { makeDecks } from './decks.ts';
import { makeDiagnostics } from './diagnostics.ts';
import { onFault } from './faults.ts';
import { makeGiven } from './given.ts';
import { type Handles, takenBy } from './handles.ts';
import { makeHints } from './hints.ts';
import { makeJoining, pings } from './joining.ts';
import { type FolderInUse, type Kept, type NoFolder, openKept } from './kept.ts';
import { type Log, logFolder, openLog } from './log.ts';
import { makeLookingBack } from './looking-back.ts';
import { makeNetwork, type NetworkSettings } from './network.ts';
import { noteChanges, RUNS, SYSTEM } from './noting.ts';
import { makeOpening } from './opening.ts';
import { type Thinker, thinkHere } from './play/thinker.ts';
import { makeRecorder } from './recorder.ts';
import { makeRules } from './rules.ts';
import { readSamples, type Sample } from './samples.ts';
import { openScanner } from './scanner.ts';
import { guestMessageFor, makeTelling, newScreen, type Screen, say, tellAll, tellKept } from './screens.ts';
import { makeSettings } from './settings.ts';
import { makeStage, type Stage } from './stage.ts';
import { makeTeaching } from './teaching.ts';
import { makeTransfer } from './transfer.ts';

export interface HostSettings {
  /** Of Burnpile, for the log and for people who report a fault. */
  readonly version?: string;
  /** The folder for games and settings; it is made if it isn't there. */
  readonly data: string;
  /** The folder of the sample games. */
  readonly samples: string;
  /** The scanner of this run; the one in the settings if not given. */
  readonly scanner?: ScannerChoice;
  /** Who thinks for bots; this thread, if not given. */
  readonly thinker?: Thinker;
  /** The folder of the built page, for phones; without it the table can't be opened to the network. */
  readonly pages?: string;
  /** How it is opened to the network, where that is not as usual. */
  readonly network?: Partial<NetworkSettings>;
}

export type HostError = FolderInUse | NoFolder;

/** The one place where tables stand: it owns the game and the devices. Any number of screens may join. */
export interface Host {
  /** Joins a screen of this machine: `send` gets every message, as text, the first ones at once. */
  connect(send: (message: string) => void): Client;
  /**
   * Joins a screen of the network, which may do no more than play; null where there is no room for another one. While
   * the table is locked it is told nothing but that, until it comes back into its seat.
   */
  connectGuest(send: (message: string) => void): Client | null;
  /** Opens a table without a screen asking for it; what is wrong with the set-up, or null. */
  open(setup: TableSetup): Refusal | null;
  /** Shows the game in a file on a screen of this machine, or that there is none in it. */
  openGame(file: string): void;
  /** Tells now and at every change whether a round is being played. Returns what ends that. */
  onPlaying(listener: (playing: boolean) => void): () => void;
  /** Tells now and at every change what is set. */
  onSettings(listener: (settings: Settings) => void): void;
  /** Tells at every change how the scanner of this machine is. */
  onScanner(listener: (scanner: ScannerView) => void): void;
  /** What every screen is told besides the table, as it is now. */
  lobby(): LobbyView;
  /** Where screens can join: told to another Burnpile that wants the same folder. */
  servedAt(address: string): void;
  /** Puts everything away; an unfinished table stays kept. */
  close(): Promise<void>;
}

export type Opened =
  | { readonly ok: true; readonly host: Host }
  | { readonly ok: false; readonly error: HostError };

/** Opens the host; what is expected to fail comes back as an error with a code. */
export async function openHost(settings: HostSettings): Promise<Opened> {
  const {
    version = 'unknown',
    data,
    samples,
    scanner: override,
    thinker = thinkHere(),
    pages,
    network,
  } = settings;
  const kept = await openKept(data);
  if (!kept.ok) return kept;
  const recordings = join(data, 'recordings');
  const devices = { samples: await readSamples(samples), override, recordings };
  const log = openLog(logFolder(data));
  log.note({ what: 'started', version, runs: RUNS, system: SYSTEM });
  return { ok: true, host: runHost({ version, log, kept: kept.value, ...devices, thinker, pages, network }) };
}

/** Milliseconds after which writing is tried again where it failed. */
const RETRY_AFTER = 5000;

/** A disk that is full or away may be as it should by itself, with nobody scanning meanwhile. */
const retryWriting = (kept: Kept, changed: () => void) =>
  setInterval(() => {
    const trouble = kept.trouble();
    if (trouble === null) return;
    kept.retry();
    if (kept.trouble() !== trouble) changed();
  }, RETRY_AFTER).unref();

interface Parts {
  readonly version: string;
  readonly log: Log;
  readonly kept: Kept;
  readonly samples: readonly Sample[];
  readonly override: ScannerChoice | undefined;
  /** The folder for them. */
  readonly recordings: string;
  readonly thinker: Thinker;
  readonly pages: string | undefined;
  readonly network: Partial<NetworkSettings> | undefined;
}

/** What a screen of this machine is told once, and again when the rule sets change. */
const welcomeTo = (book: Rulebook, samples: readonly Sample[]): ServerMessage => ({
  type: 'welcome',
  version: PROTOCOL_VERSION,
  rules: ruleSetViews(book),
  brokenRules: brokenRuleViews(book),
  samples: samples.map(({ name }) => name),
});

/** The same for a book that may be asked for again: with many rules of people's own it takes its time to make out. */
function makeWelcome(samples: readonly Sample[]): (book: Rulebook) => ServerMessage {
  let last: { readonly book: Rulebook; readonly message: ServerMessage } | null = null;
  return (book) => {
    if (last?.book !== book) last = { book, message: welcomeTo(book, samples) };
    return last.message;
  };
}

/** Tells its watchers when a round begins to be played, and when none is any more. */
function watchPlaying(isPlaying: () => boolean) {
  const watchers = new Set<(playing: boolean) => void>();
  let playing = false;
  return {
    changed() {
      if (isPlaying() === playing) return;
      playing = !playing;
      for (const watcher of watchers) watcher(playing);
    },
    /** Tells this one at once too. Returns what ends that. */
    watch(watcher: (playing: boolean) => void) {
      watchers.add(watcher);
      watcher(playing);
      return () => watchers.delete(watcher);
    },
    stop: () => watchers.clear(),
  };
}

/** Wires the parts: each takes its own messages, and says when something has changed. */
function runHost(parts: Parts): Host {
  const { version, log, kept, samples, override, recordings, thinker, pages, network: reach } = parts;
  const screens = new Set<Screen>();
  const scannerWatchers: ((scanner: ScannerView) => void)[] = [];
  let closing = false;

  const telling = makeTelling(() => {
    camera.settle();
    hints.changed();
    tellKept(screens, kept.tables());
    tellAll(screens, shownOn);
    playing.changed();
    noteNews();
  });
  const { changed } = telling;
  kept.onTables(changed);
  const isHere = (screen: Screen) => screens.has(screen);
  const atStage = (): Stage => stage;

  const atTable = () => stage.own()?.table ?? null;

  const recorder = makeRecorder(recordings, () => {
    kept.setSettings({ ...kept.settings(), record: false });
    changed();
  });
  recorder.turn(kept.settings().record);
  const decks = makeDecks({ kept, changed });
  const codes = makeCodes({ decks, recorder, stage: atStage, changed });
  const scanner = openScanner(override ?? kept.settings().scanner, {
    onLine: codes.hear,
    onState(state, at) {
      recorder.state(state, at);
      stage.hearing()?.news(state);
      for (const watcher of scannerWatchers) watcher(scanner.view());
      changed();
    },
  });
  const isBusy = () => codes.view() !== null || decks.isEnrolling();
  const camera = makeCamera({ kept, decks, stage: atStage, isBusy, changed });
  const welcome = makeWelcome(samples);
  const rules = makeRules({
    folder: kept.folder,
    stage: atStage,
    changed() {
      const told = welcome(rulebook());
      for (const screen of screens) if (!screen.player.guest) say(screen, told);
    },
    discarded: kept.progress.forget,
  });
  const rulebook = rules.book;
  const stage = makeStage({
    kept,
    samples,
    scanner,
    recorder,
    changed,
    thinker,
    players: () => [...screens].map(({ player }) => player),
    isLocked: kept.isLocked,
  });
  const opening = makeOpening({ kept, rulebook, scanner, stage, changed });
  const playing = watchPlaying(stage.isPlaying);
  const hints = makeHints({ thinker, stage: atStage, isHere });
  const given = makeGiven({ rulebook, screens });
  const lookingBack = makeLookingBack({ kept, given, stage: atStage, scanner: scanner.view, isHere });
  const network = makeNetwork({
    pages,
    settings: reach,
    kept,
    screens,
    join: (send) => joinGuest(send),
    changed: () => closing || changed(),
  });
  const settings = makeSettings({
    kept,
    scanner,
    override,
    recorder,
    scannerChosen: () => stage.own()?.playing()?.stop(),
    changed,
  });
  const transfer = makeTransfer({
    folder: kept.folder,
    isSeated: () => closing || stage.own() !== null,
    restored() {
      const before = kept.settings();
      kept.reread();
      rules.brought();
      if (isDeepStrictEqual(before, kept.settings())) changed();
      else settings.reread();
    },
  });
  /** A message that no part takes, or that two take, doesn't compile here. */
  const handles: Handles<ClientMessage> = takenBy(stage.handles)
    .and(opening.handles)
    .and(makeAtTable({ rulebook, stage }))
    .and(codes.handles)
    .and(scanner.handles)
    .and(settings.handles)
    .and(transfer.handles)
    .and(makeDiagnostics({ version, log, lobby: () => lobby(), atTable }))
    .and(lookingBack)
    .and(rules.handles)
    .and(decks.handles)
    .and(makeTeaching({ progress: kept.progress, rulebook, changed }))
    .and(camera.handles)
    .and(hints.handles)
    .and(network.handles)
    .and(pings).handles;

  /** All that a screen of the network may say: it plays, and does nothing else. */
  const guests: Handles<GuestMessage> = takenBy(stage.guests)
    .and(hints.guests)
    .and(pings)
    .and({ readLog: lookingBack.readLog, rules: rules.handles.rules }).handles;

  const lobby = (): LobbyView => ({
    ...kept.view(),
    ...camera.view(),
    settings: { ...kept.settings(), scanner: scanner.choice() },
    scanner: scanner.view(),
    test: codes.view(),
    recordings: recorder.view(),
    decks: decks.view(),
    network: network.view(),
  });

  const noteNews = noteChanges(log.note, lobby, atTable);
  noteNews();
  const unheard = onFault(log.fault);

  const shownOn = (screen: Screen): ServerMessage => {
    const { player } = screen;
    const table = stage.view(player);
    return player.guest
      ? guestMessageFor(screen, table, { locked: kept.isLocked(), naming: kept.settings().naming })
      : { type: 'state', lobby: lobby(), table };
  };

  const { join, joinGuest } = makeJoining({
    screens,
    handles,
    guests,
    came: ({ player }) => stage.met(player),
    left(screen) {
      const changes = [codes, camera, decks, transfer].map((part) => part.leave(screen));
      stage.met(screen.player);
      return changes.includes(true);
    },
    isLocked: kept.isLocked,
    isClosing: () => closing,
    telling,
  });
  const retries = retryWriting(kept, changed);

  return {
    open: opening.open,
    openGame: given.open,
    connect(send) {
      const screen = newScreen(send, false);
      // Somebody who has changed rules of their own loads the page again to see them.
      rules.reread();
      kept.decks.reread();
      network.refresh();
      const client = join(screen);
      say(screen, welcome(rulebook()));
      tellKept([screen], kept.tables());
      tellAll([screen], shownOn);
      given.met(screen);
      return client;
    },
    connectGuest: joinGuest,
    onSettings: settings.watch,
    onScanner: (watcher) => scannerWatchers.push(watcher),
    onPlaying: playing.watch,
    lobby,
    servedAt: kept.servedAt,
    async close() {
      closing = true;
      clearInterval(retries);
      camera.close();
      await transfer.close();
      await network.close();
      screens.clear();
      playing.stop();
      // First whatever tables hear of, then they themselves, and at last the files that they write.
      await scanner.close();
      await stage.close();
      await thinker.close();
      recorder.end();
      await kept.close();
      unheard();
      log.note({ what: 'stopped' });
    },
  };
}
