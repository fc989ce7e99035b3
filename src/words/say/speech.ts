import { type Card, kindOf } from '../../engine/cards.ts';
import type { Why } from '../../engine/why.ts';
import type {
  HindsightView,
  NoticeView,
  OpenView,
  QuestionView,
  RulingView,
  TableView,
} from '../../protocol/view.ts';
import type { NamedBreachFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayCards } from './cards.ts';
import { sayCursor } from './correct.ts';
import { type Names, sayNameAt } from './names.ts';
import { namesFor, sayResultFor, sayTurnFor, youOf } from './play.ts';
import { sayNotice, sayQuestion } from './question.ts';
import { breachFacts, isContradiction, sayBreach, sayEffects, sayMove } from './ruling.ts';

type Blamed = Parameters<typeof breachFacts>[2];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences one after another, spelled for the ear, each with a capital and a full stop. */
export const sentences = (words: Words, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => capital(words.speech.aloud(/[.!?]$/.test(part) ? part : `${part}.`)))
    .join(' ');

function cardsAloud(words: Words, cards: readonly Card[]): string {
  const kinds = new Set(cards.map(kindOf));
  const [kind] = kinds;
  return cards.length > 1 && kinds.size === 1 && kind !== undefined
    ? words.speech.ofAKind(cards.length, kind)
    : sayCards(words, cards);
}

/** Whose turn it is now, or how the game ended. */
const turnAloud = (words: Words, view: TableView): string =>
  view.phase === 'over' ? sayResultFor(words, view)[0] : view.turn === null ? '' : sayTurnFor(words, view);

/** Facts that only add to what the code says in a few words. */
const MERE_ADDITIONS: readonly Why['is'][] = ['under', 'answers'];

/** The first reason is enough for the ear; the screen has all of them. */
function whyAloud(words: Words, names: Names, breaches: RulingView['breaches'], move: Blamed): string {
  const [first] = breaches;
  if (first === undefined) return '';
  const facts: NamedBreachFacts = breachFacts(names, first, move);
  return facts.why === null || MERE_ADDITIONS.includes(facts.why.is)
    ? words.speech.breaches[facts.code](facts)
    : sayBreach(words, facts).replace(/\.$/, '');
}

/** That cards are not allowed, why, and what to do. */
function blame(words: Words, names: Names, breaches: RulingView['breaches'], move: Blamed): string[] {
  const why = whyAloud(words, names, breaches, move);
  return isContradiction(breaches)
    ? [words.speech.pleaseCheck(why)]
    : [words.speech.notAllowed(why), words.speech.takesBack(sayNameAt(names, move.seat))];
}

const playAloud = (words: Words, names: Names, { seat, cards }: Pick<OpenView, 'seat' | 'cards'>): string =>
  words.speech.play(sayNameAt(names, seat), cardsAloud(words, cards));

/** The last ruling: who did what, whether that is allowed, what follows, and whose turn it is. */
export function rulingAloud(words: Words, view: TableView, ruling: RulingView): string {
  const { seats } = view;
  const you = youOf(view);
  const { move, verdict, burn, failed } = ruling;
  const isPlay = move.kind === 'play';
  const what = isPlay
    ? playAloud(words, namesFor(words, seats, you), move)
    : sayMove(words, seats, ruling, you);
  if (verdict === 'illegal' && !ruling.stands)
    return sentences(words, [what, ...blame(words, seats, ruling.breaches, move)]);
  // The pile was already named.
  const told = move.kind === 'pickUp' ? { ...ruling, pickedUp: 0 } : ruling;
  const fits = ruling.stands ? [words.rulings.stands] : isPlay && !burn && !failed ? [words.speech.fits] : [];
  const turn = ruling.again ? '' : turnAloud(words, view);
  return sentences(words, [what, ...fits, sayEffects(words, seats, told, you).join(', '), turn]);
}

/** Cards that are being played and can’t become legal any more. */
export const openAloud = (words: Words, names: Names, open: OpenView): string =>
  sentences(words, [playAloud(words, names, open), ...blame(words, names, open.breaches, open)]);

/** A question of the referee, without its answers: these are on the screen. */
export const questionAloud = (words: Words, names: Names, question: QuestionView): string =>
  sentences(words, [sayQuestion(words, names, question).ask]);

const AT_CURSOR: readonly NoticeView['code'][] = [
  'cursorAt',
  'cursorMisread',
  'cursorInserts',
  'cursorMissed',
  'cursorDraft',
];

/** A notice; while correcting, the chosen move or what was scanned for it. */
function noticeWords(words: Words, { seats, cursor }: TableView, notice: NoticeView): string {
  if (cursor === null || !AT_CURSOR.includes(notice.code)) return sayNotice(words, seats, notice).what;
  const { headline, said } = sayCursor(words, seats, cursor);
  return said ?? headline;
}

/** A notice, and whose turn it is if that has changed. */
export const noticeAloud = (words: Words, view: TableView, notice: NoticeView, isTurnNew: boolean): string =>
  sentences(words, [noticeWords(words, view, notice), isTurnNew ? turnAloud(words, view) : '']);

/** A finding: what can’t have happened as recorded. */
export function findingAloud(words: Words, names: Names, found: HindsightView): string {
  const { code, seat, cards, byOthers, oneOf, sure } = found;
  const held = oneOf ? words.speech.oneOf(sayCards(words, cards)) : sayCards(words, cards);
  const shown = byOthers ? words.speech.othersHeld(held) : held;
  const finding = words.speech.findings[code](sayNameAt(names, seat), shown);
  return sentences(words, [words.speech.found(finding, sure)]);
}

/** Whose turn it is, or who may start. */
export const startAloud = (words: Words, view: TableView): string =>
  sentences(words, [sayTurnFor(words, view)]);
