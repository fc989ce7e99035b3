import { expect, it } from 'vitest';
import { checkGame } from '../../src/cli/check.ts';
import { makeReader } from '../../src/host/feed.ts';
import { openTable } from '../../src/table/table.ts';
import { findVariant } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';

const en = wordsFor('en', 'family');

const SCANS = `
  FACEUP 7C 8C 9C 7D 8D 9D 7H 8H 9H
  FACEUP 7C QC KC DONE 9H 8H KH
  SEAT:2 QD DONE`;

it('a round whose exchange was scanned is written as a game that can be checked', () => {
  let now = 0;
  const setup = { rules: 'canteen', options: {}, names: ['Ann', 'Bo', 'Cy'], dealer: 'Cy', lastLoser: null };
  const opened = openTable(setup, { clock: { now: () => now, speed: () => 1 } });
  if (!opened.ok) throw new Error(opened.error.code);
  const read = makeReader({ packs: 1, jokers: 0 }, 'scanner', opened.value.take);
  for (const code of SCANS.trim().split(/\s+/)) {
    now += 2000;
    read(/^[A-Z]{4,}/.test(code) ? `CMD:${code}` : code, now);
  }
  const text = opened.value.game(0) ?? '';
  opened.value.close();
  expect(text).toContain('\nAnn QCKC<>8C9C ready\nBo ready\nCy KH<>7H ready\n');
  expect(checkGame(en, text, findVariant)).toEqual({ moves: 6, result: null, illegal: [] });
});
