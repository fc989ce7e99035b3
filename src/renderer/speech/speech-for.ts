import type { NoticeView, TableView } from '../../protocol/view.ts';
import { noticeAloud, openAloud, questionAloud, rulingAloud, startAloud } from '../../words/say/speech.ts';
import type { Words } from '../../words/words.ts';
import { alreadyHeard, isSameGame, leadsBack, turnedBad } from '../sound/sound-for.ts';

/** What was there before is not told again. */
const SILENT: readonly NoticeView['code'][] = ['resumed', 'resumedCut'];

/** A recording that plays faster than it was is not talked along with. */
const isTooFast = ({ playback }: TableView): boolean => playback !== null && playback.speed > 1;

/** The ruling that is new, or to be said again; null if there is none. */
function newRuling(before: TableView, after: TableView) {
  const { ruling } = after;
  if (ruling === null || ruling.id === before.ruling?.id || leadsBack(before, after)) return null;
  return alreadyHeard(before, ruling) ? null : ruling;
}

/**
 * What is to be spoken of what has changed; null if that is nothing. The most urgent goes first, and alone: a
 * question, cards that can’t become legal, a ruling, something said in passing, another turn. What a screen is shown
 * first, or again, is not spoken.
 */
export function speechFor(words: Words, before: TableView | null, after: TableView | null): string | null {
  if (before === null || after === null || !isSameGame(before, after) || isTooFast(after)) return null;
  const { question, open, notice, seats } = after;
  if (question !== null && question.id !== before.question?.id) return questionAloud(words, seats, question);
  if (open !== null && turnedBad(before, after)) return openAloud(words, seats, open);
  const ruling = newRuling(before, after);
  if (ruling !== null) return rulingAloud(words, after, ruling);
  const isTurnNew = after.turn !== before.turn || after.phase !== before.phase;
  if (notice !== null && notice.id !== before.notice?.id)
    return SILENT.includes(notice.code) ? null : noticeAloud(words, after, notice, isTurnNew);
  return isTurnNew ? startAloud(words, after) : null;
}
