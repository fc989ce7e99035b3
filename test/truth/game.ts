import { type Card, type Chance, deckOf, makeChance, rankOf } from './cards.ts';
import { type Move, type Outcome, type Rules, seatAt, type Table, type Zone } from './table.ts';

/** One move of a true game, with the table as it was and what came of it. */
export interface Turn {
  readonly before: Table;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly outOfTurn: boolean;
}

export interface TrueGame {
  readonly rules: Rules;
  readonly start: Table;
  readonly turns: readonly Turn[];
  /** False when the limit of moves came first. */
  readonly finished: boolean;
}

/** The zone that a seat may use now; null when only blind cards are left (zones in order: RE-07..10, BL-20, 21). */
export function zoneInUse(table: Table, seat: number): Zone | null {
  const { hand, faceUp } = seatAt(table, seat);
  if (hand.length > 0) return 'hand';
  return faceUp.length > 0 ? 'faceUp' : null;
}

/** The ranks that people keep, and the others as they part with them. */
const WISHES: Readonly<Record<Rules['name'], readonly [dear: string, order: string]>> = {
  reference: ['23T', '456789JQKA'],
  blast: ['T', 'KQJ98765432A'],
  threes: ['2', '3456789TJQKA'],
};

/** How gladly cards are parted with: ordinary cards first, whole sets together, special ones seldom. */
function weigh(rules: Rules, cards: readonly Card[], chance: Chance): number {
  const rank = rankOf(cards[0]!);
  const [dear, order] = WISHES[rules.name];
  const base = dear.includes(rank) ? 20 : order.indexOf(rank);
  return base - 2 * cards.length + 6 * chance.next();
}

/** A rule-true move for the seat on turn: who can play must (RE-12; A-06 for Blast). */
function chooseMove(rules: Rules, table: Table, seat: number, chance: Chance): Move {
  const from = zoneInUse(table, seat);
  if (from === null) return { kind: 'flip', seat, card: seatAt(table, seat).faceDown[0]! };
  const choices = rules
    .layable(seatAt(table, seat)[from], table.pile)
    .map((cards) => ({ cards, weight: weigh(rules, cards, chance) }))
    .toSorted((a, b) => a.weight - b.weight);
  const first = choices[0];
  return first === undefined ? { kind: 'pickUp', seat } : { kind: 'play', seat, cards: first.cards, from };
}

/** Deals and plays a whole game; everything in it follows from the seed. */
export function playGame(
  rules: Rules,
  names: readonly string[],
  dealer: number,
  seed: number,
  limit = 300,
): TrueGame {
  const chance = makeChance(seed);
  const dealt = rules.deal(names, dealer, chance.shuffle(deckOf(rules.packs)));
  const opening = rules.opening(dealt, chance);
  const start = opening === null ? dealt : { ...dealt, turn: opening.seat };
  const turns: Turn[] = [];
  let table = start;
  while (table.turn !== null && turns.length < limit) {
    // Nobody notices every chance to complete a set out of turn.
    const extra = turns.length > 0 && chance.next() < 0.8 ? rules.completions(table) : [];
    const previous = turns.at(-1)?.move.seat;
    const jump = extra.find((move) => move.seat !== previous);
    const first = turns.length === 0 ? opening : null;
    const move = jump ?? first ?? chooseMove(rules, table, table.turn, chance);
    const outcome = rules.make(table, move);
    turns.push({ before: table, move, outcome, outOfTurn: move.seat !== table.turn });
    table = outcome.table;
  }
  return { rules, start, turns, finished: table.turn === null };
}

/** The same game as its codes tell it where equal cards of the packs have the same code. */
export function codedAlike(game: TrueGame): TrueGame {
  const all = (cards: readonly Card[]): readonly Card[] => cards.map((card) => card.slice(-2) as Card);
  const lying = (table: Table): Table => ({
    ...table,
    seats: table.seats.map((seat) => ({
      ...seat,
      hand: all(seat.hand),
      faceUp: all(seat.faceUp),
      faceDown: all(seat.faceDown),
    })),
    pile: all(table.pile),
    lastLaid: all(table.lastLaid),
    stock: all(table.stock),
    burned: all(table.burned),
  });
  const moved = (move: Move): Move => {
    if (move.kind === 'pickUp') return move;
    return move.kind === 'flip'
      ? { ...move, card: all([move.card])[0]! }
      : { ...move, cards: all(move.cards) };
  };
  const turns = game.turns.map((turn) => ({
    ...turn,
    before: lying(turn.before),
    move: moved(turn.move),
    outcome: { ...turn.outcome, table: lying(turn.outcome.table) },
  }));
  return { ...game, start: lying(game.start), turns };
}
