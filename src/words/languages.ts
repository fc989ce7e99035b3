import { LANGUAGES, type Language, type Naming } from '../protocol/look.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

const TABLES: Readonly<Record<Language, Words>> = { en, de };

/** Each language as those who speak it call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The first of the languages that somebody speaks (`de-AT`, `en`) that there are sentences in; else English. */
export function languageOf(spoken: readonly string[]): Language {
  const [first] = spoken.flatMap((tag) =>
    LANGUAGES.filter((one) => one === tag.toLowerCase().split(/[-_]/)[0]),
  );
  return first ?? 'en';
}

const traditionally = (words: Words): Words => ({ ...words, names: words.traditional });
const TRADITIONAL: Readonly<Record<Language, Words>> = { en: traditionally(en), de: traditionally(de) };

/** All sentences in a language; the same object for the same choice. */
export const wordsFor = (language: Language, naming: Naming): Words =>
  (naming === 'traditional' ? TRADITIONAL : TABLES)[language];
