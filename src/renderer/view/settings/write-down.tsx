import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import { useChange } from './change.ts';
import { Switch } from './parts.tsx';

/** Whether what the scanner sends is written down, where to, and what went wrong with it. */
export function WriteDown({ lobby }: { readonly lobby: LobbyView }) {
  const { writeDown } = useTools().words.settings;
  const { record } = lobby.settings;
  const change = useChange();
  const { folder, newest, trouble } = lobby.recordings;
  return (
    <div
      className="write-down"
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
