import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEnd, type KeyPress, makeKeyReader, PACE_OF_PEOPLE } from '../../src/device/keyboard.ts';
import type { TimedPress } from '../../src/device/phrase.ts';
import { makeDeck } from '../../src/engine/cards.ts';
import { makeCode } from '../../src/recognition/code.ts';
import { COMMANDS } from '../../src/recognition/sighting.ts';
import { keysOf, scanOf } from './keys.ts';

/** A card or a command, as far as these tests have any. */
const isCard = (text: string): boolean => /^(\d:)?([2-9TJQKA]|10)[CDHS]$/i.test(text);
const isCode = (text: string): boolean => /^CMD:/i.test(text) || isCard(text);
const startsCode = (text: string): boolean => /^(C|CM|CMD|\d:?|(\d:)?([2-9TJQKA]|10?))$/i.test(text);

interface Outcome {
  /** Lines in brackets, typed keys by their names, as they came out. */
  readonly out: string[];
  /** The same with the keys that came out neither so nor so: those of `dropped`. */
  readonly withDropped: string[];
  /** The keys that were lost together, as a line broke off after them: nothing else may be. */
  readonly dropped: (readonly TimedPress[])[];
  readonly typed: KeyPress[];
  readonly lines: string[];
  /** Ends that did nothing on the page. */
  readonly takenEnds: number;
}

/** Presses keys, with a clock that gives back what is held in time, or without one until the end. */
function pressAll(keys: readonly TimedPress[], gap: number, clock = true): Outcome {
  const reader = makeKeyReader({ gap, isCode, anyPace: true, startsCode });
  const out: string[] = [];
  const withDropped: string[] = [];
  const dropped: (readonly TimedPress[])[] = [];
  const typed: KeyPress[] = [];
  const lines: string[] = [];
  let held: TimedPress[] = [];
  let takenEnds = 0;
  const type = (presses: readonly KeyPress[]) => {
    typed.push(...presses);
    out.push(...presses.map(({ key }) => key));
    withDropped.push(...presses.map(({ key }) => key));
    if (presses.length > 0) held = [];
  };
  const drop = () => {
    if (held.length > 0) dropped.push(held);
    withDropped.push(...held.map(({ press }) => press.key));
    held = [];
  };
  const release = () => {
    type(reader.release());
    drop();
  };
  for (const { press, at } of keys) {
    const due = reader.due();
    const isOver = due !== null && at > due;
    if (clock && isOver) release();
    const decision = reader.press(press, at);
    if (isOver && decision.typed.length < held.length + (decision.taken ? 0 : 1)) drop();
    type(decision.typed);
    if (decision.taken && isEnd(press)) takenEnds++;
    if (decision.taken && !isEnd(press)) held.push({ press, at });
    if (decision.line === null) continue;
    held = [];
    lines.push(decision.line);
    for (const list of [out, withDropped]) list.push(`[${decision.line}]`);
  }
  release();
  return { out, withDropped, dropped, typed, lines, takenEnds };
}

/** Whether only a scanner types these: more than two at its pace, or two that begin a command. */
function areScanned(keys: readonly TimedPress[]): boolean {
  const characters = keys.filter(({ press }) => !['Shift', 'CapsLock'].includes(press.key));
  const [first, last] = [characters[0]!, characters.at(-1)!];
  const text = characters.map(({ press }) => press.key).join('');
  const isFast = last.at - first.at < PACE_OF_PEOPLE * (characters.length - 1);
  return isFast && (characters.length > 2 || /^cm/i.test(text));
}

const outOf = (script: string, gap = 50) => pressAll(keysOf(script), gap).out.join(' ');

