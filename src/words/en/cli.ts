import type { KeepTrouble } from '../../protocol/lobby.ts';
import type { NetworkFault } from '../../recognition/faces/network.ts';
import type { StartError } from '../facts.ts';
import { cliHelp } from './cli-help.ts';
import { games } from './games.ts';
import { orList } from './grammar.ts';
import { positions } from './positions.ts';
import { whyNoFolder, whyNotKept } from './screens.ts';

/** What `burnpile rules` says besides the rules themselves, their parameters and their faults. */
export const rulesCommand = {
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  own: 'your own',
  broken: (file: string, why: string) => `${file} can’t be played: ${why}`,
  folder: (folder: string) => `Rules of your own go into ${folder}`,
  differsFrom: (name: string, id: string) => `Like ${name} (${id}), but:`,
  options: 'Options',
  /** A rule that another rule set has otherwise. */
  changed: '(changed here)',
  /** What another rule set says and this one doesn’t. */
  notHere: (line: string) => `Not here: ${line}`,
  choices: (choices: readonly string[]) => `(${orList(choices)})`,
  noDifference: (first: string, second: string) => `${first} and ${second} are the same.`,
  becomes: (before: string, after: string) => `${before} → ${after}`,
  inVariation: (name: string) => `variations[${name}]`,
  /** A variation that can’t be chosen alone. */
  notAlone: (sentence: string) => `Chosen alone it can’t be played: ${sentence}`,
  fine: (file: string) => `${file}: nothing is wrong`,
};

/** Why a picture can’t be opened; `detail` is what the system says, or how large it is. */
type PictureFault = 'unreadable' | 'notAFile' | 'tooManyBytes' | 'notAPicture' | 'damaged' | 'tooLarge';

const start: {
  readonly [C in StartError['code']]: (error: Extract<StartError, { readonly code: C }>) => string;
} = {
  PORT_IN_USE: ({ port }) =>
    `Something else is using port ${port} of this machine, perhaps another Burnpile. Stop it, or choose another with --port.`,
  CANNOT_LISTEN: ({ port }) => `The page can’t be served at port ${port}. Choose another with --port.`,
  FOLDER_IN_USE: ({ folder, address }) =>
    `Another Burnpile is running${address === null ? '' : ` at ${address}`} and keeps its games in ${folder}. Use that one, close it, or choose another folder with --data.`,
  NO_FOLDER: ({ folder, trouble }) =>
    `The folder ${folder} can’t be used: ${whyNoFolder[trouble]}. Choose another with --data.`,
};

const pictureFaults: Readonly<Record<PictureFault, (detail: string) => string>> = {
  unreadable: (detail) => `The file can’t be read: ${detail}.`,
  notAFile: () => 'The name is that of a folder or a device, not of a picture.',
  tooManyBytes: (detail) => `The file is too large (${detail}): make it smaller than 200 MB.`,
  notAPicture: () => 'The file isn’t a picture that can be opened: use JPEG, PNG or WebP.',
  damaged: () => 'The picture is damaged: it can’t be opened.',
  tooLarge: (detail) =>
    `The picture is too large (${detail} pixels): make it smaller than 40 million pixels.`,
};

/** Why unmarked cards can’t be read, and what to do. */
const noFaces: Readonly<Record<NetworkFault, string>> = {
  notThere: 'the files that read them are missing. Labels still can. Install Burnpile again.',
  notLoaded:
    'the files that read them are damaged, or do not run here. Labels still can. Install Burnpile again.',
  failing:
    'reading them failed in a picture. Labels still can. Close other programs, or use smaller pictures.',
};

