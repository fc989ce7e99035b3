import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followWords } from '../../src/renderer/follow-words.ts';
import { createStore } from '../../src/renderer/store/create.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { guestTold } from './phones-fixtures.ts';

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const { guest } = JSON.parse(guestTold(null)) as { guest: PageState['guest'] };

it.each<[string, Partial<PageState>, 'de' | null]>([
  ['is told nothing yet', {}, null],
  ['is welcome', { welcome: {} as PageState['welcome'] }, 'de'],
  // A screen on the network is told no more than this.
  ['is a phone', { guest }, 'de'],
  ['has lost its connection', { connection: 'lost' }, 'de'],
])('a screen that %s has words: %#', async (_, told, language) => {
  const store = createStore<PageState>(NOTHING_YET);
  const spoken = followWords(store);
  store.setState(told);
  const soon = new Promise((done) => setTimeout(done, 500));
  await (language === null ? soon : spoken);
  expect(store.getState().words?.language ?? null).toBe(language);
});
