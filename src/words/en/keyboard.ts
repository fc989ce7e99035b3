import type { Layout } from '../../device/layouts.ts';
import type { PhraseTrouble } from '../../device/phrase.ts';
import type { NoticeSentences, PhraseFacts } from '../facts.ts';
import { orList } from './grammar.ts';

/** More layouts than this are not named: nobody reads them, and any of them would do. */
const FEW = 3;

const quoted = ({ text }: PhraseFacts): string => (text === '' ? 'That' : `“${text}”`);
const languages = (names: readonly string[]): string =>
  names.length === 0 ? 'another language' : orList(names.slice(0, FEW));

const trouble: Record<PhraseTrouble, (facts: PhraseFacts) => NoticeSentences> = {
  nothing: () => ({
    what: 'Nothing was scanned yet.',
    next: 'Scan the test code or any card, outside of text fields.',
  }),
  tooSlow: (f) => ({
    what: `${quoted(f)} came slowly, as if somebody typed it.`,
    next: 'If you typed it, scan a card instead. If it was scanned, set the scanner to send its keys without a delay.',
  }),
  noEnding: (f) => ({
    what: `${quoted(f)} came without Enter at its end.`,
    next: 'Set the scanner to end each code with Enter, then scan again. Its manual has a code for that.',
  }),
  otherLayout: (f) => ({
    what: `${quoted(f)} came out with wrong letters or signs: the keyboard languages differ.`,
    next: `The scanner seems to be set to ${languages(f.scanners)}, but this computer to ${languages(f.computers)}. Set the scanner to the language of this computer.`,
  }),
  otherCode: (f) => ({
    what: `${quoted(f)} is not a Burnpile code.`,
    next: 'Scan the test code or any card of the deck.',
  }),
};

/** What a test scan with a scanner that types has shown. */
export const keyboard = {
  /** A good test scan: what was read. */
  works: (text: string) => ({
    what: `“${text}” was read. The scanner works.`,
    next: 'Keys that you press yourself now act a moment later, because a scan could begin with them.',
  }),
  trouble,
  layouts: {
    us: 'English (US)',
    german: 'German',
    swissGerman: 'Swiss German',
    swissFrench: 'Swiss French',
    french: 'French',
    spanish: 'Spanish',
    italian: 'Italian',
    portuguese: 'Portuguese',
    swedish: 'Swedish or Finnish',
    danish: 'Danish',
    norwegian: 'Norwegian',
  } satisfies Record<Layout, string>,
};
