import type { Read } from '../../../src/recognition/camera/lying.ts';
import {
  type Appearance,
  type Glance,
  type Pile,
  pileOf,
  reportedOf,
  track,
} from '../../../src/recognition/camera/tracker.ts';

/**
 * What a camera sees, as text. A line is `ms words…`: for so many milliseconds, 30 frames a second (`ms/480 words…`:
 * a frame every 480 milliseconds),
 * `A` code A is read at its place, `A/2` at its second one, `A@9` at the place 9 sides along, `A>` in a hand that carries it, `A!` with something moving
 * close to it, `A~` not surely, and so `A@9~`; `B=A` B is read, not clearly, at A's place; `A?` A's place looks otherwise, `A_` as before it lay there, `A.` as with the card; `hand` something moves,
 * `arm` something hides the region, `empty` the region looks empty, `full` it doesn't, `bare` half of the pile's
 * place does, `new` something new lies there, `blind` the frames aren't read.
 */
export type Line = string;

const SIDE = 50;
/** Cards lie in a row, each code four sides from the next. */
const placeOf = (text: string): number => (text.charCodeAt(0) - 65) * 4 * SIDE;

function readOf(word: string, at: number): Read | null {
  const [, text = '', mark = '', place, there] = /^([A-Z])(\/2|>|!|~|@(\d+)~?|=([A-Z]))?$/.exec(word) ?? [];
  if (!text) return null;
  const x = place === undefined ? placeOf(there ?? text) : Number(place) * SIDE;
  const carried = mark === '>' ? at * 0.5 : 0;
  return {
    text,
    how: 'code',
    x: x + carried,
    y: mark === '/2' ? 6 * SIDE : 0,
    side: SIDE,
    reach: 20 * SIDE,
    weight: mark.endsWith('~') ? 0.35 : 1,
    sure: !mark.endsWith('~'),
    clear: there === undefined,
    other: null,
    busy: mark === '!',
  };
}

function glanceOf(words: readonly string[], at: number): Glance {
  const has = (word: string) => words.includes(word);
  const places = new Map<string, Appearance>();
  for (const word of words) {
    if (/^[A-Z]\?$/.test(word)) places.set(word[0]!, 'other');
    if (/^[A-Z]_$/.test(word)) places.set(word[0]!, 'before');
    if (/^[A-Z]\.$/.test(word)) places.set(word[0]!, 'same');
  }
  return {
    at,
    reads: has('blind') ? null : words.map((word) => readOf(word, at)).filter((read) => read !== null),
    still: !has('hand'),
    clear: !has('arm'),
    news: has('new'),
    empty: has('empty') ? true : has('full') || has('bare') ? false : null,
    bare: has('empty') ? 1 : has('bare') ? 0.6 : 0,
    places,
  };
}

/** What is told of it, as `laid A B`, `gone`, …; with the time in front if `timed`. */
export function watch(lines: readonly Line[], known: readonly string[] = [], timed = false): string[] {
  let pile: Pile = pileOf(known, 0);
  let at = 0;
  const told: string[] = [];
  for (const line of lines) {
    const [length = '0', ...words] = line.trim().split(/\s+/);
    const [lasts, every = 1000 / 30] = length.split('/').map(Number);
    for (const until = at + lasts!; at < until; at += every) {
      const step = track(pile, glanceOf(words, at), 1200);
      pile = step.pile;
      for (const event of step.events) {
        const texts = 'texts' in event ? ` ${event.texts.join(' ')}` : '';
        told.push(`${timed ? `${Math.round(at)} ` : ''}${event.type}${texts}`);
      }
    }
  }
  lastPile = reportedOf(pile).map(({ text }) => text);
  return told;
}

let lastPile: readonly string[] = [];
/** What lay on the pile when `watch` last ended. */
export const pileNow = () => lastPile;
