import { kindOf } from '../../engine/cards.ts';
import type { OpenView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCards, sayKind } from './cards.ts';
import { type Names, sayNameAt } from './names.ts';
import { isContradiction, sayBreaches } from './ruling.ts';

export interface SaidOpen {
  readonly headline: string;
  /** Whose it is and what lies there so far. */
  readonly play: string;
  readonly reasons: readonly string[];
  readonly check: boolean;
}

function headlineOf(words: Words, { answer, missing, cards, breaches }: OpenView): string {
  if (answer === 'fits') return words.open.fits;
  if (answer === 'cannot') return isContradiction(breaches) ? words.rulings.pleaseCheck : words.open.cannot;
  const kind = cards[0] === undefined ? '' : kindOf(cards[0]);
  return words.open.notYet(missing, sayKind(words, kind), words.cards.plural(kind));
}

/** How the cards of an open play stand. */
export function sayOpen(words: Words, names: Names, open: OpenView): SaidOpen {
  const cards = sayCards(words, open.cards);
  return {
    headline: headlineOf(words, open),
    play: words.rulings.moves.play(sayNameAt(names, open.seat), cards, ''),
    reasons: open.answer === 'cannot' ? sayBreaches(words, names, open.breaches, open) : [],
    check: open.answer === 'cannot' && isContradiction(open.breaches),
  };
}
