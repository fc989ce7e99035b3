import { LANGUAGES, type Language, type Naming } from '../protocol/look.ts';
import type { FirstWords } from './words.ts';

/** A language by its own name: `Deutsch`. */
export const ownNameOf = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The language that a tag (`de-AT`) means; undefined for one that there are no words in. */
export const languageNamed = (tag: string): Language | undefined =>
  LANGUAGES.find((one) => one === tag.toLowerCase().split(/[-_]/)[0]);

/** The first of the spoken languages that there are words in; else English. */
export const languageOf = (spoken: readonly string[]): Language =>
  spoken.map(languageNamed).find((one) => one !== undefined) ?? 'en';

/** The same words with the names that were chosen. */
export const withNaming = <All extends FirstWords>(words: All, naming: Naming): All =>
  naming === 'traditional' ? { ...words, names: words.traditional } : words;
