import { bareCards, type Card, isKnown, type Kind, kindOf, type Played } from '../../engine/cards.ts';
import { decide } from '../../engine/decide.ts';
import { legalMovesOf } from '../../engine/legal.ts';
import type { Move, MoveOf } from '../../engine/move.ts';
import { outcomeOf } from '../../engine/outcome.ts';
import { rulesOf } from '../../engine/rules/rules.ts';
import { faceUpCards, type SeatNumber, type State } from '../../engine/state.ts';
import type { Reason } from '../../protocol/hints.ts';

const isPlay = (move: Move): move is MoveOf<'play'> => move.kind === 'play';

/** The kinds among these cards that have a power, each once: a wild card's own, whatever it counts as. */
const powersAmong = (state: State, cards: readonly Played[]): Kind[] => [
  ...new Set(
    bareCards(cards).flatMap((card) => (rulesOf(state.rules, card).isSpecial ? [kindOf(card)] : [])),
  ),
];

/** Whether a seat has no more of a kind, as far as its cards are known. */
const hasNone = ({ seats }: State, seat: SeatNumber, kind: Kind): boolean =>
  ![...seats[seat]!.hand, ...seats[seat]!.faceUp].some(
    (slot) => slot !== null && isKnown(slot) && kindOf(slot) === kind,
  );

/** What a play that leads to `after` does with cards that have a power, compared with the others that could be made. */
function aboutPowers(
  state: State,
  after: State,
  { seat, cards }: MoveOf<'play'>,
  others: readonly Move[],
): Reason[] {
  const powers = powersAmong(state, cards);
  const plays = others.filter(isPlay);
  if (powers.length === 0) {
    const kept = powersAmong(
      state,
      plays.flatMap((play) => play.cards),
    );
    return kept.length === 0 ? [] : [{ code: 'keeps', kinds: kept }];
  }
  const ordinaryDoes = plays.some((play) => powersAmong(state, play.cards).length === 0);
  const spent = powers.filter((kind) => hasNone(after, seat, kind));
  return ordinaryDoes && spent.length > 0 ? [{ code: 'spends', kinds: spent }] : [];
}

/** Whether an ordinary play is the one that costs least, where others could be made: what is hard to beat is kept. */
function aboutHeight(state: State, { seat, cards }: MoveOf<'play'>): Reason[] {
  const isDown = state.rules.set.beat.direction === 'down';
  const costOf = (card: Played) => (isDown ? -1 : 1) * rulesOf(state.rules, card).height;
  const plays = legalMovesOf(state, seat).filter(isPlay);
  const isOrdinary = (play: MoveOf<'play'>) => powersAmong(state, play.cards).length === 0;
  const costsOf = (some: typeof plays) => some.map((play) => costOf(play.cards[0]!));
  const [own, costs] = [costOf(cards[0]!), costsOf(plays.filter(isOrdinary))];
  if (powersAmong(state, cards).length > 0 || costs.every((cost) => cost === own)) return [];
  if (costs.some((cost) => cost < own)) return [{ code: isDown ? 'higherFits' : 'lowerFits' }];
  if (costsOf(plays).some((cost) => cost < own))
    return [{ code: isDown ? 'highestOrdinary' : 'lowestOrdinary' }];
  return [{ code: isDown ? 'highest' : 'lowest' }];
}

/** The cards that a move before play puts face up; all that lie there, where it doesn't swap. */
const putOpen = (after: State, move: Move): readonly Card[] =>
  move.kind === 'swap' ? move.give : faceUpCards(after.seats[move.seat]!).filter(isKnown);

/**
 * What a swap or a choice is for: cards with a power come last, and what is swapped for them goes early. Nothing is
 * swapped where that changes hardly anything.
 */
function aboutOpen(after: State, move: Move): Reason[] {
  const cards = [...putOpen(after, move)];
  const kinds = powersAmong(after, cards);
  if (move.kind === 'ready' && after.rules.set.exchange === 'swap' && kinds.length === 0)
    return [{ code: 'idle' }];
  const taken = move.kind === 'swap' ? [...move.take] : [];
  return [
    ...(kinds.length > 0 ? [{ code: 'keeps', kinds } as const] : []),
    ...(kinds.length === 0 && cards.length > 0 ? [{ code: 'open', cards } as const] : []),
    ...(taken.length > 0 ? [{ code: 'early', cards: taken } as const] : []),
  ];
}

/** Why a move is good or bad, as far as it follows from the rules and not only from playing rounds out. */
export function reasonsFor(state: State, move: Move, others: readonly Move[]): Reason[] {
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') return [];
  const { outcome, after } = outcomeOf(state, ruling.events);
  if (state.phase === 'exchange') return aboutOpen(after, move);
  const reasons: Reason[] = [];
  if (outcome.out.includes(move.seat)) reasons.push({ code: 'out' });
  if (outcome.burn) reasons.push({ code: 'burns', again: outcome.again });
  if (move.kind === 'flip') reasons.push({ code: 'blind' });
  if (outcome.pickedUp.length > 0 && outcome.taker === move.seat)
    reasons.push({ code: 'takes', count: outcome.pickedUp.length });
  if (isPlay(move)) {
    if (move.cards.length > 1) reasons.push({ code: 'many', count: move.cards.length });
    reasons.push(...aboutPowers(state, after, move, others), ...aboutHeight(state, move));
  }
  return reasons;
}
