import type { NoticeView, TableView } from '../../../protocol/view.ts';
import type { NoticeSentences } from '../../../words/facts.ts';
import { sayNotice } from '../../../words/say/question.ts';
import { usePage, useTools } from '../../store/context.ts';
import { sideShows } from './panel.ts';

/** A notice in words; that a card may be tapped is said only where the cards to tap are shown. */
export function useSaidNotice(view: TableView, notice: NoticeView): NoticeSentences {
  const { words } = useTools();
  const canTap = usePage((state) => sideShows(state, view) === 'cards');
  return sayNotice(words, view.seats, notice, canTap);
}
