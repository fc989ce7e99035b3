import { type Entry, isRefused, judgeRecord } from '../engine/record.ts';
import { type Correction, type Splice, spliceOf } from './correction.ts';
import type { Input } from './input.ts';
import { likelySeat } from './likely.ts';
import { judgeOpen } from './open.ts';
import { type Asked, leave, type Referee, revised, standsWrong } from './referee.ts';
import { guessed, reread } from './reread.ts';
import { say } from './say.ts';

/** The open play as it stands in the corrected game: whose it is follows the turn, unless somebody has said. */
export function reopened(referee: Referee): Referee {
  const { open } = referee;
  if (open === null) return referee;
  const seat = open.sure ? open.seat : (likelySeat(referee.game) ?? open.seat);
  // It closes by itself at the earliest with the quiet time, so that UNDO still means the correction.
  return { ...referee, open: judgeOpen(referee.game, { ...open, seat }), correctedSince: true };
}

/** What led to a question, to be taken once more. */
function causeOf({ held, kind, cause }: Asked): Input[] {
  if (cause !== undefined) return [cause];
  if (kind !== undefined)
    return [{ type: 'command', command: { name: kind === 'pickUp' ? 'PICKUP' : 'BLIND' }, at: 0 }];
  return held === null ? [] : [{ type: 'sighting', sighting: held }];
}

/** A question about a state that isn't any more is asked again, if it has to be. */
function withoutQuestion(referee: Referee): Referee {
  const { question } = referee;
  if (question === null) return referee;
  return { ...referee, question: null, waiting: [...causeOf(question), ...referee.waiting] };
}

/** A corrected move can still be taken back while it is the newest; any other lies there. */
function standing(referee: Referee, { at, remove, entries }: Splice): readonly Entry[] {
  const isNewest = at + remove >= referee.judged.length;
  return guessed(referee.judged[at]?.before ?? referee.game, entries).map((one, i) => {
    const { entry } = one;
    const lies = !isNewest && isRefused(one) && !isRefused(referee.judged[at + i]);
    return lies && entry.kind === 'move' ? { ...entry, ifIllegal: 'letStand' } : entry;
  });
}

/** The name of the option that a correction is about, if it is about one. */
const optionOf = (correction: Correction): string | null =>
  correction.kind === 'insert' && correction.adjustment.kind === 'option' ? correction.adjustment.name : null;

/** Makes a correction: later entries are judged again, and the rulings that this changes are kept, to be said. */
export function correct(referee: Referee, correction: Correction): Referee {
  const spliced = spliceOf(referee.judged, referee.game, correction);
  if (!spliced.ok) return say(referee, spliced.error, { text: optionOf(correction) });
  const { at, remove } = spliced.value;
  const { judged, withdrawn } = referee;
  const before = judged[at]?.before ?? referee.game;
  const put = standing(referee, spliced.value);
  const after = judgeRecord({ initial: before, entries: put }).at(-1)?.after ?? before;
  const later = reread(after, at + put.length, judged.slice(at + remove), withdrawn);
  const entries = [...put, ...later.entries];
  const freed = withoutQuestion({ ...leave(referee, 'counting'), announced: null });
  const changed: Referee = {
    ...revised(freed, { type: 'rewrite', from: at, entries }),
    changed: later.changed,
    // The old ones too: undo brings them back.
    withdrawn: [...withdrawn, ...later.withdrawn],
  };
  const isNoticed = changed.withdrawn.some((entry) => entry === changed.judged.at(-1)?.entry);
  const alarmed = { ...changed, alarm: standsWrong(changed) && !isNoticed };
  return say(reopened(alarmed), 'corrected', { text: String(later.changed.length) });
}

/**
 * Makes a correction that was chosen when the record had `revision` changes. If a correction has come since, its entry
 * may be another one by now: then nothing is changed and people are told.
 */
export function correctChosen(referee: Referee, correction: Correction, revision: number): Referee {
  const since = referee.revisions.changes.slice(revision);
  // What is counted from the end is another move as soon as there is one more.
  const isSame =
    revision <= referee.revisions.changes.length &&
    since.every(({ type }) => type === 'add' && correction.kind !== 'takeBack');
  return isSame ? correct(referee, correction) : say(referee, 'recordChanged');
}
