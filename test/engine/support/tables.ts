import { type DealError, dealHidden, dealKnown, type Table } from '../../../src/engine/deal.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { Result } from '../../../src/engine/result.ts';
import { type Options, resolveRules } from '../../../src/engine/rules/resolve.ts';
import type { Rules } from '../../../src/engine/rules/rules.ts';
import type { State } from '../../../src/engine/state.ts';
import { findVariant } from '../../../src/variants/index.ts';

/** A table that every law is tried at: a rule set, options, and so many players. */
export interface TableCase {
  readonly rules: string;
  readonly options: Options;
  readonly players: number;
}

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'] as const;

const reference = (players: number, options: Options = {}): TableCase => ({
  rules: 'reference',
  options,
  players,
});
const blast = (players: number, options: Options = {}): TableCase => ({ rules: 'blast', options, players });

const EXTENSIONS: Options = { 'RE-X1': true, 'RE-X2': true, 'RE-X3': true, 'RE-X4': true };
const ROW = { players: [2, 4], faceDown: { stacks: 3, depth: 2 }, faceUp: 0, hand: 3 };

/** Both presets at every size, and the options that pull the engine in other directions. */
export const TABLES: readonly TableCase[] = [
  ...[2, 3, 4, 5, 6, 7, 8].map((players) => reference(players)),
  reference(5, { 'RE-20': true }),
  reference(6, { 'RE-20': true, ...EXTENSIONS }),
  reference(2, EXTENSIONS),
  reference(4, EXTENSIONS),
  reference(3, { 'RE-X1': true, 'RE-X2': true }),
  reference(3, { 'RE-X1': true, 'sameColour.set': 'any' }),
  reference(4, { 'RE-20': true, 'RE-X3': true, 'RE-X4': true, 'reverse.count': 'perCard' }),
  reference(3, { 'RE-X4': true, 'notOn.looks': 'physical' }),
  blast(2),
  blast(3),
  blast(4),
  reference(3, { refill: { mode: 'upTo', size: 5 } }),
  reference(4, { 'refill.mode': 'none', leftover: 'dead' }),
  reference(3, { 'blind.fail': 'pileToHandCardStaysUp' }),
  blast(3, { 'blind.fail': 'pileToHandCardStaysUp' }),
  reference(3, { 'faceUp.use': 'toHand' }),
  blast(2, { 'faceUp.use': 'table' }),
  reference(3, { 'pass.pickUp': 'optional' }),
  reference(3, { 'skip.cap': 'passOverSelf' }),
  reference(2, { 'skip.cap': 'none' }),
  reference(4, { 'skip.count': 'perPlay', pairSkip: 'consecutive' }),
  reference(3, { pairSkip: 'onePlay' }),
  reference(2, { 'set.mixZones': true }),
  reference(3, { 'set.mixZones': true, 'beat.equal': 'completesSet', 'match.size': 'atLeast' }),
  reference(3, { 'announce.required': 'yes' }),
  blast(3, { 'pickUp.next': 'newStarter' }),
  reference(3, { 'pickUp.next': 'newStarter' }),
  reference(4, { 'pickUp.taker': 'previousPlayer' }),
  reference(3, { 'match.size': 'atLeast' }),
  blast(3, { 'match.size': 'atLeast' }),
  reference(3, { 'faceDown.access': 'whenUncovered' }),
  reference(3, {
    'faceDown.access': 'stacksInOrder',
    'players.max': 4,
    'deal.rows': [ROW],
    exchange: 'none',
  }),
  reference(3, { 'ofAKind.size': 0, 'ofAKind.outOfTurn': false }),
  reference(4, { 'ofAKind.size': 3 }),
  reference(4, { 'ofAKind.seeThrough': true }),
  reference(4, { 'ofAKind.onAny': true }),
  reference(3, { 'ofAKind.scope': 'onePlay', 'ofAKind.outOfTurn': false }),
  reference(3, { 'ofAKind.scope': 'onePlayOrTripleCompleted', 'ofAKind.outOfTurn': false }),
  reference(6, { 'deck.packs': 2, 'deck.jokers': 4 }),
  reference(3, { 'deck.packs': 2, 'ofAKind.size': 6, 'set.mixZones': true }),
  reference(3, { 'special[10].onlyIfStuck': true }),
  blast(3, { 'special[10].onlyIfStuck': true }),
  reference(3, { 'burn.again': 'may' }),
  reference(3, { 'burn.again': 'no' }),
  reference(4, { 'end.mode': 'firstOut', 'next.starter': 'rule' }),
  reference(4, { 'end.mode': 'rankAll' }),
  reference(3, { 'beat.equal.faceUp': 'no' }),
  reference(3, { 'set.play.hand': 'single' }),
  reference(3, { 'first.mustPlayIt': true, 'first.tie': 'cwFromDealer' }),
  reference(4, { 'first.steps': [{ by: 'rank', from: '3', go: 'up', zone: 'faceUpThenHand' }] }),
  reference(4, { 'first.steps': [{ by: 'race', from: '3' }], exchange: 'none' }),
  reference(3, {
    exchange: 'pick',
    'players.max': 4,
    'deal.rows': [{ players: [2, 4], faceDown: { stacks: 3, depth: 1 }, faceUp: 3, hand: 6 }],
  }),
  reference(3, { 'direction.initial': 'ccw', 'joker.value': 'reset', 'deck.jokers': 3 }),
];

export const titleOf = ({ rules, options, players }: TableCase): string =>
  `${rules} with ${players} ${JSON.stringify(options)}`;

export function rulesOfCase({ rules, options }: TableCase): Rules {
  const resolved = resolveRules(rules, options, findVariant);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  return resolved.value;
}

/** The seats of a case; who deals and who lost before depend on the seed. */
export const tableOf = (one: TableCase, seed: number): Table => ({
  rules: rulesOfCase(one),
  names: NAMES.slice(0, one.players),
  dealer: seed % one.players,
  lastLoser: seed % 3 === 0 ? (seed + 1) % one.players : null,
  lastWinner: seed % 3 === 0 ? (seed + 2) % one.players : null,
});

function unwrap(dealt: Result<State, DealError>): State {
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  return dealt.value;
}

export const knownDeal = (one: TableCase, seed: number): State =>
  unwrap(dealKnown(tableOf(one, seed), seededRandom(seed)));

export const hiddenDeal = (one: TableCase, seed: number): State => unwrap(dealHidden(tableOf(one, seed)));

/** How many seeds a law is tried with: few by default, more on demand. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 1);
export const seeds = (count: number): number[] => Array.from({ length: count * RUNS }, (_, i) => i + 1);
