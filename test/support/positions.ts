/** A position of the judge format with a move, to be changed by tests. Legal as it stands: queen on jack. */
export const samplePosition = () => ({
  rules: 'reference' as string,
  options: {} as Record<string, unknown>,
  dealer: 'Ann',
  direction: 'clockwise',
  turn: 'Bo' as string | null,
  seats: [
    { name: 'Ann', hand: ['2C', '??', '??'], faceUp: ['KH', '5D', '8S'], faceDown: 3 },
    { name: 'Bo', hand: ['QS', 'JC', '7D'], faceUp: ['3H', '9C', '4D'], faceDown: [['??'], ['??'], ['??']] },
  ],
  pile: ['4S', '6C', 'JD'],
  stock: 21,
  burned: 10,
  history: [{ seat: 'Ann', play: ['JD'] }],
  move: { seat: 'Bo', play: ['QS'] },
});

/** The value with what stands at a path (`seats.1.hand`) replaced; undefined takes it away. */
export function withAt(value: unknown, path: string, put: unknown): unknown {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce(
    (inner, key) => inner[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  if (put === undefined) delete holder[last];
  else holder[last] = put;
  return copy;
}
