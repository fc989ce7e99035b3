import type { Card } from '../../src/engine/cards.ts';
import { cardsOf } from '../../src/engine/move.ts';
import { makeGame } from '../../src/engine/notation/make-game.ts';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import type { Judged } from '../../src/engine/record.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import type { SeatNumber, State } from '../../src/engine/state.ts';
import { likelySeat } from '../../src/referee/likely.ts';
import { pick } from '../engine/support/playout.ts';
import { type TableCase, titleOf } from '../engine/support/tables.ts';
import { ABOUT_SEATS, ShownTable } from './people.ts';
import { nextCorrection } from './put-right.ts';
import { type SloppyGame, sloppyGame, type Turn } from './sloppy-game.ts';

/** What goes wrong between a table and its scanner; missed and extra draws are in the game itself. */
export const SLIPS = ['dropped', 'doubled', 'swapped', 'misread', 'forgottenPickUp', 'wrongSeat'] as const;
export type Slip = (typeof SLIPS)[number];

/** Something that people do for a turn; `turn` is its number. */
export type Gesture =
  | { readonly kind: 'scan'; readonly card: Card; readonly turn: number }
  | { readonly kind: 'name'; readonly seat: SeatNumber; readonly isWrong: boolean; readonly turn: number }
  | { readonly kind: 'pickUp' | 'done' | 'close'; readonly turn: number };

export function gesturesFor({ move, starters }: Turn, turn: number): Gesture[] {
  const scans = cardsOf(move).map((card): Gesture => ({ kind: 'scan', card, turn }));
  const end: Gesture[] =
    move.kind === 'pickUp' || move.kind === 'done' ? [{ kind: move.kind, turn }] : [{ kind: 'close', turn }];
  const turnedUp = starters.map((card): Gesture => ({ kind: 'scan', card, turn }));
  const name: Gesture = { kind: 'name', seat: move.seat, isWrong: false, turn };
  return [name, ...scans, ...end, ...turnedUp];
}

/** The same gestures with a slip in them; null if this one can't happen here. */
export function slipped(
  gestures: readonly Gesture[],
  slip: Slip,
  { before }: Turn,
  random: Random,
): Gesture[] | null {
  const scans = gestures.flatMap((gesture, i) => (gesture.kind === 'scan' ? [i] : []));
  const at = scans.length === 0 ? -1 : pick(scans, random);
  const scan = gestures[at];
  switch (slip) {
    case 'forgottenPickUp':
      return gestures.some(({ kind }) => kind === 'pickUp')
        ? gestures.filter(({ kind }) => kind !== 'pickUp')
        : null;
    case 'wrongSeat': {
      const [first] = gestures;
      const own = first?.kind === 'name' ? first.seat : null;
      const others = before.seats.map((_, seat) => seat).filter((seat) => seat !== own);
      return gestures.map((gesture, i) =>
        i === 0 && gesture.kind === 'name'
          ? { ...gesture, seat: pick(others, random), isWrong: true }
          : gesture,
      );
    }
    case 'dropped':
      return scan === undefined ? null : gestures.toSpliced(at, 1);
    case 'doubled':
      return scan === undefined ? null : gestures.toSpliced(pick([at + 1, gestures.length], random), 0, scan);
    case 'misread': {
      if (scan?.kind !== 'scan') return null;
      const card = pick(
        deckOf(before.rules.set).filter((one) => one !== scan.card),
        random,
      );
      return gestures.toSpliced(at, 1, { ...scan, card });
    }
    case 'swapped': {
      const next = gestures[at + 1];
      return scan?.kind !== 'scan' || next?.kind !== 'scan' ? null : gestures.toSpliced(at, 2, next, scan);
    }
  }
}

/** The last card of a turn and the first of the next one change places; null if one of them has none. */
export function crossed(one: readonly Gesture[], next: readonly Gesture[]): [Gesture[], Gesture[]] | null {
  const last = one.findLastIndex(({ kind }) => kind === 'scan');
  const first = next.findIndex(({ kind }) => kind === 'scan');
  if (last === -1 || first === -1) return null;
  return [one.toSpliced(last, 1, next[first]!), next.toSpliced(first, 1, one[last]!)];
}

/** Everything that is scanned and said in a game with slips, turn by turn, and which slips there are. */
export function withSlips({ turns }: SloppyGame, share: number, random: Random) {
  const plans = turns.map(gesturesFor);
  const slips: string[] = turns.flatMap(({ miscount }) => (miscount === null ? [] : ['wrongDraw']));
  for (const [i, turn] of turns.entries()) {
    if (random() >= share) continue;
    const slip = pick(
      turn.move.kind === 'pickUp' && random() < 0.5 ? ['forgottenPickUp' as const] : SLIPS,
      random,
    );
    const made = slipped(plans[i]!, slip, turn, random);
    const both =
      made === null && slip === 'swapped' && i + 1 < plans.length ? crossed(plans[i]!, plans[i + 1]!) : null;
    if (made !== null) plans[i] = made;
    if (both !== null) [plans[i], plans[i + 1]] = both;
    if (made !== null || both !== null) slips.push(slip);
  }
  return { plans, slips };
}

/** People at a table who scan and say what they do, and answer what they are asked by what they know. */
export class People<Table extends ShownTable = ShownTable> {
  readonly table: Table;
  private readonly game: SloppyGame;
  private readonly random: Random;
  private turn = 0;

