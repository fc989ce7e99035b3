/** Which choices of house rules can't go with another one, or go along with it. */
import type { DealRow, RuleSet } from '../../../engine/rules/schema.ts';
import { valueAt, withValue } from './paths.ts';

/** Why a choice can't be made: by the names of the sentences that say so. */
export type Reason = 'noLoser' | 'firstWins' | 'noStock';

/** A choice that something else rules out, and what is chosen in its place. */
interface Excluded {
  readonly path: string;
  readonly value: string | boolean;
  readonly instead: string | boolean;
  /** Which sentence says why. */
  readonly why: Reason;
  readonly isOut: (rules: RuleSet) => boolean;
}

/** Nobody loses unless the last player with cards does. */
const noLoser = ({ end }: RuleSet): boolean => end.mode !== 'lastHolder';

/** Nothing can be drawn where no cards are left to draw from. */
const noStock = ({ leftover }: RuleSet): boolean => leftover !== 'stock';

const EXCLUDED: readonly Excluded[] = [
  { path: 'next.dealer', value: 'loser', instead: 'rotate', why: 'noLoser', isOut: noLoser },
  { path: 'next.starter', value: 'loser', instead: 'rule', why: 'noLoser', isOut: noLoser },
  { path: 'end.showWinner', value: false, instead: true, why: 'firstWins', isOut: noLoser },
  ...(['turnAnother', 'anotherForSpecial'] as const).map((value) => ({
    path: 'deal.starterOnBurnRank',
    value,
    instead: 'asOrdinary',
    why: 'noStock' as const,
    isOut: noStock,
  })),
  { path: 'refill.mode', value: 'upTo', instead: 'none', why: 'noStock', isOut: noStock },
  { path: 'refill.mode', value: 'perCard', instead: 'none', why: 'noStock', isOut: noStock },
  { path: 'chance', value: 'flipStock', instead: 'none', why: 'noStock', isOut: noStock },
  { path: 'chance', value: 'atWill', instead: 'none', why: 'noStock', isOut: noStock },
];

/** Why a choice can't go with the others as they are; null if it can. */
export const whyExcluded = (rules: RuleSet, path: string, value: unknown): Reason | null =>
  EXCLUDED.find((one) => one.path === path && one.value === value && one.isOut(rules))?.why ?? null;

const withoutExcluded = (rules: RuleSet, changed: string): RuleSet =>
  EXCLUDED.reduce((now, { path, value, instead, isOut }) => {
    const keys = path.split('.');
    const gives = path !== changed && valueAt(now, keys) === value && isOut(now);
    return gives ? withValue(now, keys, instead) : now;
  }, rules);

/** A pack has as many. */
const JOKERS = 2;

/** What a joker counts as by what it does; undefined where that leaves it open. */
const countsBy = ({ special }: RuleSet) =>
  special.JK?.effects.find((effect) => effect === 'reset' || effect === 'transparent');

/** One that resets or is invisible counts as that; one that no longer does, as before it did, else as in `base`. */
const jokerCounts = (base: RuleSet, earlier: readonly RuleSet[], rules: RuleSet): RuleSet['joker']['value'] =>
  countsBy(rules) ?? (earlier.findLast((one) => countsBy(one) !== one.joker.value) ?? base).joker.value;

/** One that can do something is played with; where its powers were only tried, there are none again if `base` has none. */
function jokerNumber(base: RuleSet, { special, deck }: RuleSet): number {
  if (special.JK != null) return deck.jokers > 0 ? deck.jokers : JOKERS;
  const wasRaised = base.deck.jokers === 0 && deck.jokers === JOKERS;
  return base.special.JK == null && wasRaised ? 0 : deck.jokers;
}

const withJokers = (base: RuleSet, earlier: readonly RuleSet[], rules: RuleSet): RuleSet =>
  withValue(
    withValue(rules, ['joker', 'value'], jokerCounts(base, earlier, rules)),
    ['deck', 'jokers'],
    jokerNumber(base, rules),
  );

/** How many cards everybody holds when play begins; null where that hangs on the number of players. */
function heldAtFirst({ deal, exchange }: RuleSet): number | null {
  const held = deal.rows.map(({ hand, faceUp }: DealRow) => hand - (exchange === 'pick' ? faceUp : 0));
  return new Set(held).size === 1 ? held[0]! : null;
}

/** The fewest and the most players whom the rows deal to. */
function dealtTo({ deal }: RuleSet): readonly [least: number, most: number] {
  const ends = deal.rows.map(({ players }) => players);
  return [Math.min(...ends.map(([from]) => from)), Math.max(...ends.map(([, to]) => to))];
}

/** Hands that were filled up to what is dealt still are; nobody plays whom no row deals to, and all do who did so far. */
function withDeal(before: RuleSet, rules: RuleSet): RuleSet {
  const held = heldAtFirst(rules);
  const goesAlong = held !== null && before.refill.size === heldAtFirst(before);
  const filled = goesAlong ? withValue(rules, ['refill', 'size'], held) : rules;
  const { min, max } = filled.players;
  const [[fewest, largest], [from, to]] = [dealtTo(before), dealtTo(filled)];
  const least = min === fewest ? from : Math.max(min, from);
  const most = max === largest ? to : Math.min(max, to);
  return least > most
    ? filled
    : withValue(withValue(filled, ['players', 'min'], least), ['players', 'max'], most);
}

/** Every number of players is dealt to: the rows at the ends reach as far as the number of players does. */
function withRows(rules: RuleSet): RuleSet {
  const { min, max } = rules.players;
  const [from, to] = dealtTo(rules);
  const rows = rules.deal.rows.map((row): DealRow => {
    const [least, most] = row.players;
    return {
      ...row,
      players: [least === from ? Math.min(from, min) : least, most === to ? Math.max(to, max) : most],
    };
  });
  return min > max ? rules : withValue(rules, ['deal', 'rows'], rows);
}

/** What is asked of other cards too, which are played like those of the hand as long as nobody says otherwise. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'beat.equal.hand': ['beat.equal.faceUp', 'beat.equal.faceDown'],
  'set.play.hand': ['set.play.faceUp'],
};

const withAlike = (before: RuleSet, rules: RuleSet, path: string): RuleSet =>
  (ALIKE[path] ?? [])
    .map((other) => other.split('.'))
    .filter((keys) => valueAt(before, keys) === valueAt(before, path.split('.')))
    .reduce((now, keys) => withValue(now, keys, valueAt(rules, path.split('.'))), rules);

/**
 * The rules after a change from those before, the last of `earlier`, in which nothing is chosen that can't go with the part that was just
 * changed, and what people would change along with it goes along. What went along and is no longer wanted is as in
 * the rules that are extended, `base`.
 */
export function goingWith(
  base: RuleSet,
  earlier: readonly [...RuleSet[], RuleSet],
  rules: RuleSet,
  changed: readonly string[],
): RuleSet {
  const path = changed.join('.');
  const before = earlier.at(-1)!;
  const fitting = withoutExcluded(rules, path);
  if (path === 'special.JK') return withJokers(base, earlier, fitting);
  if (path === 'players.min' || path === 'players.max') return withRows(fitting);
  return path === 'deal.rows' ? withDeal(before, fitting) : withAlike(before, fitting, path);
}
