import type { LessonView, RulesProgress } from '../../../protocol/lessons.ts';
import { sayQuestion } from '../../../words/say/lessons.ts';
import { sayTaught } from '../../../words/say/taught.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toLesson } from '../../store/learn.ts';
import type { Course } from '../../store/route.ts';

/** How a lesson went: right at once, right later or not yet, asked now, or not asked so far. */
type Went = 'done' | 'half' | 'now' | 'open';

/** A row of small cards, one for each lesson. */
export const LessonCards = ({ went }: { readonly went: readonly (readonly [string, Went])[] }) => (
  <span className="lesson-cards" aria-hidden="true">
    {went.map(([key, how]) => (
      <i key={key} className={how} />
    ))}
  </span>
);

function howItWent({ id }: LessonView, { results }: Course, known: RulesProgress | undefined): Went {
  const now = results[id];
  if (now !== undefined) return now ? 'done' : 'half';
  const before = known?.lessons[id];
  return before === undefined ? 'open' : before.first ? 'done' : 'half';
}

/** Every lesson by its rule, or its question where that was said before, over the row of cards: to have any of them again. */
function EveryLesson({ course }: { readonly course: Course }) {
  const { words } = useTools();
  const act = useAct();
  const { set, lessons: asked, at } = course;
  if (set === null || asked === null) return null;
  const saidOf = (lesson: LessonView, i: number) =>
    sayTaught(words, { set, lessons: asked, at: i }).replaceAll('\n', ' ') || sayQuestion(words, lesson);
  return (
    <select
      aria-label={words.lessons.which}
      data-testid="which-lesson"
      value={at}
      onChange={({ currentTarget: { value } }) => act((state) => toLesson(state, Number(value)))}
    >
      {asked.map((lesson, i) => (
        <option key={lesson.id} value={i}>
          {i + 1}. {saidOf(lesson, i)}
        </option>
      ))}
    </select>
  );
}

/** How far a course is, over its lessons. */
export function CourseProgress({ course }: { readonly course: Course }) {
  const { lessons } = useTools().words;
  const known = usePage((state) => state.progress?.[course.rules]);
  const asked = course.lessons ?? [];
  if (course.at >= asked.length) return null;
  const said = lessons.number(course.at + 1, asked.length);
  return (
    <p className="row lesson-progress">
      <LessonCards
        went={asked.map((lesson, i) => [
          lesson.id,
          i === course.at ? 'now' : howItWent(lesson, course, known),
        ])}
      />
      <span>{said}</span>
      <i className="lesson-more" aria-hidden="true">
        ▾
      </i>
      <EveryLesson course={course} />
    </p>
  );
}
