import { describe, expect, test } from 'vitest';
import { botOf } from '../../src/bots/choose-move.ts';
import { playRound } from '../../src/bots/play-round.ts';
import { legalMovesOf } from '../../src/engine/legal.ts';
import { parsePosition } from '../../src/engine/position.ts';
import { positionOf } from '../../src/engine/position-of.ts';
import { resolveRules } from '../../src/engine/rules/resolve.ts';
import type { State } from '../../src/engine/state.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { ALL } from '../support/mode.ts';

const resolve = (id: string, options: Readonly<Record<string, unknown>>) =>
  resolveRules(id, options, findVariant);

const ROUNDS = ALL ? 2 : 1;
/** Rounds of these rules take ten times as long as others. */
const IDS = VARIANT_IDS.filter((id) => ALL || id !== 'encyclopedia');

/** Everything that seats know, in a few rounds among bots that are careless. */
function knownIn(id: string): readonly (readonly [State, number])[] {
  const rules = resolve(id, {});
  if (!rules.ok) throw new Error(rules.error.code);
  const all: (readonly [State, number])[] = [];
  const player = botOf('easy', { playouts: 1 });
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const names = ['Ann', 'Bo', 'Cy'];
    playRound(
      { rules: rules.value, names, dealer: 0, lastLoser: null, lastWinner: null },
      {
        bots: names.map(() => player),
        timed: (seat, decision, known) => {
          all.push([known, seat]);
          return decision();
        },
      },
      seed,
    );
  }
  return all;
}

/** What a position tells: once everybody was ready nobody asks who was, nor what was swapped. */
const told = ({ rules: _, dealt: __, ready, ...state }: State) => ({
  ...state,
  ready: state.phase === 'exchange' ? ready : [],
});

describe('a state that is written as a position', () => {
  test.each(IDS)('is read back with the same moves in it: %s', (id) => {
    const states = knownIn(id);
    expect(states.length).toBeGreaterThan(50 * ROUNDS);
    // Every so many say as much.
    for (const [known, seat] of states.filter((_, i) => i % (ALL ? 7 : 11) === 0)) {
      const move = { seat: known.seats[seat]!.name, done: true };
      const read = parsePosition({ rules: id, ...positionOf(known), move }, resolve);
      if (!read.ok) throw new Error(JSON.stringify([read.error, positionOf(known)]));
      expect(told(read.value.state)).toEqual(told(known));
      expect(legalMovesOf(read.value.state, seat)).toEqual(legalMovesOf(known, seat));
    }
  });
});
