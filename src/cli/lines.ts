import type { Readable } from 'node:stream';

/** Longer than any position; a file without line ends must not fill the memory. */
export const MAX_LINE = 1_000_000;

/** One line without its end; of one that is too long only that it was. */
export type Line = { readonly tooLong: false; readonly text: string } | { readonly tooLong: true };

/**
 * The lines of a stream that are not blank, in lists as they arrive. Reads UTF-8 with or without a byte order
 * mark, and lines that end in LF or CRLF; the last one needs no end.
 */
export async function* readLines(stream: Readable): AsyncGenerator<readonly Line[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let skipping = false;
  const take = (text: string): Line[] => {
    const parts = text.split('\n');
    const ended = parts.slice(0, -1).map((part, i) => (i === 0 ? rest + part : part));
    const first = ended.length > 0 && skipping;
    rest = ended.length > 0 ? parts.at(-1)! : rest + text;
    if (ended.length > 0) skipping = false;
    const lines = ended.map((line, i) => toLine(line, first && i === 0));
    if (rest.length > MAX_LINE) {
      rest = '';
      skipping = true;
    }
    return lines.filter((line) => line !== null);
  };
  for await (const chunk of stream) {
    const lines = take(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
    if (lines.length > 0) yield lines;
  }
  const lines = take(`${decoder.decode()}\n`);
  if (lines.length > 0) yield lines;
}

function toLine(text: string, cut: boolean): Line | null {
  if (cut || text.length > MAX_LINE) return { tooLong: true };
  // A byte order mark may stand in the middle too, where files were joined.
  const bare = text.replace(/^\uFEFF/, '');
  return bare.trim() === '' ? null : { tooLong: false, text: bare };
}
