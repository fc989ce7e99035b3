import { bareOf, copiesOf, isKnown, type Kind, kindOf, type Played } from '../../engine/cards.ts';
import { EFFECTS, type Effect, type EffectName, nameOf } from '../../engine/rules/effects.ts';
import type { RuleSet } from '../../engine/rules/schema.ts';
import type { AnswerView, ChoiceView, LessonView } from '../../protocol/lessons.ts';
import type { DemandView, EffectView, MoveView, RulingView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCard, sayCards } from './cards.ts';
import { sayChip } from './chip.ts';
import { sayNeeded } from './demand.ts';
import { sayNameAt } from './names.ts';
import { togetherInHand } from './rules/playing.ts';
import { breachFacts, sayBreach, sayRules } from './ruling.ts';

/** The name at a seat; null for the reader. */
const whoAt = ({ seats, you }: LessonView, seat: number | null): string | null =>
  seat === null || seat === you ? null : sayNameAt(seats, seat);

/** Cards, with what was chosen of them. */
const sayLaid = (words: Words, cards: readonly Played[], chose: LessonView['chose']): string =>
  chose === undefined
    ? sayCards(words, cards)
    : words.lessons.chosen(sayCards(words, cards), sayChip(words, chose, false));

/** The question of a lesson. */
export function sayQuestion(words: Words, lesson: LessonView): string {
  const { asked, by, laid, turn, dealer, seats, you, made, chose } = lesson;
  return words.lessons.asked[asked]({
    by: whoAt(lesson, by),
    goesAgain: by === you && turn === you,
    laid: sayLaid(words, laid.filter(isKnown), chose),
    turn: turn === null ? null : sayNameAt(seats, turn),
    dealer: sayNameAt(seats, dealer),
    cards: made === null ? '' : sayLaid(words, made.move.cards, made.chose),
    blind: made?.move.kind === 'flip',
    noHand: seats[you]?.held === 0,
  });
}

/** The lesson about a card: its kind, and what is asked of it. */
const OF_CARD = /^special\[(.+)\][.](\w+)$/;

/** Which effect of the card a lesson is about, by the end of its id. */
const ABOUT: Readonly<Record<string, (effect: EffectName) => boolean>> = {
  does: (effect) => EFFECTS[effect].about === 'play',
  follows: (effect) => EFFECTS[effect].about === 'next',
  leaves: (effect) => effect === 'removeAfterUse',
  named: (effect) => effect === 'wild',
  chosen: (effect) => effect === 'choose',
};

const isOf = <K extends string>(names: Readonly<Record<K, unknown>>, name: string): name is K =>
  Object.hasOwn(names, name);

/** The short name of a lesson by these rules: what one learns in it. */
export function sayLessonName(words: Words, set: RuleSet, lesson: LessonView): string {
  const { names, ofCard } = words.lessons;
  const [, kind = '', asked = ''] = OF_CARD.exec(lesson.id) ?? [];
  const card = words.cards.rank(kind);
  if (isOf(ofCard, asked)) return ofCard[asked](card);
  if (lesson.id === 'set' && togetherInHand(set) === 'single') return names['set.single']!;
  const effects: readonly Effect[] = set.special[kind as Kind]?.effects ?? [];
  // A joker does what it counts as besides.
  const { value } = set.joker;
  const all = kind === 'JK' && (value === 'transparent' || value === 'reset') ? [...effects, value] : effects;
  const effect = all.map(nameOf).find((name) => ABOUT[asked]?.(name));
  return effect === undefined
    ? (names[lesson.id] ?? sayQuestion(words, lesson))
    : words.effects[effect].lesson(card);
}

const isHandCard = ({ answer }: ChoiceView): boolean =>
  answer.kind === 'move' &&
  answer.move.kind === 'play' &&
  answer.from === null &&
  answer.move.cards.length === 1;

/** Whether every choice is to play one hand card: then its name is enough, and the card itself is the answer. */
export const areHandCards = ({ choices }: LessonView): boolean => choices.every(isHandCard);

function sayPlay(words: Words, lesson: LessonView, cards: string, onTable: boolean): string {
  const { moves } = words.lessons;
  if (onTable) return moves.faceUp(cards);
  if (areHandCards(lesson)) return cards;
  return lesson.asked === 'before' ? moves.begin(cards) : moves.lay(cards);
}

