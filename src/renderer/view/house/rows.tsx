import type { DealRow } from '../../../engine/rules/schema.ts';
import { useTools } from '../../store/context.ts';
import { numbers } from '../../store/house/controls.ts';
import { MoveButtons, Pick } from './fields.tsx';
import { moved, withAt, without } from './lists.ts';

type Cell = 'from' | 'to' | 'stacks' | 'depth' | 'faceUp' | 'hand';

/** What each cell of a row may be. */
export const CELLS: Readonly<Record<Cell, readonly number[]>> = {
  from: numbers(2, 12),
  to: numbers(2, 12),
  stacks: numbers(0, 6),
  depth: numbers(1, 4),
  faceUp: numbers(0, 6),
  hand: numbers(1, 20),
};

export const EXCHANGES = ['any', 'none', 'swap', 'pick'] as const;

const cellsOf = ({ players, faceDown, faceUp, hand }: DealRow): Readonly<Record<Cell, number>> => ({
  from: players[0],
  to: players[1],
  stacks: faceDown.stacks,
  depth: faceDown.depth,
  faceUp,
  hand,
});

/** The row with another number in a cell. */
export function withCell(row: DealRow, cell: Cell, value: number): DealRow {
  const cells: Readonly<Record<Cell, number>> = { ...cellsOf(row), [cell]: value };
  const { from, to, stacks, depth, faceUp, hand } = cells;
  return { ...row, players: [from, to], faceDown: { stacks, depth }, faceUp, hand };
}

/** The row for one way of exchanging, or for any. */
export function withExchange(
  { exchange: _, ...row }: DealRow,
  exchange: (typeof EXCHANGES)[number],
): DealRow {
  const { players, ...dealt } = row;
  return exchange === 'any' ? row : { players, exchange, ...dealt };
}

const FIRST: DealRow = { players: [2, 5], faceDown: { stacks: 3, depth: 1 }, faceUp: 3, hand: 3 };

interface Props {
  readonly rows: readonly DealRow[];
  readonly onChange: (rows: readonly DealRow[]) => void;
}

/** What players are dealt, with a row for each number of players. */
export function Rows({ rows, onChange }: Props) {
  const { words } = useTools();
  const { rows: said } = words.house;
  return (
    <>
      <ol className="stack house-list">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <li key={place}>
            <div className="cluster house-fields">
              {(Object.keys(CELLS) as Cell[]).map((cell) => (
                <Pick
                  key={cell}
                  testId={`row-${place}-${cell}`}
                  label={said.cells[cell]}
                  labelled
                  value={cellsOf(row)[cell]}
                  values={CELLS[cell]}
                  say={String}
                  onChange={(value) => onChange(withAt(rows, place, withCell(row, cell, value)))}
                />
              ))}
              <Pick
                testId={`row-${place}-exchange`}
                label={said.cells.exchange}
                labelled
                value={row.exchange ?? 'any'}
                values={EXCHANGES}
                say={(exchange) => said.exchange[exchange]}
                onChange={(exchange) => onChange(withAt(rows, place, withExchange(row, exchange)))}
              />
              <MoveButtons
                testId={`row-${place}`}
                what={said.row(place + 1)}
                place={place}
                count={rows.length}
                onMove={(by) => onChange(moved(rows, place, by))}
                onRemove={() => onChange(without(rows, place))}
              />
            </div>
            <p className="aside-text">{words.rules.dealRow(row)}</p>
          </li>
        ))}
      </ol>
      <button type="button" data-testid="add-row" onClick={() => onChange([...rows, rows.at(-1) ?? FIRST])}>
        {said.add}
      </button>
    </>
  );
}
