import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayNotice } from '../../../words/say/question.ts';
import { useAct, useTools } from '../../store/context.ts';
import { movesIn, stepEntry, toCorrect, toTableNow } from '../../store/correcting.ts';
import { close } from '../../store/go.ts';
import type { Correcting } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { EntryToCorrect } from './entry.tsx';
import { TableNow } from './table-now.tsx';

interface Props {
  readonly view: TableView;
  readonly correcting: Correcting;
}

/** The ways from move to move, and to the table as it stands. */
function Ways({ view, correcting }: Props) {
  const { correct: words } = useTools().words;
  const act = useAct();
  return (
    <nav className="correct-nav" aria-label={words.title}>
      <ActionButton testId="older" keys="older" onClick={() => act((state) => stepEntry(state, -1))}>
        {words.older}
      </ActionButton>
      <ActionButton
        testId="newer"
        keys="newer"
        disabled={correcting.entry === null}
        onClick={() => act((state) => stepEntry(state, 1))}
      >
        {words.newer}
      </ActionButton>
      {correcting.entry === null ? (
        <ActionButton
          testId="to-move"
          disabled={view.log.every(({ ruling }) => ruling === null)}
          onClick={() => act((state) => toCorrect(state))}
        >
          {words.thisMove}
        </ActionButton>
      ) : (
        <ActionButton testId="to-now" onClick={() => act(toTableNow)}>
          {words.now}
        </ActionButton>
      )}
    </nav>
  );
}

function Body({ view, correcting }: Props) {
  const { correct: words } = useTools().words;
  const { lines } = correcting;
  if (lines === null) return <p className="correct-hint">{words.readingLog}</p>;
  const moves = movesIn(lines);
  const entries = lines.filter(({ kind }) => kind === 'move' || kind === 'change').length;
  const line = moves.find(({ after }) => after - 1 === correcting.entry);
  if (correcting.entry === null || line === undefined) return <TableNow view={view} entries={entries} />;
  // What is offered first comes all at once: nothing moves under a finger.
  const isRead =
    correcting.mends !== null && (correcting.past !== null || correcting.at !== correcting.entry);
  if (!isRead) return <p className="correct-hint">{words.readingLog}</p>;
  return (
    <EntryToCorrect
      key={`${line.after} ${correcting.revision}`}
      view={view}
      correcting={correcting}
      line={line}
      moves={moves}
    />
  );
}

/** Puts the log right: a move of it, or the table as it stands. The game goes on under it. */
export function CorrectDialog({ view, correcting }: Props) {
  const { words, send } = useTools();
  const act = useAct();
  const dialog = useRef<HTMLDialogElement>(null);
  const { inputs } = view;
  const { entry } = correcting;
  const hasLines = correcting.lines !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more inputs are more lines to read
  useEffect(() => {
    send({ type: 'readLog' });
  }, [send, inputs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each input the next move may be another one
  useEffect(() => {
    if (entry !== null) send({ type: 'readMends', entry });
  }, [send, inputs, entry]);
  // With the keyboard you go on with what has just appeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is something else to choose from
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [entry, hasLines]);
  const { refused } = correcting;
  const said = refused === null ? null : sayNotice(words, view.seats, refused);
  const why = useRef<HTMLParagraphElement>(null);
  // The list is long, and a refusal finds the person at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is to be read
  useEffect(() => {
    why.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  return (
    <Dialog
      name="correct"
      title={words.correct.title}
      className="correct"
      close={() => act(close('correct'))}
      head={<Ways view={view} correcting={correcting} />}
      within={dialog}
    >
      {said !== null && (
        <p ref={why} className="notice" data-testid="correct-refused" data-code={refused?.code}>
          <strong>{said.what}</strong> {said.next}
        </p>
      )}
      <Body view={view} correcting={correcting} />
    </Dialog>
  );
}