function sayMoveChoice(
  words: Words,
  lesson: LessonView,
  { kind, cards, taken, on, stack }: MoveView,
  onTable: boolean,
): string {
  const { moves } = words.lessons;
  const said = sayCards(words, cards);
  switch (kind) {
    case 'flip':
      return stack === null ? moves.flipStock : moves.flip(stack);
    case 'pickUp':
      return cards.length > 0 ? moves.adding(said) : moves.pickUp;
    case 'swap':
      return moves.swap(said, sayCards(words, taken ?? []));
    case 'choose':
      return moves.choose(said);
    case 'stack':
      return on === undefined ? said : moves.stack(said, sayCard(words, on.card), whoAt(lesson, on.seat));
    case 'play':
      return sayPlay(words, lesson, said, onTable);
    default:
      return moves.done;
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The effects of the reader’s move. */
const sayDone = (words: Words, lesson: LessonView, effects: readonly EffectView[]): string[] =>
  effects.map(({ effect, seats }) =>
    words.effects[effect].done(null, ...seats.map((seat) => whoAt(lesson, seat))),
  );

/** What follows, one part after the other. */
export function followsOf(
  words: Words,
  lesson: LessonView,
  then: Extract<AnswerView, { kind: 'follows' }>,
): readonly string[] {
  const { follows } = words.lessons;
  const said: string[] = [];
  if (then.burn) said.push(follows.burns);
  if (then.takes > 0) said.push(follows.takes(then.takes));
  if (then.stands) said.push(follows.stands);
  const isBlind = lesson.made?.move.kind === 'flip';
  if (isBlind && !then.burn && then.takes === 0 && !then.stands) said.push(follows.stays);
  if (then.out) said.push(follows.out);
  said.push(...sayDone(words, lesson, then.effects));
  if (then.again === 'must') said.push(follows.goesAgain);
  else if (then.again === 'may') said.push(follows.mayGoAgain);
  else if (then.next === null) said.push(follows.over);
  // Who is next is theirs to say, which their effects say already.
  else if (then.again !== 'choose') said.push(follows.next(whoAt(lesson, then.next)));
  return said;
}

/** What the pile demands by an answer that says so. */
export const demandOf = (
  { about }: Pick<LessonView, 'about'>,
  { bound, colour, only, always }: Extract<AnswerView, { kind: 'asks' }>,
): DemandView => ({
  card: about,
  bound,
  colour,
  only,
  forced: false,
  equalCompletes: false,
  missing: null,
  size: 1,
  pairs: false,
  always,
});

/** What follows by an answer, without what follows by every other one too. */
function tellingOf(words: Words, lesson: LessonView, then: Extract<AnswerView, { kind: 'follows' }>) {
  const all = lesson.choices.flatMap(({ answer }) =>
    answer.kind === 'follows' ? [followsOf(words, lesson, answer)] : [],
  );
  const telling = (parts: readonly string[]) =>
    parts.filter((part) => !all.every((one) => one.includes(part)));
  const own = followsOf(words, lesson, then);
  return all.some((one) => telling(one).length === 0) ? own : telling(own);
}

/** A choice in words. */
export function sayChoice(words: Words, lesson: LessonView, { answer }: ChoiceView): string {
  switch (answer.kind) {
    case 'move':
      return sayMoveChoice(words, lesson, answer.move, answer.from === 'faceUp');
    case 'follows':
      return sentence(words.lessons.follows.all(tellingOf(words, lesson, answer)));
    case 'asks':
      return sayNeeded(words, demandOf(lesson, answer));
    case 'seat':
      return words.lessons.seat(whoAt(lesson, answer.seat));
    case 'count':
      return String(answer.count);
  }
}

/** Why something is so, and by which rules. */
export interface SaidWhy {
  readonly why: string;
  readonly rules: readonly string[];
}

/** What follows from the reader’s move, one part after the other. */
function effectsOf(words: Words, lesson: LessonView, ruling: RulingView): readonly string[] {
  const { follows } = words.lessons;
  const { effects } = words.rulings;
  const { pickedUp, taker, draws } = ruling;
  const said: string[] = [];
  if (ruling.failed) said.push(effects.failed);
  if (ruling.burn) said.push(follows.burns);
  if (pickedUp > 0)
    said.push(
      taker === null ? follows.takes(pickedUp) : effects.takenBy(sayNameAt(lesson.seats, taker), pickedUp),
    );
  if (draws > 0) said.push(follows.draws(draws));
  said.push(...sayDone(words, lesson, ruling.effects));
  if (ruling.again) said.push(ruling.optional ? follows.mayGoAgain : follows.goesAgain);
  if (ruling.out.includes(lesson.you)) said.push(follows.out);
  return said;
}

/** What comes before the first card, if a move plays one too early. */
function sayNotYet(words: Words, { asked, choices }: LessonView, { move }: RulingView): string | null {
  if (asked !== 'before' || move.kind !== 'play') return null;
  const chooses = choices.some(({ answer }) => answer.kind === 'move' && answer.move.kind === 'choose');
  return words.lessons.notYet[chooses ? 'choose' : 'swap'];
}

/** Why a choice is allowed or not; null if the choices are no moves. */
export function sayWhy(words: Words, lesson: LessonView, { ruling }: ChoiceView): SaidWhy | null {
  if (ruling === null) return null;
  if (ruling.verdict !== 'illegal') {
    // Drawing cards is no reason.
    const effects = effectsOf(words, lesson, { ...ruling, draws: 0 });
    return { why: [words.lessons.fits, ...effects].join(', '), rules: [] };
  }
  const notYet = sayNotYet(words, lesson, ruling);
  const reasons = ruling.breaches.map((breach) =>
    notYet !== null && breach.code === 'notNow'
      ? notYet
      : sayBreach(words, { ...breachFacts(lesson.seats, breach, ruling.move), mover: null }),
  );
  return { why: reasons.join(' '), rules: sayRules(words, ruling.breaches) };
}

/** Why this player starts and no other; empty where the rules name somebody. */
function sayHolders(words: Words, { seats, you, dealer, missing, holders }: LessonView): string {
  if (holders === null) return '';
  const { lessons } = words;
  const names = holders.seats.map((seat) => (seat === you ? null : sayNameAt(seats, seat)));
  const by = dealer === you ? null : sayNameAt(seats, dealer);
  return [
    ...(missing.length > 0 ? [lessons.nobodyHas(missing)] : []),
    lessons.startsBy(names, holders, by),
  ].join(' ');
}

/** How a card that was turned over misses what the pile needs; null where that isn’t its height alone. */
const MISFITS = {
  atLeast: 'tooLow',
  above: 'tooLow',
  atMost: 'tooHigh',
  below: 'tooHigh',
  exactly: null,
} as const;

/** Why a card that was turned over doesn’t fit: lower or higher than the card that counts, where that is all. */
function sayFailed(words: Words, { seats }: LessonView, { move, asked }: RulingView): string {
  const [played] = move.cards;
  const { card = null, bound = null, colour = null, only = null } = asked ?? {};
  const misfit = bound === null ? null : MISFITS[bound.kind];
  const isByHeight = misfit !== null && colour === null && only === null;
  if (
    played === undefined ||
    !isKnown(played) ||
    !isByHeight ||
    card === null ||
    kindOf(card) !== bound?.rank
  )
    return words.lessons.failed(sayCards(words, move.cards));
  const code = kindOf(played) === bound.rank ? 'equalNotAllowed' : misfit;
  return sayBreach(words, breachFacts(seats, { code, card, seat: null }, move));
}

/** By what a card may be played though somebody else is due. */
function whyJumpIn({ id, pile }: LessonView, { move }: RulingView): keyof Words['lessons']['mayJumpIn'] {
  if (id.startsWith('ofAKind')) return 'set';
  if (id.startsWith('set')) return 'own';
  const [card, top] = [move.cards[0], pile.at(-1)];
  return card !== undefined && copiesOf(bareOf(card)).some((copy) => copy === top) ? 'same' : 'equal';
}

/** Why the right card may be played though somebody else is due, and what follows: whose turn it is then. */
function sayOutOfTurn(words: Words, lesson: LessonView): string {
  const { mayJumpIn, follows } = words.lessons;
  const jump = lesson.choices.find(({ right }) => right);
  if (jump?.ruling == null) return '';
  const effects = effectsOf(words, lesson, { ...jump.ruling, draws: 0 });
  const next = jump.ruling.again ? [] : [follows.next(whoAt(lesson, jump.next))];
  const then = sentence(follows.all([...effects, ...next]));
  return `${mayJumpIn[whyJumpIn(lesson, jump.ruling)](sayCards(words, jump.ruling.move.cards))} ${then}`;
}

/** Why the answer about a move is so: what the answer itself doesn’t say. Empty if it says all. */
export function sayMade(words: Words, lesson: LessonView): string {
  const { made, asked, seats, you, refills } = lesson;
  if (made === null) return asked === 'outOfTurn' ? sayOutOfTurn(words, lesson) : sayHolders(words, lesson);
  const cards = sayCards(words, made.move.cards);
  if (made.failed) return sayFailed(words, lesson, made);
  if (asked === 'draws')
    return refills
      ? words.lessons.drawn(seats[you]!.held - made.move.cards.length, made.draws)
      : words.lessons.nobodyDraws;
  const why = asked === 'next' ? effectsOf(words, lesson, made) : [];
  return why.length === 0 ? '' : `${cards}: ${why.join(', ')}.`;
}
