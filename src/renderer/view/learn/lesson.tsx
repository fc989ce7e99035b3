import { useEffect, useId, useRef } from 'react';
import type { LessonView } from '../../../protocol/lessons.ts';
import { sayQuestion } from '../../../words/say/lessons.ts';
import { useAct, useTools } from '../../store/context.ts';
import { checkOrNext, isAnswered } from '../../store/learn.ts';
import type { Course } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { SuitText } from '../suit-text.tsx';
import { Choices } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { Scene } from './scene.tsx';

interface Props {
  readonly course: Course;
  readonly lesson: LessonView;
  /** The rule that it takes; empty where it was said before. */
  readonly taught: string;
  readonly of: number;
}

function ProgressBar({ course, of }: { readonly course: Course; readonly of: number }) {
  const { lessons } = useTools().words;
  const done = course.at + (course.checked ? 1 : 0);
  return (
    <div className="lesson-progress">
      <span>{lessons.number(course.at + 1, of)}</span>
      <progress value={done} max={of} aria-label={lessons.number(course.at + 1, of)} />
    </div>
  );
}

/** One lesson: the rule, a position, a question, its answers, and what is right and why as soon as it is checked. */
export function LessonScreen({ course, lesson, taught, of }: Props) {
  const { words } = useTools();
  const act = useAct();
  const question = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const rule = useId();
  const { checked, chosen } = course;
  useEffect(() => question.current?.focus(), []);
  useEffect(() => {
    if (!checked) return;
    foot.current?.querySelector('button')?.focus();
    // On a phone it stands further down.
    told.current?.scrollIntoView({ block: 'nearest' });
  }, [checked]);
  const { lessons } = words;
  const right = isAnswered(lesson, chosen);
  const next = course.at + 1 < of ? lessons.next : lessons.finish;
  return (
    <div className="lesson" data-testid="lesson" data-id={lesson.id} data-checked={checked}>
      <ProgressBar course={course} of={of} />
      {taught !== '' && (
        <p id={rule} className="lesson-taught">
          <strong>{lessons.taught}</strong> <SuitText text={taught} />
        </p>
      )}
      <h2
        ref={question}
        tabIndex={-1}
        aria-describedby={taught === '' ? undefined : rule}
        data-testid="question"
      >
        <SuitText text={sayQuestion(words, lesson)} />
      </h2>
      <div className="lesson-parts">
        <Scene lesson={lesson} />
        <div className="lesson-asked">
          <Choices lesson={lesson} course={course} />
          <div className="lesson-foot" ref={foot}>
            <ActionButton
              testId="check"
              keys="checkAnswer"
              primary
              off={!checked && chosen.length === 0}
              onClick={() => act(checkOrNext)}
            >
              {checked ? next : lessons.check}
            </ActionButton>
          </div>
          <div
            ref={told}
            role="status"
            className="lesson-told"
            data-testid="told"
            data-right={checked ? right : ''}
          >
            {checked && <Feedback lesson={lesson} chosen={chosen} />}
          </div>
        </div>
      </div>
    </div>
  );
}
