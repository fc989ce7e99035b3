import { sayKey } from '../../words/say/keys.ts';
import { useAct, useTools } from '../store/context.ts';
import type { Effect } from '../store/effect.ts';
import type { PageState } from '../store/page.ts';
import { ariaKeys } from './aria-keys.ts';
import { SHORTCUTS } from './shortcuts.ts';

/** The way back in the head of a screen, which Escape goes as well. */
export function BackButton({ to }: { readonly to: (state: PageState) => Effect | null }) {
  const { words } = useTools();
  const act = useAct();
  return (
    <button
      type="button"
      data-testid="back"
      aria-keyshortcuts={ariaKeys(SHORTCUTS.cancel)}
      onClick={() => act(to)}
    >
      <span>{words.settings.back}</span>{' '}
      <span aria-hidden="true">
        <kbd>{sayKey(words, SHORTCUTS.cancel)}</kbd>
      </span>
    </button>
  );
}
