import { type DealError, dealHidden, dealKnown, type RoundSetup } from '../../../src/engine/deal.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { Result } from '../../../src/engine/result.ts';
import {
  type FindRuleSet,
  type Options,
  type RuleSetSource,
  resolveRules,
} from '../../../src/engine/rules/resolve.ts';
import type { Rules } from '../../../src/engine/rules/rules.ts';
import type { State } from '../../../src/engine/state.ts';
import { findVariant, VARIANT_IDS } from '../../../src/variants/index.ts';

/** A table that every law is tried at: a rule set, options, and so many players. */
export interface TableCase {
  readonly rules: string;
  readonly options: Options;
  readonly players: number;
  /** What the id `house` stands for. */
  readonly house?: RuleSetSource;
}

/** The id of house rules. */
export const HOUSE = 'house';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'] as const;

/** House rules as people are asked to write them: what they state has its numbered sentences. */
export const houseRules = (parent: string, stated: Readonly<Record<string, unknown>>): RuleSetSource => ({
  format: 1,
  id: HOUSE,
  title: 'House rules.',
  extends: parent,
  ...stated,
  texts: Object.keys(stated).map((root, i) => ({
    number: `H-${i + 1}`,
    settings: [root],
    text: `As we say about ${root}.`,
  })),
});

export const titleOf = ({ rules, options, players, house }: TableCase): string =>
  `${rules} with ${players} ${JSON.stringify(house ?? options)}`;

/** Where the rule sets of a case are found. */
export const findIn =
  ({ house }: TableCase): FindRuleSet =>
  (id) =>
    id === HOUSE ? (house ?? null) : findVariant(id);

const ofHouse = new WeakMap<RuleSetSource, Rules>();
const ofPresets = new Map<string, Rules>();

function resolved(one: TableCase): Rules {
  const rules = resolveRules(one.rules, one.options, findIn(one));
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return rules.value;
}

/** The rules of a case; made out once, for a table of any size. House rules have no options. */
export function rulesOfCase(one: TableCase): Rules {
  const { rules, options, house } = one;
  const key = `${rules} ${JSON.stringify(options)}`;
  const known = house === undefined ? ofPresets.get(key) : ofHouse.get(house);
  if (known !== undefined) return known;
  const made = resolved(one);
  if (house === undefined) ofPresets.set(key, made);
  else ofHouse.set(house, made);
  return made;
}

/** The seats of a case; who deals and who lost before depend on the seed. */
export const tableOf = (one: TableCase, seed: number): RoundSetup => ({
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

/** What shuffles a match, by a number. */
export const shuffleOf = (seed: number): string => seed.toString(16).padStart(32, '0');

export const hiddenDeal = (one: TableCase, seed: number): State => unwrap(dealHidden(tableOf(one, seed)));

/** The same rules at a table of every size that they have a deal for. */
export function atEverySize(one: Omit<TableCase, 'players'>): TableCase[] {
  const sizes = NAMES.map((_, i) => ({ ...one, players: i + 1 })).slice(1);
  return sizes.filter((at) => dealHidden(tableOf(at, 0)).ok);
}

/** The same rules at a table of one size: the middle one. */
export function atMiddleSize(one: Omit<TableCase, 'players'>): TableCase {
  const sizes = atEverySize(one);
  return sizes[Math.floor((sizes.length - 1) / 2)]!;
}

/** The one variation with two packs, which the referee has to tell apart. */
export const THREES_OF_TWO_PACKS = { rules: 'threes', options: { 'TH-02': true } } as const;

/** The same with three. */
export const THREES_OF_THREE_PACKS = {
  rules: 'threes',
  options: { 'TH-02': true, 'deck.packs': 3 },
} as const;

/** Palace with what house rules may say and no preset does. */
export const PALACE_OF_HOUSE_WORDS = {
  rules: 'palace',
  options: {
    'deck.jokers': 2,
    'joker.value': '8',
    'first.steps': [{ by: 'thrownIn', from: '3' }],
    'first.tie': 'heartsFirst',
    chance: 'atWill',
    'set.followUp': true,
    'next.dealer': 'winner',
    'special[3]': { on: 'any', effects: ['transparent', 'copies'] },
    'special[4]': { effects: ['belowUnder'] },
    'special[5]': { effects: ['choosesNext'] },
    'special[6]': { effects: [{ wild: { as: [] } }] },
    'special[8]': { effects: ['skip'] },
    'special[Q]': { effects: ['reverse', 'swapsHands'] },
    'special[J]': { effects: ['again'] },
    'special[7]': { effects: [{ choose: [{ atLeast: '7' }, { atMost: '7' }] }] },
    'special[A]': { effects: [{ choose: ['reverse', 'skip', 'nothing'] }] },
    'special[K]': { onlyIfStuck: 'onEmpty', effects: ['swapsRows'] },
    'special[9]': { effects: [{ forcePickUp: { deflectedBy: ['9', 'T'] } }] },
    'passOn.colour': 'red',
    stacking: 'own',
    jumpIn: 'equal',
  },
} as const;

/** Every preset at every number of players. */
export const PRESET_TABLES: readonly TableCase[] = VARIANT_IDS.flatMap((rules) =>
  atEverySize({ rules, options: {} }),
);

/** Every variation of a preset, and each of its choices, alone. */
export const VARIATION_TABLES: readonly TableCase[] = VARIANT_IDS.flatMap((rules) => {
  const { variations } = rulesOfCase({ rules, options: {}, players: 2 }).set;
  return Object.entries(variations).flatMap(([name, { changes, choices }]) => {
    const values = [...(Object.keys(changes).length > 0 ? [true] : []), ...Object.keys(choices)];
    return values.map((value) => atMiddleSize({ rules, options: { [name]: value } }));
  });
});

/** How many seeds a law is tried with: few by default, more on demand. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 1);
export const seeds = (count: number): number[] => Array.from({ length: count * RUNS }, (_, i) => i + 1);
