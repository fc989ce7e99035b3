import { findBreaches, mayTurn, owesFaceUp } from './breaches.ts';
import { areOneKind, type Card, isKnown, kindIndex, kindOf, type Slot } from './cards.ts';
import { completesForAnyone, demand, findMisfit } from './demand.ts';
import type { Move, MoveOf } from './move.ts';
import {
  bestSet,
  choices,
  groupsOf,
  higherSingle,
  isRun,
  keptForNeed,
  mayRun,
  mixedSets,
  mostCards,
  openSlots,
  type SetChoice,
  setsThatFit,
  sourceOf,
  wrongCount,
} from './options.ts';
import { rulesOf } from './rules/rules.ts';
import { faceUpCards, hasCards, isStalled, type SeatNumber, type State } from './state.ts';

type Play = MoveOf<'play'>;

function known(slots: readonly Slot[]): Card[] {
  const cards: Card[] = [];
  for (const slot of slots) if (isKnown(slot)) cards.push(slot);
  return cards;
}

const isAllowed = (state: State, move: Move): boolean => findBreaches(state, move).breaches.length === 0;

/** Runs out of these cards, each begun with every one of its first cards and going on as far as it goes. */
function runs(state: State, cards: readonly Card[]): Card[][] {
  const step = state.rules.set.beat.direction === 'up' ? 1 : -1;
  const heightOf = (card: Card) => rulesOf(state.rules, card).height;
  const from = (run: Card[]): Card[][] => {
    const next = cards.filter((card) => heightOf(card) === heightOf(run.at(-1)!) + step);
    const longer = next.flatMap((card) => from([...run, card]));
    return isRun(state, run) ? [run, ...longer] : longer;
  };
  return cards.filter((card) => heightOf(card) >= 0).flatMap((card) => from([card]));
}

/** Beyond this many cards the choices out of them are not all listed. */
const MANY = 20;

/** Where there are many, equal ranks are as good as each other. */
const forRuns = (cards: readonly Card[]): readonly Card[] =>
  cards.length > MANY ? groupsOf(cards).map((group) => group[0]!) : cards;

/** Every play of these cards that fits the pile, each set in one order. */
function fittingPlays(state: State, seat: SeatNumber, source: 'hand' | 'faceUp', cards: readonly Card[]) {
  const own = state.seats[seat]!;
  const asked = demand(state, source);
  const higher = asked.pairs ? higherSingle(state, seat, asked) : 'no';
  const fits = (chosen: readonly Card[]) => findMisfit(state, chosen, seat, asked, higher !== 'yes') === null;
  const sets = [
    ...groupsOf(cards).flatMap((group) => choices(group, mostCards(state, source))),
    ...(source === 'hand' ? mixedSets(state, own, cards, () => false) : []),
  ].filter((chosen) => wrongCount(state, source, chosen.length, higher) === null);
  const most = state.rules.set.set.max ?? Number.POSITIVE_INFINITY;
  const ordered = mayRun(state, source)
    ? runs(state, forRuns(cards)).filter((run) => run.length <= most)
    : [];
  return [...sets, ...ordered].filter(fits);
}

const isPlayAllowed = (state: State, seat: SeatNumber, cards: readonly Card[]): boolean =>
  isAllowed(state, { kind: 'play', seat, cards });

/** Plays that the pile takes, as far as they are for this seat to make now: by turn, need and right to start. */
function permitted(
  state: State,
  seat: SeatNumber,
  plays: readonly (readonly Card[])[],
): readonly (readonly Card[])[] {
  if (state.phase === 'start') return plays.filter((cards) => isPlayAllowed(state, seat, cards));
  if (state.pending !== null) return [];
  const own =
    state.turn === seat
      ? plays
      : plays.filter(
          (cards) => areOneKind(cards) && completesForAnyone(state, kindOf(cards[0]!), cards.length, seat),
        );
  return own.some((cards) => keptForNeed(state, cards[0]!))
    ? own.filter((cards) => !keptForNeed(state, cards[0]!) || isPlayAllowed(state, seat, cards))
    : own;
}

function plays(state: State, seat: SeatNumber): Play[] {
  const source = sourceOf(state, seat);
  if (source === 'faceDown') return [];
  const cards = known(openSlots(state, seat, source));
  return permitted(state, seat, fittingPlays(state, seat, source, cards)).map(
    (chosen): Play => ({ kind: 'play', seat, cards: chosen }),
  );
}

