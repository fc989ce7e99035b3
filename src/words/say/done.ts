/** What somebody has done, said to the players at a screen who have seen it happen. */

import type { RulingView, TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCards } from './cards.ts';
import { sayMade } from './log.ts';
import { sayNameAt } from './names.ts';
import { youOf } from './play.ts';
import { sayEquals } from './ruling.ts';

/** Who did it; null for the only player at this screen. */
export const whoDid = (view: TableView, { move }: RulingView): string | null =>
  move.seat === youOf(view) ? null : sayNameAt(view.seats, move.seat);

/** Who did what, in a sentence, and of a burn by equal cards which these are. */
export function sayDone(words: Words, view: TableView, ruling: RulingView): string {
  const done = sayMoved(words, view, ruling);
  const equals = ruling.burn ? sayEquals(words, ruling) : null;
  return equals === null ? done : words.play.ruled.completed(done, equals);
}

/** Who was quicker than the reader's own move that waited, and with what; null if nobody played in between. */
export function sayOvertaken(words: Words, { seats, play, ruling }: TableView): string | null {
  if (ruling?.jumpedIn !== true || ruling.move.seat === play?.you) return null;
  const { move, burn } = ruling;
  return words.play.overtaken(sayNameAt(seats, move.seat), sayCards(words, move.cards), burn);
}

function sayMoved(words: Words, view: TableView, ruling: RulingView): string {
  const { move, failed, pickedUp, taker } = ruling;
  const { ruled } = words.play;
  const who = whoDid(view, ruling);
  const cards = sayCards(words, move.cards);
  // What is turned over comes from a stack that is named, or else from the stock.
  const isStock = move.kind === 'flip' && move.stack === null;
  if (failed) return (isStock ? ruled.stockFailed : ruled.failed)(who, cards, pickedUp);
  if (move.kind === 'pickUp' && taker === null) return ruled.pickedUp(who, pickedUp);
  if (move.kind === 'play') return ruled.played(who, cards);
  return sayMade(words, view.seats, ruling, youOf(view));
}
