import { type ReactNode, useEffect, useRef } from 'react';
import { BackButton } from './back-button.tsx';

interface Props {
  readonly title: string;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a screen: its title, which takes the focus as the screen opens, and the way back. */
export function ScreenHead({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // So that the keyboard and a screen reader go on from the top.
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="cluster screen-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <BackButton />
      {children}
    </header>
  );
}
