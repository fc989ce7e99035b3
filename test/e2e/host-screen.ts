import { networkInterfaces } from 'node:os';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { Served } from '../support/program.ts';
import { until } from '../support/until.ts';

type State = Extract<ServerMessage, { type: 'state' }>;

/** A screen of the host's own machine without a page: it sets the table up, and hears how things stand. */
export interface HostScreen {
  say(message: object): void;
  readonly refused: readonly string[];
  state(): State;
  /** Opens the table to the network at the first address that there is; where phones find it. */
  openNetwork(): Promise<string>;
  close(): void;
}

/** Milliseconds that anything may take on a busy machine. */
export const PATIENCE = 20_000;

/** Whether this machine is in any network: what isn't can't be opened to one. */
export const IN_NETWORK = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ family, internal }) => family === 'IPv4' && !internal),
);

/** People with phones on every seat, or whoever is named. */
export const setupOf = (
  rules: string,
  names: readonly string[],
  who: 'phone' | 'here' = 'phone',
): TableSetup => ({
  rules,
  options: {},
  names,
  dealer: names[0]!,
  lastLoser: null,
  play: { seats: names.map(() => ({ who })), grace: 0 },
});

/** Joins the program as its own machine does. Close it. */
export async function hostScreen(program: Served): Promise<HostScreen> {
  const socket = new WebSocket(`${program.address.replace('http', 'ws')}table`);
  let state: State | null = null;
  const refused: string[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'state') state = message;
    if (message.type === 'refused') refused.push(message.refusal.code);
  });
  await until(() => state !== null, PATIENCE);
  const say = (message: object) => socket.send(JSON.stringify(message));
  const url = () => state!.lobby.network.url;
  return {
    say,
    refused,
    state: () => state!,
    async openNetwork() {
      say({ type: 'network', address: state!.lobby.network.addresses[0] });
      await until(() => url() !== null, PATIENCE);
      return url()!;
    },
    close: () => socket.terminate(),
  };
}
