import { KINDS, type Kind, RANKS, type Rank } from '../cards.ts';
import { showPath } from './compose.ts';
import { nameOf, optionsOf, ranksOf } from './effects.ts';
import { finding, ROLES, type Role, type RuleSetFinding } from './findings.ts';
import { parseRankOrder } from './order.ts';
import { jokerRank, NO_POWER, passOnColour } from './rules.ts';
import { type Power, type RuleSet, ZONES } from './schema.ts';

/** A kind of card that has a power. */
interface Powered {
  readonly kind: Kind;
  readonly power: Power;
  readonly roles: readonly Role[];
  readonly path: string;
}

/** A joker stands for `joker.value` besides, unless it burns and is gone, or for what is named for it. */
function rolesOf(set: RuleSet, kind: Kind, { effects }: Power): Role[] {
  const names = effects.map(nameOf);
  const stands = kind === 'JK' && !names.includes('burn') && !names.includes('wild') ? [set.joker.value] : [];
  return ROLES.filter((role) => names.includes(role) || stands.some((value) => value === role));
}

/** The power with each of the effects that may be chosen; itself where nothing is. */
function waysOf(power: Power): readonly Power[] {
  const choice = power.effects.findLast((effect) => nameOf(effect) === 'choose');
  if (choice === undefined) return [power];
  const others = power.effects.filter((effect) => nameOf(effect) !== 'choose');
  return optionsOf(choice).map((chosen) => ({ ...power, effects: [...others, chosen] }));
}

/** The kinds that have a power, those of which something is chosen once for each way. */
const poweredKinds = (set: RuleSet): Powered[] =>
  [...RANKS, 'JK' as const].flatMap((kind) =>
    waysOf(set.special[kind] ?? NO_POWER).flatMap((power) => {
      if (!set.special[kind]) return [];
      return [{ kind, power, roles: rolesOf(set, kind, power), path: showPath(['special', kind]) }];
    }),
  );

/** The roles that can't go with one role of the same card; reported together with that role. */
const clashing = ({ roles }: Powered, role: Role, with_: readonly Role[]): readonly Role[] | null => {
  const others = roles.filter((one) => with_.includes(one));
  return roles.includes(role) && others.length > 0 ? [role, ...others] : null;
};

/** What is asked of the next card. */
const CONDITIONS: readonly Role[] = ['atMost', 'atLeast', 'sameColour', 'unbeatable'];

/** What becomes of the next player. */
const ABOUT_NEXT: readonly Role[] = ['skip', 'forcePickUp'];

function conflicts(powered: Powered): RuleSetFinding[] {
  const { kind } = powered;
  const paths = kind === 'JK' ? [`${powered.path}.effects`, 'joker.value'] : [`${powered.path}.effects`];
  // What a joker stands for besides gives way to a pick-up that it forces.
  const besides = (role: 'reset' | 'transparent'): readonly Role[] =>
    powered.power.effects.includes(role) ? [...CONDITIONS, 'forcePickUp'] : CONDITIONS;
  const reset = clashing(powered, 'reset', [...besides('reset'), 'belowUnder']);
  const transparent = clashing(powered, 'transparent', ['reset', 'burn', ...besides('transparent')]);
  const burn = clashing(powered, 'burn', [...CONDITIONS, 'belowUnder', ...ABOUT_NEXT]);
  const again = clashing(powered, 'again', ABOUT_NEXT);
  // After a last card there is no other turn, and the skip counts. A pick-up would be the player’s own.
  const againLevel = again?.includes('forcePickUp') ? 'error' : 'warning';
  return [
    ...(reset === null ? [] : [finding('RESET_DEAD', 'error', paths, { kind, roles: reset })]),
    ...(transparent === null
      ? []
      : [finding('TWO_TRANSPARENT_RESET', 'error', paths, { kind, roles: transparent })]),
    ...(burn === null ? [] : [finding('BURN_PLUS_EFFECT', 'error', paths, { kind, roles: burn })]),
    ...(again === null ? [] : [finding('AGAIN_NO_NEXT', againLevel, paths, { kind, roles: again })]),
  ];
}

/** What says which cards may follow: one card says it once. */
const LIMITS: readonly string[] = ['belowUnder', 'atMost', 'atLeast', 'unbeatable', 'forcePickUp'];

function twoRoles({ kind, power, roles, path }: Powered): RuleSetFinding[] {
  // The card to beat is the one underneath: it is that card's colour that would be asked for.
  const isLost = (role: Role) => role === 'sameColour' && roles.includes('belowUnder');
  const limits = roles.filter((role) => LIMITS.includes(role) || isLost(role));
  const stated = power.effects.map(nameOf).filter((name) => LIMITS.includes(name));
  if (Math.max(limits.length, stated.length) < 2) return [];
  return [finding('SAME_RANK_TWO_ROLES', 'error', [`${path}.effects`], { kind, roles: limits })];
}

const atMostOf = ({ effects }: Power): Rank | null => {
  for (const effect of effects) if (typeof effect === 'object' && 'atMost' in effect) return effect.atMost;
  return null;
};

function atMostOut(set: RuleSet, { kind, power, path }: Powered): RuleSetFinding[] {
  const limit = atMostOf(power);
  if (limit === null || set.beat.direction === 'up') return [];
  return [finding('ATMOST_OUT', 'error', [`${path}.effects`, 'beat.direction'], { kind, limit })];
}

/** Whether a card of this kind could ever lie on one of that rank, if nothing barred it, whatever is chosen of that. */
const couldLieOn = (set: RuleSet, powered: Powered, under: Rank): boolean =>
  waysOf(set.special[under] ?? NO_POWER).some((below) => couldLieOnWay(set, powered, under, below));

