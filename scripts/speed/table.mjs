/** @typedef {'home' | 'atOnce' | 'afterLook' | 'script' | 'shift' | 'late'} Figure */

/**
 * What is promised: the most each figure may be.
 * @type {Record<Figure, { name: string, most: number, unit: string, digits: number }>}
 */
const LIMITS = {
  home: { name: 'Home: Play now can be pressed', most: 1000, unit: 'ms', digits: 0 },
  atOnce: { name: 'First decision, Play now pressed at once', most: 2000, unit: 'ms', digits: 0 },
  afterLook: { name: 'First decision, pressed after a look', most: 2000, unit: 'ms', digits: 0 },
  script: { name: 'JavaScript of home and one board, gzip', most: 250, unit: 'kB', digits: 0 },
  shift: { name: 'Layout shift (CLS), home to mid-game', most: 0.02, unit: '', digits: 4 },
  late: { name: 'Frames over 20 ms while cards fly', most: 5, unit: '%', digits: 1 },
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/**
 * Prints the table. True when every limit is kept; what could not be measured keeps none.
 * @param {Record<Figure, number>} figures medians
 * @param {Record<Figure, readonly number[]>} seen all runs
 */
export const report = (figures, seen) => {
  let kept = true
  const rows = Object.entries(LIMITS).map(([key, { name, most, unit, digits }]) => {
    const id = /** @type {Figure} */ (key)
    const write = (/** @type {number} */ number) => number.toFixed(digits)
    const fine = figures[id] <= most
    kept = kept && fine
    const spread = `${write(Math.min(...seen[id]))} to ${write(Math.max(...seen[id]))}`
    return [name, `${write(figures[id])} ${unit}`, `${most} ${unit}`, spread, fine ? 'kept' : 'MISSED']
  })
  const table = [['figure', 'median', 'at most', 'runs', ''], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
  }
  return kept
}
