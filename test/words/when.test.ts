import { describe, expect, it } from 'vitest';
import { localeFor, sayWhen } from '../../src/words/say/when.ts';

const now = Date.UTC(2026, 2, 12, 20, 30);
const say = (iso: string, locale = 'en-GB', timeZone = 'UTC') =>
  sayWhen(Date.parse(iso), now, { locale, timeZone });

describe('when a table was last played', () => {
  it.each([
    ['2026-03-12T20:29:50Z', 'now'],
    // The page works its time out again every half a minute only.
    ['2026-03-12T20:30:29Z', 'now'],
    ['2026-03-12T20:25:00Z', '5 minutes ago'],
    ['2026-03-12T09:05:00Z', 'today 09:05'],
    ['2026-03-11T21:14:00Z', 'yesterday 21:14'],
    ['2026-03-08T18:00:00Z', 'Sunday 18:00'],
    ['2026-03-05T18:00:00Z', '5 March 2026'],
    ['2024-12-24T18:00:00Z', '24 December 2024'],
    // A clock that was set back since.
    ['2026-03-14T18:00:00Z', '14 March 2026'],
  ])('%s is %s', (at, said) => {
    expect(say(at)).toBe(said);
  });

  it('is said in the reader’s place and language', () => {
    expect(say('2026-03-11T23:30:00Z', 'de', 'Europe/Berlin')).toBe('heute 00:30');
    expect(say('2026-03-11T21:14:00Z', 'en-US')).toMatch(/^yesterday 9:14\sPM$/);
  });

  it('takes the browser’s place only where it speaks the page’s language', () => {
    expect(localeFor('en', ['de-DE', 'en-GB'])).toBe('en-GB');
    expect(localeFor('en', ['de-DE', 'eng'])).toBe('en');
  });
});
