import { useEffect } from 'react';
import type { RulesProgress } from '../../../protocol/lessons.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toRules } from '../../store/go.ts';
import { toHouse } from '../../store/house/writing.ts';
import { startCourse } from '../../store/learn.ts';
import type { Welcome } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { FirstRoundButton } from './guided.tsx';

/** The game to begin with for people who know none of them. */
const FIRST = 'palace';

/** How far one is, in words and as a bar. */
function Progress({ progress }: { readonly progress: RulesProgress | undefined }) {
  const { lessons } = useTools().words;
  const { of = 0, lessons: answers = {}, round = false } = progress ?? {};
  const answered = Object.values(answers).filter(({ right }) => right).length;
  const right = Math.min(answered, of);
  return (
    <div className="learn-progress">
      {of > 0 && (
        <p>
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${(100 * right) / of}%` }} />
          </span>
          {lessons.progress(right, of)}
        </p>
      )}
      {round && <p>{lessons.roundPlayed}</p>}
      {of === 0 && !round && <p>{lessons.notBegun}</p>}
    </div>
  );
}

function RuleSet({ rules }: { readonly rules: RuleSetView }) {
  const { words } = useTools();
  const act = useAct();
  const progress = usePage((state) => state.progress?.[rules.id]);
  const { lessons, setup, home } = words;
  const name = home.ruleSet(rules.id);
  const isFirst = rules.id === FIRST;
  return (
    <li className={isFirst ? 'learn-set first' : 'learn-set'} data-testid={`learn-${rules.id}`}>
      {isFirst && progress === undefined && <p className="start-here">{lessons.startHere}</p>}
      <h2>
        {name} {rules.own && <small>{lessons.own}</small>}
      </h2>
      <p className="learn-title">{sayRuleText(words, rules.title)}</p>
      <p className="learn-players">{setup.players(rules.players.min, rules.players.max)}</p>
      <Progress progress={progress} />
      <div className="learn-acts">
        <ActionButton
          testId={`lessons-${rules.id}`}
          primary={isFirst}
          title={lessons.lessonsHint(name)}
          onClick={() => act((state) => startCourse(state, rules.id, Date.now()))}
        >
          {lessons.lessons}
        </ActionButton>
        <FirstRoundButton rules={rules} testId={`round-${rules.id}`} />
        <ActionButton
          testId={`rules-${rules.id}`}
          title={lessons.readRulesHint(name)}
          onClick={() => act(toRules(rules.id))}
        >
          {lessons.readRules}
        </ActionButton>
      </div>
    </li>
  );
}

/** Asks how far one is, as a lesson or a first round may have led here, and again when the table is back. */
function useProgress(): void {
  const { send } = useTools();
  const isOpen = usePage((state) => state.connection === 'open');
  useEffect(() => {
    if (isOpen) send({ type: 'progress' });
  }, [isOpen, send]);
}

/** Every rule set, the one to begin with first. */
export function Hub({ welcome }: { readonly welcome: Welcome }) {
  const { lessons, house, home } = useTools().words;
  const act = useAct();
  useProgress();
  const gone = usePage((state) => on(state, 'learn').gone);
  const first = welcome.rules.filter(({ id }) => id === FIRST);
  const others = welcome.rules.filter(({ id }) => id !== FIRST);
  return (
    <div className="learn-hub">
      {gone !== null && (
        <p className="notice" role="alert" data-testid="course-gone">
          {lessons.gone(home.ruleSet(gone))}
        </p>
      )}
      <p className="learn-what">{lessons.what}</p>
      <ul className="learn-sets">
        {[...first, ...others].map((rules) => (
          <RuleSet key={rules.id} rules={rules} />
        ))}
      </ul>
      <p className="learn-acts">
        <ActionButton testId="hub-house" onClick={() => act(toHouse)}>
          {house.title}
        </ActionButton>
      </p>
    </div>
  );
}
