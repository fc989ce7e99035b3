import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGame } from '../../../src/engine/notation/game.ts';
import type { RecordedGame } from '../../../src/engine/notation/header.ts';
import { makeGame } from '../../../src/engine/notation/make-game.ts';
import { judgeRecord, stateOf } from '../../../src/engine/record.ts';
import { findVariant } from '../../../src/variants/index.ts';
import { RUNS } from '../support/tables.ts';

function read(text: string): RecordedGame {
  const parsed = parseGame(text, findVariant);
  if (!parsed.ok)
    throw new Error(`${parsed.error.code} in line ${parsed.error.line}: ${parsed.error.detail}`);
  return parsed.value.game;
}

/*
 * The sample of the design, as far as its own rules allow it:
 * - unknown cards are counted (`3`) or spelled `??`, the one spelling of unknown, not `?`;
 * - the game has got past the exchange, which the header says (Phase);
 * - 2 Bo lays red sixes, for RE-X1 asks for the colour of the 4H;
 * - 6 Ann lays 5C, since 5D lies before her on the table;
 * - 8 Cy tries a face-down card while he holds a hand, so that is taken back;
 * - the game isn't over.
 */
const SAMPLE = `[Burnpile "1"] [Rules "reference"] [Options "RE-X1"]
[Seats "Ann; Bo; Cy"] [Dealer "Cy"] [Knowledge "table"] [Phase "start"]
[Deal "Ann 3 / KH5D8S / 3; Bo 3 / 3H9C4D / 3; Cy 3 / 3 / 3; stock 25"]
1 Ann 4H {from the hand; draws what the rules say}
2 Bo 6D6H
3 Cy ^ {picks up the pile}
4 Ann 8D {skips Bo}
5 Bo 9S? {judged not allowed (not his turn) and taken back}
5 Cy 9H
6 Ann 5C! {not allowed, but the table let it stand}
7 Bo TD QH {burns the pile, goes again}
8 Cy #2=JC? {not yet: he holds cards}
8 Cy AC
= count Ann hand 2 {a correction of the state itself}
*
`;

describe('the sample of the design', () => {
  test('is read as it is meant', () => {
    const game = read(SAMPLE);
    const judged = judgeRecord(game);
    expect(judged.map(({ ruling }) => ruling?.verdict)).toEqual([
      ...['legal', 'legal', 'onTrust', 'legal', 'illegal', 'legal', 'illegal', 'legal', 'legal'],
      ...['illegal', 'legal', undefined],
    ]);
    const state = stateOf(game);
    expect(state).toMatchObject({ turn: 0, pile: ['QH', 'AC'], direction: 'clockwise' });
    expect(state.burned).toHaveLength(4);
    expect(state.seats[0]!.hand).toEqual(['??', '??']);
    expect(state.seats[2]!.hand).toEqual(['??', '??', '4H', '6D', '6H', '??']);
  });

  test('is written as it was read, but for the comments', () => {
    expect(makeGame(read(SAMPLE))).toBe(SAMPLE.replace(/ \{[^}]*\}/g, ''));
  });

  test('is written with comments by who has words for them', () => {
    const text = makeGame(read(SAMPLE), ({ ruling }) =>
      ruling?.verdict === 'illegal' ? 'not} {so\n' : null,
    );
    expect(text).toContain('5 Bo 9S? {not) (so }\n');
    expect(read(text)).toEqual(read(SAMPLE));
  });
});

