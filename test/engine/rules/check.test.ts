import { describe, expect, it } from 'vitest';
import { checkRules } from '../../../src/engine/rules/check.ts';
import { type FindingCode, RULE_SET_FINDINGS } from '../../../src/engine/rules/findings.ts';
import { completeRuleSet, type Options, resolveRuleSet } from '../../../src/engine/rules/resolve.ts';
import type { RuleSet } from '../../../src/engine/rules/schema.ts';
import { findVariant, VARIANT_IDS } from '../../../src/variants/index.ts';
import { de } from '../../../src/words/de.ts';
import { en } from '../../../src/words/en.ts';
import { sayFinding } from '../../../src/words/say/rules.ts';

/** The defaults, changed by parameters. */
function ruleSet(options: Options): RuleSet {
  const complete = completeRuleSet('small', options, () => ({ format: 1, id: 'small' }));
  if (!complete.ok) throw new Error(JSON.stringify(complete.error));
  return complete.value;
}

const row = (
  players: readonly [number, number],
  stacks: number,
  faceUp: number,
  hand: number,
  depth = 1,
) => ({
  players,
  faceDown: { stacks, depth },
  faceUp,
  hand,
});
const rows = (...list: ReturnType<typeof row>[]): Options => ({ 'deal.rows': list });
const power = (rank: string, ...effects: unknown[]): Options => ({
  [`special[${rank}]`]: { on: 'any', effects },
});
/** A step of the start for each card of these ranks, all suits of a rank before the next. */
const cardSteps = (ranks: string) =>
  [...ranks].flatMap((rank) =>
    [...'CHSD'].map((suit) => ({ by: 'card', card: `${rank}${suit}`, zone: 'hand' })),
  );
const single: Options = { 'set.play': 'single' };
const ofAKind = (size: number, scope: string): Options => ({ 'ofAKind.size': size, 'ofAKind.scope': scope });

/** What is wrong, as `error path path`, by its code. */
type Hits = Partial<Record<FindingCode, string>>;

