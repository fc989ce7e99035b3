import type { LessonView } from '../../../protocol/lessons.ts';
import { sayFeedback } from '../../../words/say/feedback.ts';
import { useTools } from '../../store/context.ts';
import { RuleTag } from '../parts/rule-tag.tsx';
import { SuitText } from '../suit-text.tsx';

interface Props {
  readonly lesson: LessonView;
  readonly chosen: readonly number[];
  readonly isTaught: boolean;
}

/** What an answer that was checked is told: the verdict, what was wrong, one reason, and the rules that stand nowhere else. */
export function Feedback({ lesson, chosen, isTaught }: Props) {
  const { words } = useTools();
  const { lessons } = words;
  const { mistakes, why, rules, broken } = sayFeedback(words, lesson, { chosen, isTaught });
  const told = [...mistakes, why].filter((text) => text !== '');
  // Once, at the end, but for rules that are told with theirs.
  const numbers = [...new Set([...lesson.rules.map(({ rule }) => rule), ...broken.flat()])].filter(
    (number) => !rules.some((rule) => rule.includes(number)),
  );
  // Of one answer there is one thing to say, of more cards a line each.
  const said = lesson.many || told.length === 0 ? told : [told.join(' ')];
  return (
    <>
      <h3 className="verdict">
        {mistakes.length === 0 ? lessons.right : lessons.notQuite}
        {said.length === 0 && <RuleTag rules={numbers} />}
      </h3>
      <div className="lesson-reasons">
        {said.map((text) => (
          <p key={text} className="lesson-mistake">
            <SuitText text={text} />
            {text === said.at(-1) && <RuleTag rules={numbers} />}
          </p>
        ))}
        {rules.map((rule) => (
          <p key={rule} className="lesson-rule">
            <SuitText text={rule} />
          </p>
        ))}
      </div>
    </>
  );
}
