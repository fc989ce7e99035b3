import { LANGUAGES, type Language, type Naming } from '../protocol/look.ts';
import { nameKey } from '../protocol/names.ts';
import { MOST_PLAYERS } from '../protocol/setup.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

/** Every language with its table. */
const TABLES: Readonly<Record<Language, Words>> = { en, de };

/** A language by its own name: `Deutsch`. */
export const ownNameOf = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The language that a tag (`de-AT`) means; undefined for one that there are no words in. */
export const languageNamed = (tag: string): Language | undefined =>
  LANGUAGES.find((one) => one === tag.toLowerCase().split(/[-_]/)[0]);

/** The first of the spoken languages that there are words in; else English. */
export const languageOf = (spoken: readonly string[]): Language =>
  spoken.map(languageNamed).find((one) => one !== undefined) ?? 'en';

const STAND_INS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((one) =>
    Array.from({ length: MOST_PLAYERS }, (_, i) => nameKey(TABLES[one].setup.standIn(i + 1))),
  ),
);

/** Whether a name is a stand-in for a player who gave none, in any language. */
export const isStandIn = (name: string): boolean => STAND_INS.has(nameKey(name));

const TRADITIONAL = new Map(
  LANGUAGES.map((one): [Language, Words] => [one, { ...TABLES[one], names: TABLES[one].traditional }]),
);

/** All words of a language; the same object for the same choice. */
export const wordsFor = (language: Language, naming: Naming): Words =>
  (naming === 'traditional' ? TRADITIONAL.get(language) : undefined) ?? TABLES[language];
