import { fileURLToPath } from 'node:url';
import openInBrowser from 'open';
import { type Host, openHost } from '../host/host.ts';
import { dataFolder } from '../host/kept.ts';
import { serveWeb } from '../host/web.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { cliWords } from '../words/en/cli.ts';
import { fault, startErrorWords } from '../words/en/errors.ts';

/** What the command line gives, as text. */
export interface ServeFlags {
  readonly rules?: string;
  readonly option: readonly string[];
  readonly seats?: string;
  readonly dealer?: string;
  readonly lastLoser?: string;
  readonly scanner?: string;
  readonly baud: string;
  readonly quiet: string;
  readonly oneScanOnePlay?: boolean;
  readonly port: string;
  readonly data?: string;
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `RE-X1` means true; `set.max=2` and `special[4]=null` are read as JSON, anything else as text. */
export function parseOption(text: string): readonly [string, unknown] {
  const equals = text.indexOf('=');
  if (equals === -1) return [text, true];
  const [name, value] = [text.slice(0, equals), text.slice(equals + 1)];
  try {
    return [name, JSON.parse(value) as unknown];
  } catch {
    return [name, value];
  }
}

function wholeNumber(text: string, flag: string, lowest: number, highest: number): number | null {
  const value = Number(text);
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  console.error(cliWords.notWhole(flag, lowest, highest, text));
  return null;
}

/** The table that the flags describe; null if they name none. */
function setupOf(flags: ServeFlags, quiet: number): TableSetup | null {
  const { rules, seats, option, dealer, lastLoser } = flags;
  if (rules === undefined && seats === undefined && option.length === 0) return null;
  const names = (seats ?? 'Ann,Bo,Cy').split(',').map((name) => name.trim());
  return {
    rules: rules ?? 'reference',
    options: Object.fromEntries(option.map(parseOption)),
    names,
    dealer: dealer ?? names.at(-1) ?? '',
    lastLoser: lastLoser ?? null,
    settings: { quiet, oneScanOnePlay: flags.oneScanOnePlay ?? false },
  };
}

const untilTold = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });

/** Serves the host until the process is told to stop; returns the exit status. */
async function serve(host: Host, port: number, browse: boolean): Promise<number> {
  const served = await serveWeb(host, { port, pages: folder('../renderer/') });
  if (!served.ok) {
    console.error(startErrorWords(served.error));
    return 1;
  }
  const { address, close } = served.web;
  // Listened for before anybody can know the address, and so before anybody can want it to end.
  const told = untilTold();
  console.log(cliWords.servedAt(address));
  if (browse) await openInBrowser(address).catch(() => {});
  await told;
  await close();
  return 0;
}

/** Serves the program's page until the process is told to stop; returns the exit status. */
export async function runServe(flags: ServeFlags, browse: boolean): Promise<number> {
  const [baudRate, quiet, port] = [
    wholeNumber(flags.baud, 'baud', 1, 4_000_000),
    wholeNumber(flags.quiet, 'quiet', 0, 600_000),
    wholeNumber(flags.port, 'port', 0, 65_535),
  ];
  if (baudRate === null || quiet === null || port === null) return 1;
  const opened = await openHost({
    data: flags.data ?? dataFolder(),
    samples: folder('../../resources/samples/'),
    ...(flags.scanner !== undefined && {
      scanner: { kind: 'serial', path: flags.scanner, baudRate } as const,
    }),
  });
  if (!opened.ok) {
    console.error(startErrorWords(opened.error));
    return 1;
  }
  const { host } = opened;
  const setup = setupOf(flags, quiet);
  const refusal = setup === null ? null : host.open(setup);
  if (refusal?.code === 'setup') console.error(fault(refusal.error));
  const status = refusal === null ? await serve(host, port, browse) : 1;
  await host.close();
  return status;
}
