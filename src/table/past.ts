import { makePieces } from '../engine/notation/make-game.ts';
import { type GameRecord, judgeRecord } from '../engine/record.ts';
import type { RecordLine } from '../protocol/log.ts';
import { type Referee, startReferee } from '../referee/referee.ts';
import { noticeView, questionView, type RoundView, rulingView, viewOf } from './view.ts';

/**
 * What a round was. Both functions take a referee: that of the present round, or the one that `refereeOf` makes
 * of the record of a finished one.
 */

/** A referee who has judged a whole record; what was said or asked at the table is in none. */
export function refereeOf(record: GameRecord): Referee {
  const judged = judgeRecord(record);
  const changes = record.entries.map((entry) => ({ type: 'add', entry }) as const);
  const start = startReferee(record.initial);
  return {
    ...start,
    revisions: { initial: record.initial, changes },
    judged,
    game: judged.at(-1)?.after ?? record.initial,
  };
}

/** The table as it was after so many entries of the record; as it is now, if there are no more. */
export function pastView(referee: Referee, options: readonly string[], after: number): RoundView {
  const judged = referee.judged.slice(0, after);
  const then: Referee = {
    ...referee,
    judged,
    game: judged.at(-1)?.after ?? referee.revisions.initial,
    notices: referee.notices.filter((notice) => notice.after <= after),
    open: null,
    announced: null,
    registering: null,
    question: null,
    waiting: [],
    changed: [],
    cursor: null,
    counting: null,
    notice: null,
    alarm: false,
  };
  return viewOf(then, options, 0);
}

type Remark = Extract<RecordLine, { kind: 'notice' | 'question' }>;

/** What was said and asked, in its order. */
const remarks = ({ notices, questions }: Referee): Remark[] =>
  [
    ...notices.map((said) => ({ id: said.id, after: said.after, notice: noticeView(said) })),
    ...questions.map((asked) => ({ id: asked.id, after: asked.after, question: questionView(asked) })),
  ]
    .sort((a, b) => a.id - b.id)
    .map((one) =>
      'notice' in one
        ? { kind: 'notice', after: one.after, notice: one.notice }
        : { kind: 'question', after: one.after, question: one.question },
    );

/** The entries of the record. */
function entryLines({ judged }: Referee): RecordLine[] {
  const pieces = makePieces(judged);
  let number = 0;
  return judged.map((one, i) => {
    const after = i + 1;
    const notation = pieces[i]!;
    if (one.entry.kind !== 'move') return { kind: 'change', after, change: one.entry, notation };
    number += 1;
    return { kind: 'move', after, number, ruling: rulingView(one, i, true)!, notation };
  });
}

/**
 * The whole log of a round, oldest first: every entry of the record, and what was said and asked between them. What
 * was said of entries that were undone since stands where the record ended then, at most at its end now.
 */
export function recordLines(referee: Referee): RecordLine[] {
  const said = remarks(referee);
  const lines: RecordLine[] = [];
  let next = 0;
  const sayUpTo = (entries: number, most: number) => {
    while (next < said.length && said[next]!.after <= most) lines.push({ ...said[next++]!, after: entries });
  };
  for (const [i, line] of entryLines(referee).entries()) {
    sayUpTo(i, i);
    lines.push(line);
  }
  sayUpTo(referee.judged.length, Number.POSITIVE_INFINITY);
  return lines;
}
