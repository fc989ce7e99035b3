import { useAct, useTools } from '../store/context.ts';
import { goBack } from '../store/screens.ts';
import { ariaKeys } from './aria-keys.ts';
import { Icon } from './parts/icon.tsx';
import { SHORTCUTS } from './shortcuts.ts';

/** The way back in the head of a screen, which Escape goes as well. */
export function BackButton() {
  const { words } = useTools();
  const act = useAct();
  return (
    <button
      type="button"
      className="row head-back"
      data-testid="back"
      aria-keyshortcuts={ariaKeys(SHORTCUTS.cancel)}
      onClick={() => act(goBack)}
    >
      <Icon name="back" />
      <span>{words.settings.back}</span>
    </button>
  );
}
