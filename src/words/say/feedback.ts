import {
  bareOf,
  copiesOf,
  isKnown,
  isRenamed,
  kindOf,
  type PileSlot,
  type Played,
} from '../../engine/cards.ts';
import type { BreachCode } from '../../engine/ruling.ts';
import type { ChoiceView, LessonView } from '../../protocol/lessons.ts';
import type { Words } from '../words.ts';
import { sayCards } from './cards.ts';
import { areHandCards, followsOf, sayChoice, sayMade, sayWhy } from './lessons.ts';
import { sayRuleText } from './rule-text.ts';
import { isOnPlayingWell } from './taught.ts';

/** How a choice is marked; `expected` is the one right choice, if it was not chosen, `notBest` one that is allowed. */
export type Mark = 'right' | 'wrong' | 'notBest' | 'notAllowed' | 'missed' | 'expected';

/** How a checked choice is marked; null for one that was correctly left out. */
export function markOf(
  lesson: Pick<LessonView, 'many' | 'id'>,
  { right, ruling }: ChoiceView,
  isChosen: boolean,
): Mark | null {
  if (!isChosen) return right ? (lesson.many ? 'missed' : 'expected') : null;
  if (right) return 'right';
  if (ruling?.verdict === 'illegal') return 'notAllowed';
  return isOnPlayingWell(lesson) ? 'notBest' : 'wrong';
}

/** The answer as a whole: right, or none of it wrong but a better one left out, or wrong. */
export type Verdict = 'right' | 'notBest' | 'wrong';

/** The verdict on what was chosen. */
export function verdictOn(lesson: LessonView, chosen: readonly number[]): Verdict {
  const marks = lesson.choices.map((choice, number) => markOf(lesson, choice, chosen.includes(number)));
  if (marks.every((mark) => mark === null || mark === 'right')) return 'right';
  return marks.includes('notBest') ? 'notBest' : 'wrong';
}

type FitsAs = keyof Words['lessons']['fitsAs'];

/** Questions about one card on the pile. */
const ON_PILE: readonly string[] = ['lay', 'allowed'];

/** Why a single card fits what the pile demands. */
function fitOf({ demand, asked, pile }: LessonView, card: Played): FitsAs {
  const kind = kindOf(card);
  const { always = [], bound = null } = demand ?? {};
  if (always.includes(kind)) return 'any';
  // It may go on anything as this rank, which alone would be too low.
  if (isRenamed(card) && always.includes(kindOf(bareOf(card)))) return 'other';
  // Of the very same card its rank may not be enough.
  if (asked === 'outOfTurn')
    return copiesOf(bareOf(card)).some((copy) => copy === pile.at(-1)) ? 'other' : 'equal';
  if (!ON_PILE.includes(asked) || bound === null) return 'other';
  if (bound.rank === kind) return 'equal';
  return bound.kind === 'atMost' || bound.kind === 'below' ? 'low' : 'high';
}

/** Why a move that was left out is allowed, where nothing under its card says so; else empty. */
function sayWhyMissed(words: Words, lesson: LessonView, { answer }: ChoiceView): string {
  const { fittingCard, fittingSwap, fittingPickUp } = words.lessons;
  if (areHandCards(lesson) || answer.kind !== 'move') return '';
  const { kind, cards, taken } = answer.move;
  const named = (all: readonly PileSlot[]) => all.filter(isKnown).map((card) => sayCards(words, [card]));
  if (kind === 'swap') return fittingSwap(named(cards), named(taken ?? []));
  if (kind === 'pickUp')
    return fittingPickUp[
      canPlay(lesson) ? 'atWill' : lesson.seats[lesson.you]?.held === 0 ? 'stuck' : 'hand'
    ];
  const [card, ...more] = cards;
  if (kind !== 'play' || card === undefined || !isKnown(card) || more.length > 0) return '';
  return fittingCard[fitOf(lesson, card)](sayCards(words, [card]));
}

const canPlay = ({ choices }: LessonView): boolean =>
  choices.some(({ answer, right }) => right && answer.kind === 'move' && answer.move.kind === 'play');

/** In two words, why a card doesn’t fit, by the code of the reason; null where it takes more. */
function misfitOf(
  { lessons: { misfits } }: Words,
  { demand }: LessonView,
  code: BreachCode | undefined,
): string | null {
  if (code === undefined) return null;
  if (code === 'equalNotAllowed')
    return demand?.bound?.kind === 'below' ? misfits.notLower : misfits.notHigher;
  return Object.hasOwn(misfits, code) ? misfits[code as keyof typeof misfits] : null;
}

