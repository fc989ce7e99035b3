import { type Card, isKnown, type Slot } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { withNames } from '../engine/held.ts';
import type { Move } from '../engine/move.ts';
import type { Entry } from '../engine/record.ts';
import { isThrowing } from '../engine/thrown.ts';
import { withEither } from './either.ts';
import { type Referee, revised, standsWrong } from './referee.ts';

/** How moves and other entries get into the record. */

/**
 * An allowed play by the same seat means that the refused one was taken back; that is remembered, so that no correction
 * revives it.
 */
function replacing(referee: Referee, entry: Entry): Referee {
  const last = referee.judged.at(-1);
  if (!referee.alarm || last?.entry.kind !== 'move' || entry.kind !== 'move') return referee;
  const isReplaced =
    last.entry.move.seat === entry.move.seat && decide(referee.game, entry.move).verdict !== 'illegal';
  return isReplaced ? { ...referee, withdrawn: [...referee.withdrawn, last.entry] } : referee;
}

/** Records an entry; an illegal one raises the alarm until somebody reacts. */
export function book(referee: Referee, entry: Entry): Referee {
  const marked = withEither(entry, referee.unsure);
  const booked = revised(replacing(referee, marked), { type: 'add', entry: marked });
  return {
    ...booked,
    announced: null,
    notice: null,
    changed: [],
    doneSaid: false,
    // Of cards that are thrown in more may come, whatever was said before the first.
    denied: isThrowing(booked.game) && entry.kind === 'move' ? 0 : booked.denied,
    alarm: standsWrong(booked),
  };
}

/** The name of a kept picture as a property; none where there is no picture. */
export const pictured = (picture: string | undefined): { readonly picture?: string } =>
  picture === undefined ? {} : { picture };

/** Records a move; `sure` if somebody said whose it is. */
export function bookMove(
  referee: Referee,
  move: Move,
  sure: boolean,
  picture?: string,
  ended?: true,
): Referee {
  const stands = referee.game.rules.set.penalty === 'letStand';
  const ifIllegal = stands ? 'letStand' : 'takenBack';
  const named = withNames(referee.game, move);
  const entry: Entry = {
    kind: 'move',
    move: named,
    ifIllegal,
    ...pictured(picture),
    ...(ended && { ended }),
  };
  return book(referee, sure ? entry : { ...entry, guessed: true });
}

/** Replaces the last entry. */
export function rebook(referee: Referee, entry: Entry): Referee {
  const from = referee.judged.length - 1;
  const changed = revised(referee, { type: 'rewrite', from, entries: [entry] });
  return { ...changed, notice: null, alarm: standsWrong(changed) };
}

/** A camera saw these cards go, although by the record they may still lie there. */
export function lift(referee: Referee, slots: readonly Slot[]): Referee {
  const { lifted } = referee;
  const cards = slots.filter((slot) => isKnown(slot) && !lifted.includes(slot));
  return cards.length === 0 ? referee : { ...referee, lifted: [...lifted, ...(cards as Card[])] };
}
