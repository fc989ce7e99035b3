import { describe, expect, it } from 'vitest';
import { hereIn, lookedBack, namesFor } from '../../src/words/say/play.ts';
import { withYou } from '../../src/words/stand-in.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { PLAYS } from '../renderer/play-fixtures.ts';

const person = (name: string) => ({ name, bot: false });
const bot = (name: string) => ({ name, bot: true });

/** What people are called in a replay of a table of the past, with these names and ways to play. */
function calledIn(
  language: 'en' | 'de',
  names: readonly string[],
  ways: readonly ('here' | 'phone' | 'bot')[],
) {
  const { table } = PLAYS.over;
  const occupants = {
    here: { who: 'here' },
    phone: { who: 'phone' },
    bot: { who: 'bot', level: 'easy' },
  } as const;
  const seats = ways.map((way) => ({ ...table.play.seats[0]!, occupant: occupants[way] }));
  const words = wordsFor(language, 'family');
  const then = lookedBack(words, {
    ...table,
    seats: names.map((name) => ({ ...table.seats[0]!, name })),
    play: { ...table.play, you: null, mine: [], seats },
  });
  return namesFor(words, then.seats, hereIn(then)).map(({ name }) => name);
}

describe('a replay calls people as the list of earlier tables does', () => {
  it.each([
    ['here', ['Player 1', 'Di'], ['here', 'bot'], ['You', 'Di']],
    ['with a phone', ['Di', 'Person 2', 'Cy'], ['bot', 'phone', 'bot'], ['Di', 'You', 'Cy']],
    ['with a name', ['Ann', 'Di'], ['phone', 'bot'], ['Ann', 'Di']],
    ['with others', ['Person 1', 'Person 2'], ['phone', 'phone'], ['Player 1', 'Player 2']],
  ] as const)('of who played %s', (_, names, ways, called) => {
    expect(calledIn('en', names, ways)).toEqual(called);
  });

  it('in the language shown', () => {
    expect(calledIn('de', ['Player 1', 'Player 2'], ['here', 'here'])).toEqual(['Person 1', 'Person 2']);
    expect(calledIn('de', ['Player 1', 'Di'], ['phone', 'bot'])).toEqual(['Du', 'Di']);
  });
});

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
