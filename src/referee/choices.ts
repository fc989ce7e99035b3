import { areOneKind, bareOf, type Card } from '../engine/cards.ts';
import { cardsOf } from '../engine/move.ts';
import { isRefused } from '../engine/record.ts';
import type { SeatNumber } from '../engine/state.ts';
import type { Sighting } from '../recognition/sighting.ts';
import { answerQuestion } from './answer.ts';
import { correct } from './correct.ts';
import { cursorAt, show } from './cursor.ts';
import { isDone } from './hold.ts';
import type { Input } from './input.ts';
import { likelySeat, nextSlots, withCard } from './likely.ts';
import type { Mend, MendKind, Weighed } from './mend.ts';
import { burnMends, mendsOf, otherOrderOf, unburnMends } from './offers.ts';
import { belongsTo, closePlay, judgeOpen, openAgain, withNext } from './open.ts';
import { type Answer, DOUBTS } from './question.ts';
import { type Asked, modeNow, type Referee } from './referee.ts';
import { say } from './say.ts';
import { layCard, takeSighting, tellApart } from './sight.ts';

/** What may be answered: the answers of a question, and what may have happened where a play is not right. */

/** One of the question's own answers by its number, from 0, or what may have happened. */
export type Choice =
  | { readonly kind: 'answer'; readonly answer: number }
  | { readonly kind: 'mend'; readonly mend: Mend };

/** As many as there are codes for: `CMD:1` … `CMD:3`. */
export const MOST_OFFERED = 3;

type WeighedChoice = Weighed<{ readonly choice: Choice }>;

/** How likely the answers of such a question are, on the scale of `mendsOf`: the card has just been played. */
const SCANNED_TWICE = 12;
const SCANNED_BY_MISTAKE = 1;
/** What is asked, if the play is allowed then; and if it isn't. */
const AS_ASKED = 3;
const NOT_EVEN_THEN = 0.1;
/** What is asked of a card that is burned: it hardly comes back, but may have been misread when it went. */
const BACK_IN_PLAY = 0.01;

/** A card that was just said to be burned, as it was scanned; null if none was. */
function burnedNow({ notice, question }: Referee): Sighting | null {
  if (question !== null || notice?.code !== 'alreadyBurned' || notice.card === null) return null;
  return { card: notice.card, copy: 1, at: 0, confidence: 1, how: 'scanner' };
}

/**
 * The referee as it was when a card was said to be burned: a play that has closed in time since is open again, as that
 * card may be one of it.
 */
function asSaid(referee: Referee): Referee {
  const { judged, notice, open } = referee;
  const burned = burnedNow(referee);
  if (burned === null || open !== null || notice?.after !== judged.length - 1) return referee;
  const again = openAgain(referee);
  return again?.open != null && belongsTo(again, again.open, burned.card) ? again : referee;
}

/** The very cards that were scanned for a play of this seat, after those that it has. */
function withScanned(
  referee: Referee,
  seat: SeatNumber,
  cards: readonly Card[],
  more: readonly Sighting[],
): readonly Card[] {
  const { game } = referee;
  const from = nextSlots(game, seat);
  return more.reduce((all, seen) => withNext(game, all, withCard(referee, seen, from, all).card), cards);
}

/** The referee with more cards in its open play, if there is one. */
function withMore(referee: Referee, more: readonly Sighting[]): Referee {
  const { open } = referee;
  if (open === null) return referee;
  return { ...referee, open: { ...open, cards: withScanned(referee, open.seat, open.cards, more) } };
}

/**
 * The referee with the play in question closed, so that it is the last entry, perhaps with `more` cards; null if
 * nothing is in question.
 */
