import { bestOpen, byKeep, isSaved, toLieOpen } from '../../bots/exchange.ts';
import { scoreOf } from '../../bots/habit.ts';
import { strengthsOf } from '../../bots/strength.ts';
import { isAllowed } from '../../engine/breaches.ts';
import { kindIndex, kindOf } from '../../engine/cards.ts';
import type { Move, MoveOf } from '../../engine/move.ts';
import { rulesOf } from '../../engine/rules/rules.ts';
import { completesSet } from '../../engine/sets.ts';
import type { SeatNumber, State } from '../../engine/state.ts';

/** Whether the cards that a seat may play burn the pile, as the last of a set or by themselves. */
export const burnsPile = (game: State, { seat, cards }: MoveOf<'play'>): boolean =>
  rulesOf(game.rules, cards[0]!).burn ||
  completesSet(game, rulesOf(game.rules, cards[0]!), cards.length, seat);

/**
 * The play that beginners are advised of these: the card worth keeping least, one with a power only where no ordinary
 * one fits, and with it its equals where a good player plays them together. Of cards with a power that is one alone.
 * Ordinary ones that complete a set, which burns the pile, go first.
 */
export function weakestPlay(game: State, seat: SeatNumber, moves: readonly Move[]): MoveOf<'play'> | null {
  const strengths = strengthsOf(game.rules);
  const score = ({ cards }: MoveOf<'play'>) =>
    scoreOf(game, seat, { kind: kindIndex(cards[0]!), count: cards.length }, strengths);
  const best = (some: readonly MoveOf<'play'>[]) => some.toSorted((a, b) => score(b) - score(a))[0] ?? null;
  const plays = moves.filter((move): move is MoveOf<'play'> => move.kind === 'play');
  const burning = best(plays.filter((play) => !isSaved(game.rules, play.cards[0]!) && burnsPile(game, play)));
  if (burning !== null) return burning;
  const single = plays.filter(({ cards }) => cards.length === 1);
  const some = single.length > 0 ? single : plays;
  const ordinary = some.filter(({ cards }) => !isSaved(game.rules, cards[0]!));
  const weakest = best(ordinary.length > 0 ? ordinary : some);
  if (weakest === null) return null;
  const kind = kindOf(weakest.cards[0]!);
  return best(plays.filter(({ cards }) => cards.every((card) => kindOf(card) === kind)));
}

/**
 * How beginners are advised to change their face-up cards: by the best card of the hand, or to these; null if they are
 * the best already, or the rules don't allow it.
 */
export function bestExchange(game: State, seat: SeatNumber): MoveOf<'swap'> | MoveOf<'choose'> | null {
  const move = toLieOpen(game, seat, bestOpen(game, seat));
  if (move.kind === 'choose') return move;
  if (move.kind !== 'swap') return null;
  const give = byKeep(game, move.give).slice(0, 1);
  const take = byKeep(game, move.take).slice(-1);
  const swap = { ...move, give, take };
  return isAllowed(game, swap) ? swap : null;
}
