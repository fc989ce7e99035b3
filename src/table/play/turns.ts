import { isAllowed } from '../../engine/breaches.ts';
import { type Card, isKnown, type Kind, kindOf } from '../../engine/cards.ts';
import { decide } from '../../engine/decide.ts';
import { askedOf, misfitOf } from '../../engine/fit.ts';
import { unseenCards } from '../../engine/knowledge.ts';
import { legalMovesOf, stackings } from '../../engine/legal.ts';
import type { Move, MoveOf } from '../../engine/move.ts';
import { namedPlays } from '../../engine/plays.ts';
import type { Judged } from '../../engine/record.ts';
import { dealRow, rulesOf } from '../../engine/rules/rules.ts';
import { addedTo, completesForAnyone, isForJumpIn, missingToBurn } from '../../engine/sets.ts';
import {
  hasCards,
  isStalled,
  kindInSet,
  openSlots,
  runLength,
  type SeatNumber,
  type State,
  sourceOf,
} from '../../engine/state.ts';
import type { UnmakeFault } from '../../protocol/play.ts';
import { starters } from '../../referee/likely.ts';
import type { Referee } from '../../referee/referee.ts';
import { known, refereeSeen } from './seen.ts';

/** Whose turn a game without a deck waits for, and what may be done; `game` is the state in which all is known. */

/** Whether none of these seats has cards any more. */
export const areOut = (game: State, seats: readonly SeatNumber[]): boolean =>
  seats.every((seat) => !hasCards(game.seats[seat]!));

/** The seats that can act: in the exchange all that aren't ready, at the start those that may begin. */
export function actingSeats(game: State): readonly SeatNumber[] {
  const found = acting.get(game) ?? findActing(game);
  acting.set(game, found);
  return found;
}

/** At the start it takes long to find out, and every screen asks for it. */
const acting = new WeakMap<State, readonly SeatNumber[]>();

function findActing(game: State): SeatNumber[] {
  const seats = [...game.seats.keys()];
  if (game.phase === 'exchange') return seats.filter((seat) => !game.ready.includes(seat));
  if (game.phase === 'start') return seats.filter((seat) => legalMovesOf(game, seat).length > 0);
  return game.phase === 'play' && game.turn !== null ? [game.turn] : [];
}

/**
 * Whether the program says who may start, as people do who have the card that is asked for. Where anybody may who is
 * quick enough (TH-01), it would tell who holds one and is slow.
 */
const saysWhoStarts = ({ rules }: State): boolean => !rules.firstSteps.some(({ by }) => by === 'race');

/** The seats that may start, as far as a viewer may know. */
export const startersFor = ({ game }: Referee, seen: State): SeatNumber[] =>
  starters(saysWhoStarts(game) ? game : seen);

/** The seats that are to act, as everybody may know; `seat` knows of itself whether it is one of them. */
export function actsFor(referee: Referee, seat: SeatNumber | null): readonly SeatNumber[] {
  const { game } = referee;
  const acting = actingSeats(game);
  if (game.phase !== 'start' || saysWhoStarts(game)) return acting;
  const shown = starters(known(referee, 'onlooker'));
  return shown.filter((one) => one !== seat || acting.includes(one));
}

/**
 * Every move that a seat may make now, but for swapping and choosing, of which there may be thousands. Cards that are
 * put on equal ones are listed one by one, as they may be put there one after the other.
 */
export function movesOf(game: State, seat: SeatNumber): Move[] {
  if (game.phase !== 'exchange') return [...legalMovesOf(game, seat), ...namedPlays(game, seat)];
  const single = stackings(game, seat).filter(({ cards }) => cards.length === 1);
  return [{ kind: 'ready' as const, seat }, ...single].filter(
    (move) => decide(game, move).verdict !== 'illegal',
  );
}

/** Some move that a seat may make now, if there is any: to be ready sooner than to swap or to choose. */
export const anyMove = (game: State, seat: SeatNumber): Move | null =>
  movesOf(game, seat)[0] ?? legalMovesOf(game, seat)[0] ?? null;

/** So many equal cards on the pile make it worth while to wait for the others, which somebody may hold unseen. */
const WORTH_WAITING = 2;

/** How many cards of a kind a seat may have where it plays from now, if `unseen` of them may be anywhere. */
function mostOf(onlooker: State, seat: SeatNumber, kind: Kind, unseen: number): number {
  const slots = openSlots(onlooker, seat, sourceOf(onlooker, seat));
  const hidden = slots.filter((slot) => !isKnown(slot)).length;
  return slots.filter((slot) => isKnown(slot) && kindOf(slot) === kind).length + Math.min(hidden, unseen);
}

/** Whether a seat may have a card that fits out of turn on the one on top (`jumpIn`). */
function mayHaveEqual(onlooker: State, seat: SeatNumber): boolean {
  if (onlooker.rules.set.jumpIn === 'no' || onlooker.extra === 'choose') return false;
  const zone = sourceOf(onlooker, seat);
  const slots = openSlots(onlooker, seat, zone);
  const unseen = slots.some((slot) => !isKnown(slot)) ? unseenCards(onlooker) : [];
  const asked = askedOf(onlooker, seat, zone);
  return [...slots.filter(isKnown), ...unseen].some(
    (card) => isForJumpIn(onlooker, card) && misfitOf(onlooker, asked, [card]) === null,
  );
}

