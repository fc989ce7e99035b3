import type { CameraState, CameraView } from '../../protocol/camera.ts';
import type { DeckFaces } from '../../protocol/decks.ts';
import type { ProgressView } from '../../protocol/lessons.ts';
import type { KeptView, LobbyView } from '../../protocol/lobby.ts';
import type { Refusal, ServerMessage } from '../../protocol/messages.ts';
import type { GuestView } from '../../protocol/play.ts';
import type { RulesAnswer } from '../../protocol/rules.ts';
import type { Settings } from '../../protocol/settings.ts';
import { EVERYTHING, type StatisticsFilter } from '../../protocol/statistics.ts';
import type { TableView } from '../../protocol/view.ts';
import type { FirstWords, Words } from '../../words/words.ts';
import type { Draft } from './draft.ts';
import type { House } from './house/house.ts';
import { HERE, type Here } from './play/here.ts';
import { type At, HOME, type ScreenAt, type Shown } from './route.ts';
import type { RuleNames } from './rule-names.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export type Welcome = Message<'welcome'>;

/** What is wrong between this page and the table. */
export type Trouble = Refusal | { readonly code: 'unreadable' };

/** A card on the pile that somebody has to name. */
export interface Doubtful {
  /** The time of its picture, in milliseconds since 1970: another one has another. */
  readonly id: number;
  /** The codes of what it may be, the likeliest first. */
  readonly cards: readonly [string, string];
  /** How it looks: a JPEG, base64; null if it can’t be had. */
  readonly picture: string | null;
}

/** The camera of this page. */
export interface CameraHere {
  readonly state: CameraState;
  readonly sight: CameraView['sight'];
  /** What it calls itself; null before it was open. */
  readonly label: string | null;
  /** Another window of this browser has it. */
  readonly elsewhere: boolean;
  /** Whether it reads cards without labels; true until that is known. */
  readonly unmarked: boolean;
  /** Whether it has read a label since cards without one can't be read. */
  readonly labelled: boolean;
  /** A card that it sees on the pile and can't name. */
  readonly doubt: Doubtful | null;
}

/** What was discarded of house rules: rules by their id, or what was being written, as its screen was. */
export interface Discarded {
  /** The screen on which that is said. */
  readonly at: At;
  readonly what: { readonly id: string } | { readonly screen: ScreenAt<'house'>; readonly draft: House };
}

/** An answer about rules, with what the table played otherwise then, in the words of its rules; nothing without a table. */
export interface ToldRules extends RulesAnswer {
  readonly options: readonly string[];
}

/** All that a page knows: what the table has told, what is shown, and what was chosen here. */
export interface PageState extends Shown {
  readonly connection: 'connecting' | 'open' | 'lost';
  /** Attempts to connect since the connection was open last; 0 while it is. */
  readonly tries: number;
  /** What may be chosen; the first message. */
  readonly welcome: Welcome | null;
  /** What home says, in the language of this screen; null until it has come. */
  readonly firstWords: FirstWords | null;
  /** All that this screen says, in the same language; null until something else than home is shown, and it has come. */
  readonly words: Words | null;
  readonly ruleNames: RuleNames;
  /** The last that was heard of everything; it stays on the screen while the connection is lost. */
  readonly lobby: LobbyView | null;
  /** The tables to continue, the one last played first. */
  readonly kept: readonly KeptView[];
  /** What a screen on the network is told of itself; null on this machine, where `lobby` is told. */
  readonly guest: GuestView | null;
  /** The name that somebody gives at a seat. */
  readonly ownName: string;
  /** This phone asks for the seat that it has had. */
  readonly returning: boolean;
  /** The table that this phone was at as the host left it; null where it shows one, or was at none. */
  readonly leftTable: TableView | null;
  /** The table at which this phone has a seat was put away, and another one may be shown since. */
  readonly seatWaits: boolean;
  /** It has just left its seat. */
  readonly stood: boolean;
  /** Why a seat could not be taken, until the next try. */
  readonly unseated: Refusal | null;
  /** Somebody watches, and isn't asked to take a seat. */
  readonly looksOn: boolean;
  /** What was scanned for a question that has just gone, until it is handed back; null if nothing was. */
  readonly unasked: number | null;
  /** The last `ping` that was answered. */
  readonly pong: number;
  /**
   * Settings that were chosen here, until the table has answered the `ping` after them; null if it has. With those that it
   * has told since, null if it hasn't.
   */
  readonly chosen: {
    readonly settings: Settings;
    readonly ping: number;
    readonly told: Settings | null;
  } | null;
  /** The table that is shown; null at the home screen, and before anything was heard. */
  readonly table: TableView | null;
  /** A round in notation that is to be saved as a file. */
  readonly game: Message<'game'> | null;
  /** Which rounds the statistics add up; it is the same when they are opened again. */
  readonly filter: StatisticsFilter;
  /** Every round that was ever begun here, to be saved as a file. */
  readonly everyRound: Message<'everyRound'>['rounds'] | null;
  /** Counts the messages about the state. */
  readonly revision: number;
  /** Whether the round that is shown was there already when this page was loaded. */
  readonly found: boolean;
  readonly trouble: Trouble | null;
  /** New tables that were begun here and not opened, one with real cards and one without: where to go on with them. */
  readonly unopened: readonly Draft[];
  /** Which findings and lists of changes somebody has read, at any table. */
  readonly read: readonly string[];
  /** Cards to tap, these only while a move is corrected (`asked`), or the log alone; null until somebody has chosen. */
  readonly panel: 'cards' | 'asked' | 'log' | null;
  /** The browser lets nothing be heard before somebody has touched the page. */
  readonly silent: boolean;
  /** The names of the voices of this machine. */
  readonly voices: readonly string[];
  /** What was told of rule sets: the last answer for each. */
  readonly rules: readonly ToldRules[];
  /** How many times as fast as usual the moments of a log follow each other; it is the same in the next one. */
  readonly replaySpeed: number;
  readonly camera: CameraHere;
  /** The codes of the chosen deck, each with the one of ours that it means; null until they were told. */
  readonly deckCodes: readonly (readonly [string, string])[] | null;
  /** What the cards of that deck look like to the camera, as far as it was shown them. */
  readonly deckFaces: DeckFaces;
  /** How far one is with each rule set; null until it was told. */
  readonly progress: ProgressView | null;
  /** What was discarded last and may be had back, while the screen is shown on which that is said. */
  readonly discarded: Discarded | null;
  /** What this screen alone keeps. */
  readonly here: Here;
}

export const NOTHING_YET: PageState = {
  connection: 'connecting',
  tries: 0,
  welcome: null,
  firstWords: null,
  words: null,
  ruleNames: new Map(),
  lobby: null,
  kept: [],
  guest: null,
  ownName: '',
  returning: false,
  stood: false,
  unseated: null,
  looksOn: false,
  leftTable: null,
  seatWaits: false,
  unasked: null,
  pong: 0,
  chosen: null,
  table: null,
  game: null,
  filter: EVERYTHING,
  everyRound: null,
  revision: 0,
  found: false,
  trouble: null,
  unopened: [],
  read: [],
  route: HOME,
  over: [],
  panel: null,
  silent: false,
  voices: [],
  rules: [],
  replaySpeed: 1,
  camera: {
    state: 'off',
    sight: 'clear',
    label: null,
    elsewhere: false,
    unmarked: true,
    labelled: false,
    doubt: null,
  },
  deckCodes: null,
  deckFaces: [],
  progress: null,
  discarded: null,
  here: HERE,
};
