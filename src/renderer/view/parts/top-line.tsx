import type { ReactNode, Ref } from 'react';
import { BackButton } from '../back-button.tsx';

interface Props {
  readonly title: string;
  /** The heading, to be focused as the screen opens. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** What can be done on the screen, at the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a screen in one line: the way back, its title, and what can be done there. */
export const TopLine = ({ title, heading, children }: Props) => (
  <header className="row screen-head">
    <BackButton />
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
    <div className="cluster head-end">{children}</div>
  </header>
);
