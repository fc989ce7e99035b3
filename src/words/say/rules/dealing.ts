import type { Rank } from '../../../engine/cards.ts';
import { dealsFaceUp, usedRows } from '../../../engine/rules/check-deal.ts';
import { dealtTo } from '../../../engine/rules/deal-row.ts';
import { parseRankOrder } from '../../../engine/rules/order.ts';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import type { DealFacts } from '../../facts.ts';
import { explaining, lineOf, type RuleLine, type Source, where } from './line.ts';

/** Whether anybody is dealt face-down cards. */
export const dealsFaceDown = (set: RuleSet): boolean =>
  usedRows(set).some(({ row }) => row.faceDown.stacks > 0);

/** The numbers of players that can be dealt to; where none can, those that the rule set speaks of. */
function playersOf(set: RuleSet): readonly number[] {
  const { min, max } = set.players;
  const dealt = dealtTo(set);
  return dealt.length > 0 ? dealt : Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
}

/** What everybody is dealt, for each number of players that has a deal of its own. */
export function dealsOf(set: RuleSet): DealFacts[] {
  const all = playersOf(set);
  const rows = usedRows(set).flatMap(({ row, players }) => {
    const dealt = players.filter((count) => all.includes(count));
    return dealt.length === 0 ? [] : [{ row, players: dealt }];
  });
  return rows.map(({ row: { faceDown, faceUp, hand }, players }) => ({
    players: players.length === all.length ? null : [Math.min(...players), Math.max(...players)],
    stacks: faceDown.stacks,
    depth: faceDown.depth,
    faceUp,
    hand,
    chosen: set.exchange === 'pick' ? faceUp : 0,
  }));
}

/** The ranks of the deck, the lowest first. */
export const ladderOf = ({ deck, rank }: RuleSet): readonly Rank[] =>
  (parseRankOrder(rank.order) ?? []).filter((one) => !deck.without.includes(one));

/** Who may play, and with which cards. */
export function cardLines(source: Source): readonly RuleLine[] {
  const { words, set } = source;
  const { best } = set.players;
  const players = playersOf(set);
  const ladder = ladderOf(set);
  const isPlayed = best !== null && players.includes(best);
  return [
    lineOf(source, 'players', 'players', words.players(players, isPlayed ? best : null)),
    lineOf(source, 'deck', 'deck', words.deck(set.deck)),
    ...where(ladder.length > 0, lineOf(source, 'order', 'rank', words.order(ladder[0]!, ladder.at(-1)!))),
  ];
}

function exchangeLine(source: Source): RuleLine {
  const { words, set } = source;
  const counts = new Set(usedRows(set).map(({ row }) => row.faceUp));
  const text =
    set.exchange === 'pick'
      ? words.choose(counts.size === 1 ? [...counts][0]! : null)
      : words.exchange[set.exchange];
  return lineOf(source, 'exchange', 'exchange', text, set.exchange === 'none' && !dealsFaceUp(set));
}

/** How the cards are dealt, and what may be done with them before play. */
export function dealLines(source: Source): readonly RuleLine[] {
  const { words, set, rules } = source;
  const { starter, starterOnBurnRank } = set.deal;
  const meant = starterOnBurnRank === 'anotherForSpecial' ? 'isSpecial' : 'burn';
  const told = ladderOf(set).filter((rank) => rules.of[rank][meant]);
  const deals = dealsOf(set);
  return [
    ...where(deals.length > 0, lineOf(source, 'deal', 'deal', deals.map(words.deal).join(' '))),
    lineOf(source, 'leftover', 'leftover', words.leftover[set.leftover]),
    lineOf(source, 'starter', 'deal.starter', words.starter(starter), !starter),
    ...where(
      starter && told.length > 0 && set.leftover === 'stock',
      explaining(
        lineOf(source, 'starterOnBurn', 'deal.starter', words.starterOnBurn(told, starterOnBurnRank)),
      ),
    ),
    exchangeLine(source),
    lineOf(source, 'stacking', 'stacking', words.stacking[set.stacking], set.stacking === 'no'),
  ];
}

/** When face-up cards are compared, and who starts where they are equally bad: no suit and no lot decides there. */
function sayWorstFaceUp({ words, set }: Source): string {
  const { tie, window } = set.first;
  const asDealt = set.exchange === 'none' || window === 'beforeExchange';
  const lie = dealsFaceUp(set) && !(asDealt && set.exchange === 'pick');
  const when = lie ? (asDealt ? 'none' : set.exchange) : 'never';
  return `${words.worstFaceUp[when]} ${words.tie[tie === 'fromDealer' ? tie : 'cwFromDealer']}`;
}

/** Who plays the first card, and in which direction. */
export function startLines(source: Source): readonly RuleLine[] {
  const { words, set, rules } = source;
  const { tie, mustPlayIt, window } = set.first;
  const steps = rules.firstSteps;
  const byCard = steps.some(({ by }) => by === 'card' || by === 'rank' || by === 'race' || by === 'lowest');
  // In a race nothing but the card that decides can be played first.
  const isRace = steps.some(({ by }) => by === 'race');
  const mayTie = steps.some(({ by }) => by === 'rank' || by === 'lowest');
  const order = set.exchange === 'none' ? 'afterExchange' : window;
  const worst = steps.some(({ by }) => by === 'worstFaceUp');
  return [
    lineOf(source, 'first', 'first', words.first(steps)),
    ...where(worst, explaining(lineOf(source, 'worstFaceUp', 'first', sayWorstFaceUp(source)))),
    ...where(mayTie, lineOf(source, 'tie', 'first.tie', words.tie[tie])),
    ...where(
      byCard && !isRace,
      lineOf(source, 'mustPlayIt', 'first.mustPlayIt', words.mustPlayIt(mustPlayIt), !mustPlayIt),
    ),
    ...where(
      byCard,
      lineOf(source, 'window', 'first.window', words.window[order], order === 'afterExchange'),
    ),
    lineOf(source, 'direction', 'direction', words.direction[set.direction.initial]),
  ];
}
