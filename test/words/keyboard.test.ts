import { describe, expect, it } from 'vitest';
import { judgeTestPhrase, PHRASE_TROUBLES } from '../../src/device/phrase.ts';
import { en } from '../../src/words/en.ts';
import { sayTestScan } from '../../src/words/say/scanner.ts';
import { keysOf, scanOf } from '../device/keys.ts';

const report = (came: string) =>
  judgeTestPhrase(
    scanOf(came, () => 5),
    (text) => text === 'CMD:TEST',
  );

describe('a test scan in words', () => {
  it.each(PHRASE_TROUBLES)('%s says what came and what to do', (code) => {
    for (const facts of [
      { text: '', scanners: [], computers: [] },
      { text: 'CMDÖTEST', scanners: ['English (US)'], computers: ['German', 'Swedish or Finnish'] },
    ]) {
      const { what, next } = en.keyboard.trouble[code](facts);
      expect(what).toMatch(/^[A-Z“].*[.]$/);
      expect(next).toMatch(/^[A-Z].*[.]$/);
      expect(what + next).not.toMatch(/null|undefined/);
    }
  });

  it('names the layouts that differ, but no long list of them', () => {
    expect(sayTestScan(en, report('CMDÖTEST')).next).toContain(
      'The scanner seems to be set to English (US), but this computer to German or Swedish or Finnish.',
    );
    expect(sayTestScan(en, report('CMD>TEST')).next).toContain(
      'The scanner seems to be set to German, Swiss German or Swiss French, but this computer to English (US).',
    );
  });

  it('says that it works, or that there was nothing', () => {
    expect(sayTestScan(en, report('CMD:TEST'))).toEqual({
      what: '“CMD:TEST” was read. The scanner works.',
      next: 'Keys that you press yourself now act a moment later, because a scan could begin with them.',
    });
    expect(
      sayTestScan(
        en,
        judgeTestPhrase(keysOf('↵'), () => true),
      ).what,
    ).toBe('Nothing was scanned yet.');
  });
});
