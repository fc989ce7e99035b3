import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import type { StatisticsFilter } from '../../protocol/statistics.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { change, FRESH, push } from './route.ts';

const ask = (filter: StatisticsFilter): { readonly send: ClientMessage } => ({
  send: { type: 'statistics', filter },
});

/** The statistics, counted from the start. */
export const toStatistics = (state: PageState): Effect => ({
  ...ask(state.filter),
  show: push(state, { ...FRESH.history, part: 'statistics' }),
});

/** Adds up other rounds than before. */
export function filterBy(state: PageState, changed: Partial<StatisticsFilter>): Effect {
  const filter = { ...state.filter, ...changed };
  return { ...ask(filter), show: { filter } };
}

/** What has been told; nothing new if it is about other rounds than are wanted by now. */
export function countedAfter(
  state: PageState,
  { filter, statistics }: Extract<ServerMessage, { type: 'statistics' }>,
): Partial<PageState> {
  const isWanted = (Object.keys(filter) as (keyof StatisticsFilter)[]).every(
    (key) => filter[key] === state.filter[key],
  );
  return isWanted ? change(state, 'history', { counted: statistics }) : {};
}
