import type { ServerMessage } from '../../protocol/messages.ts';
import { EVERYTHING, type StatisticsFilter, type StatisticsView } from '../../protocol/statistics.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { push } from './route.ts';

/** What was ever played here, as it is being looked at. */
export interface Counted {
  readonly filter: StatisticsFilter;
  /** What was last told, of whichever filter: it stays until the next has come. Null before that. */
  readonly told: StatisticsView | null;
}

export const NOT_COUNTED: Counted = { filter: EVERYTHING, told: null };

const asked = (state: PageState, counted: Counted): Effect => ({
  send: { type: 'statistics', filter: counted.filter },
  show: { ...push(state, { at: 'history', part: 'statistics' }), counted },
});

/** The statistics, counted anew. */
export const toStatistics = (state: PageState): Effect => asked(state, { ...state.counted, told: null });

/** Adds up other rounds than before. */
export const filterBy = (state: PageState, change: Partial<StatisticsFilter>): Effect =>
  asked(state, { ...state.counted, filter: { ...state.counted.filter, ...change } });

/** What has been told; nothing new if it is about other rounds than are wanted by now. */
export function countedAfter(
  counted: Counted,
  { filter, statistics }: Extract<ServerMessage, { type: 'statistics' }>,
): Counted {
  const isWanted = (Object.keys(filter) as (keyof StatisticsFilter)[]).every(
    (key) => filter[key] === counted.filter[key],
  );
  return isWanted ? { ...counted, told: statistics } : counted;
}