/**
 * The seats that are given time to play out of turn, `mover` having played last: all that may have the cards that
 * complete the set on the pile, the others with what they may jump in with, and the mover if it may add to its play. It
 * goes by what somebody knows who only looks on, so that it tells nobody anything about hidden cards. For a set these
 * count where enough of it lies on the pile: of the mover, who would have played them along, only a single one that it
 * may just have drawn.
 */
export function jumpersAfter(onlooker: State, mover: SeatNumber): SeatNumber[] {
  const { phase, pending, pile, rules, seats, turn } = onlooker;
  const top = pile.at(-1);
  if (phase !== 'play' || pending !== null || top === undefined || !isKnown(top)) return [];
  const kind = kindInSet(rules, pile, rulesOf(rules, top));
  const missing = missingToBurn(onlooker);
  const unseen = unseenCards(onlooker).filter((card) => kindOf(card) === kind).length;
  const isNear = runLength(rules, pile, kind) >= WORTH_WAITING;
  return [...seats.keys()].filter((seat) => {
    if (seat === turn) return false;
    if (seat !== mover && mayHaveEqual(onlooker, seat)) return true;
    if (addedTo(onlooker, seat, kind) > 0 && mostOf(onlooker, seat, kind, unseen) > 0) return true;
    const near = isNear && (seat !== mover || missing === 1) ? unseen : 0;
    if (missing === null || mostOf(onlooker, seat, kind, near) < missing) return false;
    return completesForAnyone(onlooker, rules.of[kind], missing, seat);
  });
}

const isMoveOf =
  (seat: SeatNumber) =>
  ({ entry }: Judged): boolean =>
    entry.kind === 'move' && entry.move.seat === seat;

const isSwap = ({ entry }: Judged): boolean => entry.kind === 'move' && entry.move.kind === 'swap';

/**
 * Why a seat can't take back its own last move; null if it can, as long as nothing has happened since. It can't where
 * that has shown it a card that it didn't know, or who starts; nor a swap that took another one back, which would then
 * hold again.
 */
export function whyNotUnmade(referee: Referee, seat: SeatNumber): UnmakeFault | null {
  const { game, judged } = refereeSeen(referee, seat);
  const last = judged.at(-1);
  if (game.phase === 'over') return 'roundOver';
  if (last === undefined || !judged.some(isMoveOf(seat))) return 'nothingDone';
  if (!isMoveOf(seat)(last) || (last.before.phase === 'exchange' && game.phase !== 'exchange'))
    return 'playedSince';
  if (isSwap(last) && swapsOf(judged, seat).tookBack) return 'nothingDone';
  return unseenCards(last.before).length === unseenCards(game).length ? null : 'hasShown';
}

const areSame = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && some.every((card) => others.includes(card));

/** The swaps of a seat that hold, the last one last, and whether its last one took another back. */
function swapsOf(judged: readonly Judged[], seat: SeatNumber) {
  const holding: MoveOf<'swap'>[] = [];
  let tookBack = false;
  for (const { entry } of judged) {
    if (entry.kind !== 'move' || entry.move.kind !== 'swap' || entry.move.seat !== seat) continue;
    const { give, take } = entry.move;
    const last = holding.at(-1);
    tookBack = last !== undefined && areSame(last.give, take) && areSame(last.take, give);
    if (tookBack) holding.pop();
    else holding.push(entry.move);
  }
  return { holding, tookBack };
}

/**
 * The swap that takes back the last one of a seat that still holds, as long as it may swap; null if there is none.
 * Others may have swapped since: nothing of theirs changes by it.
 */
export function swapBack(referee: Referee, seat: SeatNumber): MoveOf<'swap'> | null {
  const { game, judged } = refereeSeen(referee, seat);
  if (exchangeOf(game, seat) !== 'swap') return null;
  const last = swapsOf(judged, seat).holding.at(-1);
  if (last === undefined) return null;
  const back: MoveOf<'swap'> = { kind: 'swap', seat, give: last.take, take: last.give };
  return isAllowed(game, back) ? back : null;
}

/** What a seat may do with its face-up cards before the first move; null if nothing, or once that is over. */
export function exchangeOf(
  { phase, ready, rules, seats }: State,
  seat: SeatNumber,
): 'swap' | { choose: number } | null {
  if (phase !== 'exchange' || ready.includes(seat)) return null;
  if (rules.set.exchange === 'swap') return 'swap';
  const own = seats[seat]!;
  const isChosen = own.faceUp.some((slot) => slot !== null);
  return rules.set.exchange === 'pick' && !isChosen
    ? { choose: dealRow(rules, seats.length)?.faceUp ?? 0 }
    : null;
}

/** Whether a bot may call a round a draw that makes no progress: only once everybody else has agreed. */
export const agreesToDraw = (game: State, seat: SeatNumber, isBot: (seat: SeatNumber) => boolean): boolean =>
  isStalled(game) &&
  hasCards(game.seats[seat]!) &&
  !game.agreed.includes(seat) &&
  game.seats.every((one, other) => !hasCards(one) || isBot(other) || game.agreed.includes(other));
