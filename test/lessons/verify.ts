import { isDeepStrictEqual } from 'node:util';
import { bestOpen, toLieOpen } from '../../src/bots/exchange.ts';
import { habitualMove } from '../../src/bots/habit.ts';
import { insteadOf } from '../../src/engine/answer.ts';
import {
  bareOf,
  type Card,
  colourOf,
  isKnown,
  isNamed,
  kindOf,
  type Played,
  RANKS,
  rankOf,
} from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { allSlots } from '../../src/engine/knowledge.ts';
import { legalMovesOf } from '../../src/engine/legal.ts';
import type { Move } from '../../src/engine/move.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import { nameOf, ranksOf } from '../../src/engine/rules/effects.ts';
import { parseRankOrder } from '../../src/engine/rules/order.ts';
import type { Rules } from '../../src/engine/rules/rules.ts';
import type { Breach, BreachCode } from '../../src/engine/ruling.ts';
import { drawable, hasCards, type State } from '../../src/engine/state.ts';
import {
  type Answer,
  type Asks,
  type Choice,
  type Follows,
  type Lesson,
  MANY,
} from '../../src/lessons/lesson.ts';

/** What a lesson says, found out once more: by one move at a time, and by the states before and after it. */

const aloud = (move: Move): Move =>
  move.kind === 'play' || move.kind === 'flip' ? { ...move, called: true } : move;

const handOf = (state: State, seat: number) => state.seats[seat]!.hand;

/** Whose hand has cards of this seat’s now, or had those that are in this seat’s. */
const swappedWith = (before: State, after: State, seat: number): number[] =>
  before.seats.flatMap((_, other) => {
    const kept = handOf(before, seat).filter((card) => handOf(after, other).includes(card));
    const got = handOf(before, other).filter((card) => handOf(after, seat).includes(card));
    return other !== seat && kept.length + got.length > 0 ? [other] : [];
  });

/** Who has face-up cards that were this seat’s, or had those that are this seat’s now. */
const rowsSwappedWith = (before: State, after: State, seat: number): number[] => {
  const cameTo = (giver: number, taker: number) =>
    before.seats[giver]!.faceUp.some((card) => card !== null && after.seats[taker]!.faceUp.includes(card));
  return before.seats.flatMap((_, other) =>
    other !== seat && (cameTo(seat, other) || cameTo(other, seat)) ? [other] : [],
  );
};

/** What has become of the cards, read off the state itself. */
function happened(before: State, after: State, { seat }: Move): Follows {
  const held = before.seats.flatMap(({ hand }) => hand);
  const took = handOf(after, seat).filter((card) => !held.includes(card));
  const fromPile = took.filter((card) => !before.stock.includes(card)).length;
  const faceUp = (state: State) => state.seats[seat]!.faceUp.filter((slot) => slot !== null).length;
  return {
    burn: after.burned.length > before.burned.length && after.pile.length === 0 && fromPile === 0,
    effects: [
      ...(after.direction !== before.direction ? [{ effect: 'reverse', seats: [] } as const] : []),
      ...swappedWith(before, after, seat).map((other) => ({ effect: 'swapsHands', seats: [other] }) as const),
      ...rowsSwappedWith(before, after, seat).map(
        (other) => ({ effect: 'swapsRows', seats: [other] }) as const,
      ),
      ...(after.extra === 'choose' ? [{ effect: 'choosesNext', seats: [] } as const] : []),
    ],
    again: after.extra ?? 'no',
    next: after.turn,
    takes: fromPile,
    stands: faceUp(after) > faceUp(before),
    out: !hasCards(after.seats[seat]!),
  };
}

function afterMade({ state, made }: Lesson): State {
  const ruling = decide(state, aloud(made!.move));
  if (ruling.verdict !== 'legal') throw new Error(`not legal: ${JSON.stringify(made!.move)}`);
  return ruling.after;
}

const alone = (state: State, seat: number, card: Card): State => ({
  ...state,
  burned: state.burned.filter((other) => other !== card),
  stock: state.stock.filter((other) => other !== card),
  seats: state.seats.map((one, i) => ({
    ...one,
    hand:
      i === seat
        ? [card, ...one.hand.filter((other) => other !== card)]
        : one.hand.filter((other) => other !== card),
    faceUp: one.faceUp.map((other) => (other === card ? null : other)),
    faceDown: one.faceDown.map((stack) => stack.filter((other) => other !== card)),
  })),
});

