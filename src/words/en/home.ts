/** What home says: the doors, the tables to continue, what is wrong with the disk, and the keys. */
import type { KeepTrouble } from '../../protocol/lobby.ts';
import type { Door } from '../closed-lists.ts';
import type { Labelled } from '../facts.ts';
import { inSentence } from '../say/names.ts';
import { andList, capital } from './grammar.ts';

/** The three ways in from the home screen. */
export const doors = {
  /** What the program is; `game` is the name of the game. */
  tagline: (game: string) => `${game} and its cousins, with all your house rules.`,
  /** The question over the doors; a door has a name and says what it leads to. */
  title: 'What would you like to do?',
  doors: {
    referee: {
      name: 'Referee a table',
      what: 'Real cards, real people. Scan each card and see at once whether it is allowed.',
    },
    play: {
      name: 'Play here',
      what: 'No cards to hand? Play against the computer, round one screen, or on your phones.',
    },
    learn: {
      name: 'Learn a game',
      what: 'Rules on one page, short lessons with cards, and a first round with help.',
    },
  } satisfies Record<Door, Labelled>,
  /** Opens a round against bots at once, by the rules that stand below it. */
  playNow: 'Play now',
  /** Below *Continue*: the lessons that were begun last, and which is next. */
  lesson: (rules: string, lesson: number) => `${rules}: lesson ${lesson}`,
  /** There too, once every lesson was answered: how many weren’t right. */
  lessonsAgain: (rules: string, count: number) =>
    `${rules}: ${count === 1 ? 'one lesson' : `${count} lessons`} again`,
  /** Asked before others lose the table that they sit at. */
  stillThere: (names: readonly string[]) =>
    `${andList(names)} ${names.length === 1 ? 'is' : 'are'} still in your round.`,
  playOther: 'New game',
  /** How many more tables can be continued, besides the last one. */
  more: (tables: number) => (tables === 1 ? 'one more table' : `${tables} more tables`),
};

const count = (entries: number): string => (entries === 1 ? '1 entry' : `${entries} entries`);

/** What the rule sets that come with Burnpile are called, if not by their id. */
const RULE_SETS: Readonly<Record<string, string>> = {
  reference: 'Out of Turn',
  everything: 'Three of Six',
  canteen: 'Seven Cards',
  encyclopedia: 'Pairs',
  vandtia: 'Vändtia',
  chinahand: 'China Hand',
};

/** Never broken inside. */
const optionsOf = (count: number): string => (count === 1 ? '1\u00a0option' : `${count}\u00a0options`);

const roundNo = (round: number): string => `round ${round}`;

/** The home screen. */
export const home = {
  goOn: 'Continue where you were',
  resume: 'Continue',
  /** The same where a finished round was left: nothing of it is left to play. */
  over: 'The round is over',
  toResult: 'See the result',
  discard: 'Discard',
  sureToDiscard: 'Discard? It will not be offered again.',
  keepIt: 'Keep it',
  names: (names: readonly string[]) => andList(names.map(inSentence)),
  /** Among them, the one person who plays at this screen. */
  you: 'You',
  /** Beside a kept table. */
  withBots: 'against bots',
  /** How many options of a rule set are chosen, the same wherever rules are named. */
  options: optionsOf,
  /** The name of a rule set with that number, where any are chosen. */
  withOptions: (rules: string, count: number) => (count === 0 ? rules : `${rules}, ${optionsOf(count)}`),
  /** Which round of which game a kept table is in. */
  roundOf: (rules: string, round: number) => `${rules}, ${roundNo(round)}`,
  round: roundNo,
  /** What that round has come to. */
  moves: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  /** How many entries of a kept table are left out, and the file where they stay, within the data folder. */
  cut: (cut: number, inputs: number, { id, folder }: { readonly id: string; readonly folder: string }) =>
    cut === 1
      ? `Its last entry can’t be read: it is left out, and kept as ${id}.journal.damaged in the “tables” folder of ${folder}`
      : `Its file is damaged: only ${count(inputs)} can be read. The rest (${count(cut)}) is left out, and kept as ${id}.journal.damaged in the “tables” folder of ${folder}`,
  /** Kept tables that can’t be read, and where their files are. */
  unreadable: (count: number, folder: string) =>
    `${count === 1 ? 'One more table was kept, but its file' : `${count} more tables were kept, but their files`} can’t be read here: damaged, or from another version. Nothing was deleted from the “tables” folder of ${folder}`,
  /** Settings that can’t be read, and where their file is. */
  settingsDamaged: (folder: string) =>
    `Not all settings could be read: their file was damaged, or from another version. Those are back to their defaults; the old file is kept: ${folder}`,
  /** Button: the message above has been read. */
  noted: 'Got it',
  /** A sample game, played by itself. */
  watch: 'Watch a game',
  print: 'Print codes',
  decks: 'Decks',
  settings: 'Settings',
  help: 'Keys',
  /** A rule set as people call it. The id of somebody’s own rules is their name with its words joined. */
  ruleSet: (id: string): string =>
    (Object.hasOwn(RULE_SETS, id) ? RULE_SETS[id] : null) ?? capital(id.replaceAll('-', ' ')),
  /** The button to what was played before, the heading of that screen. */
  history: 'History',
  ruleBook: 'Rule book',
};

const MEANWHILE = 'The game continues, but would be lost if Burnpile closed now.';

/** What is wrong with the disk while a game goes on, what it means and what to do. */
export const keep: Record<KeepTrouble | 'parted', string> = {
  diskFull: `The disk is full. ${MEANWHILE} Free some space on it.`,
  readOnly: `Burnpile may not write to its folder. ${MEANWHILE} Allow it to, or start Burnpile with another folder: --data FOLDER.`,
  noFolder: `The games folder is gone. ${MEANWHILE} Bring it back: its drive may have been unplugged.`,
  other: `The game can’t be written to the disk. ${MEANWHILE} Check the disk before you continue.`,
  parted:
    'Another program has written to the file of this table. The game continues in a new file, and nothing is lost. Close the other program: it may be a second Burnpile.',
};

/** Keys as they are written on a keyboard. */
export const keys = {
  ENTER: 'Enter',
  ESCAPE: 'Esc',
  ARROWUP: '↑',
  ARROWDOWN: '↓',
  ARROWLEFT: '←',
  ARROWRIGHT: '→',
  HOME: 'Home',
  END: 'End',
  SPACE: 'Space',
  command: 'Ctrl',
  alt: 'Alt',
  digit: '1–9',
  code: '7H',
  rank: '8 S',
};
