import { makeAnswer } from '../../src/engine/answer.ts';
import { cardsOf } from '../../src/engine/move.ts';
import { type Position, parsePosition } from '../../src/engine/position.ts';
import type { Options } from '../../src/engine/rules/resolve.ts';
import type { Seat, State } from '../../src/engine/state.ts';
import { findVariant } from '../../src/variants/index.ts';
import { resolveAlone } from '../support/resolve-alone.ts';
import { type Answer, differences, type Row } from './rows.ts';

/** What is done to a position before it is judged, and to the answer after that. */
interface Tampering {
  readonly before?: (position: Position) => State;
  readonly after?: (answer: Answer, position: Position) => Answer;
}

/** The state with the cards of the seat that moves lying differently. */
const withMover = ({ state, move }: Position, change: (seat: Seat) => Partial<Seat>): State => ({
  ...state,
  seats: state.seats.map((seat, i) => (i === move.seat ? { ...seat, ...change(seat) } : seat)),
});

const nameOf = ({ state, move }: Position): string => state.seats[move.seat]!.name;
const takesPile = (answer: Answer): boolean => Array.isArray(answer.pickedUp) && answer.pickedUp.length > 0;

/** Ways of breaking what no parameter states: what the rules are without one of them. */
export const SABOTAGES = {
  /** Cards may be swapped at any time. */
  swapAnyTime: { before: ({ state }) => ({ ...state, phase: 'exchange', turn: null, ready: [] }) },
  /** Play goes the other way round. */
  otherWayRound: {
    before: ({ state }) => ({
      ...state,
      direction: state.direction === 'clockwise' ? 'counterclockwise' : 'clockwise',
    }),
  },
  /** Anybody may play at any time. */
  turnsDoNotMatter: { before: ({ state, move }) => ({ ...state, turn: move.seat }) },
  /** The card played last is not the one to be beaten. */
  lastPlayDoesNotCount: { before: ({ state }) => ({ ...state, pile: state.pile.slice(0, -1) }) },
  /** Cards on the table may be played beside a hand. */
  tableBesideHand: {
    before: (position) =>
      position.move.kind === 'flip' || (position.move.kind === 'play' && position.move.from === 'faceUp')
        ? withMover(position, () => ({ hand: [] }))
        : position.state,
  },
  /** Face-up cards are never played. */
  faceUpShut: {
    before: (position) => withMover(position, ({ faceUp }) => ({ faceUp: faceUp.map(() => null) })),
  },
  /** Face-down cards may be played while face-up cards lie there. */
  faceUpDoesNotBind: {
    before: (position) =>
      position.move.kind === 'flip'
        ? withMover(position, ({ faceUp }) => ({ faceUp: faceUp.map(() => null) }))
        : position.state,
  },
  /** Face-down cards are taken into the hand, and not played blind. */
  faceDownTakenUp: {
    before: (position) =>
      withMover(position, ({ hand, faceUp, faceDown }) =>
        hand.length === 0 && faceUp.every((slot) => slot === null)
          ? { hand: faceDown.flat(), faceDown: faceDown.map(() => []) }
          : {},
      ),
  },
  /** A pile that should be taken stays where it is. */
  pileStays: {
    after: (answer, { state }) =>
      takesPile(answer) ? { ...answer, pile: state.pile, pickedUp: [] } : answer,
  },
  /** Whoever takes the pile plays on. */
  takerGoesOn: {
    after: (answer, position) => (takesPile(answer) ? { ...answer, turn: nameOf(position) } : answer),
  },
  /** A pile that should burn stays where it is. */
  burnStays: {
    after: (answer, { state, move }) =>
      answer.burn === true ? { ...answer, pile: [...state.pile, ...cardsOf(move)] } : answer,
  },
} as const satisfies Readonly<Record<string, Tampering>>;
export type Sabotage = keyof typeof SABOTAGES;

const resolve = resolveAlone(findVariant);

/**
 * A row's answer with other options over its own, or by a sabotage; null where these options can't be played, or
 * the position isn't one with them: then nothing is judged.
 */
function answerTo(row: Row, off: Options | Sabotage): Answer | null {
  const { before = ({ state }: Position) => state, after = (answer: Answer) => answer }: Tampering =
    typeof off === 'string' ? SABOTAGES[off] : {};
  const options = typeof off === 'string' ? row.input.options : { ...row.input.options, ...off };
  const position = parsePosition({ ...row.input, options }, resolve);
  if (!position.ok) return null;
  const answer = makeAnswer(before(position.value), position.value.move, () => 'text');
  return after(answer, position.value);
}

/** Whether a path lies within another one or is the same: `special[8].on` in `special[8]`. */
const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

const isVariation = (path: string): boolean => /^[A-Z]{2}-/.test(path);

/**
 * Whether a row plays by the rule as its rule set has it: its own options leave alone what is switched. Whoever
 * chooses a variation plays by the rule that it is.
 */
export function leavesAlone({ input }: Row, off: Options | Sabotage): boolean {
  if (typeof off === 'string') return true;
  const switched = Object.keys(off).filter((path) => !isVariation(path));
  return !Object.keys(input.options).some((own) =>
    switched.some((path) => isWithin(own, path) || isWithin(path, own)),
  );
}

/** Whether a row fails where a rule is switched off. */
export function failsWithout(row: Row, off: Options | Sabotage): boolean {
  const answer = answerTo(row, off);
  return answer !== null && differences(row, answer).length > 0;
}