function couldLieOnWay(set: RuleSet, { kind, power }: Powered, under: Rank, { effects }: Power): boolean {
  const order = parseRankOrder(set.rank.order) ?? RANKS;
  const rank = kind === 'JK' ? jokerRank(set) : kind;
  const [own, other] = [rank === null ? -1 : order.indexOf(rank), order.indexOf(under)];
  if (effects.includes('transparent') || effects.includes('belowUnder'))
    return set.notOn.looks === 'physical';
  if (effects.includes('reset') || power.on === 'any' || rank === null) return true;
  if (power.on !== 'natural') return other <= order.indexOf(power.on.maxTop);
  for (const effect of effects) {
    if (typeof effect !== 'object') continue;
    if ('atMost' in effect) return own <= order.indexOf(effect.atMost);
    if ('atLeast' in effect) return own >= order.indexOf(effect.atLeast);
  }
  if (own === other) return ZONES.some((zone) => set.beat.equal[zone] !== 'no');
  return set.beat.direction === 'up' ? own > other : own < other;
}

function notOnAny(set: RuleSet, powered: Powered): RuleSetFinding[] {
  const under = powered.power.notOn.filter((rank) => !couldLieOn(set, powered, rank));
  if (under.length === 0) return [];
  return [finding('NOTON_ANY', 'warning', [`${powered.path}.notOn`], { kind: powered.kind, under })];
}

/** Whether some variation adds jokers, for which the power then waits. */
const mayGetJokers = ({ variations }: RuleSet): boolean =>
  Object.values(variations).some(({ changes, choices }) =>
    [changes, ...Object.values(choices)].some((one) => 'deck.jokers' in one || 'deck' in one),
  );

/** Where effects name jokers. */
const namingJokers = (set: RuleSet): readonly string[] =>
  poweredKinds(set).flatMap(({ path, power }) =>
    power.effects.some((effect) => ranksOf(effect).includes('JK')) ? [`${path}.effects`] : [],
  );

function jokerAbsent(set: RuleSet): RuleSetFinding[] {
  const power = set.special.JK ?? null;
  const found = (
    level: 'error' | 'warning',
    path: string,
    fault: 'noJokers' | 'named' | 'noPower' | 'notOnAny',
  ) => [finding('JOKER_ABSENT', level, [path, 'deck.jokers'], { fault })];
  if (set.deck.jokers === 0) {
    if (mayGetJokers(set)) return [];
    return [
      ...(power === null ? [] : found('warning', 'special[JK]', 'noJokers')),
      ...namingJokers(set).flatMap((path) => found('warning', path, 'named')),
    ];
  }
  if (jokerRank(set) !== null) return [];
  if (power === null) return found('error', 'special[JK]', 'noPower');
  return power.on === 'any' || power.effects.some((effect) => nameOf(effect) === 'wild')
    ? []
    : found('error', 'special[JK].on', 'notOnAny');
}

/** A wild card that names jokers, or no rank but its own; a wild joker with powers, though it always counts as a rank. */
function wildIdle({ kind, power, path }: Powered): RuleSetFinding[] {
  const wild = power.effects.findLast((effect) => nameOf(effect) === 'wild');
  if (wild === undefined) return [];
  const ranks = ranksOf(wild);
  const found = (level: 'error' | 'warning', fault: 'jokers' | 'itself' | 'powers') => [
    finding('WILD_IDLE', level, [`${path}.effects`], { kind, fault }),
  ];
  if (ranks.includes('JK')) return found('error', 'jokers');
  if (ranks.length > 0 && ranks.every((rank) => rank === kind)) return found('warning', 'itself');
  return kind === 'JK' && power.effects.length > 1 ? found('warning', 'powers') : [];
}

/** A choice of effects that is none: the same one twice, of what a joker counts as, or to be wild, which is said of a rank. */
function choiceIdle(set: RuleSet, kind: Kind): RuleSetFinding[] {
  const options = (set.special[kind]?.effects ?? []).flatMap(optionsOf);
  const found = (level: 'error' | 'warning', fault: 'wild' | 'joker' | 'twice') => [
    finding('CHOICE_IDLE', level, [`${showPath(['special', kind])}.effects`], { kind, fault }),
  ];
  const names = options.map(nameOf);
  if (names.includes('wild')) return found('error', 'wild');
  if (kind === 'JK' && (names.includes('reset') || names.includes('transparent')))
    return found('error', 'joker');
  const written = options.map((option) => JSON.stringify(option));
  return new Set(written).size < written.length ? found('warning', 'twice') : [];
}

/** Each finding once, though it may be one about several things that a card may be chosen to do. */
const once = (findings: readonly RuleSetFinding[]): RuleSetFinding[] => [
  ...new Map(findings.map((one) => [JSON.stringify(one), one])).values(),
];

/** What is wrong with the powers of cards. */
export const checkPowers = (set: RuleSet): RuleSetFinding[] =>
  once([
    ...poweredKinds(set).flatMap((powered) => [
      ...conflicts(powered),
      ...twoRoles(powered),
      ...atMostOut(set, powered),
      ...notOnAny(set, powered),
      ...wildIdle(powered),
    ]),
    ...KINDS.flatMap((kind) => choiceIdle(set, kind)),
    ...jokerAbsent(set),
  ]);

/** What is wrong with the powers of cards whose codes don't tell their suit. */
export function checkColours(set: RuleSet): RuleSetFinding[] {
  const coloured: readonly Role[] =
    passOnColour(set) === null ? ['sameColour'] : ['sameColour', 'forcePickUp'];
  const found = poweredKinds(set)
    .filter(({ roles }) => coloured.some((role) => roles.includes(role)))
    .map(({ kind, path }) => finding('COLOUR_SUITLESS', 'error', [`${path}.effects`], { kind }));
  return once(found);
}
