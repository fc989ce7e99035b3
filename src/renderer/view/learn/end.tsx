import { useEffect, useRef, useState } from 'react';
import type { LessonView } from '../../../protocol/lessons.ts';
import { sayQuestion } from '../../../words/say/lessons.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { isOnPlayingWell } from '../../../words/say/taught.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { hardOnes, isLearnt, isRoundOver, rightOnes, startCourse, toHub } from '../../store/learn.ts';
import type { Welcome } from '../../store/page.ts';
import type { Course } from '../../store/route.ts';
import { goBack } from '../../store/screens.ts';
import { ActionButton } from '../action-button.tsx';
import { PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';
import { FirstRoundButton } from './guided.tsx';

/** The rules that a lesson was about; without one, what a good player knows, or the question. */
function toldIn(words: Words, lesson: LessonView): readonly string[] {
  if (isOnPlayingWell(lesson)) return [words.lessons.tips[lesson.id]];
  if (lesson.rules.length === 0) return [sayQuestion(words, lesson)];
  return lesson.rules.map(({ ruleText }) => (ruleText === null ? '' : sayRuleText(words, ruleText)));
}

interface CardsProps {
  readonly lessons: readonly LessonView[];
  readonly hard: readonly LessonView[];
}

/** A card of each lesson that was right, and a place for the others. */
const Cards = ({ lessons, hard }: CardsProps) => (
  <div className="course-cards" aria-hidden="true">
    {lessons.map((lesson) => {
      const { id, about, pile, seats, you } = lesson;
      return hard.includes(lesson) ? (
        <span key={id} className="card gap" />
      ) : (
        <PlayingCard key={id} slot={about ?? pile.at(-1) ?? seats[you]!.hand[0]!} mini />
      );
    })}
  </div>
);

/** The first words to somebody with this many lessons right; a few of them are not yet the rules. */
function sayPraise({ lessons: { praise } }: Words, right: number, of: number, knowsAll: boolean): string {
  if (right === of) return knowsAll ? praise.all : praise.these;
  if (3 * right >= 2 * of) return praise.most;
  return 2 * right >= of ? praise.some : praise.few;
}

/** How many rules are worth another look at once. */
const SHOWN = 4;

/** What was hard, each rule once: the first few, and the others when they are asked for. */
function Hard({ hard }: { readonly hard: readonly LessonView[] }) {
  const { words } = useTools();
  const { lessons } = words;
  const [isWhole, setWhole] = useState(false);
  // Several lessons may be about one rule.
  const said = [...new Set(hard.flatMap((lesson) => toldIn(words, lesson)))];
  const hides = !isWhole && said.length > SHOWN + 1;
  return (
    <section className="course-hard">
      <h3>{lessons.hard}</h3>
      <ul>
        {said.slice(0, hides ? SHOWN : undefined).map((text) => (
          <li key={text}>
            <SuitText text={text} />
          </li>
        ))}
      </ul>
      {hides && (
        <button type="button" className="link" data-testid="all-hard" onClick={() => setWhole(true)}>
          {lessons.allHard(said.length)}
        </button>
      )}
    </section>
  );
}

/** After the last lesson: what was hard, and what to do next. */
export function CourseEnd({ course, welcome }: { readonly course: Course; readonly welcome: Welcome }) {
  const { words } = useTools();
  const act = useAct();
  // A table that another window has opened is nobody’s to end from here; the head of the screen leads to it.
  const isFree = usePage(({ table }) => table === null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const known = usePage(({ progress }) => progress?.[course.rules]);
  const hasRound = usePage(isRoundOver);
  const { lessons, home } = words;
  const hard = hardOnes(course, known);
  // Who went on to a later lesson has not answered those between.
  const asked = (course.lessons ?? []).filter(({ id }) => course.results[id] !== undefined);
  const right = asked.length - hard.length;
  const learnt = isLearnt(known);
  const isPart = asked.length < course.all.length && !learnt;
  const allRight = hard.length === 0 && !isPart;
  const rules = welcome.rules.find(({ id }) => id === course.rules);
  const from = (only: readonly string[] | null) => () =>
    act((state) => startCourse(state, course.rules, Date.now(), { only }));
  return (
    <section className="stack course-end paper-sheet" data-testid="course-end" data-hard={hard.length}>
      <header className="felt">
        <h2 ref={title} tabIndex={-1}>
          {sayPraise(words, right, asked.length, !isPart)}
        </h2>
        <p>{lessons.done(right, asked.length)}</p>
        <Cards lessons={asked} hard={hard} />
        <p>
          {isPart && lessons.soFar(known === undefined ? right : rightOnes(known), course.all.length)}
          {allRight && lessons.allRight}
          {hard.length > 0 && !isPart && lessons.someHard(hard.length)}
          {hard.length > 0 && learnt && ` ${lessons.staysLearnt(home.ruleSet(course.rules))}`}
        </p>
      </header>
      <nav className="cluster learn-acts" aria-label={lessons.next}>
        {hard.length > 0 && (
          <ActionButton testId="again-hard" primary onClick={from(hard.map(({ id }) => id))}>
            {lessons.againHard(hard.length)}
          </ActionButton>
        )}
        {isPart && (
          <ActionButton
            testId="go-on"
            primary={hard.length === 0}
            onClick={() => act((state) => startCourse(state, course.rules, Date.now(), { resumes: true }))}
          >
            {lessons.goOn(home.ruleSet(course.rules))}
          </ActionButton>
        )}
        {rules !== undefined && isFree && (
          <FirstRoundButton rules={rules} testId="first-round" primary={allRight} />
        )}
        {!isPart && (
          <ActionButton testId="again-all" onClick={from(null)}>
            {lessons.again}
          </ActionButton>
        )}
        {hasRound && (
          <ActionButton testId="to-result" onClick={() => act(goBack)}>
            {lessons.toResult}
          </ActionButton>
        )}
        {isFree && (
          <ActionButton testId="to-hub" onClick={() => act(toHub)}>
            {lessons.toHub}
          </ActionButton>
        )}
      </nav>
      {hard.length > 0 && <Hard hard={hard} />}
    </section>
  );
}