function inQuestion(now: Referee, more: readonly Sighting[] = []): Referee | null {
  const referee = asSaid(now);
  const { question, open, alarm, viewer, announced } = referee;
  if (viewer !== null) return null;
  const burned = burnedNow(referee);
  if (question === null && burned === null)
    return open === null ? (alarm ? referee : null) : open.answer === 'cannot' ? closePlay(referee) : null;
  if (question !== null && !DOUBTS.includes(question.code)) return null;
  const held = question?.held ?? burned;
  const asked = { ...referee, question: null };
  if (held !== null && open !== null && belongsTo(asked, open, held.card))
    return closePlay(withMore(asked, [held, ...more]));
  const free = closePlay(asked);
  if (held === null) return open === null ? null : free;
  const seat = announced ?? likelySeat(free.game);
  if (seat === null) return null;
  const sure = announced !== null;
  const laid = layCard(free, seat, held, sure);
  if (laid.open !== null || more.length === 0) return closePlay(withMore(laid, more));
  // Of several cards none was turned over.
  const cards = withScanned(free, seat, [held.card], more);
  const play = { seat, cards, at: held.at, sure, called: false };
  return closePlay({ ...free, open: judgeOpen(free.game, play) });
}

/**
 * The cards of one kind with which these inputs begin, all of that of `first` where it is given, and what comes after
 * them; DONE only ends that play.
 */
function playIn(
  inputs: readonly Input[],
  first: readonly Sighting[],
): { readonly cards: readonly Sighting[]; readonly rest: readonly Input[] } {
  const cards = [...first];
  for (const input of inputs) {
    if (input.type !== 'sighting') break;
    if (!areOneKind([...cards, input.sighting].map(({ card }) => card))) break;
    cards.push(input.sighting);
  }
  const rest = inputs.slice(cards.length - first.length);
  return { cards, rest: isDone(rest[0]) ? rest.slice(1) : rest };
}

/** The same where more cards of the play in question wait for the answer: they go with it, and so does the Done after them. */
function wholeInQuestion(referee: Referee): Referee | null {
  const held = referee.question?.held ?? null;
  if (held === null) return inQuestion(referee);
  const { cards, rest } = playIn(referee.waiting, [held]);
  const closed = inQuestion(referee, cards.slice(1));
  return closed === null || lastCards(closed).length < cards.length
    ? inQuestion(referee)
    : { ...closed, waiting: rest };
}

/**
 * The referee with the play in question, whose other cards may wait, closed as one of its own and after it the play
 * that waits, so that the two are the last entries; null if there aren't just these two.
 */
function withWaiting(referee: Referee): Referee | null {
  const held = referee.question?.held ?? null;
  if (held === null) return null;
  const { cards: all, rest: later } = playIn(referee.waiting, [held]);
  const { cards, rest } = playIn(later, []);
  const closed = cards.length === 0 ? null : inQuestion(referee, all.slice(1));
  if (closed === null || lastCards(closed).length !== all.length) return null;
  const played = cards.reduce((before, card) => takeSighting(tellApart(before, card), card), closed);
  // The next one of the same player doesn't take the play in question back.
  const both = { ...closePlay({ ...played, waiting: rest }), withdrawn: closed.withdrawn };
  return played.question === null && both.judged.length === closed.judged.length + 1 ? both : null;
}

/** The play that waits came first, and the card in question after it. */
function orderChoices(referee: Referee): WeighedChoice[] {
  const both = withWaiting(referee);
  if (both === null) return [];
  return otherOrderOf(both).map(({ mend, weight }) => ({ choice: { kind: 'mend', mend }, weight }));
}

/** The cards of the newest move. */
function lastCards({ judged }: Referee): readonly Card[] {
  const last = judged.findLast(({ entry }) => entry.kind === 'move')?.entry;
  return last?.kind === 'move' ? cardsOf(last.move) : [];
}

function weightOf(referee: Referee, { card }: Asked, answer: Answer): number {
  if (answer.kind === 'misScan')
    return card !== null && lastCards(referee).includes(card) ? SCANNED_TWICE : SCANNED_BY_MISTAKE;
  const answered = closePlay(answerQuestion(referee, answer));
  if (isRefused(answered.judged.at(-1))) return NOT_EVEN_THEN;
  return referee.question?.code === 'notBurned' ? BACK_IN_PLAY : AS_ASKED;
}