/** Changes of the defaults, and everything that is found in them; nothing for a near miss of the code. */
const TABLE: readonly (readonly [code: FindingCode, changes: Options, found: Hits])[] = [
  ['DEAL_TOO_BIG', rows(row([2, 5], 3, 3, 5)), { DEAL_TOO_BIG: 'error deal.rows[0] players.max' }],
  [
    'DEAL_TOO_BIG',
    { ...rows(row([2, 3], 3, 3, 3), row([4, 4], 3, 3, 7)), 'players.max': 4, 'deal.starter': true },
    { DEAL_TOO_BIG: 'error deal.rows[1] players.max' },
  ],
  ['DEAL_TOO_BIG', { 'deck.without': ['2', '3'] }, { DEAL_TOO_BIG: 'error deal.rows[0] players.max' }],
  ['DEAL_TOO_BIG', { 'deck.without': ['2'] }, {}],
  [
    'DEAL_TOO_BIG',
    { ...rows(row([2, 12], 3, 3, 3)), 'players.max': 12, 'deck.packs': 2 },
    { DEAL_TOO_BIG: 'error deal.rows[0] players.max' },
  ],
  ['DEAL_TOO_BIG', { ...rows(row([2, 12], 3, 3, 3)), 'players.max': 12, 'deck.packs': 3 }, {}],
  [
    'DEAL_TOO_BIG',
    { 'players.max': 6, ...rows(row([2, 6], 3, 3, 3)) },
    { DEAL_TOO_BIG: 'error deal.rows[0] players.max' },
  ],
  [
    'DEAL_TOO_BIG',
    { 'players.max': 6, 'deck.jokers': 2, ...power('JK', 'reverse'), ...rows(row([2, 6], 3, 3, 3)) },
    {},
  ],
  ['DEAL_TOO_BIG', { ...rows(row([2, 4], 3, 3, 7)), 'players.max': 4 }, {}],
  ['DEAL_TOO_BIG', { ...rows(row([2, 5], 3, 3, 7)), exchange: 'pick' }, {}],
  ['DEAL_TOO_BIG', { ...rows(row([2, 4], 3, 3, 3), row([5, 9], 3, 3, 9)), 'players.max': 4 }, {}],

  ['DEAL_NO_ROW', { 'players.max': 6 }, { DEAL_NO_ROW: 'error deal.rows players' }],
  [
    'DEAL_NO_ROW',
    rows(row([2, 2], 3, 3, 3), row([4, 5], 3, 3, 3)),
    { DEAL_NO_ROW: 'error deal.rows players' },
  ],
  ['DEAL_NO_ROW', { ...rows(row([3, 4], 3, 3, 3)), 'players.min': 3, 'players.max': 4 }, {}],

  [
    'FACE_UP_WITHOUT_STACK',
    { ...rows(row([2, 5], 2, 3, 3)), 'faceDown.access': 'whenUncovered' },
    { FACE_UP_WITHOUT_STACK: 'error deal.rows[0].faceUp faceDown.access' },
  ],
  [
    'FACE_UP_WITHOUT_STACK',
    { ...rows(row([2, 3], 3, 3, 3), row([4, 5], 0, 1, 3)), 'faceDown.access': 'whenUncovered' },
    { FACE_UP_WITHOUT_STACK: 'error deal.rows[1].faceUp faceDown.access' },
  ],
  ['FACE_UP_WITHOUT_STACK', { ...rows(row([2, 5], 3, 2, 3)), 'faceDown.access': 'whenUncovered' }, {}],
  ['FACE_UP_WITHOUT_STACK', rows(row([2, 5], 2, 3, 3)), {}],

  [
    'UNCOVERED_NEEDS_TABLE',
    { 'faceDown.access': 'whenUncovered', 'faceUp.use': 'toHand' },
    { UNCOVERED_NEEDS_TABLE: 'error faceDown.access faceUp.use' },
  ],
  [
    'UNCOVERED_NEEDS_TABLE',
    { 'faceDown.access': 'whenUncovered', 'faceUp.use': 'toHand', ...rows(row([2, 5], 4, 2, 3)) },
    { UNCOVERED_NEEDS_TABLE: 'error faceDown.access faceUp.use' },
  ],
  ['UNCOVERED_NEEDS_TABLE', { 'faceUp.use': 'toHand' }, {}],
  ['UNCOVERED_NEEDS_TABLE', { 'faceDown.access': 'whenUncovered' }, {}],

  [
    'EXCHANGE_NO_FACE_UP',
    rows(row([2, 5], 3, 0, 3)),
    { EXCHANGE_NO_FACE_UP: 'error exchange deal.rows[0].faceUp' },
  ],
  [
    'EXCHANGE_NO_FACE_UP',
    { exchange: 'pick', ...rows(row([2, 4], 3, 3, 6), row([5, 5], 3, 0, 6)) },
    { EXCHANGE_NO_FACE_UP: 'error exchange deal.rows[1].faceUp' },
  ],
  ['EXCHANGE_NO_FACE_UP', { exchange: 'none', ...rows(row([2, 5], 3, 0, 3)) }, {}],

  [
    'PICK_HAND_SHORT',
    { exchange: 'pick', 'refill.size': 'startingHand' },
    { PICK_HAND_SHORT: 'error deal.rows[0].hand exchange' },
  ],
  [
    'PICK_HAND_SHORT',
    { exchange: 'pick', 'refill.mode': 'none', ...rows(row([2, 3], 3, 3, 6), row([4, 5], 3, 3, 2)) },
    { PICK_HAND_SHORT: 'error deal.rows[1].hand exchange' },
  ],
  ['PICK_HAND_SHORT', { exchange: 'pick', 'refill.size': 1, ...rows(row([2, 5], 3, 3, 4)) }, {}],

  ['REFILL_DEAD', { leftover: 'dead' }, { REFILL_DEAD: 'error refill.mode leftover' }],
  [
    'REFILL_DEAD',
    { leftover: 'dead', 'refill.mode': 'perCard' },
    { REFILL_DEAD: 'error refill.mode leftover' },
  ],
  ['REFILL_DEAD', { leftover: 'dead', 'refill.mode': 'none' }, {}],

  ['REFILL_SIZE', { 'refill.size': 4 }, { REFILL_SIZE: 'warning refill.size deal.rows[0].hand' }],
  [
    'REFILL_SIZE',
    { exchange: 'pick', 'refill.size': 4, ...rows(row([2, 5], 3, 3, 6)) },
    { REFILL_SIZE: 'warning refill.size deal.rows[0].hand' },
  ],
  ['REFILL_SIZE', { 'refill.size': 9, 'refill.mode': 'perCard' }, {}],
  ['REFILL_SIZE', { 'refill.size': 'startingHand' }, {}],
  ['REFILL_SIZE', { 'refill.size': 2 }, {}],

  ['RESET_DEAD', power('2', 'reset', { atMost: '7' }), { RESET_DEAD: 'error special[2].effects' }],
  ['RESET_DEAD', power('10', 'reset', 'sameColour'), { RESET_DEAD: 'error special[10].effects' }],
  [
    'RESET_DEAD',
    power('2', 'reset', { forcePickUp: { deflectedBy: [] } }),
    { RESET_DEAD: 'error special[2].effects' },
  ],
  [
    'RESET_DEAD',
    {
      ...power('JK', 'reset', { forcePickUp: { deflectedBy: [] } }),
      'deck.jokers': 2,
      'joker.value': 'reset',
    },
    { RESET_DEAD: 'error special[JK].effects joker.value' },
  ],
  [
    'RESET_DEAD',
    { ...power('JK', { forcePickUp: { deflectedBy: [] } }), 'deck.jokers': 2, 'joker.value': 'reset' },
    {},
  ],
  ['RESET_DEAD', power('2', 'reset', 'belowUnder'), { RESET_DEAD: 'error special[2].effects' }],
  ['RESET_DEAD', power('2', 'reset', 'reverse', 'again'), {}],

  [
    'TWO_TRANSPARENT_RESET',
    power('3', 'transparent', 'reset'),
    { TWO_TRANSPARENT_RESET: 'error special[3].effects' },
  ],
  [
    'TWO_TRANSPARENT_RESET',
    power('3', 'sameColour', 'transparent'),
    { TWO_TRANSPARENT_RESET: 'error special[3].effects' },
  ],
  [
    'TWO_TRANSPARENT_RESET',
    { ...power('JK', 'sameColour'), 'deck.jokers': 2 },
    { TWO_TRANSPARENT_RESET: 'error special[JK].effects joker.value' },
  ],
  [
    'TWO_TRANSPARENT_RESET',
    power('3', 'transparent', { forcePickUp: { deflectedBy: ['3'] } }),
    { TWO_TRANSPARENT_RESET: 'error special[3].effects' },
  ],
  ['TWO_TRANSPARENT_RESET', { ...power('JK', { forcePickUp: { deflectedBy: [] } }), 'deck.jokers': 2 }, {}],
  ['TWO_TRANSPARENT_RESET', power('3', 'transparent', 'reverse', 'skip'), {}],
  ['TWO_TRANSPARENT_RESET', power('3', 'transparent', 'belowUnder'), {}],
  ['TWO_TRANSPARENT_RESET', { ...power('JK', 'belowUnder'), 'deck.jokers': 2 }, {}],
  ['TWO_TRANSPARENT_RESET', { ...power('JK', 'burn'), 'deck.jokers': 2 }, {}],

  ['BURN_PLUS_EFFECT', power('10', 'burn', 'belowUnder'), { BURN_PLUS_EFFECT: 'error special[10].effects' }],
  [
    'BURN_PLUS_EFFECT',
    power('10', 'burn', 'transparent'),
    { TWO_TRANSPARENT_RESET: 'error special[10].effects' },
  ],
  [
    'BURN_PLUS_EFFECT',
    power('10', 'burn', { atMost: '7' }),
    { BURN_PLUS_EFFECT: 'error special[10].effects' },
  ],
  ['BURN_PLUS_EFFECT', power('10', 'burn', 'skip'), { BURN_PLUS_EFFECT: 'error special[10].effects' }],
  ['BURN_PLUS_EFFECT', power('10', 'burn', 'reverse', 'again'), {}],

  ['AGAIN_NO_NEXT', power('8', 'skip', 'again'), { AGAIN_NO_NEXT: 'warning special[8].effects' }],
  [
    'AGAIN_NO_NEXT',
    power('8', { forcePickUp: { deflectedBy: ['8'] } }, 'again'),
    { AGAIN_NO_NEXT: 'error special[8].effects' },
  ],
  ['AGAIN_NO_NEXT', power('8', 'skip', 'reverse'), {}],

  [
    'ATMOST_OUT',
    { ...power('9', { atMost: '9' }), 'beat.direction': 'down' },
    { ATMOST_OUT: 'error special[9].effects beat.direction' },
  ],
  [
    'ATMOST_OUT',
    { ...power('K', { atMost: '7' }, 'skip'), 'beat.direction': 'down', 'rank.order': 'A2..K' },
    { ATMOST_OUT: 'error special[K].effects beat.direction' },
  ],
  ['ATMOST_OUT', power('9', { atMost: '9' }), {}],
  ['ATMOST_OUT', { ...power('9', { atLeast: '9' }), 'beat.direction': 'down' }, {}],

  ['JOKER_ABSENT', power('JK', 'reverse'), { JOKER_ABSENT: 'warning special[JK] deck.jokers' }],
  ['JOKER_ABSENT', { 'deck.jokers': 2 }, { JOKER_ABSENT: 'error special[JK] deck.jokers' }],
  [
    'JOKER_ABSENT',
    { 'special[JK]': { on: 'natural', effects: ['skip'] }, 'deck.jokers': 1 },
    { JOKER_ABSENT: 'error special[JK].on deck.jokers' },
  ],
  ['JOKER_ABSENT', { ...power('JK'), 'deck.jokers': 2 }, {}],
  [
    'JOKER_ABSENT',
    power('9', { unbeatable: { except: ['JK'] } }),
    { JOKER_ABSENT: 'warning special[9].effects deck.jokers' },
  ],
  [
    'JOKER_ABSENT',
    { ...power('9', { unbeatable: { except: ['JK'] } }), ...power('JK'), 'deck.jokers': 2 },
    {},
  ],

  [
    'WILD_IDLE',
    power('8', { wild: { as: ['K', 'JK'] } }),
    {
      WILD_IDLE: 'error special[8].effects',
      JOKER_ABSENT: 'warning special[8].effects deck.jokers',
    },
  ],
  ['WILD_IDLE', power('8', { wild: { as: ['8'] } }), { WILD_IDLE: 'warning special[8].effects' }],
  [
    'WILD_IDLE',
    { ...power('JK', 'skip', { wild: { as: [] } }), 'deck.jokers': 2 },
    { WILD_IDLE: 'warning special[JK].effects' },
  ],
  [
    'CHOICE_IDLE',
    power('8', { choose: ['skip', { wild: { as: [] } }] }),
    { CHOICE_IDLE: 'error special[8].effects' },
  ],
  ['CHOICE_IDLE', power('8', { choose: ['skip', 'skip'] }), { CHOICE_IDLE: 'warning special[8].effects' }],
  [
    'CHOICE_IDLE',
    { ...power('JK', { choose: ['skip', 'transparent'] }), 'deck.jokers': 2 },
    { CHOICE_IDLE: 'error special[JK].effects' },
  ],
  ['CHOICE_IDLE', power('8', { choose: [{ atLeast: '8' }, { atMost: '8' }] }), {}],
  ['CHOICE_IDLE', power('8', 'skip', { choose: [{ atMost: '8' }, { atMost: '9' }] }), {}],
  [
    'SAME_RANK_TWO_ROLES',
    power('8', { atMost: '8' }, { choose: ['skip', { atLeast: '8' }] }),
    { SAME_RANK_TWO_ROLES: 'error special[8].effects' },
  ],
  [
    'BURN_PLUS_EFFECT',
    power('8', 'burn', { choose: ['skip', 'reverse'] }),
    { BURN_PLUS_EFFECT: 'error special[8].effects' },
  ],
  ['WILD_IDLE', power('8', 'skip', { wild: { as: ['8', 'K'] } }), {}],
  ['WILD_IDLE', { 'special[JK]': { on: 'natural', effects: [{ wild: { as: [] } }] }, 'deck.jokers': 2 }, {}],

  ['OF_A_KIND_TOO_BIG', ofAKind(5, 'pile'), { OF_A_KIND_TOO_BIG: 'error ofAKind.size deck.packs' }],
  [
    'OF_A_KIND_TOO_BIG',
    { ...ofAKind(0, 'pile'), 'ofAKind.outOfTurn': true },
    { OF_A_KIND_TOO_BIG: 'error ofAKind.outOfTurn ofAKind.size' },
  ],
  [
    'OF_A_KIND_TOO_BIG',
    { ...ofAKind(4, 'onePlayOrTripleCompleted'), ...single },
    { OF_A_KIND_TOO_BIG: 'error ofAKind.scope set.play' },
  ],
  ['OF_A_KIND_TOO_BIG', { ...ofAKind(8, 'pile'), 'deck.packs': 2 }, {}],
  [
    'OF_A_KIND_TOO_BIG',
    { ...ofAKind(9, 'pile'), 'deck.packs': 2 },
    { OF_A_KIND_TOO_BIG: 'error ofAKind.size deck.packs' },
  ],
  ['OF_A_KIND_TOO_BIG', { ...ofAKind(12, 'pile'), 'deck.packs': 3 }, {}],
  ['OF_A_KIND_TOO_BIG', { ...ofAKind(4, 'pile'), ...single }, {}],
  ['OF_A_KIND_TOO_BIG', { ...ofAKind(4, 'onePlayOrTripleCompleted'), 'set.play.hand': 'single' }, {}],
  ['OF_A_KIND_TOO_BIG', { ...ofAKind(4, 'onePlay'), 'set.play': 'run' }, {}],
  ['OF_A_KIND_TOO_BIG', { ...ofAKind(4, 'onePlay'), ...single, 'match.size': 'pairWhenStuck' }, {}],

  [
    'OF_A_KIND_UNREACHABLE',
    { 'beat.equal': 'no', ...single },
    { OF_A_KIND_UNREACHABLE: 'error beat.equal set.play' },
  ],
  [
    'OF_A_KIND_UNREACHABLE',
    { 'beat.equal': 'no', 'ofAKind.size': 3, 'set.max': 1 },
    { OF_A_KIND_UNREACHABLE: 'error beat.equal set.play' },
  ],
  [
    'OF_A_KIND_UNREACHABLE',
    { 'beat.equal': 'completesSet', ...single },
    { OF_A_KIND_UNREACHABLE: 'warning beat.equal set.play' },
  ],
  ['OF_A_KIND_UNREACHABLE', { 'beat.equal': 'no' }, {}],
  ['OF_A_KIND_UNREACHABLE', { 'beat.equal': 'no', ...single, 'match.size': 'pairWhenStuck' }, {}],
  ['OF_A_KIND_UNREACHABLE', { 'beat.equal': 'no', ...single, 'ofAKind.size': 0 }, {}],
  ['OF_A_KIND_UNREACHABLE', { 'beat.equal': 'no', 'beat.equal.faceUp': 'yes', ...single }, {}],

  [
    'EQUAL_COMPLETES_NO_SET',
    { 'beat.equal': 'completesSet', 'ofAKind.size': 0 },
    { EQUAL_COMPLETES_NO_SET: 'error beat.equal ofAKind.size' },
  ],
  [
    'EQUAL_COMPLETES_NO_SET',
    { 'beat.equal.faceUp': 'completesSet', 'ofAKind.size': 0 },
    { EQUAL_COMPLETES_NO_SET: 'error beat.equal ofAKind.size' },
  ],
  ['EQUAL_COMPLETES_NO_SET', { 'beat.equal': 'completesSet', 'ofAKind.size': 3 }, {}],

  [
    'JUMP_IN_NO_EQUAL',
    { jumpIn: 'equal', 'beat.equal': 'no' },
    { JUMP_IN_NO_EQUAL: 'warning jumpIn beat.equal' },
  ],
  [
    'JUMP_IN_NO_EQUAL',
    { jumpIn: 'identical', 'deck.packs': 2, 'beat.equal': 'no' },
    { JUMP_IN_NO_EQUAL: 'warning jumpIn beat.equal' },
  ],
  // Nobody jumps in with a face-down card.
  [
    'JUMP_IN_NO_EQUAL',
    { jumpIn: 'equal', 'beat.equal': 'no', 'beat.equal.faceDown': 'yes' },
    { JUMP_IN_NO_EQUAL: 'warning jumpIn beat.equal' },
  ],
  ['JUMP_IN_NO_EQUAL', { jumpIn: 'equal' }, {}],
  ['JUMP_IN_NO_EQUAL', { 'beat.equal': 'no' }, {}],
  ['JUMP_IN_NO_EQUAL', { jumpIn: 'equal', 'beat.equal': 'no', 'beat.equal.faceUp': 'yes' }, {}],
  ['JUMP_IN_NO_EQUAL', { jumpIn: 'equal', 'beat.equal': 'completesSet' }, {}],
  ['JUMP_IN_NO_EQUAL', { jumpIn: 'equal', 'beat.equal': 'no', 'match.size': 'pairWhenStuck', ...single }, {}],

  ['MATCH_SINGLE', { 'match.size': 'atLeast', ...single }, { MATCH_SINGLE: 'error match.size set.play' }],
  ['MATCH_SINGLE', { 'match.size': 'atLeast', 'set.max': 1 }, { MATCH_SINGLE: 'error match.size set.play' }],
  ['MATCH_SINGLE', { 'match.size': 'atLeast', 'set.play.hand': 'single' }, {}],

  [
    'RUN_AND_SIZE',
    { 'set.play': 'setOrRun', 'match.size': 'atLeast' },
    { RUN_AND_SIZE: 'error set.play match.size' },
  ],
  [
    'RUN_AND_SIZE',
    { 'set.play.faceUp': 'run', 'match.size': 'atLeast' },
    { RUN_AND_SIZE: 'error set.play match.size' },
  ],
  ['RUN_AND_SIZE', { 'set.play': 'run' }, {}],
  ['RUN_AND_SIZE', { 'set.play.faceUp': 'run', 'match.size': 'atLeast', 'faceUp.use': 'toHand' }, {}],

  ['SELF_SKIP', { ...power('8', 'skip'), 'skip.cap': 'none' }, { SELF_SKIP: 'warning skip.cap players.min' }],
  ['SELF_SKIP', { pairSkip: 'onePlay', 'skip.cap': 'none' }, { SELF_SKIP: 'warning skip.cap players.min' }],
  ['SELF_SKIP', { ...power('8', 'skip'), 'skip.cap': 'none', 'players.min': 3 }, {}],
  ['SELF_SKIP', { 'skip.cap': 'none' }, {}],

  ['PAIRSKIP_SINGLE', { pairSkip: 'onePlay', ...single }, { PAIRSKIP_SINGLE: 'error pairSkip set.play' }],
  [
    'PAIRSKIP_SINGLE',
    { pairSkip: 'onePlay', 'set.play': 'run' },
    { PAIRSKIP_SINGLE: 'error pairSkip set.play' },
  ],
  ['PAIRSKIP_SINGLE', { pairSkip: 'consecutive', ...single }, {}],
  ['PAIRSKIP_SINGLE', { pairSkip: 'onePlay', 'set.play.hand': 'single' }, {}],

  [
    'FIRST_CARD_MISSING',
    {
      'first.steps': [
        { by: 'card', card: 'X1', zone: 'hand' },
        { by: 'seat', seat: 'dealerLeft' },
      ],
    },
    { FIRST_CARD_MISSING: 'error first.steps[0].card deck' },
  ],
  [
    'FIRST_CARD_MISSING',
    { 'first.steps': [{ by: 'loser' }, { by: 'card', card: '3S', zone: 'both' }] },
    { FIRST_CARD_MISSING: 'error first.steps' },
  ],
  ['FIRST_CARD_MISSING', { 'first.steps': [{ by: 'loser' }, { by: 'random' }] }, {}],
  ['FIRST_CARD_MISSING', { 'first.steps': [] }, { FIRST_CARD_MISSING: 'error first.steps' }],
  // The four of clubs, hearts, spades, diamonds, the five of clubs and so on: one of them is always somebody's.
  ['FIRST_CARD_MISSING', { 'first.steps': cardSteps('456789TJQKA') }, {}],
  ['FIRST_CARD_MISSING', { 'first.steps': cardSteps('4') }, { FIRST_CARD_MISSING: 'error first.steps' }],
  [
    'FIRST_CARD_MISSING',
    {
      exchange: 'none',
      ...rows(row([2, 5], 3, 0, 3)),
      'first.steps': [{ by: 'rank', from: '3', go: 'up', zone: 'faceUp' }],
    },
    { FIRST_CARD_MISSING: 'error first.steps' },
  ],
  [
    'FIRST_CARD_MISSING',
    {
      'first.steps': [
        { by: 'card', card: '3S', zone: 'both' },
        { by: 'rank', from: '3', go: 'up', zone: 'hand' },
      ],
    },
    {},
  ],
  ['FIRST_CARD_MISSING', { 'first.steps': [{ by: 'race', from: '3' }] }, {}],
  [
    'FIRST_CARD_MISSING',
    { 'first.steps': [{ by: 'race', from: '5' }] },
    { FIRST_CARD_MISSING: 'warning first.steps' },
  ],
  ['FIRST_CARD_MISSING', { 'first.steps': [{ by: 'race', from: '5' }], 'players.min': 3 }, {}],
  [
    'FIRST_CARD_MISSING',
    { 'first.steps': [{ by: 'race', from: '5' }], 'deck.without': ['3', '4'], 'players.max': 4 },
    {},
  ],
  [
    'FIRST_CARD_MISSING',
    {
      'first.steps': [
        { by: 'card', card: '3S', zone: 'hand' },
        { by: 'seat', seat: 'dealerLeft' },
      ],
      'deck.without': ['3'],
      'players.max': 4,
    },
    { FIRST_CARD_MISSING: 'error first.steps[0].card deck' },
  ],
  [
    'FIRST_CARD_MISSING',
    { 'first.steps': [{ by: 'loser' }, { by: 'rank', from: 'A', go: 'up', zone: 'both' }] },
    { FIRST_CARD_MISSING: 'warning first.steps' },
  ],
  [
    'FIRST_CARD_MISSING',
    { 'first.steps': [{ by: 'rank', from: 'A', go: 'up', zone: 'both' }], 'rank.order': 'A2..K' },
    {},
  ],
  ['FIRST_CARD_MISSING', { 'first.steps': [{ by: 'rank', from: 'A', go: 'nearest', zone: 'hand' }] }, {}],

  ['FIRST_CARD_MISSING', { 'first.steps': [{ by: 'thrownIn', from: '3' }] }, {}],
  [
    'FIRST_CARD_MISSING',
    { 'first.steps': [{ by: 'thrownIn', from: '5' }] },
    { FIRST_CARD_MISSING: 'warning first.steps' },
  ],

  ['THROWN_IN_CLASH', { 'first.steps': [{ by: 'thrownIn', from: '3' }, { by: 'random' }] }, {}],
  [
    'THROWN_IN_CLASH',
    { 'first.steps': [{ by: 'loser' }, { by: 'thrownIn', from: '3' }] },
    { THROWN_IN_CLASH: 'error first.steps[1] first.steps' },
  ],
  [
    'THROWN_IN_CLASH',
    {
      'first.steps': [
        { by: 'thrownIn', from: '3' },
        { by: 'thrownIn', from: '5' },
      ],
    },
    { THROWN_IN_CLASH: 'error first.steps[0] first.steps' },
  ],
  [
    'THROWN_IN_CLASH',
    { 'first.steps': [{ by: 'thrownIn', from: '3' }], 'next.starter': 'loser' },
    { THROWN_IN_CLASH: 'error first.steps[0] next.starter' },
  ],
  [
    'THROWN_IN_CLASH',
    { 'first.steps': [{ by: 'thrownIn', from: '3' }], 'first.window': 'beforeExchange' },
    { THROWN_IN_CLASH: 'error first.steps[0] first.window' },
  ],

  [
    'MUSTPLAY_STARTER',
    { 'first.mustPlayIt': true, 'first.steps': [{ by: 'thrownIn', from: '3' }] },
    { MUSTPLAY_STARTER: 'error first.mustPlayIt first.steps' },
  ],
  [
    'MUSTPLAY_STARTER',
    { 'first.mustPlayIt': true },
    { MUSTPLAY_STARTER: 'error first.mustPlayIt first.steps' },
  ],
  [
    'MUSTPLAY_STARTER',
    { 'first.mustPlayIt': true, 'first.steps': [{ by: 'loser' }, { by: 'lowest' }] },
    { MUSTPLAY_STARTER: 'warning first.mustPlayIt first.steps' },
  ],
  ['MUSTPLAY_STARTER', { 'first.mustPlayIt': true, 'first.steps': [{ by: 'lowest' }] }, {}],
  [
    'MUSTPLAY_STARTER',
    { 'first.mustPlayIt': true, 'first.steps': [{ by: 'random' }] },
    { MUSTPLAY_STARTER: 'error first.mustPlayIt first.steps' },
  ],

  [
    'STARTER_PILE_FIRST',
    { 'deal.starter': true, 'first.steps': [{ by: 'race', from: '3' }] },
    { STARTER_PILE_FIRST: 'error deal.starter first.steps[0]' },
  ],
  [
    'STARTER_PILE_FIRST',
    { 'deal.starter': true, 'first.steps': [{ by: 'loser' }, { by: 'race', from: '3' }] },
    { STARTER_PILE_FIRST: 'error deal.starter first.steps[1]' },
  ],
  [
    'STARTER_PILE_FIRST',
    { 'deal.starter': true, 'first.steps': [{ by: 'thrownIn', from: '3' }] },
    { STARTER_PILE_FIRST: 'error deal.starter first.steps[0]' },
  ],
  ['STARTER_PILE_FIRST', { 'deal.starter': true }, {}],

  [
    'STARTER_NO_STOCK',
    {
      'deal.starter': true,
      'deal.starterOnBurnRank': 'anotherForSpecial',
      leftover: 'dealt',
      'refill.mode': 'none',
    },
    { STARTER_NO_STOCK: 'warning deal.starterOnBurnRank leftover' },
  ],
  [
    'STARTER_NO_STOCK',
    {
      'deal.starter': true,
      'deal.starterOnBurnRank': 'turnAnother',
      leftover: 'dead',
      'refill.mode': 'none',
    },
    { STARTER_NO_STOCK: 'warning deal.starterOnBurnRank leftover' },
  ],
  ['STARTER_NO_STOCK', { 'deal.starter': true, leftover: 'dead', 'refill.mode': 'none' }, {}],
  [
    'STARTER_NO_STOCK',
    { 'deal.starterOnBurnRank': 'turnAnother', leftover: 'dead', 'refill.mode': 'none' },
    {},
  ],

  [
    'ADD_FACE_UP_WITH_TO_HAND',
    { 'pickUp.addFaceUp': 1, 'faceUp.use': 'toHand' },
    { ADD_FACE_UP_WITH_TO_HAND: 'error pickUp.addFaceUp faceUp.use' },
  ],
  [
    'ADD_FACE_UP_WITH_TO_HAND',
    { 'pickUp.addFaceUp': 1, 'faceUp.use': 'toHand', 'pass.pickUp': 'optional' },
    { ADD_FACE_UP_WITH_TO_HAND: 'error pickUp.addFaceUp faceUp.use' },
  ],
  ['ADD_FACE_UP_WITH_TO_HAND', { 'pickUp.addFaceUp': 1 }, {}],

  [
    'CHANCE_NO_STOCK',
    { chance: 'flipStock', leftover: 'dead', 'refill.mode': 'none' },
    { CHANCE_NO_STOCK: 'error chance leftover' },
  ],
  [
    'CHANCE_NO_STOCK',
    { chance: 'flipStock', leftover: 'dead' },
    { CHANCE_NO_STOCK: 'error chance leftover', REFILL_DEAD: 'error refill.mode leftover' },
  ],
  ['CHANCE_NO_STOCK', { chance: 'flipStock' }, {}],

  ['STACKING_CLASH', { stacking: 'own', exchange: 'none' }, { STACKING_CLASH: 'error stacking exchange' }],
  [
    'STACKING_CLASH',
    { stacking: 'anyone', 'faceDown.access': 'whenUncovered' },
    { STACKING_CLASH: 'error stacking faceDown.access' },
  ],
  [
    'STACKING_CLASH',
    { stacking: 'own', leftover: 'dead', 'refill.mode': 'none' },
    { STACKING_CLASH: 'error stacking leftover' },
  ],
  ['STACKING_CLASH', { stacking: 'own' }, {}],
  ['STACKING_CLASH', { stacking: 'anyone', 'faceDown.access': 'stacksInOrder' }, {}],

  [
    'LASTCARD_SPECIAL_BLIND',
    { 'end.lastCard': 'noSpecial', ...power('2', 'reset') },
    { LASTCARD_SPECIAL_BLIND: 'warning end.lastCard blind.fail' },
  ],
  [
    'LASTCARD_SPECIAL_BLIND',
    { 'end.lastCard': 'noSpecial', ...power('10', 'burn'), 'blind.fail': 'pileToHandCardStaysUp' },
    { LASTCARD_SPECIAL_BLIND: 'warning end.lastCard blind.fail' },
  ],
  [
    'LASTCARD_SPECIAL_BLIND',
    { 'end.lastCard': 'noSpecial', ...power('2', 'reset'), ...rows(row([2, 5], 0, 3, 6)) },
    {},
  ],

  [
    'SAME_RANK_TWO_ROLES',
    power('7', 'transparent', { atMost: '7' }),
    { TWO_TRANSPARENT_RESET: 'error special[7].effects' },
  ],
  [
    'SAME_RANK_TWO_ROLES',
    power('7', { unbeatable: { except: ['2'] } }, { forcePickUp: { deflectedBy: ['7'] } }),
    { SAME_RANK_TWO_ROLES: 'error special[7].effects' },
  ],
  [
    'SAME_RANK_TWO_ROLES',
    power('7', { atMost: '7' }, { atMost: '9' }),
    { SAME_RANK_TWO_ROLES: 'error special[7].effects' },
  ],
  [
    'SAME_RANK_TWO_ROLES',
    power('7', 'belowUnder', { atMost: '7' }),
    { SAME_RANK_TWO_ROLES: 'error special[7].effects' },
  ],
  [
    'SAME_RANK_TWO_ROLES',
    power('7', 'belowUnder', 'sameColour'),
    { SAME_RANK_TWO_ROLES: 'error special[7].effects' },
  ],
  ['SAME_RANK_TWO_ROLES', power('7', { atMost: '7' }, 'skip'), {}],

  [
    'NOTON_ANY',
    { 'special[10]': { on: 'natural', notOn: ['K'], effects: ['burn'] } },
    { NOTON_ANY: 'warning special[10].notOn' },
  ],
  [
    'NOTON_ANY',
    { 'special[10]': { on: 'any', notOn: ['3'], effects: ['burn'] }, ...power('3', 'transparent') },
    { NOTON_ANY: 'warning special[10].notOn' },
  ],
  [
    'NOTON_ANY',
    { 'special[10]': { on: 'natural', notOn: ['7'], effects: ['burn'] }, ...power('7', { atMost: '7' }) },
    { NOTON_ANY: 'warning special[10].notOn' },
  ],
  ['NOTON_ANY', { 'special[10]': { on: 'natural', notOn: ['9'], effects: ['burn'] } }, {}],
  ['NOTON_ANY', { 'special[10]': { on: 'any', notOn: ['K'], effects: ['burn'] } }, {}],
  ['NOTON_ANY', { 'special[5]': { on: 'natural', notOn: ['9'] }, ...power('9', { atMost: '9' }) }, {}],
  ['NOTON_ANY', { 'special[5]': { on: 'natural', notOn: ['K'] }, ...power('K', 'reset') }, {}],
  [
    'NOTON_ANY',
    { 'special[5]': { on: 'natural', notOn: ['5'] }, 'beat.equal': 'no' },
    { NOTON_ANY: 'warning special[5].notOn' },
  ],

  ['WITHOUT_EFFECT', { 'whenAlone.set': 'free' }, { WITHOUT_EFFECT: 'warning whenAlone.set match.size' }],
  [
    'WITHOUT_EFFECT',
    { 'ofAKind.size': 0, 'ofAKind.onAny': true },
    { WITHOUT_EFFECT: 'warning ofAKind.onAny ofAKind.size' },
  ],
  [
    'WITHOUT_EFFECT',
    { 'ofAKind.size': 0, 'ofAKind.seeThrough': true },
    { WITHOUT_EFFECT: 'warning ofAKind.seeThrough ofAKind.size' },
  ],
  ['WITHOUT_EFFECT', { jumpIn: 'identical' }, { WITHOUT_EFFECT: 'warning jumpIn deck.packs' }],
  ['WITHOUT_EFFECT', { jumpIn: 'identical', 'deck.packs': 2 }, {}],
  ['WITHOUT_EFFECT', { jumpIn: 'identical', 'deck.packs': 3 }, {}],
  ['WITHOUT_EFFECT', { jumpIn: 'equal' }, {}],
  [
    'WITHOUT_EFFECT',
    { 'pickUp.next': 'newStarter', leftover: 'dead', 'refill.mode': 'none' },
    { WITHOUT_EFFECT: 'warning pickUp.next leftover' },
  ],
  [
    'WITHOUT_EFFECT',
    { 'pickUp.addFaceUp': 1, exchange: 'none', ...rows(row([2, 5], 3, 0, 3)) },
    { WITHOUT_EFFECT: 'warning pickUp.addFaceUp deal.rows' },
  ],
  [
    'WITHOUT_EFFECT',
    { 'announce.required': 'yes' },
    { WITHOUT_EFFECT: 'warning announce.required announce.burn' },
  ],
  ['WITHOUT_EFFECT', { 'announce.required': 'yes', 'announce.burn': 'Burn' }, {}],
  ['WITHOUT_EFFECT', { 'whenAlone.set': 'free', 'match.size': 'pairWhenStuck' }, {}],
  [
    'WITHOUT_EFFECT',
    { 'set.play.hand': 'set', 'match.size': 'pairWhenStuck' },
    { WITHOUT_EFFECT: 'warning set.play.hand match.size' },
  ],
  ['WITHOUT_EFFECT', { 'set.play.hand': 'single', 'match.size': 'pairWhenStuck' }, {}],
  ['WITHOUT_EFFECT', { 'ofAKind.onAny': true, 'ofAKind.seeThrough': true }, {}],

  [
    'END_NO_LOSER',
    { 'end.mode': 'firstOut', 'next.starter': 'loser' },
    { END_NO_LOSER: 'error end.mode next.starter' },
  ],
  [
    'END_NO_LOSER',
    { 'end.mode': 'firstOut', 'next.dealer': 'loser' },
    { END_NO_LOSER: 'error end.mode next.dealer' },
  ],
  ['END_NO_LOSER', { 'end.mode': 'firstOut', 'next.starter': 'winner' }, {}],
  [
    'END_NO_LOSER',
    { 'end.mode': 'rankAll', 'next.starter': 'loser' },
    { END_NO_LOSER: 'error end.mode next.starter' },
  ],
  ['END_NO_LOSER', { 'end.mode': 'lastHolder', 'next.starter': 'loser' }, {}],
];

