import { areOneKind, type Card, kindOf, packOf } from '../../src/engine/cards.ts';
import { cardsOf } from '../../src/engine/move.ts';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import { isRefused, type Judged } from '../../src/engine/record.ts';
import { type Choice, choicesOf, MOST_OFFERED } from '../../src/referee/choices.ts';
import { correct } from '../../src/referee/correct.ts';
import { mendsNow } from '../../src/referee/offers.ts';
import { closePlay } from '../../src/referee/open.ts';
import type { Cursor, Referee } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { pick } from '../engine/support/playout.ts';
import type { TableCase } from '../engine/support/tables.ts';
import { ShownTable } from './people.ts';
import { isSame } from './put-right.ts';
import { crossed, type Gesture, gesturesFor, People, SLIPS, type Slip, slipped } from './slips.ts';
import { type SloppyGame, sloppyGame, type Turn } from './sloppy-game.ts';

/** Games with one slip at a time: is what happened among what the referee proposes when it notices? */

const KINDS = [...SLIPS, 'joined', 'parted', 'wrongDraw', 'stands'] as const;
export type SlipKind = (typeof KINDS)[number];

/** A slip that nobody but people could see at once; whether it is among what is offered without being asked. */
export interface Quiet {
  readonly slip: SlipKind;
  readonly isOffered: boolean;
}

/** A slip that was noticed. */
export interface Guessed {
  readonly slip: SlipKind;
  /** How many turns later. */
  readonly later: number;
  /** Which of the proposals it was, from 0; null if it was none. */
  readonly rank: number | null;
  /** Milliseconds from the ruling to the proposals. */
  readonly took: number;
  readonly told: string;
}

/** Of a hundred turns, so many have a slip that people make, a wrong draw, or a play that stands. */
const SLIPPING = 25;
const WRONG_DRAWS = 5;
const STANDING = 3;
/** After so many turns a slip that nobody noticed is put right, so that the next one stands alone. */
const UNNOTICED = 12;

/** A play that is closed before its last card, or not at all before the next player's equal card; null if neither can be. */
function runTogether(game: SloppyGame, turn: number, kind: 'joined' | 'parted'): Gesture[] | null {
  const { move } = game.turns[turn]!;
  const next = game.turns[turn + 1]?.move;
  const gestures = gesturesFor(game.turns[turn]!, turn);
  if (move.kind !== 'play') return null;
  if (kind === 'parted') {
    const last = gestures.findLastIndex((one) => one.kind === 'scan' && move.cards.includes(one.card));
    return move.cards.length < 2 ? null : gestures.toSpliced(last, 0, { kind: 'close', turn });
  }
  if (next?.kind !== 'play' || next.seat === move.seat) return null;
  return kindOf(next.cards[0]!) !== kindOf(move.cards[0]!)
    ? null
    : gestures.filter((one) => one.kind !== 'close');
}

/** What people do in a turn with a slip in it, and in the next one if that is part of it; and which slip it is. */
interface Slipping {
  readonly gestures: Gesture[];
  readonly next: Gesture[] | null;
  readonly slip: SlipKind | null;
}

/** Two cards of one play that change places change nothing: it is the cards of two plays then. */
function slippedIn(game: SloppyGame, turn: number, slip: Slip, random: Random): Slipping | null {
  const own = game.turns[turn]!;
  const plan = gesturesFor(own, turn);
  if (slip !== 'swapped') {
    const gestures = slipped(plan, slip, own, random);
    return gestures === null ? null : { gestures, next: null, slip };
  }
  const following = game.turns[turn + 1];
  const both = following === undefined ? null : crossed(plan, gesturesFor(following, turn + 1));
  return both === null ? null : { gestures: both[0], next: both[1], slip };
}

