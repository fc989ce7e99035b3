import { useState } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { useAct, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { Switch } from '../settings/section.tsx';
import { useCameraChange } from './change-camera.ts';

/** Whether pictures are kept, how many there are, and the way to be rid of them. */
export function Evidence({ lobby }: { readonly lobby: LobbyView }) {
  const { evidence } = useTools().words.camera;
  const [asked, setAsked] = useState(false);
  const act = useAct();
  const change = useCameraChange();
  const { pictures, folder, trouble } = lobby.evidence;
  return (
    <div className="evidence">
      <Switch
        testId="evidence"
        on={lobby.settings.camera.evidence}
        onChange={(on) => change({ evidence: on })}
        name={evidence.name}
        what={evidence.what}
      />
      {trouble !== null && (
        <p className="fault" role="alert" data-testid="evidence-trouble">
          {evidence.trouble}
        </p>
      )}
      <p className="quiet-line" data-testid="pictures" data-count={pictures}>
        {evidence.kept(pictures, folder)}
      </p>
      {pictures > 0 && !asked && (
        <ActionButton testId="delete-pictures" onClick={() => setAsked(true)}>
          {evidence.delete}
        </ActionButton>
      )}
      {pictures > 0 && asked && (
        <fieldset className="cluster sure-pictures">
          <legend>{evidence.sure(pictures)}</legend>
          <ActionButton
            testId="delete-pictures-sure"
            onClick={() => {
              act({ send: { type: 'deletePictures' } });
              setAsked(false);
            }}
          >
            {evidence.delete}
          </ActionButton>
          <ActionButton testId="keep-pictures" autoFocus onClick={() => setAsked(false)}>
            {evidence.keep}
          </ActionButton>
        </fieldset>
      )}
    </div>
  );
}
