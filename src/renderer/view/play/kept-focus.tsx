import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { usePage } from '../../store/context.ts';
import { on } from '../../store/route.ts';

/**
 * Where the keyboard goes on when what it was at is gone: to what the screen asks for now, the first that is there. Of
 * a cover it is the text: an Enter too many must not show the next one's hand.
 */
const NEXT = [
  '.cover-ask',
  '.own-hand [data-own][tabindex="0"]',
  '.own [data-own][tabindex="0"]',
  '.play-actions button',
  '.play-tools button',
] as const;

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
}

/** Moves the focus on when the button or card that had it has gone; shows nothing. */
export function KeptFocus({ root, view }: Props) {
  const playing = usePage((state) => on(state, 'table').playing);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const here = root.current;
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    here?.addEventListener('focusin', onFocus);
    return () => here?.removeEventListener('focusin', onFocus);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn anew may have taken it away
  useLayoutEffect(() => {
    const isGone = last.current !== null && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    const found = NEXT.map((one) => root.current?.querySelector<HTMLElement>(one)).find((one) => one != null);
    found?.focus();
  }, [root, view, playing]);
  return null;
}
