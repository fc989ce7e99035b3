import type { TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { inSentence, sayNameAt } from './names.ts';
import { sayResult, sayTurn } from './table.ts';

/** Whether a screen is one person’s alone, who is then spoken to. */
export const isYours = ({ play }: TableView): boolean =>
  play !== null && play.you !== null && play.mine.length === 1;

/** Whose turn it is, said to whoever looks at this screen. */
export function sayTurnFor(words: Words, view: TableView): string {
  const { play, phase, turn, rules } = view;
  if (play === null) return sayTurn(words, view);
  const own = phase === 'exchange' && play.you !== null ? play.seats[play.you] : undefined;
  if (own?.ready === true) return words.play.othersGetReady;
  if (phase === 'exchange' && rules.exchange === 'pick')
    return own !== undefined && play.exchange === null ? words.play.readyOrNot : words.play.chooseCards;
  if (!isYours(view)) return sayTurn(words, view);
  if (phase === 'play' && turn === play.you) return words.play.yourTurn;
  const starts = phase === 'start' && play.you !== null && play.seats[play.you]?.acts === true;
  return starts ? words.play.youStart : sayTurn(words, view);
}

/** Whether a round was won by the one person whose screen this is; the winner is who was out first, where there is one. */
const isWonByYou = ({ play, series, seats }: TableView): boolean => {
  const winner = series.rounds.at(-1)?.winner ?? null;
  return winner !== null && winner === seats[play?.you ?? -1]?.name;
};

/** How a round ended, said to whoever looks at this screen: first what became of them, then what else there is to say. */
export function sayResultFor(words: Words, view: TableView): readonly [string, string | null] {
  const { loser, play, series } = view;
  const winner = series.rounds.at(-1)?.winner ?? null;
  const won = loser === null || winner === null ? null : words.series.wonBy(inSentence(winner));
  if (!isYours(view)) return [sayResult(words, view), won];
  if (loser !== null && loser === play?.you) return [words.play.youLose, won];
  if (!isWonByYou(view)) return [sayResult(words, view), won];
  return [words.play.youWin, loser === null ? null : sayResult(words, view)];
}

/** For whom everybody waits who can't act just now: a phone that is away, or a seat that nobody has. */
export function sayWaitsFor(words: Words, { play, seats }: TableView): string[] {
  const names = { away: [] as string[], left: [] as string[], free: [] as string[] };
  for (const seat of play?.waitsFor ?? []) {
    const { taken, left } = play!.seats[seat]!;
    names[taken ? 'away' : left ? 'left' : 'free'].push(sayNameAt(seats, seat));
  }
  const why = ['away', 'left', 'free'] as const;
  return why.flatMap((one) => (names[one].length === 0 ? [] : [words.play.waits[one](names[one])]));
}

/** The names of those who aren’t through with the exchange. */
export const notReady = ({ play, seats }: TableView): string[] =>
  (play?.seats ?? []).flatMap(({ ready }, seat) => (ready ? [] : [sayNameAt(seats, seat)]));