/** The question's own answers; of a question that is no doubt in their order. */
function answersOf(referee: Referee): WeighedChoice[] {
  const { question } = referee;
  if (question === null) return [];
  const isDoubt = DOUBTS.includes(question.code);
  return question.answers.map((answer, i) => ({
    choice: { kind: 'answer', answer: i },
    weight: isDoubt ? weightOf(referee, question, answer) : Number.POSITIVE_INFINITY,
  }));
}

/** Whether "yes" to the question says the same. */
const isAskedItself = ({ question }: Referee, { kind, isNow, seat }: Mend): boolean =>
  isNow &&
  question?.seat === seat &&
  ((question.code === 'laidByHolder' && kind === 'player') ||
    (question.code === 'pickedUp' && kind === 'pickedUp'));

/** What may have become of the pile where people said that it burned and no burn is due, or picked up a burned one. */
function pileMends(referee: Referee): Mend[] {
  const { notice, open, alarm, viewer } = referee;
  if (open !== null || alarm || viewer !== null) return [];
  if (notice?.code === 'noBurnDue') return burnMends(referee);
  return notice?.code === 'nothingToPickUp' ? unburnMends(referee) : [];
}

const isMissedNow = ({ mend }: Weighed<{ readonly mend: Mend }>): boolean =>
  mend.kind === 'missed' && mend.isNow;

/**
 * Whether it says that a play before an earlier one was not scanned, where it is asked about a card of the pile: whose turn
 * it was doesn't tell how the card left the pile.
 */
const isBeside = ({ question }: Referee, { kind, isNow }: Mend): boolean =>
  question?.code === 'pickedUp' && kind === 'missed' && !isNow;

/** What may be missing before the card that is asked about, if the player who holds it played it: then in turn. */
function missedBefore(referee: Referee): Weighed<{ readonly mend: Mend }>[] {
  if (referee.question?.code !== 'laidByHolder') return [];
  const answered = closePlay(answerQuestion(referee, { kind: 'yes' }));
  return isRefused(answered.judged.at(-1)) ? mendsOf(answered, false).filter(isMissedNow) : [];
}

function mendChoices(referee: Referee): WeighedChoice[] {
  const ofPile = pileMends(referee);
  if (ofPile.length > 0) return ofPile.map((mend) => ({ choice: { kind: 'mend', mend }, weight: 1 }));
  const closed = wholeInQuestion(referee);
  if (closed === null) return [];
  const mends = mendsOf(closed, referee.question !== null || burnedNow(referee) !== null);
  const missed = mends.some(isMissedNow) ? [] : missedBefore(referee);
  return [...mends, ...missed]
    .filter(({ mend }) => !isAskedItself(referee, mend) && !isBeside(referee, mend))
    .map(({ mend, weight }): WeighedChoice => ({ choice: { kind: 'mend', mend }, weight }));
}

/** Whether two choices say the same: of what happened twice the likelier is enough. */
const isSaidAlike = ({ choice: one }: WeighedChoice, { choice: other }: WeighedChoice): boolean =>
  one.kind === 'mend' && other.kind === 'mend' && String(saidOf(one.mend)) === String(saidOf(other.mend));

/** Whether two say that the same player has picked up, sooner or later: where something is asked, the likelier is enough. */
const isPickUpAlike = ({ choice: one }: WeighedChoice, { choice: other }: WeighedChoice): boolean =>
  one.kind === 'mend' &&
  other.kind === 'mend' &&
  one.mend.kind === 'pickedUp' &&
  other.mend.kind === 'pickedUp' &&
  one.mend.seat === other.mend.seat;

/** All of a mend that is put into words. */
const saidOf = ({ kind, isNow, whose, cards, seat, cut }: Mend) => [kind, isNow, whose, cards, seat, cut];

const byWeight = (a: WeighedChoice, b: WeighedChoice): number =>
  a.weight === b.weight ? 0 : b.weight - a.weight;

