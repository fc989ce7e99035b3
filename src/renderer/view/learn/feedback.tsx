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
  return (
    <>
      <p className={isRight ? 'verdict right' : 'verdict wrong'}>
        <span aria-hidden="true">{isRight ? '✔' : '✖'}</span> {isRight ? lessons.right : lessons.notQuite}
      </p>
      <div className="lesson-reasons">
        {mistakes.map((text) => (
          <p key={text} className="lesson-mistake">
            <SuitText text={text} />
          </p>
        ))}
        {about !== '' && (
          <p>
            <SuitText text={about} />
          </p>
        )}
        {others.length > 0 && (
          <ul className={isRight ? undefined : 'quiet'}>
            {others.map(({ text, right }) => (
              <li key={text} className={right ? 'yes' : 'no'}>
                {isRight && <span aria-hidden="true">{right ? '✔' : '✖'} </span>}
                <SuitText text={text} />
              </li>
            ))}
          </ul>
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
