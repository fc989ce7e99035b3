import { fileURLToPath } from 'node:url';
import openInBrowser from 'open';
import { type HostError, startHost } from '../host/host.ts';
import { cliWords } from '../words/en/cli.ts';
import { hostErrorWords } from '../words/en/errors.ts';

/** What the command line gives, as text. */
export interface ServeFlags {
  readonly rules: string;
  readonly option: readonly string[];
  readonly seats: string;
  readonly dealer?: string;
  readonly lastLoser?: string;
  readonly scanner?: string;
  readonly baud: string;
  readonly quiet: string;
  readonly oneScanOnePlay?: boolean;
  readonly port: string;
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

const complain = (error: HostError): number => {
  console.error(hostErrorWords(error));
  return 1;
};

/** Serves a table until the process is told to stop; returns the exit status. */
export async function runServe(flags: ServeFlags, browse: boolean): Promise<number> {
  const names = flags.seats.split(',').map((name) => name.trim());
  const [baudRate, quiet, port] = [
    wholeNumber(flags.baud, 'baud', 1, 4_000_000),
    wholeNumber(flags.quiet, 'quiet', 0, 600_000),
    wholeNumber(flags.port, 'port', 0, 65_535),
  ];
  if (baudRate === null || quiet === null || port === null) return 1;
  const started = await startHost({
    setup: {
      rules: flags.rules,
      options: Object.fromEntries(flags.option.map(parseOption)),
      names,
      dealer: flags.dealer ?? names.at(-1) ?? '',
      lastLoser: flags.lastLoser ?? null,
      settings: { quiet, oneScanOnePlay: flags.oneScanOnePlay ?? false },
    },
    scanner: flags.scanner === undefined ? null : { path: flags.scanner, baudRate },
    port,
    pages: folder('../renderer/'),
    samples: folder('../../resources/samples/'),
  });
  if (!started.ok) return complain(started.error);
  const { host } = started;
  console.log(cliWords.servedAt(host.address));
  if (browse) await openInBrowser(host.address).catch(() => {});
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await host.close();
  return 0;
}
