import { Command } from 'commander';
import { version } from '../../package.json';
import { rememberRules } from '../engine/rules/resolve.ts';
import { dataFolder } from '../host/kept.ts';
import { readRulebook } from '../table/rule-folder.ts';
import { languageOf, wordsFor } from '../words/languages.ts';
import type { Words } from '../words/words.ts';
import { runCheck } from './check.ts';
import { type ExportFlags, runExport } from './export.ts';
import { runJudge } from './judge.ts';
import { runPorts } from './ports.ts';
import type { RecogniseFlags } from './recognise.ts';
import { diffRules, listRules, showRules, tell, validateRules } from './rules.ts';
import { runServe, type ServeFlags } from './serve.ts';
import type { CommandSheetFlags, DeckSheetFlags } from './sheet.ts';
import type { SimulateFlags } from './simulate.ts';
import { listTables, type TablesFlags } from './tables.ts';

// Whoever reads may have enough (`| head`), and that is no failure; a table that is served goes on.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const { BURNPILE_LANGUAGE = '' } = process.env;
/** The language of the command line: as the environment says, else the system's. */
const words: Words = wordsFor(
  languageOf([BURNPILE_LANGUAGE, Intl.DateTimeFormat().resolvedOptions().locale]),
  'family',
);

const program = new Command('burnpile')
  .description('A referee for the Palace / Karma / Shed family of card games, beside a real table.')
  .version(version)
  // A command line that can't be read is told apart from rules that can't be played (1).
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

/** The folder that everything is kept in; `what` of it the command is about. */
const dataOption = (what: string) =>
  ['--data <folder>', `folder for ${what}; ${dataFolder()} if not given`] as const;

interface DataFlag {
  readonly data?: string;
}
const folderOf = ({ data }: DataFlag): string => data ?? dataFolder();
const rulebookOf = (flags: DataFlag) => readRulebook(folderOf(flags));

const serveOptions = (command: Command): Command =>
  command
    .option('--rules <id>', 'open a table with this rule set at once; "rules list" names them')
    .option('--option <name=value...>', 'an option of the rules: RE-X1, set.max=2', [])
    .option('--seats <names>', 'names clockwise, with commas between them')
    .option('--dealer <name>', 'who dealt; the last seat if not given')
    .option('--last-loser <name>', 'who lost the round before')
    .option('--scanner <path>', 'serial port of the scanner, such as /dev/ttyACM0 or COM3')
    .option('--baud <rate>', 'speed of the serial port; 9600 if not given')
    .option('--quiet <ms>', 'milliseconds of quiet that close a play; as in the settings if not given')
    .option('--one-scan-one-play', 'every scanned card is a play of its own, whatever the settings say')
    .option('--port <number>', 'port of the page; 0 takes any free one', '7878')
    .option(...dataOption('games and settings'));

serveOptions(program.command('serve'))
  .description('serve the table at an address of this machine')
  .action(async (flags: ServeFlags) => {
    process.exitCode = await runServe(words, flags, false);
  });

serveOptions(program.command('start'))
  .description('serve the table and open it in the browser')
  .option('--no-open', 'only serve the page')
  .action(async ({ open, ...flags }: ServeFlags & { readonly open: boolean }) => {
    process.exitCode = await runServe(words, flags, open);
  });

program
  .command('judge')
  .description('rule on positions with a move, one JSON object a line; - reads standard input')
  .argument('<files...>')
  .option(...dataOption('rules of your own'))
  .action(async (files: string[], flags: DataFlag) => {
    const resolve = rememberRules(rulebookOf(flags).find);
    process.exitCode = await runJudge(
      words,
      files,
      { input: process.stdin, output: process.stdout },
      resolve,
    );
  });

program
  .command('check')
  .description(
    'read recorded games and list every illegal entry, one JSON line a file; - reads standard input',
  )
  .argument('<files...>')
  .option(...dataOption('rules of your own'))
  .action(async (files: string[], flags: DataFlag) => {
    process.exitCode = await runCheck(words, files, rulebookOf(flags).find);
  });

program
  .command('tables')
  .description('the tables that were played here, the newest first, with what to call them in "export"')
  .option('--json', 'one line of JSON for each table', false)
  .option('--all', 'all of them; the twenty newest if not given', false)
  .option(...dataOption('the tables'))
  .action((flags: DataFlag & TablesFlags) => {
    process.exitCode = tell(listTables(words, folderOf(flags), flags));
  });

program
  .command('export')
  .description('a round as a game in notation, or the score sheet of a table as CSV')
  .argument('<table>', 'as "tables" names it')
  .requiredOption('--as <form>', 'game or csv')
  .option('--round <number>', 'which round, from 1; the last one if not given')
  .option('-o, --output <file>', 'where to write it; standard output if not given')
  .option(...dataOption('the tables'))
  .action((table: string, flags: DataFlag & ExportFlags) => {
    process.exitCode = runExport(words, folderOf(flags), table, flags);
  });

