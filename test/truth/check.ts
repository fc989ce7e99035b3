import type { Turn } from './game.ts';
import type { Rules, Seat, Table } from './table.ts';

/**
 * The rules once more, on the pile as a string of ranks and on counts, so that a mistake in the simulator would have
 * to be made twice. Answers what is wrong with a turn; nothing if it is right.
 */

const ranks = (cards: readonly string[]): string => cards.map((card) => card.at(-2)).join('');

export function misplaced({ seats, pile, stock, burned }: Table, { packs }: Rules): string[] {
  const held = seats.flatMap(({ hand, faceUp, faceDown }) => [hand, faceUp, faceDown]);
  const cards = pile.concat(stock, burned, ...held);
  const { size } = new Set(cards);
  return cards.length === 52 * packs && size === 52 * packs ? [] : [`${size} of ${cards.length} cards`];
}

/** RE-04, 26..28, 31: which single cards may follow, by what remains of the pile without threes on top. */
function referenceAllows(pile: string, rank: string): boolean {
  const seen = pile.replace(/3+$/, '').at(-1) ?? '2';
  const allowed = seen === '7' ? '234567T' : `23T${'23456789TJQKA'.split(seen)[1]}${seen}`;
  return allowed.includes(rank);
}

/** BL-13, 26, 27: what is left of the top card in the order, a ten, or a third equal card. */
function blastAllows(pile: string, laid: string): boolean {
  const top = pile.at(-1);
  if (top === undefined || laid[0] === 'T') return true;
  if (laid[0] === top) return /(.)\1\1$/.test(pile + laid);
  return 'A23456789TJQK'.split(top)[0]!.includes(laid[0]!);
}

/** TH-06, 07, 12: which single cards may follow on the top card. */
function threesAllows(pile: string, rank: string): boolean {
  const [, higher = '3456789TJQKA'] = '3456789TJQKA'.split(pile.at(-1) ?? '2');
  return `2${pile.at(-1) ?? ''}${higher}`.includes(rank);
}

/** TH-16, 17: four at once, or one and more on three that were the play before. */
const threesBurns = (laid: string, before: string): boolean =>
  /^(.)\1{3,}$/.test(laid) || /^(.)\1\1\|\1+$/.test(`${before}|${laid}`);

const burns = (name: string, pile: string): boolean =>
  pile.endsWith('T') || (name === 'reference' ? /(.)\1{3}$/ : /(.)\1{2}$/).test(pile);

const ALLOWS = { reference: referenceAllows, blast: blastAllows, threes: threesAllows } as const;

const laidBy = ({ move }: Turn): string =>
  move.kind === 'play' ? ranks(move.cards) : move.kind === 'flip' ? ranks([move.card]) : '';

/** The ranks of the play before this one, as long as it is on the pile. */
const laidBefore = (previous: Turn | undefined): string =>
  previous === undefined || previous.outcome.burn || previous.outcome.failed ? '' : laidBy(previous);

/** TH-08, 09: of all hands the lowest rank from three up is the first. */
function threesStart({ seats }: Table, laid: string): boolean {
  const held = ranks(seats.flatMap(({ hand }) => hand));
  return [...'3456789TJQKA'].find((rank) => held.includes(rank)) === laid[0];
}

/** How many cards a play leaves to draw. */
function wantedOf(name: Rules['name'], { before, move }: Turn, laid: string): number {
  const { length } = before.seats[move.seat]!.hand;
  if (name === 'reference') return move.kind === 'play' && move.from === 'hand' ? laid.length : 0;
  const full = name === 'blast' && before.seats.length !== 4 ? 4 : 3;
  return full - length + laid.length;
}

const cardsOf = ({ hand, faceUp, faceDown }: Seat): number => hand.length + faceUp.length + faceDown.length;

/** Steps clockwise among those who still have cards after the move. */
function stepsOn(table: Table, from: number, count: number): number {
  let at = from;
  for (let left = count; left > 0; ) {
    at = (at + 1) % table.seats.length;
    if (cardsOf(table.seats[at]!) > 0) left -= 1;
  }
  return at;
}

