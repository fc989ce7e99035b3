import { Fragment, memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RecordLine } from '../../../protocol/log.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { type SaidRecordLine, sayRecordLine } from '../../../words/say/log.ts';
import type { Names } from '../../../words/say/names.ts';
import { hereIn, namesFor } from '../../../words/say/play.ts';
import { useAct, useTools } from '../../store/context.ts';
import { lookAt } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { bringIntoList } from '../bring-into-list.ts';
import { asFound, CorrectButton, FoundLines, foundAt } from '../correct/log-parts.tsx';
import { PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { Avatar } from '../play/avatar.tsx';
import { SuitText } from '../suit-text.tsx';
import { Otherwise } from '../table/band-choices.tsx';
import { fits, isRefused, type Wanted } from './log-filter.ts';
import { ToneIcon } from './signs.tsx';

/** More cards than that are said, not drawn. */
const MOST_DRAWN = 4;

/** Who sits where, and whether it is a bot. */
type Seated = readonly (Names[number] & { readonly isBot: boolean })[];

/** Who it was, and the cards of it; the text says both. */
function Drawn({ line, names }: { readonly line: RecordLine; readonly names: Seated }) {
  if (line.kind !== 'move') return null;
  const { seat, kind, cards } = line.ruling.move;
  const { name = '', isBot = false } = names[seat] ?? {};
  return (
    <span className="row line-drawn" aria-hidden="true">
      {isBot ? <Avatar name={name} number={seat + 1} /> : <Chip number={seat + 1} />}
      {kind === 'pickUp' ? (
        <span className="line-taken">
          <Icon name="up" />
        </span>
      ) : (
        cards.slice(0, MOST_DRAWN).map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: with several packs the same card may come again
          <PlayingCard key={i} slot={card} mini />
        ))
      )}
    </span>
  );
}

interface SaidProps {
  readonly said: SaidRecordLine;
  readonly line: RecordLine;
  readonly names: Seated;
}

/** What a line says. */
function Said({ said, line, names }: SaidProps) {
  return (
    <>
      <span className="log-number">{said.number}</span>
      <Drawn line={line} names={names} />
      <span className="line-text">
        <SuitText text={said.text} />
        {said.reason !== null && (
          <small>
            <SuitText text={said.reason} />
          </small>
        )}
      </span>
      <ToneIcon tone={said.tone} />
    </>
  );
}

interface LineProps {
  readonly line: RecordLine;
  readonly names: Seated;
  /** The seat of the one player at this screen. */
  readonly you: number | null;
  readonly chosen: boolean;
  /** Whether Tab leads to it; arrows lead to the others. */
  readonly tab: boolean;
}

/** A line that stays as it is isn't rendered again: there may be a thousand of them. */
const Line = memo(function Line({ line, names, you, chosen, tab }: LineProps) {
  const { words } = useTools();
  const act = useAct();
  const said = sayRecordLine(words, names, line, you);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!chosen) return;
    if (item.current !== null) bringIntoList(item.current);
    // Going along the lines with the keyboard stays within them.
    const focused = document.activeElement;
    if (focused?.closest('.lines') != null) item.current?.querySelector('button')?.focus();
  }, [chosen]);
  const isEntry = line.kind === 'move' || line.kind === 'change';
  const content = <Said said={said} line={line} names={names} />;
  return (
    <li ref={item} className={`line log-${said.tone}`} data-kind={line.kind} data-after={line.after}>
      {isEntry ? (
        <button
          type="button"
          className="line-row"
          aria-current={chosen}
          tabIndex={tab ? 0 : -1}
          onClick={() => act((state) => lookAt(state, line.after))}
        >
          {content}
        </button>
      ) : (
        <span className="line-row">{content}</span>
      )}
    </li>
  );
});

interface FilterProps {
  readonly table: TableView;
  /** Whether any play was refused. */
  readonly hasRefused: boolean;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  /** What is said of the lines that are left. */
  readonly children: ReactNode;
}

