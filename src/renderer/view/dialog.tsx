import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTools } from '../store/context.ts';
import { ActionButton } from './action-button.tsx';
import { Announcer } from './announcer.tsx';
import { useFocusBack } from './focus-back.ts';

interface Props {
  /** What tests find it by; its close button is `close-…`, its heading has the id `…-title`. */
  readonly name: string;
  readonly title: string;
  /** A style of its own besides the one that all dialogs have. */
  readonly className?: string;
  readonly close: () => void;
  /** What stands between the title and the close button. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  /** For code that looks for something inside it. */
  readonly within?: RefObject<HTMLDialogElement | null>;
}

/** What lies over a screen until it is closed, by its button or by Escape. The game goes on under it. */
export function Dialog({ name, title, className, close, head, children, within }: Props) {
  const { words } = useTools();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = within ?? own;
  // What is taken away, as a key does it, gives nothing back by itself, unlike what is closed.
  useFocusBack();
  // Before anything is drawn, so that there is no moment at which it is there and can’t be seen.
  useLayoutEffect(() => dialog.current?.showModal(), [dialog]);
  return (
    <dialog
      ref={dialog}
      className={className === undefined ? 'help' : `help ${className}`}
      data-testid={name}
      aria-labelledby={`${name}-title`}
      onClose={close}
    >
      <header>
        <h2 id={`${name}-title`}>{title}</h2>
        {head}
        <ActionButton testId={`close-${name}`} keys="cancel" onClick={close}>
          {words.help.close}
        </ActionButton>
      </header>
      {children}
      <Announcer />
    </dialog>
  );
}
