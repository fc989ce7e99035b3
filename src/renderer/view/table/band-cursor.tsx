import type { ReactNode } from 'react';
import type { LogLine, TableView } from '../../../protocol/view.ts';
import { sayCursor, sayNumbered } from '../../../words/say/correct.ts';
import { useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { BandFrame } from './band-frame.tsx';

type Cursor = NonNullable<TableView['cursor']>;
type Own = keyof ReturnType<typeof useTools>['words']['correct']['codes'];
type Code = 'BACK' | 'FORWARD' | 'INSERT' | 'REMOVE' | 'STAND' | Own;

/** What the codes do now, as buttons that do the same. */
export function Codes({ codes }: { readonly codes: readonly Code[] }) {
  const { words, send } = useTools();
  const own: Partial<Record<Code, string>> = words.correct.codes;
  return (
    <div className="answers codes">
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          className="answer"
          data-testid={`cursor-${code}`}
          onClick={() => send({ type: 'code', code: `CMD:${code}`, how: 'tap' })}
        >
          <kbd>{code}</kbd>
          <span>{own[code] ?? words.sheet.plain[code].name}</span>
        </button>
      ))}
    </div>
  );
}

function Neighbour({ view, line, sign }: { view: TableView; line: LogLine | null; sign: string }) {
  const { words } = useTools();
  if (line === null) return null;
  return (
    <p>
      <span aria-hidden="true">{sign} </span>
      <SuitText text={sayNumbered(words, view.seats, line)} />
    </p>
  );
}

/** The codes that mean something now: those that end it, where something was said already, before all others. */
function codesOf({ inserts, at }: Cursor, said: boolean): Code[] {
  if (said) return ['DONE', 'UNDO'];
  if (inserts) return ['PICKUP', 'UNDO'];
  const isRefused = at?.ruling?.verdict === 'illegal' && !at.ruling.stands;
  return [...(isRefused ? ['STAND' as const] : []), 'BACK', 'FORWARD', 'INSERT', 'REMOVE', 'PICKUP', 'UNDO'];
}

interface Props {
  readonly view: TableView;
  readonly cursor: Cursor;
  /** A scan of which nothing came. */
  readonly unread: ReactNode;
}

/** The move of the log that is being corrected by scanner: which it is, and what was scanned of it so far. */
export function BandCursor({ view, cursor, unread }: Props) {
  const { words } = useTools();
  const said = sayCursor(words, view.seats, cursor);
  return (
    <BandFrame
      kind="correct"
      hooks={{
        'data-verdict': 'correct',
        'data-breaches': '',
        'data-burn': false,
        'data-entry': cursor.entry,
        'data-inserts': cursor.inserts,
        'data-cards': cursor.cards.join(' '),
      }}
      headline={said.headline}
      lead={
        <p className="band-facts">
          {said.said !== null && (
            <span className="effect">
              <SuitText text={said.said} />
            </span>
          )}
        </p>
      }
      aside={
        unread ?? (
          <div className="neighbours">
            <strong>{words.correct.cursor}</strong>
            <Neighbour view={view} line={cursor.before} sign="↑" />
            <Neighbour view={view} line={cursor.inserts ? cursor.at : cursor.after} sign="↓" />
          </div>
        )
      }
    >
      <Codes codes={codesOf(cursor, said.said !== null)} />
    </BandFrame>
  );
}
