import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkGame } from '../../src/cli/check.ts';
import { allSlots, mask } from '../../src/engine/knowledge.ts';
import { parseGame, type ReadGame } from '../../src/engine/notation/game.ts';
import { makeGame } from '../../src/engine/notation/make-game.ts';
import { judgeRecord, stateOf } from '../../src/engine/record.ts';
import { findVariant } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';

const en = wordsFor('en', 'family');

const textOf = (name: string): string => readFileSync(new URL(`${name}.burnpile`, import.meta.url), 'utf8');

function read(name: string): ReadGame {
  const parsed = parseGame(textOf(name), findVariant);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.error.code} in line ${parsed.error.line}`);
  return parsed.value;
}

/** Line, entry and codes of what is not allowed. */
type Slip = readonly [line: number, entry: string, codes: string];

/** Read by hand against the rules: who may do what at these lines. */
const SLIPS: readonly Slip[] = [
  [9, 'Ann #3=4S?', 'notYourTurn,wrongZone'],
  [16, 'Cy #1=3D?', 'notYourTurn,wrongZone'],
  [34, 'Ann #6?', 'notYourTurn,wrongZone,wrongStack'],
  [38, 'Cy 4D!', 'tooLow'],
  [50, 'Ann 8C!', 'wrongColour'],
  [55, 'Bo KDKSKHKC?', 'notYourTurn'],
  [66, 'Ann AS!', 'tooHigh'],
  [67, 'Bo 4H!', 'tooLow'],
  [78, 'Ann #2?', 'wrongStack'],
];

const GAMES: readonly (readonly [name: string, moves: number, result: string, illegal: readonly Slip[]])[] = [
  ['reference-4', 95, 'Di loses', []],
  ['reference-3-slips', 75, 'Bo loses', SLIPS],
  ['reference-6-jokers', 122, 'Di loses', []],
  ['blast-3', 128, '1 Cy 2 Bo 3 Ann', []],
];

test('every recorded game is looked at', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.burnpile'));
  const named = GAMES.flatMap(([name]) => [`${name}-full.burnpile`, `${name}-table.burnpile`]);
  expect(files.sort()).toEqual(named.sort());
});

describe.each(GAMES)('%s', (name, moves, result, illegal) => {
  test.each(['full', 'table'])('is judged to its end, with the knowledge of %s', (knowledge) => {
    const checked = checkGame(en, textOf(`${name}-${knowledge}`), findVariant);
    expect(checked).toMatchObject({ moves, result });
    expect(checked.error).toBeUndefined();
    expect(
      checked.illegal.map(({ line, entry, breaches }) => [
        line,
        entry,
        breaches.map(({ code }) => code).join(),
      ]),
    ).toEqual(illegal);
  });

  test('is written as it was read', () => {
    for (const knowledge of ['full', 'table'])
      expect(makeGame(read(`${name}-${knowledge}`).game)).toBe(textOf(`${name}-${knowledge}`));
  });

  test('is one game at both levels of knowledge', () => {
    const full = read(`${name}-full`).game;
    const table = read(`${name}-table`).game;
    expect(table.entries).toEqual(full.entries);
    expect(table.initial).toEqual(mask(full.initial, 'onlooker'));
    expect(allSlots(full.initial)).not.toContain('??');
    expect(judgeRecord(full).filter(({ ruling }) => ruling?.verdict === 'onTrust')).toEqual([]);
    expect(stateOf(table)).toMatchObject({
      pile: stateOf(full).pile,
      out: stateOf(full).out,
      phase: 'over',
    });
  });
});
