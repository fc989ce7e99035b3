import { bareCards, type Card, isKnown, kindOf } from '../../engine/cards.ts';
import type { PowerView } from '../../protocol/coach.ts';
import type { TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCards } from './cards.ts';
import { sayChip } from './chip.ts';
import { sayBelow, saySpecial } from './coach.ts';
import { sayNeeded } from './demand.ts';
import { sayDone } from './done.ts';
import { sayNameAt } from './names.ts';
import { sayLay } from './play.ts';

/** One thing to do, said at the place where it is done. */
export interface SaidPointer {
  readonly text: string;
  /** The test ids of the places that it may be about, the best first. */
  readonly at: readonly string[];
  /** The test ids of other places that it names. */
  readonly also?: readonly string[];
}

/** What is chosen on the screen to be played: cards, or a face-down stack, from 0. */
interface Chosen {
  readonly cards: readonly Card[];
  readonly stack: number | null;
  /** A move was just refused: that is answered, and nothing before it. */
  readonly isRefused?: boolean;
}

/**
 * What somebody else did last, in a sentence, or that the reader burned the pile or turned over a card that doesn't
 * fit; empty if the reader did anything else, nobody did, or before the first card.
 */
export function sayTold(words: Words, view: TableView): string {
  const { ruling, seats, play } = view;
  if (ruling === null || ruling.verdict === 'illegal') return '';
  if (ruling.move.seat === play?.you && !ruling.failed && !ruling.burn) return '';
  if (ruling.burn) return `${words.lessons.pointer.burned(sayDone(words, view, ruling))} `;
  if (ruling.failed) return `${sayDone(words, view, ruling)} `;
  if (ruling.move.kind === 'pickUp') return `${sayDone(words, view, ruling)}. `;
  if (ruling.move.kind !== 'play') return '';
  const cards = sayCards(words, ruling.move.cards.filter(isKnown));
  return (
    words.lessons.pointer.played(sayNameAt(seats, ruling.move.seat), cards) +
    sayBelow(words, view, words.lessons.pointer.below)
  );
}

/** Whether one list has every card of the other. */
const hasAll = (all: readonly Card[], some: readonly Card[]): boolean =>
  some.every((card) => all.includes(card));

/** Whether what is chosen may be played as it is. */
const isMove = ({ play }: TableView, { cards, stack }: Chosen): boolean =>
  (play?.moves ?? []).some((move) => move.kind === 'flip' && move.stack === stack) ||
  (play?.moves ?? []).some(
    (move) =>
      move.kind === 'play' && move.cards.length === cards.length && hasAll(bareCards(move.cards), cards),
  );

const advisedCards = ({ play }: TableView): readonly Card[] =>
  play?.advised?.kind === 'play' ? bareCards(play.advised.cards) : [];

/** How a move turned out that was made instead of what was advised; empty if there was none, or it isn't known yet. */
function sayPassedOver(words: Words, { play }: TableView): string {
  if (!play?.passedOver) return '';
  const { cards, made, verdict } = play.passedOver;
  return words.lessons.pointer.passedOver(sayCards(words, cards), sayCards(words, made), verdict);
}

/** Whether the last move only put cards on the pile. */
const isPlain = ({ ruling }: TableView): boolean =>
  ruling?.move.kind === 'play' && !ruling.burn && !ruling.failed;

/** Why what is chosen can't be played; of a part of what is advised, and of nothing, who played what before. */
function sayLead(words: Words, view: TableView, { cards, isRefused = false }: Chosen): string {
  const { pointer } = words.lessons;
  if (isRefused) return '';
  if (hasAll(advisedCards(view), cards)) {
    const passedOver = sayPassedOver(words, view);
    return `${passedOver}${sayTold(words, view)}`;
  }
  const hand = view.seats[view.play?.you ?? -1]?.known ?? [];
  if (hand.length > 0 && !hasAll(hand, cards)) return pointer.handFirst;
  return pointer.misfit(sayCards(words, cards), cards.length);
}

/** Whether what is chosen is only a part of what is advised: its equals go along. */
const isPart = (view: TableView, { cards }: Chosen): boolean => {
  const advised = advisedCards(view);
  return cards.length > 0 && cards.length < advised.length && hasAll(advised, cards);
};

