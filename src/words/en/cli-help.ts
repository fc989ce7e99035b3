import type { LabelFacts } from '../facts.ts';

/** What is kept in the folder of `--data`. */
type FolderName = 'games' | 'rules' | 'tables';

/** Why a command line can’t be read. */
type UsageFault =
  | 'unknownCommand'
  | 'unknownOption'
  | 'missingArgument'
  | 'optionMissingArgument'
  | 'missingMandatoryOptionValue'
  | 'excessArguments';

const FOLDERS = { games: 'games and settings', rules: 'rules of your own', tables: 'the tables' } as const;

const faults: Readonly<Record<UsageFault, (what: string) => string>> = {
  unknownCommand: (what) => `There is no command "${what}": --help lists them.`,
  unknownOption: (what) => `There is no option ${what} here: --help lists them.`,
  missingArgument: (what) => `The command needs <${what}>: --help says what it is.`,
  optionMissingArgument: (what) => `The option ${what} needs a value after it: --help says which.`,
  missingMandatoryOptionValue: (what) => `The command needs this option too: ${what}`,
  excessArguments: () => 'More was given than this command takes: --help says what it does.',
};

/** What `--help` says, and why a command line can’t be read. */
export const cliHelp = {
  /** The headings of a help, and in `places` the words for what may follow a command. */
  headings: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Commands:': 'Commands:',
  },
  places: { '[options]': '[options]', '[command]': '[command]' },
  commands: {
    burnpile: 'A referee for the Palace / Karma / Shed family of card games, beside a real table.',
    serve: 'serve the table at an address of this machine',
    start: 'serve the table and open it in the browser',
    judge: 'rule on positions with a move, one JSON object per line; - reads standard input',
    check: 'read written games and list every illegal entry, one JSON line per file; - reads standard input',
    tables: 'the tables that were played here, the newest first, with what to call them in "export"',
    export: 'a round as a game in notation, or the score sheet of a table as CSV',
    backup: 'back up everything that Burnpile keeps, in one file',
    restore: 'restore what is in a backup; nothing already there is overwritten',
    recognise: 'the cards in pictures (JPEG, PNG, WebP), with labels or without, one JSON line per picture',
    simulate: 'play games among bots and count who loses; one JSON object',
    rules: 'the rule sets, and rules of your own',
    rulesList: 'every rule set with a sentence about it',
    rulesShow: 'the rules of a rule set in words, by their numbers, and its options',
    rulesDiff: 'the parameters in which the second rule set differs from the first',
    rulesValidate: 'what is wrong with files of rules, one line for each thing',
    sheet: 'sheets of codes to print, as PDF or SVG',
    sheetCommands: 'the codes of every command, for a table that is played with the scanner alone',
    sheetDeck: 'the codes of a whole deck, to cut out and stick on its cards',
    ports: 'list the serial ports of this machine',
    help: 'the help of a command',
  },
  flags: {
    atOnce: 'open a table with this rule set at once; "rules list" names them',
    option: 'an option of the rules: RE-X1, set.max=2',
    seats: 'names clockwise, with commas between them',
    dealer: 'who dealt; the last seat if not given',
    lastLoser: 'who lost the round before',
    scanner: 'serial port of the scanner, such as /dev/ttyACM0 or COM3',
    baud: 'speed of the serial port; 9600 if not given',
    quiet: 'milliseconds without a card after which a play counts; as in the settings if not given',
    oneScan: 'every scanned card is a play of its own, whatever the settings say',
    port: 'port of the page; 0 takes any free one',
    noOpen: 'only serve the page',
    tablesJson: 'one line of JSON for each table',
    tablesAll: 'all of them; the twenty newest if not given',
    tableName: 'as "tables" names it',
    as: 'game or csv',
    round: 'which round, from 1; the last one if not given',
    output: 'where to write it; standard output if not given',
    backup: 'where to write it, such as burnpile.tgz; named after today’s date if not given',
    restore: 'a file that "backup" wrote',
    packs: '1, 2 or 3',
    jokers: '0 to 4',
    rules: 'the rule set; "rules list" names them',
    bots: 'clockwise, with commas between them: random, easy, medium, strong, or cmd:COMMAND for a program of your own',
    games: 'how many games; each deal is played once from every seat',
    seed: 'the same seed gives the same games',
    playouts:
      'games that "strong" simulates for each decision, "medium" a fortieth of them; as at a table if not given',
    jobs: 'how many games to play at once, or "all" for every core',
    rulesJson: 'every parameter instead, as JSON',
    noSuits: 'for cards whose codes tell their ranks and not their suits',
    codes: 'code128, datamatrix or qr',
    paper: 'a4 or letter',
    out: 'where to write it: a .pdf, or an .svg for each page',
    seatCodes: 'how many seats have a code; as many as there are names, or 6',
    names: 'who sits there, clockwise, with commas between them',
    size: ({ show, watch, highest }: LabelFacts) =>
      `height of a code; ${show}, or 10 for qr, if not given; ${watch} for a camera up to ${highest} cm above the table`,
    help: 'this help',
    version: 'the version of the program',
  },
  data: (what: FolderName, folder: string) => `folder for ${FOLDERS[what]}; ${folder} if not given`,
  usually: (value: string) => `(${value} if not given)`,
  /** `what` is the command, flag or argument at fault. */
  faults,
  didYouMean: (names: string) => `Did you mean ${names}?`,
};
