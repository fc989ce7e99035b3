import type { LobbyView } from '../../../protocol/lobby.ts';
import type { ScannerChoice } from '../../../protocol/settings.ts';
import { useAct, useTools } from '../../store/context.ts';
import { toCamera } from '../../store/go.ts';
import { change as changeScreen } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { another, useChange } from './change-settings.ts';
import { KeyScanner } from './key-scanner.tsx';
import { RecordingChoice } from './recording.tsx';
import { Block, Choice, Switch } from './section.tsx';
import { Serial } from './serial.tsx';

/** Whether what the scanner sends is written down, where to, and what went wrong with it. */
export function WriteDown({ lobby }: { readonly lobby: LobbyView }) {
  const { writeDown } = useTools().words.settings;
  const { record } = lobby.settings;
  const change = useChange();
  const { folder, newest, trouble } = lobby.recordings;
  return (
    <div
      className="stack write-down"
      data-testid="recordings"
      data-newest={newest ?? ''}
      data-trouble={trouble ?? ''}
    >
      <Switch
        testId="record"
        on={record}
        onChange={(on) => change({ record: on })}
        name={writeDown.name}
        what={writeDown.what}
      />
      {trouble !== null && (
        <p className="advice" role="alert">
          {writeDown.trouble[trouble]}
        </p>
      )}
      <p className="quiet-line">
        {newest === null ? writeDown.folder : writeDown.newest} <code>{newest ?? folder}</code>
      </p>
    </div>
  );
}

const KINDS = ['none', 'serial', 'keyboard', 'recording'] as const;

/** Where cards are read from. */
export function Scanner({ lobby }: { readonly lobby: LobbyView }) {
  const { words, store } = useTools();
  const {
    scanner,
    camera: { mode },
  } = lobby.settings;
  const change = useChange();
  const act = useAct();
  const choose = (kind: ScannerChoice['kind']) => {
    store.setState((state) => changeScreen(state, 'settings', { phrase: null }));
    change(another(lobby.settings, kind));
  };
  return (
    <Block name="scanner" title={words.settings.scanner}>
      <fieldset className="ways">
        <legend className="unseen">{words.settings.scanner}</legend>
        {KINDS.map((kind) => (
          <Choice
            key={kind}
            group="way"
            testId={`way-${kind}`}
            chosen={scanner.kind === kind}
            onChoose={() => choose(kind)}
          >
            <b>{words.settings.ways[kind].name}</b>
            <small>{words.settings.ways[kind].what}</small>
          </Choice>
        ))}
      </fieldset>
      {scanner.kind === 'serial' && <Serial choice={scanner} view={lobby.scanner} />}
      {scanner.kind === 'keyboard' && <KeyScanner choice={scanner} />}
      {scanner.kind === 'recording' && <RecordingChoice choice={scanner} newest={lobby.recordings.newest} />}
      <div className="cluster to-camera">
        <span className="stack way-text">
          <b>{words.camera.title}</b>
          <small>{mode === 'off' ? words.setup.cameraLooks : words.camera.modes[mode].name}</small>
        </span>
        <ActionButton testId="camera-button" onClick={() => act(toCamera)}>
          {words.camera.setItUp}
        </ActionButton>
      </div>
    </Block>
  );
}