/** What stands under a checked card: in two words, why it fits or doesn’t. */
export function sayUnder(words: Words, lesson: LessonView, { answer, ruling }: ChoiceView): string {
  const { marks } = words.lessons;
  const [card] = answer.kind === 'move' ? answer.move.cards : [];
  if (ruling?.verdict !== 'illegal')
    return card === undefined || !isKnown(card)
      ? words.lessons.fits
      : words.lessons.fitsAs[fitOf(lesson, card)];
  return misfitOf(words, lesson, ruling.breaches[0]?.code) ?? marks.notAllowed;
}

/** Choices that are not allowed, and why. */
interface Reason {
  readonly said: readonly string[];
  readonly why: string;
  /** The reason names the choice. */
  readonly isNamed: boolean;
  /** The reason in two words; null where it takes more. */
  readonly short: string | null;
  /** These are cards of different ranks: the choices are their names. */
  readonly isMixed: boolean;
}

const isMixed = ({ ruling }: ChoiceView): boolean => ruling?.breaches[0]?.code === 'mixedRanks';

/** A choice, of which cards that don’t go together are said without what one would do with them. */
const sayRefused = (words: Words, lesson: LessonView, choice: ChoiceView): string =>
  isMixed(choice) && choice.answer.kind === 'move'
    ? sayCards(words, choice.answer.move.cards)
    : sayChoice(words, lesson, choice);

/** Whether a reason begins with the cards of the choice itself. */
const speaksOf = (words: Words, { answer }: ChoiceView, why: string): boolean =>
  answer.kind === 'move' &&
  answer.move.cards.length > 0 &&
  why.startsWith(sayCards(words, answer.move.cards));

/** The reason for which one card doesn’t fit, where a sentence says it all. */
function shortOf(
  words: Words,
  lesson: LessonView,
  { ruling, answer }: ChoiceView,
  why: string,
): string | null {
  const isOne = answer.kind === 'move' && answer.move.cards.length === 1 && !why.includes('. ');
  return isOne ? misfitOf(words, lesson, ruling?.breaches[0]?.code) : null;
}

/** Choices with the same reason stand together. */
function reasonsOf(words: Words, lesson: LessonView, choices: readonly ChoiceView[]): readonly Reason[] {
  const reasons: Reason[] = [];
  for (const choice of choices) {
    const { ruling } = choice;
    if (ruling?.verdict !== 'illegal') continue;
    const why = sayWhy(words, lesson, choice)?.why ?? '';
    const said = sayRefused(words, lesson, choice);
    const same = reasons.findIndex((one) => one.why === why);
    if (same === -1)
      reasons.push({
        why,
        said: [said],
        isNamed: speaksOf(words, choice, why),
        isMixed: isMixed(choice),
        short: shortOf(words, lesson, choice, why),
      });
    else reasons[same] = { ...reasons[same]!, said: [...reasons[same]!.said, said] };
  }
  return reasons;
}

/** What the player is told about an answer, nothing of it twice. */
export interface SaidFeedback {
  /** What was wrong, one sentence each; empty if the answer was right. */
  readonly mistakes: readonly string[];
  /** Why the right answer is right, where neither the answer nor the rule says so; else empty. */
  readonly why: string;
  /** The rules that the lesson is about, unless they stand on its slip. */
  readonly rules: readonly string[];
}

/** Leaves out each sentence that was said before: several cards may have the same cause. */
function onceEach(): (text: string) => string {
  const said = new Set<string>();
  const isNew = (sentence: string) => !said.has(sentence) && said.add(sentence);
  return (text) =>
    text
      .split(/(?<=[.]) /)
      .filter(isNew)
      .join(' ');
}

/** Why choices of one reason are not allowed. */
const sayReason = ({ lessons }: Words, { said, why, isMixed, isNamed }: Reason): string => {
  if (isMixed) return lessons.notTogether(said);
  return isNamed ? why : lessons.notAllowed(said.map(lessons.quoted), why);
};

/** The one reason in two words for which more than one card doesn’t fit; null where there is none. */
function sayMisfits(words: Words, lesson: LessonView): string | null {
  const refused = lesson.choices.filter(({ ruling }) => ruling?.verdict === 'illegal');
  const [why, ...others] = new Set(refused.map((choice) => sayUnder(words, lesson, choice)));
  if (refused.length < 2 || !areHandCards(lesson) || why === undefined || others.length > 0) return null;
  const cards = refused.map((choice) => sayChoice(words, lesson, choice));
  return words.lessons.misfitting(cards, why);
}

/** Of a right answer: why it is, or else why the other cards don’t fit, or the first of the other moves isn’t allowed. */
function sayWhyRight(words: Words, lesson: LessonView): string {
  const made = sayMade(words, lesson);
  if (made !== '') return made;
  const [first] = reasonsOf(words, lesson, lesson.choices);
  return sayMisfits(words, lesson) ?? (first === undefined ? '' : sayReason(words, first));
}

/** That right choices were not chosen: cards by their names, moves by their words. */
const sayMissed = ({ lessons }: Words, lesson: LessonView, missed: readonly string[]): string =>
  lessons.missed(areHandCards(lesson) ? missed : missed.map(lessons.quoted));

