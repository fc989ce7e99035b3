import type { Layout } from '../../device/layouts.ts';
import type { PhraseReport } from '../../device/phrase.ts';
import type { NoticeSentences } from '../facts.ts';
import type { Words } from '../words.ts';

/** What a test scan of a keyboard scanner has shown, and what to do. */
export function sayTestScan(
  { keyboard }: Words,
  { trouble, text, gap, layouts }: PhraseReport,
): NoticeSentences {
  if (trouble === null) return keyboard.works(text, gap);
  const names = (list: readonly Layout[]) => [...new Set(list)].map((one) => keyboard.layouts[one]);
  return keyboard.trouble[trouble]({
    text,
    scanners: names(layouts.map(({ scanner }) => scanner)),
    computers: names(layouts.map(({ computer }) => computer)),
  });
}
