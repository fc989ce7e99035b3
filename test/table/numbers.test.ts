import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../../src/cli/check.ts';
import { parseGame } from '../../src/engine/notation/game.ts';
import { recordLines, refereeOf } from '../../src/table/past.ts';
import { viewOf } from '../../src/table/view.ts';
import { findVariant } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';

const en = wordsFor('en', 'family');

const GAMES = 'test/games';
const files = readdirSync(GAMES).filter((name) => name.endsWith('.burnpile'));

/** The numbers of moves in the log of a round, and on the screen. */
function numbersOf(text: string) {
  const game = parseGame(text, findVariant);
  if (!game.ok) throw new Error(game.error.code);
  const referee = refereeOf(game.value.game);
  const log = recordLines(referee).flatMap((line) => (line.kind === 'move' ? [line.number] : []));
  const shown = viewOf(referee, 0).log.map(({ number }) => number);
  return { log, shown, last: shown.at(-1) };
}

describe('the number of the last move', () => {
  it.each(files)('of %s is how many moves were made, in the log, on the screen and for check', (name) => {
    const text = readFileSync(join(GAMES, name), 'utf8');
    const { moves } = checkGame(en, text, findVariant);
    const { log, last } = numbersOf(text);
    expect([log.at(-1), last]).toEqual([moves, moves]);
  });

  it('stands at one line only: not at what was taken back, nor at a face-down card that was only announced', () => {
    const text = `[Burnpile "1"] [Rules "reference"] [Knowledge "table"]
[Position "Ann 1 / - / 2; Bo 2 / - / 1; Cy - / - / 2 | play; dealer Bo; turn Ann; clockwise"]
1 Ann 7H
2 Bo 9S?
2 Bo 5S
3 Cy #1
3 Cy #1=6D
4 Ann #1=4C
*
`;
    expect(numbersOf(text)).toEqual({ log: [1, null, 2, null, 3, 4], shown: [1, null, 2, 3, 4], last: 4 });
  });
});
