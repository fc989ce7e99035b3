import { describe, expect, it } from 'vitest';
import { withYou } from '../../src/words/stand-in.ts';
import { wordsFor } from '../../src/words/tables.ts';

const person = (name: string) => ({ name, bot: false });
const bot = (name: string) => ({ name, bot: true });

describe('who played alone and gave no name is “You”', () => {
  it.each([
    ['against bots', [person('Player 1'), bot('Di'), bot('Cy')], 'You'],
    ['whatever language it was in', [bot('Di'), person('Person 2')], 'You'],
    ['but not with a name', [person('Ann'), bot('Di')], 'Ann'],
    ['nor beside somebody else', [person('Player 1'), person('Player 2')], 'Player 1'],
  ] as const)('%s', (_, people, called) => {
    const [only] = people.filter((one) => !one.bot);
    const shown = { placed: [only!.name, 'Di'], ends: [{ loser: only!.name }] };
    expect(withYou(shown, people, 'You')).toEqual({ placed: [called, 'Di'], ends: [{ loser: called }] });
  });

  it.each([
    ['en', 'You', 'Di', 'You were out first, Di was left holding the cards.'],
    ['en', 'Di', 'You', 'Di was out first, you were left holding the cards.'],
    ['en', null, 'You', 'You were left holding the cards.'],
    ['de', 'Du', 'Di', 'Du warst zuerst raus, Di ist auf den Karten sitzen geblieben.'],
    ['de', 'Di', 'Du', 'Di war zuerst raus, du bist auf den Karten sitzen geblieben.'],
    ['de', null, 'Du', 'Du bist auf den Karten sitzen geblieben.'],
    ['de', 'Du', null, 'Du hast gewonnen.'],
  ] as const)('in %s, where %s is first and %s left', (language, first, loser, said) => {
    const { series, table } = wordsFor(language, 'family');
    expect(series.cameTo(first, loser, table.labels.you)).toBe(said);
  });
});
