import { catalogue } from '@menagerie/games'
import { CHAT_SIDES } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHAT_PLANTS, talkToldApart } from '../src/soak/wire-chat.ts'
import { LATE_PLANTS, lateToldApart } from '../src/soak/wire-late.ts'
import { PLANTS } from '../src/soak/wire-leaks.ts'
import { type Stage, openStage, telling, toldApart } from '../src/soak/wire-pair.ts'
import { PAIRINGS, type Pairing } from '../src/soak/wire-rooms.ts'

/* Two houses, two worlds that differ in what a viewer may not know: no byte of the wire may differ. */

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const pairingOf = (game: string): Promise<Pairing> => (PAIRINGS[game] as () => Promise<Pairing>)()

describe('two worlds over HTTP', () => {
  it('are tried with every game there is', () => {
    expect(Object.keys(PAIRINGS).sort()).toEqual(catalogue.map(({ id }) => id).sort())
  })

  it.each(Object.keys(PAIRINGS))('of %s are one to seat, spectator and outsider', async (game) => {
    const pairOf = await pairingOf(game)
    let commits = 0
    for (let number = 0; number < 2; number++) {
      const pair = pairOf({ seed: `wire/${game}/${number}`, number, before: 20, after: 3 })
      commits += pair.commits.length
      expect(await toldApart(stage, pair)).toBeNull()
    }
    expect(commits).toBeGreaterThan(0)
  })
})

describe('a leak', () => {
  const sound = new Set<number>()
  it('is planted in twenty-three places', () => {
    expect(new Set(PLANTS.map(({ name }) => name)).size).toBe(23)
  })

  it.each(PLANTS)('is told of: $name', async (plant) => {
    expect(await telling(stage, await pairingOf('monster-pack'), plant, sound)).not.toBeNull()
  })
})

/* Last: in one house more was said than in the other, which the figures of its host tell. */
describe('who is on one side of a table', () => {
  const pair = async () => (await pairingOf('monster-pack'))({ seed: 'talk', number: 0, before: 12, after: 2 })

  it.each(CHAT_SIDES)('cannot tell whether the other talks while the match runs: %s', async (side) => {
    expect(await talkToldApart(stage, await pair(), side)).toBeNull()
  })

  it.each(CHAT_PLANTS)('is told of: $name', async (plant) => {
    expect(await talkToldApart(stage, await pair(), 'players', plant)).not.toBeNull()
  })
})

describe('who looks on late', () => {
  const pair = async () => (await pairingOf('monster-pack'))({ seed: 'late', number: 0, before: 12, after: 0 })

  it('cannot tell whether anything was decided that is not old enough', async () => {
    expect(await lateToldApart(stage, await pair())).toBeNull()
  })

  it.each(LATE_PLANTS)('is told of: $name', async (plant) => {
    expect(await lateToldApart(stage, await pair(), plant)).not.toBeNull()
  })
})
