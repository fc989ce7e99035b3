import { areOneKind, type Card, isKnown, kindOf } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { playedAs } from '../engine/held.ts';
import { isElsewhere } from '../engine/location.ts';
import { cardsOf, type Move } from '../engine/move.ts';
import { isRefused, newestChange } from '../engine/record.ts';
import { deckOf } from '../engine/rules/deck.ts';
import { rulesOf } from '../engine/rules/rules.ts';
import type { Breach, Ruling } from '../engine/ruling.ts';
import { choices, groupsOf, isRun, mayJumpIn, mayRun, mostCards } from '../engine/sets.ts';
import { hasCards, openSlots, type SeatNumber, type State, sourceOf } from '../engine/state.ts';
import { mayBeOneRank } from '../engine/wild.ts';
import { bookMove, pictured } from './book.ts';
import { likelyCount, playsIn } from './doubt.ts';
import { moveWith } from './likely.ts';
import { type Answer, YES_NO_OR_MIS_SCAN } from './question.ts';
import { type OpenPlay, type Referee, undoOnce } from './referee.ts';
import { ask } from './say.ts';

/** The play to which cards are still being added: how it stands, what belongs to it, and when it closes. */

/** The move that it is: a card alone may be turned over, where the record was corrected since it was scanned. */
function playOf(game: State, { seat, cards, called }: Pick<OpenPlay, 'seat' | 'cards' | 'called'>): Move {
  const move = moveWith(game, seat, cards);
  return move.kind === 'flip' && !called ? move : { ...move, called };
}

/** How the open play would be ruled on if it closed now. */
export const rulingNow = (game: State, open: OpenPlay): Ruling => decide(game, playOf(game, open));

export function breachesNow(game: State, open: OpenPlay): readonly Breach[] {
  const ruling = rulingNow(game, open);
  return ruling.verdict === 'illegal' ? ruling.breaches : [];
}

/** Equal cards that the seat might still add: not played yet, and not known to be with anybody else. */
function equalsToCome(game: State, seat: SeatNumber, cards: readonly Card[]): Card[] {
  const isEqual = (card: Card) => mayBeOneRank(game.rules, [...cards, card]);
  return deckOf(game.rules.set).filter(
    (card) => !cards.includes(card) && isEqual(card) && !isElsewhere(game, card, seat),
  );
}

/** What might still be added, at most `room` cards, the fewest first: equal ones, and wild ones in one order. */
function waysToGrow(game: State, seat: SeatNumber, cards: readonly Card[], room: number): Card[][] {
  const kinds = cards.map(kindOf);
  const isAlong = (card: Card) => rulesOf(game.rules, card).wild !== null && !kinds.includes(kindOf(card));
  const equals = equalsToCome(game, seat, cards);
  const wild = equals.filter(isAlong);
  const groups = groupsOf(equals.filter((card) => !isAlong(card)));
  const added = [[], ...groups.flatMap((group) => choices(group, room))];
  const withWild = added.flatMap((some) => [some, ...wild.map((_, i) => [...some, ...wild.slice(0, i + 1)])]);
  return withWild.filter(({ length }) => length > 0 && length <= room).sort((a, b) => a.length - b.length);
}

/** The fewest equal cards that would make the play legal; null if none would. */
function missingFor(game: State, open: Pick<OpenPlay, 'seat' | 'cards' | 'called'>): number | null {
  const source = sourceOf(game, open.seat);
  if (source === 'faceDown') return null;
  const room = mostCards(game, source) - open.cards.length;
  const found = waysToGrow(game, open.seat, open.cards, room).find((added) => {
    const whole = { ...open, cards: [...open.cards, ...added] };
    return decide(game, playOf(game, whole)).verdict !== 'illegal';
  });
  return found?.length ?? null;
}

/** The same play with how it stands: it fits, not yet, or nothing can make it legal. */
export function judgeOpen(game: State, open: Omit<OpenPlay, 'answer' | 'missing'>): OpenPlay {
  if (decide(game, playOf(game, open)).verdict !== 'illegal') return { ...open, answer: 'fits', missing: 0 };
  const missing = missingFor(game, open);
  return missing === null
    ? { ...open, answer: 'cannot', missing: 0 }
    : { ...open, answer: 'notYet', missing };
}

/** The cards of a play with one more: a run in its order, although it may have been scanned from either end. */
export function withNext(game: State, cards: readonly Card[], card: Card): Card[] {
  const all = [...cards, card];
  const heightOf = (one: Card) => rulesOf(game.rules, one).height;
  const isUpward = game.rules.set.beat.direction === 'up';
  const sorted = all.toSorted((a, b) => (isUpward ? heightOf(a) - heightOf(b) : heightOf(b) - heightOf(a)));
  const areInOrder = (mayRun(game, 'hand') || mayRun(game, 'faceUp')) && isRun(game, sorted);
  return areInOrder ? sorted : all;
}

/** Whether cards of several kinds, wild ones among them, may be one play of a seat. */
function isWildSet(game: State, seat: SeatNumber, cards: readonly Card[]): boolean {
  return mayBeOneRank(game.rules, cards) && decide(game, { kind: 'play', seat, cards }).verdict !== 'illegal';
}

