import type { LessonView, RulesProgress } from '../../../protocol/lessons.ts';
import { sayLessonName } from '../../../words/say/lessons.ts';
import { isOnPlayingWell } from '../../../words/say/taught.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { isRight, toLesson } from '../../store/learn.ts';
import type { Course } from '../../store/route.ts';

/** How a lesson went: right at once, right later or not yet (`better` where that was allowed), asked now, or not asked so far. */
type Went = 'done' | 'half' | 'better' | 'now' | 'open';

/** A row of small cards, one for each lesson. */
export const LessonCards = ({ went }: { readonly went: readonly (readonly [string, Went])[] }) => (
  <span className="lesson-cards" aria-hidden="true">
    {went.map(([key, how]) => (
      <i key={key} className={how} />
    ))}
  </span>
);

function howItWent(lesson: LessonView, { results }: Course, known: RulesProgress | undefined): Went {
  const right = results[lesson.id] ?? known?.lessons[lesson.id]?.first;
  if (right === undefined) return 'open';
  if (right) return 'done';
  return isOnPlayingWell(lesson) ? 'better' : 'half';
}

/** Every lesson about the rules by its name, over the row of cards: to have any of them again. */
function EveryLesson({ course, lesson }: { readonly course: Course; readonly lesson: LessonView }) {
  const { words } = useTools();
  const act = useAct();
  const known = usePage((state) => state.progress?.[course.rules]);
  const { set, all } = course;
  if (set === null) return null;
  return (
    <select
      aria-label={words.lessons.which}
      data-testid="which-lesson"
      value={all.indexOf(lesson)}
      onChange={({ currentTarget: { value } }) => act((state) => toLesson(state, Number(value)))}
    >
      {all.map((one, i) => (
        <option key={one.id} value={i}>
          {words.lessons.listed(i + 1, sayLessonName(words, set, one), isRight(one, course, known))}
        </option>
      ))}
    </select>
  );
}

/** How far a course is among the lessons that it asks: all about its rules, or only some of them. */
export function CourseProgress({ course }: { readonly course: Course }) {
  const { lessons } = useTools().words;
  const known = usePage((state) => state.progress?.[course.rules]);
  const asked = course.lessons ?? [];
  const lesson = asked[course.at];
  if (lesson === undefined) return null;
  // A lesson has one number, which the list gives it: of a few only their count is said.
  const isPart = asked.length < course.all.length;
  return (
    <p className="row lesson-progress">
      <LessonCards
        went={asked.map((one) => [one.id, one === lesson ? 'now' : howItWent(one, course, known)])}
      />
      <span>{(isPart ? lessons.ofThese : lessons.number)(course.at + 1, asked.length)}</span>
      <i className="lesson-more" aria-hidden="true">
        ▾
      </i>
      <EveryLesson course={course} lesson={lesson} />
    </p>
  );
}
