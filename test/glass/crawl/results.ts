import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a run has seen so far, a line for each, so that a stopped run goes on where it was. */
export interface Results<T> {
  readonly seen: () => readonly T[]
  readonly add: (one: T) => void
}

export const openResults = <T>(file: string, resume: boolean): Results<T> => {
  mkdirSync(dirname(file), { recursive: true })
  if (!resume) rmSync(file, { force: true })
  const seen: T[] = []
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line of a run that was stopped may be cut.
      if (line.endsWith('}')) seen.push(JSON.parse(line) as T)
    }
  return {
    seen: () => seen,
    add: (one) => {
      seen.push(one)
      appendFileSync(file, `${JSON.stringify(one)}\n`)
    },
  }
}
