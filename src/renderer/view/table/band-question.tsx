import type { QuestionView, TableView } from '../../../protocol/view.ts';
import { sayQuestion } from '../../../words/say/question.ts';
import { usePage, useTools } from '../../store/context.ts';
import { BandFrame } from './band-frame.tsx';
import { takesCodes } from './panel.ts';

/** More answers than these have room without the codes of the seats, which are their numbers. */
const FEW = 3;

interface Props {
  readonly view: TableView;
  readonly question: QuestionView;
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** A question of the referee, with what may be answered. */
export function BandQuestion({ view, question, still = false }: Props) {
  const { words, send } = useTools();
  const said = sayQuestion(words, view.seats, question);
  const isMany = said.answers.length > FEW;
  // A digit alone may be the rank of a card.
  const digitEnds = usePage(takesCodes) ? ` ${words.help.keys.ENTER}` : '';
  const canScan = view.scanner.kind !== 'none';
  return (
    <BandFrame
      kind="question"
      hooks={{ 'data-verdict': 'question', 'data-breaches': '', 'data-burn': false }}
      headline={said.ask}
    >
      {said.why !== null && <p className="band-reason">{said.why}</p>}
      <div
        className={isMany ? 'answers many' : 'answers'}
        data-testid="question"
        data-code={question.code}
        data-id={question.id}
      >
        {(still ? [] : said.answers).map(({ label, key, code }, answer) => (
          <button
            key={code}
            type="button"
            className="answer"
            data-testid={`answer-${answer + 1}`}
            aria-keyshortcuts={key}
            onClick={() => send({ type: 'answer', question: question.id, answer })}
          >
            <span>{label}</span>
            <span className="answer-key" aria-hidden="true">
              <kbd>{/\d/.test(key) ? `${key}${digitEnds}` : key}</kbd>
            </span>
            {canScan && (!isMany || !/\d/.test(key)) && <code>{code}</code>}
          </button>
        ))}
      </div>
    </BandFrame>
  );
}
