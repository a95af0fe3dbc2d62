import { type Chance, type ChanceOutcome, removeOne } from './chance.ts'

/** Thrown by scripted and recorded chance when the script and the game disagree. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
}

export interface ScriptedChance extends Chance {
  /** Throws when the script holds outcomes that were never asked for. */
  readonly done: () => void
  readonly used: () => number
}

/** Dictated chance: `pick` and `die` take numbers, `draw` takes the value. Missing, impossible and unused outcomes throw. */
export const scriptedChance = (script: readonly ChanceOutcome[]): ScriptedChance => {
  let at = 0
  const next = (wanted: string): ChanceOutcome => {
    const outcome = script[at]
    if (outcome === undefined) throw new ScriptError(`the script ends where ${wanted} is asked (outcome ${at + 1})`)
    at++
    return outcome
  }
  const integer = (low: number, high: number, wanted: string): number => {
    const outcome = next(wanted)
    if (typeof outcome !== 'number' || !Number.isInteger(outcome) || outcome < low || outcome > high) {
      throw new ScriptError(`${wanted} gives ${low} to ${high}, the script says ${JSON.stringify(outcome)}`)
    }
    return outcome
  }
  return {
    pick: (n) => integer(0, n - 1, `a pick of ${n}`),
    die: (sides) => integer(1, sides, `a die of ${sides}`),
    draw: <C extends ChanceOutcome>(pool: C[]): C => {
      const outcome = next('a draw') as C
      if (!removeOne(pool, outcome)) {
        throw new ScriptError(`${JSON.stringify(outcome)} is not in the pool ${JSON.stringify(pool)}`)
      }
      return outcome
    },
    done: () => {
      if (at < script.length) throw new ScriptError(`${script.length - at} scripted outcomes were never asked for`)
    },
    used: () => at,
  }
}

/** Replays the outcomes of a record entry; the same strictness as a script. */
export const recordedChance = scriptedChance

/** Passes every question on to `source` and keeps the outcomes in `outcomes`. */
export const recordingChance = (source: Chance, outcomes: ChanceOutcome[]): Chance => ({
  pick: (n) => {
    const outcome = source.pick(n)
    outcomes.push(outcome)
    return outcome
  },
  die: (sides) => {
    const outcome = source.die(sides)
    outcomes.push(outcome)
    return outcome
  },
  draw: (pool) => {
    const outcome = source.draw(pool)
    outcomes.push(outcome)
    return outcome
  },
})