describe('combinations that can’t be played', () => {
  it.each(TABLE)('%s: %j', (_, changes, found) => {
    const hits = checkRules(ruleSet(changes)).map(({ code, level, paths }) => [
      code,
      [level, ...paths].join(' '),
    ]);
    expect(Object.fromEntries(hits)).toEqual(found);
    expect(hits).toHaveLength(Object.keys(found).length);
  });

  it.each(RULE_SET_FINDINGS.filter((code) => code !== 'COLOUR_SUITLESS'))(
    '%s is found in two rule sets or more, and not in one that is near',
    (code) => {
      const own = TABLE.filter(([about]) => about === code);
      expect(own.filter(([, , found]) => code in found).length).toBeGreaterThanOrEqual(2);
      expect(own.filter(([, , found]) => !(code in found)).length).toBeGreaterThanOrEqual(1);
    },
  );

  it('colours can’t be asked for where suits aren’t read', () => {
    const set = ruleSet({ ...power('4', 'sameColour'), ...power('J', 'sameColour', 'skip') });
    expect(checkRules(set)).toEqual([]);
    expect(checkRules(set, { suits: false })).toMatchObject([
      { code: 'COLOUR_SUITLESS', kind: '4', paths: ['special[4].effects'] },
      { code: 'COLOUR_SUITLESS', kind: 'J' },
    ]);
    expect(checkRules(ruleSet(power('4', 'skip')), { suits: false })).toEqual([]);
  });

  it('a joker’s power waits where a variation adds jokers', () => {
    const variations = { more: { title: 'Jokers.', changes: { 'deck.jokers': 2 } } };
    const source = { format: 1, id: 'small', special: { JK: { on: 'any' } }, variations };
    expect(resolveRuleSet('small', {}, () => source)).toMatchObject({ ok: true, value: { warnings: [] } });
  });
});