describe('what a scanner types is a line', () => {
  it.each([
    ['a card, capitals with Shift', '7 +5 ⇧ +1 ⇧H +5 ↵', '[7H]'],
    ['a card from a slow scanner', '7 +50 ⇧H +50 ↵', '[7H]'],
    ['without Shift, fast', '7 +30 h +30 ↵', '[7h]'],
    ['Caps Lock around it', 'CapsLock +9 7 +9 CapsLock +9 H +9 CapsLock +9 ↵', 'CapsLock [7H]'],
    ['a command, ended by Tab', '⇧C +9 ⇧M +9 ⇧D +9 ⇧: +9 ⇧N +9 ⇧O +9 ⇥', '[CMD:NO]'],
    ['two codes one after the other', '7 +5 ⇧H +5 ↵ +40 8 +5 ⇧S +5 ↵', '[7H] [8S]'],
    ['ended twice: no button is pressed', '7 +5 ⇧H +5 ↵ +5 ↵ +5 ⇥ +900 ↵', '[7H] Enter'],
    ['ended twice, but not by a person', '7 +5 ⇧H +5 ↵ +5 x +5 ↵ +5 ↵', '[7H] x Enter Enter'],
    ['right after a key of a person', 'd +80 7 +5 ⇧H +5 ↵', 'd [7H]'],
    ['more than any code: its start', `${'x +1 '.repeat(99)}↵`, `[${'x'.repeat(64)}]`],
  ])('%s', (_, script, out) => {
    expect(outOf(script)).toBe(out);
  });
});

describe('a scan that a busy computer tears is a line all the same', () => {
  it.each([
    ['before its end', '7 +5 ⇧H +400 ↵', '[7H]'],
    ['before its suit', '8 +120 C +5 ↵', '[8C]'],
    ['before its suit, so late that the rank was given back', '8 +300 C +5 ↵', '8 [8C]'],
    ['before a Shift in it', '8 +300 ⇧ +1 ⇧C +5 ↵', '8 Shift [8C]'],
    ['before a Shift, in a command', '⇧ +1 ⇧C +9 ⇧M +120 ⇧ +1 ⇧D +9 ⇧: +9 ⇧N +9 ⇧O +9 ↵', 'Shift [CMD:NO]'],
    ['after the first key of a command', 'c +68 m +9 d +9 : +9 d +9 o +9 n +9 e +9 ↵', '[cmd:done]'],
    ['twice in a command', 'c +68 m +9 d +9 : +9 d +9 o +68 n +9 e +9 ↵', '[cmd:done]'],
    ['before the colon of a command, and after it', 'c +9 m +9 d +200 : +68 n +9 o +9 ↵', '[cmd:no]'],
    ['in a command, at every key', 'c +68 m +68 d +68 : +68 d +68 o +68 n +68 e +68 ↵', '[cmd:done]'],
    [
      'in a command, so late that its first key was given back',
      'c +300 m +68 d +9 : +68 n +9 o +9 ↵',
      'c [cmd:no]',
    ],
    ['in a command', '⇧C +9 ⇧M +9 ⇧D +9 ⇧: +9 ⇧S +9 ⇧E +300 ⇧A +9 ⇧T +9 ⇧: +9 2 +9 ↵', '[CMD:SEAT:2]'],
    ['and the next one isn’t', '8 +300 C +5 ↵ +40 7 +5 ⇧H +5 ↵', '8 [8C] [7H]'],
    ['right after a key of a person', 'd +80 7 +400 H +5 ↵', 'd 7 [7H]'],
    ['in the number of its pack', '2 +9 ⇧: +300 7 +9 ⇧H +5 ↵', '2 : [2:7H]'],
    ['between all of its keys', '3 +98 S +98 ↵', '[3S]'],
    ['at the pace of a hand', '6 +200 D +400 ↵', '[6D]'],
    ['a ten', '1 +130 0 +130 ⇧ +1 ⇧S +130 ↵', '[10S]'],
    ['at every key, so late that the rank was given back', '6 +300 d +300 ↵', '6 [6d]'],
    ['a number, at some of its keys', '4 +9 0 +80 0 +9 6 +200 3 +9 8 +70 1 +9 3 +9 ↵', '[40063813]'],
    ['a number, before its end', '4 +9 0 +9 0 +9 6 +9 3 +9 8 +500 ↵', '[400638]'],
    [
      'a number, so late that its first digit was given back',
      '4 +300 0 +9 0 +80 6 +9 3 +80 8 +9 ↵',
      '4 [400638]',
    ],
  ])('%s', (_, script, out) => {
    expect(outOf(script)).toBe(out);
  });
});

