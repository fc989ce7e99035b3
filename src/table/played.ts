import { isMade, type Judged } from '../engine/record.ts';
import type { PlayedRound } from '../protocol/statistics.ts';
import { seriesOf } from './series.ts';
import type { PastRound, Standing } from './standing.ts';

const tookPile = ({ events }: Judged): boolean =>
  events.some((event) => event.type === 'moved' && event.from.zone === 'pile' && event.to.zone === 'hand');

/** A card that is used up when the pile is taken leaves the game without a burn. */
const burned = ({ events }: Judged): boolean =>
  events.some(({ type }) => type === 'laid') &&
  events.some((event) => event.type === 'moved' && event.to.zone === 'burned');

const isBot = ({ setup }: PastRound, seat: number): boolean => setup.play?.seats[seat]?.who === 'bot';

/** The rounds that were begun at a table, as what is added up over all tables. */
export function playedRounds(table: string, standing: Standing): PlayedRound[] {
  const { past, round, referee } = standing;
  const all: readonly PastRound[] = [...past, { ...round, referee }];
  return seriesOf(standing).rounds.flatMap((view, number) => {
    const found = all[number]!;
    const made = found.referee.judged.filter(isMade);
    if (view.began === null) return [];
    const { rules, began, ended, over, drawn, loser, counts, moves } = view;
    return {
      ...{ table, round: number, rules, began, ended, over, drawn, loser, counts, moves },
      deck: found.setup.play === undefined ? 'real' : 'none',
      seats: view.seats.map((seat, i) => ({ ...seat, bot: isBot(found, i) })),
      pickUps: made.filter(tookPile).length,
      burns: made.filter(burned).length,
    };
  });
}
