import type { PersonView, RoundView, SeriesView } from '../../protocol/series.ts';
import type { PlayedRound, PlayerSum, StatisticsView, Tally } from '../../protocol/statistics.ts';
import type { Words } from '../words.ts';
import { sayMoment, sayTitle } from './series.ts';

/** Without it, spreadsheets guess the encoding by country; other readers skip it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The beginning of a text that a spreadsheet would take for a formula; `＝＋－＠`, the wide signs, mean the same to some. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A field of RFC 4180 that no spreadsheet takes for a formula. */
function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file for spreadsheets (RFC 4180, UTF-8). */
const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** A person’s place in a round as a number, or words if there is none; empty if the person was absent. */
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
 * The score sheet as a file for spreadsheets (RFC 4180, UTF-8): a row for each round, then the sums for each
 * person.
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
  /** As wide as the other rows, as some readers require. */
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

const MINUTE = 60_000;

const tallyFields = ({ rounds, firstOut, decided, losses }: Tally): string[] =>
  [rounds, firstOut, losses, decided].map(String);

/** Who lost how often as a file for spreadsheets: a row for each player, then one for each rule set they played. */
export function statisticsCsv({ series, statistics }: Words, { people, bots }: StatisticsView): string {
  const head = [
    statistics.player,
    statistics.bot,
    series.rules,
    series.played,
    statistics.firstOut,
    statistics.lost,
    statistics.decided,
    statistics.expected,
  ];
  const rowsOf = (isBot: boolean) => (player: PlayerSum) => {
    const who = [player.name, isBot ? series.yes : series.no];
    return [
      [...who, '', ...tallyFields(player), player.expected.toFixed(2)],
      ...Object.entries(player.byRules).map(([rules, tally]) => [...who, rules, ...tallyFields(tally), '']),
    ];
  };
  return csvText([head, ...people.flatMap(rowsOf(false)), ...bots.flatMap(rowsOf(true))]);
}

const minutesOf = ({ began, ended }: PlayedRound): string =>
  began === null || ended === null ? '' : String(Math.round((ended - began) / MINUTE));

/** `Ann 1; Bo 3; Cy`: who sat there, clockwise, with their places. */
const placesOf = ({ seats }: PlayedRound): string =>
  seats.map(({ name, place }) => (place === null ? name : `${name} ${place}`)).join('; ');

/** Every round as a file for spreadsheets: a row for each, in the order given. */
export function roundsCsv(words: Words, rounds: readonly PlayedRound[], timeZone?: string): string {
  const { series, statistics } = words;
  const yesNo = (value: boolean) => (value ? series.yes : series.no);
  const head = [
    series.began,
    series.ended,
    statistics.minutes,
    statistics.table,
    series.round,
    series.rules,
    statistics.deck,
    statistics.places,
    statistics.bots,
    series.loser,
    statistics.firstOut,
    series.result,
    series.counts,
    series.moves,
    statistics.pickUps,
    statistics.burns,
  ];
  const time = (at: number | null) => (at === null ? '' : sayMoment(at, timeZone));
  return csvText([
    head,
    ...rounds.map((round) => [
      time(round.began),
      time(round.ended),
      minutesOf(round),
      round.table,
      String(round.round + 1),
      round.rules,
      statistics.decks[round.deck],
      placesOf(round),
      round.seats.flatMap(({ name, bot }) => (bot ? [name] : [])).join('; '),
      round.loser ?? '',
      round.seats.find(({ place }) => place === 1)?.name ?? '',
      round.over ? (round.drawn ? series.drawn : '') : series.playing,
      yesNo(round.counts),
      String(round.moves),
      String(round.pickUps),
      String(round.burns),
    ]),
  ]);
}
