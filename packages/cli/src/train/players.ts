import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Wanted } from './match.ts'
import type { Trained } from './sample.ts'

/** Threads that play whole matches. */
export interface Players {
  readonly threads: number
  readonly play: (wanted: Wanted) => Promise<Trained>
  readonly close: () => Promise<void>
}

export const openPlayers = (threads: number): Players => {
  const pool = new Piscina<Wanted, Trained>({
    filename: fileURLToPath(new URL('./worker.js', import.meta.url)),
    name: 'play',
    minThreads: threads,
    maxThreads: threads,
    env: {},
  })
  return { threads, play: (wanted) => pool.run(wanted), close: () => pool.destroy() }
}

/** What becomes of matches while they are played. */
export interface Keeping {
  readonly known: (wanted: Wanted) => Trained | null
  readonly keep: (wanted: Wanted, result: Trained) => void
  readonly advance: (done: number) => void
  /** Asked after each match: whether no more are needed of what there is in a row. */
  readonly isOver?: (played: readonly Trained[]) => boolean
}

/** As many matches at once as there are threads; the results in the order of the questions, without a gap. */
export const playAll = async (
  players: Players,
  questions: readonly Wanted[],
  { known, keep, advance, isOver = () => false }: Keeping,
): Promise<readonly Trained[]> => {
  const results = questions.map((one) => known(one))
  const whole = (): readonly Trained[] => {
    const gap = results.indexOf(null)
    return results.slice(0, gap < 0 ? results.length : gap) as Trained[]
  }
  let [next, done, over] = [0, results.filter((one) => one !== null).length, isOver(whole())]
  const playOn = async (): Promise<void> => {
    while (!over) {
      const at = next++
      const question = questions[at]
      if (question === undefined) return
      if (results[at] !== null) continue
      const result = await players.play(question)
      results[at] = result
      keep(question, result)
      advance(++done)
      over ||= isOver(whole())
    }
  }
  await Promise.all(Array.from({ length: players.threads }, playOn))
  return whole()
}
