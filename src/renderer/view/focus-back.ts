import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useTools } from '../store/context.ts';

const testIdOf = (element: Element | null): string | null =>
  element instanceof HTMLElement ? (element.dataset.testid ?? null) : null;

const drawnAs = (id: string, root: ParentNode = document): HTMLElement | null =>
  root.querySelector(`[data-testid="${CSS.escape(id)}"]`);

/** Whether somebody moves the focus by keys. What a pointer has pressed has it too, and nobody looks for it there. */
const isByKeys = (element: Element | null): boolean => element?.matches(':focus-visible') === true;

/**
 * A pointer leaves no focus behind: as soon as somebody types or scans, its ring would look like advice. Pressing a
 * button by its key keeps the place.
 */
export function leave({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (detail > 0) currentTarget.blur();
}

/** What has the focus; of what stands in a menu, the button that opened it: the menu will be gone. */
function opened(): Element | null {
  const { activeElement } = document;
  const menu =
    activeElement?.closest('dialog') && document.querySelector('[aria-haspopup][aria-expanded="true"]');
  return menu ?? activeElement;
}

/**
 * Where a question or a dialog has taken the focus away: once it is gone, the focus is where it was before; on the title of
 * the screen if that is gone. A pointer leaves no focus behind: of a log that was corrected it would mark another move.
 */
export function useFocusBack(): void {
  // Looked at while this is drawn for the first time, as the question takes the focus right after.
  const [{ from, byKeys }] = useState(() => {
    const { activeElement } = document;
    return { from: opened(), byKeys: activeElement === document.body || isByKeys(activeElement) };
  });
  useEffect(
    () => () => {
      if (!byKeys || document.activeElement !== document.body) return;
      const id = testIdOf(from);
      // The question may have stood in its place: then it is drawn there once more.
      const again = id === null ? null : drawnAs(id);
      const back = from?.isConnected ? from : (again ?? document.querySelector('main h1'));
      if (back instanceof HTMLElement) back.focus();
    },
    [from, byKeys],
  );
}

/** The button by which the table was left with the keyboard; null if none of its row had the focus then. */
let taken: string | null = null;

/**
 * Back at a table, the focus is on the button in this row that led away from it, whatever screens were between. Who
 * had the focus nowhere keeps it there, and a new table begins without.
 */
export function useWayBack(row: RefObject<HTMLElement | null>): void {
  const { store } = useTools();
  useLayoutEffect(() => {
    const here = row.current;
    // The last moment at which it is still known: the row is about to go.
    return () => {
      const had = document.activeElement;
      const isKept = store.getState().table !== null;
      // A pointer leaves no focus behind: the next Enter is meant for the table.
      const by = opened();
      const isLeft = isKept && isByKeys(had) && here?.contains(by) === true;
      taken = isLeft ? testIdOf(by) : null;
    };
  }, [row, store]);
  useEffect(() => {
    const id = taken;
    taken = null;
    if (id === null || row.current === null || document.activeElement !== document.body) return;
    // No scrolling: only people who use the keyboard need the row in sight, and the row sees to that itself.
    drawnAs(id, row.current)?.focus({ preventScroll: true });
  }, [row]);
}
