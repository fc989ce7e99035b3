import { describe, expect, it } from 'vitest';
import { HINDSIGHT_CODES } from '../../src/engine/hindsight.ts';
import { BREACH_CODES, CLAIM_CODES } from '../../src/engine/ruling.ts';
import type { MoveView, RulingView, TableView } from '../../src/protocol/view.ts';
import { NOTICE_CODES } from '../../src/referee/notice.ts';
import { QUESTION_CODES } from '../../src/referee/question.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import {
  findingAloud,
  noticeAloud,
  openAloud,
  questionAloud,
  rulingAloud,
  startAloud,
} from '../../src/words/say/speech.ts';
import { FIXTURES, ruling, skips } from '../renderer/fixtures.ts';

const { middle, start, finished, cannot } = FIXTURES;
/** Cy's turn, after whatever Bo did. */
const view: TableView = { ...middle, turn: 2 };
const names = view.seats;

const moved = (move: Partial<MoveView>, more: Partial<RulingView> = {}): RulingView =>
  ruling({ move: { kind: 'play', seat: 1, cards: ['7H'], stack: null, ...move }, draws: 0, ...more });
const breach = { code: 'tooLow', rule: 'RE-04', ruleText: 'Text.', card: 'TS', seat: null } as const;

/** What a ruling sounds like. */
const RULINGS: readonly (readonly [string, RulingView, string])[] = [
  ['a play', moved({}), 'Bo plays the seven of hearts. It’s Cy’s turn.'],
  ['a play that draws', moved({}, { draws: 2 }), 'Bo plays the seven of hearts and draws 2. It’s Cy’s turn.'],
  ['a set', moved({ cards: ['6H', '6S'] }), 'Bo plays two sixes. It’s Cy’s turn.'],
  [
    'a run',
    moved({ cards: ['4H', '5S', 'JC'] }),
    'Bo plays the four of hearts, five of spades and jack of clubs. It’s Cy’s turn.',
  ],
  ['a joker', moved({ cards: ['X1'] }), 'Bo plays a joker. It’s Cy’s turn.'],
  ['two jokers', moved({ cards: ['X1', 'X2'] }), 'Bo plays two jokers. It’s Cy’s turn.'],
  [
    'a burn',
    moved({ cards: ['TS'] }, { burn: true, again: true }),
    'Bo plays the ten of spades, burns the pile and goes again.',
  ],
  [
    'a skip',
    moved({ cards: ['8D'] }, { effects: [skips(2)] }),
    'Bo plays the eight of diamonds. Cy is skipped. It’s Cy’s turn.',
  ],
  ['going out', moved({}, { out: [1] }), 'Bo plays the seven of hearts. Bo is out. It’s Cy’s turn.'],
  [
    'a pick-up',
    moved({ kind: 'pickUp', cards: [] }, { pickedUp: 9 }),
    'Bo picks up the pile. It’s Cy’s turn.',
  ],
  [
    'a pick-up with a face-up card',
    moved({ kind: 'pickUp', cards: ['TD'] }, { pickedUp: 9 }),
    'Bo adds the ten of diamonds and picks up the pile. It’s Cy’s turn.',
  ],
  [
    'a card turned over',
    moved({ kind: 'flip', cards: [], stack: 1 }),
    'Bo turns over a card. It’s Cy’s turn.',
  ],
  [
    'one that cannot stay',
    moved({ kind: 'flip', cards: ['4C'], stack: 1 }, { failed: true, pickedUp: 3 }),
    'Bo turns over the four of clubs. It doesn’t fit. Bo picks up 3 cards. It’s Cy’s turn.',
  ],
  [
    'not allowed',
    moved({ cards: ['9C'] }, { verdict: 'illegal', breaches: [breach] }),
    'Bo plays the nine of clubs. That’s not allowed: it’s lower than the ten. Bo takes it back.',
  ],
  [
    'let stand',
    moved({ cards: ['9C'] }, { verdict: 'illegal', breaches: [breach], stands: true, draws: 1 }),
    'Bo plays the nine of clubs. That’s not allowed, but it stands. Bo draws 1. It’s Cy’s turn.',
  ],
  [
    'a contradiction',
    moved({}, { verdict: 'illegal', breaches: [{ ...breach, code: 'elsewhere', card: '7H', seat: 0 }] }),
    'Bo plays the seven of hearts. Please check: the seven of hearts is with Ann.',
  ],
];

/** Signs that nobody can hear, and pieces of code. */
const UNSPEAKABLE = /[♣♦♥♠“”✖✔≥≤]|null|undefined|\b[JQK]\b/;

