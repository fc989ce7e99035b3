import { describe, expect, it } from 'vitest';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { languageOf } from '../../src/words/languages.ts';
import { wordsFor } from '../../src/words/tables.ts';

describe('the language', () => {
  it.each([
    ['en-GB en', 'en'],
    ['de-AT en', 'de'],
    ['fr-FR de en', 'de'],
    ['fr es', 'en'],
    ['DE_de.UTF-8', 'de'],
    ['deu', 'en'],
    ['', 'en'],
  ])('of %s is %s', (spoken, language) => {
    expect(languageOf(spoken.split(' '))).toBe(language);
  });
});

describe('the names', () => {
  it.each([
    ['en', 'family', en.names, 'Palace'],
    ['en', 'traditional', en.traditional, 'Shithead'],
    ['de', 'family', de.names, 'Palast'],
    ['de', 'traditional', de.traditional, 'Shithead'],
  ] as const)('%s, %s', (language, naming, names, game) => {
    expect(wordsFor(language, naming).names).toBe(names);
    expect(names.game).toBe(game);
  });
});
