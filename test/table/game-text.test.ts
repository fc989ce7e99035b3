import { expect, it } from 'vitest';
import { checkGame } from '../../src/cli/check.ts';
import { parseGame } from '../../src/engine/notation/game.ts';
import { stateOf } from '../../src/engine/record.ts';
import { openTable } from '../../src/table/table.ts';
import { findVariant } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';

const en = wordsFor('en', 'family');

it('a round in notation has the rules of its beginning in its head, and those changed since where they changed', () => {
  const names = ['Ann', 'Bo', 'Cy'];
  const setup = { rules: 'reference', options: { 'RE-X1': true }, names, dealer: 'Cy', lastLoser: null };
  const opened = openTable(setup);
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const adjustment = { kind: 'option', name: 'penalty', value: 'drawCard' } as const;
  const { revision } = table.view();
  table.take({
    type: 'correct',
    correction: { kind: 'insert', entry: 0, adjustment },
    revision,
    at: table.now(),
  });
  const text = table.game(0)!;
  table.close();
  expect(text).toContain('[Options "RE-X1"]');
  expect(text).toContain("\n= option 'penalty=drawCard'\n");
  const read = parseGame(text, findVariant);
  expect(read.ok && stateOf(read.value.game).rules.set.penalty).toBe('drawCard');
  expect(checkGame(en, text, findVariant)).toEqual({ moves: 0, result: null, illegal: [] });
});
