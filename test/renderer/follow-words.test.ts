import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followWords } from '../../src/renderer/follow-words.ts';
import { createStore } from '../../src/renderer/store/create.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { HERE } from '../../src/renderer/store/play/here.ts';
import { FRESH, HOME } from '../../src/renderer/store/route.ts';
import { guestTold } from './phones-fixtures.ts';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  // Fetched before, they are there at once.
  for (const language of ['en', 'de']) {
    await import(`../../src/words/${language}-first.ts`);
    await import(`../../src/words/${language}.ts`);
  }
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const IN_ENGLISH: Partial<PageState> = { here: { ...HERE, language: 'en' } };
const { guest } = JSON.parse(guestTold(null)) as { guest: PageState['guest'] };

type Told = Partial<PageState>;
const WELCOME: Told = { welcome: {} as PageState['welcome'] };
const ELSEWHERE: Told = { route: [FRESH.settings] };

/** Which words have come, after this was told, one thing after the other. */
async function wordsAfter(...told: readonly Told[]) {
  const store = createStore<PageState>(NOTHING_YET);
  followWords(store);
  for (const one of told) {
    store.setState(one);
    await new Promise((done) => setTimeout(done, 50));
  }
  const { firstWords, words } = store.getState();
  return [firstWords?.language ?? null, words?.language ?? null];
}

it.each<[string, readonly Told[], first: 'en' | 'de' | null, all: 'en' | 'de' | null]>([
  ['is told nothing yet', [{}], null, null],
  ['is welcome', [WELCOME], 'de', null],
  // A screen on the network is told no more than this.
  ['is a phone', [{ guest }], 'de', 'de'],
  ['has lost its connection', [{ connection: 'lost' }], 'de', null],
  ['shows something else than home', [WELCOME, ELSEWHERE], 'de', 'de'],
  ['shows the keys over home', [WELCOME, { over: [{ over: 'help' }] }], 'de', 'de'],
  ['is home again', [WELCOME, ELSEWHERE, { route: HOME }], 'de', 'de'],
  [
    'has a round refused',
    [WELCOME, { trouble: { code: 'setup', error: { code: 'NO_SHUFFLE' } } }],
    'de',
    'de',
  ],
  ['speaks another language at home', [ELSEWHERE, { ...WELCOME, route: HOME }, IN_ENGLISH], 'en', null],
  ['speaks another language elsewhere', [WELCOME, ELSEWHERE, IN_ENGLISH], 'en', 'en'],
])('a screen that %s has words: %#', async (_, told, first, all) => {
  expect(await wordsAfter(...told)).toEqual([first, all]);
});
