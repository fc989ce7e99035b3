import { useEffect, useState } from 'react';

const testIdOf = (element: Element | null): string | null =>
  element instanceof HTMLElement ? (element.dataset.testid ?? null) : null;

/**
 * Where a question has taken the focus away: once it is answered, the focus is where it was before; on the title of
 * the screen if that is gone.
 */
export function useFocusBack(): void {
  // Looked at while this is drawn for the first time, as the question takes the focus right after.
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const id = testIdOf(from);
      // The question may have stood in its place: then it is there again, drawn anew.
      const again = id === null ? null : document.querySelector(`[data-testid="${CSS.escape(id)}"]`);
      const back = from?.isConnected ? from : (again ?? document.querySelector('main h1'));
      if (back instanceof HTMLElement) back.focus();
    },
    [from],
  );
}
