/** What the player of the newest play has chosen, where nobody said it: it is asked, or the next card tells. */

import { bareOf, choiceOf, chosenAs, kindIndex, type Played } from '../engine/cards.ts';
import { offersOf, waysOf } from '../engine/choice.ts';
import { decide } from '../engine/decide.ts';
import { demand } from '../engine/demand.ts';
import { type MoveOf, playedOf } from '../engine/move.ts';
import type { Judged, MoveEntry } from '../engine/record.ts';
import type { State } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { rebook } from './book.ts';
import type { Correction } from './correction.ts';
import { likelySeat, moveWith, nextSlots, withCard } from './likely.ts';
import type { Answer, Offer } from './question.ts';
import type { Referee } from './referee.ts';
import { ask } from './say.ts';

/** The newest move with each of the effects that its player may have chosen. */
interface Offered {
  readonly entry: MoveEntry;
  /** The topmost card of it. */
  readonly top: Played;
  readonly ways: readonly { readonly move: MoveOf<'play' | 'flip'>; readonly after: State }[];
}

/** The same move with something chosen of its cards, from 0. */
function withWay(move: MoveOf<'play' | 'flip'>, top: Played, way: number): MoveOf<'play' | 'flip'> {
  const said = (card: Played) => (kindIndex(card) === kindIndex(top) ? chosenAs(card, way) : card);
  if (move.kind === 'play') return { ...move, cards: move.cards.map(said) };
  return move.card === undefined ? move : { ...move, card: said(move.card) };
}

/** What the next player has to know of a state: whose turn it is, and what is asked. */
function gist(state: State): string {
  const { turn, extra, direction, phase, pile } = state;
  const { bound, only, colour } = demand(state);
  return JSON.stringify([turn, extra, direction, phase, pile.length, bound, only, colour]);
}

const whoseNext = ({ turn, extra, direction, phase, pile }: State): string =>
  JSON.stringify([turn, extra, direction, phase, pile.length]);

/** The newest move, if it is one that was allowed and of which something is chosen that matters; else null. */
function offered({ judged, game }: Referee): Offered | null {
  const last = judged.at(-1);
  if (last?.entry.kind !== 'move' || last.ruling?.verdict === 'illegal' || game.phase !== 'play') return null;
  const { entry, before } = last;
  const { move } = entry;
  if (move.kind !== 'play' && move.kind !== 'flip') return null;
  const top = playedOf(move).at(-1);
  if (top === undefined || choiceOf(top) === null) return null;
  const ways = waysOf(before.rules, top).flatMap((_, way) => {
    const made = withWay(move, top, way);
    const ruling = decide(before, made);
    return ruling.verdict === 'illegal' ? [] : [{ move: made, after: ruling.after }];
  });
  const isChoice = new Set(ways.map(({ after }) => gist(after))).size > 1;
  return isChoice && ways.length === waysOf(before.rules, top).length ? { entry, top, ways } : null;
}

/** Something else that may have been chosen of a move. */
export interface OtherChoice {
  readonly offer: Offer;
  readonly cards: readonly Played[];
  readonly correction: Correction;
}

/** What else may have been chosen of an entry of the record, by its number from 0; none where nothing was chosen. */
export function chosenOtherwise({ entry, before }: Judged, number: number): OtherChoice[] {
  if (entry.kind !== 'move' || (entry.move.kind !== 'play' && entry.move.kind !== 'flip')) return [];
  const { move } = entry;
  const top = playedOf(move).at(-1);
  const chosen = top === undefined ? null : choiceOf(top);
  if (top === undefined || chosen === null) return [];
  return offersOf(before.rules, top).flatMap(({ name, ranks }, way) => {
    if (way === chosen) return [];
    const cards = playedOf(withWay(move, top, way));
    return [{ offer: { name, ranks }, cards, correction: { kind: 'cards', entry: number, cards } }];
  });
}

/** The move that plays this card next; null where nobody knows whose it is. */
function nextMove({ game, announced, toldApart }: Referee, seen: Sighting): MoveOf<'play' | 'flip'> | null {
  const seat = announced ?? likelySeat(game);
  if (seat === null) return null;
  return moveWith(game, seat, [withCard({ game, toldApart }, seen, nextSlots(game, seat)).card]);
}

/**
 * Whether the choice that is open is about the next card alone, so that the game goes on while nobody says it; but what
 * becomes of a card that is turned over hangs on it.
 */
const isLoose = (referee: Referee, { ways }: Offered, seen: Sighting | null): boolean =>
  new Set(ways.map(({ after }) => whoseNext(after))).size === 1 &&
  (seen === null || nextMove(referee, seen)?.kind !== 'flip');

/** Whether it is asked what was chosen, and play may go on without an answer, with this card where it is one. */
export function asksLoosely(referee: Referee, seen: Sighting | null = null): boolean {
  if (referee.question?.code !== 'whatChosen' || referee.question.held !== null) return false;
  const choice = offered(referee);
  return choice === null || isLoose(referee, choice, seen);
}

/** Asks what was chosen of the newest move; `held` waits for the answer. */
function askChosen(referee: Referee, { entry, top }: Offered, held: Sighting | null): Referee {
  const answers = offersOf(referee.game.rules, top).map(
    ({ name, ranks }, choice): Answer => ({
      kind: 'choice',
      choice,
      offer: { name, ranks },
    }),
  );
  return ask(referee, { code: 'whatChosen', card: bareOf(top), seat: entry.move.seat, answers, held });
}

/** The referee with this chosen of the newest move; as it is if that lets nothing be chosen. */
export function withChosen(referee: Referee, way: number): Referee {
  const choice = offered(referee);
  const made = choice?.ways[way];
  if (choice === null || made === undefined || choiceOf(choice.top) === way) return referee;
  return rebook(referee, { ...choice.entry, move: made.move });
}

/** Whether a card may be played next. */
function isAllowedNext(referee: Referee, seen: Sighting): boolean {
  const move = nextMove(referee, seen);
  return move !== null && decide(referee.game, move).verdict !== 'illegal';
}

/** What was chosen as the next card shows: the first of it with which that is allowed; as it is if none is. */
function shownBy(referee: Referee, { ways }: Offered, seen: Sighting): Referee {
  const told = ways.map((_, way) => ({ ...withChosen(referee, way), announced: referee.announced }));
  return [referee, ...told].find((one) => isAllowedNext(one, seen)) ?? referee;
}

/**
 * The referee before the next card, where a play has just closed of which something is chosen: as the card shows, or
 * with the question that it waits for; null where nothing is chosen.
 */
export function beforeNext(referee: Referee, seen: Sighting): Referee | null {
  const choice = offered(referee);
  if (choice === null) return null;
  return isLoose(referee, choice, seen) ? shownBy(referee, choice, seen) : askChosen(referee, choice, seen);
}

/** The same where it is asked already, and the question may be left open. */
export function leftOpen(referee: Referee, seen: Sighting | null): Referee {
  const free: Referee = { ...referee, question: null };
  const choice = offered(free);
  return choice === null || seen === null ? free : shownBy(free, choice, seen);
}

/** Asks what was chosen, where the newest move was recorded since `before` and nothing else is going on. */
export function askedOfChoice(before: Referee, now: Referee): Referee {
  const isNew = now.judged.length > before.judged.length && now.revisions.changes.at(-1)?.type === 'add';
  if (!isNew || now.question !== null || now.open !== null || now.mode !== null || now.alarm) return now;
  const choice = offered(now);
  return choice === null ? now : askChosen(now, choice, null);
}