  constructor(game: SloppyGame, table: Table, random: Random) {
    this.game = game;
    this.random = random;
    this.table = table;
  }

  get judged(): readonly Judged[] {
    return this.table.referee.judged;
  }

  private isTrue(turn: Turn): boolean {
    const { question } = this.table.referee;
    const { seat, card, code, count } = question!;
    const isLaid = card === null || cardsOf(turn.move).includes(card);
    if (code === 'miscounted') return isLaid && turn.before.seats[seat ?? -1]?.hand.length === count;
    if (code === 'pickedUp') return card !== null && !turn.before.pile.includes(card) && isLaid;
    return isLaid && seat === turn.move.seat;
  }

  /** Answers what stands, by the truth. */
  answer(turn: Turn): void {
    for (let asked = 0; this.table.referee.question !== null && asked < 20; asked++) {
      const { code, answers, card } = this.table.referee.question;
      const { move } = turn;
      const isOwn = card !== null && cardsOf(move).includes(card);
      const wanted = ABOUT_SEATS.includes(code)
        ? answers.findIndex((one) => one.kind === 'seat' && one.seat === move.seat && isOwn)
        : this.isTrue(turn)
          ? answers.findIndex(({ kind }) => kind === 'yes')
          : answers.findIndex(({ kind }) => kind === (code === 'miscounted' && isOwn ? 'no' : 'misScan'));
      this.table.answer(wanted);
    }
  }

  private nameSeat(seat: SeatNumber, isWrong: boolean): void {
    const { referee } = this.table;
    const isSeen = likelySeat(referee.game) === seat;
    const isAsked = referee.game.phase === 'start' && likelySeat(referee.game) === null && !isWrong;
    if (isWrong || (!isSeen && !isAsked && this.random() < 0.7))
      this.table.say({ name: 'SEAT', seat: seat + 1 });
  }

  /** Scans or says one thing. */
  do(gesture: Gesture): void {
    const { referee } = this.table;
    if (gesture.turn !== this.turn) this.table.rest();
    this.turn = gesture.turn;
    this.table.remember(this.game.turns[gesture.turn]!.move);
    switch (gesture.kind) {
      case 'name':
        this.nameSeat(gesture.seat, gesture.isWrong);
        break;
      case 'scan':
        this.table.scan(gesture.card);
        break;
      case 'pickUp':
        this.table.say({ name: 'PICKUP' });
        break;
      case 'done':
        if (referee.open !== null || referee.game.extra === 'may') this.table.say({ name: 'DONE' });
        if (this.table.referee.game.extra === 'may') this.table.say({ name: 'DONE' });
        break;
      case 'close':
        this.table.close(false);
        break;
    }
  }

  /** The same, and answers what it is asked. */
  make(gesture: Gesture): void {
    this.do(gesture);
    this.answer(this.game.turns[gesture.turn]!);
    if (this.table.referee.alarm && this.random() < 0.4) this.table.say({ name: 'STAND' });
  }

  /** Puts right so many of the differences, from the oldest on; how many entries back each of them was. */
  putRight(turn: Turn, most: number): number[] {
    this.table.close(false);
    this.answer(turn);
    const back: number[] = [];
    while (back.length < most) {
      const correction = nextCorrection(this.judged, turn.record, this.table.isByCodes);
      if (correction === null) break;
      back.push('entry' in correction ? this.judged.length - correction.entry : 0);
      this.table.correct(correction);
      this.answer(turn);
    }
    return back;
  }
}

export interface Mended {
  readonly turns: number;
  readonly slips: readonly string[];
  /** How many entries back each correction was. */
  readonly corrections: readonly number[];
  /** How the record differs from the true one in the end, with what was scanned; null if it doesn't. */
  readonly broken: string | null;
}

/** More corrections than this for one game, and it can't be put right. */
const MOST_CORRECTIONS = 300;

/** A game with slips that are put right now and then; how its record differs from the true one in the end. */
export function mendGame(one: TableCase, seed: number, most: number): Mended {
  const random = seededRandom(seed);
  const game = sloppyGame(one, seed, most, 6, random);
  const { plans, slips } = withSlips(game, 0.16, random);
  const people = new People(game, new ShownTable(game.hidden, seed), random);
  const corrections: number[] = [];
  const { turns } = game;
  const told = (broken: string | null): Mended => ({
    turns: turns.length,
    slips,
    corrections,
    broken:
      broken === null ? null : `${titleOf(one)}, seed ${seed}: ${broken}\n${people.table.words.join(' ')}`,
  });
  if (turns.length === 0) return told(null);
  people.table.showStarter(game.start);
  for (const [i, gestures] of plans.entries()) {
    for (const gesture of gestures) people.make(gesture);
    if (random() < 0.1) corrections.push(...people.putRight(turns[i]!, pick([1, 2, 4, 50], random)));
  }
  const last = turns.at(-1)!;
  corrections.push(...people.putRight(last, MOST_CORRECTIONS));
  const text = (initial: State, judged: readonly Judged[]) =>
    makeGame({ rules: one.rules, options: one.options, initial, entries: judged.map(({ entry }) => entry) });
  const [is, should] = [text(game.hidden, people.judged), text(game.hidden, last.record)];
  return told(is === should ? null : `the record is\n${is}\nand should be\n${should}`);
}
