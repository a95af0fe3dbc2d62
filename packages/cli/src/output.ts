import { progress } from '@clack/prompts'
import { spokenLanguage } from './text.ts'

export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** Columns a terminal needs for a text: kana and kanji are two wide. */
const widthOf = (text: string): number => {
  let width = 0
  for (const letter of text) width += letter >= '\u2e80' ? 2 : 1
  return width
}

/** Rows of cells in columns, the first to the left and the others to the right. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat((widths[i] as number) - widthOf(cell))
        return i === 0 ? `${cell}${gap}` : `${gap}${cell}`
      })
      .join('  ')
      .trimEnd(),
  )
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const count = (value: number): string => new Intl.NumberFormat(spokenLanguage()).format(Math.round(value))

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
