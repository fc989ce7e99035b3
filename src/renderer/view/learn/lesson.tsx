import { Fragment, useEffect, useId, useRef } from 'react';
import { rankOf } from '../../../engine/cards.ts';
import type { LessonView } from '../../../protocol/lessons.ts';
import { type Verdict, verdictOn } from '../../../words/say/feedback.ts';
import { sayQuestion } from '../../../words/say/lessons.ts';
import { useAct, useTools } from '../../store/context.ts';
import { checkOrNext } from '../../store/learn.ts';
import type { Course } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
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

/** The rule on a slip of paper, with its number and the rank that it is about. */
function RuleSlip({
  id,
  lesson,
  text,
}: {
  readonly id: string;
  readonly lesson: LessonView;
  readonly text: string;
}) {
  const { words } = useTools();
  const cards = text.split('\n').map((line) => line.split(/: (.*)/));
  const rank = lesson.about === null ? null : rankOf(lesson.about);
  return (
    <p id={id} className="lesson-taught paper-sheet">
      <span className="unseen">{words.lessons.taught} </span>
      {rank !== null && <b className="about">{words.cards.rank(rank)}</b>}{' '}
      {cards.length === 1 ? (
        <SuitText text={text} />
      ) : (
        cards.map(([card, does = '']) => (
          <span key={card} className="told-card">
            <b>{card}</b> <span>{does}</span>
          </span>
        ))
      )}
    </p>
  );
}

/** The most letters of a sentence that one line of a phone has room for. */
const LINE = 31;

/** A question: of two sentences each has its line on a phone, where it fits there. */
function Sentences({ text }: { readonly text: string }) {
  const sentences = text.split(/(?<=[.:?!]) /);
  if (sentences.length > 2 || sentences.some(({ length }) => length > LINE)) return <SuitText text={text} />;
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span className="sentence">
        <SuitText text={sentence} />
      </span>{' '}
    </Fragment>
  ));
}

/** The sign of each verdict. */
const SIGNS = { right: 'fits', notBest: 'better', wrong: 'no' } as const satisfies Record<Verdict, IconName>;

/** Below the answers: what to do, and once it is checked, what was right and why. */
function Foot({ course, lesson, taught, of }: Props) {
  const { lessons } = useTools().words;
  const act = useAct();
  const foot = useRef<HTMLElement>(null);
  const { checked, chosen } = course;
  useEffect(() => {
    if (!checked) return;
    foot.current?.querySelector('button')?.focus();
    // On a phone it stands below the answers, and the button may have had the focus before.
    foot.current?.scrollIntoView({ block: 'nearest' });
  }, [checked]);
  const verdict = verdictOn(lesson, chosen);
  const next = course.at + 1 < of ? lessons.next : lessons.finish;
  return (
    <footer className="lesson-foot" ref={foot} data-verdict={checked ? verdict : undefined}>
      {checked ? (
        <Icon name={SIGNS[verdict]} className="verdict-icon" />
      ) : (
        <p className="lesson-how" aria-hidden="true">
          {lesson.many ? lessons.chooseAll : lessons.chooseOne}
        </p>
      )}
      <div role="status" className="lesson-told" data-testid="told" data-verdict={checked ? verdict : ''}>
        {checked && <Feedback lesson={lesson} chosen={chosen} isTaught={taught !== ''} />}
      </div>
      <ActionButton
        testId="check"
        keys="checkAnswer"
        primary
        off={!checked && chosen.length === 0}
        onClick={() => act(checkOrNext)}
      >
        {checked ? next : lessons.check}
      </ActionButton>
    </footer>
  );
}

/** Answers of which one is told at least as much as of any other: where cards are chosen, all right ones, one of them, all wrong ones. */
function longest({ choices, many }: LessonView): readonly (readonly number[])[] {
  const all = choices.map((_, number) => number);
  if (!many) return all.map((number) => [number]);
  const [right, wrong] = [true, false].map((is) => all.filter((number) => choices[number]?.right === is));
  return [...new Map([right!, right!.slice(0, 1), wrong!].map((one) => [one.join(), one])).values()];
}

/** Room for the longest feedback, so that nothing moves when an answer is checked, and for that of most other lessons. */
const FootRoom = ({ lesson, isTaught }: { readonly lesson: LessonView; readonly isTaught: boolean }) => (
  <>
    <div className="lesson-foot foot-room" aria-hidden="true" />
    {longest(lesson).map((chosen) => (
      <div key={chosen.join()} className="lesson-foot foot-room" data-verdict="wrong" aria-hidden="true">
        <span className="verdict-icon" />
        <div className="lesson-told">
          <Feedback lesson={lesson} chosen={chosen} isTaught={isTaught} />
        </div>
        <span className="action" />
      </div>
    ))}
  </>
);

/** One lesson: the rule, a question, a table, its answers, and what is right and why as soon as it is checked. */
export function LessonScreen({ course, lesson, taught, of }: Props) {
  const { words } = useTools();
  const question = useRef<HTMLHeadingElement>(null);
  const rule = useId();
  useEffect(() => question.current?.focus(), []);
  const isTaught = taught !== '';
  return (
    <div className="fill lesson" data-testid="lesson" data-id={lesson.id} data-checked={course.checked}>
      {isTaught && <RuleSlip id={rule} lesson={lesson} text={taught} />}
      <h2 ref={question} tabIndex={-1} aria-describedby={isTaught ? rule : undefined} data-testid="question">
        <Sentences text={sayQuestion(words, lesson)} />
      </h2>
      <Scene lesson={lesson} checked={course.checked} hasStock={course.set?.leftover === 'stock'} />
      <Choices lesson={lesson} course={course} />
      <FootRoom lesson={lesson} isTaught={isTaught} />
      <Foot lesson={lesson} course={course} taught={taught} of={of} />
    </div>
  );
}