describe('a line that breaks off is none of the page’s keys, and a line once its rest has come', () => {
  it.each([
    ['two that begin a command', 'c +9 m +400 d +9 : +9 d +9 o +9 n +9 e +9 ↵', '[cmd:done]'],
    ['the same, and long after', 'c +9 m +2900 d +9 : +9 d +9 o +9 n +9 e +9 ↵', '[cmd:done]'],
    ['capitals', '⇧C +9 ⇧M +400 ⇧D +9 ⇧: +9 ⇧D +9 ⇧O +9 ⇧N +9 ⇧E +9 ↵', '[CMD:DONE]'],
    ['all but its last letter', 'c +9 m +9 d +9 : +9 d +9 o +9 n +900 e +9 ↵', '[cmd:done]'],
    ['more than once', 'c +9 m +900 d +9 : +9 d +900 o +9 n +9 e +9 ↵', '[cmd:done]'],
    ['what is no code', '4 +9 0 +9 6 +9 x +900 u', 'u'],
    ['and a person presses a key after it', 'c +9 m +9 d +900 u', 'u'],
    ['or a key long after, and Enter', 'c +9 m +9 d +3100 u +9 ↵', 'u Enter'],
  ])('%s', (_, script, out) => {
    expect(outOf(script)).toBe(out);
  });

  it('as it is told, nothing of it had been given back', () => {
    const reader = makeKeyReader({ gap: 50, isCode, anyPace: true, startsCode });
    const told = keysOf('c +9 m +900 d +9 : +9 n +9 o +9 ↵').map(({ press, at }) => reader.press(press, at));
    expect(told.at(-1)).toMatchObject({ line: 'cmd:no', torn: 0 });
  });
});

describe('what a person presses comes out as pressed', () => {
  it.each([
    ['one key', 'd', 'd'],
    ['two keys rolled', 'p +25 d', 'p d'],
    ['two keys rolled, then Enter', 'p +25 d +120 ↵', 'p d Enter'],
    ['two keys rolled, then Enter sooner than anybody', 'p +25 d +40 ↵', 'p d Enter'],
    ['two keys at leisure, Enter at once', 'p +45 d +10 ↵', 'p d Enter'],
    ['one key and Enter', 'd +5 ↵', 'd Enter'],
    ['Enter by itself, and Tab', '↵ +200 ⇥', 'Enter Tab'],
    ['a key held down', 'u +500 ~u +30 ~u +30 ~u +20 ↵', 'u u u u Enter'],
    ['a key held down after others', 'a +9 b +9 c +9 ~c +9 ↵', 'a b c c Enter'],
    ['undo by Control', '^z', 'z'],
    ['Control between fast keys', 'a +9 b +9 ^c +9 d +9 ↵', 'a b c d Enter'],
    ['a blank presses the button', 'a +9 b +9 ␣ +9 c +9 ↵', 'a b   c Enter'],
    ['Escape and arrows', 'a +9 b +9 Escape +9 ArrowUp +9 ↵', 'a b Escape ArrowUp Enter'],
    ['Control and Enter end no code', 'a +9 b +9 c +9 ^↵', 'a b c Enter'],
    ['Shift by itself', '⇧ +100 ⇧d', 'Shift d'],
    ['a scan without an end', '7 +5 ⇧H +800 ↵', '7 H Enter'],
    ['two keys that are no card, at leisure', '7 +60 u +90 ↵', '7 u Enter'],
    ['two keys that are a card, and no Enter', '3 +120 s', '3 s'],
    ['one that may begin a command, and others after it', 'c +120 u +300 m', 'c u m'],
    ['two that may begin a command', 'c +120 m +300 u', 'c m u'],
    ['a command without an end', 'c +120 m +120 d +120 : +800 u', 'c m d : u'],
    ['the same, with an Enter long after', '3 +120 s +800 ↵', '3 s Enter'],
    ['a digit and Enter', '3 +120 ↵', '3 Enter'],
    ['a key, then another that would make a card of both, long after', '8 +800 c +5 ↵', '8 c Enter'],
    ['what is no code, and stumbles', 'g +9 m +51 d +9 ↵', 'g m d Enter'],
  ])('%s', (_, script, out) => {
    expect(outOf(script)).toBe(out);
  });

  it('at the pace of people, even where a single key may wait longer', () => {
    expect(outOf('1 +60 2 +60 3 +60 ↵', 120)).toBe('1 2 3 Enter');
    expect(outOf('1 +59 2 +59 3 +59 ↵', 120)).toBe('[123]');
    expect(outOf('1 +10 2 +110 3 +10 ↵', 120)).toBe('[123]');
  });
});

