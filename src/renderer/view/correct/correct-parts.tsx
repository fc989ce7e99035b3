import type { ReactNode } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { Chip } from '../parts/chip.tsx';

interface PartProps {
  readonly title: string;
  /** What is likeliest: larger than the rest. */
  readonly likely?: boolean;
  /** What is less likely: a line for each. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** One of the things that may have been wrong, with what can be done about it. */
export function Part({ title, likely = false, quiet = false, children }: PartProps) {
  return (
    <fieldset className={`correct-part${likely ? ' likely' : ''}${quiet ? ' quiet-part' : ''}`}>
      <legend>{title}</legend>
      <div className="correct-choices">{children}</div>
    </fieldset>
  );
}

interface SeatProps {
  readonly view: TableView;
  readonly testId: string;
  /** The one that is recorded so far; nothing would change with it, and who was out then can't have been it. */
  readonly booked?: number | null;
  /** The one that is chosen already, where another may be chosen instead. */
  readonly chosen?: number | null;
  readonly onSeat: (seat: number) => void;
  /** What the button says instead of the name alone, which is to be isolated in it. */
  readonly label?: (name: string, seat: number) => string;
  readonly focus?: boolean;
}

/** A button for everybody at the table. */
export function SeatButtons({
  view,
  testId,
  booked = null,
  chosen,
  onSeat,
  label,
  focus = false,
}: SeatProps) {
  return view.seats.map(({ name, place }, seat) => (
    <ActionButton
      key={name}
      testId={`${testId}-${name}`}
      disabled={seat === booked || (booked !== null && place !== null)}
      {...((chosen ?? booked) !== null && { pressed: seat === (chosen ?? booked) })}
      first={focus && seat === (booked === 0 ? 1 : 0)}
      onClick={() => onSeat(seat)}
    >
      <Chip number={seat + 1} />
      {/* A whole label in it would run the way of the name that it begins with. */}
      {label === undefined ? <bdi>{name}</bdi> : label(name, seat)}
    </ActionButton>
  ));
}

/** Back to the choice of what was wrong. */
export function BackButton({ onClick }: { readonly onClick: () => void }) {
  const { correct } = useTools().words;
  return (
    <ActionButton testId="correct-back" onClick={onClick}>
      {correct.backToMove}
    </ActionButton>
  );
}
