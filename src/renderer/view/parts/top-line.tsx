import type { ReactNode, Ref } from 'react';
import { useAct, useTools } from '../../store/context.ts';
import { goBack } from '../../store/screens.ts';
import { ariaKeys } from '../aria-keys.ts';
import { SHORTCUTS } from '../shortcuts.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  /** The heading, to be focused as the screen opens. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** What can be done on the screen, at the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a screen in one line: the way back, its title, and what can be done there. */
export function TopLine({ title, heading, children }: Props) {
  const { words } = useTools();
  const act = useAct();
  return (
    <header className="topline">
      <button
        type="button"
        className="topline-back"
        data-testid="back"
        aria-keyshortcuts={ariaKeys(SHORTCUTS.cancel)}
        onClick={() => act(goBack)}
      >
        <Icon name="back" />
        {words.settings.back}
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="topline-end">{children}</div>
    </header>
  );
}
