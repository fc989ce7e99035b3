import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';

/** Where the arrows of play lie on the cloth, in parts of its width and height, and how far they are turned clockwise. */
const ARROWS = [
  [19.2, 10.6, -20.4],
  [80.8, 10.6, 20.4],
  [80.8, 89.4, 159.6],
  [19.2, 89.4, -159.6],
] as const;

/** The table itself, and which way play goes on it. */
export function Cloth({ direction }: Pick<TableView, 'direction'>) {
  const { table } = useTools().words;
  return (
    <div className="wood">
      <div className="felt">
        <p className={`racetrack ${direction}`} data-testid="direction" data-direction={direction}>
          <span className="unseen">{table.direction[direction]}</span>
          {ARROWS.map(([left, top, turn]) => (
            <i
              key={turn}
              className="chevron"
              style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
              aria-hidden="true"
            >
              <Icon name="chevrons" />
            </i>
          ))}
        </p>
      </div>
    </div>
  );
}
