import { describe, expect, test } from 'vitest';
import { hindsight } from '../../src/engine/hindsight.ts';
import { parseGame } from '../../src/engine/notation/game.ts';
import { judgeRecord, stateOf } from '../../src/engine/record.ts';
import { findVariant } from '../../src/variants/index.ts';

const HEAD = (stock: number, options = '') =>
  `[Burnpile "1"] [Rules "reference"] ${options}[Seats "Ann; Bo; Cy"] [Dealer "Cy"] [Knowledge "table"]
[Phase "start"] [Deal "Ann 4 / 3 / 3; Bo 4 / 3 / 3; Cy 4 / 3 / 3; stock ${stock}"]`;

const read = (lines: string, stock: number, options?: string) => {
  const text = `${HEAD(stock, options)}\n${lines.split(' | ').join('\n')}\n`;
  const game = parseGame(text, findVariant);
  if (!game.ok) throw new Error(`${game.error.code}: ${game.error.detail}`);
  return game.value.game;
};
const found = (lines: string, stock: number, options?: string) =>
  hindsight(judgeRecord(read(lines, stock, options))).map(
    ({ code, entry, shownBy, cards, byOthers, oneOf, off, sure }) =>
      `${code} ${entry} by ${shownBy}: ${byOthers ? 'others held ' : ''}${oneOf ? 'one of ' : ''}${cards.join(' ') || off}${sure ? ', sure' : ''}`,
  );

/** Cy picks up on a 9 and shows a jack two turns later. */
const SUSPECT = '1 Ann 4C | 2 Bo 9H | 3 Cy ^ | 4 Ann 4D | 5 Bo 5H | 6 Cy JS';
const NO_DRAW = `[Options "refill.mode=none"] `;

describe('a pick-up that a later card shows to have been needless', () => {
  test.each([
    [
      'is to be checked while a draw that nobody saw could explain it',
      SUSPECT,
      0,
      '',
      ['couldNotPlay 2 by 5: JS'],
    ],
    ['is sure where nobody draws', SUSPECT, 9, NO_DRAW, ['couldNotPlay 2 by 5: JS, sure']],
    [
      'is sure once the stock was counted and empty',
      SUSPECT.replace('3 Cy', '= count stock 0 Ann | 3 Cy'),
      0,
      '',
      ['couldNotPlay 3 by 6: JS, sure'],
    ],
    [
      'is not sure any more once a count shows the booking to be wrong',
      `${SUSPECT} | = count Cy hand 9`,
      9,
      NO_DRAW,
      ['couldNotPlay 2 by 5: JS'],
    ],
    [
      'is certain of one card where more come to light than were drawn',
      '1 Ann 4C | 2 Bo 9H | 3 Cy ^ | 4 Ann 4D | 5 Bo 5H | 6 Cy 9H | 7 Ann JH | 8 Bo QH | 9 Cy KSKC',
      9,
      '',
      ['couldNotPlay 2 by 8: one of KS KC'],
    ],
    [
      'is shown by what others held, where too few cards are left that don’t fit',
      '1 Ann 5C | 2 Bo ^ | 3 Cy 4C',
      9,
      '',
      ['couldNotPlay 1 by 2: others held 4C'],
    ],
    ['is none if the card was read wrongly, as its pile shows', `${SUSPECT} | = Bo hand JS`, 9, NO_DRAW, []],
    [
      'a stock that was counted twice is off once',
      `${SUSPECT} | = count stock 7 Ann | = count stock 7 Bo`,
      9,
      '',
      ['couldNotPlay 2 by 5: JS', 'stockCount 0 by 6: 3'],
    ],
  ])('%s', (_, lines, stock, options, expected) => {
    expect(found(lines, stock as number, options)).toEqual(expected);
  });
});

describe('a count and who is out', () => {
  const END = `[Burnpile "1"] [Rules "reference"] [Seats "Ann; Bo"] [Dealer "Bo"] [Knowledge "table"]
[Phase "start"] [Deal "Ann 1 / - / -; Bo 2 / - / -; stock -; burned 49"]
`;
  const after = (lines: string) => {
    const game = parseGame(`${END}${lines.split(' | ').join('\n')}\n`, findVariant);
    if (!game.ok) throw new Error(`${game.error.code}: ${game.error.detail}`);
    const { phase, out, turn } = stateOf(game.value.game);
    return `${phase}, out ${out.join(' ')}, turn ${turn}`;
  };
  test.each([
    ['1 Ann 4C', 'over, out 0, turn null'],
    ['1 Ann 4C | = count Ann hand 1', 'play, out , turn 1'],
    ['1 Ann 4C | = count Ann hand 1 | = count Ann hand 0', 'over, out 0, turn null'],
    ['1 Ann 4C | = turn Bo', 'over, out 0, turn null'],
  ])('%s: %s', (lines, expected) => expect(after(lines)).toBe(expected));
});

describe('a start that a later card shows to have been another player’s right', () => {
  test.each([
    ['names who held the card', '1 Ann 9C | 2 Bo 4H', [['nobodyHolds', 1]]],
    ['names nobody where the card was nobody’s but theirs', '1 Ann 4H | 2 Bo 9H', []],
  ])('%s', (_, lines, holders) => {
    const game = read(lines, 0, '[Options "refill.mode=none"] ');
    expect(hindsight(judgeRecord(game)).map(({ code, holder }) => [code, holder])).toEqual(holders);
  });
});
