/** A key that was pressed, as a page tells of it. */
export interface KeyPress {
  /** The character that came of it, or a name such as `Enter` and `Shift`. */
  readonly key: string;
  readonly shift: boolean;
  /** Control, or Command on a Mac. */
  readonly command: boolean;
  readonly alt: boolean;
  /** The key is held down and repeats. */
  readonly repeat: boolean;
}

/** What has become of the keys by now. */
export interface Decision {
  /** What was scanned; null if nothing was, yet. */
  readonly line: string | null;
  /** Keys that a person pressed, oldest first: those held back until now, and this one if nobody waits for more. */
  readonly typed: readonly KeyPress[];
  /** This key is held back or belongs to a scan: it must do nothing else. */
  readonly taken: boolean;
  /** How many characters of the line had been given back as typed before it was known to be one. */
  readonly torn: number;
}

export interface KeyReader {
  /** Takes a key, with its time in milliseconds. */
  press(key: KeyPress, at: number): Decision;
  /** After this time nothing belongs to what is held back any more; null if nothing is. */
  due(): number | null;
  /**
   * Gives back what is held, as typed: the time has passed, or something else needs the keys now. What only a scanner
   * types so fast is dropped: its line broke off.
   */
  release(): readonly KeyPress[];
}

/**
 * The pace of people, in milliseconds from key to key. Nobody presses a row of keys faster than this on the whole,
 * and scanners are faster: from 1 to 30 ms, some 50. It holds however long a single key may wait, so that a
 * patient setting for a scanner that stumbles takes nothing away from people.
 */
export const PACE_OF_PEOPLE = 60;

/**
 * Two keys make a code, such as 7H, and people do roll two keys, 20 to 40 ms apart. But the Enter after them is
 * a movement of its own, 100 ms and more: both steps within 30 ms are out of reach. A letter with Shift needs a
 * third key as well, so there no more than the usual speed is asked; scanners send capitals that way.
 */
const PAIR = 30;

/** No code is this long; of a line that is, the start says enough. */
export const LONGEST_CODE = 64;

/** A busy computer may stamp a key of a scan that much later than the one before, in milliseconds. */
const TORN = 700;

/** For as long a line that broke off waits for its rest, in milliseconds: what had come of it is no key of the page. */
const BROKEN = 3000;

/** For how long the start of a code, such as a lone 3 or C, waits for the rest at least; a person hardly notices, in milliseconds. */
const START = 250;

/** Nobody presses keys of the page in a row of that many digits; codes of goods have 8 and more. */
const NUMBER = /^\d{6,}$/;

interface Line {
  readonly text: string;
  readonly torn: number;
}

interface Held {
  readonly press: KeyPress;
  readonly at: number;
}

type Kind = 'character' | 'shift' | 'end' | 'other';

/** No code has a blank, and a blank presses buttons. */
function kindOf({ key, command, alt, repeat }: KeyPress): Kind {
  if (command || alt || repeat) return 'other';
  if (key === 'Enter' || key === 'Tab') return 'end';
  // Some scanners switch Caps Lock around a code.
  if (key === 'Shift' || key === 'CapsLock') return 'shift';
  return [...key].length === 1 && key !== ' ' ? 'character' : 'other';
}

export const isCharacter = (press: KeyPress): boolean => kindOf(press) === 'character';
export const isEnd = (press: KeyPress): boolean => kindOf(press) === 'end';

/** Whether an end came after these as fast as scanners type. */
const isFast = (characters: readonly Held[], end: number): boolean =>
  characters.length > 0 && (end - characters[0]!.at) / characters.length < PACE_OF_PEOPLE;

/** Whether more than one were typed as fast as that. */
const areFast = (characters: readonly Held[]): boolean =>
  characters.length > 1 && isFast(characters.slice(0, -1), characters.at(-1)!.at);

/** Whether more were typed as fast as that than two keys that a person may roll. */
const isRow = (characters: readonly Held[]): boolean => characters.length > 2 && areFast(characters);

/** Whether characters with these times, and an end after them, came from a scanner; each came in time. */
function isScan(characters: readonly Held[], end: number): boolean {
  const first = characters[0];
  const second = characters[1];
  if (first === undefined || second === undefined || !isFast(characters, end)) return false;
  if (characters.length > 2 || characters.some(({ press }) => press.shift)) return true;
  return second.at - first.at <= PAIR && end - second.at <= PAIR;
}

const textOf = (keys: readonly Held[]): string =>
  keys
    .filter(({ press }) => isCharacter(press))
    .map(({ press: { key } }) => key)
    .join('');

export interface KeyReading {
  /** For how many milliseconds a character is held back. */
  readonly gap: number;
  /** Whether a text is a code, or the start of one that nobody types by chance. */
  readonly isCode?: (text: string) => boolean;
  /** Whether a code counts at any pace once an end follows it. */
  readonly anyPace?: boolean;
  /** Whether a code may begin with a text. */
  readonly startsCode?: (text: string) => boolean;
  /** Whether a key of the page, pressed now, could not be undone: then the start of a code waits as long as a torn scan takes. */
  readonly isFinal?: () => boolean;
}

