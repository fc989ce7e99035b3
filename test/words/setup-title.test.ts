import { expect, it } from 'vitest';
import { makeRulebook } from '../../src/engine/rules/rulebook.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { sayTitle } from '../../src/words/say/setup.ts';
import { wordsFor } from '../../src/words/tables.ts';

/** What is said at a set-up of rules made from others, the last of them, by what each says otherwise. */
function saidOf(made: readonly { readonly id: string }[], language: 'en' | 'de' = 'en'): string {
  const files = made.map((one) => {
    const value = JSON.stringify({ format: 1, ...one });
    return { file: `${one.id}.json`, text: { ok: true as const, value } };
  });
  const all = ruleSetViews(makeRulebook(files, PRESETS));
  return sayTitle(wordsFor(language, 'family'), all.find(({ id }) => id === made.at(-1)!.id)!, all);
}

/** The same of rules made from Palace. */
const said = (changes: object, language: 'en' | 'de' = 'en') =>
  saidOf([{ id: 'ours', extends: 'palace', ...changes } as { id: string }], language);

const skip = { '8': { effects: ['skip'] } };

it.each([
  ['a card does something else', { special: skip }, 'Like Palace, but 8 skips.'],
  ['two do', { special: { ...skip, J: { effects: ['reverse'] } } }, 'Like Palace, but 8 skips, J reverses.'],
  [
    'it lets its player say who is next',
    { special: { A: { effects: ['choosesNext'] } } },
    'Like Palace, but A picks who’s next.',
  ],
  [
    'its player chooses',
    { special: { J: { effects: [{ choose: ['reverse', 'skip'] }] } } },
    'Like Palace, but J: you choose.',
  ],
  ['one does nothing now', { special: { '2': null } }, 'Like Palace, but 2 plain.'],
  [
    'it does two things',
    { special: { '8': { effects: ['reverse', 'burn'] } } },
    'Like Palace, but 8 burns + reverses.',
  ],
  [
    'it sets a limit',
    { special: { '9': { effects: [{ atMost: '8' }] } } },
    'Like Palace, but 9: 8 or lower.',
  ],
  [
    'a joker burns, and isn’t called invisible',
    { deck: { jokers: 2 }, special: { JK: { on: 'any', effects: ['burn'] } } },
    'Like Palace, but Joker burns, and more.',
  ],
  [
    'a joker that does nothing else is',
    { deck: { jokers: 2 }, special: { JK: { on: 'any', effects: [] } } },
    'Like Palace, but Joker is invisible, and more.',
  ],
  ['something else differs', { refill: { size: 4 } }, 'Like Palace, with changes.'],
  [
    'more do',
    { refill: { size: 4 }, ofAKind: { size: 3 }, special: skip },
    'Like Palace, but 8 skips, and more.',
  ],
  ['they have a sentence of their own', { special: skip, title: 'As at Grandma’s.' }, 'As at Grandma’s.'],
])('rules of one’s own aren’t told by the sentence of others: %s', (_, changes, expected) => {
  expect(said(changes)).toBe(expected);
});

const cabin = { id: 'cabin', extends: 'idiot', special: { A: null }, chance: 'none' };
const copy = { id: 'copy', extends: 'cabin' };
const NORWAY = 'Norway’s game: no swapping, the stock or the pile at will, and aces burn court cards.';

it.each([
  ['rules with another ace than Idiot’s', [cabin], 'Like Idiot, but A plain, and more.'],
  ['a copy of these', [cabin, copy], 'Like Idiot, but A plain, and more.'],
  [
    'a copy of these with a change of its own',
    [cabin, { ...copy, special: skip }],
    'Like Cabin, but 8 skips.',
  ],
  ['a copy of Idiot itself', [{ ...cabin, special: {}, chance: 'flipStock' }], NORWAY],
])('a sentence of others is only said where nothing differs: %s', (_, made, expected) => {
  expect(saidOf(made)).toBe(expected);
});

it('and in German', () =>
  expect(said({ special: skip }, 'de')).toBe('Wie Palast, nur anders: 8 (aussetzen).'));
