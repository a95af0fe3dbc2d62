/** A zero-sum game in one table: what the row player gets. Row by row. */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  readonly gains: readonly number[]
}

/** Best mixed strategies of both players, as shares that add up to 1, and what the row player gets by them. */
export interface Solution {
  readonly value: number
  readonly row: readonly number[]
  readonly column: readonly number[]
}

/** A gain below it counts as 0; nothing is divided by an entry below it; two ratios as close as that are equal. */
const NO_GAIN = 1e-11
const NO_ENTRY = 1e-9
const EQUAL = 1e-11
/** Steps by the largest gain; after that the smallest index is taken, which never goes in circles (Bland 1977). */
const QUICK_STEPS = 60

/**
 * Solves a matrix game exactly by the simplex method (Dantzig 1951): with all gains above 0, the column player's shares
 * divided by the value maximise their sum under `gains * shares <= 1`; the row player's are the dual solution.
 */
export const solveMatrix = ({ rows, columns, gains }: Matrix): Solution => {
  let least = Infinity
  for (let i = 0; i < gains.length; i++) if ((gains[i] as number) < least) least = gains[i] as number
  const width = columns + rows + 1
  const last = width - 1
  // One line a row with a slack each, and below them the line of what is still to gain.
  const table = new Float64Array((rows + 1) * width)
  const basis = new Int32Array(rows)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) table[r * width + c] = (gains[r * columns + c] as number) - least + 1
    table[r * width + columns + r] = 1
    table[r * width + last] = 1
    basis[r] = columns + r
  }
  const bottom = rows * width
  for (let c = 0; c < columns; c++) table[bottom + c] = -1
  for (let steps = 0; ; steps++) {
    const bland = steps >= QUICK_STEPS
    let enters = -1
    let most = -NO_GAIN
    for (let c = 0; c < last; c++) {
      const gain = table[bottom + c] as number
      if (gain >= most) continue
      enters = c
      if (bland) break
      most = gain
    }
    if (enters < 0) break
    const leaves = leavesFor(table, basis, rows, width, enters, bland)
    if (leaves < 0) break
    pivot(table, basis, rows, width, leaves, enters)
  }
  const value = 1 / (table[bottom + last] as number)
  const column = new Array<number>(columns).fill(0)
  for (let r = 0; r < rows; r++) {
    const at = basis[r] as number
    if (at < columns) column[at] = Math.max(0, (table[r * width + last] as number) * value)
  }
  const row = new Array<number>(rows)
  for (let r = 0; r < rows; r++) row[r] = Math.max(0, (table[bottom + columns + r] as number) * value)
  return { value: value + least - 1, row: shared(row), column: shared(column) }
}

/** The row with the smallest ratio; of equal ones that with the largest entry, which keeps numbers small. */
const leavesFor = (
  table: Float64Array,
  basis: Int32Array,
  rows: number,
  width: number,
  enters: number,
  bland: boolean,
): number => {
  let leaves = -1
  let best = Infinity
  for (let r = 0; r < rows; r++) {
    const entry = table[r * width + enters] as number
    if (entry <= NO_ENTRY) continue
    const ratio = (table[r * width + width - 1] as number) / entry
    const equal = leaves >= 0 && Math.abs(ratio - best) <= EQUAL
    const better = bland
      ? (basis[r] as number) < (basis[leaves] as number)
      : entry > (table[leaves * width + enters] as number)
    if (equal ? better : ratio < best) {
      best = Math.min(best, ratio)
      leaves = r
    }
  }
  return leaves
}

const pivot = (
  table: Float64Array,
  basis: Int32Array,
  rows: number,
  width: number,
  leaves: number,
  enters: number,
): void => {
  const line = leaves * width
  const by = table[line + enters] as number
  for (let c = 0; c < width; c++) table[line + c] = (table[line + c] as number) / by
  for (let r = 0; r <= rows; r++) {
    const times = table[r * width + enters] as number
    if (r === leaves || times === 0) continue
    for (let c = 0; c < width; c++) {
      table[r * width + c] = (table[r * width + c] as number) - times * (table[line + c] as number)
    }
  }
  basis[leaves] = enters
}

const shared = (shares: number[]): readonly number[] => {
  let sum = 0
  for (let i = 0; i < shares.length; i++) sum += shares[i] as number
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / sum
  return shares
}

/** The most either player could gain against these strategies by answering them best; 0 when they are exact. */
export const exploitability = ({ rows, columns, gains }: Matrix, { row, column }: Solution): number => {
  let best = -Infinity
  for (let r = 0; r < rows; r++) {
    let sum = 0
    for (let c = 0; c < columns; c++) sum += (gains[r * columns + c] as number) * (column[c] as number)
    best = Math.max(best, sum)
  }
  let worst = Infinity
  for (let c = 0; c < columns; c++) {
    let sum = 0
    for (let r = 0; r < rows; r++) sum += (gains[r * columns + c] as number) * (row[r] as number)
    worst = Math.min(worst, sum)
  }
  return best - worst
}
