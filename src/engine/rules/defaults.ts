import { RULE_SET_FORMAT, type RuleSet } from './schema.ts';

/**
 * What holds where a rule set says nothing: the reading that the sources share (docs/rules/ambiguities.md). A rule
 * set states only what differs from this or from the one it extends.
 */
export const DEFAULTS: RuleSet = {
  format: RULE_SET_FORMAT,
  id: 'defaults',
  title: 'The plain game.',
  players: { min: 2, max: 5, best: null },
  deck: { packs: 1, jokers: 0, without: [] },
  rank: { order: '2..A' },
  deal: {
    rows: [{ players: [2, 5], faceDown: { stacks: 3, depth: 1 }, faceUp: 3, hand: 3 }],
    starter: false,
    starterOnBurnRank: 'asOrdinary',
  },
  leftover: 'stock',
  exchange: 'swap',
  stacking: 'no',
  first: {
    steps: [{ by: 'seat', seat: 'dealerLeft' }],
    tie: 'cwFromDealer',
    mustPlayIt: false,
    window: 'afterExchange',
  },
  direction: { initial: 'cw' },
  beat: { direction: 'up', equal: { hand: 'yes', faceUp: 'yes', faceDown: 'yes' } },
  set: { play: { hand: 'set', faceUp: 'set' }, max: null, mixZones: false, followUp: false },
  match: { size: 'free' },
  whenAlone: { set: 'pairWhenStuck' },
  pass: { pickUp: 'onlyIfUnable' },
  pickUp: { taker: 'self', addFaceUp: 0, next: 'emptyPile' },
  chance: 'none',
  refill: { mode: 'upTo', size: 3 },
  faceUp: { use: 'table' },
  faceDown: { access: 'afterFaceUp' },
  blind: { fail: 'pileAndCardToHand' },
  special: {},
  joker: { value: 'transparent' },
  reverse: { count: 'perPlay' },
  skip: { count: 'perCard', cap: 'others' },
  sameColour: { set: 'every', exempt: [] },
  passOn: { colour: 'any' },
  notOn: { looks: 'effective' },
  ofAKind: { size: 4, scope: 'pile', outOfTurn: false, seeThrough: false, onAny: false },
  burn: { again: 'must' },
  announce: { burn: null, lastCard: null, penalty: 0, required: 'no' },
  pairSkip: 'off',
  end: { mode: 'lastHolder', lastCard: 'any', showWinner: true },
  next: { dealer: 'rotate', starter: 'rule' },
  penalty: 'takeBack',
  series: { titles: [] },
  // Empty: as each language calls them.
  names: { game: '', loser: '' },
  variations: {},
  texts: [],
};
