import type { State } from '../engine/state.ts';
import type { HintView } from '../protocol/hints.ts';
import type { Refusal } from '../protocol/messages.ts';
import type { PlayMessage } from '../protocol/play.ts';
import { adviceHint, canAdvise } from '../table/hints/advice.ts';
import { cardsHint } from '../table/hints/cards.ts';
import type { Standing } from '../table/standing.ts';
import type { Player } from './play/seating.ts';
import type { Advice, Thinker } from './play/thinker.ts';
import type { Stage } from './stage.ts';

type Ask = Extract<PlayMessage, { type: 'hint' }>;

interface Parts {
  readonly thinker: Thinker;
  readonly stage: () => Pick<Stage, 'knownTo' | 'standing'>;
}

/** Answers whoever asks for a hint about the table that is shown. */
export interface Hints {
  /** `tell` is called with the answer, unless something has happened before it was found; why not, or null. */
  ask(player: Player, ask: Ask, tell: (hint: HintView) => void): Refusal | null;
  /** To be called when something may have happened: what was thought about another moment is wanted no more. */
  changed(): void;
}

/** Everything that is being thought about one moment of a table, by seat: whoever asks again gets the same. */
interface Thoughts {
  readonly standing: Standing | null;
  readonly unwanted: AbortController;
  readonly bySeat: Map<number, Promise<readonly Advice[]>>;
}

export function makeHints({ thinker, stage }: Parts): Hints {
  const begin = (standing: Standing | null): Thoughts => ({
    standing,
    unwanted: new AbortController(),
    bySeat: new Map(),
  });
  let thoughts = begin(null);

  const changed = () => {
    const standing = stage().standing();
    if (standing === thoughts.standing) return;
    thoughts.unwanted.abort();
    thoughts = begin(standing);
  };

  /** The same moment is thought about in the same way: its number among all is the seed. */
  const adviceFor = (known: State, seat: number, inputs: number): Promise<readonly Advice[]> => {
    const { bySeat, unwanted } = thoughts;
    const advice =
      bySeat.get(seat) ??
      (canAdvise(known, seat)
        ? thinker.advise({ known, seat, seed: inputs }, unwanted.signal)
        : Promise.resolve([]));
    bySeat.set(seat, advice);
    return advice;
  };

  return {
    ask(player, { seat, step }, tell) {
      changed();
      const known = stage().knownTo(player, seat);
      const inputs = thoughts.standing?.inputs ?? 0;
      if (known === null) return { code: 'notYours' };
      if (step === 'cards') {
        tell({ ...cardsHint(known, seat), seat, inputs });
        return null;
      }
      const asked = thoughts;
      void adviceFor(known, seat, inputs).then((advice) => {
        changed();
        // Its cards may have been covered meanwhile.
        if (asked !== thoughts || stage().knownTo(player, seat) === null) return;
        tell({ ...adviceHint(known, seat, advice), seat, inputs });
      });
      return null;
    },
    changed,
  };
}
