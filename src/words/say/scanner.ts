import type { Layout } from '../../device/layouts.ts';
import type { PhraseReport } from '../../device/phrase.ts';
import type { Trouble } from '../../device/source.ts';
import type { ScannerView } from '../../protocol/view.ts';
import { SCANNER_TROUBLES } from '../closed-lists.ts';
import type { NoticeSentences } from '../facts.ts';
import type { FirstWords, Words } from '../words.ts';

/** A device’s reason as a code; `other` for a reason without words. */
export const troubleOf = (reason: string): Trouble =>
  SCANNER_TROUBLES.find((known) => known === reason) ?? 'other';

/** The state of the scanner. */
export function sayScanner(words: FirstWords, { kind, state, name, reason }: ScannerView): string {
  const said = words.devices.scanner(kind, state, name ?? '');
  return reason === null ? said : `${said}: ${words.devices.trouble[troubleOf(reason)]}`;
}

/** What a test scan with a scanner that types has shown, and what to do. */
export function sayTestScan({ keyboard }: Words, { trouble, text, layouts }: PhraseReport): NoticeSentences {
  if (trouble === null) return keyboard.works(text);
  const names = (list: readonly Layout[]) => [...new Set(list)].map((one) => keyboard.layouts[one]);
  return keyboard.trouble[trouble]({
    text,
    scanners: names(layouts.map(({ scanner }) => scanner)),
    computers: names(layouts.map(({ computer }) => computer)),
  });
}
