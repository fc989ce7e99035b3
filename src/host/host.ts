import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LobbyView } from '../protocol/lobby.ts';
import {
  type ClientMessage,
  clientMessage,
  type GuestMessage,
  guestMessage,
  PROTOCOL_VERSION,
  type Refusal,
  type ServerMessage,
} from '../protocol/messages.ts';
import type { NetworkView } from '../protocol/play.ts';
import type { RulesName } from '../protocol/rules.ts';
import type { ScannerChoice, Settings } from '../protocol/settings.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { ownCode } from '../recognition/learn.ts';
import { readRulebook, rulesFolder } from '../table/rule-folder.ts';
import { readRules, rulesView } from '../table/rule-pages.ts';
import { brokenRuleViews, ruleSetViews } from '../table/rule-sets.ts';
import { makeCamera } from './camera.ts';
import type { Client } from './client.ts';
import { tellFault } from './faults.ts';
import { makeHints } from './hints.ts';
import { makeHouse } from './house.ts';
import { type FolderInUse, type Kept, openKept } from './kept.ts';
import { makeLearner } from './learner.ts';
import { makeLearnt } from './learnt.ts';
import { makeLookingBack } from './looking-back.ts';
import { makeNetwork, type NetworkSettings } from './network.ts';
import { newPlayer } from './play/seating.ts';
import { type Thinker, thinkHere } from './play/thinker.ts';
import { portsView } from './ports-view.ts';
import { makeRecorder } from './recorder.ts';
import { readSamples, type Sample } from './samples.ts';
import { openScanner } from './scanner.ts';
import { guestMessageFor, isOutside, parse, type Screen, say, tellAll } from './screens.ts';
import { makeStage, type Stage } from './stage.ts';
import { makeTeaching } from './teaching.ts';
import { makeTrial } from './trial.ts';