function reads({ set }: Rules, { bound, colour, only }: Asks, card: Card): boolean {
  const order: readonly string[] = parseRankOrder(set.rank.order) ?? RANKS;
  if (only !== null) return (only as readonly string[]).includes(kindOf(card));
  const by = bound === null ? 0 : order.indexOf(kindOf(card)) - order.indexOf(bound.rank);
  const fits = { atLeast: by >= 0, above: by > 0, atMost: by <= 0, below: by < 0 };
  return (bound === null || fits[bound.kind]) && (colour === null || colour === colourOf(card));
}

/** Whether a demand is told of every ordinary card as `decide` rules on it. */
const demands = ({ state, you }: Lesson, asks: Asks): boolean => {
  return deckOf(state.rules.set)
    .filter((card) => {
      if (rankOf(card) === null) return false;
      const { isSpecial, on, notOn, onlyIfStuck } = state.rules.of[kindOf(card)];
      return (
        !state.pile.includes(card) && !isSpecial && on === 'natural' && notOn.length === 0 && !onlyIfStuck
      );
    })
    .every((card) => {
      const ruling = decide(alone(state, you, card), aloud({ kind: 'play', seat: you, cards: [card] }));
      return (ruling.verdict !== 'illegal') === reads(state.rules, asks, card);
    });
};

/** Who has more cards of the pile than before. */
const taker = (before: State, after: State): number =>
  after.seats.findIndex(({ hand }, seat) =>
    hand.some((card) => before.pile.includes(card) && !handOf(before, seat).includes(card)),
  );

function count(lesson: Lesson): number {
  const { state, you, asked } = lesson;
  const after = afterMade(lesson);
  if (asked === 'draws') return state.stock.length - after.stock.length;
  if (asked === 'holds') return handOf(after, you).length;
  return handOf(after, you).filter((card) => !handOf(state, you).includes(card)).length;
}

function seatAsked(lesson: Lesson, seat: number): boolean {
  const { state, asked } = lesson;
  if (asked === 'starts') return legalMovesOf(state, seat).some(({ kind }) => kind === 'play');
  const after = afterMade(lesson);
  return asked === 'taker' ? taker(state, after) === seat : after.turn === seat;
}

const isOnPlayingWell = ({ asked }: Lesson): boolean => asked === 'best' || asked === 'bestFaceUp';

/** What a bot does out of habit, or puts face up. */
const best = ({ state, you, asked }: Lesson): Move =>
  asked === 'bestFaceUp' ? toLieOpen(state, you, bestOpen(state, you)) : habitualMove(state, you);

/** The same cards in another order are the same move. */
const spelled = (move: Move): string =>
  JSON.stringify(move, (_, value) => (Array.isArray(value) ? value.toSorted() : value));

const isSame = (one: Move, other: Move): boolean => spelled(one) === spelled(other);

/** Whether an answer is right. */
export function isRight(lesson: Lesson, answer: Answer): boolean {
  const { state } = lesson;
  switch (answer.kind) {
    case 'move':
      if (isOnPlayingWell(lesson)) return isSame(answer.move, best(lesson));
      return decide(state, aloud(answer.move)).verdict === 'legal';
    case 'follows': {
      const truth: Readonly<Record<string, unknown>> = {
        ...happened(state, afterMade(lesson), lesson.made!.move),
      };
      return Object.entries(answer.follows).every(([name, value]) => isDeepStrictEqual(truth[name], value));
    }
    case 'asks':
      return demands(lesson, answer.asks);
    case 'count':
      return count(lesson) === answer.count;
    case 'seat':
      return seatAsked(lesson, answer.seat);
  }
}

const mayLay = ({ state, you }: Lesson): boolean =>
  legalMovesOf(state, you).some(({ kind }) => kind === 'play' || kind === 'flip');

const fits = ({ state, you }: Lesson, cards: readonly Played[]): boolean =>
  decide(state, aloud({ kind: 'play', seat: you, cards })).verdict === 'legal';

const laidBy = (move: Move): readonly Played[] => (move.kind === 'play' ? move.cards.filter(isKnown) : []);

