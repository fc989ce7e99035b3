import type { TableView } from '../../protocol/view.ts';
import type { PageState } from '../store/page.ts';

/** Until somebody chooses, the cards to tap are there where no scanner is. */
export const showsCards = (panel: PageState['panel'], { scanner, playback }: TableView): boolean =>
  panel === null ? scanner.kind === 'none' && playback === null : panel === 'cards';
