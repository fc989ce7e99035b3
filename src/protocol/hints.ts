import * as v from 'valibot';
import { type Card, isCard } from '../engine/cards.ts';
import { screenMove } from './play.ts';
import { breachView } from './view.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
/** A rank, or JK for a joker. */
const kind = v.string();
const odds = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** So many times advice is thought on at most. */
export const DEEPEST = 4;

/** What screens that play ask, and what they are told: about their own seats only. */
export const hintMessages = [
  /**
   * Asks for a hint for a seat, answered to this screen alone: what the pile demands and which cards may be played,
   * with the reason why the others may not; or what a good player would do, and its odds. A screen that goes on
   * showing advice asks for it again, thought on so many times.
   */
  v.strictObject({
    type: v.literal('hint'),
    seat: v.pipe(count, v.maxValue(11)),
    step: v.picklist(['cards', 'advice']),
    deep: v.optional(v.pipe(count, v.maxValue(DEEPEST))),
  }),
] as const;
export type HintMessage = v.InferOutput<(typeof hintMessages)[number]>;

/** Whose hint it is, and at which moment: `inputs` is that of the table's view. */
const about = { seat: count, inputs: count };

/** Cards of a kind that fit the pile, and the fewest of them that must be played together. */
const rankHint = v.object({
  kind,
  together: count,
  /** Those of them that the seat is known to have. */
  held: v.array(card),
});
export type RankHint = v.InferOutput<typeof rankHint>;

/** What a seat may do besides playing cards that are known; `pickUpElse` if none of those that nobody has seen fits. */
const otherMove = v.picklist(['pickUp', 'pickUpElse', 'flip', 'stock', 'done', 'chooseNext', 'draw']);
export type OtherMove = v.InferOutput<typeof otherMove>;

const cardsHint = v.object({
  step: v.literal('cards'),
  ...about,
  /** Each known card of the zone that the seat plays from, in its order. */
  cards: v.array(
    v.object({
      card,
      /** The fewest cards that may be played now with this one among them; null if it may not be played. */
      play: v.nullable(v.array(card)),
      /** Why it may not be played, if it may not. */
      breaches: v.array(breachView),
    }),
  ),
  /** How many cards of that zone aren't known to the table. */
  hidden: count,
  /** Where some aren't: what the seat could play if it had it. */
  ranks: v.array(rankHint),
  others: v.array(otherMove),
});
export type CardsHint = v.InferOutput<typeof cardsHint>;

/** Why a move is a good or a bad one, as far as the rules alone say so. */
const reason = v.variant('code', [
  /** The seat is out of the round, and safe. */
  v.object({ code: v.literal('out') }),
  /** The pile is burned, after which the seat may go on or has to. */
  v.object({ code: v.literal('burns'), again: v.boolean() }),
  /** How many cards leave the hand at once. */
  v.object({ code: v.literal('many'), count }),
  /** Cards of these kinds, which have a power, could be played and are kept for later. */
  v.object({ code: v.literal('keeps'), kinds: v.array(kind) }),
  /** The last cards of these kinds, which have a power, are played although an ordinary card would do. */
  v.object({ code: v.literal('spends'), kinds: v.array(kind) }),
  /** Of all cards that fit it is worth least, the lowest or, where play goes down, the highest. */
  v.object({ code: v.picklist(['lowest', 'highest']) }),
  /** The same of the ordinary ones alone: a card with a power that fits is lower, or higher, still. */
  v.object({ code: v.picklist(['lowestOrdinary', 'highestOrdinary']) }),
  /** It isn’t: another ordinary card that fits is worth less. */
  v.object({ code: v.picklist(['lowerFits', 'higherFits']) }),
  /** How many cards come into the hand. */
  v.object({ code: v.literal('takes'), count }),
  /** How many cards of the pile, which could be picked up, stay out of the hand. */
  v.object({ code: v.literal('spares'), count }),
  /** Before the first card: to swap any cards changes hardly anything. */
  v.object({ code: v.literal('idle') }),
  /** Nobody knows which card it will be. */
  v.object({ code: v.literal('blind') }),
  /** These cards lie face up, to be played after the hand; or come from there into the hand, to be played before. */
  v.object({ code: v.picklist(['open', 'early']), cards: v.array(card) }),
]);
export type Reason = v.InferOutput<typeof reason>;

const adviceHint = v.object({
  step: v.literal('advice'),
  ...about,
  /** How many times it was thought on. */
  deep: count,
  /** What could be done, the best first; none where there is nothing to do, or the hand isn't known. */
  moves: v.array(
    v.object({
      move: screenMove,
      /** In what share of the rounds that were played out the seat came to grief. */
      losing: odds,
      playouts: count,
      /** The rounds that were played out don't tell it apart from the best. */
      close: v.boolean(),
      reasons: v.array(reason),
    }),
  ),
  /** What counts as that: to be the last with cards, or not to be the first without any. */
  grief: v.picklist(['last', 'notFirst']),
  /** Where the hand isn't known: the order in which a good player would play what fits. */
  ranks: v.array(rankHint),
});
export type AdviceHint = v.InferOutput<typeof adviceHint>;

/** A hint, for the screen that asked. */
export const hintView = v.variant('step', [cardsHint, adviceHint]);
export type HintView = v.InferOutput<typeof hintView>;

export const hintAnswers = [v.strictObject({ type: v.literal('hint'), hint: hintView })] as const;
