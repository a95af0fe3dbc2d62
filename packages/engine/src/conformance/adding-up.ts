import { type Happening, heardBy } from '../audience.ts'
import type { GameTypes } from '../game.ts'
import { pathsLike } from './paths.ts'
import type { SayingRoom } from './saying.ts'
import type { Trial } from './trial.ts'

const NOT_COUNTED = new Set(['options', 'viewer'])

/** Every number of a view by its path, and how long each list is; options and the viewer's name apart. */
const numbersOf = (view: object): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'number') found.set(path, value)
    else if (Array.isArray(value)) {
      found.set(`${path}.length`, value.length)
      for (const [i, one] of value.entries()) look(one, `${path}.${i}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) look(one, path === '' ? key : `${path}.${key}`)
    }
  }
  for (const [key, value] of Object.entries(view)) if (!NOT_COUNTED.has(key)) look(value, key)
  return found
}

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
      const shown = numbersOf(box.game.view(state, 'spectator'))
      const counts = listener.counts()
      for (const [path, number] of shown) {
        const told = counts[path]
        if (told === undefined && !untold(path))
          ledger.fail('log', `${path} is ${number}, and no event tells it`, [path])
        if (told !== undefined && told !== number)
          ledger.fail('log', `${path} is ${number}, and the events add up to ${told}`, [path])
      }
      for (const path of Object.keys(counts))
        if (!shown.has(path)) ledger.fail('log', `the events tell ${path}, which nobody sees`, [path])
    },
  }
}
