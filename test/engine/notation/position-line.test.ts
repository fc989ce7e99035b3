import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePositionLine, parsePositionLine } from '../../../src/engine/notation/position-line.ts';
import { findVariant } from '../../../src/variants/index.ts';
import { RUNS } from '../support/tables.ts';

const LINE =
  "reference [RE-X1; deck.jokers=2] | Ann 3 / KH5D8S / 3; 'B; o' 2C???? / 3H..4D / 2C,-,????; Cy - / - / 1; " +
  "pile 4S6CJD; stock 21; burned 10 | play; dealer Ann; turn 'B; o'; may; counterclockwise; last Ann 1; " +
  'flip Cy 1; ready Ann; out Ann Cy; loser Cy';

describe('a position on one line', () => {
  test('is read as it is meant', () => {
    const line = LINE.replace('2C,-,????', '3C,-,????');
    const parsed = parsePositionLine(line, findVariant);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        rules: 'reference',
        options: { 'RE-X1': true, 'deck.jokers': 2 },
        state: {
          phase: 'play',
          turn: 1,
          extra: 'may',
          direction: 'counterclockwise',
          lastPlay: { seat: 0, count: 1 },
          pending: { seat: 2, stack: 0 },
          ready: [0],
          out: [0, 2],
          lastLoser: 2,
          pile: ['4S', '6C', 'JD'],
          seats: [
            {
              name: 'Ann',
              hand: ['??', '??', '??'],
              faceUp: ['KH', '5D', '8S'],
              faceDown: [['??'], ['??'], ['??']],
            },
            {
              name: 'B; o',
              hand: ['2C', '??', '??'],
              faceUp: ['3H', null, '4D'],
              faceDown: [['3C'], [], ['??', '??']],
            },
            { name: 'Cy', hand: [], faceUp: [null], faceDown: [['??']] },
          ],
        },
      },
    });
    if (parsed.ok) expect(makePositionLine(parsed.value)).toBe(line);
  });

  test.each([
    [LINE, 'deck', 'cardTwice: 2C'],
    ['reference', 'parts', ''],
    [LINE.replace('reference', 'whist'), 'rules', 'UNKNOWN_RULE_SET: whist'],
    [LINE.replace('RE-X1', 'RE-X1='), 'options', 'RE-X1='],
    [LINE.replace('Cy - /', 'Cy -'), 'cards', 'Cy'],
    [LINE.replace('Cy - /', 'Ann - /'), 'cards', 'Ann'],
    [LINE.replace('burned 10', 'stock 10'), 'cards', ''],
    [LINE.replace('2C????', '??').replace('flip Cy 1', 'flip Cy 0'), 'status', 'flip Cy 0'],
    [LINE.replace('dealer Ann', 'dealer Di'), 'status', 'dealer Di'],
    [LINE.replace('counterclockwise', 'sideways'), 'status', 'sideways'],
    [`${LINE} | more`, 'cards', 'more'],
    [`${LINE} | more | and more`, 'parts', 'more'],
  ])('%#: what is wrong is said', (line, code, detail) => {
    const parsed = parsePositionLine(line, findVariant);
    expect(parsed).toMatchObject({ ok: false, error: { code } });
    if (!parsed.ok) expect(parsed.error.detail).toContain(detail);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.nat(LINE.length), fc.nat(9), fc.string(), (at, length, noise) => {
        const parsed = parsePositionLine(LINE.slice(0, at) + noise + LINE.slice(at + length), findVariant);
        if (parsed.ok) makePositionLine(parsed.value);
      }),
      { numRuns: 500 * RUNS },
    );
  });
});
