import { useEffect, useRef } from 'react';
import { useAct, usePage, useTools } from '../../store/context.ts';
import type { Welcome } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import { goBack } from '../../store/screens.ts';
import { ActionButton } from '../action-button.tsx';
import { Begin } from './begin.tsx';
import { Editor } from './editor.tsx';

/** Rules as people play them: which to begin with, then every switch with the page of the rules beside it. */
export function HouseRules({ welcome }: { readonly welcome: Welcome }) {
  const { words } = useTools();
  const act = useAct();
  const draft = usePage((state) => on(state, 'house').draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = draft !== null;
  // With the keyboard you go on from the top, also when the screen becomes another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is that change which counts
  useEffect(() => heading.current?.focus(), [isOpen]);
  return (
    <main className="settings house" data-testid="house-screen" data-open={isOpen}>
      <header className="settings-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {words.house.title}
          </h1>
          <p className="quiet-line">{words.house.tagline}</p>
        </div>
        <ActionButton testId="back" keys="cancel" onClick={() => act(goBack)}>
          {words.settings.back}
        </ActionButton>
      </header>
      {draft === null ? <Begin welcome={welcome} /> : <Editor house={draft} />}
    </main>
  );
}
