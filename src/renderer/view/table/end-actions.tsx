import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toCorrect } from '../../store/correcting.ts';
import { again, ask, leave, toOtherRules, toScores } from '../../store/go.ts';
import { isWatching } from '../../store/watching.ts';
import { ActionButton } from '../action-button.tsx';

/** After a round: the next one, other rules, or home; and undo, should the last card have been a mis-scan. */
export function EndActions({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const watching = usePage((state) => isWatching(state.table, state.welcome));
  const { end, table, aside } = words;
  return (
    <nav className="actions end-actions" data-testid="end-actions" aria-label={words.table.labels.actions}>
      <ActionButton testId="new-round" keys="again" primary onClick={() => act(again)}>
        {watching ? end.watchAgain : end.again}
      </ActionButton>
      {!watching && (
        <>
          <ActionButton
            testId="undo"
            keys="undo"
            disabled={!view.canUndo}
            onClick={() => act({ send: { type: 'undo' } })}
          >
            {table.buttons.undo}
          </ActionButton>
          <ActionButton testId="it-was" keys="itWas" onClick={() => act(ask('whose'))}>
            {table.buttons.itWas}
          </ActionButton>
          <ActionButton testId="correct-open" keys="correct" onClick={() => act((state) => toCorrect(state))}>
            {words.correct.open}
          </ActionButton>
          <ActionButton testId="scores" keys="scores" onClick={() => act(toScores)}>
            {words.series.scores}
          </ActionButton>
          <ActionButton testId="other-rules" keys="other" onClick={() => act(toOtherRules)}>
            {end.other}
          </ActionButton>
        </>
      )}
      <ActionButton testId="home-after" keys="home" onClick={() => act(leave)}>
        {aside.home}
      </ActionButton>
    </nav>
  );
}
