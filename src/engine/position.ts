import {
  bareCards,
  bareOf,
  type Card,
  choiceOf,
  faceOf,
  isKnown,
  type PileSlot,
  type Played,
  type Slot,
  UNKNOWN,
} from './cards.ts';
import { waysOf } from './choice.ts';
import { withCopies } from './copies.ts';
import type { Move } from './move.ts';
import { type MoveText, readMove } from './move-text.ts';
import {
  positionFault as fault,
  type PositionError,
  type PositionText,
  parsePositionText,
  type SeatText,
} from './position-text.ts';
import type { Result } from './result.ts';
import { deckOf } from './rules/deck.ts';
import { type Options, pathParts, type ResolveRules, type RuleSetError } from './rules/resolve.ts';
import { dealRow, type Rules, rulesOf } from './rules/rules.ts';
import { isOver, mayChoose, takeUpAll } from './settle.ts';
import { didOnTop, hasCards, type Seat, type State } from './state.ts';
import { isThrowing } from './thrown.ts';

export {
  POSITION_ERRORS,
  type PositionError,
  type PositionErrorCode,
  type PositionFault,
} from './position-text.ts';

/** What `judge` rules on. */
export interface Position {
  readonly state: State;
  readonly move: Move;
}

const unknowns = (n: number): Slot[] => Array.from({ length: n }, () => UNKNOWN);
const asSlots = (given: readonly Slot[] | number): readonly Slot[] =>
  typeof given === 'number' ? unknowns(given) : given;
const sizeOf = (given: readonly unknown[] | number): number =>
  typeof given === 'number' ? given : given.length;

/** An option is named where a person can change it; what a rule set itself has wrong, only by its id. */
function rulesFault(error: RuleSetError, options: Options): Result<never, PositionError> {
  const at = (path: string): Result<never, PositionError> => ({
    ok: false,
    error: { code: 'rules', path, error },
  });
  const paths = error.code === 'UNSOUND' ? error.finding.paths : [error.path];
  const broken = paths.map((path) => pathParts(path).join('.'));
  const option = Object.keys(options).find((name) => {
    const own = `${pathParts(name).join('.')}.`;
    return broken.some((path) => `${path}.`.startsWith(own) || own.startsWith(`${path}.`));
  });
  return at(option === undefined ? 'rules' : `options.${option}`);
}

/**
 * `total` face-down cards on the stacks of the deal, as evenly as they go. Where stacks are turned over in
 * order (TH-20…22) the first ones are lower; elsewhere the left ones are filled first.
 */
function stacksOf(total: number, rules: Rules, players: number): Slot[][] {
  const dealt = Math.max(1, dealRow(rules, players)?.faceDown.stacks ?? 1);
  const rest = total % dealt;
  const inOrder = rules.set.faceDown.access === 'stacksInOrder' && total > dealt;
  const heights = Array.from({ length: Math.min(dealt, total) }, (_, i) => {
    const higher = inOrder ? i >= dealt - rest : i < rest;
    return Math.floor(total / dealt) + (higher ? 1 : 0);
  });
  return heights.map(unknowns);
}

function readSeat(text: SeatText, rules: Rules, players: number): Seat {
  const stacks = typeof text.faceDown === 'number' ? stacksOf(text.faceDown, rules, players) : text.faceDown;
  const length = Math.max(stacks.length, text.faceUp.length);
  return {
    name: text.name,
    hand: asSlots(text.hand),
    faceUp: Array.from({ length }, (_, i) => text.faceUp[i] ?? null),
    faceDown: Array.from({ length }, (_, i) => stacks[i] ?? []),
  };
}

/** How many cards the text gives, before any of them is dealt out: a count may be of any size. */
function countCards({ seats, pile, stock, burned }: PositionText): number {
  const onTable = seats.map(({ hand, faceUp, faceDown }) => {
    const down = typeof faceDown === 'number' ? faceDown : faceDown.flat().length;
    return sizeOf(hand) + faceUp.filter((slot) => slot !== null).length + down;
  });
  return onTable.reduce((sum, n) => sum + n, pile.length + sizeOf(stock) + sizeOf(burned));
}

/** Where cards stand in a text, so that a fault can name its place. */
function* placesOf(text: PositionText): Generator<readonly [path: string, slot: PileSlot]> {
  const list = function* (path: string, given: readonly (PileSlot | null)[] | number) {
    if (typeof given === 'number') return;
    for (const [i, slot] of given.entries()) if (slot !== null) yield [`${path}.${i}`, slot] as const;
  };
  for (const [i, seat] of text.seats.entries()) {
    yield* list(`seats.${i}.hand`, seat.hand);
    yield* list(`seats.${i}.faceUp`, seat.faceUp);
    if (typeof seat.faceDown !== 'number')
      for (const [stack, cards] of seat.faceDown.entries())
        yield* list(`seats.${i}.faceDown.${stack}`, cards);
  }
  yield* list('pile', text.pile);
  yield* list('stock', text.stock);
  yield* list('burned', text.burned);
}

