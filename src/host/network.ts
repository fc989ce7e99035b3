import { networkInterfaces } from 'node:os';
import type { NetworkMessage, NetworkView } from '../protocol/play.ts';
import type { Client } from './client.ts';
import { tellFault } from './faults.ts';
import type { Handles } from './handles.ts';
import type { Kept } from './kept.ts';
import { isOutside, type Screen } from './screens.ts';
import { type Listened, type Listening, listen } from './server.ts';

/** How the table is opened to the network; each part has its usual value. */
export interface NetworkSettings {
  /** This machine's addresses at this moment. */
  readonly addresses: () => readonly string[];
  /** The port to take if it is free; else any other. */
  readonly port: number;
  /** Milliseconds between two checks whether a screen has said something; after four without a word it is gone. */
  readonly lookEvery: number;
}

/** Its IPv4 addresses in the networks that it is in: those are short enough to be typed on a phone. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );

const USUAL: NetworkSettings = { addresses: ownAddresses, port: 7778, lookEvery: 2000 };

/** Milliseconds after which it is looked whether this machine has other addresses. */
const LOOK_EVERY = 5000;

/** Above any message of a phone: the longest is a move of many cards. */
const LONGEST_OF_GUEST = 4096;

/** Less than for our own screens: a phone that lags behind so far is told all at once when it is back. */
const MOST_WAITING = 1024 * 1024;

const STRANGERS = {
  /** Somebody who taps as fast as they can says half as much; and this many moves a second leave the others their turn. */
  mostPerSecond: 20,
  mostOfOne: 32,
  mostConnectionsOfOne: 64,
  mostConnections: 512,
} as const;

interface Parts {
  /** The folder of the built page; without one there is nothing to serve. */
  readonly pages: string | undefined;
  readonly settings: Partial<NetworkSettings> | undefined;
  readonly join: (send: (message: string) => void) => Client | null;
  readonly kept: Pick<Kept, 'isLocked' | 'lockTable'>;
  /** Every screen that there is now. */
  readonly screens: Iterable<Screen>;
  readonly changed: () => void;
}

/**
 * The table's door to the network: closed until somebody opens it, and then open at one address. While the table is
 * locked nobody else comes in.
 */
export interface Network {
  view(): NetworkView;
  readonly handles: Handles<NetworkMessage>;
  /** Opens it at one of this machine's addresses, or (null) closes it; what is wished last counts. */
  wish(address: string | null): Promise<void>;
  /** Looks at once which addresses there are. */
  refresh(): void;
  close(): Promise<void>;
}

/** A network that nobody has opened yet. */
export function makeNetwork({ pages, settings, join, kept, screens, changed }: Parts): Network {
  const { addresses: find, port, lookEvery } = { ...USUAL, ...settings };
  let addresses: readonly string[] = pages === undefined ? [] : find();
  let open: { readonly address: string; readonly listening: Listening } | null = null;
  let failed: NetworkView['trouble'] = null;
  let wished: string | null = null;
  let working = Promise.resolve();

  const refresh = () => {
    if (pages === undefined) return;
    const before = addresses.join();
    addresses = find();
    if (addresses.join() !== before) changed();
  };
  const refreshing = setInterval(refresh, LOOK_EVERY).unref();

  const listenAt = async (address: string, folder: string): Promise<Listened> => {
    const service = {
      address,
      pages: folder,
      isOurs: (host: string, at: number) => host === `${address}:${at}`,
      longest: LONGEST_OF_GUEST,
      mostWaiting: MOST_WAITING,
      join,
      strangers: { ...STRANGERS, lookEvery },
    };
    const listened = await listen({ ...service, port });
    return listened.ok || listened.error.code !== 'PORT_IN_USE' ? listened : listen({ ...service, port: 0 });
  };

  const shut = async () => {
    const { listening } = open ?? {};
    open = null;
    await listening?.close();
  };

  const openAt = async (address: string) => {
    refresh();
    if (pages === undefined || !addresses.includes(address)) {
      failed = 'noNetwork';
      return;
    }
    const listened = await listenAt(address, pages);
    if (listened.ok) open = { address, listening: listened.value };
    else failed = 'cannotListen';
  };

  /** Brings about what is wished by now, which may be something else than when it was asked for. */
  const work = async () => {
    const address = wished;
    if (open !== null && open.address === address) return;
    failed = null;
    await shut();
    if (address !== null) await openAt(address);
    changed();
  };

  const wish = (address: string | null): Promise<void> => {
    wished = address;
    // What fails once should not keep later wishes from coming true.
    working = working.then(work).catch(tellFault);
    return working;
  };

  const onlookers = () =>
    [...screens].filter((screen) => screen.player.guest && screen.player.seat === null && !isOutside(screen));

  return {
    view: () => ({
      addresses: [...addresses],
      url: open === null ? null : `http://${open.address}:${open.listening.port}/`,
      // A network that is away for a moment is waited for: phones come back by themselves.
      trouble: open !== null && !addresses.includes(open.address) ? 'noNetwork' : failed,
      locked: kept.isLocked(),
      onlookers: onlookers().length,
    }),
    handles: {
      network(_, { address }) {
        void wish(address);
        return null;
      },
      lock(_, { on }) {
        kept.lockTable(on);
        if (!on) for (const screen of screens) screen.cameLate = false;
        changed();
        return null;
      },
    },
    wish,
    refresh,
    async close() {
      clearInterval(refreshing);
      await wish(null);
    },
  };
}
