import { type Card, isKnown, kindOf } from '../../engine/cards.ts';
import type { ChoiceView, LessonView } from '../../protocol/lessons.ts';
import type { Words } from '../words.ts';
import { sayCards } from './cards.ts';
import { areHandCards, sayChoice, sayLessonRule, sayWhy } from './lessons.ts';
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

type FitsAs = keyof Words['lessons']['fitsAs'];

/** Questions about one card on the pile. */
const ON_PILE: readonly string[] = ['lay', 'allowed'];

/** Why a single card fits what the pile demands. */
function fitOf({ demand, asked }: LessonView, card: Card): FitsAs {
  const kind = kindOf(card);
  const { always = [], bound = null } = demand ?? {};
  if (always.includes(kind)) return 'any';
  if (!ON_PILE.includes(asked) || bound === null) return 'other';
  if (bound.rank === kind) return 'equal';
  return bound.kind === 'atMost' || bound.kind === 'below' ? 'low' : 'high';
}

/** Why a play that was left out is allowed, where nothing under its card says so; else empty. */
function sayWhyMissed(words: Words, lesson: LessonView, { answer }: ChoiceView): string {
  if (areHandCards(lesson) || answer.kind !== 'move' || answer.move.kind !== 'play') return '';
  const [card, ...more] = answer.move.cards;
  if (card === undefined || !isKnown(card) || more.length > 0) return '';
  return words.lessons.fittingCard[fitOf(lesson, card)](sayCards(words, [card]));
}

/** What stands under a checked card: in two words, why it fits or doesn’t. */
export function sayUnder(words: Words, lesson: LessonView, { answer, ruling }: ChoiceView): string {
  const { misfits, marks } = words.lessons;
  const [card] = answer.kind === 'move' ? answer.move.cards : [];
  if (ruling?.verdict !== 'illegal')
    return card === undefined || !isKnown(card)
      ? words.lessons.fits
      : words.lessons.fitsAs[fitOf(lesson, card)];
  const [code = ''] = ruling.breaches.map((breach) => breach.code);
  return Object.hasOwn(misfits, code) ? misfits[code as keyof typeof misfits] : marks.notAllowed;
}

/** Choices that are not allowed, and why. */
interface Reason {
  readonly said: readonly string[];
  readonly why: string;
  /** The numbers of the rules that forbid it. */
  readonly broken: readonly string[];
  /** The reason names the choice. */
  readonly isNamed: boolean;
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

/** Choices with the same reason stand together. */
function reasonsOf(words: Words, lesson: LessonView, choices: readonly ChoiceView[]): readonly Reason[] {
  const reasons: Reason[] = [];
  for (const choice of choices) {
    const { ruling } = choice;
    if (ruling?.verdict !== 'illegal') continue;
    const why = sayWhy(words, lesson, choice)?.why ?? '';
    const said = sayRefused(words, lesson, choice);
    const same = reasons.findIndex((one) => one.why === why);
    const broken = ruling.breaches.flatMap(({ rule }) => rule ?? []);
    if (same === -1)
      reasons.push({
        why,
        broken,
        said: [said],
        isNamed: speaksOf(words, choice, why),
        isMixed: isMixed(choice),
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
  /** The numbers of other rules that a mistake broke: the reason has said what they are about. */
  readonly broken: readonly string[];
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
  const { why } = sayLessonRule(words, lesson);
  if (why !== '') return why;
  const [first] = reasonsOf(words, lesson, lesson.choices);
  return sayMisfits(words, lesson) ?? (first === undefined ? '' : sayReason(words, first));
}

/** That right choices were not chosen: cards by their names, one move by its words, several by their number. */
function sayMissed({ lessons }: Words, lesson: LessonView, missed: readonly string[]): string {
  if (areHandCards(lesson)) return lessons.missed(missed);
  return missed.length > 1 ? lessons.missedMoves(missed.length) : lessons.missed(missed.map(lessons.quoted));
}

/** The sentences of the rules that a lesson is about. */
const sayRuleAlone = (words: Words, { rules }: LessonView): string =>
  rules.flatMap(({ ruleText }) => (ruleText === null ? [] : [sayRuleText(words, ruleText)])).join(' ');

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
  const mistakes = [
    ...(missed.length > 0 ? [sayMissed(words, lesson, missed)] : []),
    ...(named.length > 0 ? [lessons.notAllowed([], named.map(({ why }) => why).join(' '))] : []),
    ...refused.filter((one) => !one.isNamed).map((reason) => sayReason(words, reason)),
    ...like('expected').map((choice) =>
      (isOnPlayingWell(lesson) ? lessons.betterIs : lessons.answerIs)(
        sayChoice(words, lesson, choice).replace(/[.]$/, ''),
      ),
    ),
  ].map(onceEach());
  const about = sayLessonRule(words, lesson);
  const isAbout = (number: string) => lesson.rules.some(({ rule }) => rule === number);
  const broken = [...new Set(refused.flatMap((one) => one.broken))].filter((number) => !isAbout(number));
  const said = { mistakes, rules: isTaught ? [] : about.rules, broken };
  if (isOnPlayingWell(lesson)) return { ...said, why: lessons.because[lesson.id] };
  if (mistakes.length === 0) return { ...said, why: sayWhyRight(words, lesson) };
  // Where nothing more is known than what is right, the rule itself is the reason, wherever else it stands.
  if (refused.length === 0 && whyMissed.length > 0 && !whyMissed.includes(''))
    return { ...said, why: whyMissed.join(' ') };
  const isReasoned = refused.length > 0 || !isTaught || (about.why !== '' && lesson.asked !== 'starts');
  const rule = isReasoned ? '' : sayRuleAlone(words, lesson);
  return { ...said, why: [about.why, rule].filter((text) => text !== '').join(' ') };
}
