import { parsePosition } from '../../../src/engine/position.ts';
import { rememberRules } from '../../../src/engine/rules/resolve.ts';
import type { State } from '../../../src/engine/state.ts';
import { findVariant } from '../../../src/variants/index.ts';

const resolve = rememberRules(findVariant);

interface SeatText {
  readonly hand: readonly string[];
  readonly faceUp?: readonly (string | null)[];
  readonly faceDown?: number | readonly (readonly string[])[];
}

/** A position with the seats Ann, Bo, Cy … and Ann's turn unless something else is said. */
export function at(seats: readonly SeatText[], more: Readonly<Record<string, unknown>> = {}): State {
  const names = ['Ann', 'Bo', 'Cy', 'Di'];
  const parsed = parsePosition(
    {
      rules: 'reference',
      dealer: 'Ann',
      turn: 'Ann',
      pile: [],
      stock: 0,
      seats: seats.map((seat, i) => ({ name: names[i], ...seat })),
      move: { seat: 'Ann', done: true },
      ...more,
    },
    resolve,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.state;
}
