import { isKnown, kindOf } from '../../engine/cards.ts';
import type { StepView } from '../../protocol/coach.ts';
import type { ScreenMove } from '../../protocol/play.ts';
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

type Laying = Extract<ScreenMove, { kind: 'play' }>;

/** The play that is proposed: one card, and rather one that does nothing special. */
function proposed({ play, demand }: TableView): Laying | null {
  const plays = (play?.moves ?? []).filter((move): move is Laying => move.kind === 'play');
  const single = plays.filter(({ cards }) => cards.length === 1);
  const plain = single.find(({ cards: [card] }) => !demand.always.includes(kindOf(card!)));
  return plain ?? single[0] ?? plays[0] ?? null;
}

/** Who played what just now, in a sentence; empty if the reader did, or nobody. */
function sayPlayed(words: Words, { ruling, seats, play }: TableView): string {
  if (ruling === null || ruling.move.kind !== 'play' || ruling.move.seat === play?.you) return '';
  const cards = sayCards(words, ruling.move.cards.filter(isKnown));
  return words.lessons.pointer.played(sayNameAt(seats, ruling.move.seat), cards);
}

function sayLaying(words: Words, view: TableView): SaidPointer | null {
  const { pointer } = words.lessons;
  const move = proposed(view);
  const [card] = move?.cards ?? [];
  if (card === undefined) return null;
  const special = view.coach.specials.find(({ kind }) => kind === kindOf(card));
  const [does] = special === undefined ? [] : saySpecial(words, view, special).powers;
  const { bound, colour, only } = view.demand;
  const isFree = view.pile.length === 0 || (bound === null && colour === null && only === null);
  const needed = isFree ? pointer.free : pointer.needed(sayDemand(words, view.demand).words);
  const named = words.cards.rank(kindOf(card));
  const why = special !== undefined && does !== undefined ? `${pointer.does(named, does.text)} ` : '';
  return {
    text: `${sayPlayed(words, view)}${needed} ${why}${pointer.tap(sayCards(words, [card]))}`,
    at: [`hand-${card}`, `face-up-${card}`],
  };
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
