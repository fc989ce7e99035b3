import { describe, expect, it } from 'vitest';
import { NOTICE_CODES } from '../../src/referee/notice.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { en } from '../../src/words/en.ts';
import { sayNotice } from '../../src/words/say/question.ts';
import { dialogue, sitDown, type TableSpec } from './script.ts';

/** Where it is said that nothing was recorded, nothing was: neither of this scan nor of what was open before it. */

const FOUR: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy', 'Dee'] };
/** What was scanned face up may be swapped, and is scanned again. */
const SWAPPED: TableSpec = {
  rules: 'reference',
  seats: ['Ann', 'Bo', 'Cy'],
  options: {
    'deal.rows': [{ players: [2, 8], faceDown: { stacks: 3, depth: 1 }, faceUp: 3, hand: 1 }],
  },
};
const FACE_UP = 'FACEUP 7C 8C 9C 7D 8D 9D 7H 8H 9H';

const ROWS: readonly (readonly [code: string, before: string, scan: string, table?: TableSpec])[] = [
  ['notACode', 'SEAT:1 4H', 'zzzzz'],
  ['noSuchCommand', 'SEAT:1 4H', 'NO_SUCH'],
  ['notInDeck', 'SEAT:1 4H', 'X1'],
  ['nothingOpen', 'SEAT:1 4H DONE', 'DONE'],
  ['noQuestion', 'SEAT:1 4H', 'YES'],
  ['registerFirst', 'register 6H', 'PICKUP'],
  ['liesElsewhere', `${FACE_UP} FACEUP`, '7D', SWAPPED],
  ['tooManyChanged', `${FACE_UP} FACEUP 7C QC`, 'KC', SWAPPED],
  ['scannerWorks', 'SEAT:1 4H', 'TEST'],
  ['handKnown', 'SEAT:1 4H DONE 9D DONE PICKUP SEAT:3 COUNT N0', 'DONE'],
  ['tooManyCounted', 'SEAT:1 4H DONE COUNT N9 N9', 'DONE'],
  ['digitsFirst', 'SEAT:1 4H DONE COUNT', 'DONE'],
  ['notACount', 'SEAT:1 4H', 'N3'],
];

const entries = ({ judged }: Referee) => judged.map(({ entry }) => entry);
const nextOf = ({ notice, game }: Referee) => sayNotice(en, game.seats, notice!).next;
const NOTHING = 'Nothing was recorded';

describe('“Nothing was recorded”', () => {
  it.each(ROWS.map(([code, before, scan, table]) => ({ code, before, scan, table: table ?? FOUR })))(
    '$code',
    ({ code, before, scan, table }) => {
      const { referee } = dialogue(sitDown(table), before);
      const after = dialogue(referee, scan).referee;
      expect([after.notice?.code, entries(after)]).toEqual([code, entries(referee)]);
      expect(nextOf(after)).toContain(NOTHING);
    },
  );

  it('is said nowhere else', () => {
    const facts = { card: null, seat: null, text: null, canTap: false };
    const saying = NOTICE_CODES.filter((code) => en.notices[code](facts).next.includes(NOTHING));
    expect(saying.toSorted()).toEqual(ROWS.map(([code]) => code).toSorted());
  });

  /** Bo has one card left and nobody else has any but Ann. */
  const LAST: TableSpec = {
    ...FOUR,
    seats: ['Ann', 'Bo'],
    given: (state) => ({
      ...state,
      phase: 'play',
      turn: 1,
      pile: ['4H'],
      stock: [],
      burned: [...state.stock, ...Array.from({ length: 14 }, () => '??' as const)],
      seats: state.seats.map((seat, i) => ({
        ...seat,
        hand: i === 0 ? ['??', '??'] : ['??'],
        faceUp: [null, null, null],
        faceDown: [[], [], []],
      })),
    }),
  };

  it.each([
    ['nothingToPickUp', 'SEAT:1 TH', 'PICKUP', FOUR],
    ['gameOver', 'JC', 'PICKUP', LAST],
    ['noPenalty', 'SEAT:1 4H', 'PENALTY', FOUR],
  ])('nor where the open play is over with it, which is recorded: %s', (code, before, scan, table) => {
    const { referee } = dialogue(sitDown(table), before);
    const after = dialogue(referee, scan).referee;
    expect([after.notice?.code, entries(after).length]).toEqual([code, entries(referee).length + 1]);
    expect(nextOf(after)).toMatch(/^(That was not recorded\.|No penalty was recorded:)/);
  });
});
