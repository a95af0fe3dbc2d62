import { type Happening, heardBy } from '../audience.ts'
import type { GameTypes } from '../game.ts'
import { eachNumber } from './numbers.ts'
import { pathsLike } from './paths.ts'
import type { SayingRoom } from './saying.ts'
import type { Trial } from './trial.ts'

/** Fields of a view that are the table's and the viewer's name. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['options', 'viewer'])

const untoldOf = new WeakMap<object, (path: string) => boolean>()
const isUntold = <T extends GameTypes>(saying: SayingRoom<T>): ((path: string) => boolean) => {
  const known = untoldOf.get(saying) ?? pathsLike(Object.keys(saying.untold))
  untoldOf.set(saying, known)
  return known
}

/** Somebody in the audience of one match. */
export interface Reader<T extends GameTypes> {
  readonly hear: (happenings: readonly Happening<T['Event']>[]) => void
  /** Holds what was counted against what a spectator sees now. */
  readonly compare: (state: T['State']) => void
}

/** Null where the game has no listener. */
export const readerOf = <T extends GameTypes>(trial: Trial<T>): Reader<T> | null => {
  const { room, options, scenario, ledger, box } = trial
  const { saying } = room
  if (saying === undefined) return null
  const listener = saying.listener(options, scenario.loadouts.length)
  const untold = isUntold(saying)
  return {
    hear: (happenings) => heardBy(happenings, 'spectator').forEach(listener.hear),
    compare: (state) => {
      ledger.test('log')
      const counts = listener.counts()
      const view = box.game.view(state, 'spectator')
      let told = 0
      const hold = (path: string, number: number): void => {
        const count = counts.get(path)
        if (count !== undefined) told++
        else if (!untold(path)) ledger.fail('log', `${path} is ${number}, and no event tells it`, [path])
        if (count !== undefined && count !== number)
          ledger.fail('log', `${path} is ${number}, and the events add up to ${count}`, [path])
      }
      eachNumber(view, hold, NOT_COUNTED)
      if (told === counts.size) return
      const shown = new Set<string>()
      eachNumber(view, (path) => void shown.add(path), NOT_COUNTED)
      for (const path of counts.keys())
        if (!shown.has(path)) ledger.fail('log', `the events tell ${path}, which nobody sees`, [path])
    },
  }
}
