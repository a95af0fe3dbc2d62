import { answer } from '@menagerie/bots'
import type { SomeBox } from '@menagerie/engine'
import { sealOf, verifyRecord } from '@menagerie/fair'
import { catalogue } from '@menagerie/games'
import * as fakeIndexedDb from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { HereAuthority } from './authority.ts'
import { openHere } from './open-here.ts'
import { openStore } from './store.ts'

Object.assign(globalThis, fakeIndexedDb)

const load = (game: string): Promise<SomeBox> => {
  const entry = catalogue.find((one) => one.id === game)
  if (entry === undefined) throw new Error(`no game ${game}`)
  return entry.load()
}

/** At random; whoever is asked after so many commits gives up. As the page does it: whoever is asked first takes the device, chooses from what they see, and hands it on. */
const playRound = async (at: HereAuthority, id: string, game: string, longest: number): Promise<void> => {
  for (let n = 0; n < longest + 10; n++) {
    const veiled = await at.frame(id, n)
    expect([veiled.viewer, veiled.legal]).toEqual(['spectator', []])
    if (veiled.pending.status === 'over') return
    const seat = veiled.pending.seats[0] as number
    await at.unveil(id, seat)
    if (n >= longest) {
      await at.resign(id, crypto.randomUUID())
      await at.veil(id)
      continue
    }
    const { view, legal, version, viewer } = await at.frame(id, n)
    expect(viewer).toBe(seat)
    const { choices } = await at.lobby(id)
    const request = { game, choices, last: null, view, legal, seat, bot: 'random', seed: `${id} ${n}` } as const
    const steps = await answer({ ...request, budget: { iterations: 1 } }, { load, now: () => 0 })
    await at.act(id, { version, key: crypto.randomUUID(), steps })
    await at.veil(id)
  }
  throw new Error('it does not end')
}

test.each(catalogue.map(({ id, seats }) => [id, Math.min(...seats)] as const))(
  '%s is played to its end by people at one device, one after the other also where all choose at once',
  async (game, people) => {
    const at = openHere({
      store: await openStore(game),
      load,
      plays: () => true,
      think: () => Promise.reject(new Error('nobody here is a bot')),
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      tell: () => undefined,
    })
    const seats = Array.from({ length: people }, (_, seat) => ({ kind: 'human' as const, name: `Player ${seat + 1}` }))
    const { id, commitment } = await at.create({ game, choices: {}, seats, start: null })
    const opened = seats.map((_, seat) => ({ seat, contribution: 'cd'.repeat(16) }))
    await at.ready(
      id,
      opened.map(({ seat, contribution }) => ({
        seat,
        seal: sealOf(commitment, seat, contribution),
        loadout: null,
        preset: null,
      })),
    )
    await at.open(id, opened)
    await playRound(at, id, game, 400)
    expect(verifyRecord(await load(game), await at.record(id))).toMatchObject({ ok: true })
  },
)
