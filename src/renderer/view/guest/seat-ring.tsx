import type { ReactNode } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { Chip } from '../parts/chip.tsx';
import { Cloth } from '../parts/cloth.tsx';

/** Where as many seats stand round a table that is higher than wide, clockwise from the near end, in percent. */
function ringPlaces(seats: number): (readonly [number, number])[] {
  const side = Math.floor((seats - 1) / 2);
  const left = Array.from({ length: side }, (_, i): readonly [number, number] => {
    const down = side === 1 ? 0.5 : 0.22 + (0.6 * (side - 1 - i)) / (side - 1);
    return [24, 100 * down];
  });
  const far: (readonly [number, number])[] = seats % 2 === 0 ? [[50, 5]] : [];
  return [
    [50, 95],
    ...left,
    ...far,
    ...left.map(([x, y]): readonly [number, number] => [100 - x, y]).reverse(),
  ];
}

interface Props {
  readonly table: TableView;
  /** What is said in the middle of the cloth. */
  readonly middle: ReactNode;
  readonly seatAt: (name: string, seat: number) => ReactNode;
}

/** The table with everybody in their places. */
export function SeatRing({ table, middle, seatAt }: Props) {
  const { labels } = useTools().words.table;
  const places = ringPlaces(table.seats.length);
  return (
    <div className="phone-ring">
      <Cloth direction={table.direction} />
      <p className="ring-words">{middle}</p>
      <ol className="phone-seats" aria-label={labels.seats}>
        {table.seats.map(({ name }, seat) => (
          <li key={name} style={{ left: `${places[seat]![0]}%`, top: `${places[seat]![1]}%` }}>
            {seatAt(name, seat)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PlateProps {
  readonly testId: string;
  readonly name: string;
  readonly seat: number;
  /** Besides `phone-seat`: `mine` is the seat of this phone, `free` one that nobody has. */
  readonly kind?: 'mine' | 'free';
  /** Who has it, or how they are. */
  readonly children: ReactNode;
}

/** A seat in its place that can't be taken. */
export const PhoneSeat = ({ testId, name, seat, kind, children }: PlateProps) => (
  <p className={kind === undefined ? 'phone-seat' : `phone-seat ${kind}`} data-testid={testId}>
    <Chip number={seat + 1} />
    <span>
      <b dir="auto">{name}</b>
      <small>{children}</small>
    </span>
  </p>
);
