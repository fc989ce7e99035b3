import type { TableView } from '../../protocol/view.ts';
import type { Welcome } from './page.ts';

/** Whether what is shown is a sample game; the recording of a scanner at a table of one’s own is none. */
export const isWatching = (table: TableView | null, welcome: Welcome | null): boolean =>
  table?.playback != null && welcome?.samples.includes(table.playback.sample) === true;
