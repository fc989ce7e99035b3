import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATIENCE, QUIET, splitLines } from '../../src/device/lines.ts';

/** What comes of the chunks: text as UTF-8, numbers as bytes, and `quiet` and `drop` as calls. */
function feed(...chunks: readonly (string | readonly number[] | 'quiet' | 'drop')[]): string[] {
  const lines: string[] = [];
  const splitter = splitLines((line) => lines.push(line));
  for (const chunk of chunks) {
    if (chunk === 'quiet') splitter.quiet();
    else if (chunk === 'drop') splitter.drop();
    else splitter.push(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : Uint8Array.from(chunk));
  }
  return lines;
}

const patienceAfter = (...calls: readonly ((splitter: ReturnType<typeof splitLines>) => void)[]) => {
  const splitter = splitLines(() => {});
  for (const call of calls) call(splitter);
  return splitter.patience();
};
const push = (text: string) => (splitter: ReturnType<typeof splitLines>) =>
  splitter.push(new TextEncoder().encode(text));
const quiet = (splitter: ReturnType<typeof splitLines>) => splitter.quiet();
const drop = (splitter: ReturnType<typeof splitLines>) => splitter.drop();

describe('bytes are cut into lines', () => {
  it.each([
    ['at each of the three line endings', ['7H\r\n8D\r9S\n'], ['7H', '8D', '9S']],
    ['wherever the chunks end', ['7', 'H', '\n8', 'D\nX', '1\n'], ['7H', '8D', 'X1']],
    ['with CR and LF in two chunks', ['7H\r', '\n8D\r', '\n'], ['7H', '8D']],
    ['without the empty ones', ['\r\n\n\r7H\r\r\n\n'], ['7H']],
    ['only when they have ended', ['7H\n8'], ['7H']],
    [
      'with a letter cut in two',
      [
        [0x37, 0xe2, 0x99],
        [0xa5, 0x0d],
      ],
      ['7♥'],
    ],
    ['even if they are no text', [[0xff, 0x00, 0x80, 0x0d]], ['\ufffd\0\ufffd']],
    [
      'not counting a byte order mark',
      [
        [0xef, 0xbb, 0xbf, 0x0a],
        [0xef, 0xbb, 0xbf, 0x37, 0x0a],
      ],
      ['7'],
    ],
  ])('%s', (_, chunks, lines) => {
    expect(feed(...chunks)).toEqual(lines);
  });

  it('to the same lines however they are chunked', () => {
    const text = fc.array(fc.constantFrom('7', 'H', '♥', '\r', '\n', '\r\n', ':'), { maxLength: 40 });
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (parts, sizes) => {
        const bytes = [...new TextEncoder().encode(parts.join(''))];
        const chunks: number[][] = [];
        for (let from = 0, turn = 0; from < bytes.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          chunks.push(bytes.slice(from, from + size));
          from += size;
        }
        const whole = parts.join('').split(/\r\n|\r|\n/);
        expect(feed(...chunks)).toEqual(whole.slice(0, -1).filter((line) => line !== ''));
      }),
    );
  });
});

describe('a line without an end', () => {
  it('is given out once when it gets too long, and the rest of it swallowed', () => {
    const lines = feed('x'.repeat(200), 'x'.repeat(200), 'x'.repeat(10_000), '\n7H\n');
    expect(lines).toEqual(['x'.repeat(256), '7H']);
  });

  it('may be exactly too long', () => {
    expect(feed('x'.repeat(256), '\r\n', '7H\r\n')).toEqual(['x'.repeat(256), '7H']);
  });

  it('stops being swallowed after a quiet', () => {
    expect(feed('x'.repeat(300), 'quiet', '7H\n')).toEqual(['x'.repeat(256), '7H']);
  });

  it('goes out after a quiet', () => {
    expect(feed('7H', 'quiet', '8D', 'quiet', 'quiet')).toEqual(['7H', '8D']);
  });

  it('is forgotten with its device', () => {
    expect(feed('7', 'drop', '8D\n')).toEqual(['8D']);
    expect(feed('x'.repeat(300), 'drop', '8D\n')).toEqual(['x'.repeat(256), '8D']);
  });
});

describe('the quiet that a half line waits for', () => {
  it.each([
    ['none without a half line', [], null],
    ['none after a whole line', [push('7H\n')], null],
    ['long while nothing is known of the device', [push('7')], PATIENCE],
    ['long for a device that sends line endings', [push('7H\n8')], PATIENCE],
    ['short for one that sends none', [push('7H'), quiet, push('8')], QUIET],
    ['long again once it has sent one after all', [push('7H'), quiet, push('8D\n9')], PATIENCE],
    ['long for one that broke off once, later', [push('7H\n8'), quiet, push('9')], PATIENCE],
    ['long after an unplug, as another device may come', [push('7H'), quiet, drop, push('8')], PATIENCE],
    ['long after garbage', [push('x'.repeat(300)), quiet, push('8')], PATIENCE],
    ['there also while garbage is swallowed', [push('x'.repeat(300))], PATIENCE],
  ])('is %s', (_, calls, expected) => {
    expect(patienceAfter(...calls)).toBe(expected);
  });
});
