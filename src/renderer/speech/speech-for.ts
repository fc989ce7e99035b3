import type { HindsightView, NoticeView, TableView } from '../../protocol/view.ts';
import {
  findingAloud,
  noticeAloud,
  openAloud,
  questionAloud,
  rulingAloud,
  startAloud,
} from '../../words/say/speech.ts';
import type { Words } from '../../words/words.ts';
import { alreadyHeard, isSameGame, turnedBad } from '../sound/sound-for.ts';
import { leadsBack } from '../store/new-ruling.ts';

/** What was there before is not told again. */
const SILENT: readonly NoticeView['code'][] = ['resumed', 'resumedCut', 'resumedPlay', 'resumedPlayCut'];

/** A recording that plays faster than it was is not talked along with. */
const isTooFast = ({ playback }: TableView): boolean => playback !== null && playback.speed > 1;

/** The ruling that is new, or to be said again; null if there is none. */
function newRuling(before: TableView, after: TableView) {
  const { ruling } = after;
  if (ruling === null || ruling.id === before.ruling?.id || leadsBack(before, after)) return null;
  return alreadyHeard(before, ruling) ? null : ruling;
}

/** The findings that are not among those of before. */
function newFindings({ hindsight: before }: TableView, { hindsight: after }: TableView): HindsightView[] {
  const known = new Set(before.map(({ code, entry, shownBy }) => `${code} ${entry} ${shownBy}`));
  return after.filter(({ code, entry, shownBy }) => !known.has(`${code} ${entry} ${shownBy}`));
}

/**
 * What is to be spoken of what has changed; null if that is nothing. The most urgent goes first, and alone: a
 * question, or cards that can’t become legal; else a ruling, something said in passing or another turn, and what has
 * been found out with it. What a screen is shown first, or again, is not spoken.
 */
export function speechFor(words: Words, before: TableView | null, after: TableView | null): string | null {
  if (before === null || after === null || !isSameGame(before, after) || isTooFast(after)) return null;
  const { question, open, seats } = after;
  if (question !== null && question.id !== before.question?.id) return questionAloud(words, seats, question);
  if (open !== null && turnedBad(before, after)) return openAloud(words, seats, open);
  const spoken = [
    newsOf(words, before, after),
    ...newFindings(before, after).map((finding) => findingAloud(words, seats, finding)),
  ].filter((text) => text !== null);
  return spoken.length === 0 ? null : spoken.join(' ');
}

/** A new ruling, else something said in passing, else another turn. */
function newsOf(words: Words, before: TableView, after: TableView): string | null {
  const { notice } = after;
  const ruling = newRuling(before, after);
  if (ruling !== null) return rulingAloud(words, after, ruling);
  const isTurnNew = after.turn !== before.turn || after.phase !== before.phase;
  if (notice !== null && notice.id !== before.notice?.id)
    return SILENT.includes(notice.code) ? null : noticeAloud(words, after, notice, isTurnNew);
  return isTurnNew ? startAloud(words, after) : null;
}
