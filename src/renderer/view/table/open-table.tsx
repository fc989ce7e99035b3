import type { ReactElement } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import type { Welcome } from '../../store/page.ts';
import { isWatching } from '../../store/watching.ts';
import { HostFoot, RoundEnd, WatchFoot } from '../end/round-end.tsx';
import { useFromTop } from '../from-top.ts';
import { GuidedEnd } from '../learn/guided.tsx';
import { type Ending, useEnding } from '../motion/use-ending.ts';
import { Play } from '../play/play-screen.tsx';
import { Table } from './table-screen.tsx';

interface Props {
  readonly view: TableView;
  readonly welcome: Welcome;
}

/** The table with its last card on it, as long as it is looked at for that: as if who played it were still at it. */
const asItEnds = (view: TableView): TableView => ({
  ...view,
  phase: 'play',
  turn: view.ruling?.move.seat ?? null,
});

function screenFor({ view, welcome }: Props, ending: Ending): ReactElement {
  const comesUp = ending === 'show';
  if (view.phase === 'over' && isWatching(view, welcome))
    return ending === 'lastCard' ? (
      <Table view={asItEnds(view)} />
    ) : (
      <RoundEnd view={view} comesUp={comesUp} foot={<WatchFoot />} />
    );
  if (view.play === null) return <Table view={view} />;
  if (view.phase !== 'over' || ending === 'lastCard') return <Play view={view} />;
  return <RoundEnd view={view} comesUp={comesUp} foot={view.play.guided ? <GuidedEnd /> : <HostFoot />} />;
}

/** The open table on this machine: refereed, played or watched, and how a round without a deck ended. */
export function OpenTable(props: Props) {
  const screen = screenFor(props, useEnding(props.view));
  useFromTop(screen.type);
  return screen;
}
