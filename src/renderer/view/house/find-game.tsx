import type { Kind } from '../../../engine/cards.ts';
import {
  type Answers,
  alongWith,
  type CardAnswer,
  cardAnswersFor,
  enoughFor,
  kindsAnswered,
  type Question,
  TABLE_QUESTIONS,
  type TableQuestion,
  tableAnswersFor,
} from '../../../engine/rules/answers.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { answer, answersOn, forgetAnswers, isAnswered, nearest } from '../../store/house/nearest.ts';
import { PlainSign, PowerSign } from '../parts/power-sign.tsx';
import { Differs, NearWays, sayAnswer } from './near.tsx';

type Said = NonNullable<Answers[Question]>;

/** What the nearest rules say where nothing is answered: that comes along with them. */
type Along = Pick<RuleSetView, 'answers' | 'specials'>;
const NOTHING: Along = { answers: {}, specials: [] };

interface ChoiceProps {
  readonly question: Question;
  readonly said: Said;
  readonly along: Along;
  readonly children: React.ReactNode;
  readonly className: string;
  readonly title?: string;
}

/** An answer to be pressed. */
function Choice({ question, said, along, children, className, title }: ChoiceProps) {
  const { find } = useTools().words.house.begin;
  const act = useAct();
  const chosen = usePage((state) => answersOn(state)[question]);
  const comesAlong = chosen === undefined && along.answers[question] === said;
  return (
    <label className={className} title={title} data-along={comesAlong || undefined}>
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
      {comesAlong && <span className="unseen">{find.comesAlong}</span>}
    </label>
  );
}

const AnswerSign = ({ said }: { readonly said: CardAnswer }) =>
  said === 'ordinary' ? <PlainSign /> : <PowerSign power={said} />;

interface AskedProps<Q> {
  readonly question: Q;
  readonly along: Along;
}

/** The powers of a card in the nearest rules that are none of the answers, at its name. */
function OtherPowers({ question: kind, along }: AskedProps<Kind>) {
  const { words } = useTools();
  const answered = usePage((state) => answersOn(state)[kind]);
  const special = along.specials.find((one) => one.kind === kind);
  if (special === undefined || answered !== undefined || along.answers[kind] !== undefined) return null;
  return (
    <span className="find-other" data-testid={`find-other-${kind}`}>
      {special.powers.map(({ power }) => (
        <PowerSign key={power} power={power} />
      ))}
      <span className="unseen">{words.house.begin.find.comesAlong}</span>
    </span>
  );
}

/** What a card does: an answer is a sign, the words stand over the signs. */
function CardRow({ question: kind, along }: AskedProps<Kind>) {
  const { words } = useTools();
  const { find } = words.house.begin;
  const name = words.cards.rank(kind);
  const columns = cardAnswersFor('2', usePage(answersOn));
  const all = cardAnswersFor(kind, usePage(answersOn));
  return (
    <div className="find-row" role="radiogroup" aria-label={find.card(name)} data-kind={kind}>
      <b aria-hidden="true">{name}</b>
      <OtherPowers question={kind} along={along} />
      {columns.map((said) =>
        all.includes(said) ? (
          <Choice
            key={said}
            question={kind}
            said={said}
            along={along}
            className="find-sign pressed-whole"
            title={sayAnswer(words, kind, { [kind]: said })}
          >
            <AnswerSign said={said} />
            <span className="unseen">{sayAnswer(words, kind, { [kind]: said })}</span>
          </Choice>
        ) : (
          <span key={said} />
        ),
      )}
    </div>
  );
}

/** Everything that cards may do, and each card that may be in the pack. */
function CardRows({ along }: { readonly along: Along }) {
  const { find } = useTools().words.house.begin;
  const answers = usePage(answersOn);
  const columns = cardAnswersFor('2', answers);
  return (
    <div className="find-rows">
      <div className="find-words" aria-hidden="true">
        {columns.map((said) => (
          <span key={said}>
            <AnswerSign said={said} /> {find.columns[said]}
          </span>
        ))}
      </div>
      {kindsAnswered(answers.deck ?? along.answers.deck).map((kind) => (
        <CardRow key={kind} question={kind} along={along} />
      ))}
    </div>
  );
}

/** Any other question, its answers in words. */
function Asked<Q extends TableQuestion>({ question, along }: AskedProps<Q>) {
  const { find } = useTools().words.house.begin;
  const said: Readonly<Record<string, string>> = find.answers[question];
  return (
    <fieldset className="cluster find-asked">
      <legend>{find.asked[question]}</legend>
      {tableAnswersFor(question, usePage(answersOn)).map((one) => (
        <Choice key={one} question={question} said={one} along={along} className="pressed-whole pill">
          {said[one]}
        </Choice>
      ))}
    </fieldset>
  );
}

/** How many can be dealt to, of the pack and of as many cards as are played with. */
function Enough({ along }: { readonly along: Along }) {
  const { find } = useTools().words.house.begin;
  const { deck, deal } = usePage(answersOn);
  const enough = enoughFor({ deck: deck ?? along.answers.deck, deal: deal ?? along.answers.deal });
  return (
    <p className="quiet-line" role="status" data-testid="find-enough">
      {enough !== null && find.enough(enough)}
    </p>
  );
}

/** The other questions come after what cards do. */
const OTHERS = TABLE_QUESTIONS.filter((question) => question !== 'deck' && question !== 'deal');

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

/** Asks what a table plays, so that the rules nearest to it come first; what comes along with these is marked. */
export function FindGame({ all }: { readonly all: readonly RuleSetView[] }) {
  const { find } = useTools().words.house.begin;
  const act = useAct();
  const answers = usePage(answersOn);
  const isAsked = isAnswered(answers);
  const near = isAsked ? nearest(all, answers)[0]?.rules : undefined;
  const along = near === undefined ? NOTHING : { ...near, answers: alongWith(answers, near.answers) };
  return (
    <section className="stack find-game paper-sheet" aria-labelledby="find-game" data-testid="find-game">
      <div className="row find-head">
        <h2 id="find-game">{find.question}</h2>
        <button
          type="button"
          className="link"
          data-testid="find-forget"
          aria-disabled={!isAsked}
          onClick={() => act(forgetAnswers)}
        >
          {find.forget}
        </button>
      </div>
      <p className="quiet-line">{find.what}</p>
      <Asked question="deck" along={along} />
      <CardRows along={along} />
      <Asked question="deal" along={along} />
      <Enough along={along} />
      {OTHERS.map((question) => (
        <Asked key={question} question={question} along={along} />
      ))}
      <Nearest all={all} />
    </section>
  );
}
