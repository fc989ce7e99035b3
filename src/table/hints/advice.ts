import { type Advice, pooled } from '../../bots/advise.ts';
import { bestOpen, isSaved, openChoices, toLieOpen } from '../../bots/exchange.ts';
import { habitualMove, scoreOf } from '../../bots/habit.ts';
import { isSame } from '../../bots/moves.ts';
import { strengthsOf } from '../../bots/strength.ts';
import { type Card, KINDS, type Kind, kindIndex } from '../../engine/cards.ts';
import { legalMovesOf } from '../../engine/legal.ts';
import type { Move } from '../../engine/move.ts';
import type { SeatNumber, State } from '../../engine/state.ts';
import type { AdviceHint, RankHint, Reason } from '../../protocol/hints.ts';
import type { ScreenMove } from '../../protocol/play.ts';
import { ranksThatFit, zoneOf } from './ranks.ts';
import { reasonsFor } from './reasons.ts';

/** Two means closer than this many standard errors of their difference aren't told apart. */
const ERRORS = 2;

/** What was told first gives way only to a mean further apart: of ten moves, one is often two errors better by chance. */
const CLEAR_ERRORS = 3;

/** Whether there is anything to be played out for a seat: it has something to do, with cards that are known. */
export function canAdvise(state: State, seat: SeatNumber): boolean {
  if (zoneOf(state, seat).hidden > 0) return false;
  return state.phase === 'exchange'
    ? !state.ready.includes(seat)
    : legalMovesOf(state, seat).some(({ kind }) => kind !== 'draw');
}

/** Nobody knows one face-down stack from another: turning any of them over is one thing to do. */
function asOneFlip(advice: readonly Advice[]): readonly Advice[] {
  const isStack = ({ move }: Advice) => move.kind === 'flip' && move.stack !== 'stock';
  const flips = advice.filter(isStack);
  const playouts = flips.reduce((sum, one) => sum + one.playouts, 0);
  const lost = flips.reduce((sum, one) => sum + one.losing * one.playouts, 0);
  return advice.flatMap((one) => {
    if (!isStack(one)) return [one];
    return one === flips[0] ? [{ ...one, playouts, losing: lost / playouts }] : [];
  });
}

type Share = 'losing' | 'cost';

/** The square of the standard error of a mean share. */
const variance = (one: Advice, what: Share): number => (one[what] * (1 - one[what])) / one.playouts;

/** A move as a screen would make it: the program calls for everybody. */
function onScreen(move: Move): ScreenMove {
  if (move.kind !== 'play' && move.kind !== 'flip') return move as ScreenMove;
  const { called: _, ...rest } = move;
  return rest as ScreenMove;
}

/** Whether a move comes so close to the best that chance alone may make the difference. */
const isClose = (one: Advice, best: Advice, what: Share = 'losing', errors = ERRORS): boolean =>
  Math.abs(one[what] - best[what]) <= errors * Math.sqrt(variance(one, what) + variance(best, what));

/** Ordinary cards are swapped only for cards that are worth this much less to keep. */
const GAIN = 0.5;

/** Whether a move before the first card changes hardly anything: it swaps ordinary cards for hardly weaker ones. */
function isIdle({ rules }: State, move: Move): boolean {
  if (move.kind !== 'swap' || move.give.some((card) => isSaved(rules, card))) return false;
  const keep = (card: Card) => strengthsOf(rules)[kindIndex(card)]!.keep;
  const worth = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + keep(card), 0);
  return worth(move.give) - worth(move.take) < GAIN;
}

/** The best cards face up, unless that changes hardly anything; then the others, those with better cards face up first. */
function usualSwaps(state: State, seat: SeatNumber): readonly Move[] {
  const usual = toLieOpen(state, seat, bestOpen(state, seat));
  const others = openChoices(state, seat).map((cards) => toLieOpen(state, seat, cards));
  return [isIdle(state, usual) ? { kind: 'ready', seat } : usual, ...others];
}

/** Whether a move was better than another by more than chance explains, in one share, and in none worse by as much. */
function isBetter(one: Advice, other: Advice): boolean {
  const apart = (['losing', 'cost'] as const).filter((what) => !isClose(one, other, what, CLEAR_ERRORS));
  return one.cost < other.cost && apart.length > 0 && apart.every((what) => one[what] < other[what]);
}

/**
 * Moves that chance alone tells apart stay in the order in which a good player thinks of them, in play the lowest card
 * that fits, with its equals, before all others: that order has reasons, and stays while more is tried out. A move comes
 * before those that it was clearly better than.
 */
function usualFirst(state: State, seat: SeatNumber, tried: readonly Advice[]): readonly Advice[] {
  const usual = state.phase === 'exchange' ? usualSwaps(state, seat) : [habitualMove(state, seat)];
  const placeOf = ({ move }: Advice) => [...usual, move].findIndex((one) => isSame(one, move));
  const placed: Advice[] = [];
  for (const one of tried.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const beaten = placed.findIndex((other) => isBetter(one, other));
    placed.splice(beaten < 0 ? placed.length : beaten, 0, one);
  }
  return placed;
}

/**
 * A pile that need not be picked up comes after every move that it isn't better than by more than chance explains: of
 * somebody who can play nobody expects anything else.
 */
function pickUpLast(tried: readonly Advice[]): readonly Advice[] {
  const isPickUp = ({ move }: Advice) => move.kind === 'pickUp';
  const [pickUps, others] = [tried.filter(isPickUp), tried.filter((one) => !isPickUp(one))];
  const [best] = pickUps;
  if (best === undefined) return tried;
  const before = others.findLastIndex((one) => one.losing <= best.losing || isClose(best, one)) + 1;
  return [...others.slice(0, before), ...pickUps, ...others.slice(before)];
}

