import type { CliWords } from '../cli.ts';
import { cliHelp } from './cli-help.ts';
import { whyNotKept } from './not-kept.ts';
import { positions } from './positions.ts';
import { rulesCommand } from './rules-command.ts';

/** What the command line says besides answers and errors. */
export const cli: CliWords = {
  start: {
    PORT_IN_USE: ({ port }) =>
      `Something else is using port ${port} of this machine, perhaps another Burnpile. Stop it, or choose another with --port.`,
    CANNOT_LISTEN: ({ port }) => `The page can't be served at port ${port}. Choose another with --port.`,
    FOLDER_IN_USE: ({ folder, address }) =>
      `Another Burnpile is running${address === null ? '' : ` at ${address}`} and keeps its games in ${folder}. Use that one, close it, or choose another folder with --data.`,
  },
  help: cliHelp,
  rules: rulesCommand,
  positions,
  keptIn: (folder) => `Games and settings are kept in ${folder}`,
  servedAt: (address) => `The table is at ${address}`,
  notWhole: (flag, lowest, highest, text) =>
    `--${flag} must be a whole number from ${lowest} to ${highest}, not "${text}".`,
  needsTable: (flag) =>
    `${flag} is for a table that is opened at once: say which one with --rules or --seats, or leave ${flag} away and choose it on the page.`,
  needsScanner: (flag) => `${flag} is for the scanner that --scanner names: give that too.`,
  notKept: (trouble, folder) =>
    `Not everything could be written to ${folder}: ${whyNotKept[trouble]}. What is missing there is lost.`,
  notOneOf: (flag, choices, text) => `--${flag} must be one of ${choices.join(', ')}, not "${text}".`,
  wrongEnding: (file) => `${file} should end in .pdf or .svg: that says what to make.`,
  notInPdf: (name) =>
    `The name ${name} has letters that a PDF can’t show here: it is left away. An SVG file has it.`,
  noTables: (folder) => `No table has been played yet: there is none in ${folder}.`,
  moreTables: (count) => `… and ${count} older: --all lists them too.`,
  noTable: (id) => `There is no table "${id}": "burnpile tables" lists them.`,
  severalTables: (begin, ids) =>
    `Several tables begin with "${begin}": ${ids.slice(0, 5).join(', ')}. Give more of the name.`,
  tableUnreadable: (id, code) => `The table ${id} can’t be read (${code}).`,
  noRound: (round, rounds) => `There is no round "${round}" at this table: its rounds are 1 to ${rounds}.`,
  noForm: (form) => `--as must be game or csv, not "${form}".`,
  cannotWrite: (file, why) => `${file} can’t be written: ${why}`,
  pictureFaults: {
    unreadable: (detail) => `The file can’t be read: ${detail}.`,
    notAFile: () => 'The name is that of a folder or a device, not of a picture.',
    tooManyBytes: (detail) => `The file is too large (${detail}): make it smaller than 200 MB.`,
    notAPicture: () => 'The file is no picture that can be opened: JPEG, PNG and WebP can.',
    damaged: () => 'The picture is damaged: it can’t be opened.',
    tooLarge: (detail) =>
      `The picture is too large (${detail} pixels): make it smaller than 40 million pixels.`,
  },
  simulated: (played, games, bots) =>
    `${played} of ${games} games; lost: ${bots.map(({ bot, losses }) => `${bot} ${((100 * losses) / played).toFixed(1)} %`).join(', ')}`,
  cannotListPorts: 'This system can’t list its serial ports. Give the path yourself: --scanner PATH',
  noPorts: 'No serial port was found. If the scanner is plugged in, give its path: --scanner PATH',
};
