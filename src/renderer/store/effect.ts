import type { ClientMessage } from '../../protocol/messages.ts';
import type { GuestMessage } from '../../protocol/play.ts';
import type { Send } from './connection.ts';
import type { Store } from './create.ts';
import type { PageState } from './page.ts';

/** What a key or a button does: say something to the table, or change what this page shows. */
export type Effect =
  | { readonly send: ClientMessage | GuestMessage; readonly show?: Partial<PageState> }
  | { readonly send?: undefined; readonly show: Partial<PageState> };

/** Where effects go: to the table and to this page. */
export interface Doer {
  readonly store: Store<PageState>;
  readonly send: Send;
}

/** Does what a key or a button wants; what the table can’t hear changes nothing on the page either. */
export function perform({ store, send }: Doer, effect: Effect | null): void {
  if (effect === null || (effect.send && !send(effect.send))) return;
  if (effect.show) store.setState(effect.show);
}
