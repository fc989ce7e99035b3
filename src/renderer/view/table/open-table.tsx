import type { ReactElement } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import type { Welcome } from '../../store/page.ts';
import { isWatching } from '../../store/watching.ts';
import { HostFoot, RoundEnd, WatchFoot } from '../end/round-end.tsx';
import { useFromTop } from '../from-top.ts';
import { GuidedEnd } from '../learn/guided.tsx';
import { useLastSeen } from '../motion/use-last-seen.ts';
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

function screenFor({ view, welcome }: Props, lastIsSeen: boolean): ReactElement {
  if (view.phase === 'over' && isWatching(view, welcome))
    return lastIsSeen ? <Table view={asItEnds(view)} /> : <RoundEnd view={view} foot={<WatchFoot />} />;
  if (view.play === null) return <Table view={view} />;
  if (view.phase !== 'over' || lastIsSeen) return <Play view={view} />;
  return <RoundEnd view={view} foot={view.play.guided ? <GuidedEnd /> : <HostFoot />} />;
}

/** The open table on this machine: refereed, played or watched, and how a round without a deck ended. */
export function OpenTable(props: Props) {
  const screen = screenFor(props, useLastSeen(props.view));
  useFromTop(screen.type);
  return screen;
}
