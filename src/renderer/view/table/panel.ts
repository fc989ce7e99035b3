import type { TableView } from '../../../protocol/view.ts';
import type { PageState } from '../../store/page.ts';

/** Until somebody chooses, the cards to tap are there while no scanner can be used. */
export const showsCards = (panel: PageState['panel'], { scanner, playback }: TableView): boolean =>
  panel === null ? scanner.state !== 'open' && playback === null : panel === 'cards';
