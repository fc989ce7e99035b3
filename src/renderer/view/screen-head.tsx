import { useEffect, useRef } from 'react';
import { BackButton } from './back-button.tsx';

/** The head of a screen: its title, which takes the focus as the screen opens, and the way back. */
export function ScreenHead({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // So that the keyboard and a screen reader go on from the top.
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="settings-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <BackButton />
    </header>
  );
}