describe('what is said about it', () => {
  const findings = TABLE.flatMap(([, changes]) => checkRules(ruleSet(changes)));
  it.each([...new Map(findings.map((one) => [sayFinding(en, one), one])).entries()])('%s', (sentence) => {
    expect(sentence).toMatch(/^[A-Z0-9].* .*\.$|^[A-Z].*`\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\bT\b|ofAKind|deal\./);
  });

  it('is said in German as well', () => {
    for (const one of findings) {
      expect(sayFinding(de, one)).toMatch(/^[A-ZÄÖÜ0-9].* .*\.$|^[A-Z].*`\.$/);
      expect(sayFinding(de, one)).not.toMatch(
        /undefined|null|NaN|\b[TJQ]\b|deal\.|\b(?:the|card|pile|may)\b/,
      );
    }
  });

  it('has the numbers', () => {
    const [first] = checkRules(ruleSet(rows(row([2, 5], 3, 3, 5))));
    expect(sayFinding(en, first!)).toBe(
      '5 players × 11 cards = 55, but the deck has 52. Deal fewer cards, play with fewer people, or add a pack or jokers.',
    );
  });
});

/** Each variation of a preset alone, with each of its choices. */
function variationsOf(id: string): Options[] {
  const complete = completeRuleSet(id, {}, findVariant);
  if (!complete.ok) throw new Error(`${id}: ${complete.error[0].path}`);
  return Object.entries(complete.value.variations).flatMap(([name, { choices }]): Options[] => {
    const chosen = Object.keys(choices);
    return chosen.length === 0 ? [{ [name]: true }] : chosen.map((choice) => ({ [name]: choice }));
  });
}