export interface HostSettings {
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

export type HostError = FolderInUse;

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
  /** Tells now and at every change whether a round is being played. Returns what ends that. */
  onPlaying(listener: (playing: boolean) => void): () => void;
  /** Tells now and at every change what is set. */
  onSettings(listener: (settings: Settings) => void): void;
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

/** As many screens of the network as one table is shown on. */
const MOST_GUESTS = 64;

/** Opens the host; what is expected to fail comes back as an error with a code. */
export async function openHost(settings: HostSettings): Promise<Opened> {
  const { data, samples, scanner: override, thinker = thinkHere(), pages, network } = settings;
  const kept = await openKept(data);
  if (!kept.ok) return kept;
  const recordings = join(data, 'recordings');
  const devices = { samples: await readSamples(samples), override, recordings };
  return { ok: true, host: runHost({ kept: kept.value, ...devices, thinker, pages, network }) };
}

/** Milliseconds after which writing is tried again where it failed. */
const RETRY_AFTER = 5000;

interface Parts {
  readonly kept: Kept;
  readonly samples: readonly Sample[];
  readonly override: ScannerChoice | undefined;
  /** The folder for them. */
  readonly recordings: string;
  readonly thinker: Thinker;
  readonly pages: string | undefined;
  readonly network: Partial<NetworkSettings> | undefined;
}

function runHost({ kept, samples, override, recordings, thinker, pages, network: settings }: Parts): Host {
  const screens = new Set<Screen>();
  const watchers = new Set<(playing: boolean) => void>();
  const settingsWatchers: ((settings: Settings) => void)[] = [];
  const trial = makeTrial<Screen>();
  const learner = makeLearner<Screen>(kept.decks);
  const learnt = makeLearnt(kept);
  const camera = makeCamera<Screen>({
    kept,
    learnt,
    stage: () => stage,
    isBusy: () => trial.view() !== null || learner.view().learning !== null,
    say,
    changed: () => changed(),
  });
  let playing = false;
  let closing = false;

  const scanner = openScanner(override ?? kept.settings().scanner, {
    onLine(line, at) {
      if (learner.hear(line, at)) return changed();
      const code = ownCode(line, learnt());
      if (trial.hear(code, 'scanner')) return changed();
      recorder.line(code, at);
      stage.hear(code, at);
    },
    onState(state, at) {
      recorder.state(state, at);
      stage.news(state);
      changed();
    },
  });
  const recorder = makeRecorder(recordings, () => {
    kept.setSettings({ ...kept.settings(), record: false });
    changed();
  });
  recorder.turn(kept.settings().record);
  let rulebook = readRulebook(kept.folder);
  const welcome = (): ServerMessage => ({
    type: 'welcome',
    version: PROTOCOL_VERSION,
    rules: ruleSetViews(rulebook),
    brokenRules: brokenRuleViews(rulebook),
    samples: samples.map(({ name }) => name),
  });
  const reread = () => {
    rulebook = readRulebook(kept.folder);
  };
  const house = makeHouse({
    folder: rulesFolder(kept.folder),
    rulebook: () => rulebook,
    reread,
    changed() {
      reread();
      const told = welcome();
      for (const screen of screens) if (!screen.player.guest) say(screen, told);
    },
    discarded: kept.progress.forget,
  });
  const stage: Stage = makeStage({
    kept,
    rulebook: () => rulebook,
    samples,
    scanner,
    recorder,
    changed: () => changed(),
    thinker,
    players: () => [...screens].map(({ player }) => player),
    isLocked: kept.isLocked,
  });

  const network = makeNetwork({
    pages,
    settings,
    join: (send) => connectGuest(send),
    changed: () => closing || changed(),
  });

  const networkView = (): NetworkView => {
    const onlookers = [...screens].filter(
      (screen) => screen.player.guest && screen.player.seat === null && !isOutside(screen),
    );
    return { ...network.view(), locked: kept.isLocked(), onlookers: onlookers.length };
  };

  const hints = makeHints({ thinker, stage: () => stage });

  const lobby = (): LobbyView => ({
    settings: { ...kept.settings(), scanner: scanner.choice() },
    lastSetup: kept.lastSetup(),
    kept: kept.tables(),
    played: kept.played(),
    unreadable: kept.unreadable(),
    settingsDamaged: kept.settingsDamaged(),
    folder: kept.folder,
    scanner: scanner.view(),
    test: trial.view(),
    recordings: recorder.view(),
    ...camera.view(),
    decks: learner.view(),
    network: networkView(),
    trouble: kept.trouble(),
  });

  const shownOn = (screen: Screen): ServerMessage => {
    const { player } = screen;
    const table = stage.view(player);
    return player.guest
      ? guestMessageFor(screen, table, { locked: kept.isLocked(), naming: kept.settings().naming })
      : { type: 'state', lobby: lobby(), table };
  };
  const tell = (told: Iterable<Screen>) => tellAll(told, shownOn);

  /** While a message is taken, whatever changes is told once at its end. */
  let taking = false;
  let isStale = false;

  const changed = () => {
    isStale = taking;
    if (taking) return;
    camera.settle();
    hints.changed();
    tell(screens);
    if (stage.isPlaying() === playing) return;
    playing = stage.isPlaying();
    for (const watcher of watchers) watcher(playing);
  };

  const tellAtTheEnd = <T>(take: () => T): T => {
    taking = true;
    try {
      return take();
    } finally {
      taking = false;
      if (isStale) changed();
    }
  };

  /** What no message should do, ends no game: whoever said it is refused. */
  const safely = (take: () => Refusal | null): Refusal | null => {
    try {
      return take();
    } catch (fault) {
      tellFault(fault);
      return { code: 'badMessage' };
    }
  };

  // A disk that is full or away may be as it should by itself, with nobody scanning meanwhile.
  const retries = setInterval(() => {
    const trouble = kept.trouble();
    if (trouble === null) return;
    kept.retry();
    if (kept.trouble() !== trouble) changed();
  }, RETRY_AFTER).unref();

  const settle = (wished: Settings) => {
    // The scanner of this run alone is not kept, until somebody chooses one.
    const chosen = !isDeepStrictEqual(wished.scanner, scanner.choice());
    kept.setSettings(chosen ? wished : { ...wished, scanner: kept.settings().scanner });
    scanner.choose(wished.scanner);
    if (chosen) stage.scannerChosen();
    recorder.turn(wished.record);
    for (const watcher of settingsWatchers) watcher(kept.settings());
    changed();
  };

  /** A code of a screen; a scanner that types on its keyboard is one like any other. */
  const hear = (screen: Screen, message: Extract<ClientMessage, { type: 'code' }>) => {
    if (message.how === 'scanner') recorder.line(message.code, Date.now());
    stage.take(screen.player, message);
  };

  const lookBack = makeLookingBack({
    kept,
    stage: () => stage,
    scanner: scanner.view,
    isHere: (screen) => screens.has(screen),
  });

  const teach = makeTeaching({
    progress: kept.progress,
    rulebook: () => rulebook,
    changed: () => changed(),
  });

  /** Answered to this screen alone, if it is still there. */
  const askHint = (screen: Screen, message: Extract<GuestMessage, { type: 'hint' }>): Refusal | null =>
    hints.ask(screen.player, message, (found) => {
      if (!screens.has(screen)) return;
      say(screen, 'code' in found ? { type: 'refused', refusal: found } : { type: 'hint', hint: found });
    });

  /** Rules to be read, by their name or (null) those of the table; answered to this screen alone. */
  const tellRules = (screen: Screen, of: RulesName | null): Refusal | null => {
    const played = of === null ? stage.rules(screen.player) : null;
    const rules = of === null ? played && readRules(played, rulebook) : rulesView(of, rulebook);
    if (rules === null) return { code: 'notKept' };
    say(screen, { type: 'rules', of, rules });
    return null;
  };

  const take = (screen: Screen, message: ClientMessage): Refusal | null => {
    switch (message.type) {
      case 'make':
      case 'unmake':
      case 'show':
      case 'remove':
      case 'sitIn':
      case 'occupy':
        return stage.play(screen.player, message);
      case 'hint':
        return askHint(screen, message);
      case 'network':
        void network.wish(message.address);
        return null;
      case 'lock':
        kept.lockTable(message.on);
        if (!message.on) for (const one of screens) one.cameLate = false;
        changed();
        return null;
      case 'settings':
        settle(message.settings);
        return null;
      case 'noteDamage':
        if (kept.settingsDamaged()) kept.noteDamage();
        changed();
        return null;
      case 'listPorts':
        void portsView().then((ports) => say(screen, { type: 'ports', ports }));
        return null;
      case 'rules':
        return tellRules(screen, message.of);
      case 'readLog':
      case 'look':
      case 'history':
      case 'sheet':
      case 'game':
      case 'everyRound':
      case 'statistics':
        return lookBack(screen, message);
      case 'lessons':
      case 'progress':
      case 'answered':
        return teach(screen, message);
      case 'testScanner':
        trial.set(screen, message.on);
        changed();
        return null;
      case 'code': {
        if (learner.hear(message.code, Date.now())) {
          changed();
          return null;
        }
        const read = message.how === 'tap' ? message : { ...message, code: ownCode(message.code, learnt()) };
        if (trial.hear(read.code, read.how)) changed();
        else hear(screen, read);
        return null;
      }
      case 'newDeck':
      case 'learnDeck':
      case 'renameDeck':
      case 'discardDeck': {
        const refusal = learner.take(screen, message);
        const { deck } = kept.settings();
        if (deck !== null && message.type === 'discardDeck' && message.id === deck)
          kept.setSettings({ ...kept.settings(), deck: null });
        changed();
        return refusal;
      }
      case 'openRules':
      case 'loadRules':
      case 'checkRules':
      case 'saveRules':
      case 'shareRules':
      case 'discardRules':
        say(screen, house(message));
        return null;
      case 'camera':
      case 'seen':
      case 'deckCodes':
      case 'picture':
      case 'deletePictures':
        camera.take(screen, message);
        return null;
      default:
        return stage.take(screen.player, message);
    }
  };

  /** Whoever has a seat may come back to a locked table. */
  const comeBack = (screen: Screen, message: GuestMessage): Refusal | null => {
    if (message.type !== 'back') return { code: 'locked' };
    const refusal = stage.play(screen.player, message);
    if (!isOutside(screen)) {
      screen.cameLate = false;
      changed();
    }
    return refusal;
  };

  /** A screen of the network plays, and does nothing else. */
  const takeGuest = (screen: Screen, message: GuestMessage): Refusal | null => {
    if (message.type === 'ping') {
      say(screen, { type: 'pong', id: message.id });
      return null;
    }
    if (isOutside(screen)) return comeBack(screen, message);
    switch (message.type) {
      case 'readLog':
        return lookBack(screen, message);
      case 'rules':
        return tellRules(screen, null);
      case 'hint':
        // Beside real cards it is for whoever sits at the table to ask.
        return stage.view(screen.player)?.play == null ? { code: 'notYours' } : askHint(screen, message);
      default:
        return stage.play(screen.player, message);
    }
  };

  const join = (screen: Screen): Client => {
    screens.add(screen);
    stage.met(screen.player);
    return {
      take(text) {
        if (closing) return;
        const hear = screen.player.guest ? hearGuest : hearOwn;
        screen.player.token = null;
        const refusal = safely(() => tellAtTheEnd(() => hear(screen, text)));
        if (refusal !== null) say(screen, { type: 'refused', refusal });
      },
      leave() {
        screens.delete(screen);
        const wasTrial = trial.view() !== null;
        if (wasTrial) trial.set(screen, false);
        const hadCamera = camera.leave(screen);
        stage.met(screen.player);
        if (learner.leave(screen) || hadCamera || wasTrial || screen.player.guest) changed();
      },
    };
  };

  const hearOwn = (screen: Screen, text: string): Refusal | null => {
    const message = parse(clientMessage, text);
    return message === null ? { code: 'badMessage' } : take(screen, message);
  };

  const hearGuest = (screen: Screen, text: string): Refusal | null => {
    const message = parse(guestMessage, text);
    return message === null ? { code: 'badMessage' } : takeGuest(screen, message);
  };

  const connectGuest = (send: (message: string) => void): Client | null => {
    const guests = [...screens].filter(({ player }) => player.guest);
    if (closing || guests.length >= MOST_GUESTS) return null;
    const client = join({ send, player: newPlayer(true), cameLate: kept.isLocked() });
    changed();
    return client;
  };

  return {
    open: (setup) => stage.take(newPlayer(false), { type: 'open', setup, register: false }),
    connect(send) {
      const screen: Screen = { send, player: newPlayer(false), cameLate: false };
      // Somebody who has changed rules of their own loads the page again to see them.
      reread();
      kept.decks.reread();
      network.look();
      const client = join(screen);
      say(screen, welcome());
      tell([screen]);
      return client;
    },
    connectGuest,
    onSettings(listener) {
      settingsWatchers.push(listener);
      listener(kept.settings());
    },
    onPlaying(listener) {
      watchers.add(listener);
      listener(playing);
      return () => watchers.delete(listener);
    },
    lobby,
    servedAt: kept.servedAt,
    async close() {
      closing = true;
      clearInterval(retries);
      camera.close();
      await network.close();
      screens.clear();
      watchers.clear();
      // First whatever tables hear of, then they themselves, and at last the files that they write.
      await scanner.close();
      await stage.close();
      await thinker.close();
      recorder.end();
      await kept.close();
    },
  };
}
