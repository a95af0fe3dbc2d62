import type { Bench } from './bench.ts'
import { CASTS } from './cast.ts'
import type { Law, Report } from './laws.ts'
import { type Made, SOUND } from './made.ts'
import { makeTrial } from './trial.ts'
import { WEATHERS } from './weather.ts'

export interface SuiteOptions {
  /** A new one for each trial would do as well: matches do not meet. */
  readonly bench: Bench
  /** Lets everything go on that is not waiting for time or for the store: one turn of the host's loop. */
  readonly breathe: () => Promise<void>
  /** Rejections nobody caught so far. */
  readonly rejections: () => number
  /** How many trials of each cast under each weather. */
  readonly rounds: number
  readonly seed: string
  readonly made?: Made
  /** Only these weathers; all when absent. */
  readonly weathers?: readonly string[]
  /** Ends with the first trial that breaks this law. */
  readonly until?: Law
}

/** Holds an authority over a store against every law, cast by cast and weather by weather. */
export const tryAuthority = async (options: SuiteOptions): Promise<Report> => {
  const { bench, breathe, rejections, rounds, seed, made = SOUND, weathers, until } = options
  const [broken, hashes]: [Report['broken'][number][], string[]] = [[], []]
  let entries = 0
  for (let round = 0; round < rounds; round++) {
    for (const weather of WEATHERS) {
      if (weathers !== undefined && !weathers.includes(weather.name)) continue
      for (const cast of CASTS) {
        const trial = await makeTrial({ bench, made, cast, weather, seed: `${seed}/${round}`, breathe, rejections })
        broken.push(...trial.broken)
        hashes.push(trial.hash)
        entries += trial.entries
        if (until !== undefined && broken.some(({ law }) => law === until)) break
      }
      if (until !== undefined && broken.some(({ law }) => law === until))
        return { trials: hashes.length, entries, broken, hashes }
    }
  }
  return { trials: hashes.length, entries, broken, hashes }
}
