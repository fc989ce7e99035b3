import type { LessonView } from '../../../protocol/lessons.ts';
import { sayFeedback } from '../../../words/say/feedback.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';

interface Props {
  readonly lesson: LessonView;
  readonly chosen: readonly number[];
}

/** What an answer that was checked is told: first what was wrong, then why everything else is as it is. */
export function Feedback({ lesson, chosen }: Props) {
  const { words } = useTools();
  const { lessons } = words;
  const { mistakes, about, others, rules } = sayFeedback(words, lesson, chosen);
  const isRight = mistakes.length === 0;
  const reasons = others.filter(({ right }) => !right).map(({ text }) => text);
  return (
    <>
      <h3 className="verdict">{isRight ? lessons.right : lessons.notQuite}</h3>
      <div className="lesson-reasons">
        {[...mistakes, about]
          .filter((text) => text !== '')
          .map((text) => (
            <p key={text} className="lesson-mistake">
              <SuitText text={text} />
            </p>
          ))}
        {reasons.length > 0 && (
          <p className={isRight ? undefined : 'quiet'}>
            <SuitText text={reasons.join(' ')} />
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