function Filter({ table, hasRefused, wanted, onChange, children }: FilterProps) {
  const { words } = useTools();
  const { log } = words;
  const id = useId();
  return (
    <search className="cluster line-filter">
      <label htmlFor={`${id}find`}>{log.find}</label>
      <input
        id={`${id}find`}
        type="search"
        value={wanted.text}
        data-testid="log-find"
        onChange={(event) => onChange({ ...wanted, text: event.target.value })}
      />
      <label htmlFor={`${id}seat`}>{log.player}</label>
      <select
        id={`${id}seat`}
        value={wanted.seat ?? ''}
        data-testid="log-seat"
        onChange={({ target }) =>
          onChange({ ...wanted, seat: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{log.everybody}</option>
        {namesFor(words, table.seats, hereIn(table)).map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      {hasRefused && (
        <label className="row only-refused">
          <input
            type="checkbox"
            checked={wanted.onlyRefused}
            data-testid="log-refused"
            onChange={(event) => onChange({ ...wanted, onlyRefused: event.target.checked })}
          />
          {log.onlyRefused}
        </label>
      )}
      {children}
    </search>
  );
}

interface CorrectionsProps {
  readonly view: TableView;
  readonly entry: number;
  readonly ruling: RulingView;
}

/**
 * Under the move that is looked at: what it may have been, for people who only see now that it was told wrong, and the
 * way to correct it otherwise. Where the program deals there is nothing to correct.
 */
function Corrections({ view, entry, ruling }: CorrectionsProps) {
  const item = useRef<HTMLLIElement>(null);
  // It comes with the line that was chosen, which may be the last that can be seen.
  useEffect(() => {
    if (item.current !== null) bringIntoList(item.current);
  }, []);
  if (view.play !== null) return null;
  const mends = view.earlier.find((one) => one.entry === entry)?.mends ?? [];
  return (
    <li ref={item} className="cluster line-mends">
      <Otherwise view={view} mends={mends} testId="earlier" />
      <CorrectButton names={view.seats} entry={entry} ruling={ruling} />
    </li>
  );
}

interface Props {
  readonly table: TableView;
  readonly reading: Reading;
}

/** Who sits at a table, the same list for as long as nobody is called otherwise or gives way to a bot. */
function useNames({ seats, play }: TableView): Seated {
  const isBot = (seat: number) => play?.seats[seat]?.occupant.who === 'bot';
  const text = JSON.stringify(seats.map(({ name }, seat) => ({ name, isBot: isBot(seat) })));
  return useMemo(() => JSON.parse(text), [text]);
}

const NONE: readonly RecordLine[] = [];

/** The lines of the log that are wanted, oldest first. */
export function Lines({ table, reading }: Props) {
  const { words } = useTools();
  const [wanted, setWanted] = useState<Wanted>({ text: '', seat: null, onlyRefused: false });
  const names = useNames(table);
  const you = hereIn(table);
  const all = reading.log?.lines ?? NONE;
  const shown = useMemo(
    () => all.filter((line) => fits(words, names, line, wanted, you)),
    [words, names, all, wanted, you],
  );
  const list = useRef<HTMLOListElement>(null);
  // Until a moment is chosen, the newest line is what one wants to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are a longer list
  useEffect(() => {
    if (reading.moment !== null || list.current === null) return;
    const box = list.current;
    const toNewest = () => {
      box.scrollTop = box.scrollHeight;
    };
    toNewest();
    // What comes in above it, as the picture of the round does, makes the list shorter.
    const resized = new ResizeObserver(toNewest);
    resized.observe(box);
    return () => resized.disconnect();
  }, [reading.moment, shown]);
  const isChosen = ({ kind, after }: RecordLine) =>
    after === reading.moment && (kind === 'move' || kind === 'change');
  const hindsight = reading.of === null ? table.hindsight : [];
  const tab = shown.find(isChosen) ?? shown.findLast(({ kind }) => kind === 'move' || kind === 'change');
  return (
    <section className="fill stack lines" aria-label={words.log.title}>
      <Filter table={table} hasRefused={all.some(isRefused)} wanted={wanted} onChange={setWanted}>
        <span className="line-count" data-testid="log-count" role="status">
          {shown.length < all.length && words.log.count(shown.length, all.length)}
        </span>
      </Filter>
      <ol ref={list} className="fill line-list" data-testid="log-lines">
        {shown.map((line) => (
          <Fragment key={`${line.kind}-${keyOf(line)}`}>
            <Line
              line={asFound(line, hindsight)}
              names={names}
              you={you}
              chosen={isChosen(line)}
              tab={line === tab}
            />
            {reading.of === null && line.kind === 'move' && isChosen(line) && (
              <Corrections view={table} entry={line.after - 1} ruling={line.ruling} />
            )}
            {(line.kind === 'move' || line.kind === 'change') && (
              <FoundLines names={names} found={foundAt(hindsight, line.after - 1)} />
            )}
          </Fragment>
        ))}
      </ol>
      {reading.log !== null && shown.length === 0 && (
        <p className="no-lines">{all.length === 0 ? words.log.empty : words.log.noneFits}</p>
      )}
    </section>
  );
}

/** Tells the lines of one kind apart. */
function keyOf(line: RecordLine): number {
  switch (line.kind) {
    case 'notice':
      return line.notice.id;
    case 'question':
      return line.question.id;
    default:
      return line.after;
  }
}
