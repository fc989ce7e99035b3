import { afterAll, describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply.ts';
import { decide } from '../../src/engine/decide.ts';
import { deckOf } from '../../src/engine/knowledge.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { hasCards, type State } from '../../src/engine/state.ts';
import { keyOf, moveSpace } from './support/moves.ts';
import { playout, type Step } from './support/playout.ts';
import { cardsOf, sumOf } from './support/slots.ts';
import { hiddenDeal, knownDeal, seeds, TABLES, titleOf } from './support/tables.ts';

const CAP = 5000;

/** What can't be in a state that legal moves led to. */
function faultsOf(state: State): string[] {
  const faults: string[] = [];
  const actor = state.turn === null ? undefined : state.seats[state.turn];
  if ((state.phase === 'play') !== (actor !== undefined)) faults.push('somebody has the turn only in play');
  if (actor !== undefined && !hasCards(actor)) faults.push('who has the turn is out');
  if (state.pile.length === 0 && state.lastPlay !== null) faults.push('a last play on no pile');
  const out = state.seats.flatMap((seat, i) => (hasCards(seat) ? [] : [i]));
  if ([...state.out].sort().join() !== out.join()) faults.push('who has no card is out, nobody else');
  return faults;
}

/** A playout and the state that it ends in. */
function play(start: Parameters<typeof playout>[0], seed: number, cap = CAP) {
  const steps: Step[] = [];
  const run = playout(start, seededRandom(seed), cap);
  let next = run.next();
  while (next.done !== true) {
    steps.push(next.value);
    next = run.next();
  }
  return { steps, end: next.value };
}

describe.each(TABLES.map((one) => ({ one, title: titleOf(one) })))('$title', ({ one }) => {
  const played = new Map<number, ReturnType<typeof play>>();
  const game = (seed: number) => {
    if (!played.has(seed)) played.set(seed, play(knownDeal(one, seed), seed));
    return played.get(seed)!;
  };
  afterAll(() => played.clear());

  test.each(seeds(1))('cards are kept by every event, and a game never gets stuck (seed %i)', (seed) => {
    const start = knownDeal(one, seed);
    const whole = sumOf(deckOf(start));
    const { steps, end } = game(seed);
    for (const { before, move, events, after } of steps) {
      const faults: string[] = [];
      let state = before;
      for (const event of events) {
        state = apply(state, event);
        if (cardsOf(state) !== whole) faults.push(`${event.type} changed the cards`);
      }
      faults.push(...faultsOf(after));
      if (faults.length > 0) expect.fail(`${JSON.stringify(move)}: ${faults.join(', ')}`);
    }
    if (end.phase !== 'over') expect(steps).toHaveLength(CAP);
  });

  test.each(seeds(1))('what is listed as legal is what the rulebook allows (seed %i)', (seed) => {
    for (const [i, { before }] of game(seed).steps.slice(0, 400).entries()) {
      if (i % 5 !== 0) continue;
      const allowed = moveSpace(before).filter((move) => decide(before, move).verdict !== 'illegal');
      const tried = [...new Set(allowed.map(keyOf))].sort();
      const listed = legalMoves(before).map(keyOf).sort();
      if (tried.join('\n') !== listed.join('\n')) expect(listed).toEqual(tried);
    }
  });

  test.each(seeds(1))(
    'with full knowledge nothing rests on trust, and who can play must (seed %i)',
    (seed) => {
      for (const [i, { before }] of game(seed).steps.slice(0, 400).entries()) {
        if (i % 3 !== 0) continue;
        const moves = legalMoves(before);
        for (const move of moves)
          if (decide(before, move).verdict !== 'legal') expect.fail(JSON.stringify({ before, move }));
        const able = moves.some((move) => move.kind === 'play' && move.seat === before.turn);
        const refuses = moves.some((move) => move.kind === 'pickUp');
        if (able && refuses && before.rules.set.pass.pickUp === 'onlyIfUnable')
          expect.fail(JSON.stringify(moves));
      }
    },
  );

  test('the same seed gives the same game', () => {
    const story = () =>
      JSON.stringify(play(knownDeal(one, 7), 7, 60).steps.map(({ move, events }) => [move, events]));
    expect(story()).toBe(story());
    expect(knownDeal(one, 7)).not.toEqual(knownDeal(one, 8));
  });

  test('a hidden deal has as many cards in the same places', () => {
    const shape = (deal: typeof knownDeal) =>
      JSON.stringify(deal(one, 3), (_, v) => (typeof v === 'string' && /^(2:)?..$/.test(v) ? '' : v));
    expect(shape(hiddenDeal)).toBe(shape(knownDeal));
  });
});
