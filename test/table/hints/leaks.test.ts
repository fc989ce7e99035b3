import { describe, expect, it } from 'vitest';
import { noBeliefs } from '../../../src/bots/beliefs.ts';
import type { Slot } from '../../../src/engine/cards.ts';
import { allSlots, mask } from '../../../src/engine/knowledge.ts';
import { cardsOf } from '../../../src/engine/move.ts';
import type { SeatNumber, State } from '../../../src/engine/state.ts';
import { advance, beginTable } from '../../../src/table/advance.ts';
import { cardsHint } from '../../../src/table/hints/cards.ts';
import { knownTo } from '../../../src/table/hints/known-to.ts';
import { think } from '../../../src/table/play/bots.ts';
import { isAllowed } from '../../../src/table/play/moves.ts';
import { beliefsAt, refereeSeen } from '../../../src/table/play/seen.ts';
import { actingSeats, movesOf } from '../../../src/table/play/turns.ts';
import type { Standing } from '../../../src/table/standing.ts';
import { findVariant, VARIANT_IDS } from '../../../src/variants/index.ts';
import { shuffleOf } from '../../engine/support/tables.ts';
import { every } from '../../support/mode.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];

function dealt(rules: string, seed: number): Standing {
  const seats = NAMES.map(() => ({ who: 'bot', level: 'easy' }) as const);
  const begun = beginTable(
    { rules, options: {}, names: NAMES, dealer: 'Ann', lastLoser: null, play: { seats, grace: 0 } },
    findVariant,
    shuffleOf(seed),
  );
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

/** The table after the move of somebody whose turn it is, who plays as bots do; null when the round is over. */
function next(standing: Standing, seed: number): Standing | null {
  const { referee } = standing;
  const seat = actingSeats(referee.game)[0];
  if (seat === undefined) return null;
  const seen = refereeSeen(referee, seat);
  const beliefs = beliefsAt(seen, seat);
  const question = { level: 'easy', known: seen.game, seat, beliefs, seed, except: [] } as const;
  const wished = think('choose', question, 1, () => true);
  const move = wished !== null && isAllowed(referee, wished) ? wished : movesOf(referee.game, seat)[0]!;
  return advance(standing, { type: 'input', input: { type: 'made', move, at: 0 } });
}

/** Cards in a state that a seat has never seen, though they are there. */
const unseenBy = (seen: ReadonlySet<Slot>, state: State): Slot[] =>
  allSlots(state).filter((slot) => slot !== '??' && !seen.has(slot));

/** Whether whatever somebody hasn't seen is in one hand: then it follows what that is. */
const followsFrom = (seen: ReadonlySet<Slot>, game: State): boolean =>
  game.seats.some(({ hand }) => unseenBy(seen, game).every((slot) => hand.includes(slot)));

describe.each(every(3, VARIANT_IDS))('hints by the rules of %s', (rules) => {
  it('rest on nothing that the seat hasn’t seen, from the deal to the end', () => {
    const seen = NAMES.map(() => new Set<Slot>());
    const leaked: string[] = [];
    let moves = 0;
    let learnt = 0;
    for (let now: Standing | null = dealt(rules, 7); now !== null && moves < 400; moves++) {
      const { game, judged } = now.referee;
      // What is turned over is shown, also if it goes into a hand at once.
      const last = judged.at(-1)?.entry;
      const shown = last?.kind === 'move' ? cardsOf(last.move) : [];
      for (const [seat, own] of seen.entries()) {
        for (const slot of [...allSlots(mask(game, seat as SeatNumber)), ...shown]) own.add(slot);
        const { known: told, beliefs } = knownTo(now, seat);
        expect(beliefs[seat]).toEqual(noBeliefs(NAMES.length)[seat]);
        if (JSON.stringify(beliefs) !== JSON.stringify(noBeliefs(NAMES.length))) learnt++;
        const hint = JSON.stringify(cardsHint(told, seat)).match(/"([23]:)?[2-9TJQKA][CDHS]"|"X\d"/g) ?? [];
        const named = hint.map((text) => JSON.parse(text) as Slot).filter((card) => !own.has(card));
        if (followsFrom(own, game)) continue;
        for (const slot of [...unseenBy(own, told), ...named])
          leaked.push(`${slot} to ${NAMES[seat]} at move ${moves}`);
      }
      now = next(now, moves);
    }
    expect(moves).toBeGreaterThan(20);
    expect(learnt).toBeGreaterThan(moves);
    expect(leaked).toEqual([]);
  });
});
