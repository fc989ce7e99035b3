import { type RefCallback, useCallback, useMemo, useState } from 'react';
import type { RecordLine } from '../../../protocol/log.ts';
import { inSentence, type Names } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { heldMarks, moveNumbers } from './held.ts';
import { HeldDrawing } from './held-drawing.tsx';
import { plotOf } from './held-plot.ts';
import { HeldTable } from './held-table.tsx';
import { styleOf } from './seat-style.ts';

/** How broad an element is, and how large its letters are, in pixels. */
interface Room {
  readonly width: number;
  readonly letters: number;
}

/** The size of an element, told again whenever it changes; null before its layout. */
function useRoom<T extends HTMLElement>(): readonly [RefCallback<T>, Room | null] {
  const [room, setRoom] = useState<Room | null>(null);
  // It may come and go while what it belongs to stays.
  const element = useCallback((current: T | null) => {
    if (current === null) return;
    const measure = () => {
      const letters = Number.parseFloat(getComputedStyle(current).fontSize);
      setRoom({ width: current.clientWidth, letters });
    };
    // At once: an observer tells it only after the page was painted without what needs the room.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}

/** In pixels beside such letters, where the names don't need more. */
const HEIGHTS = { full: 150, small: 96 } as const;
const LETTERS = 14;

/** Whose line is which, where there is no room beside the lines. */
function Key({ names }: { readonly names: Names }) {
  return (
    <ul className="cluster held-names">
      {names.map(({ name }, seat) => {
        const { dashes, colour, mark } = styleOf(seat);
        return (
          <li key={name}>
            <svg width={26} height={14} aria-hidden="true">
              <path className="held-key" d="M1,7H25" stroke={colour} strokeDasharray={dashes} />
              <path d={mark} fill={colour} transform="translate(13,7)" />
            </svg>
            <bdi>{name}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

/** The marks of a pick-up: one for each seat, as long as they differ. */
function Shapes({ seats }: { readonly seats: number }) {
  const marks = Array.from({ length: seats }, (_, seat) => styleOf(seat)).filter(
    ({ mark }, seat, all) => all.findIndex((one) => one.mark === mark) === seat,
  );
  return (
    <svg className="held-shapes" width={14 * marks.length} height={12} aria-hidden="true">
      {marks.map(({ mark, colour }, i) => (
        <path key={mark} d={mark} fill={colour} transform={`translate(${7 + 14 * i},6)`} />
      ))}
    </svg>
  );
}

interface Props {
  /** Cards held by each seat, for each moment from the first. */
  readonly held: readonly (readonly number[])[];
  readonly lines: readonly RecordLine[];
  readonly names: Names;
  readonly size: keyof typeof HEIGHTS;
  /** The moment that is shown beside it; null for none. */
  readonly at: number | null;
  /** Shows another moment; the buttons and keys beside the picture do the same. */
  readonly onChoose?: (at: number) => void;
}

/** How many cards each seat held over a round, as steps; where the pile burned, and who picked it up. */
export function HeldPicture({ held, lines, names, size, at, onChoose }: Props) {
  const { statistics } = useTools().words;
  const [box, room] = useRoom<HTMLDivElement>();
  const [open, setOpen] = useState(false);
  const marks = useMemo(() => heldMarks(lines), [lines]);
  const numbers = useMemo(() => moveNumbers(held, lines), [held, lines]);
  // Before the first move there is nothing to see.
  if (held.length < 2 || held[0]?.length !== names.length) return null;
  const longest = Math.max(...names.map(({ name }) => name.length));
  const scale = (room?.letters ?? LETTERS) / LETTERS;
  const width = (room?.width ?? 0) / scale;
  const plot = plotOf(held, numbers, { width, height: HEIGHTS[size], longest });
  const label = statistics.heldOf(names.map(({ name }) => inSentence(name)));
  return (
    <figure className="stack held" data-testid="held" data-at={at ?? ''}>
      <figcaption>
        <strong>{statistics.held}</strong>
        <span>
          <span aria-hidden="true">▲</span> {statistics.burned}
        </span>
        <span>
          <Shapes seats={names.length} /> {statistics.pickedUp}
        </span>
      </figcaption>
      <div ref={box} className="held-box">
        {width > 0 && <HeldDrawing {...{ plot, scale, held, marks, names, at, label, onChoose }} />}
      </div>
      {plot.names === null && <Key names={names} />}
      {size === 'full' && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary data-testid="held-as-table">{statistics.asTable}</summary>
          {open && <HeldTable held={held} numbers={numbers} marks={marks} names={names} at={at} />}
        </details>
      )}
    </figure>
  );
}
