import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkGame, runCheck } from '../../src/cli/check.ts';
import { findVariant } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';

const en = wordsFor('en', 'family');

const HEAD = `[Burnpile "1"] [Rules "reference"]
[Seats "Ann; Bo; Cy"] [Dealer "Cy"] [Knowledge "table"] [Phase "start"]
[Deal "Ann 3 / KH5D8S / 3; Bo 3 / 3H9C4D / 3; Cy 3 / 3 / 3; stock 25"]
`;
const GOOD = `${HEAD}1 Ann 4H\n2 Bo 9S\n3 Cy 6D?\n3 Cy JD\n*\n`;

describe('a checked game', () => {
  test('tells moves, result and what was not allowed', () => {
    expect(checkGame(en, GOOD, findVariant)).toEqual({
      moves: 3,
      result: null,
      illegal: [
        {
          line: 6,
          entry: 'Cy 6D?',
          breaches: [
            {
              code: 'tooLow',
              rule: 'RE-04',
              setting: 'beat.direction',
              card: '9S',
              seat: null,
              text: '6♦ is lower than the 9♠.',
            },
          ],
        },
      ],
    });
  });

  test('is judged though nobody marked what is wrong', () => {
    const { illegal, moves } = checkGame(en, `${HEAD}1 Ann 4H\n2 Cy 9S\n3 Ann TD\n*\n`, findVariant);
    expect(moves).toBe(3);
    expect(illegal).toMatchObject([
      { line: 5, entry: 'Cy 9S!', breaches: [{ code: 'notYourTurn', seat: 'Bo' }] },
    ]);
  });

  test('counts a face-down card once, whether or not it is seen at once', () => {
    const head = HEAD.replace(/\[Phase "start"\]\n.*\n/, '').replace(/\[Seats.*/, '');
    const position = '[Position "Ann - / - / 2; Bo 1 / - / 1 | play; dealer Bo; turn Ann; clockwise"]';
    const game = (moves: string) => checkGame(en, `${head}${position}\n${moves}\n*\n`, findVariant);
    expect(game('1 Ann #1=7H')).toEqual({ moves: 1, result: null, illegal: [] });
    expect(game('1 Ann #1 #1=7H')).toEqual({ moves: 1, result: null, illegal: [] });
    expect(game('1 Ann #1')).toEqual({ moves: 0, result: null, illegal: [] });
  });

  test('is judged up to where it breaks', () => {
    const checked = checkGame(en, GOOD.replace('3 Cy JD', '3 Cy Jack'), findVariant);
    expect(checked).toMatchObject({
      moves: 2,
      illegal: [{ line: 6, entry: 'Cy 6D?' }],
      error: { line: 7, code: 'entry', detail: 'Jack' },
    });
  });

  test('has nothing to judge without a header', () => {
    expect(checkGame(en, 'hello', findVariant)).toEqual({
      moves: 0,
      result: null,
      illegal: [],
      error: {
        line: 1,
        code: 'version',
        detail: '',
        message: 'A written game begins with [Burnpile "1"]: add it on top.',
      },
    });
  });
});

test.each([
  ['[Burnpile "1"]', '[Burnpile "9"]', 'is in version 9 of the notation'],
  ['[Burnpile "1"]', '[Burnpile "1"] [Options "=="]', 'The options "==" can’t be read'],
  ['"reference"', '"bridge"', 'The rules can’t be played ('],
  ['Bo 9S', 'Bob 9S', '"Bob" names no seat'],
  ['stock 25', 'stock 26', 'The deal isn’t possible ('],
  ['[Phase "start"]', '[Position "Ann"]', 'The position isn’t possible ('],
  ['"table"', '"full"', '[Knowledge "full"] needs every card'],
  ['[Phase "start"]', '[Phase "start"', 'is not a tag, or is there twice'],
  ['Bo 9S', 'Bo 9S {high', 'A comment has no end'],
  ['Cy JD', 'Cy Jack', '"Jack" can’t be read as a move'],
  ['*', '* Bo loses', 'write "*" here'],
  ['*', '*\n4 Ann 5H', '"4 Ann 5H" follows the last line'],
])('what is wrong with a game where %s is %s is said in a sentence', (right, wrong, said) => {
  const { error } = checkGame(en, GOOD.replace(right, wrong), findVariant);
  expect(error?.message).toContain(said);
});

describe('burnpile check', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'burnpile-'));
    writeFileSync(join(folder, 'good.burnpile'), GOOD);
    writeFileSync(join(folder, 'bad.burnpile'), GOOD.replace('Bo 9S', 'Bob 9S'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(...names: string[]) {
    const written: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const status = await runCheck(
      en,
      names.map((name) => join(folder, name)),
      findVariant,
    );
    write.mockRestore();
    expect(written.every((line) => /^[^\n]*\n$/.test(line))).toBe(true);
    return { status, answers: written.map((line) => JSON.parse(line) as Record<string, unknown>) };
  }

  test('answers one line a file', async () => {
    const { status, answers } = await run('good.burnpile', 'good.burnpile');
    expect(status).toBe(0);
    expect(answers).toHaveLength(2);
    expect(answers[0]).toMatchObject({ file: join(folder, 'good.burnpile'), moves: 3, result: null });
    expect(Object.keys(answers[0]!)).toEqual(['file', 'moves', 'result', 'illegal']);
  });

  test('reads a game from standard input', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const status = await runCheck(en, ['-'], findVariant, Readable.from([GOOD.slice(0, 70), GOOD.slice(70)]));
    const [[line] = []] = written.mock.calls;
    written.mockRestore();
    expect(JSON.parse(String(line))).toMatchObject({ file: '-', moves: 3, result: null });
    expect(status).toBe(0);
  });

  test('goes on after a broken file and one that is not there, and says so by its status', async () => {
    const { status, answers } = await run('bad.burnpile', 'none.burnpile', 'good.burnpile');
    expect(status).toBe(2);
    expect(answers).toMatchObject([
      { moves: 1, error: { line: 5, code: 'seats', detail: 'Bob' } },
      {
        moves: 0,
        illegal: [],
        error: { line: null, code: 'unreadable', message: expect.stringMatching(/^There is no file .*none/) },
      },
      { moves: 3 },
    ]);
  });
});
