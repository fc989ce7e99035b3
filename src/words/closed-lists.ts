/** Closed lists that sentences are keyed by. The codes that another layer gives are defined there. */
import type { Trouble } from '../device/source.ts';
import type { RuleSetErrorCode } from '../engine/rules/errors.ts';
import type { Refusal } from '../protocol/messages.ts';

/** The three ways in from the home screen. */
export const DOORS = ['referee', 'play', 'learn'] as const;
export type Door = (typeof DOORS)[number];

/** Lists of titles to choose from, besides those of the rules and one’s own. */
export const TITLE_LISTS = ['olympic', 'feudal'] as const;
export type TitleList = (typeof TITLE_LISTS)[number];

/** Everything that a key does, by a name for it. Where a key may mean two things, the upper one goes first. */
export const KEY_NAMES = [
  'help',
  'cancel',
  'newTable',
  'newTableToo',
  'newPlay',
  'newPlayToo',
  'learn',
  'learnToo',
  'choose',
  'chooseThis',
  'choiceBefore',
  'choiceAfter',
  'choiceBeforeToo',
  'choiceAfterToo',
  'checkAnswer',
  'resume',
  'nextName',
  'previousName',
  'followingName',
  'moveUp',
  'moveDown',
  'dealHere',
  'passDeal',
  'start',
  'code',
  'answerYes',
  'answerNo',
  'answerSeat',
  'seat',
  'pickUp',
  'done',
  'undo',
  'undoToo',
  'itWas',
  'blind',
  'burned',
  'repeat',
  'faceUp',
  'draw',
  'cards',
  'rankDoes',
  'lay',
  'tapCard',
  'cardLeft',
  'cardRight',
  'allEqual',
  'takePile',
  'endTurn',
  'ready',
  'unmake',
  'unmakeToo',
  'agreeToDraw',
  'sortHand',
  'cover',
  'correct',
  'knowledge',
  'hint',
  'log',
  'people',
  'older',
  'newer',
  'stepBack',
  'stepBackToo',
  'stepOn',
  'stepOnToo',
  'replay',
  'replayToo',
  'toStart',
  'toNow',
  'again',
  'other',
  'scores',
  'history',
  'rules',
  'mute',
  'settings',
  'home',
] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** Where keys have a meaning of their own. */
export const KEY_PLACES = [
  'home',
  'setup',
  'settings',
  'codes',
  'camera',
  'table',
  'end',
  'play',
  'playEnd',
  'log',
  'past',
  'correct',
  'scores',
  'house',
  'rules',
  'learn',
] as const;
export type KeyPlace = (typeof KEY_PLACES)[number];

/** The parts of the editor of house rules, in the order of a game. */
export const HOUSE_GROUPS = [
  'players',
  'dealing',
  'starting',
  'laying',
  'special',
  'drawing',
  'tableCards',
  'burning',
  'ending',
  'names',
  'options',
  'texts',
] as const;
export type HouseGroup = (typeof HOUSE_GROUPS)[number];

/** The parts of a rule set that are no parameters: they have words and controls of their own kind. */
export type ApartFromParameters = 'format' | 'id' | 'title' | 'texts' | 'special' | 'variations';

/** The parts of the page of a rule set, in the order in which a game goes. */
export const RULE_SECTIONS = [
  'cards',
  'deal',
  'start',
  'turn',
  'special',
  'burn',
  'pickUp',
  'table',
  'end',
  'next',
  'options',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** What commands on a sheet are for; `turn` holds those that every turn needs. */
export const SHEET_GROUPS = ['turn', 'answers', 'table', 'corrections', 'numbers', 'other'] as const;
export type SheetGroup = (typeof SHEET_GROUPS)[number];

/** Entries of the menu that the system carries out by itself, by its own names for them. */
export const MENU_ROLES = [
  'about',
  'quit',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
  'minimize',
  'close',
] as const;
export type MenuRole = (typeof MENU_ROLES)[number];

/** Every reason for which a device can’t be used; one that is missing doesn’t compile. */
const KNOWN: Record<Trouble, true> = {
  notFound: true,
  noPermission: true,
  busy: true,
  notAPort: true,
  badBaudRate: true,
  unplugged: true,
  noDriver: true,
  other: true,
};

/** Why a scanner can’t be used at the moment. */
export const SCANNER_TROUBLES = Object.keys(KNOWN) as readonly Trouble[];

/** Why the table refused a message of this page, or this page one of the table’s. */
export type RefusedCode = Exclude<Refusal['code'], 'setup'> | 'unreadable';

/** What may be missing in the log, or may have happened instead of what was recorded. */
export type MissingKind = 'play' | 'pickUp' | 'flip' | 'burn';

/** What is missing that a person did, whom the game doesn't always tell. */
export type MissingMove = Exclude<MissingKind, 'burn'>;

/** What is wrong with the name of a seat. */
export type NameFault = 'noName' | 'sameName' | 'longName';

/** Why a rule set can’t be used, where that is one error; `UNSOUND` is said by its finding. */
export type PlainErrorCode = Exclude<RuleSetErrorCode, 'UNSOUND'>;