/**
 * Tells the keys of a scanner from those of a person: a scanner types a code fast and ends it with Enter or Tab.
 * A character is held back for `gap` milliseconds; whatever turns out to be no scan is given back, so that every
 * key comes out once and in order. No clock: the caller keeps time.
 *
 * A busy computer tears scans, and some scanners stumble. What is a code already is held back for longer, and so is what
 * may begin one; and where a code lacks characters that were given back just before, or that were dropped as the start
 * of a line that broke off, it is a line with them. With
 * `anyPace` a code is one however slowly its keys come: what people press as keys of the page is no code with an Enter
 * after it. Nor is it a long number, which is a line at any pace, too.
 */
export function makeKeyReader({
  gap,
  isCode = () => false,
  anyPace = false,
  startsCode = () => false,
  isFinal = () => false,
}: KeyReading): KeyReader {
  let held: Held[] = [];
  let ended: number | null = null;
  /** Characters that came before, when the last of them was pressed, and how many of the last ones were dropped. */
  let given = { text: '', at: Number.NEGATIVE_INFINITY, dropped: 0 };

  /** What came before and may belong to what begins now. */
  const before = (at: number): string =>
    at - given.at <= (given.dropped > 0 ? BROKEN : TORN) ? given.text : '';

  const empty = (drops: boolean): KeyPress[] => {
    const typed = held.map(({ press }) => press);
    const first = held[0];
    if (first !== undefined) {
      const earlier = before(first.at);
      const text = textOf(held);
      const dropped = drops ? text.length + (earlier === '' ? 0 : given.dropped) : 0;
      given = { text: (earlier + text).slice(-LONGEST_CODE), at: held.at(-1)!.at, dropped };
    }
    held = [];
    return drops ? [] : typed;
  };

  /** Whether what is held only a scanner types: a row of keys, or two that begin a command, which nobody rolls. */
  const isScanned = (): boolean => {
    const characters = held.filter(({ press }) => isCharacter(press));
    return isRow(characters) || (areFast(characters) && /^cm/i.test(textOf(characters)));
  };

  const release = (): KeyPress[] => empty(isScanned());

  const isWhole = (keys: readonly Held[]): boolean => areFast(keys) && isCode(textOf(keys));

  /** The longest text wanted of these, with what was given back just before; null if there is none. */
  const withGiven = (characters: readonly Held[], wanted: (text: string) => boolean): Line | null => {
    const [first] = characters;
    if (first === undefined) return null;
    const own = textOf(characters);
    const ends = [...before(first.at)].map((_, from, all) => all.slice(from).join(''));
    const found = [...ends, ''].find((end) => wanted(end + own));
    return found === undefined
      ? null
      : { text: found + own, torn: Math.max(0, found.length - given.dropped) };
  };

  const patience = (): number => {
    const characters = held.filter(({ press }) => isCharacter(press));
    const text = textOf(characters);
    const isCodeSoFar = anyPace && withGiven(characters, isCode) !== null;
    if (isWhole(characters) || NUMBER.test(text) || isCodeSoFar) return TORN;
    const isStart = withGiven(characters, startsCode) !== null;
    return isStart || /^\d\d/.test(text) ? Math.max(gap, isFinal() ? TORN : START) : gap;
  };

  const hold = (press: KeyPress, at: number, typed: readonly KeyPress[]): Decision => {
    held.push({ press, at });
    return { line: null, typed, taken: true, torn: 0 };
  };

  const pass = (press: KeyPress, typed: readonly KeyPress[]): Decision => {
    ended = null;
    const all = [...typed, ...empty(false), press];
    // A scanner presses Shift in the middle of a code, too.
    if (kindOf(press) !== 'shift') given = { ...given, text: '', dropped: 0 };
    return { line: null, typed: all, taken: false, torn: 0 };
  };

  /** The code that these are, with an end now; null if they are none. */
  const codeOf = (characters: readonly Held[], at: number): Line | null => {
    const isOne = isWhole(characters) || isScan(characters, at);
    const mayBe = anyPace || isOne || isFast(characters, at);
    return (
      withGiven(characters, (text) => (mayBe && isCode(text)) || NUMBER.test(text)) ??
      (isOne ? { text: textOf(characters), torn: 0 } : null)
    );
  };

  const end = (press: KeyPress, at: number, typed: readonly KeyPress[]): Decision => {
    // Some scanners end a code twice, with Enter and Tab or as CR and LF: a button must not be pressed by that.
    const again = held.length === 0 && ended !== null && at - ended <= gap;
    const line = codeOf(
      held.filter((one) => isCharacter(one.press)),
      at,
    );
    if (!again && line === null) return pass(press, typed);
    ended = at;
    held = [];
    given = { ...given, text: '', dropped: 0 };
    if (again || line === null) return { line: null, typed, taken: true, torn: 0 };
    return { line: line.text.slice(0, LONGEST_CODE), typed, taken: true, torn: line.torn };
  };

  return {
    press(press, at) {
      const newest = held.at(-1);
      const typed = newest !== undefined && at - newest.at > patience() ? release() : [];
      const kind = kindOf(press);
      if (kind === 'end') return end(press, at, typed);
      if (kind === 'character' || (kind === 'shift' && held.length > 0)) return hold(press, at, typed);
      return pass(press, typed);
    },
    due: () => (held.length === 0 ? null : held.at(-1)!.at + patience()),
    release,
  };
}
