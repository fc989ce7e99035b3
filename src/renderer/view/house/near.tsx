import { KINDS, type Kind } from '../../../engine/cards.ts';
import { type Answers, implied, type Question } from '../../../engine/rules/answers.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toRules } from '../../store/go.ts';
import { answersOn, isAnswered, type Near } from '../../store/house/nearest.ts';
import { beginFrom } from '../../store/house/writing.ts';
import { startCourse } from '../../store/learn.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';

/** How near a rule set is to what somebody has answered, and the ways on from it. */

const isCard = (question: Question): question is Kind => KINDS.some((kind) => kind === question);

/** An answer as a sentence, of however many there are. */
export function sayAnswer({ cards, house }: Words, question: Question, answers: Answers): string {
  const { cards: does, table } = house.begin.find.said;
  if (isCard(question)) return does[answers[question]!](cards.rank(question));
  const said: Readonly<Record<string, string>> = table[question];
  return said[answers[question]!]!;
}

/** What is different at a table that has answered, or that nothing is; nothing before any answer. */
export function Differs({ near: { differs } }: { readonly near: Near }) {
  const { words } = useTools();
  const { find } = words.house.begin;
  const answers = implied(usePage(answersOn));
  if (differs.length > 0)
    return (
      <span className="base-differs">
        {find.change(differs.map((question) => sayAnswer(words, question, answers)))}
      </span>
    );
  if (!isAnswered(answers)) return null;
  return (
    <strong className="base-same">
      <Icon name="check" /> {find.sameSoFar}
    </strong>
  );
}

interface WaysProps {
  readonly near: Near;
  /** What the test ids end in. */
  readonly testId: string;
  /** The way to the editor too, where nothing else leads there. */
  readonly edits?: boolean;
}

/** To read a rule set, to learn it, or to change what is played differently. */
export function NearWays({ near: { rules }, testId, edits = false }: WaysProps) {
  const { house, home, lessons } = useTools().words;
  const act = useAct();
  const name = home.ruleSet(rules.id);
  return (
    <div className="cluster near-ways">
      <ActionButton testId={`read-${testId}`} className="link" onClick={() => act(toRules(rules.id))}>
        {house.begin.find.read}
      </ActionButton>
      <ActionButton
        testId={`learn-${testId}`}
        className="link"
        title={lessons.lessonsHint(name)}
        onClick={() =>
          act((state) => startCourse(state, rules.id, Date.now(), { resumes: true, returns: true }))
        }
      >
        {lessons.toLessons}
      </ActionButton>
      {edits && (
        <ActionButton
          testId={`edit-${testId}`}
          onClick={() => act((state) => beginFrom(state, rules.id, house.nameOf(name)))}
        >
          {house.begin.find.edit}
        </ActionButton>
      )}
    </div>
  );
}
