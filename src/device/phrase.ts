import { isCharacter, isEnd, type KeyPress, PACE_OF_PEOPLE } from './keyboard.ts';
import { type LayoutPair, misreadings } from './layouts.ts';

/** A key with its time in milliseconds. */
export interface TimedPress {
  readonly press: KeyPress;
  readonly at: number;
}

/** What keeps a keyboard scanner from being used. */
export const PHRASE_TROUBLES = [
  'nothing', // no two characters
  'tooSlow', // as slow as a hand
  'noEnding', // neither Enter nor Tab after the code
  'otherLayout', // the computer reads other characters than the scanner means
  'otherCode', // something else was scanned
] as const;
export type PhraseTrouble = (typeof PHRASE_TROUBLES)[number];

/** What a test scan has told of a scanner. */
export interface PhraseReport {
  /** The first thing that is wrong; null if the scanner can be used. */
  readonly trouble: PhraseTrouble | null;
  /** As it came out. */
  readonly text: string;
  readonly ending: 'enter' | 'tab' | 'none';
  /** The longest time from one key to the next, in milliseconds. */
  readonly longest: number;
  /** For how long a key should wait for the next one, by this scan. */
  readonly gap: number;
  /** How the layouts of scanner and computer may differ, the most likely first. */
  readonly layouts: readonly LayoutPair[];
}

/**
 * What may be recommended. A slow computer that has more to do than at the test stamps keys some 30 ms apart that came
 * together, so less than 50 ms would tear codes; people are told apart by their pace all the same. Above 120 ms the
 * page's keys would feel slow.
 */
export const RECOMMENDED = { min: 50, max: 120 } as const;

/** One scan seldom shows the longest pause that a scanner makes, so twice that and a little for the computer. */
const recommended = (longest: number): number =>
  Math.min(RECOMMENDED.max, Math.max(RECOMMENDED.min, Math.ceil(2 * longest + 10)));

/** The keys of the code itself, and the end right after it. */
function partsOf(presses: readonly TimedPress[]) {
  const known = presses.filter(({ press }) => isCharacter(press) || isEnd(press));
  const start = known.findIndex(({ press }) => isCharacter(press));
  const from = start === -1 ? [] : known.slice(start);
  const stop = from.findIndex(({ press }) => isEnd(press));
  return { characters: stop === -1 ? from : from.slice(0, stop), end: from[stop] ?? null };
}

interface Speed {
  readonly longest: number;
  readonly mean: number;
}

function speedOf(times: readonly number[]): Speed {
  const steps = times.slice(1).map((at, i) => at - times[i]!);
  return {
    longest: Math.max(0, ...steps),
    mean: steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length),
  };
}

function endingOf(end: TimedPress | null): PhraseReport['ending'] {
  if (end === null) return 'none';
  return end.press.key === 'Tab' ? 'tab' : 'enter';
}

/** How the page finds out what it needs to know of a keyboard scanner: from one scan of a code that it knows. */
export function judgeTestPhrase(
  presses: readonly TimedPress[],
  isExpected: (text: string) => boolean,
): PhraseReport {
  const { characters, end } = partsOf(presses);
  const text = characters.map(({ press }) => press.key).join('');
  const { longest, mean } = speedOf([...characters, ...(end === null ? [] : [end])].map(({ at }) => at));
  const layouts = isExpected(text) ? [] : misreadings(text, isExpected);
  const report = { text, ending: endingOf(end), longest, gap: recommended(longest), layouts };
  const troubles: readonly (readonly [PhraseTrouble, boolean])[] = [
    ['nothing', characters.length < 2],
    ['tooSlow', mean >= PACE_OF_PEOPLE || longest > RECOMMENDED.max],
    ['noEnding', end === null],
    ['otherLayout', layouts.length > 0],
    ['otherCode', !isExpected(text)],
  ];
  return { trouble: troubles.find(([, is]) => is)?.[0] ?? null, ...report };
}
