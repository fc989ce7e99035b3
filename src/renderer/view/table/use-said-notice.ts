import type { NoticeView, TableView } from '../../../protocol/view.ts';
import type { NoticeSentences } from '../../../words/facts.ts';
import { sayNotice } from '../../../words/say/question.ts';
import { usePage, useTools } from '../../store/context.ts';
import { sideShows } from './panel.ts';

/**
 * A notice in words; that a card may be tapped is said only where the cards to tap are shown. A screen that only watches
 * is not told what to do: nothing is scanned there.
 */
export function useSaidNotice(view: TableView, notice: NoticeView): NoticeSentences {
  const { words } = useTools();
  const canTap = usePage((state) => sideShows(state, view) === 'cards');
  const watches = usePage(({ guest }) => guest !== null);
  const said = sayNotice(words, view.seats, notice, canTap);
  return watches ? { ...said, next: '' } : said;
}
