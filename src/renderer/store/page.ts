import type { ServerMessage } from '../../protocol/messages.ts';

export type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** What is wrong between this page and the table. */
export type Trouble = Extract<ServerMessage, { type: 'refused' }>['code'] | 'unreadable';

export interface PageState {
  readonly connection: 'connecting' | 'open' | 'lost';
  /** The last message about the table; it stays on the screen while the connection is lost. */
  readonly table: TableMessage | null;
  /** Counts the messages about the table. */
  readonly revision: number;
  readonly trouble: Trouble | null;
  /** Cards to tap, or the log alone; null until somebody has chosen. */
  readonly panel: 'cards' | 'log' | null;
  /** Whether the player of the last play is being chosen. */
  readonly choosing: boolean;
}

export const NOTHING_YET: PageState = {
  connection: 'connecting',
  table: null,
  revision: 0,
  trouble: null,
  panel: null,
  choosing: false,
};
