import { type ReactNode, useEffect, useRef } from 'react';
import { useTools } from '../../store/context.ts';
import { Mark } from '../parts/mark.tsx';

interface Props {
  readonly testId: string;
  readonly title: string;
  /** Under the title: what is going on. */
  readonly text?: string;
  readonly children?: ReactNode;
  /** In a thumb's reach, however far the page is scrolled. */
  readonly foot?: ReactNode;
}

/** What a phone shows while it isn't played on: whose program this is, what is going on, and what can be done. */
export function PhonePage({ testId, title, text, children, foot }: Props) {
  const { words } = useTools();
  const heading = useRef<HTMLHeadingElement>(null);
  // What the keyboard was at may be gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="phone-page" data-testid={testId}>
      <header className="row">
        <Mark />
        <b>{words.table.title}</b>
      </header>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className="phone-text">{text}</p>}
      {children}
      {foot !== undefined && <footer>{foot}</footer>}
    </main>
  );
}