/** Whether a card may belong to the open play: of the same rank where sets are played, or next to its run. */
export function belongsTo(referee: Referee, open: Pick<OpenPlay, 'seat' | 'cards'>, card: Card): boolean {
  const { game, settings, announced } = referee;
  const source = sourceOf(game, open.seat);
  if (settings.oneScanOnePlay || source === 'faceDown' || announced !== null) return false;
  if (mayRun(game, source) && isRun(game, withNext(game, open.cards, card))) return true;
  const cards = [...open.cards, card];
  if (cards.length > mostCards(game, source)) return false;
  return areOneKind(cards) || isWildSet(game, open.seat, cards);
}

/** Closes the open play: the ruling falls. */
export function closePlay(referee: Referee): Referee {
  const { open } = referee;
  if (open === null) return referee;
  const move = playOf(referee.game, open);
  return bookMove({ ...referee, open: null }, move, open.sure, open.picture, open.ended);
}

/** The referee with its newest play open again; null if that was refused, or the newest change is another one. */
export function openAgain(referee: Referee): Referee | null {
  const last = referee.judged.at(-1);
  if (last?.entry.kind !== 'move' || last.entry.move.kind !== 'play') return null;
  if (isRefused(last) || newestChange(referee.revisions)?.type !== 'add') return null;
  const { move, guessed, picture } = last.entry;
  const { seat, called = false } = move;
  const cards = cardsOf(move);
  const before = undoOnce(referee);
  const play = { seat, cards, called, at: 0, sure: guessed !== true, ...pictured(picture) };
  return { ...before, open: judgeOpen(before.game, play) };
}

/** The open play without its last card; without any the play goes on that its first card ended. */
export function dropLast(referee: Referee): Referee {
  const { open, game } = referee;
  if (open === null) return referee;
  const cards = open.cards.slice(0, -1);
  if (cards.length > 0) return { ...referee, open: judgeOpen(game, { ...open, cards }) };
  const without = { ...referee, open: null };
  return (open.ended ? openAgain(without) : null) ?? without;
}

/** Whether a play of a seat closes at once because nothing can be played with it. */
function isComplete({ game, settings }: Pick<Referee, 'game' | 'settings'>, seat: SeatNumber): boolean {
  const source = sourceOf(game, seat);
  if (settings.oneScanOnePlay) return true;
  return source === 'faceDown' || (mostCards(game, source) === 1 && !mayRun(game, source));
}

/** Whether a seat may have played these cards: none is known to be elsewhere, and each is there or an unknown slot for it. */
function mayHold(game: State, seat: SeatNumber, cards: readonly Card[]): boolean {
  if (!hasCards(game.seats[seat]!) || cards.some((card) => isElsewhere(game, card, seat))) return false;
  const slots = openSlots(game, seat, sourceOf(game, seat));
  const hidden = slots.filter((slot) => !isKnown(slot)).length;
  return cards.filter((card) => !slots.includes(card)).length <= hidden;
}

/** All besides a seat who may have played these cards, out of turn (RE-25). */
export const jumpersWith = (game: State, due: SeatNumber, cards: readonly Card[]): SeatNumber[] =>
  [...game.seats.keys()].filter(
    (seat) =>
      seat !== due &&
      mayJumpIn(game, seat, playedAs(game, { kind: 'play', seat, cards })) &&
      mayHold(game, seat, cards),
  );

/** Whose cards may be that nobody was said to have played: who is due, and all who may play them out of turn. */
const whose = (game: State, { seat, cards }: Pick<OpenPlay, 'seat' | 'cards'>): SeatNumber[] => [
  ...(mayHold(game, seat, cards) ? [seat] : []),
  ...jumpersWith(game, seat, cards),
];

/** The referee asks whose the open cards are, where they may be several people's. */
function askWhose(referee: Referee, { seat, cards }: OpenPlay, seats: readonly SeatNumber[]): Referee {
  if (seats.length < 2) return referee;
  const answers = seats.map((one): Answer => ({ kind: 'seat', seat: one }));
  return ask(referee, { code: 'whoPlayed', card: cards.at(-1)!, seat, answers });
}

/** A play that only a wrong count forbids is no reason to blame anybody: the referee asks for the count first. */
function askCount(referee: Referee, open: OpenPlay): Referee {
  if (referee.question !== null || open.answer !== 'cannot') return referee;
  const count = likelyCount(referee, open.seat, (game) => playsIn(game, open));
  if (count === null) return referee;
  const card = open.cards.at(-1)!;
  return ask(referee, { code: 'miscounted', card, seat: open.seat, count, answers: YES_NO_OR_MIS_SCAN });
}

/** Makes this the open play, judged; closes it at once where nothing can be added. */
export function setOpen(referee: Referee, open: Omit<OpenPlay, 'answer' | 'missing'>): Referee {
  const seats = open.sure ? [] : whose(referee.game, open);
  // Who can't have them hasn't played them, if somebody else may have.
  const judged = judgeOpen(referee.game, { ...open, seat: seats[0] ?? open.seat });
  const laid: Referee = { ...referee, open: judged, correctedSince: false, announced: null, notice: null };
  const opened = askCount(askWhose(laid, judged, seats), judged);
  return opened.question === null && isComplete(opened, judged.seat) ? closePlay(opened) : opened;
}
