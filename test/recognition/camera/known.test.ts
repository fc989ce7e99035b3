import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../src/recognition/camera/evidence.ts';
import { makeKnown, type Texts } from '../../../src/recognition/camera/known.ts';
import { type Pile, pileOf } from '../../../src/recognition/camera/tracker.ts';

/** A tenth of a second: `hidden` by something, with something that `moves`, a new card that is `coming`, a code that is read. */
type Tenth = 'quiet' | 'hidden' | 'moves' | 'coming' | `reads ${string}`;

const for_ = (seconds: number, tenth: Tenth): Tenth[] => Array.from({ length: 10 * seconds }, () => tenth);

const lying = (text: string, at: number, isReported: boolean) => ({
  text,
  labels: [
    {
      how: 'face' as const,
      x: 0,
      y: 0,
      side: 9,
      reach: 180,
      since: at,
      reads: 2,
      last: at,
      latest: { x: 0, y: 0 },
      missed: 0,
      sure: 0,
      clear: true,
      other: null,
    },
  ],
  firstSeen: at,
  reported: isReported ? at : null,
});

/** What lies there in the end, and when the pile was missing, in seconds. */
function watched(known: readonly Texts[], maybe: readonly Texts[], tenths: readonly Tenth[]) {
  let pile: Pile = pileOf([...new Set([...known, ...maybe].flat())], 0);
  const check = makeKnown(known, maybe);
  const missing: number[] = [];
  let stillFor = 0;
  tenths.forEach((tenth, index) => {
    const at = 100 * index;
    const moving = tenth === 'moves';
    stillFor = moving ? 0 : stillFor + 100;
    const text = tenth.startsWith('reads ') ? tenth.slice(6) : null;
    const cards = pile.cards.filter((card) => card.text !== text && card.reported !== null);
    const fresh = tenth === 'coming' ? [lying('??', at, false)] : [];
    pile = { ...pile, cards: [...cards, ...(text === null ? [] : [lying(text, at, true)]), ...fresh] };
    const picture = { at, clear: tenth !== 'hidden', view: { moving, stillFor } } as Picture;
    const now = check(pile, picture);
    pile = now.pile;
    if (now.missing) missing.push(at / 1000);
  });
  return { lies: pile.cards.map((card) => card.text), missing };
}

const PILE = [['7H'], ['2D']];

describe('a pile that is known when watching begins', () => {
  it.each<[string, readonly Texts[], readonly Texts[], Tenth[], readonly string[], readonly number[]]>([
    ['is missing, once, when nothing of it is seen', PILE, [], for_(9, 'quiet'), [], [3]],
    ['is not while it may still be seen', PILE, [], for_(2.9, 'quiet'), ['7H', '2D'], []],
    ['is not while something hides it', PILE, [], for_(9, 'hidden'), ['7H', '2D'], []],
    ['is missed from when it can be seen', PILE, [], [...for_(2, 'hidden'), ...for_(7, 'quiet')], [], [5]],
    ['is not while something moves', PILE, [], [...for_(1, 'quiet'), ...for_(5, 'moves')], ['7H', '2D'], []],
    [
      'lies there if one of its cards is seen',
      PILE,
      [],
      [...for_(2, 'quiet'), 'reads 2D', ...for_(7, 'quiet')],
      ['7H', '2D'],
      [],
    ],
    [
      'lies there if a new card may hide it',
      PILE,
      [],
      [...for_(2.5, 'quiet'), ...for_(1, 'coming'), 'reads 4S', ...for_(5, 'quiet')],
      ['7H', '2D', '4S'],
      [],
    ],
    ['is not missed where it may have been cleared away', [], PILE, for_(9, 'quiet'), [], []],
    ['of nothing nothing is missed', [], [], for_(9, 'quiet'), [], []],
  ])('%s', (_, known, maybe, tenths, lies, missing) => {
    const told = watched(known, maybe, tenths);
    expect([[...told.lies].sort(), told.missing]).toEqual([[...lies].sort(), missing]);
  });

  it('has of each card only the code that was read, as soon as one was', () => {
    const known = [
      ['7H', '2:7H'],
      ['9C', '2:9C', 'old'],
    ];
    expect(watched(known, [], for_(1, 'quiet')).lies).toEqual(['7H', '2:7H', '9C', '2:9C', 'old']);
    expect(watched(known, [], ['reads 2:7H']).lies.toSorted()).toEqual(['2:7H', '2:9C', '9C', 'old']);
    expect(watched(known, [], ['reads old', 'quiet', 'reads 7H']).lies.toSorted()).toEqual(['7H', 'old']);
  });
});