/** No card stands twice, none is outside the deck. */
function checkCards(text: PositionText, deck: readonly Slot[]): Result<null, PositionError> {
  const left = new Map<Slot, number>();
  for (const one of deck) left.set(one, (left.get(one) ?? 0) + 1);
  for (const [path, placed] of placesOf(text)) {
    if (!isKnown(placed)) continue;
    const slot = bareOf(placed);
    const remaining = left.get(slot);
    if (remaining === undefined) return fault('cardOutsideDeck', path, slot);
    if (remaining === 0) return fault('cardTwice', path, slot);
    left.set(slot, remaining - 1);
  }
  return { ok: true, value: null };
}

/** Whether the cards of a past move are the ones that lie on top of the pile, in whatever order. */
function liesOnTop(pile: readonly PileSlot[], cards: readonly Card[]): boolean {
  const top = bareCards(pile.slice(-cards.length));
  const isOne = (slot: Card) => cards.some((card) => faceOf(card) === faceOf(slot));
  return top.length === cards.length && top.every((slot) => !isKnown(slot) || isOne(slot));
}

/** The pile with the ranks that the play on top named for its wild cards. */
const withNames = (pile: readonly PileSlot[], cards: readonly Played[]): readonly PileSlot[] =>
  pile.map((slot, i) => {
    const named = i < pile.length - cards.length ? undefined : cards.find((card) => bareOf(card) === slot);
    return named ?? slot;
  });

/** Whether a card that was turned over lies on top of the pile and lets its player choose, who hasn't said what it does. */
const isToSay = ({ rules, pile }: State, card: Played): boolean =>
  choiceOf(card) === null && waysOf(rules, card).length > 0 && pile.at(-1) === card;

const exchanged = (slots: readonly (Slot | null)[], out: readonly Card[], into: readonly Card[]) =>
  slots.map((slot) => {
    const index = slot === null || !isKnown(slot) ? -1 : out.indexOf(slot);
    return index === -1 ? slot : (into[index] ?? slot);
  });

/** The seats before the swaps of the history, where those say who starts. */
function asDealt({ rules, seats }: State, history: readonly Move[]): State['dealt'] {
  if (rules.set.first.window === 'afterExchange') return null;
  return history.toReversed().reduce<readonly Seat[]>(
    (now, past) =>
      past.kind !== 'swap'
        ? now
        : now.map((seat, number) =>
            number !== past.seat
              ? seat
              : {
                  ...seat,
                  hand: exchanged(seat.hand, past.take, past.give) as Slot[],
                  faceUp: exchanged(seat.faceUp, past.give, past.take),
                },
          ),
    seats,
  );
}

/** The play that lies on top of the pile, if it is the last in the history: before play one that was thrown in. */
function thrownLast({ pile }: State, history: readonly Move[]): State['lastPlay'] {
  const last = history.findLast((past) => past.kind === 'play');
  return last !== undefined && last.cards.length > 0 && liesOnTop(pile, bareCards(last.cards))
    ? { seat: last.seat, count: last.cards.length }
    : null;
}

/**
 * What the last moves tell about the state: an extra turn, the play that lies on top, a face-down card that
 * has been turned over and not been named, who agrees to a draw, and before play who is ready or threw cards in last.
 */
function withHistory(given: State, history: readonly Move[]): State {
  const who = (kind: Move['kind']) => [
    ...new Set(history.flatMap((past) => (past.kind === kind ? [past.seat] : []))),
  ];
  if (given.phase === 'exchange' || given.phase === 'start')
    return {
      ...given,
      ready: given.phase === 'start' ? [] : who('ready'),
      dealt: asDealt(given, history),
      lastPlay: isThrowing(given) ? thrownLast(given, history) : null,
    };
  const state = { ...given, agreed: who('draw') };
  const last = history.findLast((past) => past.kind !== 'draw');
  if (state.phase !== 'play' || last === undefined || (last.kind !== 'play' && last.kind !== 'flip'))
    return state;
  const goesOn = state.turn === last.seat;
  if (last.kind === 'flip' && last.card === undefined) {
    const { stack } = last;
    const cards = stack === 'stock' ? state.stock : (state.seats[last.seat]!.faceDown[stack] ?? []);
    const hidden = goesOn && cards.length > 0;
    return hidden ? { ...state, pending: { seat: last.seat, stack: last.stack } } : state;
  }
  const cards = last.kind === 'play' ? last.cards : [last.card!];
  if (last.kind === 'flip' && goesOn && isToSay(state, last.card!))
    return { ...state, pending: { seat: last.seat, stack: last.stack, card: bareOf(last.card!) } };
  if (state.pile.length === 0) {
    const { again } = state.rules.set.burn;
    return goesOn && again !== 'no' ? { ...state, extra: again } : state;
  }
  if (!liesOnTop(state.pile, bareCards(cards))) return state;
  const pile = withNames(state.pile, cards);
  const top = pile.at(-1)!;
  const extra = !goesOn
    ? null
    : didOnTop(state.rules, pile, 'again')
      ? 'must'
      : isKnown(top) && rulesOf(state.rules, top).choosesNext && mayChoose(state, last.seat)
        ? 'choose'
        : null;
  return { ...state, pile, extra, lastPlay: { seat: last.seat, count: cards.length } };
}