/** The equal cards that burn the pile: `four nines`; null where a card does by itself. */
function sayBurningSet(words: Words, { coach }: TableView, card: Card): string | null {
  const burns = ({ power }: PowerView) => power === 'burn';
  if (coach.specials.some(({ kind, powers }) => kind === kindOf(card) && powers.some(burns))) return null;
  const set = coach.specials.flatMap(({ powers }) => powers).find(({ power }) => power === 'burnTogether');
  return set === undefined ? null : words.speech.ofAKind(set.cards, kindOf(card));
}

/** Whether a card may be played with its equals. */
const mayGoTogether = ({ play }: TableView, card: Card): boolean =>
  (play?.moves ?? []).some(
    (move) =>
      move.kind === 'play' &&
      move.cards.length > 1 &&
      move.cards.every((one) => kindOf(one) === kindOf(card)),
  );

/** How many moves the reader has played in this round, as far as the newest lines tell. */
const playsOf = ({ log, play }: TableView): number =>
  log.filter(({ ruling }) => ruling?.move.kind === 'play' && ruling.move.seat === play?.you).length;

/** A reason is said in full as often; later it is known. */
const IN_FULL = 2;
/** What a card does that is kept for later is said in so many moves. */
const KEPT_TOLD = 4;

/** What to tap, and why that card: by the other cards that fit. */
function sayTap(words: Words, view: TableView, card: Card): string {
  const { play, coach } = view;
  const named = sayCards(words, [card]);
  const together = advisedCards(view).map((one) => sayCards(words, [one]));
  const set = play?.advisedBurns === true ? sayBurningSet(words, view, card) : null;
  if (set !== null || (together.length > 1 && play?.advisedBurns === true))
    return words.lessons.pointer.tapBurning(together, set);
  if (together.length > 1) return words.lessons.pointer.tapTogether(together);
  const fits = (play?.moves ?? []).flatMap((move) => (move.kind === 'play' ? bareCards(move.cards) : []));
  const isSpecial = (one: Card) => coach.specials.some(({ kind }) => kind === kindOf(one));
  const hand = view.seats[play?.you ?? -1]?.known ?? [];
  const {
    tapAllSpecial,
    tapKeep,
    tapLast,
    tapLastFaceUp,
    tapNow,
    tapOnly,
    tapSpecial,
    tapSplit,
    tapWeakest,
    tapWeakestAgain,
  } = words.lessons.pointer;
  const faceUp = (view.seats[play?.you ?? -1]?.faceUp ?? []).filter((slot) => slot !== null);
  if (hand.length === 1 && hand[0] === card) return tapLast(named);
  if (hand.length === 0 && faceUp.length === 1) return tapLastFaceUp(named);
  if (fits.every((one) => one === card)) return tapOnly(named);
  const others = [...new Set(fits)].filter((one) => one !== card);
  if (!isSpecial(card) && mayGoTogether(view, card)) {
    const kept = others.filter((one) => kindOf(one) === kindOf(card) || isSpecial(one));
    return tapSplit(
      named,
      kept.map((one) => sayCards(words, [one])),
    );
  }
  if (others.every((one) => kindOf(one) === kindOf(card)))
    return tapKeep(
      named,
      others.map((one) => sayCards(words, [one])),
    );
  if (fits.every(isSpecial)) return (hand.some((one) => !isSpecial(one)) ? tapSpecial : tapAllSpecial)(named);
  if (isSpecial(card)) return tapNow(named);
  const kept = [...new Set(fits.filter(isSpecial))];
  const plays = playsOf(view);
  if (kept.length === 0) return (plays < IN_FULL ? tapWeakest : tapWeakestAgain)(named);
  const keep = tapKeep(
    named,
    kept.map((one) => sayCards(words, [one])),
  );
  return kept.length === 1 && plays < KEPT_TOLD ? `${sayPower(words, view, kept[0]!)}${keep}` : keep;
}

/** What a special card does; empty for any other. */
function sayPower(words: Words, view: TableView, card: Card): string {
  const special = view.coach.specials.find(({ kind }) => kind === kindOf(card));
  const [does] = special === undefined ? [] : saySpecial(words, view, special).powers;
  return does === undefined ? '' : `${words.lessons.pointer.does(sayCards(words, [card]), does.text)} `;
}

/** Why the reader starts, by the card or the place at the table; empty where it is for another reason. */
function sayWhyStart(words: Words, { beginning, play, seats }: TableView): string {
  const you = play?.you ?? -1;
  const starts = beginning?.starts;
  if (starts === undefined) return '';
  const { pointer } = words.lessons;
  if (starts.by === 'seat') return starts.seat === you ? pointer.startsBySeat : '';
  const isIt = (card: Card) => card === starts.card || starts.ranks.includes(kindOf(card));
  const own = starts.holders.includes(you) ? seats[you]?.known.find(isIt) : undefined;
  return own === undefined ? '' : pointer.startsByCard(sayCards(words, [own]));
}

