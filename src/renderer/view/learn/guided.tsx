import type { RuleSetView } from '../../../protocol/lobby.ts';
import { sayPointer, sayTold } from '../../../words/say/first-round.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { again, leave, resume } from '../../store/go.ts';
import { startCourse, startRound, whoPlayed } from '../../store/learn.ts';
import { isLed } from '../../store/look.ts';
import { toOrdinary } from '../../store/play-by.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { useCoaching } from '../coach/use-coaching.ts';
import { Icon } from '../parts/icon.tsx';
import { sayWhyNot } from '../play/ruled.tsx';
import { SuitText } from '../suit-text.tsx';
import { Bubble } from './bubble.tsx';

interface RoundProps {
  readonly rules: RuleSetView;
  readonly testId: string;
  readonly primary?: boolean;
}

/** Opens a first round with help, against easy bots; one that is kept is continued, and a new one offered beside it. */
export function FirstRoundButton({ rules, testId, primary = false }: RoundProps) {
  const { words } = useTools();
  const act = useAct();
  const { lessons, home, people } = words;
  const known = usePage(({ lobby }) => whoPlayed(lobby));
  const start = () => act((state) => startRound(state, rules, known ?? people.standIn(1), people.botNames));
  const kept = usePage((state) =>
    state.kept.find(({ over, setup }) => !over && setup.play?.guided === true && setup.rules === rules.id),
  );
  const hint = lessons.firstRoundHint(home.ruleSet(rules.id));
  if (kept === undefined)
    return (
      <ActionButton testId={testId} primary={primary} title={hint} onClick={start}>
        {lessons.firstRound}
      </ActionButton>
    );
  return (
    <>
      <ActionButton testId={testId} primary={primary} onClick={() => act(resume(kept.id))}>
        {lessons.firstRoundOn}
      </ActionButton>
      <ActionButton testId={`new-${testId}`} title={hint} onClick={start}>
        {lessons.firstRoundNew}
      </ActionButton>
    </>
  );
}

/** In a first round: the next step, said at the thing to touch; while others are to act, what was done last. */
export function GuidedLine() {
  const { words } = useTools();
  const setCoaching = useCoaching();
  const isShown = usePage(
    (state) => isLed(state) && state.table?.phase !== 'over' && on(state, 'table').asks !== 'leaving',
  );
  const view = usePage(({ table }) => table);
  const cards = usePage((state) => on(state, 'table').playing.chosen);
  const stack = usePage((state) => on(state, 'table').playing.stack);
  const refused = usePage((state) => on(state, 'table').playing.refused);
  const said =
    isShown && view !== null ? sayPointer(words, view, { cards, stack, isRefused: refused !== null }) : null;
  if (said === null) {
    const told = isShown && view !== null ? sayTold(words, view) : '';
    // Where a ruling has no place of its own; it says it to screen readers.
    return told === '' ? null : (
      <p key={view?.ruling?.id} className="guided-told" aria-hidden="true" data-testid="guided-told">
        <SuitText text={told} />
      </p>
    );
  }
  const { lessons } = words;
  const whyNot = refused === null || view === null ? null : (sayWhyNot(words, view, refused) ?? '');
  return (
    <Bubble
      key={said.at.join()}
      said={said}
      refused={whyNot === null ? null : `${words.rulings.notAllowed}: ${whyNot}`}
      rule={refused?.breaches[0]?.rule ?? null}
      label={lessons.firstRound}
      know={lessons.pointer.know}
      onKnown={() => setCoaching(false)}
    />
  );
}

/** After a first round: one without help or another with it, the lessons about what went wrong, or back to Learn. */
export function GuidedEnd() {
  const { words } = useTools();
  const act = useAct();
  const rules = usePage(({ table }) => table?.rules.id);
  const missed = usePage((state) => on(state, 'table').round.missed);
  if (rules === undefined) return null;
  const { lessons } = words;
  const study = () => act((state) => startCourse(state, rules, Date.now(), { only: missed }));
  return (
    <nav className="end-foot" data-testid="end-actions" aria-label={lessons.endGuided}>
      <ActionButton testId="to-learn" keys="home" className="ghost" onClick={() => act(leave)}>
        {lessons.toHub}
      </ActionButton>
      {missed.length > 0 && (
        <ActionButton testId="fitting-lessons" onClick={study}>
          {lessons.fitting}
        </ActionButton>
      )}
      <ActionButton testId="new-round" keys="again" onClick={() => act(again)}>
        {lessons.firstRoundAgain}
      </ActionButton>
      <ActionButton
        testId="to-ordinary"
        primary
        onClick={() => act((state) => toOrdinary(state, words.people))}
      >
        <Icon name="start" /> {words.play.menu.ordinary}
      </ActionButton>
    </nav>
  );
}
