import { describe, expect, it } from 'vitest';
import { specialsView } from '../../src/table/coach/specials.ts';
import { demandRule, demandView } from '../../src/table/demand-view.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { leftToPlay, sayCause } from '../../src/words/say/hints.ts';
import type { Words } from '../../src/words/words.ts';
import { at } from '../engine/support/at.ts';
import { FIXTURES } from '../renderer/fixtures.ts';

/** Why the pile demands what it does, in a language, and the rule by its number. */
function why(
  words: Words,
  pile: readonly string[],
  options = {},
  left: ReturnType<typeof leftToPlay> = 'cards',
) {
  const state = at([{ hand: ['KD'] }, { hand: ['??'] }], { pile, options });
  const coach = { due: null, next: null, specials: specialsView(state, null) };
  const view = { pile: [...state.pile], demand: demandView(state), demandRule: demandRule(state), coach };
  return [sayCause(words, view, left).cause, view.demandRule?.rule ?? null];
}

describe('why the pile demands what it does', () => {
  it('advises no card on an empty pile: that is said by what is best', () => {
    expect(why(en, [], {}, 'cards')[0]).toBe('Any card will do.');
    expect(why(de, [], {}, 'cards')[0]).toBe('Jede Karte passt.');
    expect(why(en, [], {}, 'faceDown')[0]).toBe('Turn one over: any card fits now.');
    expect(why(de, [], {}, 'faceDown')[0]).toBe('Deck eine auf: Jetzt passt jede Karte.');
    const seat = { ...FIXTURES.middle.seats[0]!, hand: 2 };
    const sits = (more: object) => leftToPlay({ seats: [{ ...seat, ...more }], turn: 0 });
    expect(sits({})).toBe('cards');
    expect(sits({ hand: 1 })).toBe('cards');
    expect(sits({ hand: 0, faceUp: [null, '7C'] })).toBe('cards');
    expect(sits({ hand: 0, faceUp: [null, null] })).toBe('faceDown');
  });

  it.each<[string, readonly string[], Readonly<Record<string, unknown>>, string | null, string | null]>([
    ['an empty pile', [], {}, 'Any card will do.', null],
    ['an ordinary card', ['9C'], {}, 'The 9♣ decides what comes next.', 'RE-04'],
    ['a card with a bound', ['9C', '7H'], {}, 'The 7♥ decides what comes next.', 'RE-31'],
    ['one that frees', ['9C', '2H'], {}, 'The 2♥ decides what comes next.', 'RE-26'],
    [
      'others lie on it',
      ['7H', '3D'],
      {},
      'The 7♥ decides what comes next. The cards on it don’t count.',
      'RE-31',
    ],
    [
      'one lower than the card under it is asked for',
      ['KC', '8H', '3D'],
      { 'special[8]': { on: 'any', effects: ['belowUnder'] } },
      'The 8♥ calls for a card lower than the K♣ under it.',
      null,
    ],
    ['only such cards', ['3D'], {}, 'Any card will do.', null],
    ['its colour too', ['9C', '4C'], { 'RE-X1': true }, 'The 4♣ decides what comes next.', 'RE-X1'],
    ['an unknown card', ['??', '3D'], {}, null, null],
  ])('%s', (_, pile, options, cause, rule) => {
    expect(why(en, pile, options)).toEqual([cause, rule]);
  });

  it('in German', () => {
    expect(why(de, ['7H', '3D'])[0]).toBe('Die 7♥ gibt vor, was passt. Die Karten darauf zählen nicht.');
    expect(why(de, ['KH'])[0]).toBe('Der K♥ gibt vor, was passt.');
    expect(why(de, ['KC', '8H'], { 'special[8]': { on: 'any', effects: ['belowUnder'] } })[0]).toBe(
      'Die 8♥ verlangt etwas Niedrigeres als den K♣ darunter.',
    );
    expect(why(de, [])[0]).toBe('Jede Karte passt.');
  });
});

describe('a rank that nothing goes beyond', () => {
  const DOWN = { 'beat.direction': 'down', 'special[7].effects': [] };
  const asked = (pile: readonly string[], options = {}) =>
    demandView(at([{ hand: ['KD'] }, { hand: ['??'] }], { pile, options })).bound;

  it.each<[string, readonly string[], Readonly<Record<string, unknown>>, string, string]>([
    ['an ace', ['AS'], {}, 'exactly', 'A'],
    ['a king', ['KS'], {}, 'atLeast', 'K'],
    ['an ace where it is the lowest', ['AS'], { 'rank.order': 'A2..K' }, 'atLeast', 'A'],
    ['a king where it is the highest', ['KS'], { 'rank.order': 'A2..K' }, 'exactly', 'K'],
    ['an ace downwards', ['AS'], DOWN, 'atMost', 'A'],
    ['a four downwards', ['4S'], { ...DOWN, 'rank.order': '456789TJQKA23' }, 'exactly', '4'],
    ['an ace that has to be beaten', ['AS'], { 'beat.equal': 'no' }, 'above', 'A'],
  ])('%s', (_, pile, options, kind, rank) => {
    expect(asked(pile, options)).toEqual({ kind, rank });
  });
});

describe('what goes on anything: all of it where not all goes by the bound anyway', () => {
  const ANY = { on: 'any', effects: ['reset'] };
  const free = {
    'special[2]': ANY,
    'special[4]': ANY,
    'special[9]': ANY,
    'special[T]': ANY,
    'special[A]': ANY,
  };
  /** Nothing but what is said goes on anything. */
  const ORDINARY = { 'special[2]': null, 'special[T]': null };
  const atMost = { ...free, 'special[9]': { on: 'any', effects: [{ atMost: '9' }] } };
  const always = (pile: readonly string[], options: Readonly<Record<string, unknown>>) =>
    demandView(at([{ hand: ['KD'] }, { hand: ['??'] }], { rules: 'palace', pile, options })).always;

  it.each<[string, readonly string[], Readonly<Record<string, unknown>>, readonly string[]]>([
    ['a jack or higher', ['JD'], free, ['2', '4', '9', 'T', 'A']],
    ['a jack or higher, ace low', ['JD'], { ...free, 'rank.order': 'A2..K' }, ['2', '4', '9', 'T', 'A']],
    ['nine or lower', ['9D'], atMost, ['2', '4', 'T', 'A']],
    [
      'nine or lower, which a four is',
      ['9D'],
      { 'special[9]': atMost['special[9]'], 'special[4]': ANY, ...ORDINARY },
      [],
    ],
    ['nine or lower, two high', ['9D'], { ...atMost, 'rank.order': '3..A2' }, ['2', '4', 'T', 'A']],
    ['nine or lower, ace low', ['9D'], { ...atMost, 'rank.order': 'A2..K' }, ['2', '4', 'T', 'A']],
    [
      'lower than a jack',
      ['JD'],
      { ...free, 'beat.direction': 'down', 'beat.equal': 'no' },
      ['2', '4', '9', 'T', 'A'],
    ],
    ['a four or higher, without the four', ['4D'], { 'special[4]': { on: 'any' } }, ['2', 'T']],
    [
      'a jack or higher, or a joker',
      ['JD'],
      { ...free, 'deck.jokers': 2, 'special[JK]': { on: 'any' } },
      ['2', '4', '9', 'T', 'A', 'JK'],
    ],
    [
      'a jack or higher of its colour',
      ['JD'],
      { ...free, 'special[J]': { effects: ['sameColour'] } },
      ['2', '4', '9', 'T', 'A'],
    ],
  ])('%s', (_, pile, options, kinds) => {
    expect(always(pile, options)).toEqual(kinds);
  });
});
