import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseGame } from '../../src/engine/notation/game.ts';
import { logMessage } from '../../src/protocol/log.ts';
import { lookAtGiven } from '../../src/table/given.ts';
import { findVariant } from '../../src/variants/index.ts';

const read = (name: string): string => readFileSync(`test/games/${name}.burnpile`, 'utf8');

it.each(['reference-4-table', 'blast-3-table', 'reference-4-full'])(
  '%s can be looked at from its first card to its last',
  (name) => {
    const text = read(name);
    const found = lookAtGiven(text, findVariant)!;
    const parsed = parseGame(text, findVariant);
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { entries, initial } = parsed.value.game;
    expect(found.lines().filter(({ kind }) => kind === 'move').length).toBeGreaterThan(20);
    expect(found.held()).toHaveLength(entries.length + 1);
    expect(found.at(0).seats.map((seat) => seat.name)).toEqual(initial.seats.map((seat) => seat.name));
    expect(found.at(0).pile).toHaveLength(initial.pile.length);
    expect(found.at(entries.length).phase).toBe('over');
    expect(found.occupants).toBeNull();
    // As a page checks it on arrival.
    expect(() =>
      v.parse(logMessage, { type: 'log', lines: found.lines(), held: found.held() }),
    ).not.toThrow();
  },
);

it.each([
  ['nothing', ''],
  ['rules that there aren’t', '[Burnpile "1"] [Rules "nowhere"]'],
  ['a name that no seat has', read('reference-4-table').replace(/^2 Ann /m, '2 Nobody ')],
  ['a name that is too long to be shown', read('reference-4-table').replaceAll(/\bAnn\b/g, 'A'.repeat(60))],
  ['no text', '\u0000\uFFFD'],
])('nothing can be looked at of a file with %s', (_what, text) => {
  expect(lookAtGiven(text, findVariant)).toBeNull();
});
