import type { Rank } from '../../engine/cards.ts';
import { parseRankOrder } from '../../engine/rules/order.ts';
import type { DealRow, Effect, FirstStep, Power, RuleSet } from '../../engine/rules/schema.ts';
import { cardName, rankName } from './cards.ts';
import { andList, orList } from './lists.ts';

export const rankNames = (ranks: readonly Rank[]): string[] => ranks.map(rankName);

/** `from low to high 2 3 … K A`. */
export const orderWords = (order: string): string =>
  `from low to high ${rankNames(parseRankOrder(order) ?? []).join(' ')}`;

const exchangeWords = {
  none: ' without an exchange',
  swap: ' where cards are swapped',
  pick: ' where cards are chosen',
} as const;

function dealRowWords({ players: [min, max], exchange, faceDown, faceUp, hand }: DealRow): string {
  const { stacks, depth } = faceDown;
  const down = depth === 1 || stacks === 0 ? `${stacks} face down` : `${stacks} stacks of ${depth} face down`;
  const whom = `${min === max ? min : `${min} to ${max}`} players${exchange === undefined ? '' : exchangeWords[exchange]}`;
  return `${whom}: ${andList([down, `${faceUp} face up`, `${hand} in the hand`])}`;
}

/** What everybody is dealt, by the number of players. */
export const dealWords = (rows: readonly DealRow[]): string => rows.map(dealRowWords).join('; ');

const zoneWords = {
  hand: 'in the hand',
  faceUp: 'face up',
  faceUpThenHand: 'face up, else in the hand',
  both: 'in the hand or face up',
} as const;

function stepWords(step: FirstStep): string {
  switch (step.by) {
    case 'loser':
      return 'the loser of the last round';
    case 'winner':
      return 'the winner of the last round';
    case 'seat':
      return step.seat === 'dealerLeft'
        ? 'the player to the dealer’s left'
        : 'the player to the dealer’s right';
    case 'card':
      return `whoever has the ${cardName(step.card)} ${zoneWords[step.zone]}`;
    case 'rank':
      return `whoever has a ${rankName(step.from)} ${zoneWords[step.zone]}, else the ${step.go === 'up' ? 'next rank up' : 'nearest rank'}`;
    case 'race':
      return `whoever first lays a ${rankName(step.from)}, else the next rank up`;
    case 'lowest':
      return 'whoever has the lowest card';
  }
}

/** Who begins. */
export const firstWords = (steps: readonly FirstStep[]): string => steps.map(stepWords).join('; else ');

const PLAIN_EFFECTS: Record<Extract<Effect, string>, string> = {
  reset: 'lets anything follow',
  transparent: 'is looked through',
  burn: 'burns the pile',
  sameColour: 'asks for its colour',
  reverse: 'turns the direction',
  skip: 'skips the next player',
  again: 'gives another turn',
  removeAfterUse: 'is out of the game after its turn',
};

function effectWords(effect: Effect): string {
  if (typeof effect === 'string') return PLAIN_EFFECTS[effect];
  if ('atMost' in effect) return `asks for ${rankName(effect.atMost)} or lower`;
  if ('atLeast' in effect) return `asks for ${rankName(effect.atLeast)} or higher`;
  if ('unbeatable' in effect) {
    const { except } = effect.unbeatable;
    return except.length === 0 ? 'can’t be beaten' : `is beaten only by ${orList(rankNames(except))}`;
  }
  const { deflectedBy } = effect.forcePickUp;
  const passedOn =
    deflectedBy.length === 0 ? '' : ` unless they pass it on with ${orList(rankNames(deflectedBy))}`;
  return `makes the next player take the pile${passedOn}`;
}

function placeWords({ on, notOn, onlyIfStuck }: Power): string {
  const where =
    on === 'any'
      ? 'goes on any card'
      : on === 'natural'
        ? 'goes where its rank fits'
        : `goes on ${rankName(on.maxTop)} or lower`;
  const but = notOn.length === 0 ? '' : ` but never on ${orList(rankNames(notOn))}`;
  return `${where}${but}${onlyIfStuck ? ', and only if no other card fits' : ''}`;
}

/** What cards of one kind do. */
export const powerWords = (power: Power | null): string =>
  power === null ? 'is an ordinary card' : andList([placeWords(power), ...power.effects.map(effectWords)]);

type Changes = Readonly<Record<string, unknown>>;
const changesWords = (changes: Changes): string =>
  Object.entries(changes)
    .map(([path, value]) => `${path} = ${JSON.stringify(value)}`)
    .join(', ');

/** A variation that a rule set offers, with the parameters that it changes. */
export function variationWords(variation: RuleSet['variations'][string] | null): string {
  if (variation === null) return 'not offered';
  const { title, changes, choices } = variation;
  const chosen = Object.entries(choices).map(([name, one]) => `${name}: ${changesWords(one)}`);
  const all = [changesWords(changes), ...chosen].filter((text) => text !== '');
  return all.length === 0 ? title : `${title} (${all.join('; ')})`;
}
