import type { LobbyView } from '../../../protocol/lobby.ts';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, useTools } from '../../store/context.ts';
import { goBack } from '../../store/screens.ts';
import { Mark } from '../mark.tsx';
import { Tv } from './tv.tsx';

interface Props {
  readonly lobby: LobbyView;
  readonly table: TableView | null;
}

/** The large view on this machine, also before there is a table. */
export function HostTv({ lobby, table }: Props) {
  const { tv } = useTools().words.phones;
  const act = useAct();
  const { url, locked } = lobby.network;
  if (table !== null) return <Tv view={table} url={locked ? null : url} />;
  return (
    <main className="nothing" data-testid="nothing">
      <Mark />
      <p>{tv.waiting}</p>
      <button type="button" className="action" data-testid="tv-close" onClick={() => act(goBack)}>
        {tv.close}
      </button>
    </main>
  );
}
