import type { Rank } from './cards.ts';
import { cardsDealt, rowFor } from './rules/deal-row.ts';
import { deckOf } from './rules/deck.ts';
import type { RuleSet } from './rules/schema.ts';

/** What dealers do, one thing after another. */
export type DealingStep =
  /** The cards that are shuffled; `dealt` of them are dealt. */
  | {
      readonly step: 'pack';
      readonly packs: number;
      readonly jokers: number;
      /** The ranks that are taken out before. */
      readonly without: readonly Rank[];
      readonly cards: number;
      readonly dealt: number;
    }
  | { readonly step: 'faceDown'; readonly stacks: number; readonly depth: number }
  /** Face-up cards lie on the face-down stacks, as far as there are any. */
  | { readonly step: 'faceUp'; readonly cards: number; readonly stacks: number }
  /** `choose` of them will lie face up. */
  | { readonly step: 'hand'; readonly cards: number; readonly choose: number }
  /** A card is turned up to begin on; `again`: on which ones another is turned up. */
  | { readonly step: 'starter'; readonly again: RuleSet['deal']['starterOnBurnRank'] }
  | { readonly step: 'rest'; readonly cards: number; readonly use: RuleSet['leftover'] }
  /**
   * Everybody may swap hand and face-up cards; or puts `cards` of the hand on the face-down stacks, and keeps
   * the others.
   */
  | { readonly step: 'swap' }
  | {
      readonly step: 'choose';
      readonly cards: number;
      readonly keep: number | null;
      readonly stacks: number;
    };

/** How the cards are dealt, step by step; null where the rules have no deal or too few cards for them. */
export function dealingSteps(set: RuleSet, players: number): readonly DealingStep[] | null {
  const row = set.deal.rows[rowFor(set, players)];
  const cards = deckOf(set).length;
  const dealt = row === undefined ? 0 : cardsDealt(set, row, players);
  if (row === undefined || dealt > cards || players < set.players.min || players > set.players.max)
    return null;
  const { faceDown, faceUp, hand } = row;
  const { stacks } = faceDown;
  const chosen = set.exchange === 'pick' ? faceUp : 0;
  const steps: DealingStep[] = [{ step: 'pack', ...set.deck, cards, dealt }];
  if (stacks > 0) steps.push({ step: 'faceDown', ...faceDown });
  if (faceUp > chosen) steps.push({ step: 'faceUp', cards: faceUp, stacks });
  steps.push({ step: 'hand', cards: hand, choose: chosen });
  if (set.deal.starter) steps.push({ step: 'starter', again: set.deal.starterOnBurnRank });
  steps.push({ step: 'rest', cards: cards - dealt, use: set.leftover });
  if (set.exchange === 'swap' && faceUp > 0) steps.push({ step: 'swap' });
  if (chosen > 0)
    steps.push({
      step: 'choose',
      cards: chosen,
      keep: set.leftover === 'dealt' ? null : hand - chosen,
      stacks,
    });
  return steps;
}
