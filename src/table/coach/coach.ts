import { findBreaches, owesFaceUp } from '../../engine/breaches.ts';
import { type Card, isKnown, kindOf, type Rank } from '../../engine/cards.ts';
import { demand } from '../../engine/demand.ts';
import { owesThrow } from '../../engine/first.ts';
import { unseenCards, withDeduced } from '../../engine/knowledge.ts';
import { abilityOf } from '../../engine/plays.ts';
import type { Judged } from '../../engine/record.ts';
import { mayRun, missingToBurn, mostCards } from '../../engine/sets.ts';
import { openStacks } from '../../engine/stacks.ts';
import {
  countCards,
  drawable,
  hasCards,
  openSlots,
  type SeatNumber,
  type State,
  sourceOf,
} from '../../engine/state.ts';
import type { CoachView, DueView, StepView } from '../../protocol/coach.ts';
import type { RulingView } from '../../protocol/view.ts';
import type { Referee } from '../../referee/referee.ts';
import { standingQuestions } from '../../referee/starting.ts';
import { exchangeOf } from '../play/turns.ts';
import { specialsView } from './specials.ts';

function demandsSomething(state: State): boolean {
  const { bound, colour, only, size } = demand(state);
  return bound !== null || colour !== null || only !== null || size > 1;
}

/**
 * Whether each card that a seat may play next fits by itself, the unknown ones whatever they are; not of a last one,
 * which leaves no choice.
 */
function fitsAny(state: State, seat: SeatNumber): boolean {
  const slots = openSlots(state, seat, sourceOf(state, seat));
  const known = slots.filter(isKnown);
  const cards = known.length < slots.length ? [...known, ...unseenCards(state)] : known;
  const kinds = new Map(cards.map((card) => [kindOf(card), card]));
  const fits = (card: Card) =>
    findBreaches(state, { kind: 'play', seat, cards: [card] }).breaches.length === 0;
  return slots.length > 1 && [...kinds.values()].every(fits);
}

/** What the seat whose turn it is may do, from what is known of its cards. */
function ownStep(state: State, seat: SeatNumber): StepView {
  const { extra: again, pile, rules } = state;
  if (again === 'choose') return { step: 'chooseNext', seat };
  const { pass, pickUp, chance, faceDown } = rules.set;
  const source = sourceOf(state, seat);
  // Where anything may be played nobody needs to be reminded that the pile can be picked up, too.
  const isAsked = demandsSomething(state);
  const isFree = pass.pickUp === 'optional' && isAsked;
  if (source === 'faceDown') {
    const [first] = openStacks(state, seat);
    const cards = countCards(state.seats[seat]!);
    const stack = faceDown.access === 'stacksInOrder' && first !== undefined ? first + 1 : null;
    return { step: 'flip', seat, again, stack, cards, pickUp: isFree && pile.length > 0 };
  }
  const { mayFit, mustFit } = abilityOf(state, seat);
  const isLeft = pile.length > 0 && (isFree || !mustFit);
  const when = (isFreely: boolean) => (isFreely ? ('free' as const) : ('ifUnable' as const));
  const triesFreely = isFree || (chance === 'atWill' && isAsked);
  const mayTry = chance !== 'none' && drawable(state) > 0 && pile.length > 0;
  const ways = {
    pickUp: isLeft ? when(isFree) : null,
    toOther: pickUp.taker !== 'self',
    add: owesFaceUp(state, seat),
    tryStock: mayTry && (isLeft || triesFreely) ? when(triesFreely) : null,
    flip: source === 'faceUp' && openStacks(state, seat).length > 0,
  };
  return mayFit || !isLeft
    ? { step: 'lay', seat, from: source, any: !isAsked && fitsAny(state, seat), again, ...ways }
    : { step: 'pickUp', seat, from: source, ...ways };
}

/** How many face-up cards a move of play has brought into the hand. */
const takenUp = ({ events }: Judged): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'moved' && event.from.zone === 'faceUp' && event.to.zone === 'hand'
        ? sum + event.cards.length
        : sum,
    0,
  );

/** What people have to do with real cards after the last move. */
function dueView({ judged, game, viewer, open }: Referee, ruling: RulingView | null): DueView | null {
  const last = judged.at(-1);
  if (viewer !== null || open !== null || ruling === null || last?.entry.kind !== 'move') return null;
  const { kind } = last.entry.move;
  const isPlay = kind === 'play' || kind === 'flip' || kind === 'pickUp';
  const counts = ruling.verdict !== 'illegal' || ruling.stands;
  if (!isPlay || !counts || game.phase === 'over' || game.pending !== null) return null;
  const tasks = [
    { task: 'clear' as const, cards: ruling.burn ? 1 : 0 },
    { task: 'draw' as const, cards: ruling.draws },
    { task: 'takeUp' as const, cards: takenUp(last) },
    { task: 'takePile' as const, cards: ruling.pickedUp },
  ].filter(({ cards }) => cards > 0);
  return tasks.length === 0 ? null : { seat: ruling.taker ?? ruling.move.seat, tasks };
}

function exchangeStep(game: State, viewer: Referee['viewer']): StepView {
  const seats = [...game.seats.keys()].filter((seat) => !game.ready.includes(seat));
  if (typeof viewer !== 'number' || !seats.includes(viewer)) return { step: 'getReady', seats };
  const exchange = exchangeOf(game, viewer);
  if (exchange === null) return { step: 'ready', seat: viewer };
  return exchange === 'swap'
    ? { step: 'swap', seat: viewer }
    : { step: 'choose', seat: viewer, cards: exchange.choose };
}

