import { useEffect, useState } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { type SaidChange, sayChange, sayFinding } from '../../../words/say/correct.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { changesKey, findingKey, hasChanged, isRead, markRead } from '../../store/correcting.ts';
import { lookAt, toLog } from '../../store/reading.ts';
import { ActionButton } from '../action-button.tsx';
import { SuitText } from '../suit-text.tsx';

/** As long as a second click of a double one may take, in milliseconds. */
const LEAVES_IN = 400;

/**
 * What was read stays for a moment before it goes, as whatever comes to lie in its place would take the second click
 * of a double one: a card, of all things. What is to be done with it is done at the latest when this goes by itself.
 */
function useLeaving(): { readonly leaving: boolean; readonly leave: (then: () => void) => void } {
  const [then, setThen] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (then === null) return;
    let isDone = false;
    const go = () => {
      if (isDone) return;
      isDone = true;
      then();
    };
    const timer = setTimeout(() => {
      go();
      // What was refused stays, and can be pressed again.
      setThen(null);
    }, LEAVES_IN);
    return () => {
      clearTimeout(timer);
      go();
    };
  }, [then]);
  return { leaving: then !== null, leave: (act) => setThen((already) => already ?? act) };
}

/** What has become of a ruling, and below it why. */
export const Change = ({ said: { change, why } }: { readonly said: SaidChange }) => (
  <>
    <SuitText text={change} />
    {why !== '' && (
      <small className="change-why">
        <SuitText text={why} />
      </small>
    )}
  </>
);

/** The rulings that the last correction has changed, until somebody has read them. */
function Changed({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const { leaving, leave } = useLeaving();
  return (
    <section
      className={leaving ? 'finding changed leaving' : 'finding changed'}
      role="status"
      data-testid="changed"
      data-count={view.changed.length}
    >
      <h2>{words.correct.changedTitle(view.changed.length)}</h2>
      <ul>
        {view.changed.map((change) => (
          <li key={`${change.entry} ${change.was.id} ${change.now === null}`} data-entry={change.entry}>
            <Change said={sayChange(words, view.seats, change)} />
          </li>
        ))}
      </ul>
      <ActionButton
        testId="changed-read"
        onClick={() => leave(() => act((state) => markRead(state, view, changesKey(view))))}
      >
        {words.correct.gotIt}
      </ActionButton>
    </section>
  );
}

/** Something that could not have been, or a count to be looked after; it stays in the log when it was read. */
function Finding({ view, found }: { view: TableView; found: TableView['hindsight'][number] }) {
  const { words } = useTools();
  const act = useAct();
  const { leaving, leave } = useLeaving();
  const { headline, text, check } = sayFinding(words, view.seats, found);
  // A screen on the network is told of no moment but the present one.
  const isShown = usePage(({ guest }) => guest === null) && found.ruling !== null;
  return (
    <section
      className={`finding${check ? ' check' : ''}${leaving ? ' leaving' : ''}`}
      role="status"
      data-testid="finding"
      data-code={found.code}
      data-entry={found.entry}
    >
      <h2>{headline}</h2>
      <p>
        <SuitText text={text} />
      </p>
      <div className="finding-ways">
        {isShown && (
          <ActionButton
            testId={`finding-show-${found.entry}`}
            onClick={() => act((state) => toLog(state, found.entry + 1) ?? lookAt(state, found.entry + 1))}
          >
            {words.correct.showMove(found.number)}
          </ActionButton>
        )}
        <ActionButton
          testId={`finding-read-${found.entry}`}
          onClick={() => leave(() => act((state) => markRead(state, view, findingKey(found))))}
        >
          {words.correct.gotIt}
        </ActionButton>
      </div>
    </section>
  );
}

interface FindingsProps {
  readonly view: TableView;
  /** The band says what has changed. */
  readonly isInBand?: boolean;
}

/** What has come of corrections, and what was found out later; nothing where all of it was read. */
export function Findings({ view, isInBand = false }: FindingsProps) {
  // One thing at a time: first people settle a play that isn't allowed.
  const isSettled = view.ruling?.settled !== false;
  const isChanged = usePage((state) => !isInBand && isSettled && hasChanged(state, view));
  const read = usePage((state) => state.read);
  const found = view.hindsight.filter((one) => !isRead({ read }, view, findingKey(one)));
  if (!isChanged && found.length === 0) return null;
  return (
    <div className="findings" data-testid="findings">
      {isChanged && <Changed key={changesKey(view)} view={view} />}
      {found.toReversed().map((one) => (
        <Finding key={findingKey(one)} view={view} found={one} />
      ))}
    </div>
  );
}
