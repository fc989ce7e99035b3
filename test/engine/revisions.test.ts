import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/engine/random.ts';
import {
  type Entry,
  foldRevisions,
  isSameSince,
  judgeRecord,
  type Revision,
  stateOf,
} from '../../src/engine/record.ts';
import { anyMove } from './support/arbitrary.ts';
import { playout } from './support/playout.ts';
import { hiddenDeal, knownDeal, RUNS, type TableCase } from './support/tables.ts';

const TABLE: TableCase = { rules: 'reference', options: { 'RE-X1': true }, players: 3 };

/** Moves of real games, so that some fit where they are put, and any moves at all. */
const REAL: readonly Entry[] = [1, 2, 3].flatMap((seed) =>
  [...playout(knownDeal(TABLE, seed), seededRandom(seed), 60)].map(
    ({ move }): Entry => ({ kind: 'move', move, ifIllegal: 'takenBack' }),
  ),
);
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.constantFrom(...REAL),
  fc.record({
    kind: fc.constant('move' as const),
    move: anyMove,
    ifIllegal: fc.constantFrom('letStand' as const, 'takenBack' as const),
  }),
  fc.record({
    kind: fc.constant('seen' as const),
    place: fc.constant({ zone: 'hand' as const, seat: 0 }),
    card: fc.constantFrom('7H' as const, '4H' as const),
  }),
);
const command: fc.Arbitrary<Revision> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('add' as const), entry }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const) }) },
  fc.record({
    type: fc.constant('rewrite' as const),
    from: fc.nat(12),
    entries: fc.array(entry, { maxLength: 4 }),
  }),
);
const commands = fc.array(command, { maxLength: 25 });
const initial = fc.constantFrom(knownDeal(TABLE, 1), hiddenDeal(TABLE, 1));
const runs = { numRuns: 150 * RUNS };

describe('the revisions of a record', () => {
  test('folds to what its commands did, one after another', () => {
    fc.assert(
      fc.property(initial, commands, (start, given) => {
        // The same story told with a stack of records and a state for each.
        let entries: readonly Entry[] = [];
        const earlier: (readonly Entry[])[] = [];
        for (const one of given) {
          if (one.type === 'undo') {
            entries = earlier.pop() ?? entries;
            continue;
          }
          earlier.push(entries);
          entries =
            one.type === 'add' ? [...entries, one.entry] : entries.slice(0, one.from).concat(one.entries);
        }
        const record = foldRevisions({ initial: start, changes: given });
        expect(record.entries).toEqual(entries);
        expect(record.initial).toBe(start);
        const states = judgeRecord(record);
        states.forEach((judged, i) => {
          expect(judged.before).toBe(i === 0 ? start : states[i - 1]!.after);
        });
      }),
      runs,
    );
  });

  test('undo gives back exactly the state before, whatever was done', () => {
    fc.assert(
      fc.property(initial, commands, command, (start, given, last) => {
        if (last.type === 'undo') return;
        const before = foldRevisions({ initial: start, changes: given });
        const after = foldRevisions({ initial: start, changes: [...given, last, { type: 'undo' }] });
        expect(after).toEqual(before);
        expect(stateOf(after)).toEqual(stateOf(before));
      }),
      runs,
    );
  });

  test.each<[string, readonly Revision['type'][], boolean]>([
    ['nothing since', [], true],
    ['something was added', ['add', 'add'], true],
    ['what was added is undone', ['add', 'add', 'undo'], true],
    ['all that was added is undone, and something else added', ['add', 'undo', 'add'], true],
    ['a correction', ['rewrite'], false],
    ['a correction of what was added', ['add', 'rewrite', 'add'], false],
    ['a correction that is undone', ['add', 'rewrite', 'undo'], true],
    ['more undone than was added', ['add', 'undo', 'undo'], false],
    ['another in its place', ['undo', 'add'], false],
  ])('is the same but for what was added: %s', (_, since, same) => {
    const entry: Entry = { kind: 'turn', seat: 0 };
    const changeOf = (type: Revision['type']): Revision =>
      type === 'add' ? { type, entry } : type === 'undo' ? { type } : { type, from: 0, entries: [entry] };
    const changes = (['add', 'add', ...since] as const).map(changeOf);
    expect(isSameSince({ initial: knownDeal(TABLE, 1), changes }, 2)).toBe(same);
    expect(isSameSince({ initial: knownDeal(TABLE, 1), changes: changes.slice(0, 1) }, 2)).toBe(false);
  });

  test('with everything undone is where it began', () => {
    fc.assert(
      fc.property(initial, commands, (start, given) => {
        const undone = [...given, ...given.map(() => ({ type: 'undo' }) as const)];
        const record = foldRevisions({ initial: start, changes: undone });
        expect(record.entries).toEqual([]);
        expect(stateOf(record)).toBe(start);
      }),
      runs,
    );
  });
});
