/** Words that stand for places and corrections: a seat of that name is written in quotes. */
const RESERVED: readonly string[] = [
  'pile',
  'stock',
  'burned',
  'count',
  'move',
  'to',
  'turn',
  'direction',
  'option',
  'penalty',
];

const BARE_NAME = /^\p{L}[\p{L}\p{M}\p{N}_.-]*$/u;

/** What would break a line or can't be stored as text: control characters and halves of a surrogate pair. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

const asCode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A name as the notation writes it: bare if it is one word, else in single quotes. */
export function makeName(name: string): string {
  if (BARE_NAME.test(name) && !RESERVED.includes(name)) return name;
  return `'${name.replace(/[\\']/g, '\\$&').replace(UNSAFE, asCode)}'`;
}

const plain = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, char: string) =>
    code === undefined ? char : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Reads what `makeName` writes; null if it is no name. */
export function parseName(text: string): string | null {
  if (BARE_NAME.test(text)) return RESERVED.includes(text) ? null : text;
  const quoted = /^'((?:[^'\\]|\\.)*)'$/.exec(text);
  return quoted === null ? null : plain(quoted[1]!);
}

/** The seat that a written name means; null if nobody sits there by that name. */
export function seatNamed(names: readonly string[], text: string): number | null {
  const name = parseName(text);
  const seat = name === null ? -1 : names.indexOf(name);
  return seat === -1 ? null : seat;
}

/** The index after a quoted stretch that begins at `start`; the end of the text if it isn't closed. */
function endOfQuote(text: string, start: number): number {
  const quote = text[start];
  let i = start + 1;
  while (i < text.length && text[i] !== quote) i += text[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** Splits at every such character outside quotes; the parts are trimmed. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let i = 0;
  while (i < text.length) {
    if (text[i] === "'" || text[i] === '"') i = endOfQuote(text, i);
    else {
      if (text[i] === separator) {
        parts.push(text.slice(from, i));
        from = i + 1;
      }
      i++;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim());
}

/** The words of a line, quoted names whole, comments in braces left out; null if a comment isn't closed. */
export function wordsOf(line: string): string[] | null {
  const words: string[] = [];
  let word = '';
  const finish = () => {
    if (word !== '') words.push(word);
    word = '';
  };
  let i = 0;
  while (i < line.length) {
    const char = line[i]!;
    let next = i + 1;
    if (char === "'") {
      next = endOfQuote(line, i);
      word += line.slice(i, next);
    } else if (char === '{') {
      next = line.indexOf('}', i) + 1;
      if (next === 0) return null;
      finish();
    } else if (/\s/.test(char)) finish();
    else word += char;
    i = next;
  }
  finish();
  return words;
}

/** A comment, with what would end it too early taken out. */
export const makeComment = (text: string): string =>
  `{${text.replace(UNSAFE, ' ').replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))}}`;

export const makeTag = (name: string, value: string): string =>
  `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`;

/** The tags of a line, in order; null if it holds anything else but comments. */
export function parseTags(line: string): [name: string, value: string][] | null {
  const tags: [string, string][] = [];
  const tag = /\s*(?:\[(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]|\{[^}]*\})\s*/y;
  while (tag.lastIndex < line.length) {
    const match = tag.exec(line);
    if (match === null) return null;
    if (match[1] !== undefined) tags.push([match[1], match[2]!.replace(/\\(.)/g, '$1')]);
  }
  return tags;
}
