import type { MouseEvent, ReactNode } from 'react';
import type { KeyName } from '../../words/closed-lists.ts';
import { sayKey } from '../../words/say/keys.ts';
import { useFirstTools } from '../store/context.ts';
import { ariaKeys } from './aria-keys.ts';
import { SHORTCUTS } from './shortcuts.ts';

interface Props {
  readonly testId: string;
  /** The key that does the same: by its name, or a digit. */
  readonly keys?: KeyName | number;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Sends the form that it is in. */
  readonly submit?: boolean;
  readonly disabled?: boolean;
  /** Means nothing just now, but keeps the focus. */
  readonly off?: boolean;
  /** A switch, and whether it is on. */
  readonly pressed?: boolean;
  readonly primary?: boolean;
  readonly autoFocus?: boolean;
  /** Where the keyboard begins on a part of the page that has just appeared. */
  readonly first?: boolean;
  readonly className?: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A button that shows its key. */
export function ActionButton({
  testId,
  keys,
  primary = false,
  first = false,
  submit = false,
  off = false,
  pressed,
  className = '',
  children,
  ...rest
}: Props) {
  const { words } = useFirstTools();
  const shortcut = typeof keys === 'number' ? { key: String(keys) } : keys && SHORTCUTS[keys];
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={`action${primary ? ' primary' : ''}${className && ` ${className}`}`}
      data-testid={testId}
      data-first={first || undefined}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut === undefined ? undefined : ariaKeys(shortcut)}
      {...rest}
    >
      <span>{children}</span>
      {shortcut !== undefined && (
        <span aria-hidden="true">
          <kbd>{sayKey(words, shortcut)}</kbd>
        </span>
      )}
    </button>
  );
}
