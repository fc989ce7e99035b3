import { describe, expect, it } from 'vitest';
import type { RulingView } from '../../src/protocol/view.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayRecordLine } from '../../src/words/say/log.ts';
import { ruling } from '../renderer/fixtures.ts';

const NAMES = [{ name: 'Player 1' }, { name: 'Ada' }, { name: 'Bo' }];

const lineOf = (more: Partial<RulingView>) => ({
  kind: 'move' as const,
  after: 1,
  number: 1,
  ruling: ruling({ draws: 0, ...more }),
  notation: { begins: true, text: '' },
});

const by = (seat: number, kind: RulingView['move']['kind'] = 'play'): RulingView['move'] => ({
  kind,
  seat,
  cards: kind === 'pickUp' ? [] : ['TD'],
  stack: null,
});

describe('the log', () => {
  it('counts its lines, of which there may be one', () => {
    expect([1, 5].map((all) => en.log.count(0, all))).toEqual(['0 of 1 line', '0 of 5 lines']);
  });

  it('says of a play that is allowed what the band has said of it while it was open', () => {
    for (const words of [en, de]) expect(words.rulings.allowed).toBe(words.open.fits.toLowerCase());
  });

  it.each<[Partial<RulingView>, string, string]>([
    [{ move: by(0), draws: 2 }, 'You play 10♦ · you draw 2', 'Du legst 10♦ · du ziehst 2 nach'],
    [
      { move: by(0, 'flip'), burn: true, again: true },
      'You turn over: 10♦ · the pile burns · you go again',
      'Du deckst auf: 10♦ · der Stapel brennt · du bist noch einmal dran',
    ],
    [
      { move: by(0, 'pickUp'), pickedUp: 5 },
      'You pick up the pile · 5 cards',
      'Du nimmst den Stapel auf · 5 Karten',
    ],
    [
      { move: by(0), effects: [{ effect: 'skip', seats: [2] }] },
      'You play 10♦ · Bo is skipped',
      'Du legst 10♦ · Bo setzt aus',
    ],
    [
      { move: by(1), effects: [{ effect: 'skip', seats: [0] }] },
      'Ada plays 10♦ · you are skipped',
      'Ada legt 10♦ · du setzt aus',
    ],
    [{ move: by(1), draws: 2 }, 'Ada plays 10♦ · draws 2', 'Ada legt 10♦ · zieht 2 nach'],
  ])('speaks to the one player at the screen: %o', (more, english, german) => {
    expect(sayRecordLine(en, NAMES, lineOf(more), 0).text).toBe(english);
    expect(sayRecordLine(de, NAMES, lineOf(more), 0).text).toBe(german);
  });
});
