import type { MendView, NoticeView, QuestionView, TableView, WaitingView } from '../../protocol/view.ts';
import type { NoticeFacts, NoticeSentences } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayCard, sayCards } from './cards.ts';
import { sayChip } from './chip.ts';
import { sayDeed } from './deed.ts';
import { type Names, nameOrNull, sayNameAt } from './names.ts';

/** An answer to a question of the referee. */
export interface SaidAnswer {
  readonly label: string;
  /** The key that gives this answer: a seat’s number, Y or N. */
  readonly key: string;
  /** The command code that gives the same answer. */
  readonly code: string;
}

/** A question of the referee in words. */
export interface SaidQuestion {
  readonly ask: string;
  /** Why it is asked; null if the question says so. */
  readonly why: string | null;
  readonly answers: readonly SaidAnswer[];
}

type Answer = QuestionView['answers'][number];

/** Whether it may also stand out of turn: "yes" alone gets it refused then. */
const mayStand = ({ seat }: QuestionView, choices: TableView['choices']): boolean =>
  choices.some(
    (choice) => choice.kind === 'mend' && choice.mend.kind === 'outOfTurn' && choice.mend.seat === seat,
  );

/** What may have been chosen of a card, in a sentence: as the answers say it on a screen. Empty for other questions. */
export function sayOffers(words: Words, { answers }: QuestionView): string {
  const offers = answers.flatMap(({ offer }) => (offer === undefined ? [] : [sayChip(words, offer, false)]));
  return offers.length === 0 ? '' : words.questions.offers(offers);
}

const factsOf = (names: Names, { card, seat, count }: QuestionView): NoticeFacts => ({
  card,
  seat: nameOrNull(names, seat),
  text: count === null ? null : String(count),
});

function sayAnswer(
  words: Words,
  names: Names,
  question: QuestionView,
  answer: Answer,
  choices: TableView['choices'],
): SaidAnswer {
  const facts = factsOf(names, question);
  const hasNo = question.answers.some(({ kind }) => kind === 'no');
  switch (answer.kind) {
    case 'yes':
      return {
        label:
          facts.seat !== null && mayStand(question, choices)
            ? words.questions.yesTakeBack(facts.seat)
            : words.questions.yes[question.code](facts),
        key: 'Y',
        code: 'CMD:YES',
      };
    case 'no':
      return { label: words.questions.no[question.code](facts), key: 'N', code: 'CMD:NO' };
    case 'misScan':
      return {
        label: words.questions.misScan[question.code],
        // To undo what led to a question is to say so, too.
        key: hasNo ? 'U' : 'N',
        code: hasNo ? 'CMD:UNDO' : 'CMD:NO',
      };
    case 'card':
    case 'choice': {
      const number = question.answers.indexOf(answer) + 1;
      const { card, offer } = answer;
      const chosen = offer === undefined ? '' : sayChip(words, offer, false);
      const label = card === undefined ? chosen : sayCard(words, card);
      return { label, key: String(number), code: `CMD:${number}` };
    }
    case 'seat': {
      const key = String((answer.seat ?? 0) + 1);
      return { label: words.questions.seat(sayNameAt(names, answer.seat)), key, code: `CMD:SEAT:${key}` };
    }
  }
}

/**
 * “Who played it?” is asked of the first card, where nobody is due (`seat`), of one that may be played out of turn, and
 * of the one after a card that lets its player choose who plays next, who isn't among the answers.
 */
function sayWhy({ questions }: Words, names: Names, question: QuestionView): string | null {
  const { code, seat, answers } = question;
  if (code !== 'whoPlayed') return questions.why[code]?.(factsOf(names, question)) ?? null;
  const { starts, outOfTurn, choosing } = questions.whoPlayedWhy;
  if (seat === null) return starts;
  return answers.some((answer) => answer.seat === seat) ? outOfTurn : choosing;
}

/** A question of the referee, with its answers in their order. */
export const sayQuestion = (
  words: Words,
  names: Names,
  question: QuestionView,
  choices: TableView['choices'] = [],
): SaidQuestion => ({
  ask: words.questions.ask[question.code](factsOf(names, question)),
  why: sayWhy(words, names, question),
  answers: question.answers.map((answer) => sayAnswer(words, names, question, answer, choices)),
});

/** What may have happened, as an answer. */
export function sayMend(words: Words, names: Names, mend: MendView): string {
  const { kind, isNow, whose, cards, seat, cut, passesTo, offer } = mend;
  return words.questions.mends[kind]({
    isNow,
    whose: sayNameAt(names, whose),
    cards: sayCards(words, cut === null ? cards : cards.slice(0, cut)),
    pickUp: mend.pickUp === true,
    many: cards.length > 1,
    seat: sayNameAt(names, seat),
    second:
      offer !== undefined
        ? sayChip(words, offer, false)
        : cut === null
          ? ''
          : sayCards(words, cards.slice(cut)),
    passesTo: passesTo === undefined ? '' : sayNameAt(names, passesTo),
  });
}

/** More than these can’t be read at a glance. */
const MOST_WAITING = 6;

/** A card, a command by the name that it has on the sheet of codes, or a seat by its player. */
function sayWaitingThing(words: Words, names: Names, thing: WaitingView): string {
  switch (thing.what) {
    case 'card':
      return sayCard(words, thing.card);
    case 'seat':
      return sayNameAt(names, thing.seat);
    case 'command':
      return words.sheet.plain[thing.command].name;
    case 'digit':
      return String(thing.digit);
  }
}

/** Whether it is a card that waits already: people scan it again while nothing comes of it. */
const isScannedBefore = (thing: WaitingView, before: readonly WaitingView[]): boolean =>
  thing.what === 'card' && before.some((one) => one.what === 'card' && one.card === thing.card);

/** What waits for the answer to a question or, without one, for people to settle a refusal; null if nothing does. */
export function sayWaiting(
  words: Words,
  { seats, waiting, question }: Pick<TableView, 'seats' | 'waiting' | 'question'>,
): string | null {
  if (waiting.length === 0) return null;
  const once = waiting.filter((thing, i) => !isScannedBefore(thing, waiting.slice(0, i)));
  const things = once.slice(0, MOST_WAITING).map((thing) => sayWaitingThing(words, seats, thing));
  return words.questions.waits(things, once.length - things.length, question !== null);
}

/** A notice: what the referee says in passing; `canTap` where the cards to tap are shown. */
export const sayNotice = (
  words: Words,
  names: Names,
  { code, card, seat, text, deed }: NoticeView,
  canTap = false,
): NoticeSentences =>
  words.notices[code]({
    card,
    seat: nameOrNull(names, seat),
    text,
    canTap,
    ...(deed && { deed: sayDeed(words, names, deed) }),
  });
