import type { ClientMessage, GuestMessage } from '../../protocol/messages.ts';
import { UNMAKE_FAULTS } from '../../protocol/play.ts';
import type { Store } from './create.ts';
import type { PageState, Trouble } from './page.ts';

/** What a key or a button does: say something to the table, or change what this page shows. */
export type Effect =
  | { readonly send: ClientMessage | GuestMessage; readonly show?: Partial<PageState> }
  | { readonly send?: undefined; readonly show: Partial<PageState> };

/** Says something to the table; false if it can't be heard now, and then it is not kept. */
export type Send = (message: ClientMessage | GuestMessage) => boolean;

/** Where effects go: to the table and to this page. */
export interface Doer {
  readonly store: Store<PageState>;
  readonly send: Send;
}

/** Why a move was not made or taken back, or a file not opened: whatever others do meanwhile, it is to be read. */
const OF_OWN_ACTS: readonly Trouble['code'][] = [
  'overtaken',
  ...UNMAKE_FAULTS,
  'tooOften',
  'notYours',
  'noHint',
  'game',
];

/** Whether it stays, whatever the table tells, until somebody does something else here. */
export const staysSaid = (trouble: Trouble | null): boolean =>
  trouble !== null && OF_OWN_ACTS.includes(trouble.code);

/** Why the own act came to nothing, where the table has a place for it, so that nothing moves; null elsewhere. */
export const saidAtTable = ({ trouble, table }: PageState): Trouble | null =>
  staysSaid(trouble) && table?.play != null && table.phase !== 'over' ? trouble : null;

/** Does what a key or a button wants; what the table can’t hear changes nothing on the page either. */
export function perform({ store, send }: Doer, effect: Effect | null): void {
  if (effect === null || (effect.send && !send(effect.send))) return;
  const { trouble } = store.getState();
  store.setState({ ...(staysSaid(trouble) && { trouble: null }), ...effect.show });
}
