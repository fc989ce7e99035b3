import { type Move, playedOf } from '../engine/move.ts';
import type { Entry, Judged } from '../engine/record.ts';
import type { Correction } from './correction.ts';
import type { Deed, ToldMove } from './notice.ts';

/** Says what a correction has done, in moves and facts. */

const moveOf = (entry: Entry | undefined): Move[] => (entry?.kind === 'move' ? [entry.move] : []);

const told = (move: Move): ToldMove => ({
  kind: move.kind,
  seat: move.seat,
  cards: playedOf(move),
  ...(move.kind === 'swap' && { taken: move.take }),
  ...(move.kind === 'stack' && { on: move.on }),
  ...(move.kind === 'done' && move.to !== undefined && { to: move.to }),
});

/** Of more moves than these only the number is told. */
const NAMED = 2;

const deed = (what: Deed['what'], moves: readonly Move[] = []): Deed => ({
  what,
  moves: moves.slice(0, NAMED).map(told),
  count: moves.length,
  fact: null,
});

function factDeed(entry: Entry | undefined): Deed | null {
  if (entry === undefined || entry.kind === 'move') return null;
  const isBurn = entry.kind === 'moved' && entry.from.zone === 'pile' && entry.to.zone === 'burned';
  return isBurn ? deed('burned') : { ...deed('fact'), fact: entry };
}

/**
 * What a correction has done to the record as it was (`before`): `made` are its entries from `at` on. Null where a move is
 * not told by itself.
 */
export function deedOf(
  correction: Correction,
  before: readonly Judged[],
  { at, judged: made }: { readonly at: number; readonly judged: readonly Judged[] },
): Deed | null {
  if (correction.kind === 'takeBack')
    return deed(
      'takenBack',
      before.slice(at).flatMap(({ entry }) => moveOf(entry)),
    );
  const was = moveOf(before[correction.entry]?.entry);
  const [first, second] = made.map(({ entry }) => entry);
  switch (correction.kind) {
    case 'cards':
      return first?.kind === 'move' ? deed('now', [...moveOf(first), ...was]) : factDeed(first);
    case 'move':
      return deed('now', [correction.move, ...was]);
    case 'player': {
      const now = made.flatMap(({ entry }) => moveOf(entry)).find(({ seat }) => seat === correction.seat);
      return now === undefined ? null : deed('now', [now, ...was]);
    }
    case 'split':
    case 'reorder':
      return deed('inOrder', [...moveOf(first), ...moveOf(second)]);
    case 'merge':
      return deed('whole', moveOf(first));
    case 'insertMove':
      return deed('added', [correction.move]);
    case 'insert':
      return factDeed(correction.adjustment);
    case 'remove':
      return was.length === 0 ? null : deed('removed', was);
    case 'stand':
      return deed('stands', was);
    case 'burn':
      return deed('burned');
    case 'unburn':
      return deed('unburned');
    case 'missed':
      return null;
  }
}
