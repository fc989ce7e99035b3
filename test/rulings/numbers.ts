import type { Options } from '../../src/engine/rules/resolve.ts';
import type { Sabotage } from './sabotage.ts';

/** A way of switching a rule off: other options, or a sabotage where no parameter states the rule. */
export type Off = Options | Sabotage;

const range = (family: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${family}-${String(i + 1).padStart(2, '0')}`);

/** Every numbered rule of the documents, by the rule set that it belongs to. */
export const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  blast: range('BL', 30),
  threes: range('TH', 26),
  canteen: range('CA', 16),
  everything: [...range('EV', 19), ...['EV-V1', 'EV-V2', 'EV-V3', 'EV-V4', 'EV-V5a', 'EV-V5b', 'EV-V6']],
  shed: ['EV-S1'],
  reference: [...range('RE', 20), 'RE-20b', ...range('RE', 39).slice(20), 'RE-X1', 'RE-X2', 'RE-X3', 'RE-X4'],
  encyclopedia: range('EN', 23),
  palace: range('PA', 14),
  classic: range('CL', 5),
  vandtia: [...range('VA', 2), 'VA-V1'],
  idiot: [...range('ID', 5), 'ID-V1'],
  chinahand: range('CH', 5),
};

/** What no software can judge at a table, and why; each of them has its sentence all the same. */
export const UNJUDGED: Readonly<Record<string, string>> = {
  'BL-16': 'advice: which of several fitting cards to lay is the player’s own choice',
  'RE-11': 'nobody sees whether a face-down card was looked at; that one can’t be played too early is RE-09',
};

/**
 * What a rule set only tells people, and why neither a ruling nor a deal hangs on it. That it is told is all that
 * can be shown: the set-ups called `names` do.
 */
export const ONLY_TOLD: Readonly<Record<string, string>> = {
  'EV-02': 'titles for losing again are words that a table uses; play is the same without them',
  'RE-02': 'whether somebody is called the winner is said after the round; who is out and who loses is RE-01',
};

/** Advice that an option makes a rule: its rows choose the very option that is switched off. */
export const ENFORCED: readonly string[] = ['BL-28'];

const faceDown = { stacks: 3, depth: 1 };
/** Jokers in the pack, which go on anything and turn the direction. */
const jokers = { 'deck.jokers': 2, 'special[JK]': { on: 'any', effects: ['reverse'] } };
/** A two that is looked through instead of starting afresh. */
const notAfresh = { 'special[2]': { on: 'any', effects: ['transparent'] } };
const three = (min: number, max: number) => ({ players: [min, max], faceDown, faceUp: 3, hand: 3 });
const two = { faceDown: { stacks: 2, depth: 1 }, faceUp: 2, hand: 2 };

/**
 * How each rule that rulings show is switched off: for each way, one of the rows that name the number must fail.
 * Options lie over those of the row, and a row counts only if its own leave alone what is switched.
 */
export const SWITCHES: Readonly<Record<string, readonly Off[]>> = {
  'BL-02': [jokers],
  'BL-03': [{ 'rank.order': '2..A' }],
  'BL-09': [{ 'end.mode': 'firstOut' }],
  'BL-10': [{ exchange: 'none' }],
  'BL-11': ['swapAnyTime'],
  'BL-12': [{ 'first.steps': [{ by: 'seat', seat: 'dealerRight' }] }, 'turnsDoNotMatter'],
  'BL-13': [{ 'beat.direction': 'up' }],
  'BL-14': ['lastPlayDoesNotCount'],
  'BL-15': [{ 'refill.mode': 'none' }],
  'BL-17': ['pileStays', 'takerGoesOn', { 'pass.pickUp': 'optional' }],
  'BL-18': [{ 'refill.mode': 'perCard' }, { 'refill.size': 2 }],
  'BL-19': [{ 'set.play': 'single' }, { 'set.max': 2 }],
  'BL-20': [{ 'faceUp.use': 'table' }],
  'BL-21': ['faceDownTakenUp'],
  'BL-22': [{ 'end.mode': 'lastHolder' }],
  'BL-23': [{ 'ofAKind.size': 0, 'beat.equal': 'no' }, { 'ofAKind.size': 4 }],
  'BL-24': [{ 'announce.burn': null }],
  'BL-25': [{ 'burn.again': 'no' }],
  'BL-26': [{ 'beat.equal': 'no' }, { 'beat.equal': 'yes' }],
  'BL-27': [{ 'special[10]': null }],
  'BL-28': [{ 'special[10].onlyIfStuck': false }],
  'BL-29': [{ 'burn.again': 'no' }],
  'BL-30': [{ 'end.mode': 'firstOut' }],

  'TH-01': [{ 'end.mode': 'firstOut' }],
  'TH-05': [{ 'refill.mode': 'none' }],
  'TH-06': [{ 'special[2].on': 'natural' }],
  'TH-07': [notAfresh],
  'TH-08': [{ 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] }],
  'TH-09': [{ 'first.steps': [{ by: 'race', from: '5' }] }],
  'TH-10': [{ 'set.play': 'single', 'ofAKind.scope': 'pile' }],
  'TH-11': ['otherWayRound', 'turnsDoNotMatter'],
  'TH-12': [{ 'beat.direction': 'down' }, { 'beat.equal': 'no' }],
  'TH-13': ['pileStays', { 'pass.pickUp': 'optional' }],
  'TH-14': ['takerGoesOn'],
  'TH-15': ['burnStays'],
  'TH-16': [{ 'ofAKind.size': 0 }],
  'TH-17': [{ 'ofAKind.scope': 'onePlay' }],
  'TH-18': [{ 'announce.burn': null }],
  'TH-19': [{ 'burn.again': 'no' }, { 'burn.again': 'may' }],
  'TH-20': ['faceDownTakenUp'],
  'TH-21': [{ 'faceDown.access': 'afterFaceUp' }],
  'TH-22': ['faceDownTakenUp'],
  'TH-23': ['turnsDoNotMatter'],
  'TH-24': [{ 'blind.fail': 'pileToHandCardStaysUp' }],
  'TH-25': ['tableBesideHand'],
  'TH-26': [{ 'end.mode': 'firstOut' }],

  'CA-03': [{ leftover: 'stock', 'refill.mode': 'upTo', 'refill.size': 7 }],
  'CA-04': [{ exchange: 'none' }, 'swapAnyTime'],
  'CA-05': [{ 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] }],
  'CA-06': [{ 'set.play': 'set' }, 'turnsDoNotMatter'],
  'CA-07': [{ 'beat.direction': 'down' }, { 'beat.equal': 'no' }],
  'CA-08': [{ 'special[2].on': 'natural' }, { 'special[10].on': 'natural' }],
  'CA-09': [notAfresh],
  'CA-10': ['burnStays', { 'special[10]': { on: 'any' } }],
  'CA-11': [{ 'burn.again': 'no' }],
  'CA-12': ['pileStays', { 'pass.pickUp': 'optional' }],
  'CA-13': ['tableBesideHand', 'faceUpShut'],
  'CA-14': ['faceDownTakenUp', 'faceUpDoesNotBind'],
  'CA-15': [{ 'end.mode': 'lastHolder' }],
  'CA-16': [{ 'rank.order': 'A..K' }],

  'EV-01': [{ 'end.mode': 'firstOut' }],
  'EV-04': [{ exchange: 'swap' }],
  'EV-06': [{ 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] }, 'otherWayRound'],
  'EV-07': [{ 'pass.pickUp': 'optional' }],
  'EV-08': [{ 'beat.direction': 'down' }, { 'beat.equal': 'no' }, { 'rank.order': 'A..K' }],
  'EV-09': [{ 'refill.mode': 'none' }, { 'refill.mode': 'perCard' }],
  'EV-10': ['pileStays'],
  'EV-11': [
    { 'special[2].on': 'natural' },
    { 'special[4].on': 'natural' },
    { 'special[9].on': 'natural' },
    { 'special[10].on': 'natural' },
  ],
  'EV-12': [notAfresh],
  'EV-13': [{ 'special[4]': { on: 'any' } }],
  'EV-14': [{ 'special[9]': { on: 'any' } }],
  'EV-15': [{ 'special[10]': { on: 'any' } }, { 'burn.again': 'no' }, { 'burn.again': 'must' }],
  'EV-16': [{ 'set.play': 'single' }],
  'EV-17': [{ 'ofAKind.size': 0 }],
  'EV-18': [{ 'faceUp.use': 'table' }],
  'EV-19': ['faceDownTakenUp'],
  'EV-V1': [{ 'EV-V1': false }],
  'EV-V2': [
    { 'special[4]': { on: 'any', effects: ['transparent'] }, 'special[6]': null },
    { 'EV-V2': false },
  ],
  'EV-V3': [{ 'EV-V3': false }],
  'EV-V4': [{ 'special[JK]': { on: 'any' } }],
  'EV-V5a': [{ 'EV-V5a': false }],
  'EV-V5b': [{ 'EV-V5b': false }],
  'EV-V6': [{ 'EV-V6': false }],
  'EV-S1': [
    { 'special[7]': null },
    { 'special[4]': { on: 'any', effects: ['transparent'] } },
    { 'special[9]': { on: 'any', effects: [{ atMost: '9' }] } },
  ],

  'RE-01': [{ 'end.mode': 'rankAll' }],
  'RE-03': ['otherWayRound'],
  'RE-04': [{ 'beat.direction': 'down', 'special[7]': null }, { 'beat.equal': 'no' }],
  'RE-05': ['pileStays'],
  'RE-06': ['takerGoesOn'],
  'RE-07': ['tableBesideHand'],
  'RE-08': ['faceUpShut'],
  'RE-09': ['faceUpDoesNotBind'],
  'RE-10': ['faceDownTakenUp'],
  'RE-12': [{ 'pass.pickUp': 'optional' }],
  'RE-13': [{ 'refill.mode': 'none' }, { 'refill.mode': 'upTo', 'refill.size': 3 }],
  'RE-14': [jokers, { 'deck.packs': 2 }],
  'RE-18': [{ leftover: 'dead', 'refill.mode': 'none' }],
  'RE-19': [{ 'players.max': 5, 'deal.rows': [three(2, 5)] }],
  'RE-20': [{ 'deal.rows': [three(2, 4), { players: [5, 6], ...two }] }],
  'RE-21': [{ 'rank.order': 'A..K' }],
  'RE-22': [{ 'set.play.hand': 'single' }, { 'set.play.faceUp': 'single' }],
  'RE-23': [{ 'ofAKind.size': 0, 'ofAKind.outOfTurn': false }],
  'RE-24': [{ 'burn.again': 'no' }],
  'RE-25': [{ 'ofAKind.outOfTurn': false }],
  'RE-26': [notAfresh, { 'special[2].on': 'natural' }],
  'RE-27': [{ 'special[3]': { on: 'any' } }, { 'special[3].on': 'natural' }],
  'RE-28': [{ 'special[10]': { on: 'any' } }, { 'special[10].on': 'natural' }],
  'RE-29': [{ 'burn.again': 'no' }],
  'RE-30': [{ 'special[JK]': { on: 'any' } }],
  'RE-31': [{ 'special[7]': null }, { 'special[7].on': 'any' }],
  'RE-32': [{ 'special[8]': null }, { 'special[8].on': 'any' }],
  'RE-33': [{ 'skip.count': 'perPlay' }],
  'RE-34': [{ 'skip.cap': 'none' }],
  'RE-35': [
    { 'first.steps': [{ by: 'rank', from: '4', go: 'nearest', zone: 'both' }], 'next.starter': 'rule' },
  ],
  'RE-36': [{ 'first.steps': [{ by: 'loser' }, { by: 'rank', from: '4', go: 'nearest', zone: 'both' }] }],
  'RE-37': [
    {
      'first.steps': [
        { by: 'loser' },
        { by: 'card', card: '4H', zone: 'both' },
        { by: 'seat', seat: 'dealerLeft' },
      ],
    },
  ],
  'RE-38': [
    {
      'first.steps': [
        { by: 'loser' },
        { by: 'card', card: '4H', zone: 'both' },
        { by: 'rank', from: '4', go: 'up', zone: 'both' },
      ],
    },
  ],
  'RE-39': [{ exchange: 'none' }, 'swapAnyTime'],
  'RE-X1': [{ 'RE-X1': false }],
  'RE-X2': [{ 'RE-X2': false }],
  'RE-X3': [{ 'RE-X3': false }],
  'RE-X4': [{ 'RE-X4': false }],

  'EN-01': [{ 'end.mode': 'rankAll' }],
  'EN-04': ['faceDownTakenUp', 'faceUpDoesNotBind'],
  'EN-07': [{ exchange: 'none' }, 'swapAnyTime'],
  'EN-08': [{ 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] }],
  'EN-09': [{ 'first.steps': [{ by: 'rank', from: '3', go: 'up', zone: 'faceUp' }] }],
  'EN-10': [{ 'first.steps': [{ by: 'rank', from: '5', go: 'up', zone: 'faceUpThenHand' }] }],
  'EN-11': [{ 'first.mustPlayIt': true }],
  'EN-12': [{ 'beat.direction': 'down' }, { 'beat.equal': 'no' }],
  'EN-13': [{ 'refill.mode': 'none' }, { 'refill.mode': 'perCard' }],
  'EN-14': [{ 'match.size': 'atLeast' }, { 'whenAlone.set': 'free' }],
  'EN-15': [{ 'match.size': 'free', 'set.play.hand': 'set' }],
  'EN-16': ['pileStays', 'takerGoesOn', { 'pass.pickUp': 'optional' }],
  'EN-17': [{ pairSkip: 'off' }, { 'EN-17': false }],
  'EN-18': ['otherWayRound', { 'special[10]': { on: 'any', effects: ['burn'] } }],
  'EN-19': ['tableBesideHand', 'faceUpShut'],
  'EN-20': [{ 'set.play.faceUp': 'single' }],
  'EN-21': [{ 'beat.equal': 'yes' }],
  'EN-22': [{ 'rank.order': '3..2' }],
  'EN-23': [
    { 'blind.fail': 'pileToHandCardStaysUp' },
    { 'beat.equal.faceDown': 'no' },
    'faceDownTakenUp',
    'faceUpDoesNotBind',
    'takerGoesOn',
  ],

  'PA-01': [jokers, { 'players.max': 6, 'deal.rows': [{ ...three(2, 6), hand: 2 }] }],
  'PA-03': [{ exchange: 'none' }, 'swapAnyTime'],
  'PA-04': [
    { 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] },
    { 'first.steps': [{ by: 'rank', from: '3', go: 'up', zone: 'both' }] },
    { 'first.steps': [{ by: 'rank', from: '2', go: 'up', zone: 'hand' }] },
    { 'first.mustPlayIt': true },
    { 'first.tie': 'claim' },
  ],
  'PA-05': ['otherWayRound', { 'beat.direction': 'down' }, { 'beat.equal': 'no' }, { 'rank.order': 'A..K' }],
  'PA-06': [{ 'set.play': 'single' }],
  'PA-07': [{ 'refill.mode': 'none' }, { 'refill.mode': 'perCard' }, { 'refill.size': 4 }],
  'PA-08': [{ 'pass.pickUp': 'onlyIfUnable' }, 'pileStays', 'takerGoesOn'],
  'CL-01': [{ 'pass.pickUp': 'optional' }, 'pileStays', 'takerGoesOn'],
  'CL-02': [{ 'special[3]': { on: 'any' } }, { 'special[3].on': 'natural' }],
  'CL-03': [{ 'special[7]': null }, { 'special[7].on': 'any' }],
  'CL-04': [{ 'special[8]': null }, { 'special[8].on': 'any' }, { 'skip.count': 'perPlay' }],
  'CL-05': [{ 'skip.cap': 'none' }],
  'VA-01': [{ 'first.tie': 'cwFromDealer' }, { 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] }],
  'VA-02': [{ chance: 'none' }, { chance: 'atWill' }],
  'VA-V1': [{ 'VA-V1': false }, { stacking: 'own' }],
  'ID-01': [{ exchange: 'swap' }],
  'ID-02': [{ 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }] }],
  'ID-03': [{ chance: 'none' }, { 'pass.pickUp': 'onlyIfUnable' }, 'pileStays', 'takerGoesOn'],
  'ID-04': [{ 'special[10].onlyIfStuck': false }, { 'special[10].on': 'natural' }, { 'burn.again': 'no' }],
  'ID-05': [{ 'special[A]': null }, { 'special[A].notOn': [] }, { 'special[A].onlyIfStuck': false }],
  'ID-V1': [{ 'ID-V1': false }],
  'CH-01': [{ stacking: 'no' }],
  'CH-02': [{ chance: 'none' }],
  'CH-03': [{ 'special[J].on': 'natural' }],
  'CH-04': [{ 'special[A].effects': [] }],
  'CH-05': [{ 'end.mode': 'lastHolder' }],
  'PA-09': [notAfresh, { 'special[2].on': 'natural' }],
  'PA-10': [{ 'special[10]': { on: 'any' } }, { 'special[10].on': 'natural' }, { 'burn.again': 'no' }],
  'PA-11': [{ 'ofAKind.size': 0 }, { 'ofAKind.scope': 'onePlay' }, { 'burn.again': 'no' }],
  'PA-12': [
    { 'faceUp.use': 'toHand' },
    { 'faceDown.access': 'whenUncovered' },
    'faceDownTakenUp',
    'tableBesideHand',
    'turnsDoNotMatter',
  ],
  'PA-13': [{ 'blind.fail': 'pileToHandCardStaysUp' }, 'takerGoesOn'],
  'PA-14': [{ 'end.mode': 'rankAll' }],
};
