import type { HistoryEntry, HistoryView, SheetView } from '../../src/protocol/history.ts';
import {
  minutesOf,
  NOTHING_AGREED,
  type PersonView,
  placedIn,
  type RoundView,
  type SeriesView,
} from '../../src/protocol/series.ts';
import type { PlayedRound } from '../../src/protocol/statistics.ts';

/** Scores that the page has to show. Nothing here follows rules: it is only shown. */

const HOUR = 3_600_000;
/** Yesterday, so that pictures of it look the same all day. */
const BEGAN = Date.now() - 26 * HOUR;

const person = (name: string, losses: number, title: PersonView['title'] = null, wins = 0): PersonView => ({
  name,
  rounds: 4,
  losses,
  wins,
  title,
});

export const round = (names: readonly string[], more: Partial<RoundView> = {}): RoundView => ({
  rules: 'reference',
  dealer: names.at(-1) ?? '',
  seats: names.map((name) => ({ name, place: null })),
  over: false,
  drawn: false,
  loser: null,
  winner: null,
  moves: 12,
  began: BEGAN,
  ended: null,
  counts: true,
  paid: false,
  ...more,
});

/** The first round of a table, with nothing agreed. */
export const firstRound = (names: readonly string[]): SeriesView => ({
  agreed: NOTHING_AGREED,
  titles: [],
  rounds: [round(names)],
  people: names.map((name) => ({ ...person(name, 0), rounds: 0 })),
  canReopen: false,
});

/** A finished round, with the places in the order of the seats. */
const over = (
  names: readonly string[],
  places: readonly number[],
  number: number,
  more: Partial<RoundView> = {},
): RoundView => ({
  ...round(names),
  seats: names.map((name, i) => ({ name, place: places[i] ?? null })),
  over: true,
  loser: names[places.indexOf(names.length)] ?? null,
  moves: 60 + 7 * number,
  began: BEGAN + number * HOUR,
  ended: BEGAN + (number + 0.7) * HOUR,
  ...more,
});

const FOUR = ['Ann', 'Bo', 'Cy', 'Di'];

/** Four rounds among four, with titles and a forfeit; somebody else came for the third. */
export const longSeries: SeriesView = {
  agreed: { titles: ['lord', 'duke', 'prince', 'king', 'emperor'], forfeit: 'fetches the next drinks' },
  titles: ['lord', 'duke', 'prince', 'king', 'emperor'],
  rounds: [
    over(FOUR, [1, 4, 2, 3], 0, { winner: 'Ann', paid: true }),
    over(FOUR, [4, 1, 3, 2], 1, { winner: 'Bo', dealer: 'Bo', counts: false }),
    over(['Ann', 'Bo', 'Maximiliana-Alexandra', 'Di'], [2, 4, 1, 3], 2, {
      winner: 'Maximiliana-Alexandra',
      dealer: 'Ann',
      paid: true,
    }),
    over(FOUR, [], 3, { drawn: true, loser: null, dealer: 'Bo' }),
    over(FOUR, [2, 3, 1, 4], 4, { winner: 'Cy', dealer: 'Ann' }),
  ],
  people: [
    person('Ann', 0, null, 1),
    person('Bo', 2, { name: 'duke', times: 1 }),
    person('Cy', 0, null, 1),
    person('Di', 1, { name: 'lord', times: 1 }),
    person('Maximiliana-Alexandra', 0, null, 1),
  ],
  canReopen: false,
};

export const pastSheet: SheetView = { id: 'past-2', begun: BEGAN, cut: 3, series: longSeries };

const entry = (id: string, days: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  begun: BEGAN - days * 24 * HOUR,
  played: BEGAN - days * 24 * HOUR + HOUR,
  rules: 'reference',
  rounds: 5,
  people: longSeries.people,
  titles: longSeries.titles,
  ends: longSeries.rounds.map((one) => {
    const { rules, moves, loser, winner, over } = one;
    return { rules, options: 0, moves, loser, winner, placed: placedIn(one), over, minutes: minutesOf(one) };
  }),
  ended: true,
  cut: 0,
  trouble: null,
  ...more,
});

export const history: HistoryView = {
  tables: [
    entry('past-1', 0, { ended: false, rounds: 1, people: longSeries.people.slice(0, 3) }),
    entry('past-2', 3, { cut: 3 }),
    entry('2026-01-07T19-04-05-000Z', 0, {
      begun: null,
      played: null,
      rules: '',
      people: [],
      trouble: 'damaged',
    }),
    ...[8, 20, 33, 70].map((days) => entry(`past-${days}`, days, { rules: 'blast' })),
  ],
  more: 'past-70',
};

const played = (
  table: string,
  rules: string,
  days: number,
  seats: readonly string[],
  more: Partial<PlayedRound> = {},
): PlayedRound => ({
  table,
  round: 0,
  rules,
  deck: 'real',
  began: BEGAN - days * 24 * HOUR,
  ended: BEGAN - days * 24 * HOUR + HOUR / 3,
  seats: seats.map((name, i) => ({ name, bot: false, place: i + 1 })),
  over: true,
  drawn: false,
  loser: rules === 'blast' ? null : (seats.at(-1) ?? null),
  counts: true,
  moves: 97,
  pickUps: 14,
  burns: 5,
  ...more,
});

/** Rounds at several tables; one of them with a bot. */
export const everyRound: readonly PlayedRound[] = [
  played('past-1', 'reference', 0, ['Ann', 'Bo', 'Cy']),
  played('past-1', 'reference', 0, ['Cy', 'Ann', 'Bo'], { round: 1 }),
  played('past-2', 'reference', 3, ['Ann', 'Di', 'Maximiliana-Alexandra', 'Bo']),
  played('past-2', 'blast', 3, ['Di', 'Ann', 'Bo', 'Cy'], { round: 1 }),
  played('past-70', 'palace', 70, ['Ann', 'Rex'], {
    deck: 'none',
    seats: [
      { name: 'Ann', bot: false, place: 1 },
      { name: 'Rex', bot: true, place: 2 },
    ],
  }),
];