program
  .command('recognise')
  .description('the cards whose codes are seen in pictures (JPEG, PNG, WebP), one JSON line a picture')
  .argument('<images...>')
  .option('--packs <count>', '1 or 2', '1')
  .option('--jokers <count>', '0 to 4', '2')
  .action(async (images: string[], flags: RecogniseFlags) => {
    const { runRecognise } = await import('./recognise.ts');
    process.exitCode = await runRecognise(words, images, flags);
  });

program
  .command('simulate')
  .description('play games among bots and count who loses; one JSON object')
  .requiredOption('--rules <id>', 'the rule set; "rules list" names them')
  .option('--option <name=value...>', 'an option of the rules: RE-X1, set.max=2', [])
  .requiredOption('--seats <bots>', 'clockwise, with commas between them: random, easy, medium, strong')
  .option('--games <count>', 'how many games; each deal is played once from every seat', '1000')
  .option('--seed <number>', 'the same seed gives the same games', '1')
  .option(
    '--playouts <count>',
    'games that "strong" plays out in thought for a decision; as it does at a table if not given',
  )
  .option('--jobs <count>', 'games that are played at a time, or "all" for every core', '1')
  .option(...dataOption('rules of your own'))
  .action(
    async (flags: DataFlag & Omit<SimulateFlags, 'data' | 'playouts'> & { readonly playouts?: string }) => {
      const { runSimulate, USUAL_PLAYOUTS } = await import('./simulate.ts');
      process.exitCode = await runSimulate(words, {
        ...flags,
        playouts: flags.playouts ?? USUAL_PLAYOUTS,
        data: folderOf(flags),
      });
    },
  );

const rules = program.command('rules').description('the rule sets, and rules of your own');

rules
  .command('list')
  .description('every rule set with a sentence about it')
  .option(...dataOption('rules of your own'))
  .action((flags: DataFlag) => {
    process.exitCode = tell(listRules(words, rulebookOf(flags), folderOf(flags)));
  });

rules
  .command('show')
  .description('the rules of a rule set in words, by their numbers, and its options')
  .argument('<id>')
  .option('--json', 'every parameter instead, as JSON', false)
  .option(...dataOption('rules of your own'))
  .action((id: string, flags: DataFlag & { readonly json: boolean }) => {
    process.exitCode = tell(showRules(words, id, flags.json, rulebookOf(flags)));
  });

rules
  .command('diff')
  .description('the parameters in which the second rule set differs from the first')
  .argument('<first>')
  .argument('<second>')
  .option(...dataOption('rules of your own'))
  .action((first: string, second: string, flags: DataFlag) => {
    process.exitCode = tell(diffRules(words, first, second, rulebookOf(flags)));
  });

rules
  .command('validate')
  .description('what is wrong with files of rules, one line for each thing')
  .argument('<files...>')
  .option('--no-suits', 'for cards whose codes tell their ranks and not their suits')
  .option(...dataOption('rules of your own'))
  .action((files: string[], flags: DataFlag & { readonly suits: boolean }) => {
    process.exitCode = tell(validateRules(words, files, flags.suits, folderOf(flags)));
  });

const sheet = program.command('sheet').description('sheets of codes to print, as PDF or SVG');

const paperOptions = (command: Command, symbology: string, file: string): Command =>
  command
    .option('--codes <kind>', 'code128, datamatrix or qr', symbology)
    .option('--paper <size>', 'a4 or letter', 'a4')
    .option('--out <file>', 'where to write it: a .pdf, or an .svg for each page', file);

paperOptions(sheet.command('commands'), 'code128', 'burnpile-commands.pdf')
  .description('the codes of every command, for a table that is played with the scanner alone')
  .option('--seats <count>', 'how many seats have a code; as many as there are names, or 6')
  .option('--names <names>', 'who sits there, clockwise, with commas between them', '')
  .action(async (flags: CommandSheetFlags) => {
    const { runCommandSheet } = await import('./sheet.ts');
    process.exitCode = runCommandSheet(words, flags);
  });

paperOptions(sheet.command('deck'), 'datamatrix', 'burnpile-deck.pdf')
  .description('the codes of a whole deck, to cut out and stick on its cards')
  .option('--packs <count>', '1 or 2', '1')
  .option('--jokers <count>', '0 to 4', '2')
  .option('--size <mm>', 'height of a code; 8, or 10 for qr, if not given')
  .action(async (flags: DeckSheetFlags) => {
    const { runDeckSheet } = await import('./sheet.ts');
    process.exitCode = runDeckSheet(words, flags);
  });

program
  .command('ports')
  .description('list the serial ports of this machine')
  .action(async () => {
    process.exitCode = await runPorts(words);
  });

await program.parseAsync();
