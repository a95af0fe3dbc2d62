import { type SomeBox, isTimed } from '@menagerie/engine'
import { catalogue } from '@menagerie/games'
import type { Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Guest, act, frameOf, guestWith, signIn } from '../src/soak/guest.ts'
import { startServer } from '../src/server.ts'
import { TEST_OPTIONS, type TestServer, openServer } from './support/house.ts'
import { begin } from './support/play.ts'

/* Every clock that a game names runs on after a restart, with nobody there to ask. */

/** Seconds of the clock; the others of its game are off. */
const SECONDS = 1

interface Clocked {
  readonly name: string
  readonly game: string
  readonly seats: number
  readonly choices: Record<string, number>
}

const clockedOf = (box: SomeBox, game: string, seats: number): Clocked[] =>
  box((one) =>
    one.clocks.map(({ option }) => {
      const clocks = one.clocks.map((clock) => [clock.option, clock.option === option ? SECONDS : 0] as const)
      const when = one.options.find(({ id }) => id === option)?.when ?? null
      // A clock that says something only where another option is so.
      const choices = { ...Object.fromEntries(clocks), ...(when === null ? {} : { [when.option]: when.in[0] }) }
      return { name: `${game} ${option}`, game, seats, choices: choices as Record<string, number> }
    }),
  )

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.remove())

/** Plays whatever goes for a while; null where the clock has run for nobody: some run in fights alone. */
const playToClock = async (guests: readonly Guest[], id: string): Promise<Frame | null> => {
  for (let commits = 0; commits < 12; commits++) {
    const shown = await frameOf(guests[0] as Guest, id, 1_000_000)
    if (shown.clocks.deadlines.some((deadline) => deadline !== null)) return shown
    if (shown.pending.status === 'over') return null
    const guest = guests[shown.pending.seats[0] as number] as Guest
    const { legal, version } = await frameOf(guest, id, 1_000_000)
    for (const step of legal) if ((await act(guest, id, { version, steps: [step] })).status === 200) break
  }
  return null
}

it('every game has a clock that is left running, and every clock makes a match one that is looked after', async () => {
  const clocked = (
    await Promise.all(catalogue.map(async ({ id, load, seats }) => clockedOf(await load(), id, seats[0] as number)))
  ).flat()
  const left: { name: string; id: string; guests: Guest[]; version: number }[] = []
  const games = new Set<string>()
  for (const { name, game, seats, choices } of clocked) {
    const box = await catalogue.find(({ id }) => id === game)?.load()
    expect(
      box?.((one) => isTimed(one, choices)),
      name,
    ).toBe(true)
    const guests: Guest[] = []
    for (let seat = 0; seat < seats; seat++) guests.push(await signIn({ url: server.url }))
    const { id } = await begin(guests, { game, choices })
    const shown = await playToClock(guests, id)
    if (shown === null) continue
    games.add(game)
    left.push({ name, id, guests, version: shown.version })
  }
  expect(games.size).toBe(catalogue.length)
  await server.close()
  const again = await startServer({ ...TEST_OPTIONS, dataDir: server.dataDir })
  try {
    for (const { name, id, guests, version } of left) {
      const [guest] = guests.map(({ cookie }) => guestWith({ url: again.url }, cookie)) as [Guest]
      await vi.waitFor(
        async () => {
          const { updates } = await frameOf(guest, id, version)
          expect(
            updates.map(({ kind }) => kind),
            name,
          ).toContain('timeout')
        },
        { timeout: 10_000, interval: 100 },
      )
    }
  } finally {
    await again.close()
  }
})
