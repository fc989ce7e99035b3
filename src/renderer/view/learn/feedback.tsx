import type { LessonView } from '../../../protocol/lessons.ts';
import { sayFeedback, verdictOn } from '../../../words/say/feedback.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';

interface Props {
  readonly lesson: LessonView;
  readonly chosen: readonly number[];
  readonly isTaught: boolean;
}

/** What an answer that was checked is told: the verdict, what was wrong, one reason, and the rules that don’t stand on its slip. */
export function Feedback({ lesson, chosen, isTaught }: Props) {
  const { words } = useTools();
  const { lessons } = words;
  const { mistakes, why, rules } = sayFeedback(words, lesson, { chosen, isTaught });
  const said = { right: lessons.right, notBest: lessons.notBest, wrong: lessons.notQuite };
  return (
    <>
      <h3 className="verdict">{said[verdictOn(lesson, chosen)]}</h3>
      <div className="lesson-reasons">
        {/* Of one answer there is one thing to say, of more cards a line each. */}
        {lesson.many ? (
          [...mistakes, why]
            .filter((text) => text !== '')
            .map((text) => (
              <p key={text} className={text === why ? undefined : 'lesson-mistake'}>
                <SuitText text={text} />
              </p>
            ))
        ) : mistakes.length === 0 && why === '' ? null : (
          <p>
            <b className="lesson-mistake">
              <SuitText text={mistakes.join(' ')} />
            </b>{' '}
            <SuitText text={why} />
          </p>
        )}
        {rules.map((rule) => (
          <p key={rule} className="lesson-rule">
            <SuitText text={rule} />
          </p>
        ))}
      </div>
    </>
  );
}
