import type { Card, Kind, Rank } from '../cards.ts';
import type { EffectName } from './effects.ts';

/** What can be wrong with a rule set although each of its parameters is right by itself. */
export const RULE_SET_FINDINGS = [
  'DEAL_TOO_BIG',
  'DEAL_NO_ROW',
  'FACE_UP_WITHOUT_STACK',
  'UNCOVERED_NEEDS_TABLE',
  'EXCHANGE_NO_FACE_UP',
  'PICK_HAND_SHORT',
  'REFILL_DEAD',
  'REFILL_SIZE',
  'RESET_DEAD',
  'TWO_TRANSPARENT_RESET',
  'BURN_PLUS_EFFECT',
  'AGAIN_NO_NEXT',
  'ATMOST_OUT',
  'JOKER_ABSENT',
  'OF_A_KIND_TOO_BIG',
  'OF_A_KIND_UNREACHABLE',
  'EQUAL_COMPLETES_NO_SET',
  'JUMP_IN_NO_EQUAL',
  'MATCH_SINGLE',
  'RUN_AND_SIZE',
  'SELF_SKIP',
  'PAIRSKIP_SINGLE',
  'FIRST_CARD_MISSING',
  'THROWN_IN_CLASH',
  'MUSTPLAY_STARTER',
  'STARTER_PILE_FIRST',
  'STARTER_NO_STOCK',
  'ADD_FACE_UP_WITH_TO_HAND',
  'CHANCE_NO_STOCK',
  'STACKING_CLASH',
  'LASTCARD_SPECIAL_BLIND',
  'SAME_RANK_TWO_ROLES',
  'NOTON_ANY',
  'WILD_IDLE',
  'CHOICE_IDLE',
  'COLOUR_SUITLESS',
  'END_NO_LOSER',
  'WITHOUT_EFFECT',
] as const;
export type FindingCode = (typeof RULE_SET_FINDINGS)[number];

/** What a card asks of the next one, or does: which of them can't be one card's together, `check-powers.ts` says. */
export const ROLES = [
  'transparent',
  'reset',
  'burn',
  'atMost',
  'atLeast',
  'sameColour',
  'belowUnder',
  'unbeatable',
  'forcePickUp',
  'skip',
  'again',
] as const satisfies readonly EffectName[];
export type Role = (typeof ROLES)[number];

/** Parameters that do nothing where another one is as it is. */
export const IDLE = [
  'whenAlone',
  'together',
  'onAny',
  'seeThrough',
  'jumpIn',
  'newStarter',
  'addFaceUp',
  'swapsRows',
  'exempt',
  'required',
] as const;
export type Idle = (typeof IDLE)[number];

/** What the sentence about a finding speaks of. */
export interface FindingFacts extends Record<FindingCode, object> {
  DEAL_TOO_BIG: {
    readonly players: number;
    /** Cards for each of them, and one more where a first card is turned up. */
    readonly each: number;
    readonly starter: boolean;
    readonly needed: number;
    readonly deck: number;
  };
  DEAL_NO_ROW: { readonly players: readonly number[] };
  FACE_UP_WITHOUT_STACK: { readonly faceUp: number; readonly stacks: number };
  PICK_HAND_SHORT: { readonly faceUp: number; readonly hand: number };
  REFILL_SIZE: { readonly size: number; readonly hand: number };
  RESET_DEAD: { readonly kind: Kind; readonly roles: readonly Role[] };
  TWO_TRANSPARENT_RESET: { readonly kind: Kind; readonly roles: readonly Role[] };
  BURN_PLUS_EFFECT: { readonly kind: Kind; readonly roles: readonly Role[] };
  AGAIN_NO_NEXT: { readonly kind: Kind; readonly roles: readonly Role[] };
  ATMOST_OUT: { readonly kind: Kind; readonly limit: Rank };
  JOKER_ABSENT: { readonly fault: 'noJokers' | 'named' | 'noPower' | 'notOnAny' };
  OF_A_KIND_TOO_BIG: {
    readonly fault: 'size' | 'off' | 'neverTogether';
    readonly size: number;
    readonly copies: number;
  };
  STACKING_CLASH: { readonly with: 'exchange' | 'faceDown.access' | 'leftover' };
  FIRST_CARD_MISSING:
    | { readonly fault: 'notInDeck'; readonly card: Card }
    | { readonly fault: 'nobody' | 'mayFindNobody'; readonly card: null };
  THROWN_IN_CLASH: { readonly with: 'first.steps' | 'next.starter' | 'first.window' };
  MUSTPLAY_STARTER: { readonly always: boolean };
  SAME_RANK_TWO_ROLES: { readonly kind: Kind; readonly roles: readonly Role[] };
  NOTON_ANY: { readonly kind: Kind; readonly under: readonly Rank[] };
  WILD_IDLE: { readonly kind: Kind; readonly fault: 'jokers' | 'itself' | 'powers' };
  CHOICE_IDLE: { readonly kind: Kind; readonly fault: 'wild' | 'joker' | 'twice' };
  COLOUR_SUITLESS: { readonly kind: Kind };
  WITHOUT_EFFECT: { readonly idle: Idle };
  END_NO_LOSER: { readonly next: 'dealer' | 'starter'; readonly mode: 'firstOut' | 'rankAll' };
}

/** With an error a rule set can't be played; a warning is about a rule that does less than it says. */
export type FindingLevel = 'error' | 'warning';

/** One thing that is wrong with a rule set, with the parameters that it lies in. */
export type RuleSetFinding = {
  readonly [C in FindingCode]: {
    readonly code: C;
    readonly level: FindingLevel;
    /** As files and options write them: `special[10].effects`, `deal.rows[0].hand`. */
    readonly paths: readonly string[];
  } & FindingFacts[C];
}[FindingCode];

/** One finding; the facts are those of its code. */
export const finding = <C extends FindingCode>(
  code: C,
  level: FindingLevel,
  paths: readonly string[],
  facts: FindingFacts[C],
): RuleSetFinding => ({ code, level, paths, ...facts }) as unknown as RuleSetFinding;
