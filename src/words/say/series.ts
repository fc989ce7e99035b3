import type { PersonView, RoundView, SeriesView, TitleView } from '../../protocol/series.ts';
import type { Words } from '../words.ts';
import { inSentence } from './names.ts';
import { sayRuleText } from './rule-text.ts';

/** A title beside a name. */
export function sayTitle(words: Words, titles: SeriesView['titles'], { name, times }: TitleView): string {
  if (titles === 'numbers') return words.series.lostTimes(Number(name));
  const title = sayRuleText(words, name);
  return times > 1 ? words.series.again(title, times) : title;
}

/** A person’s title in a series; null for none. */
export function titleOf(words: Words, { people, titles }: SeriesView, name: string): string | null {
  const title = people.find((person) => person.name === name)?.title ?? null;
  return title === null ? null : sayTitle(words, titles, title);
}

/** A person’s result in a round; null if it isn’t over, or nobody of that name sat there. */
export function sayPlace(words: Words, { seats, over, loser }: RoundView, name: string): string | null {
  const seat = seats.find((one) => one.name === name);
  if (seat === undefined || !over) return null;
  if (loser === name) return words.series.lost;
  return seat.place === null ? words.series.satThere : words.result.place(seat.place);
}

/** `at` (milliseconds since 1970) as `2026-11-21 16:43`, in local time. */
export function sayMoment(at: number, timeZone?: string): string {
  // The Swedish form is this one; it serves every language.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
}

/**
 * Who was left holding the cards most often in so many rounds, or where nobody was, who won most; in one sentence.
 * It speaks to the reader, of the name `you`; null for nobody in particular.
 */
export function sayMost(
  { series, table }: Words,
  people: SeriesView['people'],
  rounds: number,
  you: string | null = null,
): string {
  const most = (count: (person: PersonView) => number) => {
    const times = Math.max(0, ...people.map(count));
    const names = people.filter((one) => count(one) === times).map(({ name }) => name);
    const others = names.filter((name) => name !== you).map(inSentence);
    const isYours = others.length < names.length;
    return { times, isYours, names: isYours ? [table.labels.you, ...others] : others };
  };
  const lost = most(({ losses }) => losses);
  if (lost.times > 0) return series.heldMost(lost.names, lost.times, rounds, lost.isYours);
  // Where the first one out ends the round, nobody is left.
  const won = most(({ wins }) => wins);
  return won.times === 0
    ? series.nobodyHeld(rounds)
    : series.wonMost(won.names, won.times, rounds, won.isYours);
}

/** The same of a series, once a round of it counts. */
export function sayLosers(words: Words, { rounds, people }: SeriesView, you: string | null): string {
  const counted = rounds.filter(({ over, counts }) => over && counts).length;
  return counted === 0 ? words.series.noneCounts : sayMost(words, people, counted, you);
}