describe('a key that is held back', () => {
  const press = (key: string): KeyPress => ({ key, shift: false, command: false, alt: false, repeat: false });

  it('is taken, and due when no other can belong to it', () => {
    const reader = makeKeyReader({ gap: 50 });
    expect(reader.due()).toBe(null);
    expect(reader.press(press('a'), 1000)).toEqual({ line: null, typed: [], taken: true, torn: 0 });
    expect(reader.due()).toBe(1050);
    reader.press(press('b'), 1050);
    expect(reader.due()).toBe(1100);
    expect(reader.release().map(({ key }) => key)).toEqual(['a', 'b']);
    expect(reader.due()).toBe(null);
    expect(reader.release()).toEqual([]);
  });

  it('is told of with the line that it turns out to begin', () => {
    const reader = makeKeyReader({ gap: 50, isCode, anyPace: true, startsCode });
    reader.press(press('8'), 1000);
    reader.release();
    reader.press(press('C'), 1300);
    expect(reader.press(press('Enter'), 1305)).toMatchObject({ line: '8C', torn: 1 });
  });

  it('waits longer for the rest of a code where nothing would undo what it does', () => {
    const reader = makeKeyReader({ gap: 50, isCode, anyPace: true, startsCode, isFinal: () => true });
    reader.press(press('3'), 1000);
    expect(reader.due()).toBe(1700);
    expect(reader.press(press('S'), 1350).typed).toEqual([]);
    expect(reader.press(press('Enter'), 1700)).toMatchObject({ line: '3S', torn: 0 });
  });

  it('does not keep Enter from a button', () => {
    const reader = makeKeyReader({ gap: 50 });
    expect(reader.press(press('Enter'), 1000).taken).toBe(false);
    reader.press(press('a'), 2000);
    expect(reader.press(press('Enter'), 2010).taken).toBe(false);
  });
});

