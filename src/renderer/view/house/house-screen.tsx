import { useEffect, useRef } from 'react';
import { usePage, useTools } from '../../store/context.ts';
import type { Welcome } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import '../../style/house.css';
import { BackButton } from '../back-button.tsx';
import { useFromTop } from '../from-top.ts';
import { Begin } from './begin.tsx';
import { Editor, Named } from './editor.tsx';
import { UndoButton } from './editor-actions.tsx';

/** To the end of the page, where a file or a link is opened. */
function toBring(): void {
  const heading = document.querySelector<HTMLElement>('#house-bring');
  heading?.closest('section')?.scrollIntoView({ block: 'nearest' });
  heading?.focus({ preventScroll: true });
}

/** Rules as people play them: which to begin with, then every switch with the page of the rules beside it. */
export function HouseRules({ welcome }: { readonly welcome: Welcome }) {
  const { words } = useTools();
  const draft = usePage((state) => on(state, 'house').draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = draft !== null;
  useFromTop(isOpen);
  // With the keyboard you go on from the top, also when the screen becomes another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is that change which counts
  useEffect(() => heading.current?.focus(), [isOpen]);
  return (
    <main className="fill stack settings house" data-testid="house-screen" data-open={isOpen}>
      <header className="cluster screen-head">
        <h1 ref={heading} tabIndex={-1} className={isOpen ? 'unseen' : undefined}>
          {isOpen ? words.house.title : words.findGame.title}
        </h1>
        <BackButton />
        {draft === null ? (
          <button type="button" className="link head-end" data-testid="to-bring" onClick={toBring}>
            {words.house.begin.load}
          </button>
        ) : (
          <>
            <Named house={draft} />
            <UndoButton house={draft} />
          </>
        )}
      </header>
      {draft === null ? <Begin welcome={welcome} /> : <Editor house={draft} />}
    </main>
  );
}
