import type { Kind } from '../../../engine/cards.ts';
import {
  type Answers,
  type CardAnswer,
  cardAnswersFor,
  enoughFor,
  kindsAnswered,
  QUESTIONS,
  type Question,
  TABLE_QUESTIONS,
  type TableQuestion,
  tableAnswersFor,
} from '../../../engine/rules/answers.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { answer, forgetAnswers, keepAsItWas, searchOn } from '../../store/house/finding.ts';
import { isAnswered } from '../../store/house/nearest.ts';
import { ActionButton } from '../action-button.tsx';
import { PlainSign, PowerSign } from '../parts/power-sign.tsx';
import { Differs, NearWays, sayAnswer, useCanKeep, useNearest, useStanding } from './near.tsx';

type Said = NonNullable<Answers[Question]>;

interface ChoiceProps {
  readonly question: Question;
  readonly said: Said;
  readonly stands: Answers;
  readonly children: React.ReactNode;
  readonly className: string;
  readonly title?: string;
}

/** An answer to be pressed. */
function Choice({ question, said, stands, children, className, title }: ChoiceProps) {
  const { findGame } = useTools().words;
  const act = useAct();
  const chosen = usePage((state) => searchOn(state).answers[question]);
  const comesAlong = stands[question] === said && chosen === undefined;
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
      {comesAlong && <span className="unseen">{findGame.comesAlong}</span>}
    </label>
  );
}

const AnswerSign = ({ said }: { readonly said: CardAnswer }) =>
  said === 'ordinary' ? <PlainSign /> : <PowerSign power={said} />;

interface AskedProps<Q> {
  readonly question: Q;
  /** The answers, and what comes along with the nearest rules. */
  readonly stands: Answers;
}

/** The powers of a card in the nearest rules that are none of the answers, at its name. */
function OtherPowers({ question: kind, stands }: AskedProps<Kind>) {
  const { words } = useTools();
  const isAsked = isAnswered(usePage(searchOn));
  const [near] = useNearest();
  const special = near?.rules.specials.find((one) => one.kind === kind);
  if (special === undefined || stands[kind] !== undefined || !isAsked) return null;
  return (
    <span className="find-other" data-testid={`find-other-${kind}`}>
      {special.powers.map(({ power }) => (
        <PowerSign key={power} power={power} />
      ))}
      <span className="unseen">{words.findGame.comesAlong}</span>
    </span>
  );
}

/** What a card does: an answer is a sign, the words stand over the signs. */
function CardRow({ question: kind, stands }: AskedProps<Kind>) {
  const { words } = useTools();
  const { findGame } = words;
  const name = words.cards.rank(kind);
  const columns = cardAnswersFor('2', stands);
  const all = cardAnswersFor(kind, stands);
  return (
    <div className="find-row" role="radiogroup" aria-label={findGame.card(name)} data-kind={kind}>
      <b aria-hidden="true">{name}</b>
      <OtherPowers question={kind} stands={stands} />
      {columns.map((said) =>
        all.includes(said) ? (
          <Choice
            key={said}
            question={kind}
            said={said}
            stands={stands}
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
function CardRows({ stands }: { readonly stands: Answers }) {
  const { findGame } = useTools().words;
  const columns = cardAnswersFor('2', stands);
  return (
    <div className="find-rows">
      <div className="find-words" aria-hidden="true">
        {columns.map((said) => (
          <span key={said}>
            <AnswerSign said={said} /> {findGame.columns[said]}
          </span>
        ))}
      </div>
      {kindsAnswered(stands.deck).map((kind) => (
        <CardRow key={kind} question={kind} stands={stands} />
      ))}
    </div>
  );
}

/** Any other question, its answers in words. */
function Asked<Q extends TableQuestion>({ question, stands }: AskedProps<Q>) {
  const { findGame } = useTools().words;
  const said: Readonly<Record<string, string>> = findGame.answers[question];
  return (
    <fieldset className="cluster find-asked">
      <legend>{findGame.asked[question]}</legend>
      {tableAnswersFor(question, stands).map((one) => (
        <Choice key={one} question={question} said={one} stands={stands} className="pressed-whole pill">
          {said[one]}
        </Choice>
      ))}
    </fieldset>
  );
}

/** How many can be dealt to, of the pack and of as many cards as are played with. */
function Enough({ stands }: { readonly stands: Answers }) {
  const { findGame } = useTools().words;
  const enough = enoughFor(stands);
  return (
    <p className="quiet-line" role="status" data-testid="find-enough">
      {enough !== null && findGame.enough(enough)}
    </p>
  );
}

/** The other questions come after what cards do. */
const OTHERS = TABLE_QUESTIONS.filter((question) => question !== 'deck' && question !== 'deal');

/** How many changes are said before the others are counted. */
const SAID = 5;

/** What else has changed with the last answer; null where nothing has. */
function useChanged(stands: Answers): string | null {
  const { words } = useTools();
  const { before } = usePage(searchOn);
  const changed = QUESTIONS.filter((question) => before[question] !== undefined);
  if (changed.length === 0) return null;
  const said = changed.slice(0, SAID).map((question) => sayAnswer(words, question, stands));
  return words.findGame.changed(said, changed.length - said.length);
}

/** The nearest rules while one answers, over the questions: what the last answer has changed besides, or how near they are. */
function Nearest({ stands }: { readonly stands: Answers }) {
  const { words } = useTools();
  const { findGame } = words;
  const act = useAct();
  const search = usePage(searchOn);
  const isAsked = isAnswered(search);
  const changed = useChanged(stands);
  const canKeep = useCanKeep();
  const [near, ...others] = useNearest();
  if (near === undefined) return null;
  // Others may differ in less, and the rules that were nearest stay all the same.
  const stays = others.some(({ differs }) => differs.length < near.differs.length);
  const name = words.home.ruleSet(near.rules.id);
  return (
    <div className="find-nearest" data-testid="find-nearest" data-asked={isAsked}>
      <p role="status">
        {isAsked ? (
          <>
            <b>{stays ? findGame.from(name) : findGame.nearest(name)}</b> {changed ?? <Differs near={near} />}
          </>
        ) : (
          findGame.nothingYet
        )}
      </p>
      <NearWays near={near} testId="nearest" edits>
        {!canKeep ? undefined : (
          <ActionButton className="link" testId="find-keep" onClick={() => act(keepAsItWas)}>
            {findGame.keepAsItWas}
          </ActionButton>
        )}
      </NearWays>
    </div>
  );
}

/** Asks what a table plays, so that the rules nearest to it come first; what comes along with these is marked. */
export function FindGame() {
  const { findGame } = useTools().words;
  const act = useAct();
  const isAsked = isAnswered(usePage(searchOn));
  const stands = useStanding();
  return (
    <section className="stack find-game paper-sheet" aria-labelledby="find-game" data-testid="find-game">
      <div className="row find-head">
        <h2 id="find-game">{findGame.question}</h2>
        <button
          type="button"
          className="link"
          data-testid="find-forget"
          aria-disabled={!isAsked}
          onClick={() => act(forgetAnswers)}
        >
          {findGame.forget}
        </button>
      </div>
      <p className="quiet-line">{findGame.what}</p>
      <Asked question="deck" stands={stands} />
      <CardRows stands={stands} />
      <Asked question="deal" stands={stands} />
      <Enough stands={stands} />
      {OTHERS.map((question) => (
        <Asked key={question} question={question} stands={stands} />
      ))}
      <Nearest stands={stands} />
    </section>
  );
}
