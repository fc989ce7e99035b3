import fc from 'fast-check';
import { JOKERS, makeDeck, PACKS, type Slot } from '../../../src/engine/cards.ts';
import type { Event } from '../../../src/engine/event.ts';
import type { Place } from '../../../src/engine/location.ts';
import type { Move } from '../../../src/engine/move.ts';
import type { Entry } from '../../../src/engine/record.ts';
import { TOLD_EFFECTS } from '../../../src/engine/rules/effects.ts';
import { PHASES, type Seat, type State } from '../../../src/engine/state.ts';
import { anyHouseRules } from './rule-sets.ts';
import { HOUSE, PRESET_TABLES, rulesOfCase } from './tables.ts';

const CARDS = [...makeDeck(PACKS.length, 0), ...JOKERS];
export const anyCard = fc.constantFrom(...CARDS);
export const anySlot: fc.Arbitrary<Slot> = fc.oneof(fc.constant('??' as const), anyCard);
const slots = (maxLength: number) => fc.array(anySlot, { maxLength });
/** Seats and stacks, some of which are not there. */
const seat = fc.integer({ min: 0, max: 4 });
const stack = fc.integer({ min: -1, max: 4 });
const anyStack = fc.oneof(stack, fc.constant('stock' as const));

const anySeat: fc.Arbitrary<Seat> = fc.record({
  name: fc.string(),
  hand: slots(6),
  faceUp: fc.array(fc.option(anySlot), { maxLength: 4 }),
  faceDown: fc.array(slots(2), { maxLength: 4 }),
});

/** Those of the presets, and some of every kind. */
const RULES = [
  ...PRESET_TABLES,
  ...fc
    .sample(anyHouseRules, { numRuns: 60, seed: 1 })
    .map((house) => ({ rules: HOUSE, options: {}, players: 2, house })),
].map(rulesOfCase);

/** A state with any cards anywhere: as a scan gone wrong may leave it. */
export const anyState: fc.Arbitrary<State> = fc.record({
  rules: fc.constantFrom(...RULES),
  phase: fc.constantFrom(...PHASES),
  seats: fc.array(anySeat, { minLength: 2, maxLength: 4 }),
  dealer: fc.constantFrom(0, 1),
  direction: fc.constantFrom('clockwise' as const, 'counterclockwise' as const),
  turn: fc.option(fc.constantFrom(0, 1)),
  extra: fc.constantFrom('must' as const, 'may' as const, null),
  pile: slots(6),
  stock: slots(4),
  burned: slots(3),
  lastPlay: fc.option(fc.record({ seat: fc.constantFrom(0, 1), count: fc.integer({ min: 1, max: 4 }) })),
  pending: fc.option(
    fc.record({ seat: fc.constantFrom(0, 1), stack: fc.constantFrom(0, 1, 2, 'stock' as const) }),
  ),
  ready: fc.uniqueArray(fc.constantFrom(0, 1)),
  out: fc.uniqueArray(fc.constantFrom(0, 1)),
  idle: fc.nat(500),
  agreed: fc.uniqueArray(fc.constantFrom(0, 1)),
  dealt: fc.constant(null),
  lastLoser: fc.option(fc.constantFrom(0, 1)),
  lastWinner: fc.option(fc.constantFrom(0, 1)),
});

const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ zone: fc.constant('hand' as const), seat }),
  fc.record({ zone: fc.constant('faceUp' as const), seat, stack }),
  fc.record({ zone: fc.constant('faceDown' as const), seat, stack }),
  fc.record({ zone: fc.constantFrom('pile' as const, 'stock' as const, 'burned' as const) }),
);

const type = <T extends Event['type']>(name: T) => fc.constant(name);

export const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: type('moved'), cards: slots(3), from: anyPlace, to: anyPlace }) },
  fc.record({
    type: type('passed'),
    hands: fc.array(fc.record({ from: seat, to: seat, cards: slots(3) }), { maxLength: 3 }),
  }),
  fc.record({
    type: type('rowsPassed'),
    rows: fc.array(fc.record({ from: seat, to: seat, cards: slots(3) }), { maxLength: 3 }),
  }),
  { weight: 3, arbitrary: fc.record({ type: type('seen'), place: anyPlace, card: anyCard }) },
  fc.record({
    type: type('turned'),
    turn: fc.option(seat),
    extra: fc.constantFrom('must' as const, 'may' as const, null),
  }),
  fc.record({ type: type('reversed'), direction: fc.constant('counterclockwise' as const) }),
  fc.record({
    type: type('did'),
    effect: fc.constantFrom(...TOLD_EFFECTS),
    seats: fc.array(seat, { maxLength: 2 }),
  }),
  fc.record({ type: type('laid'), seat, count: fc.nat(4) }),
  fc.record({ type: type('flipped'), seat, stack: anyStack }),
  fc.record({ type: type('readied'), seat }),
  fc.record({ type: type('agreed'), seat }),
  fc.record({ type: type('wentOut'), seat }),
  fc.record({ type: type('phase'), phase: fc.constantFrom(...PHASES) }),
);

const atTable = fc.constantFrom(0, 1);
const kind = <K extends Move['kind']>(name: K) => fc.constant(name);
const cards = fc.array(anyCard, { maxLength: 4 });

/** Any move of the first two seats, sensible or not. */
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record(
    {
      kind: kind('play'),
      seat: atTable,
      cards,
      from: fc.constantFrom('hand' as const, 'faceUp' as const),
      called: fc.constant(true),
    },
    { requiredKeys: ['kind', 'seat', 'cards'] },
  ),
  fc.record(
    { kind: kind('flip'), seat: atTable, stack: anyStack, card: anyCard, called: fc.constant(true) },
    { requiredKeys: ['kind', 'seat', 'stack'] },
  ),
  fc.record({ kind: kind('pickUp'), seat: atTable, add: anyCard }, { requiredKeys: ['kind', 'seat'] }),
  fc.record({ kind: fc.constantFrom('done' as const, 'ready' as const, 'draw' as const), seat: atTable }),
  fc.record({ kind: kind('swap'), seat: atTable, give: cards, take: cards }),
  fc.record({ kind: kind('choose'), seat: atTable, cards }),
  fc.record({ kind: kind('stack'), seat: atTable, cards, on: fc.record({ seat, card: anyCard }) }),
);

/** Any line of a record: moves that are let stand or not, and whatever people may set right. */
export const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    move: anyMove,
    ifIllegal: fc.constantFrom('letStand' as const, 'takenBack' as const),
  }),
  fc.record({ kind: fc.constant('seen' as const), place: anyPlace, card: anyCard }),
  fc.record({ kind: fc.constant('count' as const), seat, count: fc.nat(9) }),
  fc.record({ kind: fc.constant('countStock' as const), count: fc.nat(60), seat }),
  fc.record({ kind: fc.constant('moved' as const), cards: slots(4), from: anyPlace, to: anyPlace }),
  fc.record({ kind: fc.constantFrom('turn' as const, 'penalty' as const), seat }),
  fc.record({
    kind: fc.constant('direction' as const),
    direction: fc.constantFrom('clockwise' as const, 'counterclockwise' as const),
  }),
  fc.record({
    kind: fc.constant('option' as const),
    name: fc.constantFrom('penalty', 'burn.again', 'deck.packs', 'faceUp.use', 'nothing'),
    value: fc.constantFrom('pickUpPile', 'drawCard', 'may', 2, 'toHand', true),
  }),
);
