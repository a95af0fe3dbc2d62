import { progress } from '@clack/prompts'

export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** Rows of cells in columns, the first to the left and the others to the right. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number)))
      .join('  ')
      .trimEnd(),
  )
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const GROUPS = new Intl.NumberFormat('en')
export const count = (value: number): string => GROUPS.format(Math.round(value))

/** How far a long command is; drawn only where somebody watches. */
export interface Progress {
  readonly advance: (done: number) => void
  readonly end: () => void
}

const SILENT: Progress = { advance: () => {}, end: () => {} }
/** Milliseconds between two strokes. */
const STROKE = 100

/** A bar on stderr when that is a terminal, so that what is piped stays clean. */
export const openProgress = (message: string, most: number): Progress => {
  if (!process.stderr.isTTY) return SILENT
  const bar = progress({ max: most, output: process.stderr, withGuide: false })
  bar.start(message)
  let drawn = 0
  let at = 0
  return {
    advance: (done) => {
      const now = performance.now()
      if (now - at < STROKE && done < most) return
      at = now
      bar.advance(done - drawn, `${message} ${count(done)} / ${count(most)}`)
      drawn = done
    },
    end: () => bar.clear(),
  }
}
