import type { LobbyView, PortsView } from '../../protocol/lobby.ts';
import type { Refusal, ServerMessage } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/view.ts';
import type { PhraseReport } from '../keyboard.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export type Welcome = Message<'welcome'>;

/** What is wrong between this page and the table. */
export type Trouble = Refusal | { readonly code: 'unreadable' };

export interface PageState {
  readonly connection: 'connecting' | 'open' | 'lost';
  /** What may be chosen; the first message. */
  readonly welcome: Welcome | null;
  /** The last that was heard of everything; it stays on the screen while the connection is lost. */
  readonly lobby: LobbyView | null;
  /** The table that is shown; null at the home screen, and before anything was heard. */
  readonly table: TableView | null;
  /** The serial ports, since somebody asked. */
  readonly ports: PortsView | null;
  /** Counts the messages about the state. */
  readonly revision: number;
  readonly trouble: Trouble | null;
  /** The screen that somebody asked for; an open table goes before home and setup. */
  readonly screen: 'home' | 'setup' | 'settings';
  /** Where leaving the settings goes; at an open table, to that. */
  readonly back: 'home' | 'setup';
  /** Cards to tap, or the log alone; null until somebody has chosen. */
  readonly panel: 'cards' | 'log' | null;
  /** Whether the player of the last play is being chosen. */
  readonly choosing: boolean;
  /** The browser lets nothing be heard before somebody has touched the page. */
  readonly silent: boolean;
  /** What the last test scan of a keyboard scanner has shown. */
  readonly phrase: PhraseReport | null;
}

export const NOTHING_YET: PageState = {
  connection: 'connecting',
  welcome: null,
  lobby: null,
  table: null,
  ports: null,
  revision: 0,
  trouble: null,
  screen: 'home',
  back: 'home',
  panel: null,
  choosing: false,
  silent: false,
  phrase: null,
};
