import { type Card, packOf } from '../../src/engine/cards.ts';
import type { Move } from '../../src/engine/move.ts';
import type { State } from '../../src/engine/state.ts';
import { registeringOf } from '../../src/referee/referee.ts';
import { ShownTable } from './people.ts';

/** A table on which a camera looks down: what it sees is told, and people say only what it can't see. */
export class WatchedTable extends ShownTable {
  override scan(card: Card): void {
    if (registeringOf(this.referee) !== null) {
      super.scan(card);
      return;
    }
    const copy = packOf(card);
    const at = this.later();
    this.take({ type: 'sighting', sighting: { card, copy, at, confidence: 1, how: 'watch' } }, `cam:${card}`);
  }

  override close(called: boolean): void {
    if (this.referee.open?.answer !== 'fits' || this.random() < 0.1) super.close(called);
    else this.take({ type: 'pile', what: 'settled', at: this.later() }, 'settled');
  }

  /** The pile is gone: where the referee doesn't know why, people say it. */
  private gone(answer: 'yes' | 'no'): void {
    this.take({ type: 'pile', what: 'gone', at: this.later() }, 'gone');
    const { question } = this.referee;
    if (question?.code !== 'pileGone') return;
    this.answer(question.answers.findIndex(({ kind }) => kind === answer));
  }

  override show(move: Move): void {
    if (move.kind !== 'pickUp') super.show(move);
    else {
      if (move.add !== undefined) this.scan(move.add);
      this.gone('yes');
    }
  }

  override showPile(truth: State): void {
    const { pile } = truth;
    const { open, game } = this.referee;
    if (pile.length === 0 && (open !== null || game.pile.length > 0)) this.gone('no');
    else if (pile.length > 0 && this.random() < 0.2) this.showAgain(truth);
  }

  /** What was told already is seen again, as after a hand that went over it. */
  private showAgain({ pile, lastPlay }: State): void {
    const { open } = this.referee;
    if (open !== null) this.scan(open.cards.at(-1)!);
    // Somebody puts the pile straight; what lies deeper comes up for a moment.
    const deeper = lastPlay === null ? [] : (pile.slice(0, -lastPlay.count) as Card[]);
    this.take({ type: 'taken', cards: deeper, at: this.later() }, `taken:${deeper.join(':')}`);
    for (const card of deeper) if (this.random() < 0.8) this.scan(card);
  }
}
