import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { Icon } from '../parts/icon.tsx';

/** As many arrows say which way play goes; the style says where they lie. */
const ARROWS = [0, 1, 2, 3];

/** The table itself, and which way play goes on it. */
export function Cloth({ direction }: Pick<TableView, 'direction'>) {
  const { table } = useTools().words;
  return (
    <div className="wood">
      <div className="felt">
        <p className={`racetrack ${direction}`} data-testid="direction" data-direction={direction}>
          <span className="unseen">{table.direction[direction]}</span>
          {ARROWS.map((arrow) => (
            <i key={arrow} className="chevron" aria-hidden="true">
              <Icon name="chevrons" />
            </i>
          ))}
        </p>
      </div>
    </div>
  );
}
