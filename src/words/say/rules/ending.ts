import { kindsIn } from '../../../engine/rules/deck.ts';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import { lineOf, type RuleLine, type Source, where } from './line.ts';
import { lookedThrough } from './special.ts';

/** What burns the pile, and what follows. */
export function burnLines(source: Source): readonly RuleLine[] {
  const { words, own, set, rules } = source;
  const { size, scope, outOfTurn, seeThrough, onAny } = set.ofAKind;
  const { burn, penalty, required } = set.announce;
  const burns = size > 0 || kindsIn(set).some((kind) => rules.of[kind].burn);
  const between = lookedThrough(source);
  return [
    lineOf(source, 'ofAKind', 'ofAKind', words.ofAKind(size, scope), size === 0 && burns),
    ...where(
      size > 0,
      lineOf(source, 'outOfTurn', 'ofAKind.outOfTurn', words.outOfTurn(outOfTurn), !outOfTurn),
      lineOf(source, 'onAny', 'ofAKind.onAny', words.onAny(onAny), !onAny),
    ),
    ...where(
      size > 0 && between.any,
      lineOf(source, 'seeThrough', 'ofAKind.seeThrough', words.seeThrough(seeThrough, between)),
    ),
    ...where(
      burns,
      lineOf(source, 'again', 'burn', words.again[set.burn.again]),
      lineOf(
        source,
        'burnCall',
        'announce.burn',
        words.burnCall(burn === null ? null : own(burn)),
        burn === null,
      ),
    ),
    ...where(
      burns && burn !== null,
      lineOf(source, 'callRequired', 'announce.required', words.callRequired[required], required === 'no'),
    ),
    ...where(
      burn !== null || set.announce.lastCard !== null,
      lineOf(source, 'callPenalty', 'announce.penalty', words.callPenalty(penalty), penalty === 0),
    ),
    lineOf(source, 'pairSkip', 'pairSkip', words.pairSkip[set.pairSkip], set.pairSkip === 'off'),
  ];
}

/** What ends a round, and who has lost it. */
export function endLines(source: Source): readonly RuleLine[] {
  const { words, own, set } = source;
  const { mode, lastCard, showWinner } = set.end;
  const { loser } = set.names;
  const call = set.announce.lastCard;
  return [
    lineOf(source, 'end', 'end', words.end[mode]),
    // A game that ends with a loser speaks of a winner only to say that there is none.
    ...where(
      mode === 'lastHolder' && !showWinner,
      lineOf(source, 'winner', 'end.showWinner', words.noWinner),
    ),
    lineOf(source, 'lastCard', 'end.lastCard', words.lastCard[lastCard], lastCard === 'any'),
    ...where(
      loser !== '' && mode !== 'firstOut',
      lineOf(source, 'loser', 'names.loser', words.loser(own(loser))),
    ),
    lineOf(
      source,
      'lastCall',
      'announce.lastCard',
      words.lastCall(call === null ? null : own(call)),
      call === null,
    ),
  ];
}

/** How the next round begins, and the titles of losers. */
export function nextLines(source: Source): readonly RuleLine[] {
  const { words, own, set, rules } = source;
  const { titles } = set.series;
  const { dealer, starter } = set.next;
  return [
    lineOf(source, 'dealer', 'next.dealer', words.dealer[dealer]),
    lineOf(
      source,
      'nextStarter',
      'next.starter',
      words.nextStarter[starter],
      starter === 'rule' || rules.firstSteps[0]?.by === starter,
    ),
    lineOf(
      source,
      'titles',
      'series',
      words.titles(titles === 'numbers' ? titles : titles.map(own)),
      titles.length === 0,
    ),
  ];
}

/** Some variations change nothing and only give their rule a number. */
const changesAnything = ({ changes, choices }: RuleSet['variations'][string]): boolean =>
  Object.keys(changes).length + Object.keys(choices).length > 0;

/** What may be agreed on before a game. */
export const optionLines = ({ words, own, set }: Source): readonly RuleLine[] =>
  Object.entries(set.variations)
    .filter(([, variation]) => changesAnything(variation))
    .map(([name, { title, choices }]) => ({
      key: `option-${name}`,
      text: words.option(own(title), Object.keys(choices).map(own)),
      number: name,
      setting: `variations.${name}`,
      quiet: false,
      card: null,
    }));