/** Whether the first card that was played stands beneath (-1), beside (0) or above (1) the one that it is held against. */
function against({ state }: Lesson, move: Move, { card }: Breach): number {
  const order: readonly string[] = parseRankOrder(state.rules.set.rank.order) ?? RANKS;
  const [played] = laidBy(move);
  if (played === undefined || card === null) return Number.NaN;
  // A joker may count as a rank.
  const place = (one: Played) =>
    order.indexOf(kindOf(one) === 'JK' ? state.rules.set.joker.value : kindOf(one));
  return Math.sign(place(played) - place(card));
}

const allOf = ({ seats }: State, seat: number) => {
  const { hand, faceUp, faceDown } = seats[seat]!;
  return [...hand, ...faceUp.filter((slot) => slot !== null), ...faceDown.flat()].filter(isKnown);
};

type Reason = (lesson: Lesson, move: Move, breach: Breach) => boolean;

/** What each reason says of the position, looked up there; a reason that is not listed may not be given. */
const HOLDS: Partial<Record<BreachCode, Reason>> = {
  // What a special card asks for is another rank than its own.
  tooLow: (...given) => given[2].setting?.startsWith('special') === true || against(...given) < 0,
  tooHigh: (...given) => given[2].setting?.startsWith('special') === true || against(...given) > 0,
  equalNotAllowed: (...given) => against(...given) === 0,
  wrongColour: (_, move, { card }) =>
    card !== null && laidBy(move).some((laid) => colourOf(laid) !== colourOf(card)),
  mustPlay: (lesson, _, breach) => {
    const instead = insteadOf(breach);
    return mayLay(lesson) && (instead === null || fits(lesson, instead));
  },
  noPassing: ({ state, you }, { kind }) =>
    kind === 'done' && !legalMovesOf(state, you).some((move) => move.kind === 'done'),
  faceUpOwed: ({ state, you }, { kind }) =>
    kind === 'pickUp' &&
    legalMovesOf(state, you).every((move) => move.kind !== 'pickUp' || move.add !== undefined),
  notNeeded: (lesson, _, breach) => fits(lesson, insteadOf(breach) ?? []),
  notAsLast: ({ state, you }, move) => allOf(state, you).every((card) => laidBy(move).includes(card)),
  notYourTurn: ({ state, you }) => state.turn !== you,
  notOnThis: ({ state, you }, move, { card }) =>
    move.kind === 'stack'
      ? kindOf(move.cards[0]!) !== kindOf(move.on.card) ||
        (state.rules.set.stacking === 'own' && move.on.seat !== you)
      : card !== null && state.pile.includes(card),
  notWild: ({ state }, move) =>
    laidBy(move).some((card) => {
      const written = state.rules.set.special[kindOf(bareOf(card))]?.effects ?? [];
      const wild = written.findLast((effect) => nameOf(effect) === 'wild');
      return isNamed(card) && (wild === undefined || !ranksOf(wild).includes(kindOf(card)));
    }),
  mixedRanks: (_, move) => new Set(laidBy(move).map(kindOf)).size > 1,
  tooManyCards: (_, move) => laidBy(move).length > 1,
  setTooSmall: ({ state }, move) => laidBy(move).length < (state.lastPlay?.count ?? 0),
  wrongZone: ({ state, you }) =>
    handOf(state, you).length > 0 || state.seats[you]!.faceUp.some((slot) => slot !== null),
  notNow: ({ state }, { kind }) =>
    state.phase === 'exchange' &&
    kind !== 'ready' &&
    kind !== { swap: 'swap', pick: 'choose', none: null }[state.rules.set.exchange],
  unevenSwap: (_, move) => move.kind === 'swap' && move.give.length !== move.take.length,
  wrongNumber: ({ state, you }, move) =>
    move.kind === 'choose' &&
    legalMovesOf(state, you).every(
      (other) => other.kind !== 'choose' || other.cards.length !== move.cards.length,
    ),
};

