import { kindOf, type Played } from '../../engine/cards.ts';
import { isContradiction } from '../../engine/ruling.ts';
import type { Why } from '../../engine/why.ts';
import type {
  DemandView,
  HindsightView,
  NoticeView,
  OpenView,
  QuestionView,
  RulingView,
  TableView,
} from '../../protocol/view.ts';
import type { NamedBreachFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayCard, sayCards } from './cards.ts';
import { sayCursor } from './correct.ts';
import { sayDemand } from './demand.ts';
import { type Names, nameUnlessYou, sayNameAt } from './names.ts';
import { sayResultFor, sayTurnFor, youOf } from './play.ts';
import { sayNotice, sayOffers, sayQuestion } from './question.ts';
import { breachFacts, effectsOf, type SaidEffect, sayBreach, sayMove } from './ruling.ts';

type Blamed = Parameters<typeof breachFacts>[2];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences one after another, spelled for the ear, each with a capital and a full stop. */
export const sentences = (words: Words, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => capital(words.speech.aloud(/[.!?]$/.test(part) ? part : `${part}.`)))
    .join(' ');

function cardsAloud(words: Words, cards: readonly Played[]): string {
  const kinds = new Set(cards.map(kindOf));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined && (cards.length > 1 || kind === 'JK')
    ? words.speech.ofAKind(cards.length, kind)
    : words.speech.cards(cards.map((card) => sayCard(words, card)));
}

/** Whose turn it is now, or how the game ended. */
function turnAloud(words: Words, view: TableView): string {
  const { phase, turn, extra, seats } = view;
  if (phase === 'over') return view.drawn ? words.speech.drawn : sayResultFor(words, view)[0];
  if (turn === null) return '';
  return phase === 'play' && extra !== 'choose'
    ? words.speech.turn(nameUnlessYou(seats, turn, youOf(view)))
    : sayTurnFor(words, view);
}

/** What the pile asks of the next card, in a sentence. */
export function demandAloud(words: Words, asked: DemandView): string {
  const { speech, demand } = words;
  const { bound, colour, card, size, pairs, only, forced, always } = asked;
  if (only !== null) {
    const kinds = only.map(speech.one);
    return forced ? speech.pickUpOr(kinds, colour) : speech.onlyOneOf(kinds);
  }
  const more = [
    ...(colour !== null && card !== null ? [speech.sameColour(sayCard(words, card))] : []),
    ...(size > 1 ? [pairs ? demand.orMoreCards(size) : demand.atLeastCards(size)] : []),
  ];
  if (bound === null) return more.length === 0 ? speech.anythingGoes : speech.needed(more);
  const what =
    bound.kind === 'exactly'
      ? speech.oneOfKinds([bound.rank, ...always].map(speech.one))
      : speech.bounds[bound.kind](speech.one(bound.rank));
  return speech.needed([what, ...more]);
}

/** The same with the cards that always fit: what to play isn’t known without them. */
export function neededAloud(words: Words, asked: DemandView): string {
  const said = demandAloud(words, asked);
  const hasMore = sayDemand(words, asked).always !== null;
  return hasMore ? `${said}, ${words.speech.orOneOf(asked.always.map(words.speech.one))}` : said;
}

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
  words.speech.plays(sayNameAt(names, seat), cardsAloud(words, cards));

/** Who did what, in a clause. */
function moveAloud(words: Words, seats: Names, ruling: RulingView, you: number | null): string {
  const { kind, seat, cards } = ruling.move;
  const who = nameUnlessYou(seats, seat, you);
  if (kind === 'play') return words.speech.plays(who, cardsAloud(words, cards));
  if (kind === 'flip') return words.speech.turnsOver(who, cardsAloud(words, cards));
  if (kind === 'swap')
    return words.speech.swaps(who, cardsAloud(words, cards), cardsAloud(words, ruling.move.taken ?? []));
  if (kind === 'pickUp' && ruling.taker === null)
    return words.rulings.moves.pickUp(who, cardsAloud(words, cards), '');
  return sayMove(words, seats, ruling, you);
}

/** What was said of a move, and what follows: what else its player does is joined to the one before, or begins with the name. */
function joinAloud(
  words: Words,
  who: string,
  said: readonly string[],
  effects: readonly SaidEffect[],
): string[] {
  const clauses = said.map((clause) => [clause]);
  // After a verdict the player has to be named again.
  let isMovers = said.length === 1;
  for (const { text, ofMover } of effects) {
    if (ofMover && isMovers) clauses.at(-1)!.push(text);
    else clauses.push([ofMover ? `${who} ${text}` : text]);
    isMovers = ofMover;
  }
  return clauses.map(words.speech.joined);
}

/** The last ruling: who did what, whether that is allowed, what follows, and whose turn it is. */
export function rulingAloud(words: Words, view: TableView, ruling: RulingView): string {
  const { seats } = view;
  const you = youOf(view);
  const { move, verdict } = ruling;
  const what = moveAloud(words, seats, ruling, you);
  if (verdict === 'illegal' && !ruling.stands)
    return sentences(words, [what, ...blame(words, seats, ruling.breaches, move)]);
  // The pile was already named.
  const told = move.kind === 'pickUp' ? { ...ruling, pickedUp: 0 } : ruling;
  const who = sayNameAt(seats, move.seat);
  const effects = effectsOf(words, seats, told, you);
  const said = ruling.stands ? [what, words.speech.stands] : [what];
  return sentences(words, [
    ...joinAloud(words, who, said, effects),
    ruling.again ? '' : turnAloud(words, view),
  ]);
}

/** Cards that are being played and can’t become legal any more. */
export const openAloud = (words: Words, names: Names, open: OpenView): string =>
  sentences(words, [playAloud(words, names, open), ...blame(words, names, open.breaches, open)]);

/** A question of the referee, without its answers: these are on the screen. */
export function questionAloud(words: Words, names: Names, question: QuestionView): string {
  const { ask, why } = sayQuestion(words, names, question);
  return sentences(words, [ask, why ?? '', sayOffers(words, question)]);
}

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
  const { code, seat, holder, cards, byOthers, oneOf, sure } = found;
  const held = oneOf ? words.speech.oneOf(sayCards(words, cards)) : sayCards(words, cards);
  const shown = byOthers ? words.speech.othersHeld(held) : held;
  const finding = words.speech.findings[code](
    sayNameAt(names, seat),
    shown,
    holder === null ? null : sayNameAt(names, holder),
  );
  return sentences(words, [words.speech.found(finding, sure)]);
}

/** Whose turn it is, or who may start. */
export const startAloud = (words: Words, view: TableView): string =>
  sentences(words, [turnAloud(words, view) || sayTurnFor(words, view)]);
