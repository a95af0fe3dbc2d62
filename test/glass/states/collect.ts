import type { SomeBox } from '@menagerie/engine'
import { playCourse } from './course.ts'
import { type Eyes, type Sight, sightOfDraft, sightsOf } from './keys.ts'
import { type Mode, OF_HAND } from './modes.ts'

/** Where in the seeded games a person sees what the keys say. */
export interface Witness {
  readonly mode: string
  readonly seats: number
  readonly seed: string
  readonly guided: boolean
  readonly skip: number
  readonly eyes: Eyes
  readonly told: boolean
  readonly draft: readonly string[]
  readonly keys: readonly string[]
}

/** Every second game is played by somebody who thinks: random play seldom comes to a proper end. */
const isGuided = (game: number): boolean => game % 2 === 1

/** The earliest sight of every key that games `from` to `to` of a mode show; `known` ones are left out. */
export const collect = (
  some: SomeBox,
  mode: Mode,
  seats: number,
  games: { readonly from: number; readonly to: number },
  known: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, Witness> => {
  const best = new Map<string, Witness>()
  const alike = some((box) => OF_HAND[box.game.id] ?? [])
  for (let game = games.from; game < games.to; game++) {
    const played = { choices: mode.choices, seats, seed: String(game), guided: isGuided(game) }
    const see = (decisions: number, sight: Sight): void => {
      // What is told is told after the decision before.
      const skip = sight.told ? decisions - 1 : decisions
      const isNew = (key: string): boolean => !known.has(key) && (best.get(key)?.skip ?? Infinity) > skip
      if (!sight.keys.some(isNew)) return
      const { seed, guided } = played
      const witness: Witness = { mode: mode.id, seats, seed, guided, skip, ...sight }
      for (const key of sight.keys) if (isNew(key)) best.set(key, witness)
    }
    some((box) =>
      playCourse(box, played, {
        moment: (moment) => sightsOf(mode.id, seats, moment, alike).forEach((sight) => see(moment.decisions, sight)),
        draft: (draft) => see(draft.decisions, sightOfDraft(draft)),
      }),
    )
  }
  return best
}

/** The same sight, whatever it shows. */
const asked = (witness: Witness): string => JSON.stringify({ ...witness, keys: [] })

/** Earliest sights of several modes as one. */
export const earliest = (all: readonly ReadonlyMap<string, Witness>[]): ReadonlyMap<string, Witness> => {
  const best = new Map<string, Witness>()
  for (const found of all)
    for (const [key, witness] of found) if ((best.get(key)?.skip ?? Infinity) > witness.skip) best.set(key, witness)
  return best
}

/** As few witnesses as show every key: those that show the most come first. */
export const cover = (found: ReadonlyMap<string, Witness>): readonly Witness[] => {
  const whole = new Map<string, Witness>()
  for (const witness of found.values()) whole.set(asked(witness), witness)
  const left = new Set(found.keys())
  const taken: Witness[] = []
  const fresh = ({ keys }: Witness): number => keys.filter((key) => left.has(key)).length
  const open = new Set(whole.values())
  while (left.size > 0) {
    const [most] = [...open].sort((a, b) => fresh(b) - fresh(a) || a.skip - b.skip)
    if (most === undefined) throw new Error(`nobody shows ${[...left].join()}`)
    open.delete(most)
    const keys = most.keys.filter((key) => left.has(key))
    for (const key of keys) left.delete(key)
    if (keys.length > 0) taken.push({ ...most, keys })
  }
  return taken
}
