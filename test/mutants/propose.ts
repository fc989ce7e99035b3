import { isDeepStrictEqual } from 'node:util';
import { makeAnswer } from '../../src/engine/answer.ts';
import { applyAll } from '../../src/engine/apply.ts';
import { isKnown } from '../../src/engine/cards.ts';
import { dealKnown } from '../../src/engine/deal.ts';
import { decide } from '../../src/engine/decide.ts';
import { legalMovesOf } from '../../src/engine/legal.ts';
import type { Move } from '../../src/engine/move.ts';
import { makeMove } from '../../src/engine/move-text.ts';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import { compileRules, type Rules } from '../../src/engine/rules/rules.ts';
import { faceUpCards, type State } from '../../src/engine/state.ts';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { readRows } from '../rulings/rows.ts';
import { resolveAlone } from '../support/resolve-alone.ts';
import { SET_UPS } from '../variants/set-ups.ts';
import { completeRuleSet, type Mutant, mutantsOf, optionsOf } from './mutants.ts';
import { judgeMutant } from './run.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];
const GAMES = 40;
const MOVES = 400;

/** A state with a move as `judge` reads it. */
function positionText(state: State, move: Move, last: Move | null, mutant: Mutant): object {
  const name = (seat: number | null) => (seat === null ? null : state.seats[seat]!.name);
  const told = (one: Move) => ({ seat: name(one.seat), ...makeMove(one, NAMES) });
  return {
    rules: mutant.rules,
    options: optionsOf(mutant),
    dealer: name(state.dealer),
    direction: state.direction,
    turn: name(state.turn),
    phase: state.phase,
    seats: state.seats,
    pile: state.pile,
    stock: state.stock,
    burned: state.burned,
    history: last === null ? [] : [told(last)],
    move: told(move),
  };
}

/** Moves to ask about: what is legal, and each single card and pick-up that isn't. */
function questions(state: State): Move[] {
  return state.seats.flatMap((own, seat): Move[] => [
    ...legalMovesOf(state, seat),
    ...[...own.hand, ...faceUpCards(own)]
      .filter(isKnown)
      .map((card): Move => ({ kind: 'play', seat, cards: [card] })),
    { kind: 'pickUp', seat },
  ]);
}

const answer = (state: State, rules: Rules, move: Move) => makeAnswer({ ...state, rules }, move, () => '');

/** The parts of two answers that differ. */
const differing = (one: Record<string, unknown>, other: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => !isDeepStrictEqual(one[key], other[key]),
  );

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** Plays games until the two rule sets answer a question differently. */
function findDifference(mutant: Mutant, original: Rules, changed: Rules): object | null {
  const names = NAMES.slice(0, Math.min(NAMES.length, original.set.players.max));
  for (let seed = 0; seed < GAMES; seed++) {
    const random = seededRandom(seed);
    const dealt = dealKnown({ rules: original, names, dealer: 0, lastLoser: null, lastWinner: null }, random);
    if (!dealt.ok) return null;
    let state = dealt.value;
    let last: Move | null = null;
    for (let n = 0; n < MOVES && state.phase !== 'over'; n++) {
      for (const move of questions(state)) {
        const parts = differing(answer(state, original, move), answer(state, changed, move));
        if (parts.length > 0) return { parts, input: positionText(state, move, last, mutant) };
      }
      const move: Move = pick(
        state.seats.flatMap((_, seat) => legalMovesOf(state, seat)),
        random,
      );
      const ruling = decide(state, move);
      if (ruling.verdict === 'illegal') return null;
      state = applyAll(state, ruling.events);
      last = move;
    }
  }
  return null;
}

/**
 * Proposes a position for each mutant that survives unexplained, one JSON line each: where it and the original
 * answer differently, and in which parts. What the answer has to be is for the documents to say, and for a
 * person to write; so none is given.
 */
export function main(args: readonly string[]): void {
  const checks = { rows: readRows(), setUps: SET_UPS };
  const ids = args.length === 0 ? VARIANT_IDS : args;
  for (const mutant of ids.flatMap((id) => mutantsOf(id))) {
    const { fate, explanation } = judgeMutant(mutant, checks);
    if (fate.kind !== 'survived' || explanation !== null) continue;
    const options = optionsOf(mutant);
    const changed = resolveAlone(() => mutant.source)(mutant.rules, options);
    if (!changed.ok) continue;
    const found = findDifference(mutant, compileRules(completeRuleSet(mutant.rules, options)), changed.value);
    const proposal = { rules: mutant.rules, path: mutant.path, value: mutant.value, ...found };
    process.stdout.write(`${JSON.stringify(proposal)}\n`);
  }
}
