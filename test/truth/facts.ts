import { type Card, rankOf } from './cards.ts';
import { type Turn, zoneInUse } from './game.ts';
import { type Demand, type Rules, seatAt, type Table } from './table.ts';

/** What a page has to show, as data: derived from a true game, never from the program's own answers. */

export const VERDICTS = ['legal', 'onTrust', 'illegal'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Breach = 'notYourTurn' | 'tooLow' | 'tooHigh' | 'equalNotAllowed' | 'elsewhere';

export interface Counts {
  readonly hand: number;
  readonly faceUp: number;
  readonly faceDown: number;
}

export interface TableFacts {
  /** Null when the game is over. */
  readonly turn: string | null;
  /** Null when the game is over. */
  readonly demand: Demand | null;
  /** From bottom to top. */
  readonly pile: readonly Card[];
  readonly counts: Readonly<Record<string, Counts>>;
  /** Hand cards that everybody saw going in, piles taken and blind cards that failed, or at a refused play. Sorted. */
  readonly known: Readonly<Record<string, readonly Card[]>>;
  readonly stock: number;
  readonly burned: number;
  readonly direction: 'clockwise';
  /** In the order in which they ran out. */
  readonly out: readonly string[];
}

export interface RulingFacts {
  readonly seat: string;
  /** More than one where both can be defended with what the table has seen. */
  readonly verdict: readonly Verdict[];
  readonly burn: boolean;
  readonly draws: number;
  /** A blind card that could not stay. */
  readonly failed: boolean;
  /** Illegal only: one of these is among the breaches shown. */
  readonly breachAnyOf: readonly Breach[];
}

/** Known hand cards of each seat. */
export type Known = readonly (readonly Card[])[];

/** "anything", "Q or higher", "7 or lower", "lower than 9". */
export function demandWords(demand: Demand): string {
  if (demand.kind === 'anything') return 'anything';
  const rank = demand.rank === 'T' ? '10' : demand.rank;
  if (demand.kind === 'atLeast') return rank === 'A' ? 'an ace' : `${rank} or higher`;
  if (demand.kind === 'atMost') return `${rank} or lower`;
  return `lower than ${rank}`;
}

export function factsOf(rules: Rules, table: Table, known: Known): TableFacts {
  const perSeat = <T>(value: (i: number) => T): Record<string, T> =>
    Object.fromEntries(table.seats.map((seat, i) => [seat.name, value(i)]));
  return {
    turn: table.turn === null ? null : seatAt(table, table.turn).name,
    demand: table.turn === null ? null : rules.demand(table.pile),
    pile: table.pile,
    counts: perSeat((i) => {
      const { hand, faceUp, faceDown } = seatAt(table, i);
      return { hand: hand.length, faceUp: faceUp.length, faceDown: faceDown.length };
    }),
    known: perSeat((i) => [...(known[i] ?? [])].sort()),
    stock: table.stock.length,
    burned: table.burned.length,
    direction: 'clockwise',
    out: table.out,
  };
}

/** One card less for each of those that are gone, if it is there: equal cards of different packs may have one code. */
function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** What everybody at the table has seen going into hands and out of them, after one more move. */
export function learn(known: Known, { before, move, outcome }: Turn): Known {
  return known.map((own, i) => {
    if (i !== move.seat) return own;
    if (move.kind === 'play') return without(own, move.cards);
    if (move.kind === 'pickUp') return [...own, ...before.pile];
    return outcome.failed ? [...own, ...before.pile, move.card] : own;
  });
}

/** What everybody has seen after a card of this hand was played, refused and taken back. */
export const learnRefused = (seen: Known, seat: number, card: Card): Known =>
  seen.map((own, i) => (i === seat && !own.includes(card) ? [...own, card] : own));

/** The same when it turns out that the card was another player's all the time. */
export const unlearn = (seen: Known, seat: number, card: Card): Known =>
  seen.map((own, i) => (i === seat ? without(own, [card]) : own));

/**
 * Hidden cards make a pick-up a matter of trust. It is legal for certain when all cards that its player
 * may use have been seen; both answers can be defended when no cards that are still unseen, as many as may be in the hand, would fit.
 * Face-up cards are not registered in these recordings, so they count as unseen.
 */
function pickUpVerdicts(rules: Rules, table: Table, seat: number, known: Known): readonly Verdict[] {
  const { hand } = seatAt(table, seat);
  const own = known[seat] ?? [];
  if (zoneInUse(table, seat) === 'hand' && own.length === hand.length) return ['legal'];
  const hands = table.seats.flatMap((each) => [...each.hand, ...each.faceUp, ...each.faceDown]);
  const unseen = without([...hands, ...table.stock], known.flat());
  const hidden = zoneInUse(table, seat) === 'hand' ? hand.length - own.length : unseen.length;
  const ofRank = (cards: readonly Card[], one: Card) => cards.filter((card) => rankOf(card) === rankOf(one));
  const possible = rules
    .layable([...own, ...unseen], table.pile)
    .some((cards) => cards.length - ofRank(own, cards[0]!).length <= hidden);
  return possible ? ['onTrust'] : ['legal', 'onTrust'];
}

/**
 * Who may begin is proved by the four of hearts itself (RE-36), or by a three (TH-08); any other first card rests on
 * what the starter says.
 */
const proves = ({ name }: Rules, card: Card): boolean =>
  name === 'blast' || (name === 'reference' ? card === '4H' : rankOf(card) === '3');

function verdictsOf(rules: Rules, { before, move }: Turn, known: Known, first: boolean): readonly Verdict[] {
  if (move.kind === 'pickUp') return pickUpVerdicts(rules, before, move.seat, known);
  const unproven = first && move.kind === 'play' && !move.cards.some((card) => proves(rules, card));
  return unproven ? ['onTrust'] : ['legal'];
}

export function rulingOf(rules: Rules, turn: Turn, known: Known, first: boolean): RulingFacts {
  const { burn, draws, failed } = turn.outcome;
  const seat = seatAt(turn.before, turn.move.seat).name;
  return { seat, verdict: verdictsOf(rules, turn, known, first), burn, draws, failed, breachAnyOf: [] };
}

export const notAllowed = (seat: string, breachAnyOf: readonly Breach[]): RulingFacts => ({
  seat,
  verdict: ['illegal'],
  burn: false,
  draws: 0,
  failed: false,
  breachAnyOf,
});
