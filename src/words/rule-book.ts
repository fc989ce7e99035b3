import type { Kind, Rank } from '../engine/cards.ts';
import type { FirstStep, Power, RuleSet, Zone } from '../engine/rules/schema.ts';
import type { RuleSection } from './closed-lists.ts';
import type { DealFacts } from './facts.ts';

type Value<P extends keyof RuleSet, K extends keyof RuleSet[P]> = RuleSet[P][K];
type Together = RuleSet['set']['play']['hand'];
type Equal = RuleSet['beat']['equal'][Zone];
type Count = 'perPlay' | 'perCard';

/** A sentence or two for everything that a rule set says, for somebody who has never met these games. */
export interface RulePageWords {
  readonly sections: Record<RuleSection, string>;
  /** What it is all about, in a line. */
  readonly goal: Record<Value<'end', 'mode'>, string>;

  readonly players: (min: number, max: number, best: number | null) => string;
  readonly deck: (packs: number, jokers: number) => string;
  readonly order: (lowest: Rank, highest: Rank) => string;

  readonly deal: (facts: DealFacts) => string;
  readonly starter: (turnedUp: boolean) => string;
  readonly starterOnBurn: (ranks: readonly Rank[], again: Value<'deal', 'starterOnBurnRank'>) => string;
  readonly leftover: Record<RuleSet['leftover'], string>;
  readonly exchange: Record<'none' | 'swap', string>;
  /** How many of the hand cards are laid open; null where that depends on the number of players. */
  readonly choose: (count: number | null) => string;

  readonly first: (steps: readonly FirstStep[]) => string;
  readonly tie: Record<Value<'first', 'tie'>, string>;
  readonly mustPlayIt: (must: boolean) => string;
  readonly window: Record<Value<'first', 'window'>, string>;
  readonly direction: Record<'cw' | 'ccw', string>;

  readonly beat: Record<'up' | 'down', Record<Equal, string>>;
  /** Where it is otherwise than from the hand. */
  readonly equalFrom: Record<'faceUp' | 'faceDown', Record<Equal, string>>;
  readonly together: Record<'hand' | 'faceUp', Record<Together, string>>;
  readonly mostTogether: (count: number | null) => string;
  readonly mixZones: (may: boolean) => string;
  readonly match: Record<Value<'match', 'size'>, string>;
  readonly whenAlone: Record<Value<'whenAlone', 'set'>, string>;
  readonly refill: (mode: RuleSet['refill']['mode'], size: RuleSet['refill']['size']) => string;
  readonly penalty: Record<RuleSet['penalty'], string>;

  /** A kind of card as a heading: `7`, `Queen`, `Joker`. */
  readonly card: (kind: Kind) => string;
  /** A card without any power, beside one that has some. */
  readonly ordinary: string;
  readonly anySpecial: (any: boolean) => string;
  readonly powers: {
    readonly on: (on: Power['on']) => string;
    readonly notOn: (ranks: readonly Rank[]) => string;
    readonly onlyIfStuck: string;
    readonly atMost: (rank: Rank) => string;
    readonly atLeast: (rank: Rank) => string;
    readonly unbeatable: (except: readonly Rank[]) => string;
    readonly forcePickUp: (deflectedBy: readonly Rank[]) => string;
  } & Record<
    'reset' | 'transparent' | 'burn' | 'sameColour' | 'reverse' | 'skip' | 'again' | 'removeAfterUse',
    string
  >;
  readonly reverseCount: Record<Count, string>;
  readonly skipCount: Record<Count, string>;
  readonly skipCap: Record<Value<'skip', 'cap'>, string>;
  readonly colourSet: Record<Value<'sameColour', 'set'>, string>;
  readonly colourExempt: (ranks: readonly Rank[]) => string;
  readonly notOnLooks: Record<Value<'notOn', 'looks'>, string>;

  readonly ofAKind: (size: number, scope: Value<'ofAKind', 'scope'>) => string;
  readonly outOfTurn: (may: boolean) => string;
  readonly seeThrough: (ignored: boolean) => string;
  readonly onAny: (may: boolean) => string;
  readonly again: Record<Value<'burn', 'again'>, string>;
  readonly burnCall: (call: string | null) => string;
  readonly callRequired: Record<Value<'announce', 'required'>, string>;
  readonly callPenalty: (cards: number) => string;
  readonly pairSkip: Record<RuleSet['pairSkip'], string>;

  readonly pass: Record<Value<'pass', 'pickUp'>, Record<Value<'pickUp', 'taker'>, string>>;
  readonly addFaceUp: (cards: number) => string;
  readonly afterPickUp: Record<Value<'pickUp', 'next'>, string>;
  readonly chance: Record<RuleSet['chance'], string>;

  readonly useFaceUp: Record<Value<'faceUp', 'use'>, string>;
  /** `faceUp`: whether any lie on them. */
  readonly faceDown: (access: Value<'faceDown', 'access'>, faceUp: boolean) => string;
  readonly blindFail: Record<Value<'blind', 'fail'>, string>;

  readonly end: Record<Value<'end', 'mode'>, string>;
  readonly noWinner: string;
  readonly lastCard: Record<Value<'end', 'lastCard'>, string>;
  readonly lastCall: (call: string | null) => string;
  readonly loser: (name: string) => string;

  readonly dealer: Record<Value<'next', 'dealer'>, string>;
  readonly nextStarter: Record<Value<'next', 'starter'>, string>;
  readonly titles: (titles: RuleSet['series']['titles']) => string;

  /** Something that may be agreed on, with its choices if it has any. */
  readonly option: (title: string, choices: readonly string[]) => string;
}

/** The rule book: the pages of rule sets, and two of them compared. */
export interface RuleBookWords {
  readonly page: RulePageWords;
  readonly title: string;
  /** The way to it, from other screens. */
  readonly open: string;
  readonly read: string;
  readonly list: string;
  readonly own: string;
  /** The rules of the table that is shown, options included. */
  readonly ofTable: string;
  readonly loading: string;
  readonly broken: string;
  readonly print: string;
  readonly ladder: string;
  /** A rank of the ladder, as a screen reader says it. */
  readonly rung: (name: string, special: boolean) => string;
  readonly specialMark: string;
  /** What stands beside a rule’s number, as the key to all of them. */
  readonly numberMark: string;
  readonly place: (facts: DealFacts) => string;
  readonly full: string;
  readonly fullLead: string;
  /** What is played otherwise than the rule set says. */
  readonly chosen: (options: readonly string[]) => string;
  readonly changed: string;
  readonly builtOn: (name: string, differences: number) => string;
  readonly compareWith: (name: string) => string;
  readonly compare: {
    readonly title: string;
    readonly open: string;
    readonly lead: string;
    readonly first: string;
    readonly second: string;
    readonly swap: string;
    readonly count: (differences: number) => string;
    readonly same: string;
    readonly nothing: string;
  };
}
