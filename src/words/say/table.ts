import type { TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { inSentence, sayNameAt } from './names.ts';
import { sayRuleText } from './rule-text.ts';

/** More names than these can’t be read at a glance. */
const FEW = 3;

type Turn = Pick<
  TableView,
  'phase' | 'turn' | 'extra' | 'starters' | 'seats' | 'registering' | 'announced' | 'open' | 'beginning'
>;

/** Whether cards are still thrown in before play: nobody is said to start. */
export const isThrownIn = ({ beginning }: Pick<TableView, 'beginning'>): boolean =>
  beginning?.starts.by === 'thrownIn' && beginning.starts.seat === null;

/** Whose turn it is, or whose cards are scanned, or who may start, or that it is over. */
export function sayTurn(words: Words, view: Turn): string {
  const { phase, turn, extra, seats, registering, announced, open, beginning } = view;
  if (phase === 'over') return words.result.over;
  if (registering !== null) return words.table.faceUpOf(sayNameAt(seats, registering.seat));
  if (turn !== null && extra === 'choose') return words.table.choosesNext(sayNameAt(seats, turn));
  if (turn !== null) return words.table.turn(sayNameAt(seats, turn));
  if (phase === 'exchange') return words.table.exchange;
  // The player announced for the next card, or who has just played it, if they may start.
  const starter = announced ?? open?.seat ?? null;
  const mayBe = starter !== null && (view.starters.length === 0 || view.starters.includes(starter));
  // Once everything is thrown in, who comes next is named.
  const after = beginning?.starts.by === 'thrownIn' ? beginning.starts.seat : null;
  const starters = mayBe ? [starter] : after !== null ? [after] : view.starters;
  const known = starters.length > 0 && starters.length <= FEW && starters.length < seats.length;
  const names = known ? starters.map((seat) => sayNameAt(seats, seat)) : [];
  if (isThrownIn(view)) return words.table.throwIn(names);
  return known ? words.table.starts(names) : words.table.whoStarts;
}

/** That play goes on with the same player, who has to go on or may; null if it goes on with another. */
export function sayAgain(words: Words, { extra, turn, play, playback, seats }: TableView): string | null {
  if (extra === null || extra === 'choose' || turn === null) return null;
  // The headline names who plays at a real table; nobody presses anything at one that is only shown.
  if (play === null && playback === null) return words.table.goAgain[extra];
  const who = sayNameAt(seats, turn);
  if (extra === 'must') return words.table.mustGoAgain(play?.you === turn ? null : who);
  return play === null ? words.table.mayGoAgain(who) : words.play.mayGoAgain;
}

/** What the loser is called: by the rules, else as people have chosen. */
export const loserName = (words: Words, rules: Pick<TableView['rules'], 'names'>): string =>
  rules.names.loser === '' ? words.names.loser : sayRuleText(words, rules.names.loser);

/** How the game ended: who is left with cards, or who won. */
export function sayResult(words: Words, result: Pick<TableView, 'loser' | 'drawn' | 'seats'>): string {
  const { loser, drawn, seats } = result;
  if (loser !== null) return words.end.loses(sayNameAt(seats, loser));
  if (drawn) return words.result.drawn;
  const winner = seats.find(({ place }) => place === 1);
  return winner === undefined ? words.result.over : words.result.winner(inSentence(winner.name));
}

/**
 * The players who have a place, in the order in which they went out. The only one left at the end has the last place;
 * if more than one is left, none of them has a place.
 */
export function placesOf(seats: TableView['seats']): { readonly name: string; readonly place: number }[] {
  const isLast = seats.filter(({ place }) => place === null).length === 1;
  return seats
    .flatMap(({ name, place }) =>
      place === null && !isLast ? [] : [{ name: inSentence(name), place: place ?? seats.length }],
    )
    .sort((a, b) => a.place - b.place);
}

/** Who deals the next round, and who starts it if that is known; null while there is no next round. */
export function sayNext(words: Words, { next, seats }: Pick<TableView, 'next' | 'seats'>): string[] | null {
  if (next === null) return null;
  const deals = words.end.deals(sayNameAt(seats, next.dealer));
  const known =
    next.starters.length > 0 && next.starters.length <= FEW && next.starters.length < seats.length;
  return known ? [deals, words.end.starts(next.starters.map((seat) => sayNameAt(seats, seat)))] : [deals];
}