/** The reasons for what is refused that the position doesn't bear out. */
const untrue = (lesson: Lesson): string[] =>
  lesson.choices.flatMap(({ answer, ruling }) =>
    answer.kind !== 'move' || ruling?.verdict !== 'illegal'
      ? []
      : ruling.breaches
          .filter((breach) => HOLDS[breach.code]?.(lesson, answer.move, breach) !== true)
          .map(
            (breach) =>
              `${lesson.id}: ${breach.code} is no reason against ${JSON.stringify(answer.move)}, ${JSON.stringify(breach)}`,
          ),
  );

/** Pick-ups refused for want of a face-up card in a lesson about something else: no choice would add one. */
const addsNone = ({ id, choices }: Lesson): string[] =>
  choices.flatMap(({ ruling }) =>
    id !== 'pickUp.addFaceUp' &&
    ruling?.verdict === 'illegal' &&
    ruling.breaches.some(({ code }) => code === 'faceUpOwed')
      ? [`${id}: a pick-up without the face-up card that has to go along`]
      : [],
  );

/** A question about drawing from a stock that hasn't more cards than are drawn, which then decides how many. */
const endsStock = (lesson: Lesson): string[] =>
  lesson.asked === 'draws' &&
  lesson.state.rules.set.refill.mode !== 'none' &&
  count(lesson) >= drawable(lesson.state)
    ? [`${lesson.id}: draws the last card of the stock`]
    : [];

const rightOnes = (choices: readonly Choice[]): number => choices.filter(({ right }) => right).length;

/** Whether nothing of what an answer says about a move fails to happen, whatever else does. */
function comesTrue(lesson: Lesson, { answer }: Choice): boolean {
  if (answer.kind !== 'follows') return false;
  const { follows } = answer;
  const truth = happened(lesson.state, afterMade(lesson), lesson.made!.move);
  const isBlind = lesson.made?.move.kind === 'flip';
  // Of a face-down card “the card stays” is said where nothing else is.
  const stays = !follows.burn && follows.takes === 0 && !follows.stands;
  if (isBlind && stays && (truth.burn || truth.takes > 0 || truth.stands)) return false;
  const said = Object.entries(follows).filter(
    ([name, value]) => name === 'next' || (name !== 'again' && value !== false && value !== 0),
  );
  const facts: Readonly<Record<string, unknown>> = { ...truth };
  return (
    said.every(([name, value]) =>
      Array.isArray(value)
        ? value.every((one) => truth.effects.some((effect) => isDeepStrictEqual(one, effect)))
        : isDeepStrictEqual(value, facts[name]),
    ) && (follows.again === 'no') === (truth.again === 'no')
  );
}

/** The first lessons, before any card with a power is taught. */
const FIRST = ['beat.direction/1', 'beat.direction/2', 'beat.equal'];

/** Everything that is wrong with a lesson; nothing at all, if it is as it should be. */
export function faults(lesson: Lesson): string[] {
  const { id, state, choices, asked } = lesson;
  const found = choices
    .filter(({ answer, right }) => isRight(lesson, answer) !== right)
    .map(({ answer }) => `${id}: not as the engine says: ${JSON.stringify(answer)}`);
  const right = rightOnes(choices);
  if (choices.length < 3) found.push(`${id}: ${choices.length} choices`);
  if (right === 0 || right === choices.length) found.push(`${id}: trivial, ${right} of ${choices.length}`);
  if (!MANY.includes(asked) && right !== 1) found.push(`${id}: ${right} right answers`);
  // “You go again” and “you may go again” can't be told apart by whoever learns.
  const said = choices.map(({ answer }) => JSON.stringify(answer).replace('"again":"may"', '"again":"must"'));
  if (new Set(said).size < choices.length) found.push(`${id}: the same choice twice`);
  if (allSlots(state).toSorted().join() !== deckOf(state.rules.set).toSorted().join())
    found.push(`${id}: not every card lies in one place`);
  for (const choice of choices)
    if (!choice.right && comesTrue(lesson, choice))
      found.push(`${id}: true and marked wrong: ${JSON.stringify(choice.answer)}`);
  const powers = [...state.pile, ...handOf(state, lesson.you)].filter(
    (card) => isKnown(card) && state.rules.of[kindOf(card)].isSpecial,
  );
  if (FIRST.includes(id) && powers.length > 0) found.push(`${id}: not taught yet: ${powers.join(' ')}`);
  return [...found, ...addsNone(lesson), ...endsStock(lesson), ...untrue(lesson)];
}
