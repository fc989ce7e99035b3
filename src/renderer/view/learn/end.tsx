import { useEffect, useRef } from 'react';
import { sayLessonRule, sayQuestion } from '../../../words/say/lessons.ts';
import { isOnPlayingWell } from '../../../words/say/taught.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { hardOnes, startCourse, toHub } from '../../store/learn.ts';
import type { Welcome } from '../../store/page.ts';
import type { Course } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { SuitText } from '../suit-text.tsx';
import { FirstRoundButton } from './guided.tsx';
import { LessonCards } from './progress.tsx';

/** After the last lesson: what was hard, and what to do next. */
export function CourseEnd({ course, welcome }: { readonly course: Course; readonly welcome: Welcome }) {
  const { words } = useTools();
  const act = useAct();
  // A table that another window has opened is nobody’s to end from here; the head of the screen leads to it.
  const isFree = usePage(({ table }) => table === null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { lessons } = words;
  const hard = hardOnes(course);
  // Several lessons may be about one rule.
  const said = [
    ...new Set(
      hard.flatMap((lesson) => {
        if (isOnPlayingWell(lesson)) return [lessons.tips[lesson.id]];
        const { rules } = sayLessonRule(words, lesson);
        return rules.length > 0 ? rules : [sayQuestion(words, lesson)];
      }),
    ),
  ];
  const of = course.lessons?.length ?? 0;
  const rules = welcome.rules.find(({ id }) => id === course.rules);
  const from = (only: readonly string[] | null) => () =>
    act((state) => startCourse(state, course.rules, Date.now(), { only }));
  return (
    <section className="stack course-end paper-sheet" data-testid="course-end" data-hard={hard.length}>
      <h2 ref={title} tabIndex={-1}>
        {lessons.done(of - hard.length, of)}
      </h2>
      <LessonCards
        went={(course.lessons ?? []).map(({ id }) => [id, course.results[id] === false ? 'half' : 'done'])}
      />
      {hard.length === 0 && <p className="course-praise">{lessons.allRight}</p>}
      <nav className="cluster learn-acts" aria-label={lessons.next}>
        {hard.length > 0 && (
          <ActionButton testId="again-hard" primary onClick={from(hard.map(({ id }) => id))}>
            {lessons.againHard(hard.length)}
          </ActionButton>
        )}
        {rules !== undefined && isFree && (
          <FirstRoundButton rules={rules} testId="first-round" primary={hard.length === 0} />
        )}
        <ActionButton testId="again-all" onClick={from(null)}>
          {lessons.again}
        </ActionButton>
        {isFree && (
          <ActionButton testId="to-hub" onClick={() => act(toHub)}>
            {lessons.toHub}
          </ActionButton>
        )}
      </nav>
      {hard.length > 0 && (
        <section className="course-hard">
          <h3>{lessons.hard}</h3>
          <ul>
            {said.map((one) => (
              <li key={one}>
                <SuitText text={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
