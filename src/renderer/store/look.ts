import type { Look } from '../../protocol/look.ts';
import type { PageState } from './page.ts';

/** How this screen looks and speaks: as the settings say, on a phone as was chosen there. */
export const lookOf = ({ lobby, here }: Pick<PageState, 'lobby' | 'here'>): Look => lobby?.settings ?? here;
