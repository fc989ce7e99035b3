import { Command } from 'commander';
import { version } from '../../package.json';
import { dataFolder } from '../host/kept.ts';
import { runCheck } from './check.ts';
import { runJudge } from './judge.ts';
import { runPorts } from './ports.ts';
import { runServe, type ServeFlags } from './serve.ts';

const program = new Command('burnpile')
  .description('A referee for the Palace / Karma / Shed family of card games, beside a real table.')
  .version(version);

const serveOptions = (command: Command): Command =>
  command
    .option('--rules <id>', 'open a table with this rule set at once: reference or blast')
    .option('--option <name=value...>', 'an option of the rules: RE-X1, set.max=2', [])
    .option('--seats <names>', 'names clockwise, with commas between them')
    .option('--dealer <name>', 'who dealt; the last seat if not given')
    .option('--last-loser <name>', 'who lost the round before')
    .option('--scanner <path>', 'serial port of the scanner, such as /dev/ttyACM0 or COM3')
    .option('--baud <rate>', 'speed of the serial port; 9600 if not given')
    .option('--quiet <ms>', 'milliseconds of quiet that close a play; as in the settings if not given')
    .option('--one-scan-one-play', 'every scanned card is a play of its own, whatever the settings say')
    .option('--port <number>', 'port of the page; 0 takes any free one', '7878')
    .option('--data <folder>', `folder for games and settings; ${dataFolder()} if not given`);

serveOptions(program.command('serve'))
  .description('serve the table at an address of this machine')
  .action(async (flags: ServeFlags) => {
    process.exitCode = await runServe(flags, false);
  });

serveOptions(program.command('start'))
  .description('serve the table and open it in the browser')
  .action(async (flags: ServeFlags) => {
    process.exitCode = await runServe(flags, true);
  });

program
  .command('judge')
  .description('rule on positions with a move, one JSON object a line; - reads standard input')
  .argument('<files...>')
  .action(async (files: string[]) => {
    process.exitCode = await runJudge(files, { input: process.stdin, output: process.stdout });
  });

program
  .command('check')
  .description('read recorded games and list every illegal entry, one JSON line a file')
  .argument('<files...>')
  .action(async (files: string[]) => {
    process.exitCode = await runCheck(files);
  });

program
  .command('ports')
  .description('list the serial ports of this machine')
  .action(async () => {
    process.exitCode = await runPorts();
  });

await program.parseAsync();
