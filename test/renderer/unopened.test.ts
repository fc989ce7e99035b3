import { expect, it } from 'vitest';
import { createStore } from '../../src/renderer/store/create.ts';
import { type Draft, fromSetup } from '../../src/renderer/store/draft.ts';
import { keepUnopened, readUnopened } from '../../src/renderer/store/unopened.ts';

const draft: Draft = {
  ...fromSetup({ rules: 'palace', options: {}, names: ['Ann', '', ''], dealer: '', lastLoser: null }),
  dealer: 2,
};

/** A storage of one entry. */
function makeStorage(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
  };
}

it('keeps a table that is being set up, with who deals though nobody has a name', () => {
  const storage = makeStorage();
  const store = createStore<{ readonly unopened: readonly Draft[] }>({ unopened: [] });
  keepUnopened(store, storage);
  store.setState(() => ({ unopened: [draft] }));
  expect(readUnopened(storage)).toEqual([draft]);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '{"setup":1}'],
  ['a set-up that is none', '[{"setup":{"rules":7},"dealer":0},null]'],
])('reads %s as no table', (_, text) => {
  expect(readUnopened(makeStorage(text))).toEqual([]);
});