/** Somebody with cards is on turn while play goes on, and nobody in any other phase or once the round is decided. */
function checkTurn(state: State, text: PositionText): Result<State, PositionError> {
  if (state.phase !== 'play')
    return state.turn === null
      ? { ok: true, value: state }
      : fault('needlessTurn', 'turn', text.turn ?? 'null');
  if (isOver(state)) return fault('gameOver', 'turn', text.turn ?? 'null');
  if (state.turn === null) return fault('noTurn', 'turn', 'null');
  const holder = state.seats[state.turn]!;
  return hasCards(holder) ? { ok: true, value: state } : fault('turnOut', 'turn', holder.name);
}

function checkSeats(text: PositionText, rules: Rules): Result<readonly string[], PositionError> {
  const names = text.seats.map(({ name }) => name);
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice !== -1) return fault('sameName', `seats.${twice}.name`, names[twice]!);
  const { min, max } = rules.set.players;
  if (names.length < min || names.length > max || dealRow(rules, names.length) === null)
    return fault('players', 'seats', String(names.length));
  for (const path of ['dealer', 'turn', 'lastLoser', 'lastWinner'] as const) {
    const name = text[path];
    if (name !== null && !names.includes(name)) return fault('unknownSeat', path, name);
  }
  return { ok: true, value: names };
}

function readState(text: PositionText, rules: Rules, names: readonly string[]): Result<State, PositionError> {
  const seatOf = (name: string | null): number | null => (name === null ? null : names.indexOf(name));
  const total = countCards(text);
  const deck = deckOf(rules.set);
  if (total > deck.length) return fault('tooManyCards', '', `${total} of ${deck.length}`);
  const seats = text.seats.map((seat) => readSeat(seat, rules, names.length));
  const initial = rules.set.direction.initial === 'cw' ? 'clockwise' : 'counterclockwise';
  const state: State = {
    rules,
    phase: text.phase,
    seats,
    dealer: names.indexOf(text.dealer),
    direction: text.direction ?? initial,
    turn: seatOf(text.turn),
    extra: null,
    pile: rules.anyNamed ? text.pile : bareCards(text.pile),
    stock: asSlots(text.stock),
    burned: asSlots(text.burned),
    lastPlay: null,
    pending: null,
    ready: [],
    idle: text.idle,
    agreed: [],
    dealt: null,
    out:
      text.phase === 'play' || text.phase === 'over'
        ? seats.flatMap((seat, i) => (hasCards(seat) ? [] : [i]))
        : [],
    lastLoser: seatOf(text.lastLoser),
    lastWinner: seatOf(text.lastWinner),
  };
  const cards = checkCards(text, deck);
  return cards.ok ? checkTurn(takeUpAll(state), text) : cards;
}

const cardsIn = (move: MoveText): readonly Card[] => {
  if ('play' in move) return bareCards(move.play);
  if ('flip' in move) return move.card === undefined ? [] : [bareOf(move.card)];
  if ('pickUp' in move) return move.add === undefined ? [] : [move.add];
  if ('swap' in move) return [...move.swap.give, ...move.swap.take];
  if ('stack' in move) return [...move.stack, move.on.card];
  return 'choose' in move ? move.choose : [];
};

/** A move with a card that the deck doesn't have: no ruling, since nobody can hold it. */
function cardOutside(text: PositionText, rules: Rules): Result<never, PositionError> | null {
  const deck = new Set(deckOf(rules.set));
  const find = (move: MoveText) => cardsIn(move).find((card) => !deck.has(card));
  for (const [i, past] of text.history.entries()) {
    const card = find(past);
    if (card !== undefined) return fault('cardOutsideDeck', `history.${i}`, card);
  }
  const card = find(text.move);
  return card === undefined ? null : fault('cardOutsideDeck', 'move', card);
}

/**
 * Reads a position of `burnpile judge` with its move (docs/formats.md). Never throws; says what
 * is wrong and where.
 */
export function parsePosition(input: unknown, resolve: ResolveRules): Result<Position, PositionError> {
  const parsed = parsePositionText(input);
  if (!parsed.ok) return parsed;
  const rules = resolve(parsed.value.rules, parsed.value.options);
  if (!rules.ok) return rulesFault(rules.error, parsed.value.options);
  const text = withCopies(parsed.value, rules.value.set.deck.packs);
  const names = checkSeats(text, rules.value);
  if (!names.ok) return names;
  const state = readState(text, rules.value, names.value);
  if (!state.ok) return state;
  const strange = cardOutside(text, rules.value);
  if (strange !== null) return strange;
  const history: Move[] = [];
  for (const [i, past] of text.history.entries()) {
    const read = readMove(past, names.value);
    if (read === null) return fault('unknownSeat', `history.${i}.seat`, past.seat);
    history.push(read);
  }
  const move = readMove(text.move, names.value);
  if (move === null) return fault('unknownSeat', 'move.seat', text.move.seat);
  return { ok: true, value: { state: withHistory(state.value, history), move } };
}
