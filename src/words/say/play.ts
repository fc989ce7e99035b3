import type { TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayNameAt } from './names.ts';
import { sayTurn } from './table.ts';

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
