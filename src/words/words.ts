import type { Language } from '../protocol/look.ts';
import type { en } from './en.ts';
import type { enFirst } from './en-first.ts';
import type { enOutside } from './en-outside.ts';

/** What any language says in the place of a part of the English table: its own sentences, from the same facts. */
type InAnyLanguage<Part> = Part extends string
  ? string
  : Part extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => InAnyLanguage<Said>
    : { readonly [Key in keyof Part]: InAnyLanguage<Part[Key]> };

/** Every sentence of the page, in one language. It is the English table that says which there are. */
export type Words = InAnyLanguage<Omit<typeof en, 'language'>> & {
  /** As in the `lang` of a page. */
  readonly language: Language;
};

/** Those of them that home says: all that the page has before another screen is opened. */
export type FirstWords = Pick<Words, keyof typeof enFirst>;

/** What the command line and the desktop app say besides. */
export type OutsideWords = InAnyLanguage<typeof enOutside>;

/** Every sentence that people read, in one language. */
export type AllWords = Words & OutsideWords;
