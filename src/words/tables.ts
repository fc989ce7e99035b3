import type { Language, Naming } from '../protocol/look.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { withNaming } from './languages.ts';
import type { Words } from './words.ts';

/** Every language with its table. */
const TABLES: Readonly<Record<Language, Words>> = { en, de };

/** All words of a language. The page fetches the one that it speaks instead. */
export const wordsFor = (language: Language, naming: Naming): Words => withNaming(TABLES[language], naming);
