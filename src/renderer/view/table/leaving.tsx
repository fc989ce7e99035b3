import { useAct, usePage, useTools } from '../../store/context.ts';
import { ask, leave } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { useFocusBack } from '../focus-back.ts';

/** Asks before an unfinished game is left, and says what becomes of it. */
export function Leaving() {
  const { aside, table } = useTools().words;
  const act = useAct();
  useFocusBack();
  const lost = usePage((state) => state.lobby?.trouble != null);
  return (
    <nav className="landmark" aria-label={table.labels.actions}>
      <fieldset className="actions leaving" data-testid="leaving" data-kept={!lost}>
        <legend>
          {aside.leaving} <span>{lost ? aside.notKept : aside.kept}</span>
        </legend>
        <ActionButton testId="leave" keys="home" primary autoFocus onClick={() => act(leave)}>
          {aside.leave}
        </ActionButton>
        <ActionButton testId="stay" keys="cancel" onClick={() => act(ask(null))}>
          {aside.stay}
        </ActionButton>
      </fieldset>
    </nav>
  );
}
