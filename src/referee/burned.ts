import { outcomeOf } from '../engine/outcome.ts';
import { judgeEntry } from '../engine/record.ts';
import { rebook } from './book.ts';
import { closePlay, rulingNow } from './open.ts';
import type { Referee } from './referee.ts';
import { say } from './say.ts';

/** A play that closed by itself can still be called, where it then burns; null if it doesn't. */
export function callLate(referee: Referee): Referee | null {
  const last = referee.judged.at(-1);
  if (last?.entry.kind !== 'move' || last.before.rules.set.announce.required === 'no') return null;
  const { move } = last.entry;
  if ((move.kind !== 'play' && move.kind !== 'flip') || move.called) return null;
  const entry = { ...last.entry, move: { ...move, called: true } };
  const { events, before } = judgeEntry(last.before, entry);
  return outcomeOf(before, events).outcome.burn ? rebook(referee, entry) : null;
}

/** "The pile burned" closes a play that burns it, as its call; otherwise none is due. */
export function burned(referee: Referee): Referee {
  const { open, game } = referee;
  if (open !== null) {
    const called = { ...open, called: true };
    const ruling = rulingNow(game, called);
    const burns = ruling.verdict !== 'illegal' && outcomeOf(game, ruling.events).outcome.burn;
    if (burns) return closePlay({ ...referee, open: called });
    return say(closePlay(referee), 'noBurnDue');
  }
  return callLate(referee) ?? (game.pile.length > 0 ? say(referee, 'noBurnDue') : referee);
}
