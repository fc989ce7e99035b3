/** The command line: which command does what, and what each flag becomes. */
import type { Command } from 'commander';
import { version } from '../../package.json';
import { listPorts } from '../device/ports.ts';
import { rememberRules } from '../engine/rules/resolve.ts';
import { dataFolder } from '../host/kept.ts';
import { DEFAULT_CAMERA } from '../protocol/camera.ts';
import { LANGUAGES } from '../protocol/look.ts';
import { labelsFor } from '../sheet/sizes.ts';
import { isFolder } from '../table/journal/disk.ts';
import { readRulebook } from '../table/rule-folder.ts';
import { languageNamed, languageOf } from '../words/languages.ts';
import { wordsFor } from '../words/tables.ts';
import type { AllWords } from '../words/words.ts';
import { runCheck } from './check.ts';
import { type ExportFlags, runExport } from './export.ts';
import { runJudge } from './judge.ts';
import { createProgram } from './program.ts';
import type { RecogniseFlags } from './recognise.ts';
import { diffRules, listRules, showRules, tell, validateRules } from './rules.ts';
import { runServe, type ServeFlags } from './serve.ts';
import type { CommandSheetFlags, DeckSheetFlags } from './sheet.ts';
import type { SimulateFlags } from './simulate.ts';
import { listTables, type TablesFlags } from './tables.ts';

/** Prints the serial ports, one a line; returns the exit status. */
async function runPorts({ cli }: AllWords): Promise<number> {
  const found = await listPorts();
  if (!found.ok) {
    console.error(cli.cannotListPorts);
    return 1;
  }
  if (found.ports.length === 0) console.error(cli.noPorts);
  for (const { path, manufacturer, serialNumber } of found.ports)
    console.log([path, manufacturer, serialNumber].filter(Boolean).join('  '));
  return 0;
}

const { BURNPILE_LANGUAGE = '' } = process.env;
/** The language of the command line: as the environment says, else the system's. */
const words: AllWords = wordsFor(
  languageOf([BURNPILE_LANGUAGE, Intl.DateTimeFormat().resolvedOptions().locale]),
  'family',
);

if (BURNPILE_LANGUAGE !== '' && languageNamed(BURNPILE_LANGUAGE) === undefined)
  console.error(words.cli.noLanguage(BURNPILE_LANGUAGE, LANGUAGES));

/** What is printed can't be written: said once, and a failure however the command itself ends. */
function failPrinting(error: Error): void {
  if (process.listeners('exit').includes(exitFailed)) return;
  process.once('exit', exitFailed);
  console.error(words.cli.cannotPrint(error.message));
}
function exitFailed(): void {
  process.exitCode ||= 1;
}

// The reader may have enough (`| head`): that is no failure, and a table that is served continues.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') failPrinting(error);
  });

const { help } = words.cli;
const program = createProgram(help, version);

/** The folder that everything is kept in; `what` of it the command is about. */
const dataOption = (what: Parameters<typeof help.data>[0]) =>
  ['--data <folder>', help.data(what, dataFolder())] as const;

interface DataFlag {
  readonly data?: string;
}
const folderOf = ({ data }: DataFlag): string => dataFolder(data);
const rulebookOf = (flags: DataFlag) => readRulebook(folderOf(flags));

/** These make the folder if it isn't there; to all others one that was named and isn't there is a slip. */
const MAKERS: readonly string[] = ['serve', 'start', 'restore'];
program.hook('preAction', (_, command) => {
  const { data } = command.opts<DataFlag>();
  if (data?.trim() === '') command.error(words.cli.emptyFolder);
  if (data === undefined || MAKERS.includes(command.name()) || isFolder(data)) return;
  command.error(words.cli.noDataFolder(data));
});

const serveOptions = (command: Command): Command =>
  command
    .option('--rules <id>', help.flags.atOnce)
    .option('--option <name=value...>', help.flags.option, [])
    .option('--seats <names>', help.flags.seats)
    .option('--dealer <name>', help.flags.dealer)
    .option('--last-loser <name>', help.flags.lastLoser)
    .option('--scanner <path>', help.flags.scanner)
    .option('--baud <rate>', help.flags.baud)
    .option('--quiet <ms>', help.flags.quiet)
    .option('--one-scan-one-play', help.flags.oneScan)
    .option('--port <number>', help.flags.port, '7878')
    .option(...dataOption('games'));

serveOptions(program.command('serve'))
  .description(help.commands.serve)
  .action(async (flags: ServeFlags) => {
    process.exitCode = await runServe(words, flags, 'serve');
  });

serveOptions(program.command('start'))
  .description(help.commands.start)
  .option('--no-open', help.flags.noOpen)
  .action(async ({ open, ...flags }: ServeFlags & { readonly open: boolean }) => {
    process.exitCode = await runServe(words, flags, open ? 'open' : 'start');
  });

program
  .command('judge')
  .description(help.commands.judge)
  .argument('<files...>')
  .option(...dataOption('rules'))
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
  .description(help.commands.check)
  .argument('<files...>')
  .option(...dataOption('rules'))
  .action(async (files: string[], flags: DataFlag) => {
    process.exitCode = await runCheck(words, files, rulebookOf(flags).find);
  });

