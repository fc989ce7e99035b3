import { useEffect } from 'react';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { undoDiscard } from '../../store/house/writing.ts';
import type { Discarded } from '../../store/page.ts';
import { top } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';

function useSaid({ what }: Discarded): string {
  const { house, home } = useTools().words;
  if ('id' in what) return house.discarded.rules(home.ruleSet(what.id));
  const { id, kept, rules } = what.draft;
  return id === null ? house.discarded.rules(rules.names.game) : house.discarded.changes(kept.names.game);
}

interface Props {
  readonly discarded: Discarded;
}

/** That rules, or changes of them, were discarded, and the way to have them back; until another screen is shown. */
export function DiscardedLine({ discarded }: Props) {
  const { words, store } = useTools();
  const act = useAct();
  const isOver = usePage((state) => top(state).at !== discarded.at);
  useEffect(() => {
    if (isOver) store.setState({ discarded: null });
  }, [isOver, store]);
  const said = useSaid(discarded);
  return (
    <div className="discarded-line" role="status" data-testid="discarded-line">
      <p>{said}</p>
      <ActionButton testId="undo-discard" onClick={() => act(undoDiscard)}>
        {words.house.undo}
      </ActionButton>
    </div>
  );
}
