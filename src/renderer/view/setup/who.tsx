import { botLevel, type Occupant } from '../../../protocol/play.ts';
import { useTools } from '../../store/context.ts';
import type { DraftSeat } from '../../store/draft.ts';
import { seatOccupant } from '../../store/play/draft.ts';
import { useEdit } from './use-draft.ts';

/** Whoever may play a seat, by the name of the choice. */
const CHOICES: Readonly<Record<string, Occupant>> = {
  here: { who: 'here' },
  phone: { who: 'phone' },
  ...Object.fromEntries(botLevel.options.map((level) => [level, { who: 'bot', level }])),
};

interface Props {
  readonly seat: DraftSeat;
  /** Counted from 1. */
  readonly number: number;
  readonly name: string;
}

/** Who plays a seat of a table without a deck. */
export function Who({ seat, number, name }: Props) {
  const { setup, levels } = useTools().words.play;
  const edit = useEdit();
  const occupant = seat.occupant ?? { who: 'here' };
  return (
    <select
      className="who"
      aria-label={setup.who(name)}
      data-testid={`who-${number}`}
      value={occupant.who === 'bot' ? occupant.level : occupant.who}
      onChange={({ target }) => {
        const chosen = CHOICES[target.value];
        if (chosen !== undefined) edit((draft) => seatOccupant(draft, seat.id, chosen, setup.botNames));
      }}
    >
      <option value="here">{setup.here}</option>
      <option value="phone">{setup.phone}</option>
      {botLevel.options.map((level) => (
        <option key={level} value={level}>
          {setup.bot(levels[level])}
        </option>
      ))}
    </select>
  );
}