/** The ranks that fit, in the order in which a good player plays them: what is worth most comes last. */
function inOrder(state: State, seat: SeatNumber): RankHint[] {
  const strengths = strengthsOf(state.rules);
  const score = ({ kind, together }: RankHint) =>
    scoreOf(state, seat, { kind: KINDS.indexOf(kind as Kind), count: together }, strengths);
  return ranksThatFit(state, seat).toSorted((a, b) => score(b) - score(a));
}

/** What speaks for another card than this one. */
const BEATEN: readonly Reason['code'][] = ['lowerFits', 'higherFits'];

/** What speaks against a card. */
const AGAINST: readonly Reason['code'][] = [...BEATEN, 'spends'];

/** What speaks for the best move alone: of another it may be what is wrong with it. */
const FOR_BEST: readonly Reason['code'][] = ['early', 'idle'];

/** How high a card is. */
const HEIGHTS: readonly Reason['code'][] = [
  'lowest',
  'highest',
  'lowestOrdinary',
  'highestOrdinary',
  ...BEATEN,
];

/** Where a move does more than keep a power, how high its card is is no matter. */
function withoutIdleHeight(reasons: readonly Reason[]): readonly Reason[] {
  const isHeight = ({ code }: Reason) => HEIGHTS.includes(code);
  return reasons.every((one) => one.code === 'keeps' || isHeight(one))
    ? reasons
    : reasons.filter((one) => !isHeight(one));
}

/** Why the first of these moves is the best where nothing in the rules tells it from the next; often nobody can say. */
function whyAtAll({ pile }: State, moves: readonly Move[]): readonly Reason[] {
  const [best, ...others] = moves;
  const isPickUp = ({ kind }: Move) => kind === 'pickUp';
  const spares = !isPickUp(best!) && others.some(isPickUp);
  return spares ? [{ code: 'spares', count: pile.length }] : [];
}

/** Those of these reasons that aren't among the others. */
function without(reasons: readonly Reason[], others: readonly Reason[]): readonly Reason[] {
  const texts = others.map((reason) => JSON.stringify(reason));
  return reasons.filter((reason) => !texts.includes(JSON.stringify(reason)));
}

/**
 * What tells these moves apart, the best of them first. A reason that holds for the best as well speaks for no other.
 * For the best speaks what holds for no other; else what doesn't hold for the next; else perhaps nothing. Cards that
 * are swapped have their reason in any case: the next swap is often nearly the same. Nothing speaks against the best,
 * which it is all the same.
 */
function tellingReasons(state: State, moves: readonly Move[]): (readonly Reason[])[] {
  const mayBeSaid = ({ code }: Reason, i: number) => {
    // Which cards are chosen to lie face up says the move itself.
    if (code === 'open' && moves[i]!.kind === 'choose') return i === 0;
    return !(i === 0 ? AGAINST : FOR_BEST).includes(code);
  };
  const all = moves.map((move) => reasonsFor(state, move, moves));
  const [best = [], ...others] = all.map((reasons, i) => reasons.filter((reason) => mayBeSaid(reason, i)));
  const told = others.map((reasons) => withoutIdleHeight(without(reasons, all[0]!)));
  if (state.phase === 'exchange' || others.length === 0) return [withoutIdleHeight(best), ...told];
  const own = [all.slice(1).flat(), all[1]!].map((theirs) => without(best, theirs));
  const first = own.find((reasons) => reasons.length > 0) ?? whyAtAll(state, moves);
  return [withoutIdleHeight(first), ...told];
}

/** What `adviceHint` says of a seat at one moment. */
export type Said = Omit<AdviceHint, 'seat' | 'inputs' | 'deep'>;

/**
 * The same with the move first that was said to be the best before, as long as it is as good as the first. A pick-up
 * doesn't stay: it is the best only where it is clearly better, and then it comes first by itself.
 */
function staying(sorted: readonly Advice[], said: ScreenMove | undefined): readonly Advice[] {
  if (said?.kind === 'pickUp') return sorted;
  const [best, ...others] = pooled(sorted);
  const place = others.findIndex((one) => said !== undefined && isSame(onScreen(one.move), said)) + 1;
  if (place === 0 || !isClose(others[place - 1]!, best!)) return sorted;
  return [sorted[place]!, ...sorted.filter((_, i) => i !== place)];
}

/**
 * What a good player would do, and its odds: advice that rests on what the seat knows, `state`. Nobody would trust a
 * best move that gives way to one that is as good while more is tried: the best of what was `said` before stays.
 */
export function adviceHint(
  state: State,
  seat: SeatNumber,
  advice: readonly Advice[],
  said: Said | null = null,
): Said {
  const played = asOneFlip(advice.filter(({ playouts }) => playouts > 0));
  const sorted = pickUpLast(usualFirst(state, seat, played));
  const tried = pooled(staying(sorted, said?.moves[0]?.move));
  const best = tried[0];
  const reasons = tellingReasons(
    state,
    tried.map(({ move }) => move),
  );
  return {
    step: 'advice',
    moves: tried.map((one, i) => ({
      move: onScreen(one.move),
      losing: one.losing,
      playouts: one.playouts,
      close: best !== undefined && one !== best && one.move.kind !== 'pickUp' && isClose(one, best),
      reasons: [...reasons[i]!],
    })),
    grief: state.rules.set.end.mode === 'firstOut' ? 'notFirst' : 'last',
    ranks: state.phase === 'exchange' ? [] : inOrder(state, seat),
  };
}
