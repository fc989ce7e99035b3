import type { Kind } from '../../engine/cards.ts';
import type { RuleSet } from '../../engine/rules/schema.ts';
import type { BackupNews } from '../../protocol/backup.ts';
import type { AdviceHint, CardsHint } from '../../protocol/hints.ts';
import type { HistoryView, SheetView } from '../../protocol/history.ts';
import type { HouseAnswer, HouseFault } from '../../protocol/house.ts';
import type { LessonView } from '../../protocol/lessons.ts';
import type { SetupError } from '../../protocol/lobby.ts';
import type { MendsMessage, PastMessage, RecordLine, RoundName } from '../../protocol/log.ts';
import type { RulesName } from '../../protocol/rules.ts';
import type { PortsView, Scan } from '../../protocol/scanner.ts';
import type { StatisticsView } from '../../protocol/statistics.ts';
import type { NoticeView, TableView } from '../../protocol/view.ts';
import type { HouseGroup } from '../../words/closed-lists.ts';
import type { PhraseReport } from '../keyboard.ts';
import type { Draft } from './draft.ts';
import type { House } from './house/house.ts';
import { NO_SEARCH, type Search } from './house/nearest.ts';
import { NOT_PLAYING, type Playing } from './play/playing.ts';

/** How far help goes: what the pile demands, which cards answer that, and what a good player would do. */
export type HintStep = 'demand' | 'cards' | 'advice';

/** The hints that somebody has asked for, about one moment of the table. */
export interface Hinting {
  /** Whose hints they are; null while nobody in particular is to act. */
  readonly seat: number | null;
  /** Names that moment. */
  readonly moment: string;
  readonly step: HintStep;
  /** What was told so far. */
  readonly cards: CardsHint | null;
  readonly advice: AdviceHint | null;
}

/** What a page keeps of the first round that is played. */
export interface FirstRound {
  /** The numbers of rules that moves were refused for. */
  readonly missed: readonly string[];
  /** Its help is hidden. */
  readonly alone: boolean;
}

/** A course that somebody takes, as far as it goes. */
export interface Course {
  readonly rules: string;
  /** The same one asks about the same cards; below 2^32. */
  readonly seed: number;
  /** Only lessons about these rules, or of these ids; all, if null. */
  readonly only: readonly string[] | null;
  /** It begins at the first lesson that was not answered right so far. */
  readonly resumes: boolean;
  /** Where it leads back to; null for the rule sets to learn. */
  readonly from: Route | null;
  /** Null until they have come, like the complete rule set that they are about. */
  readonly lessons: readonly LessonView[] | null;
  readonly set: RuleSet | null;
  /** Every lesson about these rules, asked here or not; empty before they have come. */
  readonly all: readonly LessonView[];
  /** Which one is asked, from 0; behind the last one the course is done. */
  readonly at: number;
  readonly chosen: readonly number[];
  /** The choice that the arrow keys are at; null before the first of them. */
  readonly cursor: number | null;
  readonly checked: boolean;
  /** By the ids of lessons: whether they were right at the first try here, or at any before a break. */
  readonly results: Readonly<Record<string, boolean>>;
}

/** The open table, with real cards or without a deck. */
interface AtTable {
  /** What is asked in the place of the buttons: whether the table may be left, or who made the last play. */
  readonly asks: 'leaving' | 'whose' | null;
  /** The entry of the play whose player is asked, from 0; null while that play is open. */
  readonly askedOf: number | null;
  /** Somebody has read how the cards of this round are dealt. */
  readonly dealt: boolean;
  /** What is typed so far of a code. */
  readonly code: string;
  readonly hinting: Hinting | null;
  /** What is chosen, at a table without a deck. */
  readonly playing: Playing;
  readonly round: FirstRound;
  /** The log of the present round as it was last told; null before that. */
  readonly log: RoundLog | null;
}

/** The log of a whole round, and how many cards each seat held at each moment of it. */
export interface RoundLog {
  readonly lines: readonly RecordLine[];
  readonly held: readonly (readonly number[])[];
}

/** A log as it is being read. */
export interface Reading {
  /** The finished round whose log it is; null for the present one of the open table. */
  readonly of: RoundName | null;
  /** The table as that round left it, once it is told; null for the present one, which every page is told of. */
  readonly ended: TableView | null;
  /** As it was last told; null before that. */
  readonly log: RoundLog | null;
  /** The moment that is looked at, by the entries before it; null for the table as it is now, or was in the end. */
  readonly moment: number | null;
  /** What the table last told of such a moment. */
  readonly past: PastMessage | null;
  /** The moment that was looked at when something new came. */
  readonly left: number | null;
  readonly playing: boolean;
  /** Whether the moments that are shown are spoken, where the referee speaks at all. */
  readonly aloud: boolean;
}

