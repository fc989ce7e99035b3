import type { SeatNumber, State } from '../engine/state.ts';
import type { HintMessage } from '../protocol/hints.ts';
import type { Refusal } from '../protocol/messages.ts';
import { adviceHint, canAdvise, type Said } from '../table/hints/advice.ts';
import { cardsHint } from '../table/hints/cards.ts';
import { together } from '../table/play/bots.ts';
import type { Standing } from '../table/standing.ts';
import { tellFault } from './faults.ts';
import type { Handles } from './handles.ts';
import type { Advice, Thinker } from './play/thinker.ts';
import { type Screen, say } from './screens.ts';
import type { KnownTable, Stage } from './stage.ts';

interface Parts {
  readonly thinker: Thinker;
  readonly stage: () => Pick<Stage, 'knownTo' | 'standings' | 'view'>;
  /** Whether a screen is still there to be answered. */
  readonly isHere: (screen: Screen) => boolean;
}

/** Answers the screen that asks for a hint about the table that it is shown. */
export interface Hints {
  readonly handles: Handles<HintMessage>;
  /** Beside real cards hints are for the people who sit there. */
  readonly guests: Handles<HintMessage>;
  /** To call when something may have happened: drops the advice about moments that no table shows now. */
  changed(): void;
}

/**
 * What is being thought for a seat about one moment of a table, by its cards: who asks again gets the same. Each time
 * that it is thought on rests on what was thought before.
 */
interface Thought {
  readonly cards: string;
  readonly unwanted: AbortController;
  readonly steps: Promise<Step>[];
}

/** What was thought so far, and what is said of it. */
interface Step {
  readonly advice: readonly Advice[];
  readonly said: Said;
}

/** The moment that hints are about. The exchange is one moment: what others swap doesn't change your own cards. */
function momentOf(standing: Standing): object {
  if (standing.referee.game.phase !== 'exchange') return standing;
  return standing.referee.revisions.initial;
}

/** From one seed to the next, when a moment is thought about again: further than any round is long. */
const DEEPER = 1_000_003;

const cardsOf = (known: State, seat: SeatNumber): string => JSON.stringify(known.seats[seat]);

/**
 * Makes the part that answers hints. The cards that fit are told at once; advice is thought out first, and told only
 * if the screen may still see those cards at that moment. Refused with `notYours` where the screen may not know the
 * seat's cards, with `noHint` where the thinking fails.
 */
export function makeHints({ thinker, stage, isHere }: Parts): Hints {
  /** By the moments of the tables that are shown: a phone's may be another one than that of the screens here. */
  const thoughts = new Map<object, Map<SeatNumber, Thought>>();

  const changed = () => {
    const moments = new Set(stage().standings().map(momentOf));
    for (const [moment, bySeat] of thoughts) {
      if (moments.has(moment)) continue;
      for (const { unwanted } of bySeat.values()) unwanted.abort();
      thoughts.delete(moment);
    }
  };

  /**
   * The same moment is thought about in the same way, also after the table was left and continued: its place in the
   * record is the seed, with how often before.
   */
  const think = (
    { steps, unwanted }: Thought,
    { known, beliefs, standing }: KnownTable,
    seat: SeatNumber,
  ): Promise<readonly Advice[]> => {
    const seed = standing.referee.judged.length + steps.length * DEEPER;
    return canAdvise(known, seat)
      ? thinker.advise({ known, seat, beliefs, seed }, unwanted.signal)
      : Promise.resolve([]);
  };

  /** At most one question a seat is being thought about: once its cards have changed, the one before is dropped. */
  const thoughtFor = ({ known, standing }: KnownTable, seat: SeatNumber): Thought => {
    const moment = momentOf(standing);
    const bySeat = thoughts.get(moment) ?? new Map<SeatNumber, Thought>();
    thoughts.set(moment, bySeat);
    const before = bySeat.get(seat);
    const cards = cardsOf(known, seat);
    if (before?.cards === cards) return before;
    before?.unwanted.abort();
    const thought: Thought = { cards, unwanted: new AbortController(), steps: [] };
    bySeat.set(seat, thought);
    return thought;
  };

  /** The last step, with what was thought further. */
  const further = (before: Step | null, more: readonly Advice[], known: State, seat: SeatNumber): Step => {
    const advice = before === null ? more : together(before.advice, more);
    return { advice, said: adviceHint(known, seat, advice, before?.said) };
  };

  /** What is said of a question, thought on so many times. */
  const saidOf = async (asked: KnownTable, seat: SeatNumber, deep: number): Promise<Said> => {
    const thought = thoughtFor(asked, seat);
    const { steps } = thought;
    while (steps.length <= deep) {
      const before = steps.at(-1) ?? null;
      const step = Promise.all([before, think(thought, asked, seat)]).then(([last, more]) =>
        further(last, more, asked.known, seat),
      );
      steps.push(step);
      // Asked again after a fault, it is tried again.
      step.catch(() => steps.splice(0));
    }
    return (await steps[deep]!).said;
  };

  const hint = (screen: Screen, { seat, step, deep = 0 }: HintMessage): Refusal | null => {
    const { player } = screen;
    changed();
    const asked = stage().knownTo(player, seat);
    if (asked === null) return { code: 'notYours' };
    const { known, standing } = asked;
    const of = { seat, inputs: standing.inputs };
    if (step === 'cards') {
      say(screen, { type: 'hint', hint: { ...cardsHint(known, seat), ...of } });
      return null;
    }
    // The screen may have gone meanwhile; its cards may have been covered or swapped, or another table is shown.
    const isWanted = () => {
      const now = isHere(screen) ? stage().knownTo(player, seat) : null;
      return (
        now !== null &&
        momentOf(now.standing) === momentOf(standing) &&
        cardsOf(now.known, seat) === cardsOf(known, seat)
      );
    };
    void saidOf(asked, seat, deep)
      .then((said) => {
        if (isWanted()) say(screen, { type: 'hint', hint: { ...said, ...of, deep } });
      })
      .catch((fault) => {
        tellFault(fault);
        if (isWanted()) say(screen, { type: 'refused', refusal: { code: 'noHint' } });
      });
    return null;
  };

  return {
    handles: { hint },
    guests: {
      hint: (screen, message) =>
        stage().view(screen.player)?.play == null ? { code: 'notYours' } : hint(screen, message),
    },
    changed,
  };
}
