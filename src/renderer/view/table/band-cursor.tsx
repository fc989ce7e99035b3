import type { ReactNode } from 'react';
import type { LogLine, TableView } from '../../../protocol/view.ts';
import { sayCursor, sayNumbered } from '../../../words/say/correct.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { Answer } from './band-choices.tsx';
import { BandFrame } from './band-frame.tsx';
import { askCards, asksCards, sideShows } from './panel.ts';

type Cursor = NonNullable<TableView['cursor']>;
type Own = keyof ReturnType<typeof useTools>['words']['correct']['codes'];
type Code = 'BACK' | 'FORWARD' | 'INSERT' | 'REMOVE' | 'STAND' | Own;

/** The keys that say the same as a code; the other codes have none. */
const KEYS: Partial<Record<Code, string>> = { PICKUP: 'P', DONE: 'D', UNDO: 'U' };

/** Steps are meant twice; the second click of two on anything else would do the next thing. */
const STEPS: readonly Code[] = ['BACK', 'FORWARD'];

/** What the codes do now, as answers that do the same. */
export function Codes({
  codes,
  adds = false,
  children,
}: {
  readonly codes: readonly Code[];
  /** Done adds what was missing. */
  readonly adds?: boolean;
  readonly children?: ReactNode;
}) {
  const { words, send } = useTools();
  const { codes: plain, addIt } = words.correct;
  const own: Partial<Record<Code, string>> = adds ? { ...plain, DONE: addIt } : plain;
  return (
    <div className="answers codes">
      {children}
      {codes.map((code) => (
        <Answer
          key={code}
          testId={`cursor-${code}`}
          label={own[code] ?? words.sheet.plain[code].name}
          shortcut={KEYS[code] ?? null}
          onChoose={({ detail }) =>
            (detail < 2 || STEPS.includes(code)) && send({ type: 'code', code: `CMD:${code}`, how: 'tap' })
          }
        />
      ))}
    </div>
  );
}

/** Where nothing is scanned, and the cards to tap are hidden: the way to them. */
function TapCards() {
  const { words } = useTools();
  const act = useAct();
  return (
    <Answer
      testId="cursor-cards"
      label={words.correct.cursorCards}
      shortcut={null}
      onChoose={() => act({ show: askCards })}
    />
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
function codesOf({ inserts, misread, at }: Cursor, said: boolean): Code[] {
  if (said) return ['DONE', 'UNDO'];
  if (misread) return ['REMOVE', 'PICKUP', 'UNDO'];
  if (inserts) return ['PICKUP', 'UNDO'];
  const isRefused = at?.ruling?.verdict === 'illegal' && !at.ruling.stands;
  return [...(isRefused ? ['STAND' as const] : []), 'BACK', 'FORWARD', 'INSERT', 'REMOVE', 'PICKUP', 'UNDO'];
}

interface Props {
  readonly view: TableView;
  readonly cursor: Cursor;
  /** A scan of which nothing came. */
  readonly unread: ReactNode;
  /** Only to be looked at: how to answer is left out. */
  readonly still: boolean;
}

/** The move of the log that is being corrected by scanner: which it is, and what was scanned of it so far. */
export function BandCursor({ view, cursor, unread, still }: Props) {
  const { words } = useTools();
  const said = sayCursor(words, view.seats, cursor);
  const asks = asksCards(view) && !still;
  const isCard = cursor.misread === true && cursor.at?.ruling?.move.cards.length === 1;
  const canTap = usePage((state) => sideShows(state, view) === 'cards');
  const doing = still && cursor.misread !== true ? words.correct.cursor : null;
  const how = asks ? words.correct.cursorHow(canTap, isCard) : doing;
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
        said.said !== null ? (
          <p className="band-facts">
            <span className="effect">
              <SuitText text={said.said} />
            </span>
          </p>
        ) : (
          how !== null && <p className="band-why">{how}</p>
        )
      }
      aside={
        unread ??
        // Which card it was is asked, not which move.
        (cursor.misread || still ? undefined : (
          <div className="neighbours">
            <strong>{words.correct.cursor}</strong>
            <Neighbour view={view} line={cursor.before} sign="↑" />
            <Neighbour view={view} line={cursor.inserts ? cursor.at : cursor.after} sign="↓" />
          </div>
        ))
      }
    >
      {!still && (
        <Codes codes={codesOf(cursor, said.said !== null)} adds={cursor.inserts}>
          {asks && !canTap && <TapCards />}
        </Codes>
      )}
    </BandFrame>
  );
}
