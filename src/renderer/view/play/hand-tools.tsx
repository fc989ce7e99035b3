import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { cover, toggleSort, unmake } from '../../store/play/act.ts';
import { ActionButton } from '../action-button.tsx';
import { HintButton } from '../hints/hints.tsx';

/** What is about the hand, and no move in turn. */
export function HandTools({ view }: { readonly view: TableView }) {
  const { buttons } = useTools().words.play;
  const act = useAct();
  const sort = usePage(({ here }) => here.sort);
  const isShared = (view.play?.mine.length ?? 0) > 1;
  // With phones there are others, whose moves nobody else takes back.
  const atHome = usePage(({ lobby }) => lobby !== null);
  return (
    <div className="own-tools">
      <HintButton view={view} />
      {(atHome || view.play?.canUnmake === true) && (
        <ActionButton
          testId="unmake"
          keys="unmake"
          off={view.play?.canUnmake !== true}
          onClick={() => act(unmake)}
        >
          {buttons.unmake}
        </ActionButton>
      )}
      <ActionButton testId="sort" keys="sortHand" pressed={sort === 'rank'} onClick={() => act(toggleSort)}>
        {buttons.byRank}
      </ActionButton>
      {isShared && (
        <ActionButton testId="hide" keys="cover" onClick={() => act(cover)}>
          {buttons.hide}
        </ActionButton>
      )}
    </div>
  );
}
