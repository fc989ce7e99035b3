import { useEffect, useRef } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import { BackButton } from '../back-button.tsx';
import { useChange } from './change.ts';
import { LookPart } from './look.tsx';
import { PaceChoice } from './pace.tsx';
import { Plays } from './plays.tsx';
import { Scanner } from './scanner.tsx';
import { Sound } from './sound.tsx';
import { Trial } from './trial.tsx';
import { Voice } from './voice.tsx';

interface Props {
  readonly lobby: LobbyView;
}

/** What is kept from one start to the next: the scanner, how plays close, sounds. All of it counts at once. */
export function Settings({ lobby }: Props) {
  const { words } = useTools();
  const change = useChange();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever came with the keyboard goes on from the top.
  useEffect(() => title.current?.focus(), []);
  const { kind } = lobby.settings.scanner;
  return (
    <main className="settings" data-testid="settings-screen">
      <header className="settings-head">
        <h1 ref={title} tabIndex={-1}>
          {words.settings.title}
        </h1>
        <BackButton />
      </header>
      <div className="settings-grid">
        <LookPart look={lobby.settings} change={change} />
        <Scanner lobby={lobby} />
        {kind !== 'recording' && <Trial key={kind} lobby={lobby} />}
        <Plays lobby={lobby} />
        <Sound lobby={lobby} />
        <Voice lobby={lobby} />
        <PaceChoice lobby={lobby} />
      </div>
    </main>
  );
}
