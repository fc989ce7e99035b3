import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import type { Welcome } from '../../store/page.ts';

interface Props {
  readonly welcome: Welcome;
  readonly lobby: LobbyView;
}

/** Setting up a table. */
export function Setup(_: Props) {
  const { words, store } = useTools();
  return (
    <main className="setup">
      <button type="button" onClick={() => store.setState({ screen: 'home' })}>
        {words.table.buttons.cancel}
      </button>
    </main>
  );
}
