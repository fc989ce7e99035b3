import type { LobbyView } from '../../../protocol/lobby.ts';
import { useAct, useTools } from '../../store/context.ts';
import { fromSettings } from '../../store/go.ts';

interface Props {
  readonly lobby: LobbyView;
}

/** What is kept from one start to the next: the scanner, sounds, how plays close. */
export function Settings(_: Props) {
  const { words } = useTools();
  const act = useAct();
  return (
    <main className="settings" data-testid="settings-screen">
      <button type="button" data-testid="back" onClick={() => act(fromSettings)}>
        {words.setup.back}
      </button>
    </main>
  );
}
