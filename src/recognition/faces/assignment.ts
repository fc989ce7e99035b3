/**
 * Gives each row a column of its own, so that the costs add up to least (the assignment problem): the column of each
 * row. There must be at least as many columns as rows, and no cost may be infinite. The Hungarian method, row by row
 * along shortest paths: rows² × columns steps.
 */
export function assign(costs: readonly (readonly number[])[]): readonly number[] {
  const columns = costs[0]?.length ?? 0;
  /** For each column the row that has it; -1 for none. The last column is no real one: the path begins there. */
  const rowOf = new Int32Array(columns + 1).fill(-1);
  const rowPrice = new Float64Array(costs.length);
  const columnPrice = new Float64Array(columns + 1);
  for (let row = 0; row < costs.length; row++) {
    const least = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(columns).fill(columns);
    const done = new Uint8Array(columns + 1);
    let at = columns;
    rowOf[at] = row;
    while (rowOf[at] !== -1) {
      done[at] = 1;
      const holder = rowOf[at]!;
      let next = -1;
      for (let column = 0; column < columns; column++) {
        if (done[column]) continue;
        const cost = costs[holder]![column]! - rowPrice[holder]! - columnPrice[column]!;
        if (cost < least[column]!) {
          least[column] = cost;
          from[column] = at;
        }
        if (next === -1 || least[column]! < least[next]!) next = column;
      }
      const step = least[next]!;
      for (let column = 0; column <= columns; column++)
        if (done[column]) {
          rowPrice[rowOf[column]!]! += step;
          columnPrice[column]! -= step;
        } else if (column < columns) least[column]! -= step;
      at = next;
    }
    // Back along the path: each row on it takes the column after its own.
    while (at !== columns) {
      rowOf[at] = rowOf[from[at]!]!;
      at = from[at]!;
    }
    rowOf[columns] = -1;
  }
  const columnOf = new Array<number>(costs.length);
  for (let column = 0; column < columns; column++)
    if (rowOf[column] !== -1) columnOf[rowOf[column]!] = column;
  return columnOf;
}
