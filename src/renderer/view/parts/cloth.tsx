import type { TableView } from '../../../protocol/view.ts';
import { Icon } from './icon.tsx';

/** Degrees from the right end of the line on the cloth, clockwise. */
const CHEVRONS = [45, 135, 225, 315] as const;

/** On the line, and along it. */
function chevronAt(angle: number): { left: string; top: string; rotate: string } {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  // The line is wider than high, so it runs flatter there than a circle.
  const along = (Math.atan2(0.45 * x, -y) * 180) / Math.PI;
  return { left: `${50 + 50 * x}%`, top: `${50 + 50 * y}%`, rotate: `${along}deg` };
}

/** A table of wood and cloth, and on it a thin line whose chevrons say which way play goes. */
export const Cloth = ({ direction }: { readonly direction?: TableView['direction'] }) => (
  <div className="wood cloth" aria-hidden="true">
    <div className="felt">
      <div className={`racetrack ${direction ?? ''}`}>
        {direction !== undefined &&
          CHEVRONS.map((angle) => (
            <i key={angle} className="chevron" style={chevronAt(angle)}>
              <Icon name="chevrons" />
            </i>
          ))}
      </div>
    </div>
  </div>
);
