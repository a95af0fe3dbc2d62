import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Visit } from './visit.ts'

/** What a run has seen so far, a line a visit, so that a stopped run goes on where it was. */
export interface Results {
  readonly seen: () => readonly Visit[]
  readonly add: (visit: Visit) => void
}

export const openResults = (file: string, resume: boolean): Results => {
  mkdirSync(dirname(file), { recursive: true })
  if (!resume) rmSync(file, { force: true })
  const seen: Visit[] = []
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line of a run that was stopped may be cut.
      if (line.endsWith('}')) seen.push(JSON.parse(line) as Visit)
    }
  return {
    seen: () => seen,
    add: (visit) => {
      seen.push(visit)
      appendFileSync(file, `${JSON.stringify(visit)}\n`)
    },
  }
}