program
  .command('tables')
  .description(help.commands.tables)
  .option('--json', help.flags.tablesJson, false)
  .option('--all', help.flags.tablesAll, false)
  .option(...dataOption('tables'))
  .action((flags: DataFlag & TablesFlags) => {
    process.exitCode = tell(listTables(words, folderOf(flags), flags));
  });

program
  .command('export')
  .description(help.commands.export)
  .argument('<table>', help.flags.tableName)
  .requiredOption('--as <form>', help.flags.as)
  .option('--round <number>', help.flags.round)
  .option('-o, --output <file>', help.flags.output)
  .option(...dataOption('tables'))
  .action((table: string, flags: DataFlag & ExportFlags) => {
    process.exitCode = runExport(words, folderOf(flags), table, flags);
  });

program
  .command('backup')
  .description(help.commands.backup)
  .argument('[file]', help.flags.backup)
  .option(...dataOption('games'))
  .action(async (file: string | undefined, flags: DataFlag) => {
    const { runBackup } = await import('./backing-up.ts');
    process.exitCode = tell(await runBackup(words, folderOf(flags), file));
  });

program
  .command('restore')
  .description(help.commands.restore)
  .argument('<file>', help.flags.restore)
  .option(...dataOption('games'))
  .action(async (file: string, flags: DataFlag) => {
    const { runRestore } = await import('./backing-up.ts');
    process.exitCode = tell(await runRestore(words, folderOf(flags), file));
  });

program
  .command('recognise')
  .description(help.commands.recognise)
  .argument('<images...>')
  .option('--packs <count>', help.flags.packs, '1')
  .option('--jokers <count>', help.flags.jokers, '2')
  .action(async (images: string[], flags: RecogniseFlags) => {
    const { runRecognise } = await import('./recognise.ts');
    process.exitCode = await runRecognise(words, images, flags);
  });

program
  .command('simulate')
  .description(help.commands.simulate)
  .requiredOption('--rules <id>', help.flags.rules)
  .option('--option <name=value...>', help.flags.option, [])
  .requiredOption('--seats <bots>', help.flags.bots)
  .option('--games <count>', help.flags.games, '1000')
  .option('--seed <number>', help.flags.seed, '1')
  .option('--playouts <count>', help.flags.playouts)
  .option('--jobs <count>', help.flags.jobs, '1')
  .option(...dataOption('rules'))
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

const rules = program.command('rules').description(help.commands.rules);

rules
  .command('list')
  .description(help.commands.rulesList)
  .option(...dataOption('rules'))
  .action((flags: DataFlag) => {
    process.exitCode = tell(listRules(words, rulebookOf(flags), folderOf(flags)));
  });

rules
  .command('show')
  .description(help.commands.rulesShow)
  .argument('<id>')
  .option('--json', help.flags.rulesJson, false)
  .option(...dataOption('rules'))
  .action((id: string, flags: DataFlag & { readonly json: boolean }) => {
    process.exitCode = tell(showRules(words, id, flags.json, rulebookOf(flags)));
  });

rules
  .command('diff')
  .description(help.commands.rulesDiff)
  .argument('<first>')
  .argument('<second>')
  .option(...dataOption('rules'))
  .action((first: string, second: string, flags: DataFlag) => {
    process.exitCode = tell(diffRules(words, first, second, rulebookOf(flags)));
  });

rules
  .command('validate')
  .description(help.commands.rulesValidate)
  .argument('<files...>')
  .option('--no-suits', help.flags.noSuits)
  .option(...dataOption('rules'))
  .action((files: string[], flags: DataFlag & { readonly suits: boolean }) => {
    process.exitCode = tell(validateRules(words, files, flags.suits, folderOf(flags)));
  });

const sheet = program.command('sheet').description(help.commands.sheet);

const paperOptions = (command: Command, symbology: string, file: string): Command =>
  command
    .option('--codes <kind>', help.flags.codes, symbology)
    .option('--paper <size>', help.flags.paper, 'a4')
    .option('--out <file>', help.flags.out, file);

paperOptions(sheet.command('commands'), 'code128', 'burnpile-commands.pdf')
  .description(help.commands.sheetCommands)
  .option('--seats <count>', help.flags.seatCodes)
  .option('--names <names>', help.flags.names, '')
  .action(async (flags: CommandSheetFlags) => {
    const { runCommandSheet } = await import('./sheet.ts');
    process.exitCode = runCommandSheet(words, flags);
  });

paperOptions(sheet.command('deck'), 'datamatrix', 'burnpile-deck.pdf')
  .description(help.commands.sheetDeck)
  .option('--packs <count>', help.flags.packs, '1')
  .option('--jokers <count>', help.flags.jokers, '2')
  .option('--size <mm>', help.flags.size(labelsFor(DEFAULT_CAMERA.width)))
  .action(async (flags: DeckSheetFlags) => {
    const { runDeckSheet } = await import('./sheet.ts');
    process.exitCode = runDeckSheet(words, flags);
  });

program
  .command('ports')
  .description(help.commands.ports)
  .action(async () => {
    process.exitCode = await runPorts(words);
  });

await program.parseAsync();