/** The rank that is thrown in now: by the viewer, or by anybody who has one; null while nothing is. */
function rankToThrow(referee: Referee): Rank | null {
  const { game, viewer } = referee;
  const [asked] = standingQuestions(referee);
  if (asked?.by !== 'thrownIn' || (typeof viewer === 'number' && !owesThrow(game, viewer))) return null;
  return asked.ranks[0] ?? null;
}

function startStep(referee: Referee, starters: readonly SeatNumber[]): StepView {
  const { game, viewer, judged } = referee;
  if (typeof viewer === 'number' && !starters.includes(viewer)) return { step: 'wait', seats: [...starters] };
  const { first, exchange } = game.rules.set;
  const kind = rankToThrow(referee);
  if (kind !== null)
    return { step: 'throwIn', seats: typeof viewer === 'number' ? [viewer] : [...starters], kind };
  const isRace = game.rules.firstSteps.some(({ by }) => by === 'race');
  return {
    step: 'start',
    seats: typeof viewer === 'number' ? [viewer] : [...starters],
    mustPlayIt: first.mustPlayIt || isRace,
    onPile: game.pile.length > 0,
    first: viewer === null && judged.length === 0 ? exchange : 'none',
  };
}

/** Whether a seat may have more cards of the kind that it is playing: all of them may have been seen elsewhere. */
function mayHaveMore(game: State, seat: SeatNumber, cards: readonly Card[]): boolean {
  const own = openSlots(game, seat, sourceOf(game, seat)).filter(isKnown);
  const count = [...own, ...unseenCards(game)].filter((card) => kindOf(card) === kindOf(cards[0]!)).length;
  return count > cards.length;
}

/** Cards lie there that aren’t ruled on; null where no more may follow. */
function openStep({ game, open }: Referee): StepView | null {
  const card = open?.cards[0];
  if (open === null || card === undefined) return null;
  const { seat, answer, missing, cards } = open;
  if (answer === 'cannot') return { step: 'takeBack', seat, onTurn: seat === game.turn };
  const more: StepView = { step: 'more', seat, kind: kindOf(card), missing };
  if (answer === 'notYet') return more;
  const source = sourceOf(game, seat) === 'faceUp' ? 'faceUp' : 'hand';
  const mayFollow = !mayRun(game, source) && mostCards(game, source) > cards.length;
  return mayFollow && mayHaveMore(game, seat, cards) ? more : null;
}

/** What a seat could play although it isn’t its turn: what completes a set, or what it jumps in with. */
function outOfTurn(state: State, seat: SeatNumber): StepView | null {
  const top = state.pile.at(-1);
  if (top === undefined || !isKnown(top)) return null;
  const kind = kindOf(top);
  const missing = missingToBurn(state) ?? Number.POSITIVE_INFINITY;
  const equals = openSlots(state, seat, sourceOf(state, seat))
    .filter(isKnown)
    .filter((card) => kindOf(card) === kind);
  const mayPlay = (cards: readonly Card[]) =>
    findBreaches(state, { kind: 'play', seat, cards }).breaches.length === 0;
  const set = equals.slice(0, missing);
  if (set.length === missing && mayPlay(set)) return { step: 'complete', seat, kind, cards: missing };
  const { length } = equals.filter((card) => mayPlay([card])).slice(0, missing);
  return length > 0 ? { step: 'add', seat, kind, cards: length } : null;
}

/** Whose move is the newest: not the player whose turn it is, where somebody played out of turn. */
function lastMover(judged: Referee['judged']): SeatNumber | null {
  const last = judged.findLast(({ entry }) => entry.kind === 'move')?.entry;
  return last?.kind === 'move' ? last.move.seat : null;
}

function playStep({ game, viewer, alarm, judged }: Referee): StepView | null {
  const { turn, pending, rules } = game;
  if (pending?.card !== undefined) return { step: 'sayWhat', seat: pending.seat };
  if (pending !== null)
    return { step: 'show', seat: pending.seat, from: pending.stack === 'stock' ? 'stock' : 'faceDown' };
  if (turn === null) return null;
  // What else the rules ask for, the ruling says.
  const mover = lastMover(judged) ?? turn;
  if (alarm)
    return rules.set.penalty === 'takeBack'
      ? { step: 'takeBack', seat: mover, onTurn: mover === turn }
      : null;
  const state = withDeduced(game);
  if (typeof viewer !== 'number' || viewer === turn) return ownStep(state, turn);
  if (!hasCards(game.seats[viewer]!)) return null;
  return outOfTurn(state, viewer) ?? { step: 'wait', seats: [turn] };
}

function nextStep(referee: Referee, starters: readonly SeatNumber[]): StepView | null {
  const { game, viewer, open, question, mode } = referee;
  if (question !== null || mode !== null || game.phase === 'over') return null;
  if (open !== null) return openStep(referee);
  if (game.phase === 'exchange')
    return viewer === null ? startStep(referee, starters) : exchangeStep(game, viewer);
  const top = game.pile.at(-1);
  if (top !== undefined && !isKnown(top) && viewer === null) return { step: 'turnUp' };
  return game.phase === 'start' ? startStep(referee, starters) : playStep(referee);
}

/** What beginners are reminded of at this moment. It rests on nothing but what the referee’s viewer knows. */
export const coachView = (
  referee: Referee,
  ruling: RulingView | null,
  starters: readonly SeatNumber[],
): CoachView => ({
  due: dueView(referee, ruling),
  next: nextStep(referee, starters),
  specials: specialsView(referee.game, typeof referee.viewer === 'number' ? referee.viewer : null),
});
