import { describe, expect, it } from 'vitest';
import { NOTHING_SHOWN, type Showing, show } from '../../../src/recognition/camera/show.ts';

type Frame = readonly [at: number, ...texts: string[]];

/** `'7H` is an index, all else a code. */
const namedOf = (text: string) =>
  ({ text: text.replace("'", ''), how: text.startsWith("'") ? 'face' : 'code' }) as const;

/** What is given, as `time code`. */
function given(frames: readonly Frame[]): string[] {
  let showing: Showing = NOTHING_SHOWN;
  return frames.flatMap(([at, ...texts]) => {
    const shown = show(showing, texts.map(namedOf), at);
    showing = shown.showing;
    return shown.given.map((text) => `${at} ${text}`);
  });
}

describe('a code that is held up', () => {
  it.each<[string, readonly Frame[], readonly string[]]>([
    ['is not given when it is read once', [[0, '7H'], [50], [400], [1000]], []],
    [
      'is given when two frames in a row show it',
      [
        [0, '7H'],
        [50, '7H'],
      ],
      ['50 7H'],
    ],
    [
      'is given then also when frames are slow',
      [
        [0, '7H'],
        [600, '7H'],
      ],
      ['600 7H'],
    ],
    ['is given when it is read twice within 300 ms', [[0, '7H'], [100], [200], [300, '7H']], ['300 7H']],
    ['is not given for two glimpses that are further apart', [[0, '7H'], [100], [301, '7H'], [400]], []],
    [
      'is given once for as long as it is held',
      [[0, '7H'], [100, '7H'], [200, '7H'], [800], [850, '7H'], [1500, '7H'], [1600, '7H']],
      ['100 7H'],
    ],
    [
      'is given again after it was away for 700 ms',
      [[0, '7H'], [100, '7H'], [200], [799], [800, '7H'], [850, '7H']],
      ['100 7H', '850 7H'],
    ],
    [
      'is the same card still when it was away for less',
      [[0, '7H'], [100, '7H'], [200], [798, '7H'], [799, '7H']],
      ['100 7H'],
    ],
    [
      'may change from one frame to the next',
      [
        [0, '7H'],
        [50, '7H'],
        [100, '8D'],
        [150, '8D'],
        [200, '7H'],
        [250, '7H'],
      ],
      ['50 7H', '150 8D'],
    ],
    ['counts once where a frame shows it twice', [[0, '7H', '7H'], [900], [1000, '7H', '7H']], []],
    [
      'may be one of two',
      [
        [0, '7H', '8D'],
        [50, '8D', '7H'],
      ],
      ['50 8D', '50 7H'],
    ],
    [
      'is not held for ever when the clock is set back',
      [
        [9000, '7H'],
        [9050, '7H'],
        [1000, '7H'],
        [1050, '7H'],
      ],
      ['9050 7H', '1050 7H'],
    ],
  ])('%s', (_, frames, expected) => {
    expect(given(frames)).toEqual(expected);
  });

  it('is forgotten once it is away', () => {
    let showing: Showing = NOTHING_SHOWN;
    for (let at = 0; at < 100_000; at += 100) showing = show(showing, [namedOf(`${at}`)], at).showing;
    expect(showing.length).toBeLessThan(10);
  });
});