describe('what is spoken', () => {
  it.each(RULINGS)('%s', (_, one, said) => {
    expect(rulingAloud(en, view, one)).toBe(said);
  });

  it('the end of a game, and who starts the next', () => {
    const loser = finished.seats[finished.loser]!.name;
    expect(rulingAloud(en, finished, moved({}))).toBe(`Bo plays the seven of hearts. ${loser} loses.`);
    expect(startAloud(en, { ...start, starters: [1] })).toBe('Bo starts.');
  });

  it('cards that can’t become legal', () => {
    expect(openAloud(en, cannot.seats, cannot.open)).toMatch(
      /^\w+ plays the .* of .*\. That’s not allowed: .*\. \w+ takes it back\.$/,
    );
  });

  it('a wild card as the rank that was named for it, also where it is in the way', () => {
    const said = [en, de].map((words) => {
      const played = rulingAloud(words, view, moved({ cards: ['2=QD', 'X=71'] }));
      const facts = { ...breach, rule: null, card: '2=QD' } as const;
      const refused = rulingAloud(words, view, moved({}, { verdict: 'illegal', breaches: [facts] }));
      return [played, refused];
    });
    expect(said).toEqual([
      [
        'Bo plays the two of diamonds as a queen and Joker as a seven. It’s Cy’s turn.',
        'Bo plays the seven of hearts. That’s not allowed: it’s lower than the queen. Bo takes it back.',
      ],
      [
        'Bo legt die Karo-Zwei als Dame und den Joker als Sieben. Cy ist dran.',
        'Bo legt die Herz-Sieben. Das ist nicht erlaubt: die Karte ist niedriger als die Dame. Bo nimmt das zurück.',
      ],
    ]);
  });

  it.each(BREACH_CODES)('%s is said in a sentence, whatever it is about', (code) => {
    for (const card of [null, 'TH', 'X1'] as const)
      for (const seat of [null, 2]) {
        const said = rulingAloud(
          en,
          view,
          moved({}, { verdict: 'illegal', breaches: [{ ...breach, code, card, seat }] }),
        );
        expect(said).not.toMatch(UNSPEAKABLE);
        expect(said).toMatch(
          /^Bo plays the seven of hearts\. (That’s not allowed|Please check): [a-zB].*\.$/,
        );
        expect(said.length).toBeLessThan(120);
      }
  });

  it.each(CLAIM_CODES)('a ruling that rests on %s is a ruling', (code) => {
    const said = rulingAloud(en, view, moved({}, { verdict: 'onTrust', claims: [{ code, seat: 1 }] }));
    expect(said).toBe('Bo plays the seven of hearts. It’s Cy’s turn.');
  });

  it.each(NOTICE_CODES)('%s can be heard', (code) => {
    for (const card of [null, '7H'] as const)
      for (const seat of [null, 1]) {
        const said = noticeAloud(en, view, { id: 1, code, card, seat, text: 'X' }, false);
        expect(said).not.toMatch(UNSPEAKABLE);
        expect(said).toMatch(/^[A-Z].*\.$/);
      }
  });

  it.each(HINDSIGHT_CODES)('%s that is found out later can be heard', (code) => {
    const seat = code === 'stockCount' ? null : 1;
    for (const [sure, byOthers, oneOf] of [
      [true, false, false],
      [false, false, true],
      [false, true, false],
    ] as const) {
      const said = findingAloud(en, names, {
        code,
        entry: 3,
        shownBy: 8,
        number: 4,
        shownIn: 9,
        ruling: null,
        seat,
        cards: ['7H', 'TD'],
        holder: null,
        byOthers,
        oneOf,
        off: 1,
        sure,
      });
      expect(said).not.toMatch(UNSPEAKABLE);
      expect(said).toMatch(sure ? /^That can’t have been right: .*\.$/ : /^Please check: .*\.$/);
    }
  });

  it.each(Object.entries({ en, de }))('each sentence begins with a capital: %s', (_, words) => {
    for (const [, one] of RULINGS) expect(rulingAloud(words, view, one)).not.toMatch(/(^|[.!?] )\p{Ll}/u);
    const undone = { id: 1, code: 'alreadyKnown', card: '7H', seat: null, text: null } as const;
    expect(noticeAloud(words, view, undone, true)).not.toMatch(/(^|[.!?] )\p{Ll}/u);
  });

  it('a notice that gives the turn to another one says so', () => {
    const notice = { id: 1, code: 'undone', card: null, seat: 2, text: null } as const;
    expect(noticeAloud(en, view, notice, true)).toBe('Cy’s last step is undone. It’s Cy’s turn.');
  });

  it.each(QUESTION_CODES)('%s is a question to be heard', (code) => {
    const said = questionAloud(en, names, { id: 1, code, card: 'QD', seat: 1, count: 2, answers: [] });
    expect(said).not.toMatch(UNSPEAKABLE);
    expect(said).toMatch(/^[^.]*\?/);
  });
});
