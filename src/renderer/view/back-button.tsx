import { sayKey } from '../../words/say/keys.ts';
import { useAct, useTools } from '../store/context.ts';
import { goBack } from '../store/screens.ts';
import { ariaKeys } from './aria-keys.ts';
import { SHORTCUTS } from './shortcuts.ts';

/** The way back in the head of a screen, which Escape goes as well. */
export function BackButton() {
  const { words } = useTools();
  const act = useAct();
  return (
    <button
      type="button"
      data-testid="back"
      aria-keyshortcuts={ariaKeys(SHORTCUTS.cancel)}
      onClick={() => act(goBack)}
    >
      <span>{words.settings.back}</span>{' '}
      <span aria-hidden="true">
        <kbd>{sayKey(words, SHORTCUTS.cancel)}</kbd>
      </span>
    </button>
  );
}
