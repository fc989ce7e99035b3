import {
  type Answers,
  ASKED_RANKS,
  type AskedRank,
  BEAT_ANSWERS,
  PICK_UP_ANSWERS,
  type Question,
  type RANK_ANSWERS,
  rankAnswersFor,
  STARTS_ANSWERS,
} from '../../../engine/rules/answers.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { answer, answersOn, forgetAnswers, isAnswered, nearest } from '../../store/house/nearest.ts';
import { PlainSign, PowerSign } from '../parts/power-sign.tsx';
import { Differs, NearWays, sayAnswer } from './near.tsx';

type Said = NonNullable<Answers[Question]>;

interface ChoiceProps {
  readonly question: Question;
  readonly said: Said;
  readonly children: React.ReactNode;
  readonly className: string;
  readonly title?: string;
}

/** An answer to be pressed. */
function Choice({ question, said, children, className, title }: ChoiceProps) {
  const act = useAct();
  const chosen = usePage((state) => answersOn(state)[question]);
  return (
    <label className={className} title={title}>
      <input
        type="radio"
        name={`find-${question}`}
        data-testid={`find-${question}-${said}`}
        checked={chosen === said}
        onChange={() => act(answer(question, said))}
        // Pressed once more, it is taken back.
        onClick={() => chosen === said && act(answer(question, undefined))}
      />
      {children}
    </label>
  );
}

const AnswerSign = ({ said }: { readonly said: (typeof RANK_ANSWERS)[number] }) =>
  said === 'ordinary' ? <PlainSign /> : <PowerSign power={said} />;

/** What one rank does: an answer is a sign, the words stand over the signs. */
function RankRow({ rank }: { readonly rank: AskedRank }) {
  const { words } = useTools();
  const { find } = words.house.begin;
  const name = words.cards.rank(rank);
  const all = rankAnswersFor(usePage(answersOn));
  return (
    <div className="find-row" role="radiogroup" aria-label={find.rank(name)}>
      <b aria-hidden="true">{name}</b>
      {all.map((said) => (
        <Choice
          key={said}
          question={rank}
          said={said}
          className="find-sign pressed-whole"
          title={sayAnswer(words, rank, { [rank]: said })}
        >
          <AnswerSign said={said} />
          <span className="unseen">{sayAnswer(words, rank, { [rank]: said })}</span>
        </Choice>
      ))}
    </div>
  );
}

interface AskedProps {
  readonly question: 'beat' | 'starts' | 'pickUp';
  readonly asked: string;
  readonly answers: readonly (readonly [said: Said, words: string])[];
}

function Asked({ question, asked, answers }: AskedProps) {
  return (
    <fieldset className="cluster find-asked">
      <legend>{asked}</legend>
      {answers.map(([said, words]) => (
        <Choice key={said} question={question} said={said} className="pressed-whole pill">
          {words}
        </Choice>
      ))}
    </fieldset>
  );
}

/** Where the list of rules is below the questions: the nearest of them, at the foot while one answers. */
function Nearest({ all }: { readonly all: readonly RuleSetView[] }) {
  const { words } = useTools();
  const answers = usePage(answersOn);
  const { find } = words.house.begin;
  const [near] = nearest(all, answers);
  if (near === undefined) return null;
  const isAsked = isAnswered(answers);
  return (
    <div className="find-nearest" data-testid="find-nearest" data-asked={isAsked}>
      <p role="status">
        {isAsked ? (
          <>
            <b>{find.nearest(words.home.ruleSet(near.rules.id))}</b> <Differs near={near} />
          </>
        ) : (
          find.nothingYet
        )}
      </p>
      <NearWays near={near} testId="nearest" edits />
    </div>
  );
}

/** Asks what a table plays, so that the rules nearest to it come first. */
export function FindGame({ all }: { readonly all: readonly RuleSetView[] }) {
  const { find } = useTools().words.house.begin;
  const act = useAct();
  const answers = usePage(answersOn);
  return (
    <section className="stack find-game paper-sheet" aria-labelledby="find-game" data-testid="find-game">
      <div className="row find-head">
        <h2 id="find-game">{find.question}</h2>
        <button
          type="button"
          className="link"
          data-testid="find-forget"
          aria-disabled={!isAnswered(answers)}
          onClick={() => act(forgetAnswers)}
        >
          {find.forget}
        </button>
      </div>
      <p className="quiet-line">{find.what}</p>
      <div className="find-rows">
        <div className="find-words" aria-hidden="true">
          {rankAnswersFor(answers).map((said) => (
            <span key={said}>
              <AnswerSign said={said} /> {find.ranks[said]}
            </span>
          ))}
        </div>
        {ASKED_RANKS.map((rank) => (
          <RankRow key={rank} rank={rank} />
        ))}
      </div>
      <Asked
        question="beat"
        asked={find.beat}
        answers={BEAT_ANSWERS.map((said) => [said, find.beats[said]])}
      />
      <Asked
        question="starts"
        asked={find.starts}
        answers={STARTS_ANSWERS.map((said) => [said, find.starters[said]])}
      />
      <Asked
        question="pickUp"
        asked={find.pickUp}
        answers={PICK_UP_ANSWERS.map((said) => [said, find.pickUps[said]])}
      />
      <Nearest all={all} />
    </section>
  );
}
