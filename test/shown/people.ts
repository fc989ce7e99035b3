import {
  bareOf,
  type Card,
  choiceOf,
  isRenamed,
  kindOf,
  type Played,
  packOf,
} from '../../src/engine/cards.ts';
import { cardsOf, type Move, playedOf } from '../../src/engine/move.ts';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import { faceUpCards, type State } from '../../src/engine/state.ts';
import type { Command } from '../../src/recognition/sighting.ts';
import { cardsPut } from '../../src/referee/correct.ts';
import type { Correction } from '../../src/referee/correction.ts';
import { unknownStack } from '../../src/referee/face-up.ts';
import type { Input } from '../../src/referee/input.ts';
import { awaitsStarter, likelySeat } from '../../src/referee/likely.ts';
import { closePlay } from '../../src/referee/open.ts';
import {
  DEFAULT_SETTINGS,
  type Referee,
  type RefereeSettings,
  registeringOf,
  startReferee,
} from '../../src/referee/referee.ts';
import { toldStarter } from '../../src/referee/starting.ts';
import { step } from '../../src/referee/step.ts';

/** Questions that are answered with a seat. */
export const ABOUT_SEATS: readonly string[] = ['whoPlayed', 'whoseWild'];

/** A table with its referee: what was scanned so far, in the words of the dialogues (`test/referee/script.ts`). */
export class ShownTable {
  referee: Referee;
  readonly words: string[] = [];
  /** The record is put right by codes alone, which have none for taking two plays apart or together. */
  readonly isByCodes: boolean = false;
  /** Milliseconds between two things that are scanned. */
  protected readonly pause: number = 200;
  private at = 1_000_000;
  /** Looked at after every input. */
  private readonly look: (referee: Referee) => void;
  protected readonly random: Random;

  constructor(
    hidden: State,
    seed: number,
    look: (referee: Referee) => void = () => {},
    settings: RefereeSettings = DEFAULT_SETTINGS,
  ) {
    this.look = look;
    this.random = seededRandom(seed);
    this.referee = startReferee(hidden, settings);
  }

  protected take(input: Input, word: string): void {
    this.words.push(word);
    this.referee = step(this.referee, input);
    this.look(this.referee);
  }

  /** What was chosen of a card when it was played last, from 0. */
  private readonly choices = new Map<Card, number>();

  /** Keeps in mind what is chosen of the cards of a move, for when the referee asks. */
  remember(move: Move): void {
    for (const card of playedOf(move)) this.choices.set(bareOf(card), choiceOf(card) ?? 0);
  }

  /** Answers what was chosen of a card, if that is asked. */
  private sayChosen(): void {
    const { question } = this.referee;
    if (question?.code === 'whatChosen') this.answer(this.choices.get(question.card!) ?? 0);
  }

  /** The time of the next thing that happens. */
  protected later(): number {
    this.at += this.pause;
    return this.at;
  }

  scan(card: Card): void {
    this.at += this.pause;
    const copy = packOf(card);
    this.take(
      { type: 'sighting', sighting: { card, copy, at: this.at, confidence: 1, how: 'scanner' } },
      card,
    );
    this.sayChosen();
  }

  say(command: Command): void {
    this.at += this.pause;
    const number = command.name === 'SEAT' ? `:${command.seat}` : '';
    this.take({ type: 'command', command, at: this.at }, `${command.name}${number}`);
    this.sayChosen();
  }

  /** Nobody plays in the moment in which somebody else has. */
  rest(): void {
    this.at += 800;
  }

  quiet(): void {
    this.at += 3000;
    this.take({ type: 'tick', at: this.at }, 'quiet');
    this.sayChosen();
  }

  /** Answers the question that stands with a seat. */
  itIs(seat: number): void {
    const { question } = this.referee;
    const answer = question?.answers.findIndex((one) => one.kind === 'seat' && one.seat === seat) ?? -1;
    if (question === null || answer === -1) throw new Error(`seat ${seat} can't be named`);
    this.at += this.pause;
    this.take({ type: 'answer', question: question.id, answer, at: this.at }, `SEAT:${seat + 1}`);
  }

  /** Answers the question that stands, by the number of the answer; with none of them, that it was a mistake. */
  answer(answer: number): void {
    const { question } = this.referee;
    if (question === null || answer === -1) {
      this.say({ name: 'UNDO' });
      return;
    }
    this.at += this.pause;
    this.take({ type: 'answer', question: question.id, answer, at: this.at }, `ANSWER:${answer + 1}`);
  }

  correct(correction: Correction): void {
    this.at += this.pause;
    const revision = this.referee.revisions.changes.length;
    const scanned = cardsPut(correction);
    this.take({ type: 'correct', correction, revision, scanned, at: this.at }, JSON.stringify(correction));
  }

  /** A play is done, by a word or by waiting; who sees that it is closed already does nothing. */
  close(called: boolean): void {
    if (this.referee.open === null) return;
    if (called && this.random() < 0.5) this.say({ name: 'BURNED' });
    else if (this.random() < 0.5) this.say({ name: 'DONE' });
    else this.quiet();
  }

