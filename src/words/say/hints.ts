import type { AdviceHint, CardsHint, Reason } from '../../protocol/hints.ts';
import type { ScreenMove } from '../../protocol/play.ts';
import type { BreachView, TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCard, sayCards, sayKind } from './cards.ts';
import { loweringIn } from './lowering.ts';
import { type Names, sayNameAt } from './names.ts';
import { sayBreaches, sayRule, sayRules } from './ruling.ts';

/** Shares that people can picture, as `part` in `of`: for each small whole percent, one within half a percent of it. */
const SHARES: readonly (readonly [number, number])[] = [
  ...[100, 50, 30, 25, 20, 16, 15, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((of) => [1, of] as const),
  ...([
    [2, 5],
    [1, 2],
    [3, 5],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [9, 10],
    [19, 20],
  ] as const),
];

/** A smaller chance is “almost never”; one that lacks less than five times this is “almost always”. */
const HARDLY = 0.006;

const logit = (chance: number): number => Math.log(chance / (1 - chance));

/** A chance in words: the usual share that is nearest to the whole percent shown beside it. */
export function sayShare(words: Words, chance: number): string {
  if (chance < HARDLY) return words.hints.hardlyEver;
  if (chance > 1 - HARDLY * 5) return words.hints.nearlyAlways;
  const shown = Math.round(100 * chance) / 100;
  const distance = ([part, of]: readonly [number, number]) => Math.abs(logit(part / of) - logit(shown));
  const nearest = SHARES.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return words.hints.share(...nearest);
}

/** Text that stays in one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** An advised move, as something to do, at a table of these players. */
export function sayAdvised(words: Words, names: Names, move: ScreenMove): string {
  const { moves } = words.hints;
  switch (move.kind) {
    case 'play':
      return moves.lay(sayCards(words, move.cards));
    case 'choose':
      return moves.choose(sayCards(words, move.cards));
    case 'swap':
      return moves.swap(unbroken(sayCards(words, move.give)), unbroken(sayCards(words, move.take)));
    case 'stack':
      return moves.stack(sayCards(words, move.cards), sayCard(words, move.on.card));
    case 'flip':
      return move.stack === 'stock' ? moves.stock : moves.flip;
    case 'pickUp':
      return moves.pickUp(move.add === undefined ? null : sayCard(words, move.add));
    case 'ready':
      return moves.keepAll;
    case 'done':
      return move.to === undefined ? moves.done : moves.chooseNext(sayNameAt(names, move.to));
    default:
      return moves[move.kind];
  }
}

/** Why a move is advised, or costs something. */
export function sayReason(words: Words, reason: Reason): string {
  const { reasons } = words.hints;
  switch (reason.code) {
    case 'burns':
      return reasons.burns(reason.again);
    case 'many':
    case 'takes':
    case 'spares':
      return reasons[reason.code](reason.count);
    case 'keeps':
    case 'spends':
      return reasons[reason.code](reason.kinds.map((kind) => sayKind(words, kind)));
    case 'open':
    case 'early':
      return reasons[reason.code](sayCards(words, reason.cards));
    default:
      return reasons[reason.code];
  }
}

/** How often a move loses. */
export const sayOdds = (words: Words, { grief }: AdviceHint, losing: number): string =>
  words.hints.odds[grief](sayShare(words, losing));

/**
 * What who is to play has for that: cards in hand or face up, or nothing but cards that lie face down.
 */
export function leftToPlay({ seats, turn }: Pick<TableView, 'seats' | 'turn'>): 'cards' | 'faceDown' {
  const seat = turn === null ? undefined : seats[turn];
  const hasCards = seat === undefined || seat.hand > 0 || seat.faceUp.some((slot) => slot !== null);
  return hasCards ? 'cards' : 'faceDown';
}

/**
 * Why the pile demands what it does: the card that demands it, and the rule; empty if a card isn’t known.
 */
export function sayCause(
  words: Words,
  view: Pick<TableView, 'pile' | 'demand' | 'demandRule' | 'coach'>,
  left: ReturnType<typeof leftToPlay> = 'cards',
): { readonly cause: string | null; readonly rule: string | null } {
  const { pile, demand, demandRule } = view;
  const { because, lower, seenThrough, noDemand } = words.hints;
  const rule = demandRule && sayRule(words, demandRule);
  const { card, forced } = demand;
  if (card === null) return { cause: pile.includes('??') ? null : noDemand[left], rule };
  const lowering = loweringIn(view);
  if (lowering !== null) return { cause: lower(sayCard(words, lowering), sayCard(words, card)), rule };
  // A card that passes a pick-up on lies on the card that forces it, and counts.
  const isCovered = pile.at(-1) !== card && !forced;
  return { cause: [because(sayCard(words, card)), ...(isCovered ? [seenThrough] : [])].join(' '), rule };
}

/** More cards than these are counted, not named. */
const NAMED = 4;

/** Cards that may not be played for one reason, the reason and its rule. */
export interface Refused {
  /** Which cards, or how many. */
  readonly what: string;
  /** The reason, which may say what. */
  readonly why: string;
  /** The rule: its number and its text; null if there is none. */
  readonly rule: string | null;
}

const sameCause = (one: BreachView, other: BreachView): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Why cards may not be played: one sentence for all cards with that reason. */
export function sayRefused(words: Words, names: Names, { cards, seat }: CardsHint): Refused[] {
  const groups: { breach: BreachView; cards: CardsHint['cards'][number]['card'][] }[] = [];
  for (const { card, breaches } of cards) {
    const breach = breaches[0];
    if (breach === undefined) continue;
    const group = groups.find((one) => sameCause(one.breach, breach));
    if (group === undefined) groups.push({ breach, cards: [card] });
    else group.cards.push(card);
  }
  return groups.map(({ breach, cards: refused }) => {
    const named = sayCards(words, refused);
    const what = refused.length > NAMED ? words.play.labels.cards(refused.length) : named;
    const why = sayBreaches(words, names, [breach], { seat, cards: refused }).join(' ');
    return { what, why: why.replace(named, what), rule: sayRules(words, [breach]).join(' ') || null };
  });
}
