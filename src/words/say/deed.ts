import type { DeedView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCard, sayCards } from './cards.ts';
import { sayFact } from './fact.ts';
import { type Names, sayNameAt } from './names.ts';
import { sayMove } from './ruling.ts';

type Told = DeedView['moves'][number];

/** A move as part of a sentence: a card that was turned over stands in it without a colon. */
function sayPlain(words: Words, names: Names, move: Told): string {
  const isTurned = move.kind === 'flip' && move.cards.length > 0;
  return isTurned
    ? words.correct.turnedOver(sayNameAt(names, move.seat), sayCards(words, move.cards))
    : sayMove(words, names, { move, taker: null });
}

/** As it stands in a sentence: `Bo played 7♥`. */
const saySentence = (words: Words, names: Names, move: Told): string =>
  move.kind === 'play'
    ? words.correct.played(sayNameAt(names, move.seat), sayCards(words, move.cards))
    : sayPlain(words, names, move);

/** What was recorded in the place of a move: another player, or the cards that weren't there; empty for neither. */
function sayInstead(words: Words, names: Names, now: Told, was: Told | undefined): string {
  if (was === undefined) return '';
  if (was.seat !== now.seat) return sayNameAt(names, was.seat);
  if (was.kind !== now.kind) return '';
  return sayCards(
    words,
    was.cards.filter((card) => !now.cards.includes(card)),
  );
}

/** What was said that is no move; where a card was, as a sentence. */
function sayTold(words: Words, names: Names, fact: NonNullable<DeedView['fact']>): string {
  if (fact.kind !== 'seen') return sayFact(words, names, fact);
  const who = 'seat' in fact.place ? sayNameAt(names, fact.place.seat) : '';
  return words.correct.seenIn[fact.place.zone](sayCard(words, fact.card), who);
}

/** What a correction has done, in a sentence. */
export function sayDeed(words: Words, names: Names, { what, moves, count, fact }: DeedView): string {
  const [first, second] = moves;
  const say = (move: Told | undefined) => (move === undefined ? '' : sayPlain(words, names, move));
  return words.correct.deeds[fact?.kind === 'seen' ? 'seen' : what]({
    first: say(first),
    second: say(second),
    said: first === undefined ? '' : saySentence(words, names, first),
    not: first === undefined ? '' : sayInstead(words, names, first, second),
    count,
    fact: fact === null ? '' : sayTold(words, names, fact),
  });
}
