import type { ReactNode } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { sayCard } from '../../../words/say/cards.ts';
import { sayScanner } from '../../../words/say/scanner.ts';
import { useAct, useTools } from '../../store/context.ts';
import { toCamera, toDecks, toPrint, toScanner } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { PlayingCard } from '../parts/card.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { another, useChange } from '../settings/change-settings.ts';
import { useTrial } from '../settings/trial.tsx';
import { SuitText } from '../suit-text.tsx';

interface Props {
  readonly lobby: LobbyView;
}

interface WayProps {
  readonly testId: string;
  readonly icon: IconName;
  readonly name: string;
  readonly what: string;
  readonly isOn: boolean;
  readonly state?: ReactNode;
  readonly go: () => void;
}

/** A way of reading cards: it leads to its set-up, or is taken at once where there is nothing to set up. */
const Way = ({ testId, icon, name, what, isOn, state, go }: WayProps) => (
  <button
    type="button"
    className={isOn ? 'reading-way on' : 'reading-way'}
    data-testid={testId}
    aria-current={isOn}
    onClick={go}
  >
    <Icon name={icon} />
    <span>
      <b>{name}</b> <small>{what}</small>
    </span>
    {state}
  </button>
);

/** Whether the scanner can be scanned with. */
function Ready({ lobby: { scanner } }: Props) {
  const { setup } = useTools().words;
  if (scanner.state !== 'open') return null;
  return (
    <span className="ready">
      <Icon name="check" /> {setup.ready}
    </span>
  );
}

/** What was scanned last; it is played nowhere. */
function Tried({ lobby: { test } }: Props) {
  const { words } = useTools();
  const { setup, settings } = words;
  useTrial();
  const last = test?.at(-1);
  const card = last?.card ?? null;
  const said =
    card !== null
      ? setup.wasRead(sayCard(words, card))
      : last?.command != null
        ? settings.trial.command(last.command)
        : null;
  const unknown = last !== undefined && said === null ? settings.trial.unknown(last.text) : null;
  return (
    <div className="row tried" role="status" data-testid="tried" data-card={card ?? ''}>
      {card !== null && <PlayingCard slot={card} />}
      <p>
        {last !== undefined && (
          <b>
            <SuitText text={said ?? unknown ?? ''} />
          </b>
        )}
        <small>{setup.tryIt}</small>
      </p>
    </div>
  );
}

/** How the cards on the table are read: by scanner, by camera or by hand; tried out right here. */
export function Reading({ lobby }: Props) {
  const { words } = useTools();
  const act = useAct();
  const change = useChange();
  const { setup, camera } = words;
  const scans = lobby.scanner.kind !== 'none';
  const sees = lobby.settings.camera.mode !== 'off';
  return (
    <section className="stack setup-column setup-reading">
      <h2>{setup.reading}</h2>
      <div className="reading-ways">
        <Way
          testId="change-scanner"
          icon="scanner"
          name={setup.scanner}
          what={scans ? sayScanner(words, lobby.scanner) : setup.scannerKinds}
          isOn={scans}
          state={<Ready lobby={lobby} />}
          go={() => act(toScanner)}
        />
        <Way
          testId="camera-button"
          icon="camera"
          name={camera.title}
          what={sees ? camera.modes[lobby.settings.camera.mode].name : setup.cameraLooks}
          isOn={sees}
          go={() => act(toCamera)}
        />
        <Way
          testId="by-hand"
          icon="hand"
          name={setup.byHand}
          what={setup.byHandWhat}
          isOn={!scans && !sees}
          go={() =>
            change({ ...another(lobby.settings, 'none'), camera: { ...lobby.settings.camera, mode: 'off' } })
          }
        />
      </div>
      <p className="cluster sheet-ways">
        <ActionButton testId="print" className="link" onClick={() => act(toPrint)}>
          {words.home.print}
        </ActionButton>
        <ActionButton testId="decks" className="link" onClick={() => act(toDecks)}>
          {words.home.decks}
        </ActionButton>
      </p>
      {scans && <Tried lobby={lobby} />}
    </section>
  );
}
