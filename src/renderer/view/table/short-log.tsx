import { Fragment, useLayoutEffect, useRef } from 'react';
import type { LogLine, TableView } from '../../../protocol/view.ts';
import { sayLogLine } from '../../../words/say/log.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toLog } from '../../store/reading.ts';
import { CorrectButton, FoundLines } from '../correct/log-parts.tsx';
import { bringIntoList } from '../log/bring-into-list.ts';
import { SaidLine } from '../log/said-line.tsx';
import { Otherwise } from './band-choices.tsx';
import { rulingHooks } from './hooks.ts';

interface Props {
  readonly view: TableView;
  /** Only to be looked at. */
  readonly still?: boolean;
}

function Line({ view, line, still = false }: Props & { readonly line: LogLine }) {
  const { words } = useTools();
  const act = useAct();
  const { number, text, tone } = sayLogLine(words, view.seats, line);
  const said = <SaidLine number={number} text={text} tone={tone} />;
  return (
    <li
      className={`log-${tone}`}
      // The move that is being corrected by scanner.
      aria-current={line.ruling !== null && view.cursor?.entry === line.id / 2 ? true : undefined}
      data-entry={line.id}
      {...(line.ruling === null ? {} : rulingHooks(view.seats, line.ruling))}
    >
      {line.ruling === null || still ? (
        <span className="log-line">{said}</span>
      ) : (
        <>
          <button
            type="button"
            className="log-line"
            onClick={() => act((state) => toLog(state, line.id / 2 + 1))}
          >
            {said}
          </button>
          {view.playback === null && (
            <CorrectButton names={view.seats} entry={line.id / 2} ruling={line.ruling} />
          )}
        </>
      )}
    </li>
  );
}

/** Under one of the last moves: what it may have been, for people who only see now that it was told wrong. */
function Earlier({ view, entry }: { readonly view: TableView; readonly entry: number }) {
  const mends = view.earlier.find((one) => one.entry === entry)?.mends ?? [];
  if (mends.length === 0) return null;
  return (
    <li className="log-mends">
      <Otherwise view={view} mends={mends} testId="earlier" />
    </li>
  );
}

/** The line of the log that showed a finding; for what is no move, the move before it. */
const shownAt = ({ log }: TableView, entry: number): LogLine | undefined =>
  log.findLast(({ ruling, id }) => ruling !== null && id / 2 <= entry);

/** Keeps in sight what is new, wherever somebody has scrolled to; or the move that is being corrected by scanner. */
function useNewest({ log, revision, cursor }: TableView) {
  const list = useRef<HTMLOListElement>(null);
  const newest = log.at(-1)?.id;
  const chosen = cursor?.entry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say that something is new
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const line = box.querySelector<HTMLElement>('[aria-current]');
    if (line === null) box.scrollTop = 0;
    else bringIntoList(line);
  }, [newest, revision, chosen]);
  return list;
}

/** The last moves, newest on top; each of them leads to the log of the round. */
export function Log({ view, still: isLookedAt = false }: Props) {
  const list = useNewest(view);
  // A screen on the network is told of no other moment than this.
  const still = usePage(({ guest }) => guest !== null) || isLookedAt;
  const { labels } = useTools().words.table;
  return (
    // With nothing to press in it, it can still be scrolled with the keyboard.
    <ol ref={list} className="log" aria-label={labels.log} data-testid="log" tabIndex={still ? 0 : undefined}>
      {view.log.toReversed().map((line) => (
        <Fragment key={`${line.ruling === null ? 'notice' : 'ruling'} ${line.id}`}>
          <FoundLines
            names={view.seats}
            found={still ? [] : view.hindsight.filter(({ shownBy }) => shownAt(view, shownBy) === line)}
          />
          <Line view={view} line={line} still={still} />
          {!still && line.ruling !== null && <Earlier view={view} entry={line.id / 2} />}
        </Fragment>
      ))}
    </ol>
  );
}
