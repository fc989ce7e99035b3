import type { CSSProperties } from 'react';
import type { RulesProgress } from '../../../protocol/lessons.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import { sayTitle } from '../../../words/say/setup.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toRules } from '../../store/go.ts';
import { toHouse } from '../../store/house/writing.ts';
import { hardnessOf, nextToLearn, stagesOf, startCourse } from '../../store/learn.ts';
import type { Welcome } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import { pairWith } from '../../store/rules.ts';
import { ActionButton } from '../action-button.tsx';
import { Flames, Icon } from '../parts/icon.tsx';
import { SpecialSigns } from '../parts/special-signs.tsx';
import { FirstRoundButton } from './guided.tsx';
import { useProgress } from './use-progress.ts';

/** How far one is: in words and, on the way, as a bar; what went wrong is the second part of it. */
function Progress({ progress }: { readonly progress: RulesProgress | undefined }) {
  const { lessons } = useTools().words;
  const { of = 0, lessons: answers = {}, round = false } = progress ?? {};
  const all = Object.values(answers);
  const answered = Math.min(all.length, of);
  const right = Math.min(all.filter((one) => one.right).length, of);
  const isDone = of > 0 && right === of;
  return (
    <p className={`cluster learn-progress ${isDone ? 'done' : ''}`}>
      {isDone && <Icon name="check" />}
      {of > 0 && !isDone && (
        <span
          className="learn-share"
          aria-hidden="true"
          style={{ '--right': right / of, '--answered': answered / of } as CSSProperties}
        />
      )}
      {of > 0 && <span>{lessons.progress(right, of)}</span>}
      {round && <span>{lessons.roundPlayed}</span>}
    </p>
  );
}

function RuleSet({ rules, isNext }: { readonly rules: RuleSetView; readonly isNext: boolean }) {
  const { words } = useTools();
  const act = useAct();
  const progress = usePage((state) => state.progress?.[rules.id]);
  const all = usePage(({ welcome }) => welcome?.rules);
  const { lessons, setup, home } = words;
  const name = home.ruleSet(rules.id);
  const hard = hardnessOf(rules);
  return (
    <li
      className={isNext ? 'learn-set paper-sheet next' : 'learn-set paper-sheet'}
      data-testid={`learn-${rules.id}`}
    >
      <h3>
        <button
          type="button"
          data-testid={`lessons-${rules.id}`}
          title={lessons.lessonsHint(name)}
          onClick={() => act((state) => startCourse(state, rules.id, Date.now(), { resumes: true }))}
        >
          {name}
        </button>
        {rules.own && <small>{lessons.own}</small>}
        <span className="unseen">, {lessons.hardness[hard - 1]}</span>
        <Flames lit={hard} />
      </h3>
      <p className="learn-title">{lessons.lines[rules.id] ?? sayTitle(words, rules, all ?? [])}</p>
      {rules.specials.length > 0 ? (
        <SpecialSigns specials={rules.specials} />
      ) : (
        <p className="learn-title">{lessons.noSpecials}</p>
      )}
      <footer>
        <Progress progress={progress} />
        <p className="learn-players">{setup.players(rules.players.min, rules.players.max)}</p>
        <div className="learn-ways">
          {/* All of the card is pressed for it: this only looks like what it does. */}
          <span className="action learn-whole" aria-hidden="true">
            {lessons.toLessons}
          </span>
          <FirstRoundButton rules={rules} testId={`round-${rules.id}`} />
          <ActionButton
            testId={`rules-${rules.id}`}
            title={lessons.readRulesHint(name)}
            onClick={() => act(toRules(rules.id))}
          >
            {lessons.readRules}
          </ActionButton>
        </div>
      </footer>
    </li>
  );
}

/** The one yellow button: on with the rule set that was begun last, or the one to begin with. */
export function NextLesson({ welcome }: { readonly welcome: Welcome }) {
  const { lessons, home } = useTools().words;
  const act = useAct();
  const progress = usePage((state) => state.progress);
  const next = nextToLearn(welcome.rules, progress);
  if (next === null) return null;
  const { rules, lesson, again } = next;
  const name = home.ruleSet(rules);
  const begin = again > 0 ? lessons.goOnWrong(name, again) : lessons.begin(name);
  return (
    <ActionButton
      testId="next-lesson"
      primary
      onClick={() => act((state) => startCourse(state, rules, Date.now(), { resumes: true }))}
    >
      <Icon name="start" /> {lesson === null ? begin : lessons.goOnAt(name, lesson)}
    </ActionButton>
  );
}

/** What the flames mean. */
function Legend() {
  const { hardness } = useTools().words.lessons;
  return (
    <ul className="learn-legend" aria-hidden="true">
      {hardness.map((word, i) => (
        <li key={word}>
          <Flames lit={(i + 1) as 1 | 2 | 3} /> {word}
        </li>
      ))}
    </ul>
  );
}

/** The way to the own game, and to two games side by side: where one looks first, and small. */
function Ways({ welcome }: { readonly welcome: Welcome }) {
  const { lessons, findGame } = useTools().words;
  const act = useAct();
  const [one, other] = welcome.rules;
  return (
    <div className="cluster learn-more">
      <button type="button" className="link" data-testid="hub-house" onClick={() => act(toHouse)}>
        {findGame.title}
      </button>
      {one !== undefined && other !== undefined && (
        <button
          type="button"
          className="link"
          data-testid="hub-compare"
          onClick={() => {
            act(toRules(one.id));
            act((state) => pairWith(state, { id: other.id, options: {} }));
          }}
        >
          {lessons.compareTwo}
        </button>
      )}
    </div>
  );
}

/** Every rule set by how far it is learnt: the one to go on with first. */
export function Hub({ welcome }: { readonly welcome: Welcome }) {
  const { lessons, home } = useTools().words;
  useProgress();
  const gone = usePage((state) => on(state, 'learn').gone);
  const progress = usePage((state) => state.progress);
  return (
    <div className="fill stack learn-hub">
      {gone !== null && (
        <p className="notice" role="alert" data-testid="course-gone">
          {lessons.gone(home.ruleSet(gone))}
        </p>
      )}
      <div className="learn-top">
        <Ways welcome={welcome} />
        <Legend />
      </div>
      <div className="learn-sets">
        {stagesOf(welcome.rules, progress).map((group) => (
          <section key={group.stage} data-testid={`stage-${group.stage}`}>
            <h2>{lessons.stages[group.stage]}</h2>
            <ul>
              {group.rules.map((rules) => (
                <RuleSet key={rules.id} rules={rules} isNext={group.stage === 'next'} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
