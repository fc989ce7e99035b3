/** The middle ring and the rim, in 100 by 100. */
const [INNER, OUTER] = [36, 48] as const;
/** Half the angle that a spot takes, in radians, at the ring and at the rim. */
const HALF = 0.2;

const point = (radius: number, angle: number): string =>
  `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;

/** A spot on the rim around an angle, clockwise from the top. */
function spot(angle: number): string {
  const [from, to] = [angle - HALF, angle + HALF];
  return `M${point(INNER, from)}L${point(OUTER, from)}A48 48 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A36 36 0 0 0 ${point(INNER, from)}Z`;
}

const spots = (count: number): string =>
  Array.from({ length: count }, (_, i) => spot((2 * Math.PI * i) / count)).join('');

/** A player's chip: the number of the seat from 1, as keys and command codes have it, and as many spots. */
export const Chip = ({ number }: { readonly number: number }) => (
  <svg className="chip" data-number={number} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <circle cx="50" cy="50" r={OUTER} className="chip-rim" />
    <path d={spots(number)} className="chip-spots" />
    <circle cx="50" cy="50" r="35" className="chip-middle" />
    <text x="50" y="66" className="chip-number">
      {number}
    </text>
  </svg>
);