/** That the hand is empty, until a face-up card was played. */
function sayHandEmpty(words: Words, { seats, play }: TableView): string {
  const { hand = 0, faceUp = [] } = seats[play?.you ?? -1] ?? {};
  const isFirst = hand === 0 && faceUp.length > 0 && faceUp.every((slot) => slot !== null);
  return isFirst ? words.lessons.pointer.handEmpty : '';
}

/** What is needed on the pile. */
function sayWanted(words: Words, { pile, demand }: TableView): string {
  const { pointer } = words.lessons;
  const { bound, colour, only } = demand;
  const isFree = pile.length === 0 || (bound === null && colour === null && only === null);
  return isFree ? pointer.free : pointer.needed(sayNeeded(words, demand));
}

function sayLaying(words: Words, view: TableView, chosen: Chosen): SaidPointer | null {
  const { pointer } = words.lessons;
  const { next } = view.coach;
  const advised = advisedCards(view);
  const card = advised.find((one) => !chosen.cards.includes(one)) ?? advised[0];
  if (card === undefined) return null;
  const at = [`hand-${card}`, `face-up-${card}`];
  const cardNamed = sayCards(words, [card]);
  if (isPart(view, chosen)) {
    const too = view.play?.advisedBurns === true ? pointer.tapTooBurning : pointer.tapToo;
    return { text: too(cardNamed), at };
  }
  const why = next?.step === 'start' ? sayWhyStart(words, view) : sayHandEmpty(words, view);
  const lead = `${sayLead(words, view, chosen)}${next?.step === 'complete' ? pointer.outOfTurn : why}`;
  if (next?.step === 'complete') return { text: `${lead}${sayTap(words, view, card)}`, at };
  if (next?.step === 'start' && next.mustPlayIt) return { text: `${lead}${pointer.start(cardNamed)}`, at };
  const zone = view.seats[view.play?.you ?? -1]?.known?.includes(card) === true ? 'hand' : 'face-up';
  const also = advised.filter((one) => one !== card).map((one) => `${zone}-${one}`);
  return {
    text: `${lead}${sayWanted(words, view)} ${sayPower(words, view, card)}${sayTap(words, view, card)}`,
    at,
    ...(also.length > 0 && { also }),
  };
}

/** Face-down stacks that may be turned over. */
const stacksOf = ({ play }: TableView): string[] =>
  (play?.moves ?? []).flatMap((move) =>
    move.kind === 'flip' && move.stack !== 'stock' ? [`stack-${move.stack + 1}`] : [],
  );

/** Which face-down card is to be turned over; what came before it, or that another one was tapped. */
function sayFlip(words: Words, view: TableView, { stack, isRefused = false }: Chosen): SaidPointer {
  const { pointer } = words.lessons;
  const at = stacksOf(view);
  const flip = at.length === 1 ? pointer.flipNext : pointer.flip;
  // Where nobody sees the card, that one was played without more says nothing of it.
  const told = isRefused || isPlain(view) ? '' : sayTold(words, view);
  return { text: `${stack === null ? told : pointer.otherStack}${flip}`, at };
}

/** What is pressed once enough is chosen: the button, by its name. */
const sayNow = (words: Words, { cards, stack }: Chosen, wanted: number | null): SaidPointer => ({
  text: words.lessons.pointer.now(sayLay(words, { chosen: cards, stack, wanted })),
  at: ['lay'],
});

/** The same of cards to play; what a special one does, if another was advised, with which that would have been said. */
function sayChosen(words: Words, view: TableView, chosen: Chosen): SaidPointer {
  const now = sayNow(words, chosen, null);
  const [card] = chosen.cards;
  const isTold = card === undefined || advisedCards(view).includes(card);
  return isTold ? now : { ...now, text: `${sayPower(words, view, card)}${now.text}` };
}

