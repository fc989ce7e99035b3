import type { PlayedRound, PlayerSum, StatisticsView, Tally } from '../../protocol/statistics.ts';
import type { Words } from '../words.ts';
import { csvText } from './csv.ts';
import { sayMoment } from './series.ts';

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

/** Every round that was begun as a file for spreadsheets: a row for each, as they were given. */
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
