import { describe, expect, it } from 'vitest';
import { LAYOUTS, misreadings, retype } from '../../src/device/layouts.ts';
import { judgeTestPhrase } from '../../src/device/phrase.ts';
import { keysOf, scanOf } from './keys.ts';

const TEST = 'CMD:TEST';
const isTest = (text: string) => text === TEST;
const isTestOrCard = (text: string) => isTest(text) || /^([2-9TJQKA]|10)[CDHS]$/.test(text);

const judge = (script: string) => judgeTestPhrase(keysOf(script), isTestOrCard);
const every = (ms: number) => () => ms;

describe('a test scan', () => {
  it.each([
    [5, 'enter', 50],
    [12, 'enter', 50],
    [30, 'tab', 70],
    [50, 'enter', 110],
    [58, 'enter', 120],
  ] as const)('with %i ms from key to key, ended by %s, asks for a gap of %i', (ms, ending, gap) => {
    const keys = scanOf(TEST, every(ms), ending === 'tab' ? '⇥' : '↵');
    expect(judgeTestPhrase(keys, isTest)).toEqual({
      trouble: null,
      text: TEST,
      ending,
      longest: ms,
      gap,
      layouts: [],
    });
  });

  it('of one card tells as much', () => {
    expect(judge('7 +8 ⇧ +1 ⇧H +8 ↵')).toMatchObject({ trouble: null, text: '7H', longest: 9, gap: 50 });
  });

  it('is measured by its longest step', () => {
    const keys = scanOf(TEST, (i) => (i === 3 ? 40 : 5));
    expect(judgeTestPhrase(keys, isTest)).toMatchObject({ trouble: null, longest: 40, gap: 90 });
  });

  it('is found after keys that were pressed before it, and ends at its end', () => {
    expect(judge('↵ +400 ⇧ +9 7 +9 ⇧H +9 ↵ +9 ↵')).toMatchObject({ text: '7H', longest: 9, ending: 'enter' });
  });

  it.each([
    ['nothing', '↵'],
    ['nothing', '7 +5 ↵'],
    ['tooSlow', 'C +150 M +90 D +140 : +150 T +150 E +80 S +150 T +200 ↵'],
    ['tooSlow', '7 +60 H +60 ↵'],
    ['tooSlow', '7 +5 H +130 ↵'],
    ['tooSlow', '7 +5 H +5 C +130 D +5 E +5 F +5 G +5 ↵'],
    ['noEnding', '7 +5 ⇧H'],
    ['otherCode', '4 +5 0 +5 0 +5 6 +5 3 +5 ↵'],
  ])('%s: %s', (trouble, script) => {
    expect(judge(script).trouble).toBe(trouble);
  });
});

const meant = (text: string) =>
  misreadings(text, isTest).map(({ scanner, computer }) => `${scanner} read as ${computer}`);

describe('a keyboard layout that differs', () => {
  it.each([
    ['CMDÖTEST', ['us read as german', 'us read as swedish']],
    ['CMDéTEST', ['us read as swissGerman']],
    ['C?DMTEST', ['us read as french']],
    ['CMDÑTEST', ['us read as spanish']],
    ['CMDØTEST', ['us read as norwegian']],
    [TEST, []],
    ['CMD TEST', []],
    ['HELLO', []],
  ])('%s: %j', (text, pairs) => {
    expect(meant(text)).toEqual(pairs);
  });

  it('a scanner that is set to German at a computer that is not', () => {
    expect(meant('CMD>TEST')).toContain('german read as us');
    expect(meant('CMD>TEST').every((pair) => pair.endsWith('read as us'))).toBe(true);
  });

  it('shows in a card too, where its keys differ', () => {
    const french = judge('è +5 ⇧H +5 ↵');
    expect(french.trouble).toBe('otherLayout');
    expect(french.layouts[0]).toEqual({ scanner: 'us', computer: 'french' });
  });

  it('comes before what else may be wrong with the text, and after what is wrong with the keys', () => {
    expect(judgeTestPhrase(scanOf('CMDÖTEST', every(5)), isTest).trouble).toBe('otherLayout');
    expect(judgeTestPhrase(scanOf('CMDÖTEST', every(90)), isTest).trouble).toBe('tooSlow');
    expect(judgeTestPhrase(scanOf('CMDÖTEST', every(5), ''), isTest).trouble).toBe('noEnding');
  });

  it.each(LAYOUTS)('%s has as many keys as the others, each character once', (layout) => {
    const keys = '1234567890qwertyuiopasdfghjkl;zxcvbnm,.!@#$%^&*()QWERTYUIOPASDFGHJKL:ZXCVBNM<>';
    const there = retype(keys, 'us', layout);
    expect(there).not.toBe(null);
    expect(new Set(there).size).toBe(keys.length);
    expect(retype(there!, layout, 'us')).toBe(keys);
  });
});
