import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import type { Welcome } from '../../store/page.ts';

interface Props {
  readonly welcome: Welcome;
  readonly lobby: LobbyView;
}

/** Where the program begins: go on with a kept table, open a new one, or watch a sample game. */
export function Home({ welcome }: Props) {
  const { words, send, store } = useTools();
  return (
    <main className="home">
      <h1>{words.table.title}</h1>
      <button type="button" data-testid="new-table" onClick={() => store.setState({ screen: 'setup' })}>
        {words.table.buttons.newRound}
      </button>
      {welcome.samples.map((sample) => (
        <button
          key={sample}
          type="button"
          data-testid={`watch-${sample}`}
          onClick={() => send({ type: 'watch', sample, speed: 1 })}
        >
          {words.table.watch(sample)}
        </button>
      ))}
    </main>
  );
}
