import type { Move } from '../../engine/move.ts';
import type { SeatNumber } from '../../engine/state.ts';
import type { Referee } from '../../referee/referee.ts';
import { kindIn, type PassedOver, verdictOn } from '../../table/play/passed-over.ts';
import { beliefsAt, refereeSeen } from '../../table/play/seen.ts';
import { tellFault } from '../faults.ts';
import type { Thinker } from './thinker.ts';

interface Parts {
  readonly thinker: Thinker;
  readonly referee: () => Referee;
  readonly seed: () => number;
  readonly changed: () => void;
}

/** Thinks about a play that was advised in a first round, and for which another move was made. */
export function makePassedOver({ thinker, referee, seed, changed }: Parts) {
  let told: (PassedOver & { readonly seat: SeatNumber }) | null = null;
  let unwanted = new AbortController();

  const forget = () => {
    unwanted.abort();
    told = null;
  };

  return {
    /** What there is to say about the last move of a seat. */
    of: (seat: SeatNumber | null): PassedOver | null =>
      told === null || told.seat !== seat
        ? null
        : { cards: told.cards, made: told.made, verdict: told.verdict },
    forget,
    /** To be called before a move is made at the table. */
    chosen(made: Move, advised: Move | null) {
      forget();
      const isEither = made.kind === 'play' || made.kind === 'pickUp';
      if (advised?.kind !== 'play' || !isEither || kindIn(made) === kindIn(advised)) return;
      const now = referee();
      const { seat } = made;
      const seen = refereeSeen(now, seat);
      unwanted = new AbortController();
      const { signal } = unwanted;
      const question = { known: seen.game, seat, beliefs: beliefsAt(seen, seat), seed: seed() };
      void thinker
        .advise(question, signal)
        .then((odds) => {
          const verdict = verdictOn(now.game, made, advised, odds);
          if (signal.aborted || verdict === null) return;
          told = {
            seat,
            cards: [...advised.cards],
            made: made.kind === 'play' ? [...made.cards] : [],
            verdict,
          };
          changed();
        })
        .catch(tellFault);
    },
  };
}
