import type { State } from '../engine/state.ts';
import type { HintView } from '../protocol/hints.ts';
import type { Refusal } from '../protocol/messages.ts';
import type { PlayMessage } from '../protocol/play.ts';
import { adviceHint, canAdvise } from '../table/hints/advice.ts';
import { cardsHint } from '../table/hints/cards.ts';
import type { Standing } from '../table/standing.ts';
import { tellFault } from './faults.ts';
import type { Player } from './play/seating.ts';
import type { Advice, Thinker } from './play/thinker.ts';
import type { KnownTable, Stage } from './stage.ts';

type Ask = Extract<PlayMessage, { type: 'hint' }>;

interface Parts {
  readonly thinker: Thinker;
  readonly stage: () => Pick<Stage, 'knownTo' | 'standings'>;
}

/** Answers whoever asks for a hint about the table that this screen is shown. */
export interface Hints {
  /** `answer` is called once it is found, or can't be, unless something has happened before that; why not, or null. */
  ask(player: Player, ask: Ask, answer: (found: HintView | Refusal) => void): Refusal | null;
  /** To be called when something may have happened: what was thought about another moment is wanted no more. */
  changed(): void;
}

/** Everything that is being thought about one moment of a table, by what is known: whoever asks again gets the same. */
interface Thoughts {
  readonly unwanted: AbortController;
  readonly byCards: Map<string, Promise<readonly Advice[]>>;
}

/** What hints are about: while cards are exchanged, others may do so without anything of one's own being changed. */
function momentOf(standing: Standing): object {
  if (standing.referee.game.phase !== 'exchange') return standing;
  return standing.referee.revisions.initial;
}

const cardsOf = (known: State, seat: number): string => JSON.stringify([seat, known.seats[seat]]);

export function makeHints({ thinker, stage }: Parts): Hints {
  /** By the moments of the tables that are shown: a phone's may be another one than that of the screens here. */
  const thoughts = new Map<object, Thoughts>();

  const changed = () => {
    const moments = new Set(stage().standings().map(momentOf));
    for (const [moment, { unwanted }] of thoughts) {
      if (moments.has(moment)) continue;
      unwanted.abort();
      thoughts.delete(moment);
    }
  };

  const thoughtsAbout = (moment: object): Thoughts => {
    const found = thoughts.get(moment) ?? { unwanted: new AbortController(), byCards: new Map() };
    thoughts.set(moment, found);
    return found;
  };

  /** The same moment is thought about in the same way: its number among all is the seed. */
  const adviceFor = ({ known, standing }: KnownTable, seat: number): Promise<readonly Advice[]> => {
    const { byCards, unwanted } = thoughtsAbout(momentOf(standing));
    const cards = cardsOf(known, seat);
    const advice =
      byCards.get(cards) ??
      (canAdvise(known, seat)
        ? thinker.advise({ known, seat, seed: standing.inputs }, unwanted.signal)
        : Promise.resolve([]));
    byCards.set(cards, advice);
    // Whoever asks again after a fault has it tried again.
    advice.catch(() => byCards.delete(cards));
    return advice;
  };

  return {
    ask(player, { seat, step }, answer) {
      changed();
      const asked = stage().knownTo(player, seat);
      if (asked === null) return { code: 'notYours' };
      const { known, standing } = asked;
      const { inputs } = standing;
      if (step === 'cards') {
        answer({ ...cardsHint(known, seat), seat, inputs });
        return null;
      }
      // Its cards may have been covered meanwhile, or swapped, or another table is shown.
      const isWanted = () => {
        const now = stage().knownTo(player, seat);
        return (
          now !== null &&
          momentOf(now.standing) === momentOf(standing) &&
          cardsOf(now.known, seat) === cardsOf(known, seat)
        );
      };
      void adviceFor(asked, seat)
        .then((advice) => {
          if (isWanted()) answer({ ...adviceHint(known, seat, advice), seat, inputs });
        })
        .catch((fault) => {
          tellFault(fault);
          if (isWanted()) answer({ code: 'noHint' });
        });
      return null;
    },
    changed,
  };
}
