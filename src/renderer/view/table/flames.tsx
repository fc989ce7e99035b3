/** The width and the height that the flames are drawn in, before they are stretched over the edge. */
const [WIDTH, HEIGHT] = [1366, 100];

/** From the back to the front: how broad a tongue is, how high at most, and where the first one begins. */
const LAYERS = [
  { broad: 118, high: 0.95, from: -60, name: 'deep' },
  { broad: 86, high: 0.7, from: -25, name: 'mid' },
  { broad: 64, high: 0.45, from: -45, name: 'hot' },
] as const;

/** How high each tongue is beside the highest, over and over. */
const SIZES = [0.6, 1, 0.72, 0.5, 0.88, 0.66, 0.95, 0.55, 0.8] as const;

/** A tongue that leans over to the right, from a point at the lower edge. */
function tongue(x: number, broad: number, high: number): string {
  const y = HEIGHT - high * HEIGHT;
  const at = (part: number, height: number) =>
    `${(x + part * broad).toFixed(0)} ${(HEIGHT - height * high * HEIGHT).toFixed(0)}`;
  return `C${at(0.1, 0.35)} ${at(0.5, 0.6)} ${(x + 0.62 * broad).toFixed(0)} ${y.toFixed(0)}C${at(0.7, 0.5)} ${at(0.98, 0.45)} ${at(1, 0)}`;
}

function layer({ broad, high, from }: (typeof LAYERS)[number]): string {
  const count = Math.ceil((WIDTH - from) / broad) + 1;
  const tongues = Array.from({ length: count }, (_, i) =>
    tongue(from + i * broad, broad, high * SIZES[(i * 2 + from + 90) % SIZES.length]!),
  );
  return `M${from} ${HEIGHT}${tongues.join('')}Z`;
}

/** Fire along the edge of the band. */
export const Flames = () => (
  <svg
    className="band-flames"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {LAYERS.map((one) => (
      <path key={one.name} className={one.name} d={layer(one)} />
    ))}
  </svg>
);
