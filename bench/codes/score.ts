import type { TableEvent } from '../../src/recognition/camera/event.ts';
import { type Film, FRAMES_A_SECOND } from '../../test/camera/film/film.ts';
import type { Happening, TableScript } from '../../test/camera/film/table-script.ts';
import { inSight } from './match.ts';

/** How what was told of a film compares with what happened in it. Times are in milliseconds. */
export interface Score {
  /** Cards that were played with a code or an index in sight that is large enough. */
  readonly cards: number;
  readonly inTime: number;
  /** From lying still to being told, of those that were told at all. */
  readonly delays: readonly number[];
  /** What was told and didn't happen. */
  readonly untrue: readonly string[];
  /** What happened and wasn't told in time. */
  readonly missed: readonly string[];
  /** Piles that went, and how many of them were told; then the same of cards that were taken back. */
  readonly gone: number;
  readonly goneTold: number;
  readonly taken: number;
  readonly takenTold: number;
}

/** Which cards have to be told, and by when, in milliseconds. */
export interface Asked {
  /** Pixels for a module of a code, or for the root of an index's area. */
  readonly pixels: number;
  readonly soon: number;
}
export const OF_LABELS: Asked = { pixels: 5, soon: 1000 };
/** A card that is about to lie still may be told of; it will lie there. */
const EARLY = 350;
/** By when it is told that something went, after it is out of sight; and how long before that a hand took it. */
const GONE_BY = 2500;
const TAKING = 900;

/** Whether a card, once the hand is gone, can be asked for. */
function isReadable(film: Film, { at }: Happening, card: string, pixels: number): boolean {
  const frame = Math.min(film.frames - 1, Math.round((at + 0.7) * FRAMES_A_SECOND));
  return film
    .codesAt(frame)
    .some((code) => code.text === card && inSight(code) && code.pxPerModule >= pixels);
}

/** One card, or a pile, that was told of. */
interface Told {
  readonly what: string;
  readonly text: string;
  readonly at: number;
  used: boolean;
}

function toldBy(event: TableEvent): Told[] {
  const { type: what, at } = event;
  if (what === 'laid' || what === 'taken')
    return event.texts.map((text) => ({ what, text, at, used: false }));
  return what === 'gone' ? [{ what, text: '', at, used: false }] : [];
}

const within = (told: number, from: number, to: number) => told >= from && told <= to;

/** `events` with the film's own time, in milliseconds from its start. */
export function scoreOf(
  film: Film,
  { happenings }: TableScript,
  events: readonly TableEvent[],
  { pixels, soon }: Asked = OF_LABELS,
): Score {
  const told = events.flatMap(toldBy);
  const missed: string[] = [];
  const delays: number[] = [];
  let [cards, inTime] = [0, 0];
  const went = { gone: 0, goneTold: 0, taken: 0, takenTold: 0 };
  const find = (what: string, text: string, from: number, to: number) => {
    const found = told.find(
      (one) => !one.used && one.what === what && one.text === text && within(one.at, from, to),
    );
    if (found) found.used = true;
    return found;
  };
  for (const happening of happenings) {
    const at = happening.at * 1000;
    if (happening.what === 'laid') {
      for (const card of happening.cards) {
        const found = find('laid', card, at - EARLY, Number.POSITIVE_INFINITY);
        if (!isReadable(film, happening, card, pixels)) continue;
        cards++;
        if (found) delays.push(found.at - at);
        if (found && found.at <= at + soon) inTime++;
        else missed.push(`${card} at ${happening.at.toFixed(1)} s`);
      }
    } else {
      const { what } = happening;
      const texts = what === 'gone' ? [''] : happening.cards;
      went[what] += texts.length;
      for (const text of texts) {
        if (find(what, text, at - TAKING, at + GONE_BY)) went[`${what}Told`]++;
        else missed.push(`${what} ${text} at ${happening.at.toFixed(1)} s`);
      }
    }
  }
  const untrue = told
    .filter(({ used }) => !used)
    .map(({ what, text, at }) => `${what} ${text} at ${(at / 1000).toFixed(1)} s`);
  return { cards, inTime, delays, untrue, missed, ...went };
}
