import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a run has seen so far, a line for each, so that a stopped run goes on where it was. */
export interface Results<T> {
  readonly seen: () => readonly T[]
  readonly add: (one: T) => void
}

/** The results in a file; of those of earlier runs only what `stays`. */
export const openResults = <T>(file: string, stays: (one: T) => boolean): Results<T> => {
  mkdirSync(dirname(file), { recursive: true })
  // The last line of a run that was stopped may be cut.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const seen = lines
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as T)
    .filter(stays)
  writeFileSync(file, seen.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return {
    seen: () => seen,
    add: (one) => {
      seen.push(one)
      appendFileSync(file, `${JSON.stringify(one)}\n`)
    },
  }
}
