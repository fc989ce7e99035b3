import type { PersonView, RoundView, SeriesView } from '../../protocol/series.ts';
import type { Words } from '../words.ts';
import { csvText } from './csv.ts';
import { sayMoment, sayTitle } from './series.ts';

/** Somebody's place in a round as a number; words where there is none. */
function placeIn(words: Words, { seats, over }: RoundView, { name }: PersonView): string {
  const seat = seats.find((one) => one.name === name);
  if (seat === undefined) return '';
  return over && seat.place !== null ? String(seat.place) : words.series.satThere;
}

function roundRow(
  words: Words,
  round: RoundView,
  number: number,
  { people, agreed }: SeriesView,
  timeZone?: string,
): string[] {
  const { series } = words;
  const owed = agreed.forfeit !== null;
  const yesNo = (value: boolean) => (value ? series.yes : series.no);
  const time = (at: number | null) => (at === null ? '' : sayMoment(at, timeZone));
  return [
    String(number),
    time(round.began),
    time(round.ended),
    round.rules,
    round.dealer,
    ...people.map((person) => placeIn(words, round, person)),
    round.loser ?? '',
    round.winner ?? '',
    round.over ? (round.drawn ? series.drawn : '') : series.playing,
    String(round.moves),
    yesNo(round.counts),
    owed && round.loser !== null && round.counts ? yesNo(round.paid) : '',
  ];
}

/**
 * The score sheet as a file for spreadsheets (RFC 4180, UTF-8): a row for each round, then what it adds up to for
 * each person.
 */
export function scoreCsv(words: Words, scores: SeriesView, timeZone?: string): string {
  const { series } = words;
  const { rounds, people, titles } = scores;
  const head = [
    series.round,
    series.began,
    series.ended,
    series.rules,
    series.dealer,
    ...people.map(({ name }) => name),
    series.loser,
    series.winner,
    series.result,
    series.moves,
    series.counts,
    series.paid,
  ];
  /** As wide as the others, which some readers insist on. */
  const total = (label: string, of: (person: PersonView) => string) => [
    label,
    '',
    '',
    '',
    '',
    ...people.map(of),
    ...Array.from({ length: 6 }, () => ''),
  ];
  const rows = [
    head,
    ...rounds.map((round, i) => roundRow(words, round, i + 1, scores, timeZone)),
    total(series.played, (person) => String(person.rounds)),
    total(series.losses, (person) => String(person.losses)),
    total(series.wins, (person) => String(person.wins)),
    total(series.title, ({ title }) => (title === null ? '' : sayTitle(words, titles, title))),
  ];
  return csvText(rows);
}
