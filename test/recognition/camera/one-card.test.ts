import { describe, expect, it } from 'vitest';
import type { Read } from '../../../src/recognition/camera/lying.ts';
import { pileOf, track } from '../../../src/recognition/camera/tracker.ts';

/** Labels are small and reach far; an index is larger than a module and reaches over its own card. */
const SIZES = { code: { side: 60, reach: 1200 }, face: { side: 25, reach: 225 } } as const;

/** `2:7H@100` a code so many pixels along, `'7H@300` an index. */
function readOf(word: string): Read {
  const [, index, text, x] = /^('?)(.+)@(\d+)$/.exec(word)!;
  const how = index === '' ? 'code' : 'face';
  const place = { ...SIZES[how], x: Number(x), y: 100 };
  return { text: text!, how, ...place, weight: 1, sure: true, clear: true, other: null, busy: false };
}

/** What is told of a pile where this is read: each line for so many milliseconds. */
function told(lines: readonly string[], known: readonly string[] = []): string[] {
  let pile = pileOf(known, 0);
  let at = 0;
  return lines.flatMap((line) => {
    const [lasts, ...words] = line.split(' ');
    const reads = words.map(readOf);
    const still = { still: true, clear: true, news: false, empty: null, bare: 0, places: new Map() };
    const events: string[] = [];
    for (const until = at + Number(lasts); at < until; at += 50) {
      const step = track(pile, { at, reads, ...still }, 5000);
      pile = step.pile;
      for (const event of step.events) events.push('texts' in event ? event.texts.join(' ') : event.type);
    }
    return events;
  });
}

describe('a card of the second pack with a label', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['is one card, with its index', ["900 2:7H@100 '7H@300"], ['2:7H']],
    ['with two of each', ["900 2:7H@100 2:7H@300 '7H@120 '7H@280"], ['2:7H']],
    ['whose label is covered later', ['600 2:7H@100', "2000 '7H@300"], ['2:7H']],
    ['whose label is read a moment later', ["150 '7H@300", "900 2:7H@100 '7H@300"], ['2:7H']],
    ['whose label is read much later keeps its name', ["900 '7H@300", "900 2:7H@100 '7H@300"], ['7H']],
    ['then also while its index is covered', ["900 '7H@300", '2000 2:7H@100'], ['7H']],
    ['is not the unmarked one far away', ["900 2:7H@100 '7H@900"], ['2:7H 7H']],
    ['is not its equal, whose label is read', ["900 2:7H@100 7H@250 '7H@270"], ['2:7H 7H']],
    ['that comes to its equal is another', ["900 7H@100 '7H@300", '900 2:7H@150'], ['7H', '2:7H']],
    ['to which its equal comes is another', ["900 2:7H@100 '7H@300", '900 7H@150'], ['2:7H', '7H']],
    ['is not another card', ["900 2:7H@100 '8H@300"], ['2:7H 8H']],
    ['or of the third is one card with its index, too', ["900 3:7H@100 '7H@300"], ['3:7H']],
    ['is not its equal of the third, whose label is read', ["900 2:7H@100 3:7H@250 '7H@270"], ['2:7H 3:7H']],
    [
      'to which its equal of the third comes is another',
      ["900 2:7H@100 '7H@300", '900 3:7H@150'],
      ['2:7H', '3:7H'],
    ],
  ])('%s', (_, lines, events) => expect(told(lines)).toEqual(events));
});