  /** Scans what lies face up, seat by seat, before the first card. */
  register({ seats }: State): void {
    this.say({ name: 'FACEUP' });
    for (let at = registeringOf(this.referee); at !== null; at = registeringOf(this.referee))
      this.scan(seats[at.seat]!.faceUp[unknownStack(this.referee.game, at.seat)!] as Card);
  }

  /** Scans what lies face up as it was dealt, and again seat by seat as it lies after people have put cards on it. */
  registerStacked(dealt: State, { seats }: State): void {
    this.register(dealt);
    this.say({ name: 'FACEUP' });
    for (let at = registeringOf(this.referee); at !== null; at = registeringOf(this.referee)) {
      for (const card of faceUpCards(seats[at.seat]!)) this.scan(card as Card);
      this.say({ name: 'DONE' });
      if (registeringOf(this.referee)?.seat === at.seat)
        throw new Error(`not taken: ${this.words.join(' ')}`);
    }
  }

  /** What was turned up to play on, if the referee waits for it. */
  showStarter({ pile }: State): void {
    for (let i = 0; i < pile.length && awaitsStarter(this.referee.game); i++) this.scan(pile[i] as Card);
  }

  private name(seat: number): void {
    const { referee } = this;
    const expected = likelySeat(referee.game) ?? toldStarter(referee);
    const asks = referee.game.phase === 'start' && expected === null;
    // Who plays out of turn knows whose turn it is once the play before is over.
    const isInTurn = referee.open === null || [null, seat].includes(likelySeat(closePlay(referee).game));
    if ((expected !== seat || !isInTurn) && !(asks && this.random() < 0.7))
      this.say({ name: 'SEAT', seat: seat + 1 });
  }

  private lay(seat: number, cards: readonly Card[]): void {
    this.name(seat);
    for (const card of cards) {
      // Nobody is always quick enough for it to be plain that a wild card goes with the one before.
      if (kindOf(card) !== kindOf(cards[0]!) && this.random() < 0.5) this.rest();
      this.scan(card);
      if (ABOUT_SEATS.includes(this.referee.question?.code ?? '')) this.itIs(seat);
    }
  }

  /** Everything that is scanned for one move; the play stays open. */
  show(move: Move): void {
    this.remember(move);
    switch (move.kind) {
      case 'play':
        this.lay(move.seat, cardsOf(move));
        break;
      case 'flip':
        // Nothing but the word tells a card off the stock from one of the hand.
        if (move.stack === 'stock' || this.random() < 0.3) this.say({ name: 'BLIND' });
        this.lay(move.seat, cardsOf(move));
        break;
      case 'pickUp':
        if (move.add !== undefined) this.scan(move.add);
        this.say({ name: 'PICKUP' });
        break;
      case 'done':
        if (move.to !== undefined) {
          this.say({ name: 'SEAT', seat: move.to + 1 });
          break;
        }
        this.say({ name: 'DONE' });
        // The first one was about a play that had closed by itself.
        if (this.referee.game.extra === 'may') this.say({ name: 'DONE' });
        break;
      case 'draw':
        if (!this.referee.game.agreed.includes(move.seat)) this.say({ name: 'DRAW' });
        break;
      default:
        throw new Error(`${move.kind} is not shown at a table`);
    }
  }

  /** The cards of the newest move, as they were recorded; null if it is none that plays cards. */
  private newest(): readonly Played[] | null {
    const entry = this.referee.judged.at(-1)?.entry;
    return entry?.kind === 'move' && entry.move.kind === 'play' ? entry.move.cards : null;
  }

  /** What was said of wild cards is set right, where the referee took them for others, or for a play of their own. */
  showNames(move: Move): void {
    if (move.kind !== 'play' || !move.cards.some(isRenamed)) return;
    this.close(false);
    if (this.newest()!.length < move.cards.length)
      this.correct({ kind: 'merge', entry: this.referee.judged.length - 2 });
    if (this.newest()!.join() !== move.cards.join())
      this.correct({ kind: 'cards', entry: this.referee.judged.length - 1, cards: move.cards });
  }

  /** The pile as it lies after a move: a scanner sees nothing of it. */
  showPile(_: State): void {}

  /** Closes a play before the next move, if people would: an equal card would be taken for more of the same. */
  between(next: Move | null): void {
    const { open } = this.referee;
    if (open === null) return;
    const [card] = next === null || next.kind === 'done' ? [] : cardsShown(next);
    // Who adds to a play of their own says so.
    const isOther = next?.seat !== open.seat && card !== undefined && kindOf(card) !== kindOf(open.cards[0]!);
    if (!isOther || this.random() < 0.7) this.close(open.called);
    else this.rest();
  }
}

const cardsShown = (move: Move): readonly Card[] =>
  move.kind === 'play' || move.kind === 'flip' ? cardsOf(move) : [];
