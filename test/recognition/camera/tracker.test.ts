import { describe, expect, it } from 'vitest';
import { type Line, watch } from './table.ts';

const rows = (
  table: readonly (readonly [string, readonly Line[], readonly string[], (readonly string[])?])[],
) =>
  it.each(table.map(([what, lines, told, known]) => ({ what, lines, told, known })))(
    '$what',
    ({ lines, told, known }) => expect(watch(lines, known)).toEqual(told),
  );

describe('cards that are laid', () => {
  rows([
    ['one that lies still', ['500 A', '2000 A'], ['laid A', 'settled']],
    ['one that is carried over the table is not', ['900 A>', '1000'], []],
    ['one that is carried and then laid', ['500 A>', '600 A'], ['laid A']],
    ['one that is seen for a moment is not', ['100 A', '2000'], []],
    [
      'one that is read now and then',
      ['200', '34 A', '100', '34 A', '100', '34 A', '100', '34 A', '600'],
      ['laid A'],
    ],
    ['one that is read every 400 ms', ['3000/400 A'], ['laid A', 'settled']],
    ['one that is read every 480 ms', ['4000/480 A'], ['laid A', 'settled']],
    ['one that is read every second', ['6000/1000 A'], ['laid A', 'settled']],
    [
      'one that is missed in every other look',
      ['700 blind', '480/480 A', '480/480', '480/480 A', '480/480', '480/480 A', '100 blind'],
      ['laid A'],
    ],
    ['two that are read every 480 ms', ['3000/480 A B'], ['laid A B', 'settled']],
    ['one that is carried and read every 480 ms is not', ['5000/480 A>'], []],
    ['one that was seen long ago begins anew', ['30 A', '30 A', '1500', '30 A', '1500'], []],
    ['one that is read but twice is not', ['20 A', '300', '20 A', '1500'], []],
    ['one that swings away and back is not yet', ['100 A', '100 A@5', '180 A'], []],
    ['one under a moving hand, a little later', ['300 A!', '300 A!'], ['laid A']],
    ['not yet under a moving hand', ['400 A!'], []],
    ['two at about the same time are one event, in the order of sight', ['100 B', '900 A B'], ['laid B A']],
    ['two one after another are two', ['700 A', '700 A B'], ['laid A', 'laid B']],
    ['three at once', ['800 A B C'], ['laid A B C']],
    ['both codes of a card are one card', ['800 A A/2'], ['laid A']],
    ['a card whose codes are read in turn is one', ['300 A', '300 A/2', '300 A', '300 A/2'], ['laid A']],
    ['a card that is pushed is not new', ['800 A', '300 hand A>', '800 A@12'], ['laid A']],
    ['frames that are not read change nothing', ['300 A', '100 blind', '300 A'], ['laid A']],
    ['one that is clear and read twice a second', ['34 A', '500', '34 A', '500', '34 A'], ['laid A']],
    ['what isn’t clear and so seldom read is not', ['34 A=A', '500', '34 A=A', '500', '34 A=A'], []],
    ['one that is seldom read surely', ['600/100 A~', '34 A', '300/100 A~', '34 A'], ['laid A']],
    ['one that is never read surely is not', ['3000/100 A~'], []],
    ['two names for what lies at one place are none', ['2000/100 A B@0', '1000/100 A'], []],
    ['half of one that was read there a moment ago is not', ['500 A', '3000 B=A'], ['laid A', 'settled']],
    ['nor after a hand was there', ['500 A', '1500 hand', '900 B=A'], ['laid A']],
    [
      'what is read clearly there every other time is new',
      ['500 A', ...Array<string[]>(6).fill(['100/100 B=A', '100/100 B@0']).flat()],
      ['laid A', 'laid B'],
    ],
    ['what isn’t clear where one lay long ago is', ['500 A', '3300 hand', '900 B=A'], ['laid A', 'laid B']],
    ['of which one was read once by mistake', ['300/100 A', '34 B@0', '600/100 A'], ['laid A']],
    [
      'what lies where a covered card was read is new',
      ['500 A', '500 hand', '800 B@0'],
      ['laid A', 'laid B'],
    ],
    ['it settles once', ['4000 A'], ['laid A', 'settled']],
    ['it does not settle while a hand is there', ['500 A', '3000 A hand'], ['laid A']],
    ['nor while something new has not been read', ['500 A', '3000 A new'], ['laid A']],
    ['a second card settles anew', ['2500 A', '2500 A B'], ['laid A', 'settled', 'laid B', 'settled']],
  ]);

  it('within a second, and two within it as well', () => {
    expect(Number.parseInt(watch(['2000 A'], [], true)[0]!, 10)).toBeLessThan(400);
    expect(Number.parseInt(watch(['2000 A!'], [], true)[0]!, 10)).toBeLessThan(600);
    expect(Number.parseInt(watch(['200 A', '2000 A B!'], [], true)[0]!, 10)).toBeLessThan(800);
  });
});