function expectedTurn(name: string, turn: Turn, burned: boolean, stays: boolean): number | null {
  const { move, outcome } = turn;
  const after = outcome.table;
  const holding = after.seats.filter((seat) => cardsOf(seat) > 0).length;
  if (holding <= 1) return null;
  const gone = cardsOf(after.seats[move.seat]!) === 0;
  if (burned && !gone) return move.seat;
  const laid = laidBy(turn);
  const eights = name === 'reference' && stays && !burned ? laid.split('8').length - 1 : 0;
  const others = gone ? holding : holding - 1;
  return stepsOn(after, move.seat, Math.min(eights, others) + 1);
}

/** Everything wrong with one turn of a true game, after the turn before it. */
export function faultsOf(rules: Rules, turn: Turn, previous: Turn | undefined): string[] {
  const { name } = rules;
  const { before, move, outcome, outOfTurn } = turn;
  const after = outcome.table;
  const [was, is] = [before.seats[move.seat]!, after.seats[move.seat]!];
  const pile = ranks(before.pile);
  const laid = laidBy(turn);
  const allows = (cards: string): boolean => ALLOWS[name](pile, name === 'blast' ? cards : cards[0]!);
  const stays = move.kind !== 'pickUp' && (outOfTurn || allows(laid));
  const burned =
    stays && (name === 'threes' ? threesBurns(laid, laidBefore(previous)) : burns(name, pile + laid));
  const faults = misplaced(after, rules);
  const must = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };

  must(outOfTurn === (move.seat !== before.turn), 'turn told wrongly');
  if (name === 'threes' && previous === undefined) must(threesStart(before, laid), 'TH-08 TH-09');
  if (outOfTurn) must(name === 'reference' && move.kind === 'play' && laid[0] !== 'T' && burned, 'RE-25');
  if (move.kind === 'play') {
    must(/^(.)\1*$/.test(laid), 'RE-22 BL-19 TH-10: one rank');
    must(move.from === 'hand' || (was.hand.length === 0 && name === 'reference'), 'RE-07 BL-20 TH-25: zone');
    must(stays, 'the cards do not fit');
    const wanted = wantedOf(name, turn, laid);
    must(outcome.draws === Math.max(0, Math.min(wanted, before.stock.length)), 'RE-13 BL-18 TH-05: draws');
    must(before.stock.length - after.stock.length === outcome.draws, 'stock');
  } else {
    must(after.stock === before.stock && outcome.draws === 0, 'draws without a play');
  }
  if (move.kind === 'flip')
    must(was.hand.length + was.faceUp.length === 0, 'RE-09 BL-21 TH-20: blind too early');
  if (move.kind === 'pickUp') {
    const own = ranks(was.hand.length > 0 ? was.hand : was.faceUp);
    must(own !== '' && before.pile.length > 0, 'nothing to pick up or to look at');
    const sets = [...new Set(own)].map((rank) => rank.repeat(own.split(rank).length - 1));
    must(!sets.some(allows), 'RE-12 A-06 TH-13: a card fits');
  }
  must(outcome.failed === (move.kind === 'flip' && !stays), 'failed');
  must(outcome.burn === burned, 'RE-23 RE-28 BL-23 BL-27 TH-16 TH-17: burn');
  const gained = burned ? 0 : stays ? before.pile.length + laid.length : 0;
  must(after.pile.length === gained, 'what lies on the pile');
  must(
    after.burned.length - before.burned.length === (burned ? before.pile.length + laid.length : 0),
    'burned',
  );
  if (!stays)
    must(
      is.hand.length === was.hand.length + before.pile.length + laid.length,
      'RE-05 BL-17 TH-24 A-09: taken',
    );
  if (name === 'blast')
    must(!(is.hand.length === 0 && after.stock.length === 0 && is.faceUp.length > 0), 'BL-20');
  must(after.turn === expectedTurn(name, turn, burned, stays), 'whose turn it is next');
  return faults;
}
