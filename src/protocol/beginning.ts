import * as v from 'valibot';
import { type Card, isCard } from '../engine/cards.ts';
import type { StartQuestion } from '../engine/first.ts';
import type { OpenZone, RuleSet } from '../engine/rules/schema.ts';
import { code, ranks } from './code.ts';

/** What a screen shows of a round before its first card, as data: how it is dealt, and who starts. */

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));

/** The engine's `DealingStep`. */
const dealingStep = v.variant('step', [
  v.object({
    step: v.literal('pack'),
    packs: count,
    jokers: count,
    without: ranks,
    cards: count,
    dealt: count,
  }),
  v.object({ step: v.literal('faceDown'), stacks: count, depth: count }),
  v.object({ step: v.literal('faceUp'), cards: count, stacks: count }),
  v.object({ step: v.literal('hand'), cards: count, choose: count }),
  v.object({
    step: v.literal('starter'),
    again: code<RuleSet['deal']['starterOnBurnRank']>(),
  }),
  v.object({ step: v.literal('rest'), cards: count, use: code<RuleSet['leftover']>() }),
  v.object({ step: v.literal('swap') }),
  v.object({ step: v.literal('choose'), cards: count, keep: v.nullable(count), stacks: count }),
]);

export const startQuestionView = v.object({
  by: code<StartQuestion['by']>(),
  seat: v.nullable(seat),
  card: v.nullable(card),
  ranks: v.array(v.string()),
  zones: v.array(code<OpenZone>()),
  /** The seats known to have a card that gives the right; if more than one has, those that may start. */
  holders: v.array(seat),
});
export type StartQuestionView = v.InferOutput<typeof startQuestionView>;

export const beginningView = v.object({
  /** How to deal; null once something was scanned. */
  dealing: v.nullable(v.array(dealingStep)),
  /** The dealer lost the last round, and deals for that. */
  dealerLost: v.boolean(),
  /** What is asked now, and what is asked if nobody has such a card. */
  starts: startQuestionView,
  otherwise: v.nullable(startQuestionView),
  /** The seat whose cards count first where more than one has such a card; null where no seat goes before the others. */
  nearest: v.nullable(seat),
  /** The one whose card was dealt first starts where more than one has it; then `nearest` says nothing. */
  dealtFirst: v.boolean(),
  /** Cards as they were dealt decide, whatever is swapped afterwards. */
  asDealt: v.boolean(),
  /** The card that gives the right must be played. */
  mustPlayIt: v.boolean(),
  /** Somebody has said that nobody has the card in question. */
  denied: v.boolean(),
});
export type BeginningView = v.InferOutput<typeof beginningView>;
