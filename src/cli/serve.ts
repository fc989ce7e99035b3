import { fileURLToPath } from 'node:url';
import openInBrowser from 'open';
import { version } from '../../package.json';
import { outliveFileLimit } from '../host/file-limit.ts';
import { type Host, openHost } from '../host/host.ts';
import { dataFolder } from '../host/kept.ts';
import { thinkInWorker } from '../host/play/worker-thinker.ts';
import { serveWeb } from '../host/web.ts';
import type { Refusal } from '../protocol/messages.ts';
import { tidyName } from '../protocol/names.ts';
import type { Settings } from '../protocol/settings.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { StartError } from '../words/facts.ts';
import { sayFault, sayStartError } from '../words/say/fault.ts';
import { troubleOf } from '../words/say/scanner.ts';
import type { AllWords } from '../words/words.ts';
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
  words: AllWords['cli'],
  text: string,
  flag: string,
  lowest: number,
  highest: number,
): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  console.error(words.notWhole(flag, lowest, highest, text));
  return null;
}

const namesTable = ({ rules, seats, option }: ServeFlags): boolean =>
  rules !== undefined || seats !== undefined || option.length > 0;

/** What is wrong with a flag that only means something beside another flag; null if nothing is. */
function idleFlag(words: AllWords['cli'], flags: ServeFlags): string | null {
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

/** `start` wants the table, wherever it is served, and `open` to see it; `serve` wants this process to serve one. */
export type Way = 'serve' | 'start' | 'open';

/** Milliseconds in which the program that has the port must answer. */
const PATIENCE = 2000;

/** Whether it is a Burnpile that serves a page at a port of this machine. */
async function isBurnpile(port: number): Promise<boolean> {
  try {
    const page = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(PATIENCE) });
    return (await page.text()).includes('<title>Burnpile</title>');
  } catch {
    return false;
  }
}

/** The address of the Burnpile that is in the way; null where it is something else. */
async function addressOf(error: StartError): Promise<string | null> {
  if (error.code === 'FOLDER_IN_USE') return error.address;
  const isOurs = error.code === 'PORT_IN_USE' && (await isBurnpile(error.port));
  return isOurs ? `http://localhost:${error.port}/` : null;
}

/** Where a table runs already, leads there if that will do; else says why it can't be served. Returns the exit status. */
async function goThere(words: AllWords, error: StartError, way: Way, flags: ServeFlags): Promise<number> {
  const willDo = way !== 'serve' && !namesTable(flags) && flags.scanner === undefined;
  const address = willDo ? await addressOf(error) : null;
  // At the port it is never the one that has this folder: that would have been found by its lock.
  const isAnother = address !== null && error.code === 'PORT_IN_USE' && flags.data !== undefined;
  if (address === null || isAnother) {
    console.error(
      isAnother ? words.cli.runsElsewhere(address, dataFolder(flags.data)) : sayStartError(words, error),
    );
    return 1;
  }
  console.log(words.cli.runsAt(address));
  if (way === 'open') await openInBrowser(address).catch(() => {});
  return 0;
}

const untilTold = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** Says why the scanner can't be used: at first somebody looks at the terminal, and perhaps at no page yet. */
function tellOfScanner(words: AllWords, host: Host): void {
  let told: string | null = null;
  host.onScanner(({ state, name, reason }) => {
    if (state !== 'connecting' || reason === null || reason === told) return;
    told = reason;
    const trouble = troubleOf(reason);
    const advice = words.settings.serial.advice[trouble];
    console.error(words.cli.noScanner(name ?? '', words.devices.trouble[trouble], advice));
  });
}

/** Serves the host until the process is told to stop; returns the exit status. */
async function serve(
  words: AllWords,
  host: Host,
  port: number,
  way: Way,
  flags: ServeFlags,
): Promise<number> {
  const served = await serveWeb(host, { port, pages: folder('../renderer/') });
  if (!served.ok) return goThere(words, served.error, way, flags);
  const { address, close } = served.web;
  // Listened for before anybody can know the address, and so before anybody can want it to end.
  const told = untilTold();
  console.log(words.cli.keptIn(host.lobby().folder));
  console.log(words.cli.servedAt(address));
  console.log(words.cli.sameComputer);
  const { trouble } = host.lobby();
  if (trouble !== null) console.error(words.keep[trouble]);
  if (way === 'open') await openInBrowser(address).catch(() => {});
  await told;
  await close();
  return 0;
}

/** The numbers among the flags, null where one of them isn't fit for it. */
function numbersOf(words: AllWords['cli'], flags: ServeFlags) {
  const baudRate = wholeNumber(words, flags.baud ?? '9600', 'baud', 1, 4_000_000);
  const quiet = flags.quiet === undefined ? undefined : wholeNumber(words, flags.quiet, 'quiet', 0, 600_000);
  const port = wholeNumber(words, flags.port, 'port', 0, 65_535);
  return baudRate === null || quiet === null || port === null ? null : { baudRate, quiet, port };
}

/** Puts everything away, and says if some of it isn't on the disk. */
async function closeHost(words: AllWords['cli'], host: Host): Promise<void> {
  const { trouble, folder } = host.lobby();
  await host.close();
  if (trouble !== null) console.error(words.notKept(trouble, folder));
}

/** Of a table that isn't opened: only which recording is played comes from the settings, all else from the flags. */
const statusOf = (refusal: Refusal): number =>
  refusal.code === 'setup' && refusal.error.code !== 'BAD_RECORDING' ? 2 : 1;

/** Serves the program's page until the process is told to stop; returns the exit status: 2 for flags that say nothing or no table. */
export async function runServe(words: AllWords, flags: ServeFlags, way: Way): Promise<number> {
  const idle = idleFlag(words.cli, flags);
  if (idle !== null) console.error(idle);
  const numbers = idle === null ? numbersOf(words.cli, flags) : null;
  if (numbers === null) return 2;
  const { baudRate, quiet, port } = numbers;
  outliveFileLimit();
  const opened = await openHost({
    version,
    data: dataFolder(flags.data),
    samples: folder('../../resources/samples/'),
    thinker: thinkInWorker(new URL('./thinking.js', import.meta.url)),
    pages: folder('../renderer/'),
    ...(flags.scanner !== undefined && {
      scanner: { kind: 'serial', path: flags.scanner, baudRate } as const,
    }),
  });
  if (!opened.ok) return goThere(words, opened.error, way, flags);
  const { host } = opened;
  tellOfScanner(words, host);
  const setup = setupOf(flags, quiet, host.lobby().settings);
  const refusal = setup === null ? null : host.open(setup);
  if (refusal?.code === 'setup') console.error(sayFault(words, refusal.error));
  const status = refusal === null ? await serve(words, host, port, way, flags) : statusOf(refusal);
  await closeHost(words.cli, host);
  return status;
}