const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
const gaps = fc.integer({ min: 15, max: 150 });
const keyNames = ['a', 'D', 'u', '7', ':', 'Enter', 'Tab', 'Shift', 'CapsLock', ' ', 'Escape', 'F5'];
const anyKey: fc.Arbitrary<KeyPress> = fc.record({
  key: fc.constantFrom(...keyNames),
  shift: fc.boolean(),
  command: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  alt: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  repeat: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

const timed = (steps: readonly (readonly [KeyPress, number])[]): TimedPress[] => {
  let at = 0;
  return steps.map(([press, pause]) => {
    at += pause;
    return { press, at };
  });
};

describe('whatever is pressed', () => {
  const anyKeys = fc.array(fc.tuple(anyKey, fc.oneof(fc.nat(30), fc.nat(300))), { maxLength: 60 });

  it('every key comes out in order, in a line or as typed, and twice only in a line that was torn; or it is dropped', () => {
    const isShift = ({ key }: KeyPress) => key === 'Shift' || key === 'CapsLock';
    fc.assert(
      fc.property(anyKeys, gaps, fc.boolean(), (steps, gap, clock) => {
        const keys = timed(steps);
        const { out, withDropped, dropped, typed, lines, takenEnds } = pressAll(keys, gap, clock);
        // A key that a person pressed is never lost.
        expect(dropped.filter((row) => !areScanned(row))).toEqual([]);
        const isAllTyped = lines.length === 0 && withDropped.length === out.length;
        // A line has no Shift and no end in it; all the rest is there.
        const letters = (names: readonly string[]) =>
          names.filter((name) => !['Enter', 'Tab', 'Shift', 'CapsLock'].includes(name));
        const pressed = letters(keys.map(({ press }) => press.key));
        const spelt: string[] = [];
        for (const one of letters(withDropped)) {
          const isLine = one.length > 2 && one.startsWith('[');
          const line = isLine ? [...one.slice(1, -1)] : [one];
          // One that was torn begins with what came out as typed just before.
          const isNext = (from: number) =>
            `${spelt.slice(spelt.length - from)} ${line.slice(from)}` ===
            `${line.slice(0, from)} ${pressed.slice(spelt.length, spelt.length + line.length - from)}`;
          const from = line.findIndex((_, at) => isNext(at));
          spelt.push(...line.slice(Math.max(0, from)));
        }
        expect(spelt).toEqual(pressed);
        const count = (presses: readonly KeyPress[], wanted: (press: KeyPress) => boolean) =>
          presses.filter(wanted).length;
        const all = keys.map(({ press }) => press);
        const ends = (press: KeyPress) => press.key === 'Enter' || press.key === 'Tab';
        expect(count(typed, ends) + takenEnds).toBe(count(all, ends));
        if (isAllTyped) expect(typed).toEqual(all);
        expect(count(typed, isShift)).toBeLessThanOrEqual(count(all, isShift));
      }),
      { numRuns: RUNS },
    );
  });

  it('a clock makes no difference', () => {
    fc.assert(
      fc.property(anyKeys, gaps, (steps, gap) => {
        expect(pressAll(timed(steps), gap, true)).toEqual(pressAll(timed(steps), gap, false));
      }),
      { numRuns: RUNS },
    );
  });

  it('at the pace of people it makes no line but a card', () => {
    const slowly = fc.array(fc.tuple(anyKey, fc.integer({ min: PACE_OF_PEOPLE, max: 400 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(slowly, gaps, fc.boolean(), (steps, gap, clock) => {
        const keys = timed(steps);
        const { lines, typed } = pressAll(keys, gap, clock);
        expect(lines.filter((line) => !isCard(line) && !/^\d{6,}$/.test(line))).toEqual([]);
        if (lines.length === 0) expect(typed).toEqual(keys.map(({ press }) => press));
      }),
      { numRuns: RUNS },
    );
  });

  it('two keys rolled and an Enter of its own never make a line', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 31, max: 400 }), gaps, (roll, enter, gap) => {
        expect(pressAll(keysOf(`p +${roll} d +${enter} ↵`), gap).lines).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('every code that we print', () => {
  const CODES = [
    ...makeDeck(1, 2).flatMap((card) => [card, `2:${card}`, card.replace('T', '10')]),
    ...COMMANDS.map((command) => makeCode({ kind: 'command', command })),
  ];
  const scan = (gap: number, most: number, plain: boolean) =>
    fc.assert(
      fc.property(
        fc.constantFrom(...CODES),
        fc.array(fc.integer({ min: 1, max: Math.min(gap, most) }), { minLength: 80, maxLength: 80 }),
        fc.constantFrom('↵', '⇥'),
        (code, steps, end) => {
          const keys = scanOf(code, (i) => steps[i]!, end, plain);
          const { lines, typed } = pressAll(keys, gap);
          expect(lines).toEqual([code]);
          expect(typed.filter(({ key }) => key !== 'Shift')).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );

  it.each([15, 20, 50, 59])('scanned with 1 to %i ms from key to key makes exactly its line', (gap) => {
    scan(gap, gap, false);
  });

  it('and with a longer patience, as long as the scanner is faster than people', () => {
    scan(150, PACE_OF_PEOPLE - 1, false);
  });

  it.each([false, true])('a card scanned at any pace makes its line, without Shift: %s', (plain) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CODES.filter(isCard)),
        fc.array(fc.integer({ min: 1, max: 249 }), { minLength: 8, maxLength: 8 }),
        gaps,
        (code, steps, gap) => {
          expect(
            pressAll(
              scanOf(code, (i) => steps[i]!, '↵', plain),
              gap,
            ).lines,
          ).toEqual([code]);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('and where capitals come without Shift, with up to 30 ms', () => {
    scan(50, 30, true);
  });
});
