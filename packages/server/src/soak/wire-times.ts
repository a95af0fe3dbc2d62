import { randomInt, randomUUID } from 'node:crypto'
import type { Lobby } from '@menagerie/protocol'
import type { Guest } from './guest.ts'
import { insist } from './players.ts'
import { type Ear, openEar } from './wire-ear.ts'
import type { Plant } from './wire-leaks.ts'
import { type Stage, beginAt } from './wire-pair.ts'
import type { Pairing } from './wire-rooms.ts'

export interface Times {
  readonly pairs: number
  /** Pairs in which two worlds were further apart than two tables of one world. Half of them, where times tell nothing. */
  readonly further: number
  /** By how many standard deviations that is more than half. */
  readonly z: number
  /** Milliseconds of one table's answers. */
  readonly medianMs: number
}

/** Beyond that, once in two thousand runs by chance alone. */
export const MOST_Z = 3.29
/** How often each table is asked, in turn with the others. */
const ROUNDS = 3

const shuffled = <X>(list: readonly X[]): readonly X[] => {
  const left = [...list]
  return list.map(() => left.splice(randomInt(left.length), 1)[0] as X)
}

/** Milliseconds for what the viewer sees and for what they are refused. */
const answerMs = async (ear: Ear, { id, invite }: Lobby, probe: string): Promise<number> => {
  const begun = performance.now()
  await ear.ask('GET', `/api/tables/${id}/match?invite=${invite}`)
  await ear.ask('POST', `/api/tables/${id}/act`, { version: 0, key: randomUUID(), steps: [probe, 'nonsense'] })
  return performance.now() - begun
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

export interface TimesWanted {
  readonly pairs: number
  readonly seed: string
  readonly plant?: Plant | null
  /** Told after every hundred pairs. */
  readonly tell?: (soFar: Times) => void
}

const timesSoFar = (pairs: number, further: number, all: readonly number[]): Times => ({
  pairs,
  further,
  z: (further - pairs / 2) / (Math.sqrt(pairs) / 2),
  medianMs: median(all),
})

/**
 * Whether times tell two worlds apart. Three tables in one house, two of them in the same world: what lies between two tables of
 * one world is what lies between any two. If the world has a part in it, the third is further away more often than not.
 */
export const timesOf = async (
  stage: Stage,
  pairOf: Pairing,
  { pairs, seed, plant = null, tell = () => {} }: TimesWanted,
): Promise<Times> => {
  let further = 0
  const all: number[] = []
  for (let number = 0; number < pairs; number++) {
    const pair = pairOf({ seed: `${seed}/${number}`, number, before: 12, after: 0 })
    const [cast] = await stage.casts()
    const tables: { readonly role: 'one' | 'again' | 'other'; readonly lobby: Lobby; readonly took: number[] }[] = []
    for (const role of shuffled(['one', 'again', 'other'] as const))
      tables.push({ role, lobby: await insist(() => beginAt(cast, pair, role === 'other' ? 1 : 0, plant)), took: [] })
    const guest = pair.viewer === 'spectator' ? cast.spectator : (cast.seats[pair.viewer] as Guest)
    const ear = await openEar('the viewer', guest)
    const [probe = 'nonsense'] = pair.probes
    // The first of each is not counted: it is made warm by it.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { lobby, took } of shuffled(tables)) {
        const ms = await answerMs(ear, lobby, probe)
        if (round > 0) took.push(ms)
      }
    }
    ear.close()
    const of = (role: string): number => median(tables.find((table) => table.role === role)?.took ?? [])
    const [one, again, other] = [of('one'), of('again'), of('other')]
    all.push(one)
    if (Math.abs(one - other) > Math.abs(one - again)) further++
    if (all.length % 100 === 0) tell(timesSoFar(all.length, further, all))
  }
  return timesSoFar(pairs, further, all)
}
