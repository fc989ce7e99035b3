import { type CSSProperties, useEffect, useRef } from 'react';
import type { ChoiceView, LessonView } from '../../../protocol/lessons.ts';
import { type Mark, markOf, sayUnder } from '../../../words/say/feedback.ts';
import { areHandCards, sayChoice } from '../../../words/say/lessons.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, useTools } from '../../store/context.ts';
import { areCounts, choose } from '../../store/learn.ts';
import type { Course } from '../../store/route.ts';
import { PlayingCard } from '../parts/card.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';
import { AnswerPicture } from './answer-picture.tsx';

/** The sign of each mark: it fits, would have fitted, is allowed where another is better, or doesn’t fit. */
const SIGNS = {
  right: 'fits',
  missed: 'missed',
  expected: 'fits',
  wrong: 'no',
  notBest: 'better',
  notAllowed: 'no',
} as const satisfies Record<Mark, IconName>;

function cardsOf({ answer }: ChoiceView) {
  if (answer.kind !== 'move') return [];
  const { cards, taken } = answer.move;
  return [...cards, ...(taken ?? [])];
}

interface Props {
  readonly lesson: LessonView;
  readonly choice: ChoiceView;
  readonly number: number;
  readonly course: Course;
}

/** What became of an answer: a sign and, under a card, why in two words. */
function Checked({ lesson, choice, mark }: Pick<Props, 'lesson' | 'choice'> & { readonly mark: Mark }) {
  const { words } = useTools();
  const { marks } = words.lessons;
  const isCard = areHandCards(lesson) && lesson.many;
  return (
    <>
      <span className="choice-stamp">
        <Icon name={SIGNS[mark]} />
      </span>
      <span className="unseen">: {marks[mark]}. </span>
      {isCard && (
        <span className="choice-mark">
          {mark === 'missed' && <span className="missed-as">{marks.missed}: </span>}
          {sayUnder(words, lesson, choice)}
        </span>
      )}
      {!isCard && mark !== 'right' && (
        <span className="choice-mark" aria-hidden="true">
          {marks[mark]}
        </span>
      )}
    </>
  );
}

function ChoiceButton({ lesson, choice, number, course }: Props) {
  const { words } = useTools();
  const act = useAct();
  const button = useRef<HTMLButtonElement>(null);
  const { chosen, checked, cursor } = course;
  const isChosen = chosen.includes(number);
  const mark = checked ? markOf(lesson, choice, isChosen) : null;
  const cards = cardsOf(choice);
  const isCard = areHandCards(lesson);
  const atCursor = cursor === number && !checked;
  useEffect(() => {
    if (atCursor) button.current?.focus();
  }, [atCursor]);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isChosen}
      aria-disabled={checked || undefined}
      className={`row choice${isChosen ? ' chosen' : ''}${mark === null ? '' : ` ${mark}`}`}
      data-testid={`choice-${number}`}
      data-own
      onClick={() => act((state) => choose(state, number))}
    >
      {isCard ? (
        <>
          <span className="choice-card" aria-hidden="true">
            {cards.map((card) => (
              <PlayingCard key={card} slot={card} />
            ))}
          </span>
          <span className="unseen">{cards.map(words.cards.named).join(', ')}</span>
        </>
      ) : (
        <>
          <AnswerPicture lesson={lesson} answer={choice.answer} />
          <span className="choice-text">
            <SuitText text={sayChoice(words, lesson, choice)} />
          </span>
        </>
      )}
      {mark === null && !areCounts(lesson.choices) && (
        <span className="choice-key" aria-hidden="true">
          <kbd>{number + 1}</kbd>
        </span>
      )}
      {mark !== null && <Checked lesson={lesson} choice={choice} mark={mark} />}
    </button>
  );
}

/** Letters of an answer that has room in half of a phone’s width. */
const SHORT = 34;

/** Cards that have room in a quarter of a phone’s width. */
const NARROW = 2;

/** How answers lie: cards of the hand, numbers, pictures on pieces of the table, or words alone. */
function layoutOf(words: Words, lesson: LessonView): string {
  const { choices } = lesson;
  if (areHandCards(lesson)) return 'of-cards';
  if (areCounts(choices)) return 'of-counts';
  if (choices.every(({ answer }) => answer.kind !== 'follows'))
    return choices.some((choice) => cardsOf(choice).length > NARROW) ? 'of-pictures wide' : 'of-pictures';
  return choices.every((choice) => sayChoice(words, lesson, choice).length <= SHORT) ? 'short' : 'sentences';
}

/** The answers that may be chosen. */
export function Choices({ lesson, course }: { readonly lesson: LessonView; readonly course: Course }) {
  const { words } = useTools();
  const { lessons } = words;
  return (
    <fieldset
      className={`choices ${layoutOf(words, lesson)}${course.checked ? ' checked' : ''}`}
      style={{ '--count': lesson.choices.length } as CSSProperties}
    >
      <legend className="unseen">{lesson.many ? lessons.chooseAll : lessons.chooseOne}</legend>
      {lesson.choices.map((choice, number) => (
        <ChoiceButton
          key={sayKeyOf(choice)}
          lesson={lesson}
          choice={choice}
          number={number}
          course={course}
        />
      ))}
    </fieldset>
  );
}

const sayKeyOf = ({ answer }: ChoiceView): string => JSON.stringify(answer);
