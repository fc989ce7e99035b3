import { useAct, usePage, useTools } from '../../store/context.ts';
import { again, leave, toOtherRules, toScores } from '../../store/go.ts';
import { isGuided } from '../../store/learn.ts';
import { ActionButton } from '../action-button.tsx';
import { GuidedEnd } from '../learn/guided.tsx';

/** After a round: the next one, other rules, or home. Phones wait for the table’s own screen. */
export function PlayEnd() {
  const { end, aside, series, table } = useTools().words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  const guided = usePage(isGuided);
  if (!atHome) return null;
  if (guided) return <GuidedEnd />;
  return (
    <nav className="actions end-actions" data-testid="end-actions" aria-label={table.labels.actions}>
      <ActionButton testId="new-round" keys="again" primary onClick={() => act(again)}>
        {end.again}
      </ActionButton>
      <ActionButton testId="scores" keys="scores" onClick={() => act(toScores)}>
        {series.scores}
      </ActionButton>
      <ActionButton testId="other-rules" keys="other" onClick={() => act(toOtherRules)}>
        {end.other}
      </ActionButton>
      <ActionButton testId="home-after" keys="home" onClick={() => act(leave)}>
        {aside.home}
      </ActionButton>
    </nav>
  );
}
