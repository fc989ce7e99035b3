import type { Language, Naming } from '../protocol/look.ts';
import { de } from './de.ts';
import { deOutside } from './de-outside.ts';
import { en } from './en.ts';
import { enOutside } from './en-outside.ts';
import { withNaming } from './languages.ts';
import type { AllWords } from './words.ts';

/** Every language with its table. */
const TABLES: Readonly<Record<Language, AllWords>> = {
  en: { ...en, ...enOutside },
  de: { ...de, ...deOutside },
};

/** All words of a language. The page fetches the one that it speaks instead. */
export const wordsFor = (language: Language, naming: Naming): AllWords =>
  withNaming(TABLES[language], naming);
