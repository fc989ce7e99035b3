import { expect, it } from 'vitest';
import { completeRuleSet } from '../../src/engine/rules/resolve.ts';
import { findVariant } from '../../src/variants/index.ts';
import { sayBrief } from '../../src/words/say/brief.ts';
import { wordsFor } from '../../src/words/tables.ts';

const SHORT = { 'deck.without': ['2', '3', '4', '5', '6'] };

it.each([
  ['the players', 'players', {}, '2 to 5 players', '2 bis 5 Personen'],
  ['no more than there are cards for', 'players', SHORT, '2 to 3 players', '2 bis 3 Personen'],
  [
    'the loser first, then how the first round starts',
    'starting',
    { 'next.starter': 'loser' },
    'the last loser; at first who has a 3, or the next rank',
    'wer zuletzt verlor; zuerst wer eine 3 hat, sonst den nächsten Rang',
  ],
] as const)('a tile of the editor says %s', (_, group, options, english, german) => {
  const rules = completeRuleSet('palace', options, findVariant);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  const said = (['en', 'de'] as const).map((one) => sayBrief(wordsFor(one, 'family'), rules.value, group));
  expect(said).toEqual([english, german]);
});
