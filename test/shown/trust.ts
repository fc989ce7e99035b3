import { bareCards, type Slot, UNKNOWN } from '../../src/engine/cards.ts';
import { dealHidden } from '../../src/engine/deal.ts';
import { hindsight } from '../../src/engine/hindsight.ts';
import { mask } from '../../src/engine/knowledge.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { faceUpCards, isDrawn, type State } from '../../src/engine/state.ts';
import { mayStack } from '../../src/referee/exchange.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { late } from '../engine/support/games.ts';
import { isViewOf } from '../engine/support/known.ts';
import { knownDeal, type TableCase, tableOf } from '../engine/support/tables.ts';
import { ShownTable } from './people.ts';
import { afterExchange, nextTrue } from './true-game.ts';

/** A true game that a referee saw from the table only. */
export interface Trusted {
  readonly moves: number;
  readonly inputs: number;
  readonly drawn: boolean;
  /** How it wronged anybody, with what was scanned; null if it didn't. */
  readonly broken: string | null;
}

/** No question of these has a cause while nobody makes a mistake. */
const ACCUSING: readonly string[] = [
  'pickedUp',
  'laidByHolder',
  'miscounted',
  'wrongPlayer',
  'takenBack',
  'notBurned',
];

/** What a referee says against people; null while it says nothing. */
function accusation({ alarm, question, open, judged, game }: Referee): string | null {
  // Where a burn has to be called, nobody can see whether it was: else the rules tell why the pile is gone.
  const isOpen = question?.code === 'pileGone' && game.rules.set.announce.required === 'no';
  if (question !== null && (isOpen || ACCUSING.includes(question.code)))
    return `asks ${JSON.stringify(question)}`;
  if (alarm) return `not allowed: ${JSON.stringify([judged.at(-1)?.entry, judged.at(-1)?.ruling])}`;
  if (open?.answer === 'cannot') return `can't become legal: ${JSON.stringify(open)}`;
  const { ruling } = judged.at(-1) ?? {};
  return ruling?.verdict === 'illegal' ? `illegal: ${JSON.stringify(ruling.breaches)}` : null;
}

/** "This could not have been" where everything was as it should be. */
function findings({ judged }: Referee): string | null {
  const found = hindsight(judged);
  return found.length === 0 ? null : `could not have been: ${JSON.stringify(found)}`;
}

/** Which stack an unknown face-up card came from is not seen: it counts as a card of a hand here. */
const withoutStacks = (state: State): State => ({
  ...state,
  seats: state.seats.flatMap((seat) => [
    { ...seat, faceUp: [] },
    { name: seat.name, hand: faceUpCards(seat), faceUp: [], faceDown: [] },
  ]),
});

/** The pile and every count as they truly are, and every card that is taken to be known where it truly is. */
const misbooked = (played: State, { game }: Referee): string | null => {
  // Of the card that ends the round nobody has to say what it does.
  const isOver = game.phase === 'over' && played.phase === 'over';
  const truth = isOver ? { ...played, direction: game.direction } : played;
  const lying = ({ pile }: State) => JSON.stringify(isOver ? bareCards(pile) : pile);
  const isTrue =
    isViewOf(withoutStacks({ ...truth, pile: game.pile }), withoutStacks(game)) &&
    lying(truth) === lying(game);
  if (isTrue) return null;
  const plain = ({ rules: _, dealt: __, ...rest }: State) => JSON.stringify(rest);
  return `booked otherwise than it is:\n  is     ${plain(truth)}\n  booked ${plain(game)}`;
};

/** Hindsight looks at the whole game each time: once in so many moves, and at its end. */
const MOVES_BETWEEN_FINDINGS = 97;

/** What a table shows of a deal before anybody has scanned a card. */
function dealtUnseen(one: TableCase, seed: number): State {
  const hidden = dealHidden(tableOf(one, seed), 'start');
  if (!hidden.ok) throw new Error(hidden.error.code);
  return hidden.value;
}

/** The same of any state at the start of a round. */
function unseen(state: State): State {
  const masked = mask(state, 'onlooker');
  const hide = (slot: Slot | null) => (slot === null ? null : UNKNOWN);
  return {
    ...masked,
    pile: masked.pile.map(() => UNKNOWN),
    seats: masked.seats.map((seat) => ({ ...seat, faceUp: seat.faceUp.map(hide) })),
  };
}

/** So many games begin late in their round: of some rules hardly any game gets there. */
const LATE = 0.25;
/** So many tables play to win. */
const CAREFUL = 0.7;
/** At so many what lies face up is scanned before the first card. */
const REGISTERED = 0.4;

/** A game between people who make no mistake; what the referee holds against them. */
export function watchTrueGame(
  one: TableCase,
  seed: number,
  most: number,
  Table: typeof ShownTable = ShownTable,
): Trusted {
  const random = seededRandom(seed);
  const careful = random() < CAREFUL;
  const dealt = afterExchange(one, seed, random);
  const isLate = random() < LATE && dealt.dealt === null && !mayStack(dealt);
  let truth = isLate ? late(dealt) : dealt;
  const hidden = isLate ? unseen(truth) : dealtUnseen(one, seed);
  let said: string | null = null;
  const table = new Table(hidden, seed + 1, (referee) => {
    said ??= accusation(referee);
  });
  let moves = 0;
  const told = (broken: string | null): Trusted => ({
    moves,
    inputs: table.words.length,
    drawn: isDrawn(truth),
    broken: broken === null ? null : `seed ${seed}, move ${moves}: ${broken}\n${table.words.join(' ')}`,
  });
  // Cards on equal ones are told by scanning what lies face up before and after.
  if (mayStack(dealt)) {
    table.registerStacked(knownDeal(one, seed), truth);
    truth = { ...truth, ready: table.referee.game.ready };
  } else if (random() < REGISTERED) table.register(truth);
  table.showStarter(truth);
  while (truth.phase !== 'over' && moves < most) {
    const next = nextTrue(truth, random, careful);
    if (next === null) break;
    const { move, after } = next;
    if (table.referee.open !== null) table.between(move);
    table.show(move);
    table.showNames(move);
    moves++;
    truth = after;
    table.showPile(truth);
    table.showStarter(truth);
    // A draw is called by one for all.
    const isCalling = move.kind === 'draw' && truth.phase !== 'over';
    const wrong =
      said ??
      (table.referee.open === null && !isCalling ? misbooked(truth, table.referee) : null) ??
      (moves % MOVES_BETWEEN_FINDINGS === 0 ? findings(table.referee) : null);
    if (wrong !== null) return told(wrong);
  }
  table.close(false);
  return told(said ?? misbooked(truth, table.referee) ?? findings(table.referee));
}
