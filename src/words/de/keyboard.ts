import type { PhraseFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { orList } from './grammar.ts';

/** More layouts than this are not named: nobody reads them, and any of them would do. */
const FEW = 3;

const quoted = ({ text }: PhraseFacts): string => (text === '' ? 'Das' : `„${text}“`);
const languages = (names: readonly string[]): string =>
  names.length === 0 ? 'eine andere Sprache' : orList(names.slice(0, FEW));

/** What a test scan with a scanner that types has shown. */
export const keyboard: Words['keyboard'] = {
  works: (text) => ({
    what: `„${text}“ wurde gelesen. Der Scanner funktioniert.`,
    next: 'Tasten, die du selbst drückst, wirken jetzt einen Moment später: Mit ihnen könnte ein Scan anfangen.',
  }),
  trouble: {
    nothing: () => ({
      what: 'Noch wurde nichts gescannt.',
      next: 'Scann den Testcode oder irgendeine Karte, außerhalb von Textfeldern.',
    }),
    tooSlow: (f) => ({
      what: `${quoted(f)} kam langsam, als hätte es jemand getippt.`,
      next: 'Wenn du getippt hast, scann stattdessen eine Karte. Wenn es gescannt war, stell den Scanner so ein, dass er seine Tasten ohne Pause sendet.',
    }),
    noEnding: (f) => ({
      what: `${quoted(f)} kam ohne Enter am Ende.`,
      next: 'Stell den Scanner so ein, dass er jeden Code mit Enter beendet, und scann noch einmal. In seiner Anleitung steht ein Code dafür.',
    }),
    otherLayout: (f) => ({
      what: `${quoted(f)} kam mit falschen Buchstaben oder Zeichen an: Die Tastatursprachen sind verschieden.`,
      next: `Anscheinend ist der Scanner auf ${languages(f.scanners)} eingestellt, der Computer auf ${languages(f.computers)}. Stell den Scanner auf die Sprache des Computers.`,
    }),
    otherCode: (f) => ({
      what: `${quoted(f)} ist kein Code von Burnpile.`,
      next: 'Scann den Testcode oder irgendeine Karte des Decks.',
    }),
  },
  layouts: {
    us: 'Englisch (USA)',
    german: 'Deutsch',
    swissGerman: 'Schweizer Deutsch',
    swissFrench: 'Schweizer Französisch',
    french: 'Französisch',
    spanish: 'Spanisch',
    italian: 'Italienisch',
    portuguese: 'Portugiesisch',
    swedish: 'Schwedisch oder Finnisch',
    danish: 'Dänisch',
    norwegian: 'Norwegisch',
  },
};