/** Whether it says that who is asked about played out of turn, which "yes" alone only gets refused. */
const isEarlyYes = ({ question }: Referee, { choice }: WeighedChoice): boolean =>
  question?.code === 'laidByHolder' &&
  choice.kind === 'mend' &&
  choice.mend.kind === 'outOfTurn' &&
  choice.mend.seat === question.seat;

/** The same with what "yes" can't do alone among those that have a number, the last of them if it is less likely. */
function withEarlyYes(referee: Referee, all: readonly WeighedChoice[]): readonly WeighedChoice[] {
  const early = all.findIndex((one) => isEarlyYes(referee, one));
  if (early < MOST_OFFERED) return all;
  const others = all.filter((_, i) => i !== early);
  return [...others.slice(0, MOST_OFFERED - 1), all[early]!, ...others.slice(MOST_OFFERED - 1)];
}

/** Whether it says that the card that is asked about was misread before: its holder never had it. */
const isMisreadBefore = ({ question }: Referee, { choice }: WeighedChoice): boolean =>
  question?.code === 'laidByHolder' &&
  choice.kind === 'mend' &&
  choice.mend.kind === 'misread' &&
  !choice.mend.isNow &&
  question.card !== null &&
  choice.mend.cards.some((card) => bareOf(card) === question.card);

/**
 * What has a number: the likeliest, and where the question's own answers would leave no place for it, that the record is
 * wrong about the card. The question rests on that, and the answers have codes of their own.
 */
function numbered(referee: Referee, all: readonly WeighedChoice[], most: number): readonly WeighedChoice[] {
  const first = all.slice(0, Math.max(MOST_OFFERED, most));
  const mends = first.filter(({ choice }) => choice.kind === 'mend');
  const misread = all.find((one) => isMisreadBefore(referee, one));
  const isFull = mends.length >= MOST_OFFERED;
  return misread === undefined || first.includes(misread) || isFull ? first : [...first, misread];
}

/** The newest card belongs to an earlier play. */
const WITH_THE_NEWEST: readonly MendKind[] = ['onePlay', 'more'];

/** Whether it is about a move before the last three alone: people have to think back for it. */
const isLongAgo = ({ choice }: WeighedChoice, newest: number): boolean =>
  choice.kind === 'mend' && !WITH_THE_NEWEST.includes(choice.mend.kind) && choice.mend.entry < newest - 2;

/** The same with what is about the newest moves first, which is read at once, and each of the two likeliest first. */
function inReach(mends: readonly WeighedChoice[]): readonly WeighedChoice[] {
  const entries = mends.map(({ choice }) => (choice.kind === 'mend' ? choice.mend.entry : 0));
  const newest = Math.max(...entries);
  const old = mends.filter((one) => isLongAgo(one, newest));
  return [...mends.filter((one) => !old.includes(one)), ...old];
}

/** What may be answered, and what else may have happened. */
interface Chosen {
  readonly choices: readonly Choice[];
  readonly others: readonly Choice[];
}

function choose(referee: Referee): Chosen {
  const sorted = [...answersOf(referee), ...orderChoices(referee), ...mendChoices(referee)]
    .sort(byWeight)
    .filter(
      (one, i, sorted) =>
        !sorted
          .slice(0, i)
          .some(
            (before) => isSaidAlike(one, before) || (referee.question !== null && isPickUpAlike(one, before)),
          ),
    );
  const all = withEarlyYes(referee, sorted);
  const most = all.filter(({ weight }) => weight === Number.POSITIVE_INFINITY).length;
  const first = numbered(referee, all, most);
  // However unlikely: they have codes of their own, YES and NO.
  const isAnswer = ({ choice }: WeighedChoice) => choice.kind === 'answer';
  const rest = all.filter((one) => !first.includes(one));
  return {
    choices: [
      ...inReach(first.filter((one) => !isAnswer(one))),
      ...first.filter(isAnswer),
      ...rest.filter(isAnswer),
    ].map(({ choice }) => choice),
    others: rest.filter((one) => !isAnswer(one)).map(({ choice }) => choice),
  };
}

