import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayTaught } from '../../../words/say/taught.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { isRoundOver } from '../../store/learn.ts';
import type { Welcome } from '../../store/page.ts';
import { on, type ScreenAt } from '../../store/route.ts';
import { goBack } from '../../store/screens.ts';
import '../../style/lesson.css';
import { ActionButton } from '../action-button.tsx';
import { useFromTop } from '../from-top.ts';
import { TopLine } from '../parts/top-line.tsx';
import { CourseEnd } from './end.tsx';
import { Hub, NextLesson } from './hub.tsx';
import { LessonScreen } from './lesson.tsx';
import { CourseProgress } from './progress.tsx';

/** What a course has come to: its lessons are being made, one is asked, or all are done. */
function CourseScreen({ welcome }: { readonly welcome: Welcome }) {
  const { words } = useTools();
  const { lessons } = words;
  const course = usePage((state) => on(state, 'learn').course);
  if (course === null) return null;
  const { set, lessons: asked } = course;
  if (set === null || asked === null) return <p className="waiting">{lessons.loading}</p>;
  if (asked.length === 0) return <p className="waiting">{lessons.none}</p>;
  const lesson = asked[course.at];
  return lesson === undefined ? (
    <CourseEnd course={course} welcome={welcome} />
  ) : (
    <LessonScreen
      key={lesson.id}
      course={course}
      lesson={lesson}
      taught={sayTaught(words, { set, lessons: asked, at: course.at })}
      of={asked.length}
    />
  );
}

/** How far the rule sets were scrolled when another screen came over them, which leads back to them as they were. */
const PLACES = new WeakMap<ScreenAt<'learn'>, number>();

/** Learning a game: all rule sets, or the lessons of one. */
export function Learn({ welcome, table }: { readonly welcome: Welcome; readonly table: TableView | null }) {
  const { words } = useTools();
  const act = useAct();
  const screen = usePage((state) => on(state, 'learn'));
  const { course } = screen;
  const title = useRef<HTMLHeadingElement>(null);
  const isHub = course === null;
  useFromTop(course?.at ?? null);
  // Who comes back from lessons goes on at their game.
  const last = useRef<string | null>(null);
  if (course !== null) last.current = course.rules;
  const opened = useRef(screen);
  useEffect(() => {
    if (!isHub) return;
    const game = document.querySelector<HTMLElement>(`[data-testid="lessons-${last.current}"]`);
    (game ?? title.current)?.focus({ preventScroll: true });
    if (game === null) scrollTo(0, PLACES.get(opened.current) ?? 0);
    else game.closest('li')?.scrollIntoView({ block: 'center' });
  }, [isHub]);
  useLayoutEffect(() => () => void PLACES.set(screen, scrollY), [screen]);
  return (
    <main className={`fill stack learn ${isHub ? '' : 'in-course'}`} data-testid="learn">
      <TopLine heading={title} title={isHub ? words.lessons.title : words.home.ruleSet(course.rules)}>
        <span role="status">
          {table !== null && !isRoundOver({ table }) && (
            <ActionButton testId="to-table" onClick={() => act(goBack)}>
              {words.lessons.tableOpen}
            </ActionButton>
          )}
        </span>
        {isHub ? <NextLesson welcome={welcome} /> : <CourseProgress course={course} />}
      </TopLine>
      {isHub ? <Hub welcome={welcome} /> : <CourseScreen welcome={welcome} />}
    </main>
  );
}
