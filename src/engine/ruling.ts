import type { Played } from './cards.ts';
import type { Event } from './event.ts';
import type { SeatNumber, State } from './state.ts';
import type { Why } from './why.ts';

/** Why a move is not allowed. */
export const BREACH_CODES = [
  'notYourTurn',
  'notHeld',
  'elsewhere',
  'wrongZone',
  'wrongStack',
  'mixedRanks',
  'tooManyCards',
  'tooLow',
  'tooHigh',
  'equalNotAllowed',
  'wrongColour',
  'notOnThis',
  'notWild',
  'notOffered',
  'notAsLast',
  'setTooSmall',
  'notNeeded',
  'mustPlay',
  'mustStartWith',
  'noPassing',
  'faceUpOwed',
  'nothingToAdd',
  'notNow',
  'turnOwed',
  'choiceOwed',
  'wordOwed',
  'noChoice',
  'unevenSwap',
  'wrongNumber',
  'nothingToDo',
] as const;
export type BreachCode = (typeof BREACH_CODES)[number];

/** Breaches which say that two sightings contradict each other. */
const CONTRADICTIONS: readonly BreachCode[] = ['notHeld', 'elsewhere'];

/** Whether breaches contradict what was seen, and nothing else is wrong. */
export const isContradiction = (breaches: readonly Pick<Breach, 'code'>[]): boolean =>
  breaches.length > 0 && breaches.every(({ code }) => CONTRADICTIONS.includes(code));

export interface Breach {
  readonly code: BreachCode;
  /** The parameter that it offends against; null where it contradicts the cards, or asks for what no rule knows. */
  readonly setting: string | null;
  /** The number of the rule that states it; null where no sentence of the rule set does. */
  readonly rule: string | null;
  /** The numbers of rules without which that one doesn't explain it: that a card is invisible, has lost its power. */
  readonly also?: readonly string[];
  /** The card that causes it: the one to be beaten, the one that could be played, the one that is not held. */
  readonly card: Played | null;
  /** The seat that causes it: whose turn it is, who holds the card. */
  readonly seat: SeatNumber | null;
  /** What makes it plain beyond its code; missing where the code says it all, or the viewer may not know. */
  readonly why?: Why;
}

/** What is wrong with a move, before it is looked up which rules say so. */
export type Fault = Omit<Breach, 'rule' | 'also'>;

/**
 * A fault: `setting` is the path of the parameter that the move offends against, null where there is none; `card` and
 * `seat` are what causes it, null where no card or no seat does.
 */
export const fault = (
  code: BreachCode,
  setting: string | null,
  card: Played | null = null,
  seat: SeatNumber | null = null,
): Fault => ({ code, setting, card, seat });

/** What a ruling rests on when this state can't see it. */
export const CLAIM_CODES = ['couldNotPlay', 'noHigherSingle', 'nobodyHolds'] as const;
export type ClaimCode = (typeof CLAIM_CODES)[number];

export interface Claim {
  readonly code: ClaimCode;
  readonly seat: SeatNumber;
}

/**
 * The answer to a move: allowed, with what follows; allowed on the player's word; or not allowed, and every
 * reason why.
 */
export type Ruling =
  | { readonly verdict: 'legal'; readonly events: readonly Event[]; readonly after: State }
  | {
      readonly verdict: 'onTrust';
      readonly events: readonly Event[];
      readonly after: State;
      readonly claims: readonly Claim[];
    }
  | { readonly verdict: 'illegal'; readonly breaches: readonly Breach[] };
export type Verdict = Ruling['verdict'];
