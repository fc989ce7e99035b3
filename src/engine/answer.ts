import { decide } from './decide.ts';
import { legalMovesOf } from './legal.ts';
import type { Move } from './move.ts';
import { makeMove } from './move-text.ts';
import { outcomeOf } from './outcome.ts';

import type { Breach } from './ruling.ts';
import type { SeatNumber, State } from './state.ts';

/** Puts a breach into words; the engine knows none. */
export type SayBreach = (breach: Breach, state: State, move: Move) => string;

const nameOf = (state: State, seat: SeatNumber | null): string | null =>
  seat === null ? null : state.seats[seat]!.name;

/**
 * The answer of `burnpile judge` to a position with a move (DESIGN: "A position to judge"), as a plain object.
 * A flip whose card nobody knows is answered for its permission only.
 */
export function makeAnswer(state: State, move: Move, say: SayBreach): Record<string, unknown> {
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') {
    const breaches = ruling.breaches.map((breach) => ({
      code: breach.code,
      rule: breach.rule,
      setting: breach.setting,
      card: breach.card,
      seat: nameOf(state, breach.seat),
      text: say(breach, state, move),
    }));
    return { verdict: 'illegal', breaches, legal: legalMovesOf(state, move.seat).map(makeMove) };
  }
  const claims = ruling.verdict === 'onTrust' ? ruling.claims : [];
  const told = {
    breaches: [],
    claims: claims.map(({ code, seat }) => ({ code, seat: nameOf(state, seat) })),
  };
  const { outcome } = outcomeOf(state, ruling.events);
  if (outcome.pending) return { verdict: ruling.verdict, ...told };
  return {
    verdict: ruling.verdict,
    burn: outcome.burn,
    draws: outcome.draws,
    turn: nameOf(state, outcome.turn),
    again: outcome.again,
    ...(outcome.optional ? { optional: true } : {}),
    ...(outcome.failed ? { failed: true } : {}),
    direction: outcome.direction,
    pile: outcome.pile,
    pickedUp: outcome.pickedUp,
    out: outcome.out.map((seat) => nameOf(state, seat)),
    loser: nameOf(state, outcome.loser),
    ...told,
  };
}
