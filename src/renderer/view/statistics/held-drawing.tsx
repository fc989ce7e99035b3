import { curveStepAfter, line as lineThrough } from 'd3-shape';
import type { PointerEvent } from 'react';
import { type Names, nameAt } from '../../../words/say/names.ts';
import { type HeldLine, type HeldMark, heldLines } from './held.ts';
import { burnsApart, type HeldPlot, TO_NAME } from './held-plot.ts';
import { styleOf } from './seat-style.ts';

interface PlotProps {
  readonly plot: HeldPlot;
}

/** Whole numbers of cards and of moves, at the sides. */
function Axes({ plot: { x, y, left, right, height, moves } }: PlotProps) {
  return (
    <>
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((count) => (
          <g key={count} className="held-grid">
            <path d={`M${left},${y(count)}H${right}`} />
            <text x={left - 6} y={y(count)} textAnchor="end" dominantBaseline="central">
              {count}
            </text>
          </g>
        ))}
      {moves.map(({ number, at }) => (
        <text key={number} className="held-tick" x={x(at)} y={height - 6} textAnchor="middle">
          {number}
        </text>
      ))}
    </>
  );
}

function SeatLine({ plot: { x, lineAt, crowded }, line }: PlotProps & { readonly line: HeldLine }) {
  const { dashes, colour } = styleOf(line.seat);
  const path = lineThrough<number>(
    (_, at) => x(at),
    (count) => lineAt(line.seat, count),
  ).curve(curveStepAfter);
  return (
    <path
      className="held-line"
      data-seat={line.seat}
      d={path([...line.counts]) ?? ''}
      stroke={colour}
      strokeDasharray={crowded ? undefined : dashes}
    />
  );
}

interface SeatNameProps extends PlotProps {
  readonly line: HeldLine;
  readonly name: string;
}

/** What stands at the end of a line: its mark, and whose it is where there is room for that. */
function SeatName({ plot: { x, lineAt, right, names }, line: { seat, counts }, name }: SeatNameProps) {
  const { colour, mark, dashes } = styleOf(seat);
  const from = lineAt(seat, counts.at(-1) ?? 0);
  const to = names?.[seat];
  if (to === undefined)
    return <path d={mark} fill={colour} transform={`translate(${x(counts.length - 1)},${from})`} />;
  return (
    <>
      <path className="held-lead" d={`M${right},${from}L${right + 12},${to}`} stroke={colour} />
      <path
        className="held-key"
        d={`M${right + 12},${to}H${right + 34}`}
        stroke={colour}
        strokeDasharray={dashes}
      />
      <path d={mark} fill={colour} transform={`translate(${right + 23},${to})`} />
      <text x={right + TO_NAME} y={to} dominantBaseline="central">
        {name}
      </text>
    </>
  );
}

type MarksProps = PlotProps & Pick<Props, 'marks' | 'held'>;

/** Burns stand above all lines, a pick-up on that of its seat. */
function Marks({ plot, marks, held }: MarksProps) {
  return (
    <>
      {marks.map((one) => {
        if (one.kind !== 'pickUp') return null;
        const { at, seat } = one;
        const { colour, mark } = styleOf(seat);
        const place = `translate(${plot.x(at)},${plot.lineAt(seat, held[at]?.[seat] ?? 0)}) scale(${plot.markScale})`;
        return <path key={`${seat} ${at}`} className="held-taken" d={mark} fill={colour} transform={place} />;
      })}
      {burnsApart(plot, marks).map((place) => (
        <text key={place} className="held-burn" x={place} y={11} textAnchor="middle">
          ▲
        </text>
      ))}
    </>
  );
}

interface Props extends PlotProps {
  /** How many pixels of the screen one of the plot's takes. */
  readonly scale: number;
  readonly held: readonly (readonly number[])[];
  readonly marks: readonly HeldMark[];
  readonly names: Names;
  readonly at: number | null;
  /** What the picture says, in words. */
  readonly label: string;
  readonly onChoose: ((at: number) => void) | undefined;
}

/** The picture itself. A tap chooses a moment, as the buttons and keys beside it do. */
export function HeldDrawing({ plot, scale, held, marks, names, at, label, onChoose }: Props) {
  const { x, momentAt, top, bottom, width, height } = plot;
  const lines = heldLines(held);
  const choose = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    onChoose?.(momentAt((clientX - currentTarget.getBoundingClientRect().left) / scale));
  };
  return (
    <svg
      role="img"
      aria-label={label}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      {...(onChoose && {
        className: 'held-choice',
        onPointerDown: choose,
        onPointerMove: (event) => event.buttons === 1 && choose(event),
      })}
    >
      <Axes plot={plot} />
      {at !== null && <path className="held-now" d={`M${x(at)},${top - 6}V${bottom + 6}`} />}
      {lines.map((line) => (
        <SeatLine key={line.seat} plot={plot} line={line} />
      ))}
      <Marks plot={plot} marks={marks} held={held} />
      {lines.map((line) => (
        <SeatName key={line.seat} plot={plot} line={line} name={nameAt(names, line.seat)} />
      ))}
    </svg>
  );
}
