import { fileURLToPath } from 'node:url';
import openInBrowser from 'open';
import { outliveFileLimit } from '../host/file-limit.ts';
import { type Host, openHost } from '../host/host.ts';
import { dataFolder } from '../host/kept.ts';
import { thinkInWorker } from '../host/play/worker-thinker.ts';
import { serveWeb } from '../host/web.ts';
import type { Refusal } from '../protocol/messages.ts';
import { tidyName } from '../protocol/names.ts';
import type { Settings } from '../protocol/settings.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { sayFault, sayStartError } from '../words/say/fault.ts';
import type { Words } from '../words/words.ts';
import { parseOption } from './flags.ts';

/** What the command line gives, as text. */
export interface ServeFlags {
  readonly rules?: string;
  readonly option: readonly string[];
  readonly seats?: string;
  readonly dealer?: string;
  readonly lastLoser?: string;
  readonly scanner?: string;
  readonly baud?: string;
  readonly quiet?: string;
  readonly oneScanOnePlay?: boolean;
  readonly port: string;
  readonly data?: string;
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function wholeNumber(
  words: Words['cli'],
  text: string,
  flag: string,
  lowest: number,
  highest: number,
): number | null {
  const value = Number(text);
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  console.error(words.notWhole(flag, lowest, highest, text));
  return null;
}

const namesTable = ({ rules, seats, option }: ServeFlags): boolean =>
  rules !== undefined || seats !== undefined || option.length > 0;

/** What is wrong with a flag that only means something beside another flag; null if nothing is. */
function idleFlag(words: Words['cli'], flags: ServeFlags): string | null {
  if (flags.baud !== undefined && flags.scanner === undefined) return words.needsScanner('--baud');
  if (namesTable(flags)) return null;
  const ofTables = {
    '--dealer': flags.dealer,
    '--last-loser': flags.lastLoser,
    '--quiet': flags.quiet,
    '--one-scan-one-play': flags.oneScanOnePlay,
  };
  const idle = Object.entries(ofTables).find(([, value]) => value !== undefined);
  return idle === undefined ? null : words.needsTable(idle[0]);
}

/** The table that the flags describe; null if they name none. What they don't say of scanning is as it is kept. */
function setupOf(flags: ServeFlags, quiet: number | undefined, kept: Settings): TableSetup | null {
  if (!namesTable(flags)) return null;
  const { rules, seats, option, dealer, lastLoser, oneScanOnePlay } = flags;
  const names = (seats ?? 'Ann,Bo,Cy').split(',').map(tidyName);
  return {
    rules: rules ?? 'reference',
    options: Object.fromEntries(option.map(parseOption)),
    names,
    dealer: tidyName(dealer ?? names.at(-1) ?? ''),
    lastLoser: lastLoser === undefined ? null : tidyName(lastLoser),
    settings: { quiet: quiet ?? kept.quiet, oneScanOnePlay: oneScanOnePlay ?? kept.oneScanOnePlay },
  };
}

const untilTold = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** Serves the host until the process is told to stop; returns the exit status. */
async function serve(words: Words, host: Host, port: number, browse: boolean): Promise<number> {
  const served = await serveWeb(host, { port, pages: folder('../renderer/') });
  if (!served.ok) {
    console.error(sayStartError(words, served.error));
    return 1;
  }
  const { address, close } = served.web;
  // Listened for before anybody can know the address, and so before anybody can want it to end.
  const told = untilTold();
  console.log(words.cli.keptIn(host.lobby().folder));
  console.log(words.cli.servedAt(address));
  console.log(words.cli.sameComputer);
  if (browse) await openInBrowser(address).catch(() => {});
  await told;
  await close();
  return 0;
}

/** The numbers among the flags, null where one of them isn't fit for it. */
function numbersOf(words: Words['cli'], flags: ServeFlags) {
  const baudRate = wholeNumber(words, flags.baud ?? '9600', 'baud', 1, 4_000_000);
  const quiet = flags.quiet === undefined ? undefined : wholeNumber(words, flags.quiet, 'quiet', 0, 600_000);
  const port = wholeNumber(words, flags.port, 'port', 0, 65_535);
  return baudRate === null || quiet === null || port === null ? null : { baudRate, quiet, port };
}

/** Puts everything away, and says if some of it isn't on the disk. */
async function closeHost(words: Words['cli'], host: Host): Promise<void> {
  const { trouble, folder } = host.lobby();
  await host.close();
  if (trouble !== null) console.error(words.notKept(trouble, folder));
}

/** Of a table that isn't opened: only which recording is played comes from the settings, all else from the flags. */
const statusOf = (refusal: Refusal): number =>
  refusal.code === 'setup' && refusal.error.code !== 'BAD_RECORDING' ? 2 : 1;

/** Serves the program's page until the process is told to stop; returns the exit status: 2 for flags that say nothing or no table. */
export async function runServe(words: Words, flags: ServeFlags, browse: boolean): Promise<number> {
  const idle = idleFlag(words.cli, flags);
  if (idle !== null) console.error(idle);
  const numbers = idle === null ? numbersOf(words.cli, flags) : null;
  if (numbers === null) return 2;
  const { baudRate, quiet, port } = numbers;
  outliveFileLimit();
  const opened = await openHost({
    data: flags.data ?? dataFolder(),
    samples: folder('../../resources/samples/'),
    thinker: thinkInWorker(new URL('./thinking.js', import.meta.url)),
    pages: folder('../renderer/'),
    ...(flags.scanner !== undefined && {
      scanner: { kind: 'serial', path: flags.scanner, baudRate } as const,
    }),
  });
  if (!opened.ok) {
    console.error(sayStartError(words, opened.error));
    return 1;
  }
  const { host } = opened;
  const setup = setupOf(flags, quiet, host.lobby().settings);
  const refusal = setup === null ? null : host.open(setup);
  if (refusal?.code === 'setup') console.error(sayFault(words, refusal.error));
  const status = refusal === null ? await serve(words, host, port, browse) : statusOf(refusal);
  await closeHost(words.cli, host);
  return status;
}