/** The special card that the reader’s last move has swapped for an ordinary one; else null. */
function wellSwapped({ log, coach, play }: TableView): Card | null {
  const own = log.findLast(({ ruling }) => ruling?.move.seat === play?.you)?.ruling?.move;
  const [put, took] = [bareCards(own?.cards ?? [])[0], own?.taken?.[0]];
  if (own?.kind !== 'swap' || !put || !took || !isKnown(put) || !isKnown(took)) return null;
  const isSpecial = (one: Card) => coach.specials.some(({ kind }) => kind === kindOf(one));
  return isSpecial(put) && !isSpecial(took) ? put : null;
}

/** What the game is about: said before the first card. */
const sayAim = (words: Words, { rules }: TableView): string => `${words.ruleBook.page.goal[rules.end]} `;

/** What a card goes on that may go where others don’t; else null. */
function sayGoesOn(words: Words, { coach, rules }: TableView, card: Card): string | null {
  const { powers = [] } = coach.specials.find(({ kind }) => kind === kindOf(card)) ?? {};
  const goes = powers.find(({ power }) => power === 'onAny');
  return goes === undefined ? null : sayChip(words, goes, rules.setsOutOfTurn);
}

/** Which card to tap for the swap that is advised, then which one for it; once the best cards lie face up, to be ready. */
function saySwap(words: Words, view: TableView, { cards: [chosen] }: Chosen): SaidPointer {
  const { play } = view;
  const { pointer } = words.lessons;
  const put = wellSwapped(view);
  const hasSwapped = view.log.some(
    ({ ruling }) => ruling?.move.kind === 'swap' && ruling.move.seat === play?.you,
  );
  const aim = hasSwapped ? '' : sayAim(words, view);
  const lead = put === null ? '' : pointer.swapped(sayCards(words, [put]));
  if (play?.advised?.kind !== 'swap')
    return {
      text: lead === '' ? `${aim}${pointer.bestOpen}` : `${lead}${pointer.tapReady}`,
      at: ['ready'],
    };
  const [give, take] = [play.advised.give[0]!, play.advised.take[0]!];
  const named = (card: Card) => sayCards(words, [card]);
  if (chosen === take) return { text: pointer.swapWith(named(give)), at: [`hand-${give}`] };
  const isHandCard = chosen !== undefined && view.seats[play.advised.seat]?.known?.includes(chosen) === true;
  if (isHandCard) return { text: pointer.swapWith(named(take)), at: [`face-up-${take}`] };
  const text =
    lead === ''
      ? `${aim}${pointer.swap(named(give), sayGoesOn(words, view, give))}`
      : `${lead}${pointer.swapMore(named(give))}`;
  return { text, at: [`hand-${give}`] };
}

/** The next of the cards that are advised to lie face up. */
function sayChoosing(words: Words, view: TableView, wanted: number, { cards }: Chosen): SaidPointer {
  const { play } = view;
  const { pointer } = words.lessons;
  if (cards.length === wanted) return sayNow(words, { cards, stack: null }, wanted);
  const advised = play?.advised?.kind === 'choose' ? bareCards(play.advised.cards) : [];
  // Somebody who has chosen another card is left to it.
  const left = advised.filter((card) => !cards.includes(card)).slice(0, wanted - cards.length);
  const [at, ...also] = left.map((card) => `hand-${card}`);
  const first = `${sayAim(words, view)}${pointer.choose(wanted)}`;
  if (at === undefined) return { text: first, at: ['own-hand'] };
  const tap = pointer.tapEach(left.map((card) => sayCards(words, [card])));
  const text = cards.length === 0 ? `${first} ${tap}` : tap;
  return { text, at: [at], ...(also.length > 0 && { also }) };
}

/** What somebody is told who plays a first round, and where: null while others are to act. */
export function sayPointer(words: Words, view: TableView, chosen: Chosen): SaidPointer | null {
  const { pointer } = words.lessons;
  const { next } = view.coach;
  switch (next?.step) {
    case 'lay':
    case 'start':
    case 'flip':
    case 'complete':
      if (isMove(view, chosen) && !isPart(view, chosen)) return sayChosen(words, view, chosen);
      return next.step === 'flip' ? sayFlip(words, view, chosen) : sayLaying(words, view, chosen);
    case 'pickUp':
      return {
        text: `${sayLead(words, view, chosen)}${sayHandEmpty(words, view)}${sayWanted(words, view)} ${pointer.pickUp(next.from)}`,
        at: ['pick-up', 'pile'],
      };
    case 'choose':
      return sayChoosing(words, view, next.cards, chosen);
    case 'swap':
      return saySwap(words, view, chosen);
    case 'ready':
      return { text: pointer.ready, at: ['ready'] };
    default:
      return null;
  }
}
