import { bareCards, type Card } from '../../src/engine/cards.ts';
import { cardsOf, type Move } from '../../src/engine/move.ts';
import { makeCode } from '../../src/recognition/code.ts';
import type { Command } from '../../src/recognition/sighting.ts';
import type { Correction } from '../../src/referee/correction.ts';
import type { Input } from '../../src/referee/input.ts';
import { ShownTable } from './people.ts';

/** Something that the printed codes can't say. */
export class NoCodeFor extends Error {}

/** The codes that say what a move was, while an entry is being put right. */
function codesOfMove(move: Move): (Command | Card)[] {
  const seat: Command = { name: 'SEAT', seat: move.seat + 1 };
  if (move.kind === 'play') return [seat, ...bareCards(move.cards)];
  if (move.kind === 'flip') return [seat, { name: 'BLIND' }, ...cardsOf(move)];
  if (move.kind === 'pickUp' && move.add === undefined) return [seat, { name: 'PICKUP' }];
  throw new NoCodeFor(move.kind);
}

/** A table where nobody touches a keyboard: everything is said with the printed codes, which are written down. */
export class CodedTable extends ShownTable {
  override readonly isByCodes = true;
  protected override readonly pause = 1300;
  readonly codes: string[] = [];
  /** How many moves back each correction was. */
  readonly back: number[] = [];

  protected override take(input: Input, word: string): void {
    if (input.type === 'sighting') {
      const { card, copy } = input.sighting;
      this.codes.push(makeCode({ kind: 'card', card, copy }));
    } else if (input.type === 'command')
      this.codes.push(makeCode({ kind: 'command', command: input.command }));
    else throw new NoCodeFor(input.type);
    super.take(input, word);
  }

  /** Not by the number of a choice: which that is depends on what the referee holds for likely. */
  override answer(answer: number): void {
    const chosen = this.referee.question?.answers[answer];
    if (chosen?.kind === 'seat') this.say({ name: 'SEAT', seat: chosen.seat + 1 });
    else if (chosen?.kind === 'yes' || chosen?.kind === 'no')
      this.say({ name: chosen.kind === 'yes' ? 'YES' : 'NO' });
    else if (chosen?.kind === 'choice') this.say({ name: 'ANSWER', answer: answer + 1 });
    else this.say({ name: 'UNDO' });
  }

  override close(): void {
    if (this.referee.open !== null) this.say({ name: 'DONE' });
  }

  private sayAll(codes: readonly (Command | Card)[]): void {
    for (const code of codes)
      if (typeof code === 'string') this.scan(code);
      else this.say(code);
  }

  /** Steps back through the log to an entry. */
  private goTo(entry: number): void {
    const moves = this.referee.judged.flatMap((one, i) => (one.entry.kind === 'move' ? [i] : []));
    const at = moves.indexOf(entry);
    if (at === -1) throw new NoCodeFor('an entry that is no move');
    this.back.push(moves.length - at);
    for (let i = moves.length; i > at; i--) this.say({ name: 'BACK' });
  }

  /** A hand is counted. */
  count(seat: number, count: number): void {
    this.close();
    const digits = [...String(count)].map((digit): Command => ({ name: 'DIGIT', digit: Number(digit) }));
    this.sayAll([{ name: 'SEAT', seat: seat + 1 }, { name: 'COUNT' }, ...digits, { name: 'DONE' }]);
  }

  private insert(entry: number, move: Move): void {
    if (entry < this.referee.judged.length) this.goTo(entry);
    this.sayAll([{ name: 'INSERT' }, ...codesOfMove(move), { name: 'DONE' }]);
  }

  override correct(correction: Correction): void {
    switch (correction.kind) {
      case 'cards':
        this.goTo(correction.entry);
        this.sayAll([...bareCards(correction.cards), { name: 'DONE' }]);
        break;
      case 'player':
        this.goTo(correction.entry);
        this.sayAll([{ name: 'SEAT', seat: correction.seat + 1 }, { name: 'DONE' }]);
        break;
      case 'move':
        this.goTo(correction.entry);
        this.sayAll([...codesOfMove(correction.move), { name: 'DONE' }]);
        break;
      case 'remove':
        this.goTo(correction.entry);
        this.say({ name: 'REMOVE' });
        break;
      case 'insertMove':
        this.insert(correction.entry, correction.move);
        break;
      default:
        throw new NoCodeFor(correction.kind);
    }
  }
}
