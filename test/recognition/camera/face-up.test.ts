import { describe, expect, it } from 'vitest';
import { type Glimpse, NONE_SHOWN, resized, show, without } from '../../../src/recognition/camera/face-up.ts';
import type { Read } from '../../../src/recognition/camera/lying.ts';

const readOf = (text: string): Read => ({
  text,
  how: 'code',
  x: text.charCodeAt(0) * 200,
  y: 0,
  side: 50,
  reach: 1000,
  weight: 1,
  sure: true,
  clear: true,
  other: null,
  busy: false,
});

/**
 * What is told of a seat's region, in words. A line is `ms words…`: for so many milliseconds `A` is read there three
 * times a second; `moved` something moves, `blind` nobody looks there, `large` pictures have another size from now
 * on, `-A` it was seen laid on the pile.
 */
function watch(lines: readonly string[]): string[] {
  let shown = NONE_SHOWN;
  let at = 0;
  const told: string[] = [];
  for (const line of lines) {
    const [lasts, ...words] = line.split(' ');
    if (words.includes('large')) shown = resized(shown);
    for (const until = at + Number(lasts); at < until; at += 300) {
      const left = without(
        shown,
        words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
      );
      const reads = words.includes('blind') ? null : words.filter((word) => /^[A-Z]$/.test(word)).map(readOf);
      const glimpse: Glimpse = { at, reads, clear: !words.includes('moved') };
      const step = show(left, 0, glimpse);
      shown = step.shown;
      for (const event of step.events) if ('texts' in event) told.push(event.texts.join(' '));
    }
  }
  return told;
}

describe('face-up cards', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['are told once', ['20000 A B'], ['A B']],
    ['one after another', ['2000 A', '2000 A B'], ['A', 'B']],
    ['again once they were gone for some seconds', ['2000 A', '6000', '2000 A'], ['A', 'A']],
    ['not if they weren’t read for a moment', ['2000 A', '3000', '2000 A'], ['A']],
    ['nor while something hid them', ['2000 A', '9000 moved', '2000 A'], ['A']],
    ['nor right after that', ['2000 A', '9000 moved', '3000', '2000 A'], ['A']],
    ['nor while nobody looked there', ['2000 A', '9000 blind', '2000 A'], ['A']],
    ['again once they were laid', ['2000 A', '300 -A', '2000 A'], ['A', 'A']],
    ['not because pictures have another size', ['2000 A', '3000 large A'], ['A']],
    ['a card of which little was seen before that, once', ['600 A', '3000 large A'], ['A']],
  ])('%s', (_, lines, told) => expect(watch(lines)).toEqual(told));
});