const chosen = new WeakMap<Referee, Chosen>();

function chosenFrom(referee: Referee): Chosen {
  const before = chosen.get(referee) ?? choose(referee);
  chosen.set(referee, before);
  return before;
}

/**
 * What may be answered now, by the numbers of the codes: the first is `CMD:1`. What may have happened comes first, of the
 * newest moves before older ones and likeliest first, then the question's own answers, which have names: at most
 * `MOST_OFFERED` and what else the question has for an answer; none where nothing is in question, or nothing is likely.
 */
export const choicesOf = (referee: Referee): readonly Choice[] => chosenFrom(referee).choices;

/**
 * What else may have happened where the newest move was refused, likeliest first: mends of the record as it is. None
 * where that is still open or something is asked.
 */
export function lessLikely(referee: Referee): Mend[] {
  const { question, open, alarm } = referee;
  if (!alarm || question !== null || open !== null) return [];
  return chosenFrom(referee).others.flatMap((one) => (one.kind === 'mend' ? [one.mend] : []));
}

/**
 * Does what was proposed; UNDO leads back to the question. Where a card has to be scanned for it, the log is open at that place, and UNDO leads back to
 * what is in question.
 */
export function makeMend(
  referee: Referee,
  { correction, entry, inserts, withWaiting: isBoth }: Extract<Input, { type: 'mend' }>,
): Referee {
  const { question, waiting } = referee;
  const burned = burnedNow(referee);
  // What the record said to be burned may be played once it is corrected.
  if (burned !== null && correction === null) {
    const said = asSaid(referee);
    // The play that it may be one of stays open meanwhile, unless that was something else.
    const ready = entry < said.judged.length ? said : closePlay(said);
    return show(
      { ...ready, waiting: [{ type: 'sighting', sighting: burned }, ...waiting] },
      cursorAt(entry, inserts, true),
    );
  }
  // The open play may be the one to correct, and a card that is asked about came after it.
  const isOpen = question?.held != null || (entry === referee.judged.length && !inserts);
  const ready = isOpen ? { ...closePlay({ ...referee, question: null }), question } : referee;
  if (correction === null) return show(ready, cursorAt(entry, inserts, true));
  const closed = (isBoth ? withWaiting(referee) : wholeInQuestion(referee)) ?? referee;
  // What was only asked about was never ruled on, and isn't by UNDO.
  return correct(closed, correction, question === null && burned === null ? closed : referee);
}

const chosenMend = (
  { correction, entry, kind, withWaiting }: Mend,
  at: number,
): Extract<Input, { type: 'mend' }> => ({
  type: 'mend',
  correction,
  entry,
  inserts: kind === 'missed',
  ...(withWaiting && { withWaiting }),
  at,
});

/**
 * The same input with what it chooses instead of a number: what is likeliest, and so the first, may be another thing
 * in a later Burnpile, and what was chosen stays.
 */
export function chosenBy(referee: Referee, input: Input): Input {
  if (input.type !== 'command' || input.command.name !== 'ANSWER' || modeNow(referee) !== null) return input;
  const choice = choicesOf(referee)[input.command.answer - 1];
  const { at } = input;
  if (choice?.kind === 'mend') return chosenMend(choice.mend, at);
  if (choice === undefined || referee.question === null) return input;
  return { type: 'answer', question: referee.question.id, answer: choice.answer, at };
}

/** Carries out a choice by its number, from 1. */
export function answerNumber(referee: Referee, number: number): Referee {
  const { question } = referee;
  const choice = choicesOf(referee)[number - 1];
  if (choice?.kind === 'mend') return makeMend(referee, chosenMend(choice.mend, 0));
  const answer = choice === undefined ? undefined : question?.answers[choice.answer];
  if (answer !== undefined) return answerQuestion(referee, answer);
  return say(referee, question === null ? 'noQuestion' : 'answerFirst');
}
