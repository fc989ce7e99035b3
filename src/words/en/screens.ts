import { LONGEST_NAME } from '../../protocol/names.ts';
import { inSentence } from '../say/names.ts';
import type { AsideWords, EndWords, HomeWords, KeepWords, SetupWords } from '../screens.ts';
import { andList, capital, orList } from './lists.ts';
import { result } from './result.ts';

const count = (entries: number): string => (entries === 1 ? '1 entry' : `${entries} entries`);

export const home: HomeWords = {
  goOn: 'Go on with',
  resume: 'Resume',
  discard: 'Discard',
  sureToDiscard: 'Discard? It will not be offered again.',
  keepIt: 'Keep it',
  names: (names) => andList(names.map(inSentence)),
  noDeck: 'without a deck',
  progress: (rounds, inputs) => `${rounds === 1 ? '1 round' : `${rounds} rounds`}, ${count(inputs)}`,
  cut: (cut, inputs, folder) =>
    cut === 1
      ? `Its last entry can’t be read: it is left out, and kept in a file of its own: ${folder}`
      : `Its file is damaged: ${count(inputs)} can be read. What follows, ${count(cut)}, is left out, and kept in a file of its own: ${folder}`,
  unreadable: (count, folder) =>
    `${count === 1 ? 'One more table was kept, but its file' : `${count} more tables were kept, but their files`} can’t be read here: damaged, or from another version. Nothing was deleted: ${folder}`,
  settingsDamaged: (folder) =>
    `Not all of the settings could be read: their file was damaged, or from another version. What could not be read is as it was at first; the file as it was stays: ${folder}`,
  noted: 'Got it',
  samples: 'See how it works',
  print: 'Print codes',
  decks: 'Decks',
  settings: 'Settings',
  help: 'Keys',
  // The id of rules of one's own is their name, its words joined.
  ruleSet: (id) => capital(id.replaceAll('-', ' ')),
};

export const setup: SetupWords = {
  title: 'New table',
  rules: 'Rules',
  own: 'your own',
  gone: (rules, now) => `${rules} can’t be chosen any more, so it is ${now} now.`,
  brokenRules: (file, why) => `Your rules in ${file} can’t be played: ${why}`,
  options: 'Options',
  noOptions: 'These rules have no options.',
  usual: 'as in the rules',
  players: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
  seats: 'Players',
  clockwise: 'clockwise, as they sit',
  seat: (number) => `Name of player ${number}`,
  standIn: (number) => `Player ${number}`,
  deals: 'deals',
  dealsHere: (name) => `${name} deals`,
  add: 'Add a player',
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  remove: (name) => `Remove ${name}`,
  namesHint: 'Enter goes to the next name; Alt and an arrow move a player.',
  lastLoser: 'Lost the last round',
  nobody: 'nobody, this is the first',
  scanner: 'Scanner',
  change: 'Change …',
  register: 'Scan the face-up cards first',
  registerHint: 'Then the screen knows them from the start.',
  start: 'Start',
  startAs: (names) => `Start, with ${andList(names)}`,
  faults: {
    noName: 'Type a name, or remove this player.',
    sameName: 'Somebody else has this name, or one that reads the same.',
    longName: `At most ${LONGEST_NAME} letters can be read on the screen. Shorten it.`,
  },
  instead: (name, was) => `${name} is somebody else than ${was} in the scores.`,
  samePerson: 'Same person, renamed',
  samePersonHint: (name, was) => `${was} is called ${name} from now on, in the scores too`,
};

export const end: EndWords = {
  loses: (name) => `${name} loses`,
  place: (place, name) => `${result.place(place)} ${name}`,
  next: 'next round',
  deals: (name) => `${name} deals`,
  starts: (names) => `${orList(names)} starts`,
  again: 'Again',
  watchAgain: 'Watch again',
  other: 'Other rules or players',
};

export const aside: AsideWords = {
  home: 'Home',
  leaving: 'Leave this table?',
  kept: 'It is kept: Resume on the home screen goes on with it.',
  notKept: 'It could not be written to the disk: once you leave, it is lost.',
  leave: 'Leave',
  stay: 'Stay',
  settings: 'Settings',
  sound: 'Sound',
  help: 'Keys',
  more: 'More',
  scanFaceUp: 'Scan face-up cards',
  scanSwapped: 'Scan again after swapping',
  nextSeat: 'Next player',
  asBefore: 'As before',
  othersAsBefore: 'All others too',
  endRegistering: 'Enough',
  firstCard: {
    here: 'Scan the first card, or tap it.',
    behind: (button) => `Scan the first card. To tap it, press “${button}”.`,
    elsewhere: 'Scan the first card.',
  },
};

const MEANWHILE = 'The game goes on, but would be lost if Burnpile ended now.';

export const keep: KeepWords = {
  diskFull: `The disk is full. ${MEANWHILE} Free some space on it.`,
  readOnly: `Burnpile may not write to its folder. ${MEANWHILE} Allow it to, or start it with another one: --data FOLDER.`,
  noFolder: `The folder of the games is gone. ${MEANWHILE} Bring it back: the drive may have been taken out.`,
  other: `The game can’t be written to the disk. ${MEANWHILE} Look after the disk before you go on.`,
};
