import type { Kind, Rank } from '../../../engine/cards.ts';
import { kindsIn } from '../../../engine/rules/deck.ts';
import { isPassedOn } from '../../../engine/rules/effects.ts';
import { closedTo, type KindRules } from '../../../engine/rules/rules.ts';
import { sayEffectAs } from '../../effect-words.ts';
import type { Covering } from '../../facts.ts';
import { ladderOf } from './dealing.ts';
import { explaining, lineOf, type Point, type RuleLine, type Source, where } from './line.ts';
import { playsSeveral } from './playing.ts';

type MakePoint = (power: Point['power'], text: string, ranks?: readonly Kind[]) => Point;

/** Whether there is anything to say about a kind of card. */
export const hasPower = ({ isSpecial, on, notOn, onlyIfStuck, countsAs }: KindRules): boolean =>
  isSpecial || countsAs !== null || on !== 'natural' || notOn.length > 0 || onlyIfStuck !== false;

/** The ranks that a card may go on, where these are fewer than those that it may not; null where they are more. */
function onlyOn({ set, rules }: Source, { on, notOn, height }: KindRules): readonly Rank[] | null {
  const ladder = ladderOf(set);
  if (typeof on === 'object' || notOn.length * 2 <= ladder.length) return null;
  const isUnder = (rank: Rank): boolean => {
    const under = rules.of[rank].height;
    return set.beat.direction === 'up' ? under <= height : under >= height;
  };
  return ladder.filter((rank) => !notOn.includes(rank) && (on === 'any' || isUnder(rank)));
}

/** The ranks that a card may not go on, though it goes on any: by its own power, or as few cards go on them. */
function barring(source: Source, { kind, notOn }: KindRules): readonly Rank[] {
  const closed = closedTo(source.rules, kind);
  return ladderOf(source.set).filter((rank) => notOn.includes(rank) || closed.includes(rank));
}

/** What a card may go on. */
function goingOn(source: Source, of: KindRules, point: MakePoint): readonly Point[] {
  const { powers } = source.words;
  const { on, notOn } = of;
  const barred = barring(source, of);
  const only = onlyOn(source, of);
  if (only !== null && only.length > 0) return [point('notOn', powers.onOnly(only))];
  if (on === 'any')
    return [point('onAny', barred.length > 0 ? powers.onAnyBut(barred) : powers.on(on), barred)];
  return [
    ...(typeof on === 'object' ? [point('onUpTo', powers.on(on), [on.maxTop])] : []),
    ...(notOn.length > 0 ? [point('notOn', powers.notOn(notOn), notOn)] : []),
  ];
}

/** What a kind of card does, one thing after the other; empty for an ordinary one. */
export function pointsOf(source: Source, kind: Kind): readonly Point[] {
  const { words, effects, rules } = source;
  const { powers } = words;
  const of = rules.of[kind];
  const { onlyIfStuck, countsAs } = of;
  const point: MakePoint = (power, text, ranks = []) => ({ power, ranks, text });
  return [
    ...(countsAs === null ? [] : [point('countsAs', powers.countsAs(countsAs), [countsAs])]),
    ...goingOn(source, of, point),
    ...(onlyIfStuck === true ? [point('onlyIfStuck', powers.onlyIfStuck)] : []),
    ...(onlyIfStuck === 'onEmpty' ? [point('notOnEmpty', powers.notOnEmpty)] : []),
    ...of.effects.map((effect) => point(effect.name, sayEffectAs(effects, 'sentence', effect), effect.ranks)),
  ];
}

/** What a card does besides going on any other, where a sentence about both says it: its words begin with a verb. */
const VERBS: readonly Point['power'][] = ['reset', 'transparent', 'burn', 'reverse'];

/** What a card does, as one says it. */
export function sayPoints({ powers }: Source['words'], points: readonly Point[]): string {
  const [first, second, ...more] = points;
  const isOne = first?.text === powers.on('any') && second !== undefined && VERBS.includes(second.power);
  const said = isOne ? [powers.onAnyAnd(second.text), ...more.map(({ text }) => text)] : null;
  return (said ?? points.map(({ text }) => text)).join(' ');
}

function kindLine(source: Source, kind: Kind): RuleLine {
  const { words, rules } = source;
  const name = words.card(kind);
  if (!hasPower(rules.of[kind]))
    return lineOf(source, `special-${kind}`, `special[${kind}]`, `${name}: ${words.ordinary}`, true);
  const points = pointsOf(source, kind);
  const does = sayPoints(words, points);
  const line = lineOf(source, `special-${kind}`, `special[${kind}]`, `${name}: ${does}`);
  return { ...line, card: { kind, name, points, does } };
}

/** The cards under which the one to beat may lie. */
export function lookedThrough({ set, rules }: Source): Covering & { readonly any: boolean } {
  const kinds = kindsIn(set);
  const may = (kind: Kind, does: 'belowUnder' | 'transparent'): boolean =>
    rules.of[kind][does] || rules.of[kind].ways.some((way) => way[does]);
  const lower = kinds.filter((kind) => may(kind, 'belowUnder'));
  const invisible = kinds.some((kind) => may(kind, 'transparent'));
  return { invisible, lower, any: invisible || lower.length > 0 };
}

/** What special cards do, and how that is counted. */
export function specialLines(source: Source): readonly RuleLine[] {
  const { words, set, rules } = source;
  const kinds = kindsIn(set);
  const any = (has: (of: KindRules) => boolean): boolean =>
    kinds.some((kind) => has(rules.of[kind]) || rules.of[kind].ways.some(has));
  const { reverse, skip, sameColour, passOn, notOn } = set;
  const skips = any((of) => of.skip);
  const over = lookedThrough(source);
  const special = any(hasPower);
  const several = playsSeveral(source);
  return [
    lineOf(source, 'anySpecial', 'special', words.anySpecial(special), special),
    ...kinds.map((kind) => kindLine(source, kind)),
    ...where(
      several && any((of) => of.reverse),
      lineOf(
        source,
        'reverseCount',
        'reverse.count',
        words.reverseCount[reverse.count],
        reverse.count === 'perPlay',
      ),
    ),
    ...where(several && skips, lineOf(source, 'skipCount', 'skip.count', words.skipCount[skip.count])),
    ...where(skips || set.pairSkip !== 'off', lineOf(source, 'skipCap', 'skip.cap', words.skipCap[skip.cap])),
    ...where(
      any((of) => of.wild !== null),
      explaining(lineOf(source, 'wildUnnamed', 'special', words.wildUnnamed)),
    ),
    ...where(
      rules.anyChoice,
      explaining(lineOf(source, 'choiceUnsaid', 'special', words.choiceUnsaid(several))),
    ),
    ...where(
      isPassedOn(set),
      lineOf(
        source,
        'passOnColour',
        'passOn.colour',
        words.passOnColour[passOn.colour],
        passOn.colour === 'any',
      ),
    ),
    ...where(
      several && any((of) => of.sameColour),
      lineOf(source, 'colourSet', 'sameColour.set', words.colourSet[sameColour.set]),
    ),
    ...where(
      any((of) => of.sameColour),
      lineOf(
        source,
        'colourExempt',
        'sameColour.exempt',
        words.colourExempt(sameColour.exempt),
        sameColour.exempt.length === 0,
      ),
    ),
    ...where(
      any((of) => of.notOn.length > 0) && over.any,
      lineOf(
        source,
        'notOnLooks',
        'notOn.looks',
        words.notOnLooks[notOn.looks](over),
        notOn.looks === 'effective',
      ),
    ),
  ];
}
