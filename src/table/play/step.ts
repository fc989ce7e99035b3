import type { Move } from '../../engine/move.ts';
import { bookMove } from '../../referee/book.ts';
import type { Input } from '../../referee/input.ts';
import { type Referee, undoOnce } from '../../referee/referee.ts';
import { say } from '../../referee/say.ts';
import { isAllowed, wholeMove } from './moves.ts';

/** The round after a move; the very same value if the rules don't allow it. */
function make(referee: Referee, made: Move): Referee {
  return isAllowed(referee, made) ? bookMove(referee, wholeMove(referee.game, made), true) : referee;
}

/** The round before its last entries. */
function unmake(referee: Referee, entries: number): Referee {
  if (entries < 1 || entries > referee.judged.length) return referee;
  let before = referee;
  for (let left = entries; left > 0; left--) before = undoOnce(before);
  return before;
}

/** A round without a deck after one more input: moves, and what is said; nothing is scanned there. */
export function playStep(referee: Referee, input: Input): Referee {
  switch (input.type) {
    case 'made':
      return make(referee, input.move);
    case 'unmade':
      return unmake(referee, input.entries);
    case 'outside':
      return say(referee, input.code, { text: input.text });
    case 'resumed':
      return input.cut > 0
        ? say(referee, 'resumedPlayCut', { text: String(input.cut) })
        : say(referee, 'resumedPlay');
    default:
      return referee;
  }
}
