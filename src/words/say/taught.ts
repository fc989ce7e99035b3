import { type Kind, kindOf } from '../../engine/cards.ts';
import type { RuleSet } from '../../engine/rules/schema.ts';
import type { PowerName } from '../../protocol/coach.ts';
import type { LessonView } from '../../protocol/lessons.ts';
import type { Words } from '../words.ts';
import { type PageWords, type RuleLine, sayRules } from './rule-page.ts';
import { sayPoints } from './rules/special.ts';

/** The lines of a rule page that a lesson rests on, by the lesson’s id without the number at its end. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  'beat.direction': ['order', 'beat'],
  'beat.equal': ['beat'],
  set: ['together', 'mostTogether'],
  'set.followUp': ['followUp'],
  'match.size': ['match', 'whenAlone'],
  jumpIn: ['jumpIn'],
  pickUp: ['pass', 'chance'],
  pass: ['pass', 'chance'],
  ofAKind: ['ofAKind', 'again'],
  'ofAKind.outOfTurn': ['ofAKind', 'outOfTurn'],
  pairSkip: ['pairSkip'],
  refill: ['beat', 'refill'],
  'pickUp.taker': ['pass'],
  faceUp: ['useFaceUp', 'faceDown'],
  'faceUp.use': ['useFaceUp'],
  blind: ['useFaceUp', 'faceDown', 'blindFail'],
  'end.lastCard': ['lastCard'],
  end: ['end'],
  exchange: ['exchange'],
  stacking: ['stacking'],
  first: ['first', 'worstFaceUp', 'tie', 'mustPlayIt'],
};

/** What is said of special cards among the choices; what else they do is asked later. */
const AT_FIRST: readonly PowerName[] = ['onAny', 'reset'];

const sayLines = (lines: readonly RuleLine[], keys: readonly string[]): string[] =>
  keys.flatMap((wanted) => {
    const line = lines.find(({ key }) => key === wanted);
    return line === undefined || line.quiet ? [] : [line.text];
  });

/** Whether a choice picks up the pile with a face-up card, which the lesson then has to explain. */
const isAdding = ({ choices }: LessonView): boolean =>
  choices.some(
    ({ answer }) => answer.kind === 'move' && answer.move.kind === 'pickUp' && answer.move.cards.length > 0,
  );

const kindsIn = ({ choices }: LessonView): Kind[] =>
  choices.flatMap(({ answer }) => (answer.kind === 'move' ? answer.move.cards.map(kindOf) : []));

function sayGoingOnAny(
  words: PageWords['ruleBook']['page'],
  lines: readonly RuleLine[],
  lesson: LessonView,
): string[] {
  const kinds = kindsIn(lesson);
  return lines.flatMap(({ card }) => {
    if (card === null || !kinds.includes(card.kind)) return [];
    const points = card.points.filter(({ power }) => AT_FIRST.includes(power));
    return points.some(({ power }) => power === 'onAny') ? [`${card.name}: ${sayPoints(words, points)}`] : [];
  });
}

/** What a special card does, and what follows from it; which card that is stands before it. */
function saySpecial(lines: readonly RuleLine[], kind: Kind, asked: string): string[] {
  const own = lines.find(({ card }) => card?.kind === kind);
  if (own?.card == null) return [];
  const { points } = own.card;
  const burns = points.some(({ power }) => power === 'burn');
  const counts = asked === 'twice' ? ['reverseCount', 'skipCount'] : [];
  return [own.card.does, ...sayLines(lines, burns ? ['again'] : counts)];
}

const PART_OF_SPECIAL = /^special\[(.+)\][.](\w+)$/;

const saysOf = (lesson: LessonView, kind: Kind): boolean =>
  lesson.id === 'special.on' ? kindsIn(lesson).includes(kind) : lesson.id.startsWith(`special[${kind}].`);

/** Lessons that are not about a rule but about what a good player does. */
export const isOnPlayingWell = <L extends Pick<LessonView, 'id'>>(
  lesson: L,
): lesson is L & { readonly id: WellId } => lesson.id.startsWith('well.');
type WellId = keyof Words['lessons']['tips'];

/** What a good player knows; the first time with what it is about now. */
const sayTip = ({ playingWell, tips }: Words['lessons'], id: WellId, isFirst: boolean): string =>
  isFirst ? `${playingWell} ${tips[id]}` : tips[id];

/**
 * The rule that a lesson needs, in the sentences of the rule book. Empty if an earlier lesson has said the same, since
 * repeating it would give the answer away. Of more than one card each has a line, its name before a colon.
 */
export function sayTaught(
  words: PageWords & Pick<Words, 'lessons'>,
  {
    set,
    lessons,
    at,
  }: { readonly set: RuleSet; readonly lessons: readonly LessonView[]; readonly at: number },
): string {
  const lesson = lessons[at];
  if (lesson === undefined) return '';
  if (isOnPlayingWell(lesson))
    return sayTip(words.lessons, lesson.id, !lessons.slice(0, at).some(isOnPlayingWell));
  const lines = sayRules(words, set).sections.flatMap((part) => part.lines);
  if (lesson.id === 'special.on') return sayGoingOnAny(words.ruleBook.page, lines, lesson).join('\n');
  const [, found, asked = ''] = PART_OF_SPECIAL.exec(lesson.id) ?? [];
  if (found === undefined) {
    const said = sayLines(lines, LINES[lesson.id.replace(/\/\d$/, '')] ?? []);
    const adding = isAdding(lesson) ? sayLines(lines, ['addFaceUp']) : [];
    return [...said, ...adding, ...(lesson.id === 'exchange' ? [words.lessons.whyFaceUp] : [])].join(' ');
  }
  const kind = found as Kind;
  const known = asked === 'asks' && lessons.slice(0, at).some((one) => saysOf(one, kind));
  return known ? '' : saySpecial(lines, kind, asked).join(' ');
}
