import { expect, it } from 'vitest';
import { makeRulebook } from '../../src/engine/rules/rulebook.ts';
import { ruleSetViews } from '../../src/table/rule-sets.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { sayTitle } from '../../src/words/say/setup.ts';
import { wordsFor } from '../../src/words/tables.ts';

/** What is said at a set-up of rules made from Palace, by what they say otherwise. */
function said(changes: object, language: 'en' | 'de' = 'en'): string {
  const value = JSON.stringify({ format: 1, id: 'ours', extends: 'palace', ...changes });
  const all = ruleSetViews(makeRulebook([{ file: 'ours.json', text: { ok: true, value } }], PRESETS));
  return sayTitle(wordsFor(language, 'family'), all.find(({ id }) => id === 'ours')!, all);
}

const skip = { '8': { effects: ['skip'] } };

it.each([
  ['a card does something else', { special: skip }, 'Like Palace, but: 8 skips.'],
  ['two do', { special: { ...skip, J: { effects: ['reverse'] } } }, 'Like Palace, but: 8 skips, J reverses.'],
  ['one does nothing now', { special: { '2': null } }, 'Like Palace, but: 2 plain.'],
  [
    'it does two things',
    { special: { '8': { effects: ['reverse', 'burn'] } } },
    'Like Palace, but: 8 burns + reverses.',
  ],
  [
    'it sets a limit',
    { special: { '9': { effects: [{ atMost: '8' }] } } },
    'Like Palace, but: 9: 8 or lower.',
  ],
  [
    'a joker burns, and isn’t called invisible',
    { deck: { jokers: 2 }, special: { JK: { on: 'any', effects: ['burn'] } } },
    'Like Palace, but: Joker burns, and more.',
  ],
  [
    'a joker that does nothing else is',
    { deck: { jokers: 2 }, special: { JK: { on: 'any', effects: [] } } },
    'Like Palace, but: Joker is invisible, and more.',
  ],
  ['something else differs', { refill: { size: 4 } }, 'Like Palace, with changes.'],
  [
    'more do',
    { refill: { size: 4 }, ofAKind: { size: 3 }, special: skip },
    'Like Palace, but: 8 skips, and more.',
  ],
  ['they have a sentence of their own', { special: skip, title: 'As at Grandma’s.' }, 'As at Grandma’s.'],
])('rules of one’s own aren’t told by the sentence of others: %s', (_, changes, expected) => {
  expect(said(changes)).toBe(expected);
});

it('and in German', () => expect(said({ special: skip }, 'de')).toBe('Wie Palast, nur: 8 aussetzen.'));
