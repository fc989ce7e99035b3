import type { Shortcut } from './shortcuts.ts';

/** Keys as `aria-keyshortcuts` spells them, where that isn’t as a capital and small letters. */
const SPELLED: Readonly<Record<string, string>> = {
  ARROWUP: 'ArrowUp',
  ARROWDOWN: 'ArrowDown',
  ARROWLEFT: 'ArrowLeft',
  ARROWRIGHT: 'ArrowRight',
  ESCAPE: 'Escape',
  ENTER: 'Enter',
  SPACE: 'Space',
  HOME: 'Home',
  END: 'End',
};

const HELD = { command: 'Control+', alt: 'Alt+' } as const;

/** A shortcut as a screen reader is told of it: `P`, `Control+Enter`. */
export const ariaKeys = ({ key, held }: Pick<Shortcut, 'key' | 'held'>): string =>
  `${held === undefined ? '' : HELD[held]}${SPELLED[key] ?? key}`;
