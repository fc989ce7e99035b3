import { isMade } from '../engine/record.ts';
import { isDrawn, loserOf, type State } from '../engine/state.ts';
import type { PersonView, RoundView, SeriesView, Titles, TitleView } from '../protocol/series.ts';
import { canReopen, type PastRound, type Standing } from './standing.ts';

/** The order of going out, by seats; a single player left at the end has the last place. */
function placesOf({ phase, seats, out }: State): (number | null)[] {
  const places = seats.map((_, seat) => (out.includes(seat) ? out.indexOf(seat) + 1 : null));
  const isLast = phase === 'over' && places.filter((place) => place === null).length === 1;
  return places.map((place) => place ?? (isLast ? seats.length : null));
}

function roundView({ referee, setup, began, ended, counts, paid }: PastRound): RoundView {
  const { game, judged } = referee;
  const { seats, rules } = game;
  const name = (seat: number | null | undefined) => (seat == null ? null : (seats[seat]?.name ?? null));
  const over = game.phase === 'over';
  const drawn = isDrawn(game);
  const places = placesOf(game);
  return {
    rules: setup.rules,
    dealer: name(game.dealer) ?? '',
    seats: seats.map((seat, i) => ({ name: seat.name, place: places[i] ?? null })),
    over,
    drawn,
    loser: name(loserOf(game)),
    winner: over && !drawn && rules.set.end.showWinner ? name(game.out[0]) : null,
    moves: judged.filter(isMade).length,
    began,
    ended,
    counts,
    paid,
  };
}

/** The title of somebody with this many losses, null for 0; beyond the last title it stays that one. */
export function titleFor(titles: Titles, losses: number): TitleView | null {
  if (losses === 0) return null;
  if (titles === 'numbers') return { name: String(losses), times: 1 };
  const name = titles[Math.min(losses, titles.length) - 1];
  return name === undefined ? null : { name, times: Math.max(1, losses - titles.length + 1) };
}

/** Whether the computer played for a seat of a round. */
export const isBot = ({ setup, playedAs }: PastRound, seat: number): boolean =>
  (playedAs ?? setup.play?.seats)?.[seat]?.who === 'bot';

const botsOf = (round: PastRound): string[] =>
  round.referee.game.seats.flatMap(({ name }, seat) => (isBot(round, seat) ? [name] : []));

/** People are known by their names, in any seat. */
function peopleOf(rounds: readonly RoundView[], titles: Titles, bots: readonly string[]): PersonView[] {
  const names = [...new Set(rounds.flatMap(({ seats }) => seats.map(({ name }) => name)))];
  const counted = rounds.filter(({ over, counts }) => over && counts);
  return names.map((name) => {
    const losses = counted.filter(({ loser }) => loser === name).length;
    return {
      name,
      ...(bots.includes(name) && { bot: true as const }),
      rounds: counted.filter(({ seats }) => seats.some((seat) => seat.name === name)).length,
      losses,
      wins: counted.filter(({ winner }) => winner === name).length,
      title: titleFor(titles, losses),
    };
  });
}

/** Past rounds don't change, and a table looks at them with every card. */
const seen = new WeakMap<PastRound, RoundView>();

function pastView(round: PastRound): RoundView {
  const known = seen.get(round) ?? roundView(round);
  seen.set(round, known);
  return known;
}

/** The score of a table, out of its rounds. */
export function seriesOf(standing: Standing): SeriesView {
  const { past, round, referee, agreed } = standing;
  const newest = { ...round, referee };
  const rounds = [...past.map(pastView), roundView(newest)];
  const bots = [...past, newest].flatMap(botsOf);
  const titles = agreed.titles ?? referee.game.rules.set.series.titles;
  return { agreed, titles, rounds, people: peopleOf(rounds, titles, bots), canReopen: canReopen(standing) };
}