describe('cards that are covered', () => {
  rows([
    ['stay', ['500 A', '3000 A? B'], ['laid A', 'laid B', 'settled']],
    [
      'are not new when they are seen again',
      ['500 A', '900 A? B', '2000 A B_'],
      ['laid A', 'laid B', 'taken B', 'settled'],
    ],
    [
      'are not taken while a card lies on them, even if it looks like the table',
      ['500 A', '3000 A_ B'],
      ['laid A', 'laid B', 'settled'],
    ],
  ]);
});

describe('cards that are taken back', () => {
  rows([
    ['the top one', ['500 A', '800 A B', '2000 A B_'], ['laid A', 'laid B', 'taken B', 'settled']],
    [
      'although the next hand comes after half a second',
      ['500 A', '800 A B', '500 A B_', '900 C hand B?'],
      ['laid A', 'laid B', 'taken B', 'laid C'],
    ],
    [
      'not a covered one that something else is seen as',
      ['500 A', '1000 A B', '900 B C@0', '34 B C@0 A@40~', '900 B C@0 A_'],
      ['laid A', 'laid B', 'laid C', 'settled'],
    ],
    [
      'not one that is read, however its place looks',
      ['500 A', '800 A B', '900 A B B_'],
      ['laid A', 'laid B', 'settled'],
    ],
    ['two at once', ['500 A', '800 A B C', '900 A B_ C_'], ['laid A', 'laid B C', 'taken B C']],
    [
      'at once where what lay below it comes to light',
      ['500 A', '800 A B', '200 A A/2 B_', '900 C hand B?'],
      ['laid A', 'laid B', 'taken B', 'laid C'],
    ],
    [
      'not at once where nothing does, or what lay below only moved',
      ['500 A', '800 A B', '200 A B_', '900 A B', '200 A@1 B_', '900 A@1 B'],
      ['laid A', 'laid B', 'settled'],
    ],
    [
      'not as the first of a pile that is picked up: nothing that lay with it was read since',
      ['500 A', '800 A B', '500 A? B_', '900 A_ B_'],
      ['laid A', 'laid B', 'gone'],
    ],
    ['not because it isn’t read', ['500 A', '800 A B', '2000 A'], ['laid A', 'laid B', 'settled']],
    [
      'not while its place looks otherwise',
      ['500 A', '800 A B', '2000 A B?'],
      ['laid A', 'laid B', 'settled'],
    ],
    [
      'whatever was read beside it before',
      ['500 A', '800 A B C~', '1000 A B_ C~'],
      ['laid A', 'laid B', 'taken B'],
    ],
    [
      'not under what came since and isn’t read surely',
      ['500 A', '800 A B', '2000 A B_ C~'],
      ['laid A', 'laid B', 'settled'],
    ],
    ['not while a hand moves', ['500 A', '800 A B', '2000 A B_ hand'], ['laid A', 'laid B']],
    ['not while an arm is over it', ['500 A', '800 A B', '2000 A B_ arm'], ['laid A', 'laid B', 'settled']],
    [
      'and laid again',
      ['500 A', '800 A B', '900 A B_', '600 A B'],
      ['laid A', 'laid B', 'taken B', 'laid B'],
    ],
    ['all of them: the pile is gone', ['800 A B', '900 A_ B_'], ['laid A B', 'gone']],
  ]);
});

