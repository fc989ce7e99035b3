import { KINDS, type Kind } from '../../../engine/cards.ts';
import { type Answers, implied, type Question } from '../../../engine/rules/answers.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import { sayParameter } from '../../../words/say/rules.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toRules } from '../../store/go.ts';
import { searchOn } from '../../store/house/finding.ts';
import { canKeep, isAnswered, type Near, nearest, standing } from '../../store/house/nearest.ts';
import { beginFrom } from '../../store/house/writing.ts';
import { startCourse } from '../../store/learn.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';

/** How near a rule set is to what somebody has answered, and the ways on from it. */

const NONE: readonly RuleSetView[] = [];

/** All rule sets, the nearest to the answers first. */
export const useNearest = (): readonly Near[] =>
  nearest(usePage(({ welcome }) => welcome?.rules) ?? NONE, usePage(searchOn));

/** What stands there: the answers, and what comes along with the nearest rules. */
export const useStanding = (): Answers =>
  standing(usePage(({ welcome }) => welcome?.rules) ?? NONE, usePage(searchOn));

/** Whether anything of what the last answer has changed besides can be kept as it was. */
export const useCanKeep = (): boolean =>
  canKeep(usePage(({ welcome }) => welcome?.rules) ?? NONE, usePage(searchOn));

const isCard = (question: Question): question is Kind => KINDS.some((kind) => kind === question);

/** An answer as a sentence, of however many there are; of none that it is something else. */
export function sayAnswer({ cards, findGame }: Words, question: Question, answers: Answers): string {
  const { said, asked, otherwise } = findGame;
  if (isCard(question)) {
    const answer = answers[question];
    const rank = cards.rank(question);
    return answer === undefined ? otherwise(rank) : said.cards[answer](rank);
  }
  const table: Readonly<Record<string, string>> = said.table[question];
  return table[answers[question] ?? ''] ?? otherwise(asked[question]);
}

/** What is different at a table, or that nothing is, and what comes along unasked; nothing before any answer. */
export function Differs({ near: { differs, brings } }: { readonly near: Near }) {
  const { words } = useTools();
  const { findGame } = words;
  const search = usePage(searchOn);
  const answers = implied(search.answers);
  if (!isAnswered(search)) return null;
  return (
    <>
      {differs.length > 0 ? (
        <span className="base-differs">
          {findGame.change(differs.map((question) => sayAnswer(words, question, answers)))}
        </span>
      ) : (
        <strong className="base-same">
          <Icon name="check" /> {findGame.sameSoFar}
        </strong>
      )}{' '}
      {brings.length > 0 && (
        <span className="base-brings">
          {findGame.brings(brings.map(({ keys, value }) => sayParameter(words, keys, value)))}
        </span>
      )}
    </>
  );
}

interface WaysProps {
  readonly near: Near;
  /** What the test ids end in. */
  readonly testId: string;
  /** The way to the editor too, where nothing else leads there. */
  readonly edits?: boolean;
  /** What is more urgent than the lessons, in their place. */
  readonly children?: React.ReactNode;
}

/**
 * To read a rule set, to learn it, or to change what is played differently: the first is the way to play it where it is
 * the same, the last where it isn’t.
 */
export function NearWays({ near: { rules, differs }, testId, edits = false, children }: WaysProps) {
  const { findGame, house, home, lessons } = useTools().words;
  const act = useAct();
  const name = home.ruleSet(rules.id);
  const isSame = differs.length === 0;
  return (
    <div className="cluster near-ways">
      <ActionButton
        testId={`read-${testId}`}
        {...(edits && isSame ? { primary: true } : { className: 'link' })}
        onClick={() => act(toRules(rules.id))}
      >
        {isSame ? findGame.readAndPlay : findGame.read(name)}
      </ActionButton>
      {children ?? (
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
      )}
      {edits && (
        <ActionButton
          testId={`edit-${testId}`}
          primary={!isSame}
          onClick={() => act((state) => beginFrom(state, rules.id, house.nameOf(name)))}
        >
          {isSame ? findGame.edit : findGame.ours}
        </ActionButton>
      )}
    </div>
  );
}
