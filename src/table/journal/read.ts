import type { Result } from '../../engine/result.ts';
import { readPlain } from './disk.ts';
import {
  decodeLine,
  decodeTable,
  intactJson,
  type JournalLine,
  type LineError,
  type TableLine,
} from './format.ts';

/** Why nothing can be made of a journal. */
export type JournalError =
  | { readonly code: 'cannotRead' }
  /** Its first line is damaged: what was set up is lost. */
  | { readonly code: 'noJournal' }
  /** Another version of Burnpile wrote it. */
  | { readonly code: 'otherFormat' }
  /** This line, counted from 1, is as it was written and says what this Burnpile doesn't know. */
  | { readonly code: 'unknownLine'; readonly line: number };

/** What a table took, as far as it was written whole. */
export interface JournalContent {
  readonly first: TableLine;
  readonly lines: readonly JournalLine[];
  /** How many lines follow that can't be taken up: a damaged one and whatever stands behind it. */
  readonly cut: number;
}

const LINE_END = 0x0a;

/** The JSON of every intact line from the start, and how many bytes they are together. */
function intactLines(bytes: Buffer): { readonly texts: string[]; readonly whole: number } {
  const texts: string[] = [];
  let whole = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_END, whole);
    const json = end === -1 ? null : intactJson(bytes.subarray(whole, end));
    if (json === null) return { texts, whole };
    texts.push(json);
    whole = end + 1;
  }
}

/** How many lines these bytes are; the last one may lack its end. */
function countLines(bytes: Buffer): number {
  const ends = bytes.reduce((sum, byte) => sum + (byte === LINE_END ? 1 : 0), 0);
  return bytes.length > 0 && bytes.at(-1) !== LINE_END ? ends + 1 : ends;
}

function errorAt(line: number, { code }: LineError): JournalError {
  if (code === 'otherFormat') return { code };
  return line === 1 && code === 'damaged' ? { code: 'noJournal' } : { code: 'unknownLine', line };
}

/** Reads the bytes of a journal: everything up to the first damaged line, and how many bytes that is. */
export function parseJournal(
  bytes: Buffer,
): Result<{ readonly content: JournalContent; readonly whole: number }, JournalError> {
  const { texts, whole } = intactLines(bytes);
  const [text, ...others] = texts;
  if (text === undefined) return { ok: false, error: { code: 'noJournal' } };
  const first = decodeTable(text);
  if (!first.ok) return { ok: false, error: errorAt(1, first.error) };
  const lines: JournalLine[] = [];
  for (const other of others) {
    const line = decodeLine(other);
    if (!line.ok) return { ok: false, error: errorAt(lines.length + 2, line.error) };
    lines.push(line.value);
  }
  const content = { first: first.value, lines, cut: countLines(bytes.subarray(whole)) };
  return { ok: true, value: { content, whole } };
}

/** In bytes: some 5,000 rounds at one table. */
const LARGEST = 64 * 1024 * 1024;

/** The bytes of a file; an error value if it is missing, may not be read, or is no plain file of a journal's size. */
export function readBytes(file: string): Result<Buffer, JournalError> {
  const read = readPlain(file, LARGEST);
  return read.ok ? read : { ok: false, error: { code: 'cannotRead' } };
}

/** Reads a journal and leaves it as it is. */
export function readJournal(file: string): Result<JournalContent, JournalError> {
  const bytes = readBytes(file);
  const parsed = bytes.ok ? parseJournal(bytes.value) : bytes;
  return parsed.ok ? { ok: true, value: parsed.value.content } : parsed;
}