/** What belongs to each screen. It is chosen, typed or read there, and goes when the screen is left. */
interface Screens {
  readonly home: {
    /** The kept table of which it is asked whether it may go. */
    readonly discarding: string | null;
  };
  readonly table: AtTable;
  readonly setup: {
    /** The table that is being set up. */
    readonly draft: Draft;
    /** Why the host would not open it, until it is changed. */
    readonly refused: SetupError | null;
  };
  readonly settings: {
    /** The group that it opens at; null for the top. */
    readonly from: 'refereeing' | null;
    /** What is typed so far of a code, to try it. */
    readonly code: string;
    /** What the last test scan of a keyboard scanner has shown. */
    readonly phrase: PhraseReport | null;
    /** The serial ports, since somebody asked. */
    readonly ports: PortsView | null;
    /** What helps somebody who looks into a fault, since it was asked for. */
    readonly diagnostics: string | null;
    /** What the table has answered last about a backup, until that is dealt with. */
    readonly backup: BackupNews | null;
  };
  readonly camera: object;
  readonly log: Reading;
  readonly print: object;
  readonly decks: {
    /** What is typed so far of the code of a card. */
    readonly code: string;
    /** The deck of which it is asked whether it may go. */
    readonly discarding: string | null;
  };
  readonly teach: {
    /** The kept deck that the camera is shown more cards of; null for a new one, until it is saved. */
    readonly deck: string | null;
    /** How often it was saved since the screen was opened. */
    readonly saved: number;
  };
  readonly scores: {
    /** The table of the past whose scores are shown; null for those of the open table. */
    readonly past: string | null;
    /** The scores of that table, once they have come. */
    readonly sheet: SheetView | null;
  };
  /** All that was ever played here: its tables, or what they add up to. */
  readonly history: {
    readonly part: 'tables' | 'statistics';
    /** The tables, as far as somebody asked for them; null before any have come. */
    readonly tables: HistoryView | null;
    /** What was last told, for any filter: it stays until the next has come. Null before that. */
    readonly counted: StatisticsView | null;
    /** The table that is asked about, whether it may go. */
    readonly discarding: string | null;
  };
  /** The rule sets that can be learned, or a course about one of them. */
  readonly learn: {
    readonly course: Course | null;
    /** The rules of a course that has ended since nobody can choose them any more. */
    readonly gone: string | null;
  };
  readonly rules: {
    /** The rule set that is read, or the first of two; null for that of the open table. */
    readonly of: RulesName | null;
    /** The one beside it, while two are compared. */
    readonly beside: RulesName | null;
    /** Whether somebody came for the two, so that the way back leads past the first alone. */
    readonly paired: boolean;
  };
  /** Rules of people's own: one of them while it is written, or the choice which. */
  readonly house: {
    readonly draft: House | null;
    /** The group of rules that is open; the special cards where none is. */
    readonly group: HouseGroup;
    /** The kind of card whose power is shown, and which keys change. */
    readonly kind: Kind;
    /** Whether the choice which came first, so that it comes back when rules are left. */
    readonly chosen: boolean;
    /** The game that is looked for, kept while rules that were found are open. */
    readonly search: Search;
    /** What new rules are called at first. */
    readonly name: string;
    /** Why nothing could be opened or discarded. */
    readonly fault: HouseFault | null;
    /** The rules of which it is asked whether they may go. */
    readonly discarding: string | null;
    /** A file that is to be saved for somebody else. */
    readonly shared: Extract<HouseAnswer, { type: 'rulesShared' }> | null;
  };
  /** The table shown large, to be read from far. */
  readonly tv: object;
}

export type At = keyof Screens;

/** A screen of the page, with what belongs to it. */
export type Screen = { [A in At]: { readonly at: A } & Screens[A] }[At];
export type ScreenAt<A extends At> = Extract<Screen, { readonly at: A }>;

/**
 * The screens that lead to the one that is shown, each at most once: home first, and the shown one last. An open table
 * is one of them; those before it come back once the table is gone.
 */
export type Route = readonly Screen[];

/** The log while it is corrected. */
export interface Correcting {
  /** The chosen entry of the record, from 0; null for the table as it is now. */
  readonly entry: number | null;
  /** How many changes the record had when it was chosen. */
  readonly revision: number;
  /** The moment before which something may be missing, and the table as it was then, once that is told. */
  readonly at: number;
  readonly past: PastMessage | null;
  /** The log of the whole round as it was last told; null before that. */
  readonly lines: readonly RecordLine[] | null;
  /** What the chosen move and the next may have been; null until it is told. */
  readonly mends: MendsMessage['mends'] | null;
  /** The notice and the revision that stood when a correction was sent whose answer hasn't come; null if none is awaited. */
  readonly sent: { readonly notice: number | null; readonly revision: number } | null;
  /** Why the last one could not be made. */
  readonly refused: NoticeView | null;
  /** What was scanned for it, in the order in which it came. */
  readonly scans: readonly Scan[];
}

/** What belongs to each thing that lies over the screen until it is closed. The game goes on under it. */
interface Overs {
  /** Every key with what it does. */
  readonly help: object;
  /** Who sits where, to be changed, and why the last change was refused. */
  readonly people: { readonly refused: SetupError | null };
  /** What a phone offers besides the game. */
  readonly menu: object;
  /** What is known of all cards. */
  readonly knowing: object;
  readonly correct: Correcting;
  /** What is seldom changed of a table that is set up. */
  readonly more: object;
  /** A kept picture; `data` is null until it has come, or if it is gone. */
  readonly picture: { readonly id: string; readonly data: string | null; readonly came: boolean };
}