function withSlip(game: SloppyGame, turn: number, random: Random): Slipping {
  const own = game.turns[turn]!;
  const plan: Slipping = { gestures: gesturesFor(own, turn), next: null, slip: null };
  if (own.stands) return { ...plan, slip: 'stands' };
  if (own.miscount !== null) return { ...plan, slip: 'wrongDraw' };
  for (const [kind, share] of [
    ['joined', 0.6],
    ['parted', 0.12],
  ] as const) {
    const gestures = random() < share ? runTogether(game, turn, kind) : null;
    if (gestures !== null) return { ...plan, gestures, slip: kind };
  }
  if (random() * 100 >= SLIPPING) return plan;
  const slip = own.move.kind === 'pickUp' && random() < 0.5 ? 'forgottenPickUp' : pick(SLIPS, random);
  return slippedIn(game, turn, slip, random) ?? plan;
}

/** After everything that happened. */
const LATER = 9_000_000;

const DOUBTS: readonly string[] = ['pickedUp', 'laidByHolder', 'notBurned', 'miscounted'];

const isNoticed = ({ question, alarm, open }: Referee): boolean =>
  question === null ? alarm || open?.answer === 'cannot' : DOUBTS.includes(question.code);

/** The same with equal cards in one order, which tells nothing. */
function sorted(one: Judged): Judged {
  const { entry } = one;
  if (entry.kind !== 'move' || entry.move.kind !== 'play' || !areOneKind(entry.move.cards)) return one;
  return { ...one, entry: { ...entry, move: { ...entry.move, cards: entry.move.cards.toSorted() } } };
}

/** What is in the record but for counts, draws and what was refused. */
const made = (judged: readonly Judged[]): Judged[] =>
  judged.filter((one) => !['count', 'moved'].includes(one.entry.kind) && !isRefused(one)).map(sorted);

/** Whether one play is the beginning of another. */
const begins = (one: Judged, whole: Judged): boolean => {
  if (one.entry.kind !== 'move' || whole.entry.kind !== 'move') return false;
  const cards = cardsOf(whole.entry.move);
  return (
    one.entry.move.seat === whole.entry.move.seat &&
    cardsOf(one.entry.move).every((card) => cards.includes(card))
  );
};

/** Whether the record is true as far as the present turn has come. */
function isTrue(referee: Referee, turn: Turn): boolean {
  const is = made(closePlay(referee).judged);
  const should = made(turn.record);
  if (is.length < should.length - 1 || is.length > should.length) return false;
  const isWhole = is.every((one, i) => isSame(one, should[i]));
  const isBegun = is.every(
    (one, i) => isSame(one, should[i]) || (i === is.length - 1 && begins(one, should[i]!)),
  );
  if (!isBegun) return false;
  if (!isWhole || is.length < should.length) return true;
  const { seats } = closePlay(referee).game;
  return turn.after.seats.every(({ hand }, seat) => seats[seat]!.hand.length === hand.length);
}

/** Where the log is open a card has to be scanned: what people scan there, who know what was played; null if nothing. */
function scannedAt(referee: Referee, { entry, cards }: Cursor, turn: Turn): Referee | null {
  const is = made(referee.judged.slice(0, entry));
  const should = made(turn.record);
  const here = should[is.length]?.entry;
  if (here?.kind !== 'move' || !is.every((one, i) => isSame(one, should[i]))) return null;
  const scans = cardsOf(here.move).filter((card) => !cards.includes(card));
  const scan = (referee: Referee, card: Card): Referee =>
    step(referee, {
      type: 'sighting',
      sighting: { card, copy: packOf(card), at: LATER, confidence: 1, how: 'scanner' },
    });
  return step(scans.reduce(scan, referee), { type: 'command', command: { name: 'DONE' }, at: LATER });
}

/** Whether a proposal says what happened: with it, and the cards that it asks for, the record is true. */
function saysIt(referee: Referee, choice: Choice, at: number, slip: SlipKind, turn: Turn): boolean {
  const kind = choice.kind === 'mend' ? choice.mend.kind : referee.question?.answers[choice.answer]?.kind;
  if (kind === 'misScan' && !['misread', 'doubled'].includes(slip)) return false;
  if (kind === 'misread' && slip !== 'misread') return false;
  const chosen = step(referee, { type: 'command', command: { name: 'ANSWER', answer: at + 1 }, at: LATER });
  const after = chosen.mode?.kind === 'cursor' ? scannedAt(chosen, chosen.mode, turn) : chosen;
  if (after === null || after.question !== null || after.alarm || after.open?.answer === 'cannot')
    return false;
  return isTrue(after, turn);
}

