import type { Rank } from '../../engine/cards.ts';
import { parseRankOrder } from '../../engine/rules/order.ts';
import type { DealRow, FirstStep, Power } from '../../engine/rules/schema.ts';
import type { Words } from '../words.ts';
import { cardName, oneOfHeld, rankName, the } from './cards.ts';
import { andList, orList } from './lists.ts';

export const rankNames = (ranks: readonly Rank[]): string[] => ranks.map(rankName);

/** `von niedrig nach hoch 2 3 … K A`. */
export const orderWords = (order: string): string =>
  `von niedrig nach hoch ${rankNames(parseRankOrder(order) ?? []).join(' ')}`;

const exchangeWords = { none: ' ohne Tausch', swap: ' mit Tausch', pick: ' mit Auswahl' } as const;

export function dealRow({ players: [min, max], exchange, faceDown, faceUp, hand }: DealRow): string {
  const { stacks, depth } = faceDown;
  const down = depth === 1 || stacks === 0 ? `${stacks} verdeckt` : `${stacks} Päckchen zu ${depth} verdeckt`;
  const whom = `${min === max ? min : `${min} bis ${max}`} Personen${exchange === undefined ? '' : exchangeWords[exchange]}`;
  return `${whom}: ${andList([down, `${faceUp} offen`, `${hand} auf der Hand`])}`;
}

const zoneWords = {
  hand: 'auf der Hand',
  faceUp: 'offen',
  faceUpThenHand: 'offen, sonst auf der Hand',
  both: 'auf der Hand oder offen',
} as const;

export const starts: Words['rules']['starts'] = {
  loser: () => 'wer die letzte Runde verloren hat',
  winner: () => 'wer die letzte Runde gewonnen hat',
  seat: ({ seat }) => (seat === 'dealerLeft' ? 'wer links vom Geber sitzt' : 'wer rechts vom Geber sitzt'),
  card: ({ card, zone }) => `wer ${the(cardName(card), 'accusative')} ${zoneWords[zone]} hat`,
  rank: ({ from, go, zone }) =>
    `wer ${oneOfHeld(rankName(from))} ${zoneWords[zone]} hat, sonst ${go === 'up' ? 'wer den nächsthöheren Rang hat' : 'wer den nächstliegenden Rang hat'}`,
  race: ({ from }) => `wer zuerst ${oneOfHeld(rankName(from))} legt, sonst wer den nächsthöheren Rang legt`,
  lowest: () => 'wer die niedrigste Karte hat',
};

/** Who begins. */
export const startsWords = (steps: readonly FirstStep[]): string =>
  steps.map((step) => (starts[step.by] as (one: FirstStep) => string)(step)).join('; sonst ');

function goes({ on, notOn, onlyIfStuck }: Power): string {
  const where =
    on === 'any'
      ? 'geht auf jede Karte'
      : on === 'natural'
        ? 'geht nach ihrem Rang'
        : `geht auf ${rankName(on.maxTop)} oder niedriger`;
  const but = notOn.length === 0 ? '' : `, aber nie auf ${orList(rankNames(notOn))}`;
  return `${where}${but}${onlyIfStuck ? ', und nur, wenn keine andere Karte passt' : ''}`;
}

/** What cards of one kind do. */
export const powers: Words['rules']['powers'] = {
  ordinary: 'ist eine gewöhnliche Karte',
  goes,
  all: andList,
};

export const variations: Words['rules']['variations'] = {
  notOffered: 'nicht angeboten',
  changing: (title, changes) => (changes.length === 0 ? title : `${title} (${changes.join('; ')})`),
};
