import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { fromLog } from '../../store/reading.ts';
import { ActionButton } from '../action-button.tsx';
import { Findings } from '../correct/findings.tsx';
import { Lines } from './lines.tsx';
import { Moment } from './moment.tsx';
import { useReplay, useSpokenReplay } from './use-replay.ts';

/** The log of the whole round, and beside it the table as it is now or was after the line that was chosen. */
export function Log({ table }: { readonly table: TableView }) {
  const { words, send } = useTools();
  const act = useAct();
  const reading = usePage((state) => state.reading);
  const connection = usePage((state) => state.connection);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever came with the keyboard goes on from the top.
  useEffect(() => title.current?.focus(), []);
  // Nothing of the log comes unasked: it is asked for again when the table has taken something.
  const { inputs } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them says that there may be more to read
  useEffect(() => {
    send({ type: 'readLog' });
  }, [send, inputs, connection]);
  useReplay(reading);
  useSpokenReplay(reading);
  return (
    <main className="reading" data-testid="log-screen">
      <header className="reading-head">
        <h1 ref={title} tabIndex={-1}>
          {words.log.title}
        </h1>
        <ActionButton testId="log-back" keys="cancel" onClick={() => act(fromLog)}>
          {words.log.toTable}
        </ActionButton>
      </header>
      <div className="reading-parts">
        <Moment table={table} reading={reading} />
        <div className="reading-side">
          <Findings view={table} />
          <Lines table={table} reading={reading} />
        </div>
      </div>
    </main>
  );
}
