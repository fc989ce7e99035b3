import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';

interface Props {
  readonly lobby: LobbyView;
}

/** What is kept from one start to the next: the scanner, sounds, how plays close. */
export function Settings(_: Props) {
  const { words, store } = useTools();
  return (
    <main className="settings">
      <button type="button" onClick={() => store.setState({ screen: 'home' })}>
        {words.table.buttons.cancel}
      </button>
    </main>
  );
}
