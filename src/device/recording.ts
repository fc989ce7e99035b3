/** What happened at a scanner; `after` is in milliseconds since the event before. */
export type RecordingEvent =
  | { readonly kind: 'line'; readonly after: number; readonly text: string }
  | { readonly kind: 'bytes'; readonly after: number; readonly bytes: Uint8Array }
  | { readonly kind: 'unplug'; readonly after: number }
  | { readonly kind: 'plug'; readonly after: number };

/** It begins with the scanner plugged in. */
export type Recording = readonly RecordingEvent[];

export const RECORDING_FAULTS = [
  'notAnEvent',
  'pauseTooLong',
  'badText', // a line is not empty and holds no line ending
  'badBytes', // a character above \u00ff is no byte
  'notPlugged', // a scanner that is unplugged sends nothing and can't be unplugged
  'alreadyPlugged',
] as const;
export type RecordingFault = (typeof RECORDING_FAULTS)[number];

/** `line` counts from 1. */
export type ParsedRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly code: RecordingFault; readonly line: number };

/** A day. */
export const LONGEST_PAUSE = 86_400_000;

const WORDS: readonly string[] = ['line', 'bytes', 'unplug', 'plug'];
const PLAIN = /^[\w:.\]-]+$/;
const EVENT = /^\+(\d+)\s+(?:(line|bytes)\s+("(?:[^"\\]|\\.)*")|([^\s"#]+))(?:\s+#.*)?$/;

const hex = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
const quote = (text: string) => JSON.stringify(text).replace(/[^ -~]/g, hex);

function unquote(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}

function parseEvent(text: string): RecordingEvent | RecordingFault {
  const [, digits, word, quoted, bare] = EVENT.exec(text) ?? [];
  if (digits === undefined) return 'notAnEvent';
  const after = Number(digits);
  if (after > LONGEST_PAUSE) return 'pauseTooLong';
  if (bare === 'plug' || bare === 'unplug') return { kind: bare, after };
  if (bare === 'line' || bare === 'bytes') return 'notAnEvent';
  if (bare !== undefined) return { kind: 'line', after, text: bare };

  const content = unquote(quoted ?? '');
  if (content === null) return word === 'bytes' ? 'badBytes' : 'badText';
  if (word === 'line') return /^[^\r\n]+$/.test(content) ? { kind: 'line', after, text: content } : 'badText';
  const bytes = Array.from(content, (char) => char.charCodeAt(0));
  return bytes.every((byte) => byte <= 0xff)
    ? { kind: 'bytes', after, bytes: Uint8Array.from(bytes) }
    : 'badBytes';
}

/**
 * Reads a recording: one event a line, `#` begins a comment, and an event is the milliseconds since the one
 * before and what came:
 * ```
 * +1200 7H                    the scanner sent the line 7H, which needs no quotes: one word
 * +800 line "two words"       any other line, as a JSON string
 * +30 bytes "7\u0000H\r"      just these bytes, one for each character, with no line ending added
 * +500 unplug
 * +900 plug
 * ```
 */
export function parseRecording(text: string): ParsedRecording {
  const recording: RecordingEvent[] = [];
  let plugged = true;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const fail = (code: RecordingFault): ParsedRecording => ({ ok: false, code, line: index + 1 });
    const event = parseEvent(trimmed);
    if (typeof event === 'string') return fail(event);
    if (event.kind === 'plug') {
      if (plugged) return fail('alreadyPlugged');
    } else if (!plugged) return fail('notPlugged');
    if (event.kind === 'plug' || event.kind === 'unplug') plugged = event.kind === 'plug';
    recording.push(event);
  }
  return { ok: true, recording };
}

/** One event as a line of a recording, without the line ending. Pauses are whole and at most a day. */
export function makeEvent(event: RecordingEvent): string {
  const after = `+${Math.min(Math.max(0, Math.round(event.after)), LONGEST_PAUSE)}`;
  switch (event.kind) {
    case 'line':
      return PLAIN.test(event.text) && !WORDS.includes(event.text)
        ? `${after} ${event.text}`
        : `${after} line ${quote(event.text)}`;
    case 'bytes':
      return `${after} bytes ${quote(String.fromCharCode(...event.bytes))}`;
    default:
      return `${after} ${event.kind}`;
  }
}

/** The inverse of `parseRecording`. */
export const makeRecording = (recording: Recording): string =>
  recording.map((event) => `${makeEvent(event)}\n`).join('');
