import type { KeyPress } from '../../src/device/keyboard.ts';
import type { TimedPress } from '../../src/device/phrase.ts';

const NAMED = { '⇧': 'Shift', '↵': 'Enter', '⇥': 'Tab', '␣': ' ' } as const;

/** A key written as `H`, `⇧H` with Shift, `^z` with Control, `~d` repeating while it is held down. */
function keyOf(word: string): KeyPress {
  const [, marks = '', rest = ''] = /^([⇧^~!]*(?=.))(.+)$/u.exec(word) ?? [];
  return {
    key: NAMED[rest as keyof typeof NAMED] ?? rest,
    shift: marks.includes('⇧'),
    command: marks.includes('^'),
    alt: marks.includes('!'),
    repeat: marks.includes('~'),
  };
}

/** Keys with times, as text: `7 +5 ⇧H +5 ↵` is 7, after 5 ms H with Shift, after 5 ms Enter. */
export function keysOf(script: string): TimedPress[] {
  let at = 1000;
  const keys: TimedPress[] = [];
  for (const word of script.trim().split(/\s+/)) {
    if (/^\+\d/.test(word)) at += Number(word);
    else keys.push({ press: keyOf(word), at });
  }
  return keys;
}

const isCapital = (character: string) => /[A-Z:]/.test(character);

/** What a scanner sends for a code: each capital with Shift pressed before it, or `plain` without. */
export function scanOf(code: string, gaps: (i: number) => number, end = '↵', plain = false): TimedPress[] {
  let at = 1000;
  return [...code, ...(end === '' ? [] : [end])].flatMap((character, i): TimedPress[] => {
    if (i > 0) at += gaps(i);
    if (plain || !isCapital(character)) return [{ press: keyOf(character), at }];
    return [
      { press: keyOf('⇧'), at },
      { press: keyOf(`⇧${character}`), at },
    ];
  });
}