/** What the command line says besides answers and errors. */
export const cli = {
  start,
  help: cliHelp,
  rules: rulesCommand,
  positions,
  games,
  noLanguage: (named: string, languages: readonly string[]) =>
    `BURNPILE_LANGUAGE must be ${orList(languages)}, not "${named}". Continuing in English.`,
  keptIn: (folder: string) => `Games and settings are kept in ${folder}`,
  servedAt: (address: string) => `The table is at ${address}`,
  sameComputer:
    'Anyone who is logged in to this computer can open that page too, and see every hand that it shows.',
  /** Another Burnpile has the port, or the folder. */
  runsAt: (address: string) => `Burnpile is running already: the table is at ${address}`,
  /** The same, where a folder was named that it doesn’t have. */
  runsElsewhere: (address: string, folder: string) =>
    `Another Burnpile is open at ${address}, and its games are in a different folder from ${folder}. Close it and start again, or open this folder beside it with --port 0.`,
  /** The scanner has not been there so far. */
  noScanner: (path: string, why: string, advice: string) =>
    `The scanner at ${path} can’t be used: ${why}. ${advice}`,
  notWhole: (flag: string, lowest: number, highest: number, text: string) =>
    `--${flag} must be a whole number from ${lowest} to ${highest}, not "${text}".`,
  needsTable: (flag: string) =>
    `${flag} is for a table that is opened at once. Say which one with --rules or --seats, or leave ${flag} out and choose it on the page.`,
  needsScanner: (flag: string) => `${flag} is for the scanner that --scanner names: give that too.`,
  notKept: (trouble: KeepTrouble, folder: string) =>
    `Not everything could be written to ${folder}: ${whyNotKept[trouble]}. What is missing there is lost.`,
  notOneOf: (flag: string, choices: readonly string[], text: string) =>
    `--${flag} must be one of ${choices.join(', ')}, not "${text}".`,
  wrongEnding: (file: string) => `${file} should end in .pdf or .svg: that says what to make.`,
  moreNames: (names: number, seats: number) =>
    `--names has ${names} names, and the sheet has codes for ${seats === 1 ? '1 seat' : `${seats} seats`}: leave some out.`,
  notInPdf: (name: string) =>
    `The name ${name} has letters that a PDF can’t show here, so it is left out. An SVG file has it.`,
  emptyFolder: '--data needs the name of a folder after it.',
  noDataFolder: (folder: string) => `There is no folder ${folder}: correct what comes after --data.`,
  noTables: (folder: string) => `No table has been played yet: there is none in ${folder}.`,
  moreTables: (count: number) => `… and ${count} older: --all lists them too.`,
  noTable: (id: string) => `There is no table "${id}": "burnpile tables" lists them.`,
  severalTables: (begin: string, ids: readonly string[]) =>
    `Several tables begin with "${begin}": ${ids.slice(0, 5).join(', ')}. Give more of the name.`,
  tableUnreadable: (id: string, code: string) => `The table ${id} can’t be read (${code}).`,
  noRound: (round: string, rounds: number) =>
    `There is no round "${round}" at this table: ${rounds === 1 ? 'it has only round 1' : `its rounds are 1 to ${rounds}`}.`,
  noForm: (form: string) => `--as must be game or csv, not "${form}".`,
  cannotPrint: (why: string) => `The output can’t be written: ${why}`,
  cannotWrite: (file: string, why: string) => `${file} can’t be written: ${why}`,
  pictureFaults,
  noFaces: (fault: NetworkFault) => `Unmarked cards can’t be read: ${noFaces[fault]}`,
  noCodes: (pictures: number) =>
    `${pictures === 1 ? 'In one picture' : `In ${pictures} pictures`} no card was found. If there is one, take the picture from closer, from straight above or in better light, or print labels with "sheet deck".`,
  simulated: (
    played: number,
    games: number,
    bots: readonly { readonly bot: string; readonly losses: number }[],
  ) =>
    `${played} of ${games} games; lost: ${bots.map(({ bot, losses }) => `${bot} ${((100 * losses) / played).toFixed(1)}%`).join(', ')}`,
  foreign: {
    ended: (command: string) => `"${command}" ended before it answered: try it by itself.`,
    noMove: (command: string, answer: string) =>
      `"${command}" answered "${answer}": one of the moves in "legal" was expected, or null.`,
    again: (command: string, answer: string) =>
      `"${command}" answered "${answer}" once more, although the rules don’t allow it: that move is not in "legal".`,
  },
  cannotListPorts: 'This system can’t list its serial ports. Give the path yourself: --scanner PATH',
  noPorts: 'No serial port was found. If the scanner is plugged in, give its path: --scanner PATH',
};
