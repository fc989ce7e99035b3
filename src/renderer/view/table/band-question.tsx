import type { QuestionView, TableView } from '../../../protocol/view.ts';
import { sayQuestion } from '../../../words/say/question.ts';
import { useTools } from '../../store/context.ts';
import { BandFrame } from './band.tsx';

interface Props {
  readonly view: TableView;
  readonly question: QuestionView;
}

/** A question of the referee, with what may be answered. */
export function BandQuestion({ view, question }: Props) {
  const { words, send } = useTools();
  const said = sayQuestion(words, view.seats, question);
  return (
    <BandFrame
      kind="question"
      hooks={{ 'data-verdict': 'question', 'data-breaches': '', 'data-burn': false }}
      headline={said.ask}
    >
      <div className="answers" data-testid="question" data-code={question.code} data-id={question.id}>
        {said.answers.map(({ label, key, code }, answer) => (
          <button
            key={code}
            type="button"
            className="answer"
            data-testid={`answer-${answer + 1}`}
            onClick={() => send({ type: 'answer', question: question.id, answer })}
          >
            <kbd>{key}</kbd>
            <span>{label}</span>
            <code>{code}</code>
          </button>
        ))}
      </div>
    </BandFrame>
  );
}
