import type { Worker } from 'node:cluster'
import type { Figure } from './metrics.ts'

/** What a worker is asked, and what it says: its figures, under the number of the question. */
export interface FiguresWanted {
  readonly figures: number
}
export interface FiguresTold extends FiguresWanted {
  readonly told: Figure[]
}

/** Milliseconds for a worker's answer: one that just ends gives none. */
const PATIENCE_MS = 2000

let asked = 0

/** The figures of all workers that answer. */
export const figuresOfWorkers = async (workers: Iterable<Worker>): Promise<readonly Figure[][]> => {
  const all = await Promise.all([...workers].map(figuresOf))
  return all.filter((one) => one !== null)
}

const figuresOf = (worker: Worker): Promise<Figure[] | null> =>
  new Promise((give) => {
    const question = ++asked
    const done = (told: Figure[] | null): void => {
      clearTimeout(timer)
      worker.off('message', hear)
      give(told)
    }
    const hear = (said: Partial<FiguresTold>): void => {
      if (said.figures === question) done(said.told ?? [])
    }
    const timer = setTimeout(() => done(null), PATIENCE_MS)
    worker.on('message', hear)
    if (worker.isConnected()) worker.send({ figures: question } satisfies FiguresWanted)
    else done(null)
  })