/** The cards of such a set that may be laid now: those that fit best, else others, as a start may ask for one card. */
function allowedSet(state: State, seat: SeatNumber, set: SetChoice): readonly Card[] | null {
  const source = sourceOf(state, seat);
  const slots = openSlots(state, seat, source);
  const best = bestSet(slots, set, demand(state, source).colour);
  const kin = known(slots).filter((card) => kindIndex(card) === set.kind);
  const others = choices(kin, set.count).filter((cards) => cards.length === set.count);
  return [best, ...others].find((cards) => permitted(state, seat, [cards]).length > 0) ?? null;
}

/**
 * What a seat may lay, as far as it differs in more than suits: each rank with each number of cards. Runs and
 * cards of two zones together are left out. `layingOf` says which cards these are.
 */
export function setsByRank(state: State, seat: SeatNumber): readonly SetChoice[] {
  const { phase, turn, pending, rules } = state;
  const source = sourceOf(state, seat);
  if (source === 'faceDown' || phase === 'exchange' || phase === 'over') return [];
  const asked = demand(state, source);
  const slots = openSlots(state, seat, source);
  const sets = setsThatFit(state, seat, source, slots, asked);
  const inTurn = phase === 'play' && turn === seat && pending === null && !rules.anyKept;
  return inTurn ? sets : sets.filter((set) => allowedSet(state, seat, set) !== null);
}

/** The play of one of `setsByRank`, with the suits that fit best. */
export function layingOf(state: State, seat: SeatNumber, set: SetChoice): Play {
  const source = sourceOf(state, seat);
  const slots = openSlots(state, seat, source);
  const colour = state.rules.anyColour ? demand(state, source).colour : null;
  const asked = state.phase === 'start' ? allowedSet(state, seat, set) : null;
  return { kind: 'play', seat, cards: asked ?? bestSet(slots, set, colour) };
}

/** The face-down stacks that a seat may turn over next, by number from 0. */
export const openStacks = (state: State, seat: SeatNumber): number[] =>
  state.seats[seat]!.faceDown.flatMap((_, stack) => (mayTurn(state, seat, stack) ? [stack] : []));

const flips = (state: State, seat: SeatNumber): Move[] => [
  ...openStacks(state, seat).map((stack): Move => ({ kind: 'flip', seat, stack })),
  { kind: 'flip', seat, stack: 'stock' },
];

/** With each face-up card that may have to go along. */
const pickUps = (state: State, seat: SeatNumber): Move[] =>
  owesFaceUp(state, seat)
    ? known(faceUpCards(state.seats[seat]!)).map((add): Move => ({ kind: 'pickUp', seat, add }))
    : [{ kind: 'pickUp', seat }];

/** Equal numbers of hand and face-up cards, each pair of choices once. */
function swaps(state: State, seat: SeatNumber): Move[] {
  const own = state.seats[seat]!;
  const open = known(faceUpCards(own));
  const hand = known(own.hand);
  const most = hand.length > MANY ? 1 : open.length;
  const takes = choices(open, most);
  return choices(hand, most).flatMap((give) =>
    takes
      .filter((take) => take.length === give.length)
      .map((take): Move => ({ kind: 'swap', seat, give, take })),
  );
}

function chosenCards(state: State, seat: SeatNumber): Move[] {
  const hand = known(state.seats[seat]!.hand);
  if (hand.length > MANY) return [];
  return choices(hand, 6).map((cards): Move => ({ kind: 'choose', seat, cards }));
}

function exchanges(state: State, seat: SeatNumber): Move[] {
  const changes = state.rules.set.exchange === 'pick' ? chosenCards(state, seat) : swaps(state, seat);
  return [...changes, { kind: 'ready', seat }];
}

const others = (state: State, seat: SeatNumber): Move[] => [
  ...flips(state, seat),
  ...pickUps(state, seat),
  { kind: 'done', seat },
  ...(isStalled(state) ? [{ kind: 'draw', seat } as const] : []),
];

/**
 * Every move that is allowed, legal or on trust, to anybody: cards that a state doesn't know are left out, and a
 * set is listed in one order though its owner may lay it in any.
 */
export function legalMoves(state: State): Move[] {
  return state.seats.flatMap((_, seat) => legalMovesOf(state, seat));
}

/** The same for one seat. */
export function legalMovesOf(state: State, seat: SeatNumber): Move[] {
  if (state.phase === 'over' || !hasCards(state.seats[seat]!)) return [];
  if (state.phase === 'exchange') return exchanges(state, seat).filter((move) => isAllowed(state, move));
  const rest = others(state, seat).filter((move) => isAllowed(state, move));
  return [...plays(state, seat), ...rest];
}
