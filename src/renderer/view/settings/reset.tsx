import { useState } from 'react';
import { DEFAULT_SETTINGS } from '../../../protocol/settings.ts';
import { useTools } from '../../store/context.ts';
import { useFocusBack } from '../focus-back.ts';
import { Icon } from '../parts/icon.tsx';
import { useChange } from './change-settings.ts';

function Sure({ done }: { readonly done: () => void }) {
  const { reset } = useTools().words.settings;
  const change = useChange();
  useFocusBack();
  return (
    <fieldset className="cluster reset-sure">
      <legend>{reset.sure}</legend>
      <button
        type="button"
        className="danger"
        data-testid="reset-sure"
        onClick={() => {
          change(DEFAULT_SETTINGS);
          done();
        }}
      >
        {reset.yes}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
      <button type="button" data-testid="reset-not" autoFocus onClick={done}>
        {reset.no}
      </button>
    </fieldset>
  );
}

/** All settings as they were at first, once that is confirmed. */
export function Reset() {
  const { reset } = useTools().words.settings;
  const [asking, setAsking] = useState(false);
  if (asking) return <Sure done={() => setAsking(false)} />;
  return (
    <p className="cluster reset">
      <Icon name="undo" />
      <button type="button" className="link" data-testid="reset" onClick={() => setAsking(true)}>
        {reset.name}
      </button>{' '}
      <small>{reset.asks}</small>
    </p>
  );
}
