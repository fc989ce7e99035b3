import { type KeyPress, type KeyReader, LONGEST_CODE, makeKeyReader } from '../device/keyboard.ts';
import { judgeTestPhrase, type PhraseReport, type TimedPress } from '../device/phrase.ts';
import { parseCard } from '../engine/cards.ts';
import { isPrinted } from '../recognition/code.ts';

/** The keyboard of the page: a scanner may type on it, and a person may press the page's keys. */

export type { KeyPress, PhraseReport, TimedPress };
export { LONGEST_CODE };

export interface KeySettings {
  /** For how many milliseconds a key waits for the next one of a scan; null if no scanner types here. */
  readonly gap: number | null;
  /** Whether a key would answer a question, which nothing undoes. */
  readonly isAsked: () => boolean;
}

export interface KeyHandlers {
  /** A code was scanned; so many of its first characters had gone to `onTyped` before that was known. */
  readonly onLine: (line: string, torn: number) => void;
  /** A person pressed a key outside of text fields; true if the page has acted on it. */
  readonly onTyped: (key: KeyPress) => boolean;
  /** After a pause: everything that was pressed since the last one, to be judged as a test scan. */
  readonly onPhrase?: (presses: readonly TimedPress[]) => void;
}

/** While a scanner is tested, keys wait for as long as the slowest scanner may need. */
export const TEST_GAP = 120;

/** Nobody waits longer within a phrase than this, typing with two fingers; in milliseconds. */
const PAUSE = 700;

/** A key that came in time may still be on its way to the page when its time is over; in milliseconds. */
const ON_ITS_WAY = 40;

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether what is typed there is a text, which nobody may disturb. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** A press as the page's keys know it. */
export const pressOf = ({ key, shiftKey, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): KeyPress => ({
  key,
  shift: shiftKey,
  command: ctrlKey || metaKey,
  alt: altKey,
  repeat,
});

/** Without a scanner every key goes through at once. */
const PASSING: KeyReader = {
  press: (key) => ({ line: null, typed: [key], taken: false, torn: 0 }),
  due: () => null,
  release: () => [],
};

/** Collects what is pressed until a pause. */
function makePhrase(onPhrase: KeyHandlers['onPhrase']) {
  let presses: TimedPress[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(press: KeyPress, at: number) {
      if (onPhrase === undefined) return;
      presses.push({ press, at });
      clearTimeout(timer);
      timer = setTimeout(() => {
        const all = presses;
        presses = [];
        onPhrase(all);
      }, PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Listens to the keys of a window. What is typed into a text field stays there and is never looked at; elsewhere
 * a scan is a line, and what a person presses is handed on, as late as it takes to know. Returns what ends that.
 */
export function listenToKeys(
  target: Window,
  { gap, isAsked }: KeySettings,
  handlers: KeyHandlers,
): () => void {
  const reader =
    gap === null ? PASSING : makeKeyReader({ gap, isCode, anyPace: true, startsCode, isFinal: isAsked });
  const phrase = makePhrase(handlers.onPhrase);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    clearTimeout(timer);
    for (const key of reader.release()) handlers.onTyped(key);
  };

  // As late as this key came, which was pressed at `at`, the next one may come as well, and later still.
  const awaitMore = (at: number) => {
    clearTimeout(timer);
    const due = reader.due();
    const late = Math.max(0, target.performance.now() - at);
    if (due !== null) timer = setTimeout(release, Math.max(0, due - at) + late + ON_ITS_WAY);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (isTextField(event.target)) {
      release();
      return;
    }
    const press = pressOf(event);
    // The time at which the key was pressed, however busy the page has been since.
    const at = event.timeStamp;
    phrase.add(press, at);
    const { line, typed, taken, torn } = reader.press(press, at);
    if (taken) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    for (const key of typed) if (handlers.onTyped(key) && key === press) event.preventDefault();
    if (line !== null) handlers.onLine(line, torn);
    awaitMore(at);
  };

  // Before anything else on the page hears of a key that may be a scanner's.
  target.addEventListener('keydown', onKey, { capture: true });
  return () => {
    target.removeEventListener('keydown', onKey, { capture: true });
    phrase.stop();
    release();
  };
}

/** Cards of other packs than the first have its number before them. */
const isCard = (code: string): boolean => parseCard(code.toUpperCase().replace(/^\d:/, '')) !== null;
const startsCode = (text: string): boolean => /^(C|CM|CMD|\d:?|(\d:)?([2-9TJQKA]|10?))$/i.test(text);

/**
 * Tells a scan that went into a text field from what was typed there: takes each key, with its time in milliseconds,
 * and returns the code that has just ended, which stands at the end of the text; null where none has.
 */
export function makeFieldReader(gap: number): (press: KeyPress, at: number) => string | null {
  // At the pace of people a card is part of the text: somebody may be called As.
  const reader = makeKeyReader({ gap, isCode });
  return (press, at) => {
    const { line } = reader.press(press, at);
    return line !== null && isCode(line) ? line : null;
  };
}

/** Nobody types the start of a command by chance. */
const isCode = (text: string): boolean => /^CMD:/i.test(text) || isCard(text);

/** What a scan of the test code, or of any other code of the sheets, tells of the scanner. */
export const judgeTestScan = (presses: readonly TimedPress[]): PhraseReport =>
  judgeTestPhrase(presses, isPrinted);