describe('a pile that is gone', () => {
  rows([
    ['where the empty table is known', ['800 A B full', '300 hand bare', '600 empty'], ['laid A B', 'gone']],
    ['once', ['800 A B full', '300 hand bare', '3000 empty'], ['laid A B', 'gone']],
    ['not while the hand is still there', ['800 A B full', '2000 hand empty'], ['laid A B']],
    ['not while something else lies there', ['800 A full', '3000 A? full'], ['laid A', 'settled']],
    ['not in the dark, nor under an arm', ['800 A B full', '2000 arm empty'], ['laid A B', 'settled']],
    [
      'also if a little of its place is hidden',
      ['800 A B full', '300 hand', '1500 A? B? full', '10 A'],
      ['laid A B', 'settled'],
    ],
    ['whatever looks a little like a card', ['800 A B', '900 hand C~', '900 A? B? C~'], ['laid A B', 'gone']],
    ['where it was never seen empty', ['800 A B', '200 hand A? B?', '900 A? B?'], ['laid A B', 'gone']],
    ['sooner where a place looks as before', ['800 A B', '200 hand', '500 A_ B?'], ['laid A B', 'gone']],
    ['not so soon where none does', ['800 A B', '200 hand', '500 A? B?'], ['laid A B']],
    [
      'nor where a card that long lay under another looks as it did',
      ['500 A', '4000 A? B', '500 A. B_', '900 A B_'],
      ['laid A', 'laid B', 'settled', 'taken B'],
    ],
    [
      'however the place of a card looks that long lay under another',
      ['500 A', '4000 A? B', '900 B_'],
      ['laid A', 'laid B', 'settled', 'gone'],
    ],
    ['not if one card’s place looks as it did', ['800 A B', '200 hand', '3000 A?'], ['laid A B', 'settled']],
    ['the same card laid again is told again', ['800 A', '800 empty', '600 A'], ['laid A', 'gone', 'laid A']],
  ]);
});

describe('a pick-up followed at once by a card', () => {
  rows([
    [
      'two looks found the table and no card',
      ['800 A B', '600/300 A_ B?', '300 hand', '600 A? B? C'],
      ['laid A B', 'gone', 'laid C'],
    ],
    [
      'not where they found no table either',
      ['800 A B', '600/300 A? B?', '300 hand', '600 A? B? C'],
      ['laid A B', 'laid C'],
    ],
    [
      'its place was bare in between',
      ['800 A B full', '300 hand bare', '900 hand D full A? B?'],
      ['laid A B', 'gone', 'laid D'],
    ],
    [
      'most of it is bare now',
      ['800 A B full', '300 hand full', '900 D bare A? B?'],
      ['laid A B', 'gone', 'laid D'],
    ],
    [
      'never seen empty, a place too far away to be covered',
      ['800 A B', '300 hand', '900 Z A? B?'],
      ['laid A B', 'gone', 'laid Z'],
    ],
    [
      'not where the new card may cover them',
      ['800 A full', '300 hand full', '2000 B full A?'],
      ['laid A', 'laid B', 'settled'],
    ],
    [
      'nor where half of its place looks bare, and a card in it as ever',
      ['800 A B full', '300 bare A. B?', '900 D bare A. B?'],
      ['laid A B', 'laid D'],
    ],
    [
      'nor where it only seemed bare, half of it, behind an arm',
      ['800 A B full', '300 hand arm bare', '900 hand D full A? B?'],
      ['laid A B', 'laid D'],
    ],
    [
      'nor where the pile was lifted and put back',
      ['800 A B full', '300 hand bare', '900 A B D full'],
      ['laid A B', 'laid D'],
    ],
  ]);
});

describe('what is known when watching begins', () => {
  rows([
    ['is not told again', ['2000 A B'], [], ['A', 'B', 'C']],
    ['nor when it is uncovered later', ['900 A', '900 hand', '900 A C'], [], ['A', 'C']],
    ['new cards are', ['900 A', '900 A B'], ['laid B'], ['A']],
    ['and it can be gone', ['900 A', '300 hand', '900 A?'], ['gone'], ['A', 'B']],
  ]);
});