const HEAD = SAMPLE.split('\n').slice(0, 3).join('\n');
const BROKEN: readonly (readonly [text: string, line: number, code: string, detail: string])[] = [
  ['', 1, 'version', ''],
  [SAMPLE.replace('[Burnpile "1"]', '[Burnpile "2"]'), 1, 'version', '2'],
  [SAMPLE.replace('[Rules "reference"]', '[Rules "nonsense"]'), 1, 'rules', 'UNKNOWN_RULE_SET: nonsense'],
  [SAMPLE.replace('"RE-X1"', '"RE-X9"'), 1, 'rules', 'UNKNOWN_OPTION: RE-X9'],
  [SAMPLE.replace('"RE-X1"', '"RE-X1={"'), 1, 'options', 'RE-X1={'],
  [SAMPLE.replace('[Rules ', '[Burnpile "1"] [Rules '), 1, 'tag', 'Burnpile'],
  [`[Burnpile "1"]\n${SAMPLE}`, 2, 'tag', 'Burnpile'],
  [SAMPLE.replace('Knowledge "table"]', 'Knowledge "table]'), 2, 'tag', ''],
  [SAMPLE.replace('Dealer "Cy"', 'Dealer "Di"'), 2, 'seats', 'Di'],
  [SAMPLE.replace('[Seats "Ann; Bo; Cy"]', '[Seats "Ann; Bo; Ann"]'), 2, 'seats', 'Ann, Bo, Ann'],
  [SAMPLE.replace('Cy 3 / 3 / 3', 'Di 3 / 3 / 3'), 3, 'seats', ''],
  [SAMPLE.replace('"table"', '"full"'), 2, 'knowledge', 'full'],
  [SAMPLE.replace('KH5D8S', 'KH5D8'), 3, 'deal', ''],
  [SAMPLE.replace('KH5D8S', 'KH5D3H'), 3, 'deal', 'cardTwice: 3H'],
  [SAMPLE.replace('KH5D8S', 'KH5DX1'), 3, 'deal', 'cardOutsideDeck: X1'],
  [SAMPLE.replace('stock 25', 'stock 26'), 3, 'deal', 'tooManyCards: 53 > 52'],
  [`${HEAD}\n1 Ann 4H\n2 Bo 6Z\n`, 5, 'entry', '6Z'],
  [`${HEAD}\n1 Ann 4H\n2 Di 6D\n`, 5, 'seats', 'Di'],
  [`${HEAD}\n1 Ann 4H\n2 Bo\n`, 5, 'entry', '2 Bo'],
  [`${HEAD}\n1 Ann 4H\n= count Ann hand two\n`, 5, 'entry', '= count Ann hand two'],
  [`${HEAD}\n1 Ann 4H\n= Ann elbow 7H\n`, 5, 'entry', '= Ann elbow 7H'],
  [`${HEAD}\n1 Ann 4H\n2 Bo 6D {and so on\n`, 5, 'comment', '2 Bo 6D {and so on'],
  [`${HEAD}\n1 Ann 4H\n* Bo loses\n`, 5, 'ending', ''],
  [`${HEAD}\n1 Ann 4H\n*\n2 Bo 6D\n`, 6, 'afterEnding', '2 Bo 6D'],
];

describe('a broken game', () => {
  test.each(BROKEN)('%#', (text, line, code, detail) => {
    const parsed = parseGame(text, findVariant);
    expect(parsed).toMatchObject({ ok: false, error: { line, code } });
    if (parsed.ok) return;
    expect(parsed.error.detail).toContain(detail);
    if (line > 3)
      expect(parsed.error.good).toMatchObject({ lines: [4], game: { entries: [{ kind: 'move' }] } });
    else expect(parsed.error.good).toBeNull();
  });

  test('keeps what stands before the fault, whatever line is broken', () => {
    const lines = SAMPLE.split('\n');
    const whole = read(SAMPLE).entries;
    for (let i = 3; i < lines.length - 1; i++) {
      const parsed = parseGame(lines.with(i, '?!').join('\n'), findVariant);
      if (parsed.ok) expect.fail('read without complaint');
      expect(parsed.error.line).toBe(i + 1);
      const good = parsed.error.good!.game.entries;
      expect(good).toEqual(whole.slice(0, good.length));
      expect(parsed.error.good!.lines.every((line) => line <= i)).toBe(true);
    }
  });

  test('never throws', () => {
    const line = fc.constantFrom(...SAMPLE.split('\n'), '= pile 7H', '4 Ann 4C<>KH ready', "9 'A\\u00' #1");
    const noise = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 4 });
    const text = fc.tuple(fc.array(line, { maxLength: 12 }), fc.nat(400), fc.nat(6), noise);
    fc.assert(
      fc.property(text, ([lines, at, length, codes]) => {
        const whole = [...(at % 3 === 0 ? [] : [HEAD]), ...lines].join('\n');
        const broken = `${whole.slice(0, at)}${String.fromCharCode(...codes)}${whole.slice(at + length)}`;
        const parsed = parseGame(broken, findVariant);
        const good = parsed.ok ? parsed.value : parsed.error.good;
        if (!parsed.ok) expect(parsed.error.line).toBeLessThanOrEqual(broken.split(/\r\n|\r|\n/).length);
        if (good === null) return;
        expect(good.lines).toHaveLength(good.game.entries.length);
        makeGame(good.game);
      }),
      { numRuns: 600 * RUNS },
    );
  });
});

test('an option of endless depth is a fault like any other', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  for (const option of [`RE-X1=${deep}`, `special=${deep}`, `deal.rows=${deep}`, `set.play=${deep}`])
    expect(parseGame(SAMPLE.replace('"RE-X1"', `"${option}"`), findVariant).ok).toBe(false);
});
