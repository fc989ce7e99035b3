import { botLevel, type Occupant } from '../../../protocol/play.ts';
import { useTools } from '../../store/context.ts';

/** Who may play a seat, by the name of the choice. */
const OCCUPANTS: ReadonlyMap<string, Occupant> = new Map<string, Occupant>([
  ['here', { who: 'here' }],
  ['phone', { who: 'phone' }],
  ...botLevel.options.map((level): [string, Occupant] => [level, { who: 'bot', level }]),
]);

interface Props {
  readonly testId: string;
  /** Of the seat, as it stands in a sentence. */
  readonly name: string;
  readonly occupant: Occupant;
  readonly choose: (occupant: Occupant) => void;
  readonly className?: string;
  /** Why nobody else may be chosen now. */
  readonly fixed?: string | undefined;
}

/** Who plays a seat of a table without a deck. */
export function Occupants({ testId, name, occupant, choose, className, fixed }: Props) {
  const { setup, levels } = useTools().words.play;
  return (
    <select
      className={className}
      aria-label={setup.who(name)}
      data-testid={testId}
      disabled={fixed !== undefined}
      title={fixed}
      value={occupant.who === 'bot' ? occupant.level : occupant.who}
      onChange={({ target }) => {
        const chosen = OCCUPANTS.get(target.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {[...OCCUPANTS].map(([key, one]) => (
        <option key={key} value={key}>
          {one.who === 'bot' ? setup.bot(levels[one.level]) : setup[one.who]}
        </option>
      ))}
    </select>
  );
}
