import type { QuestionView, TableView } from '../../../protocol/view.ts';
import { sayQuestion } from '../../../words/say/question.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { Choices, Offers } from './band-choices.tsx';
import { BandFrame } from './band-frame.tsx';
import { WaitingScans } from './waiting-scans.tsx';

/** More answers than these stand closer together: names are short, what may have happened is not. */
const FEW = { seats: 5, others: 3 } as const;

interface Props {
  readonly view: TableView;
  readonly question: QuestionView;
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** Questions that are answered with a player. */
const ABOUT_SEATS: readonly QuestionView['code'][] = ['whoPlayed', 'whoseWild', 'wrongPlayer'];

/** A question of the referee, with what may be answered. */
export function BandQuestion({ view, question, still = false }: Props) {
  const { words } = useTools();
  const said = sayQuestion(words, view.seats, question);
  const few = ABOUT_SEATS.includes(question.code) ? FEW.seats : FEW.others;
  return (
    <BandFrame
      kind="question"
      hooks={{ 'data-verdict': 'question', 'data-breaches': '', 'data-burn': false }}
      headline={said.ask}
      pile={view.pile}
      aside={still ? null : <Offers view={view} />}
    >
      {said.why !== null && (
        <p className="band-reason">
          <SuitText text={said.why} />
        </p>
      )}
      <WaitingScans view={view} className="band-why" still={still} />
      <div data-testid="question" data-code={question.code} data-id={question.id}>
        {!still && (
          <div className={question.answers.length > few ? 'answers many' : 'answers'}>
            <Choices view={view} kind="answer" />
          </div>
        )}
      </div>
    </BandFrame>
  );
}
