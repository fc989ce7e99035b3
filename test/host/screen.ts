import { type Host, openHost } from '../../src/host/host.ts';
import type { KeptView, LobbyView } from '../../src/protocol/lobby.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';

export const SETUP: TableSetup = {
  rules: 'reference',
  options: { 'RE-X3': true },
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Cy',
  lastLoser: 'Ann',
};

type Told = Extract<ServerMessage, { type: 'state' }>;

/** Everything that a screen was told last, with the tables to continue, which come in a message of their own. */
interface State extends Told {
  readonly lobby: LobbyView & { readonly kept: readonly KeptView[] };
}

/** A screen in this process, with the last of each message that it heard. */
export interface Screen {
  say(message: ClientMessage): void;
  welcome(): Extract<ServerMessage, { type: 'welcome' }>;
  state(): State;
  /** Everything that it was told of the table, in order. */
  states(): readonly Told[];
  refused(): ServerMessage | undefined;
  leave(): void;
}

/** A further screen of a host. */
export function joinAt(at: Host): Screen {
  const heard: ServerMessage[] = [];
  const client = at.connect((message) => heard.push(JSON.parse(message)));
  const last = <T extends ServerMessage['type']>(type: T) =>
    heard.findLast((message): message is Extract<ServerMessage, { type: T }> => message.type === type);
  return {
    say: (message) => client.take(JSON.stringify(message)),
    welcome: () => last('welcome')!,
    state() {
      const state = last('state')!;
      return { ...state, lobby: { ...state.lobby, kept: last('kept')!.kept } };
    },
    states: () => heard.filter((message) => message.type === 'state'),
    refused: () => last('refused'),
    leave: () => client.leave(),
  };
}

/** A host that keeps its things in this folder. Close it. */
export async function hostAt(data: string): Promise<Host> {
  const opened = await openHost({ data, samples: 'resources/samples' });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.host;
}

export const open = (screen: Screen, setup = SETUP) => screen.say({ type: 'open', setup, register: false });

export const scan = (screen: Screen, ...codes: string[]) => {
  for (const code of codes) screen.say({ type: 'code', code, how: 'scanner' });
};

export const firstKept = (screen: Screen) => screen.state().lobby.kept[0]!;