/** Whether one of what the newest move may have been makes the record true. */
const offersIt = (referee: Referee, turn: Turn): boolean =>
  mendsNow(referee).some(
    ({ correction }) => correction !== null && isTrue(correct(referee, correction), turn),
  );

/** A game in which one slip at a time is made; what the referee proposed for each that it noticed, or didn't. */
export function guessGame(
  one: TableCase,
  seed: number,
  most: number,
): { guessed: Guessed[]; quiet: Quiet[] } {
  const random = seededRandom(seed);
  const game = sloppyGame(one, seed, most, WRONG_DRAWS, random, STANDING);
  const { turns } = game;
  if (turns.length === 0) return { guessed: [], quiet: [] };
  const people = new People(game, new ShownTable(game.hidden, seed), random);
  people.table.showStarter(game.start);
  const guessed: Guessed[] = [];
  const quiet: Quiet[] = [];
  let slip: { kind: SlipKind; turn: number } | null = null;
  let next: Gesture[] | null = null;
  const putRight = (turn: Turn) => {
    const isUnsettled = ({ open, question }: Referee) => open !== null || question !== null;
    // What waited for an answer comes after the corrections.
    do people.putRight(turn, 300);
    while (isUnsettled(people.table.referee));
    slip = null;
    next = null;
  };
  for (const [i, turn] of turns.entries()) {
    // The game has slips of its own: what nobody noticed until then is put right.
    if (slip !== null && (turn.stands || turn.miscount !== null)) putRight(turns[i - 1]!);
    let gestures: Gesture[] = next ?? gesturesFor(turn, i);
    next = null;
    if (slip === null) {
      const slipping = withSlip(game, i, random);
      gestures = slipping.gestures;
      next = slipping.next;
      if (slipping.slip !== null) slip = { kind: slipping.slip, turn: i };
    }
    for (const gesture of gestures) {
      people.do(gesture);
      const { referee } = people.table;
      if (!isNoticed(referee)) {
        people.answer(turn);
        continue;
      }
      if (slip !== null) {
        const began = performance.now();
        const choices = choicesOf(referee).slice(0, MOST_OFFERED);
        const took = performance.now() - began;
        const { kind } = slip;
        // Of two cards that change places the second may not have been scanned yet.
        const truths = kind === 'swapped' && slip.turn === i ? [turn, turns[i + 1]!] : [turn];
        const rank = choices.findIndex((choice, at) =>
          truths.some((truth) => saysIt(referee, choice, at, kind, truth)),
        );
        const last = referee.judged.length - 1;
        const short = choices.map((choice) =>
          choice.kind === 'answer'
            ? referee.question!.answers[choice.answer]!.kind
            : `${choice.mend.kind}@${last - choice.mend.entry}:${choice.mend.whose}>${choice.mend.seat} ${choice.mend.cards.join('')}`,
        );
        const told = `${referee.question?.code ?? 'alarm'} ${JSON.stringify(referee.open?.cards ?? [])} rank ${rank} | ${short.join(' | ')} | ${turns
          .slice(slip.turn, i + 1)
          .map(({ move }) => `${move.seat}:${move.kind === 'pickUp' ? '^' : cardsOf(move).join('')}`)
          .join(' ')} | ${people.table.words.slice(-12).join(' ')}`;
        guessed.push({ slip: kind, later: i - slip.turn, rank: rank < 0 ? null : rank, took, told });
      }
      putRight(turn);
      break;
    }
    const { referee } = people.table;
    const done = slip?.kind === 'swapped' || slip?.kind === 'joined' ? slip.turn + 1 : slip?.turn;
    if (slip !== null && i === done && !isTrue(referee, turn))
      quiet.push({ slip: slip.kind, isOffered: offersIt(closePlay(referee), turn) });
    if (slip !== null && i - slip.turn >= UNNOTICED) putRight(turn);
  }
  return { guessed, quiet };
}