export type OverName = keyof Overs;

/** One of them, with what belongs to it. */
export type Over = { [O in OverName]: { readonly over: O } & Overs[O] }[OverName];
export type OverAs<O extends OverName> = Extract<Over, { readonly over: O }>;

/** What is shown: the way to the screen, and what lies over that, each at most once and the last one on top. */
export interface Shown {
  readonly route: Route;
  readonly over: readonly Over[];
}

export type OnRoute = Pick<Shown, 'route'>;
type OnTop = Pick<Shown, 'over'>;

/** The screens as they begin; a set-up begins with what is to be set up. */
export const FRESH: { readonly [A in Exclude<At, 'setup'>]: ScreenAt<A> } = {
  home: { at: 'home', discarding: null },
  table: {
    at: 'table',
    asks: null,
    askedOf: null,
    dealt: false,
    code: '',
    hinting: null,
    playing: NOT_PLAYING,
    round: { missed: [], alone: false },
    log: null,
  },
  settings: {
    at: 'settings',
    from: null,
    code: '',
    phrase: null,
    ports: null,
    diagnostics: null,
    backup: null,
  },
  camera: { at: 'camera' },
  log: {
    at: 'log',
    of: null,
    ended: null,
    log: null,
    moment: null,
    past: null,
    left: null,
    playing: false,
    aloud: false,
  },
  print: { at: 'print' },
  decks: { at: 'decks', code: '', discarding: null },
  teach: { at: 'teach', deck: null, saved: 0 },
  scores: { at: 'scores', past: null, sheet: null },
  history: { at: 'history', part: 'tables', tables: null, counted: null, discarding: null },
  learn: { at: 'learn', course: null, gone: null },
  rules: { at: 'rules', of: null, beside: null, paired: false },
  house: {
    at: 'house',
    draft: null,
    group: 'special',
    kind: '2',
    chosen: false,
    search: NO_SEARCH,
    name: '',
    fault: null,
    discarding: null,
    shared: null,
  },
  tv: { at: 'tv' },
};

export const HOME: Route = [FRESH.home];

/** The screen that is shown. */
export const top = ({ route }: OnRoute): Screen => route.at(-1)!;

/** The screen that leaving the shown one leads to; null at home. */
export const below = ({ route }: OnRoute): Screen | null => route.at(-2) ?? null;

/** A screen of the route; null if it is none. */
export const find = <A extends At>({ route }: OnRoute, at: A): ScreenAt<A> | null =>
  route.find((screen): screen is ScreenAt<A> => screen.at === at) ?? null;

/** What is on a screen, wherever it is on the route; as it begins if it is nowhere. */
export const on = <A extends Exclude<At, 'setup'>>(state: OnRoute, at: A): ScreenAt<A> =>
  find(state, at) ?? FRESH[at];

/** The route with something else on one of its screens; the same if that is none of them. */
export const change = <A extends At>({ route }: OnRoute, at: A, changed: Partial<Screens[A]>): OnRoute => ({
  route: route.map((screen) => (screen.at === at ? { ...screen, ...changed } : screen)),
});

/** A screen that another one covers: its question, and what was typed of a code, are dropped. */
function covered(screen: Screen): Screen {
  switch (screen.at) {
    case 'home':
    case 'history':
      return { ...screen, discarding: null };
    case 'table':
      return { ...screen, asks: null, code: '' };
    case 'settings':
      return { ...screen, code: '' };
    default:
      return screen;
  }
}

/** What is typed so far of a code on a screen that has a field for codes; empty on any other. */
export const codeOn = (screen: Screen): string => ('code' in screen ? screen.code : '');

/** Goes to a screen; leaving it leads back here. What lay over the screen before is closed. */
export const push = ({ route }: OnRoute, screen: Screen): Shown => ({
  route: [...route.filter(({ at }) => at !== screen.at).map(covered), screen],
  over: [],
});

/** Back from the screen that is shown; from home there is no way back. */
export const pop = ({ route }: OnRoute): Shown => ({
  route: route.length > 1 ? route.slice(0, -1) : route,
  over: [],
});

/** Back to a screen of the route, whatever lies over it by now; the same where it is none. */
export function backTo({ route }: OnRoute, to: At): Shown {
  const place = route.findIndex(({ at }) => at === to);
  return { route: place === -1 ? route : route.slice(0, place + 1), over: [] };
}

/** Something that lies over the screen; null if it doesn't. */
export const findOver = <O extends OverName>({ over }: OnTop, name: O): OverAs<O> | null =>
  over.find((one): one is OverAs<O> => one.over === name) ?? null;

/** Puts something over the screen; if something is there already, it keeps its place and gets other contents. */
export const putOver = ({ over }: OnTop, put: Over): OnTop => ({
  over: over.some((one) => one.over === put.over)
    ? over.map((one) => (one.over === put.over ? put : one))
    : [...over, put],
});

export const closeOver = ({ over }: OnTop, name: OverName): OnTop => ({
  over: over.filter((one) => one.over !== name),
});
