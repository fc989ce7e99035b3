import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import { useChange } from '../settings/change-settings.ts';

/** Help for beginners, where a table is set up for them: the same setting as in the settings. */
export function CoachChoice({ lobby }: { readonly lobby: LobbyView }) {
  const { coach } = useTools().words.look;
  const change = useChange();
  return (
    <label className="setup-part switch coach-choice">
      <input
        type="checkbox"
        data-testid="coach-switch"
        checked={lobby.settings.coach}
        onChange={({ target }) => change({ coach: target.checked })}
      />
      <span>
        {coach.name} <span className="aside-text">{coach.what}</span>
      </span>
    </label>
  );
}
