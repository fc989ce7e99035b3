import type { LessonView, RulesProgress } from '../../../protocol/lessons.ts';
import { usePage, useTools } from '../../store/context.ts';
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
    </p>
  );
}
