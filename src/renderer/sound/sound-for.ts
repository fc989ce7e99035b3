import type { RulingSound } from '../../protocol/settings.ts';
import type { RulingView, TableView } from '../../protocol/view.ts';
import { isContradiction } from '../../words/say/ruling.ts';
import { leadsBack } from '../store/new-ruling.ts';

/** Whether two views are moments of one round, as far as can be told. */
export const isSameGame = (a: TableView, b: TableView): boolean =>
  a.playback?.sample === b.playback?.sample &&
  a.rules.id === b.rules.id &&
  a.inputs <= b.inputs &&
  a.seats.length === b.seats.length &&
  a.seats.every(({ name }, seat) => name === b.seats[seat]?.name);

function soundOf({ verdict, breaches, burn, failed, move }: RulingView): RulingSound | null {
  if (verdict === 'illegal') return isContradiction(breaches) ? 'pleaseCheck' : 'notAllowed';
  if (burn) return 'burn';
  if (failed || move.kind === 'pickUp') return 'mishap';
  // A face-down card that was only announced says nothing before it shows.
  return move.kind === 'flip' && move.cards.length === 0 ? null : 'legal';
}

/** Whether this ruling is of a play that has sounded the alarm already, while it was open. */
export const alreadyHeard = ({ open }: TableView, { verdict, move }: RulingView): boolean =>
  verdict === 'illegal' &&
  open?.answer === 'cannot' &&
  open.seat === move.seat &&
  open.cards.every((card) => move.cards.includes(card));

/** Whether an open play can’t become legal, and could before, or wasn’t there. */
export function turnedBad(before: TableView, { open }: TableView): boolean {
  if (open?.answer !== 'cannot') return false;
  const was = before.open;
  const grown =
    was !== null && was.seat === open.seat && was.cards.every((card) => open.cards.includes(card));
  return !(grown && was.answer === 'cannot');
}

/**
 * The sound for what has changed, the most urgent if there is more than one; null if there is nothing to hear.
 * A card is heard once: a legal one when it is ruled on, one that can’t become legal at once. What a screen is
 * shown first, or again, makes no sound.
 */
export function soundFor(before: TableView | null, after: TableView | null): RulingSound | null {
  if (before === null || after === null || !isSameGame(before, after) || leadsBack(before, after))
    return null;
  const { question, open, ruling } = after;
  if (question !== null && question.id !== before.question?.id) return 'pleaseCheck';
  if (turnedBad(before, after)) return isContradiction(open?.breaches ?? []) ? 'pleaseCheck' : 'notAllowed';
  if (ruling === null || ruling.id === before.ruling?.id || alreadyHeard(before, ruling)) return null;
  // Somebody has just decided that it stands: no alarm is needed.
  if (ruling.stands && after.notice?.code === 'corrected') return 'legal';
  return soundOf(ruling);
}
