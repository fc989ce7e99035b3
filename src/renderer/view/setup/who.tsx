import { useTools } from '../../store/context.ts';
import type { DraftSeat } from '../../store/draft.ts';
import { seatOccupant } from '../../store/play/draft.ts';
import { Occupants } from '../phones/occupants.tsx';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly seat: DraftSeat;
  /** Counted from 1. */
  readonly number: number;
  readonly name: string;
}

/** Who is to play a seat of a table without a deck. */
export function Who({ seat, number, name }: Props) {
  const { botNames } = useTools().words.play.setup;
  const edit = useEdit();
  return (
    <Occupants
      className="who"
      testId={`who-${number}`}
      name={name}
      occupant={seat.occupant ?? { who: 'here' }}
      choose={(occupant) => edit((draft) => seatOccupant(draft, seat.id, occupant, botNames))}
    />
  );
}
