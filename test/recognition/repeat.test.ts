import { describe, expect, it } from 'vitest';
import { readCode } from '../../src/recognition/code.ts';
import { hear, NOTHING_RECENT, REPEAT_WINDOWS, type Recent } from '../../src/recognition/repeat.ts';

type Scan = readonly [at: number, line: string];

/** The scans that are not dropped, as `time code`. */
function kept(scans: readonly Scan[], windows = REPEAT_WINDOWS): string[] {
  let recent: Recent = NOTHING_RECENT;
  const left: string[] = [];
  for (const [at, line] of scans) {
    const heard = hear(recent, readCode(line, { packs: 2, jokers: 2 }), at, windows);
    recent = heard.recent;
    if (!heard.repeated) left.push(`${at} ${line}`);
  }
  return left;
}

describe('the scanner repeating itself', () => {
  it.each<[string, readonly Scan[], readonly string[]]>([
    [
      'drops the same card within a second',
      [
        [0, '7H'],
        [999, '7H'],
      ],
      ['0 7H'],
    ],
    [
      'keeps it after a second',
      [
        [0, '7H'],
        [1000, '7H'],
      ],
      ['0 7H', '1000 7H'],
    ],
    [
      'knows a card by what it is, not by how it was sent',
      [
        [0, '10D'],
        [300, ' td'],
      ],
      ['0 10D'],
    ],
    [
      'keeps another card',
      [
        [0, '7H'],
        [100, '7D'],
      ],
      ['0 7H', '100 7D'],
    ],
    [
      'keeps the other copy of a card',
      [
        [0, '7H'],
        [100, '2:7H'],
      ],
      ['0 7H', '100 2:7H'],
    ],
    [
      'drops it also with others in between that come at once',
      [
        [0, '7H'],
        [200, '8D'],
        [400, '7H'],
        [600, '8D'],
      ],
      ['0 7H', '200 8D'],
    ],
    [
      'keeps it 0.6 s later if something else came in between',
      [
        [0, '7H'],
        [100, 'CMD:DONE'],
        [599, '7H'],
        [700, '8D'],
        [1199, '7H'],
      ],
      ['0 7H', '100 CMD:DONE', '700 8D', '1199 7H'],
    ],
    [
      'keeps a card that was taken back, however soon it comes again',
      [
        [0, '7H'],
        [60, '7H'],
        [300, 'CMD:UNDO'],
        [500, '7H'],
        [560, '7H'],
      ],
      ['0 7H', '300 CMD:UNDO', '500 7H'],
    ],
    [
      'goes on dropping a card that stays under the scanner',
      [
        [0, '7H'],
        [800, '7H'],
        [1600, '7H'],
        [2400, '7H'],
        [3400, '7H'],
      ],
      ['0 7H', '3400 7H'],
    ],
    [
      'drops BACK for a third of a second',
      [
        [0, 'CMD:BACK'],
        [349, 'CMD:BACK'],
      ],
      ['0 CMD:BACK'],
    ],
    [
      'takes it as often as somebody pulls the trigger',
      [
        [0, 'CMD:BACK'],
        [450, 'CMD:BACK'],
        [900, 'CMD:BACK'],
      ],
      ['0 CMD:BACK', '450 CMD:BACK', '900 CMD:BACK'],
    ],
    [
      'drops DONE for a second',
      [
        [0, 'CMD:DONE'],
        [900, 'CMD:DONE'],
      ],
      ['0 CMD:DONE'],
    ],
    [
      'takes that nobody has the next card either once the trigger can have been pulled again, and YES for a second',
      [
        [0, 'CMD:NO'],
        [60, 'CMD:NO'],
        [450, 'CMD:NO'],
        [900, 'CMD:YES'],
        [1300, 'CMD:YES'],
      ],
      ['0 CMD:NO', '450 CMD:NO', '900 CMD:YES'],
    ],
    [
      'tells seats apart',
      [
        [0, 'CMD:SEAT:1'],
        [50, 'CMD:SEAT:2'],
        [90, 'CMD:SEAT:1'],
      ],
      ['0 CMD:SEAT:1', '50 CMD:SEAT:2', '90 CMD:SEAT:1'],
    ],
    [
      'takes a command anew after another code',
      [
        [0, '7H'],
        [200, 'CMD:DONE'],
        [400, '8D'],
        [600, 'CMD:DONE'],
        [800, 'CMD:DONE'],
      ],
      ['0 7H', '200 CMD:DONE', '400 8D', '600 CMD:DONE'],
    ],
    [
      'drops the same garbage',
      [
        [0, 'zzz'],
        [300, 'zzz'],
        [400, 'zzy'],
      ],
      ['0 zzz', '400 zzy'],
    ],
    [
      'is not misled by a clock set back',
      [
        [9000, '7H'],
        [8990, '7H'],
        [1000, '7H'],
      ],
      ['9000 7H', '1000 7H'],
    ],
  ])('%s', (_, scans, left) => {
    expect(kept(scans)).toEqual(left);
  });

  it('takes its windows as settings', () => {
    expect(
      kept(
        [
          [0, '7H'],
          [50, '7H'],
        ],
        { card: 0, between: 0, command: 0, again: 0 },
      ),
    ).toEqual(['0 7H', '50 7H']);
  });

  it('remembers no more than it needs', () => {
    let recent: Recent = NOTHING_RECENT;
    for (let at = 0; at < 100_000; at += 100) {
      const line = at % 200 === 0 ? '7H' : `${at}`;
      ({ recent } = hear(recent, readCode(line, { packs: 1, jokers: 0 }), at));
    }
    expect(recent.length).toBeLessThanOrEqual(12);
  });
});
