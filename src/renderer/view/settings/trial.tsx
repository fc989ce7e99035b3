import { useEffect } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import type { HeardView } from '../../../protocol/scanner.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { usePage, useTools } from '../../store/context.ts';
import { PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';
import { CodeField } from '../table/code-field.tsx';
import { Block } from './section.tsx';

function useSaid(): (heard: HeardView) => string {
  const { words } = useTools();
  const { trial } = words.settings;
  return ({ card, command, text }) => {
    if (card !== null) return sayCard(words, card);
    return command === null ? trial.unknown(text) : trial.command(command);
  };
}

/** What came last, large: a card by its face. */
function Newest({ heard }: { readonly heard: HeardView }) {
  const say = useSaid();
  const kind = heard.card !== null ? 'card-heard' : heard.command !== null ? 'command' : 'unknown';
  return (
    <div className={`fill stack newest ${kind}`} key={heard.id}>
      {heard.card !== null ? (
        <PlayingCard slot={heard.card} />
      ) : (
        <span className="newest-sign" aria-hidden="true">
          {kind === 'command' ? '✔' : '?'}
        </span>
      )}
      <p>
        <SuitText text={say(heard)} />
      </p>
    </div>
  );
}

/** While it is shown, the scanner is on trial: what comes is shown here and plays nothing. */
export function useTrial(): void {
  const { send } = useTools();
  const isOpen = usePage((state) => state.connection === 'open');
  useEffect(() => {
    if (!isOpen) return;
    send({ type: 'testScanner', on: true });
    return () => void send({ type: 'testScanner', on: false });
  }, [isOpen, send]);
}

/** A live test of the chosen way: whatever is scanned is shown, and plays nothing. */
export function Trial({ lobby }: { readonly lobby: LobbyView }) {
  const { trial } = useTools().words.settings;
  const say = useSaid();
  useTrial();
  const { kind } = lobby.settings.scanner;
  const [last, ...earlier] = (lobby.test ?? []).toReversed();
  return (
    <Block name="trial" title={trial.title}>
      <div
        className="fill stack trial"
        role="status"
        data-testid="trial"
        data-on={lobby.test !== null}
        data-heard={last?.id ?? ''}
        data-card={last?.card ?? ''}
        data-command={last?.command ?? ''}
        data-text={last?.text ?? ''}
      >
        {last === undefined ? (
          <p className="trial-ask">{kind === 'none' ? trial.type : trial.scan}</p>
        ) : (
          <Newest heard={last} />
        )}
        {earlier.length > 0 && (
          <ol className="earlier" aria-label={trial.earlier}>
            {earlier.map((heard) => (
              <li key={heard.id} className="one-line">
                <SuitText text={say(heard)} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {kind === 'none' && <CodeField />}
      <p className="quiet-line">{trial.meanwhile}</p>
    </Block>
  );
}