/** The other variation without which one does nothing. */
const TOGETHER: Readonly<Record<string, Options>> = { 'RE-X2': { 'RE-X1': true } };
const isAlone = (options: Options) => Object.keys(options).every((name) => TOGETHER[name] === undefined);

it('a variation that does nothing alone is told', () => {
  const idle = { code: 'WITHOUT_EFFECT', idle: 'exempt', paths: ['sameColour.exempt', 'special'] };
  const found = (options: Options) => resolveRuleSet('reference', options, findVariant);
  expect(found({ 'RE-X2': true })).toMatchObject({ value: { warnings: [idle] } });
  expect(found({ 'RE-X1': true, 'RE-X2': true })).toMatchObject({ value: { warnings: [] } });
  // A colour that hands a forced pick-up on is one, too.
  const passed = {
    'special[9]': { effects: [{ forcePickUp: { deflectedBy: ['J'] } }] },
    'passOn.colour': 'red',
  };
  expect(found({ ...passed, 'sameColour.exempt': ['9'] })).toMatchObject({ value: { warnings: [] } });
});

describe.each(VARIANT_IDS)('%s', (id) => {
  const all = variationsOf(id).map((one) =>
    isAlone(one) ? one : { ...one, ...TOGETHER[Object.keys(one)[0]!] },
  );
  it.each([{}, ...all])('can be played with %j, and every rule does what it says', (options) => {
    expect(resolveRuleSet(id, options, findVariant)).toMatchObject({ ok: true, value: { warnings: [] } });
  });
});
