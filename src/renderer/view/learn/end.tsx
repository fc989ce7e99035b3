import { useEffect, useRef } from 'react';
import type { LessonView } from '../../../protocol/lessons.ts';
import { sayQuestion } from '../../../words/say/lessons.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { isOnPlayingWell } from '../../../words/say/taught.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { hardOnes, startCourse, toHub } from '../../store/learn.ts';
import type { Welcome } from '../../store/page.ts';
import type { Course } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';
import { FirstRoundButton } from './guided.tsx';

/** What a lesson was about, each rule by its number; without one, what a good player knows, or the question. */
function toldIn(words: Words, lesson: LessonView): readonly (readonly [rule: string, text: string])[] {
  if (isOnPlayingWell(lesson)) return [['', words.lessons.tips[lesson.id]]];
  if (lesson.rules.length === 0) return [['', sayQuestion(words, lesson)]];
  return lesson.rules.map(({ rule, ruleText }) => [
    rule,
    ruleText === null ? '' : sayRuleText(words, ruleText),
  ]);
}

interface CardsProps {
  readonly lessons: readonly LessonView[];
  readonly results: Course['results'];
}

/** A card of each lesson: face up where it was right at the first try. */
const Cards = ({ lessons, results }: CardsProps) => (
  <div className="course-cards" aria-hidden="true">
    {lessons.map(({ id, about, pile, seats, you }) =>
      results[id] === false ? (
        <CardBack key={id} />
      ) : (
        <PlayingCard key={id} slot={about ?? pile.at(-1) ?? seats[you]!.hand[0]!} mini />
      ),
    )}
  </div>
);

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
  const said = new Map(
    hard.flatMap((lesson) => toldIn(words, lesson)).map(([rule, text]) => [text, rule] as const),
  );
  const asked = course.lessons ?? [];
  const rules = welcome.rules.find(({ id }) => id === course.rules);
  const from = (only: readonly string[] | null) => () =>
    act((state) => startCourse(state, course.rules, Date.now(), { only }));
  return (
    <section className="stack course-end paper-sheet" data-testid="course-end" data-hard={hard.length}>
      <header className="felt">
        <h2 ref={title} tabIndex={-1}>
          {lessons.done(asked.length - hard.length, asked.length)}
        </h2>
        <Cards lessons={asked} results={course.results} />
        <p>{hard.length === 0 ? lessons.allRight : lessons.someHard(hard.length)}</p>
      </header>
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
            {[...said].map(([text, rule]) => (
              <li key={text}>
                {rule !== '' && <span className="rule-tag">{rule}</span>}
                <span>
                  <SuitText text={text} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
