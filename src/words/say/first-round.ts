import { type Card, isKnown, kindOf } from '../../engine/cards.ts';
import type { StepView } from '../../protocol/coach.ts';
import type { TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCards } from './cards.ts';
import { saySpecial } from './coach.ts';
import { sayDemand } from './demand.ts';
import { sayNameAt } from './names.ts';

/** One thing to do, said at the place where it is done. */
export interface SaidPointer {
  readonly text: string;
  /** The test ids of the places that it may be about, the best first. */
  readonly at: readonly string[];
}

/** Who played what just now, in a sentence; empty if the reader did, or nobody. */
function sayPlayed(words: Words, { ruling, seats, play }: TableView): string {
  if (ruling === null || ruling.move.kind !== 'play' || ruling.move.seat === play?.you) return '';
  const cards = sayCards(words, ruling.move.cards.filter(isKnown));
  return words.lessons.pointer.played(sayNameAt(seats, ruling.move.seat), cards);
}

/** What to tap, and why that card: by the ranks of the other cards that fit. */
function sayTap(
  { lessons }: Words,
  { play }: TableView,
  card: Card,
  named: string,
  isSpecial: boolean,
): string {
  const fits = (play?.moves ?? []).flatMap((move) => (move.kind === 'play' ? move.cards : []));
  const { tap, tapOnly, tapSpecial, tapWeakest } = lessons.pointer;
  if (fits.every((one) => one === card)) return tapOnly(named);
  if (fits.every((one) => kindOf(one) === kindOf(card))) return tap(named);
  return isSpecial ? tapSpecial(named) : tapWeakest(named);
}

function sayLaying(words: Words, view: TableView): SaidPointer | null {
  const { pointer } = words.lessons;
  const { next, specials } = view.coach;
  const move = view.play?.advised;
  const [card] = move?.kind === 'play' ? move.cards : [];
  if (card === undefined) return null;
  const at = [`hand-${card}`, `face-up-${card}`];
  const cardNamed = sayCards(words, [card]);
  if (next?.step === 'start' && next.mustPlayIt) return { text: pointer.start(cardNamed), at };
  const special = specials.find(({ kind }) => kind === kindOf(card));
  const [does] = special === undefined ? [] : saySpecial(words, view, special).powers;
  const { bound, colour, only } = view.demand;
  const isFree = view.pile.length === 0 || (bound === null && colour === null && only === null);
  const needed = isFree ? pointer.free : pointer.needed(sayDemand(words, view.demand).words);
  const power = does === undefined ? '' : `${pointer.does(words.cards.rank(kindOf(card)), does.text)} `;
  const tap = sayTap(words, view, card, cardNamed, does !== undefined);
  return { text: `${sayPlayed(words, view)}${needed} ${power}${tap}`, at };
}

function sayBefore(words: Words, view: TableView, step: StepView['step']): SaidPointer | null {
  const { pointer } = words.lessons;
  const own = view.play?.you == null ? undefined : view.seats[view.play.you];
  const open = own?.faceUp.find((slot) => slot !== null && isKnown(slot));
  if (step === 'swap') return { text: pointer.swap, at: [`face-up-${open}`, 'ready'] };
  if (step === 'choose') return { text: pointer.choose, at: ['own'] };
  return step === 'ready' ? { text: pointer.ready, at: ['ready'] } : null;
}

/** What somebody is told who plays a first round, and where: null while others are to act. */
export function sayPointer(words: Words, view: TableView, hasChosen: boolean): SaidPointer | null {
  const { pointer } = words.lessons;
  const step = view.coach.next?.step;
  if (step === undefined) return null;
  if (hasChosen && (step === 'lay' || step === 'start')) return { text: pointer.now, at: ['lay'] };
  if (step === 'lay' || step === 'start') return sayLaying(words, view);
  if (step === 'pickUp')
    return { text: `${sayPlayed(words, view)}${pointer.pickUp}`, at: ['pick-up', 'pile'] };
  if (step === 'flip') return { text: pointer.flip, at: ['stack-1', 'stack-2', 'stack-3', 'own'] };
  return sayBefore(words, view, step);
}
