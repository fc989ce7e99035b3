import type { Played } from './cards.ts';
import { decide } from './decide.ts';
import { legalMovesOf } from './legal.ts';
import type { Move } from './move.ts';
import { makeMove } from './move-text.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

import type { Breach, BreachCode } from './ruling.ts';
import type { SeatNumber, State } from './state.ts';

/** Puts a breach into words; the engine knows none. */
export type SayBreach = (breach: Breach, state: State, move: Move) => string;

const nameOf = (state: State, seat: SeatNumber | null): string | null =>
  seat === null ? null : state.seats[seat]!.name;

const tellPassed = (state: State, [from, to]: Outcome['hands'][number]) => ({
  from: nameOf(state, from),
  to: nameOf(state, to),
});

/** A breach as files tell it: seats by name, and a sentence. */
export interface ToldBreach {
  readonly code: BreachCode;
  readonly rule: string | null;
  readonly also?: readonly string[];
  readonly setting: string | null;
  readonly card: Played | null;
  /** The cards that could be played instead. */
  readonly instead?: readonly Played[];
  readonly seat: string | null;
  readonly text: string;
}

/** The cards that a breach names as playable, together; null if it names none. */
export const insteadOf = ({ why }: Pick<Breach, 'why'>): readonly Played[] | null =>
  why?.is === 'canPlay' || (why?.is === 'single' && why.cards.length > 0) ? why.cards : null;

function tellBreach(breach: Breach, state: State, move: Move, say: SayBreach): ToldBreach {
  const { code, rule, also, setting, card, seat } = breach;
  const instead = insteadOf(breach);
  return {
    code,
    rule,
    ...(also && { also }),
    setting,
    card,
    ...(instead && { instead }),
    seat: nameOf(state, seat),
    text: say(breach, state, move),
  };
}

export const tellBreaches = (
  breaches: readonly Breach[],
  state: State,
  move: Move,
  say: SayBreach,
): readonly ToldBreach[] => breaches.map((breach) => tellBreach(breach, state, move, say));

/**
 * The answer of `burnpile judge` to a position with a move (docs/formats.md), as a plain object.
 * A flip whose card nobody knows is answered for its permission only.
 */
export function makeAnswer(state: State, move: Move, say: SayBreach): Record<string, unknown> {
  const ruling = decide(state, move);
  if (ruling.verdict === 'illegal') {
    const breaches = tellBreaches(ruling.breaches, state, move, say);
    const names = state.seats.map(({ name }) => name);
    const legal = legalMovesOf(state, move.seat).map((one) => makeMove(one, names));
    return { verdict: 'illegal', breaches, legal };
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
    ...(outcome.taker === null ? {} : { taker: nameOf(state, outcome.taker) }),
    ...(outcome.hands.length === 0 ? {} : { hands: outcome.hands.map((seats) => tellPassed(state, seats)) }),
    ...(outcome.rows.length === 0 ? {} : { rows: outcome.rows.map((seats) => tellPassed(state, seats)) }),
    out: outcome.out.map((seat) => nameOf(state, seat)),
    loser: nameOf(state, outcome.loser),
    ...told,
  };
}
