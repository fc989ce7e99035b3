import { useLayoutEffect, useRef } from 'react';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { ask, toHome } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { Announcer } from '../announcer.tsx';
import { useFocusBack } from '../focus-back.ts';

/** Asks before an unfinished game is left, and says what becomes of it; Escape stays. */
export function Leaving() {
  const { aside } = useTools().words;
  const act = useAct();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusBack();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const lost = usePage((state) => state.lobby?.trouble != null);
  const stay = () => act(ask(null));
  return (
    <dialog
      ref={dialog}
      className="help leave-dialog"
      data-testid="leaving"
      data-kept={!lost}
      aria-labelledby="leaving-title"
      aria-describedby="leaving-what"
      onClose={stay}
    >
      <h2 id="leaving-title">{aside.leaving}</h2>
      <p id="leaving-what">{lost ? aside.notKept : aside.kept}</p>
      <div className="row">
        <ActionButton testId="leave" keys="home" primary onClick={() => act(toHome)}>
          {aside.leave}
        </ActionButton>
        <ActionButton testId="stay" keys="cancel" onClick={stay}>
          {aside.stay}
        </ActionButton>
      </div>
      <Announcer />
    </dialog>
  );
}
