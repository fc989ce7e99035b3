import type { RecordLine } from '../../../protocol/log.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayFinding } from '../../../words/say/correct.ts';
import type { Names } from '../../../words/say/names.ts';
import { sayMove } from '../../../words/say/ruling.ts';
import { useAct, useTools } from '../../store/context.ts';
import { findingKey, toCorrect } from '../../store/correcting.ts';
import { lookAt } from '../../store/reading.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';

interface CorrectProps {
  readonly names: Names;
  readonly entry: number;
  readonly ruling: RulingView;
}

/** Beside a move of the log: the way to correct it. */
export function CorrectButton({ names, entry, ruling }: CorrectProps) {
  const { words } = useTools();
  const act = useAct();
  return (
    <ActionButton
      testId={`correct-${entry}`}
      className="correct-line"
      title={words.correct.openAt(sayMove(words, names, ruling))}
      onClick={() => act((state) => toCorrect(state, entry))}
    >
      <Icon name="edit" /> {words.log.correct}
    </ActionButton>
  );
}

type Found = TableView['hindsight'];

interface FoundProps {
  readonly names: Names;
  readonly found: Found;
}

/** What was found out later about a move of the record, or shown by it: `entry` counts from 0. */
export const foundAt = (hindsight: Found, entry: number): Found =>
  hindsight.filter((one) => one.shownBy === entry || (one.entry === entry && one.ruling !== null));

/** A line as it is told once something was found out about its move: nobody's word is taken for that any more. */
export const asFound = (line: RecordLine, hindsight: Found): RecordLine =>
  line.kind === 'move' && hindsight.some(({ entry, ruling }) => entry === line.after - 1 && ruling !== null)
    ? { ...line, ruling: { ...line.ruling, claims: [] } }
    : line;

interface OneFoundProps {
  readonly names: Names;
  readonly found: Found[number];
  /** Before the headline. */
  readonly sign?: string;
}

/** A finding in words: what it is, then what was found. */
function FoundText({ names, found, sign = '' }: OneFoundProps) {
  const { headline, text } = sayFinding(useTools().words, names, found);
  return (
    <>
      <b>
        {sign}
        {headline}.
      </b>{' '}
      <SuitText text={text} />
    </>
  );
}

/** The same as a line of the log, with its sign in its column. */
function SaidFound(props: OneFoundProps) {
  return (
    <>
      <span className="log-number" />
      <span className="log-sign" aria-hidden="true">
        ?
      </span>
      <span>
        <FoundText {...props} />
      </span>
    </>
  );
}

/** What was found out later, in the log: below what it is about and below what showed it. A click leads to the move. */
export function FoundLines({ names, found }: FoundProps) {
  const act = useAct();
  return found.map((one) => (
    <li key={findingKey(one)} className="log-found" data-finding={one.code}>
      {one.ruling === null ? (
        <span className="log-line">
          <SaidFound names={names} found={one} />
        </span>
      ) : (
        <button
          type="button"
          className="log-line"
          onClick={() => act((state) => lookAt(state, one.entry + 1))}
        >
          <SaidFound names={names} found={one} />
        </button>
      )}
    </li>
  ));
}

/** The same within the sentence of a single move. */
export const FoundNotes = ({ names, found }: FoundProps) =>
  found.map((one) => (
    <small key={findingKey(one)} className="log-found" data-finding={one.code}>
      <FoundText names={names} found={one} sign="? " />
    </small>
  ));