/** Cards that don’t fit, each by its name: for one reason in two words together, else one after the other. */
function sayNamed(words: Words, named: readonly Reason[]): string {
  const [short, ...others] = new Set(named.map((one) => one.short));
  if (named.length < 2 || short == null || others.length > 0) return named.map(({ why }) => why).join(' ');
  const cards = named.map(({ why }) => why.split(' ')[0]!);
  return words.lessons.misfitting(cards, short);
}

/** A choice without the full stop of its own. */
const sayInSentence = (words: Words, lesson: LessonView, choice: ChoiceView): string =>
  sayChoice(words, lesson, choice).replace(/[.]$/, '');

/** Why an answer of which only one is right isn’t it, where that can be said of it alone; else empty. */
function sayWhyNot(words: Words, lesson: LessonView, given: ChoiceView, right: ChoiceView): string {
  const { lessons } = words;
  const { seats, you, made, asked, holders, refills } = lesson;
  if (isOnPlayingWell(lesson)) return lessons.whyNotBest[lesson.id];
  if (given.answer.kind === 'follows' && right.answer.kind === 'follows') {
    const truth = followsOf(words, lesson, right.answer);
    const isPart = followsOf(words, lesson, given.answer).every((part) => truth.includes(part));
    return isPart ? lessons.notAll : lessons.notSo(sayInSentence(words, lesson, given));
  }
  if (given.answer.kind === 'count' && asked === 'draws' && refills && made !== null)
    return lessons.wouldHold(given.answer.count, seats[you]!.held - made.move.cards.length);
  if (given.answer.kind === 'seat' && holders !== null && !holders.seats.includes(given.answer.seat))
    return lessons.hasNone(given.answer.seat === you ? null : seats[given.answer.seat]!.name, holders);
  return '';
}

/** The sentences of the rules that a lesson is about. */
const rulesOf = (words: Words, { rules }: LessonView): readonly string[] =>
  rules.flatMap(({ ruleText }) => (ruleText === null ? [] : [sayRuleText(words, ruleText)]));

interface Answered {
  readonly chosen: readonly number[];
  /** Its rule stands on a slip beside it. */
  readonly isTaught: boolean;
}

/** What the player is told who chose these: first what was wrong, then one reason, then the rules. */
export function sayFeedback(words: Words, lesson: LessonView, { chosen, isTaught }: Answered): SaidFeedback {
  const { lessons } = words;
  const like = (wanted: Mark) =>
    lesson.choices.filter((choice, number) => markOf(lesson, choice, chosen.includes(number)) === wanted);
  const missing = like('missed');
  const missed = missing.map((choice) => sayChoice(words, lesson, choice));
  const whyMissed = missing.map((choice) => sayWhyMissed(words, lesson, choice));
  const refused = reasonsOf(words, lesson, like('notAllowed'));
  const named = refused.filter(({ isNamed }) => isNamed);
  const given = lesson.choices.find(({ ruling }, i) => chosen.includes(i) && ruling?.verdict !== 'illegal');
  const sayRight = (choice: ChoiceView) =>
    (isOnPlayingWell(lesson) ? lessons.betterIs : lessons.answerIs)(sayInSentence(words, lesson, choice));
  const mistakes = [
    ...(missed.length > 0 ? [sayMissed(words, lesson, missed)] : []),
    ...(named.length > 0 ? [lessons.notAllowed([], sayNamed(words, named))] : []),
    ...refused.filter((one) => !one.isNamed).map((reason) => sayReason(words, reason)),
    ...like('expected').map((choice) =>
      [given === undefined ? '' : sayWhyNot(words, lesson, given, choice), sayRight(choice)]
        .filter((text) => text !== '')
        .join(' '),
    ),
  ].map(onceEach());
  const made = sayMade(words, lesson);
  const said = { mistakes, rules: isTaught ? [] : rulesOf(words, lesson) };
  if (isOnPlayingWell(lesson)) return { ...said, why: lessons.because[lesson.id] };
  if (mistakes.length === 0) {
    const why = sayWhyRight(words, lesson);
    // “Right!” alone is no answer.
    return { ...said, why: why === '' && isTaught ? rulesOf(words, lesson).join(' ') : why };
  }
  // Where nothing more is known than what is right, the rule itself is the reason, wherever else it stands.
  if (refused.length === 0 && whyMissed.length > 0 && !whyMissed.includes(''))
    return { ...said, why: whyMissed.join(' ') };
  // Under each card that was left out stands why it fits.
  const isUnder = areHandCards(lesson) && !lesson.id.startsWith('special[');
  const isReasoned = refused.length > 0 || !isTaught || made !== '' || isUnder;
  const rules = isReasoned ? [] : rulesOf(words, lesson);
  return { ...said, why: [made, ...rules].filter((text) => text !== '').join(' ') };
}
