import { useEffect, useRef } from 'react';
import type { ChoiceView, LessonView } from '../../../protocol/lessons.ts';
import { type Mark, markOf } from '../../../words/say/feedback.ts';
import { areHandCards, sayChoice } from '../../../words/say/lessons.ts';
import { useAct, useTools } from '../../store/context.ts';
import { choose } from '../../store/learn.ts';
import type { Course } from '../../store/route.ts';
import { PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';

const SIGNS: Record<Mark, string> = { right: '✔', wrong: '✖', notAllowed: '✖', missed: '✔', expected: '✔' };

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

function ChoiceButton({ lesson, choice, number, course }: Props) {
  const { words } = useTools();
  const act = useAct();
  const button = useRef<HTMLButtonElement>(null);
  const { chosen, checked, cursor } = course;
  const isChosen = chosen.includes(number);
  const mark = checked ? markOf(lesson, choice, isChosen) : null;
  const said = sayChoice(words, lesson, choice);
  const cards = cardsOf(choice);
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
      className={`choice${isChosen ? ' chosen' : ''}${mark === null ? '' : ` ${mark}`}`}
      data-testid={`choice-${number}`}
      data-right={checked ? choice.right : undefined}
      data-own
      onClick={() => act((state) => choose(state, number))}
    >
      <span className="choice-key" aria-hidden="true">
        {mark === null ? number + 1 : SIGNS[mark]}
      </span>
      {cards.length > 0 && (
        <span className="choice-cards" aria-hidden="true">
          {cards.map((card) => (
            <PlayingCard key={card} slot={card} mini />
          ))}
        </span>
      )}
      {areHandCards(lesson) ? (
        <span className="unseen">{cards.map(words.cards.named).join(', ')}</span>
      ) : (
        <span className="choice-text">
          <SuitText text={said} />
        </span>
      )}
      {mark !== null && (
        <>
          <span className="unseen">: </span>
          <span className={mark === 'right' ? 'unseen' : 'choice-mark'}>{words.lessons.marks[mark]}</span>
        </>
      )}
    </button>
  );
}

/** The answers that may be chosen. */
export function Choices({ lesson, course }: { readonly lesson: LessonView; readonly course: Course }) {
  const { lessons } = useTools().words;
  return (
    <fieldset className={`choices${areHandCards(lesson) ? ' of-cards' : ''}${lesson.many ? ' many' : ''}`}>
      <legend className="lesson-how">{lesson.many ? lessons.chooseAll : lessons.chooseOne}</legend>
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
