import { randomUUID } from 'node:crypto'
import type { Frame, Past } from '@menagerie/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, frameOf, guestWith, ok, signIn } from '../src/soak/guest.ts'
import { begin, playOne } from './support/play.ts'
import { type TwoHouses, openTwoHouses } from './support/two-houses.ts'

/* A table that others see four decisions late, at two servers of one PostgreSQL. */

let houses: TwoHouses
beforeAll(async () => {
  houses = await openTwoHouses()
})
afterAll(() => houses.remove())

const people = async () => {
  const [{ url }, { url: elsewhere }] = houses.nodes
  const guests = [await signIn({ url }), await signIn({ url })] as const
  const eye = await signIn({ url })
  const lobby = await begin(guests, { game: 'envelopes', open: true, choices: { spectatorDelay: 'decisions4' } })
  return { guests, id: lobby.id, eye, eyeThere: guestWith({ url: elsewhere }, eye.cookie) }
}

/** A frame as it is whenever it is asked for. */
const still = ({ clocks, ...frame }: Frame): unknown => ({ ...frame, clocks: { ...clocks, now: 0 } })

it('is shown late at every server alike, by streams too, and whole when it is over', async () => {
  const { guests, id, eye, eyeThere } = await people()
  const line = await eyeThere.watch([id])
  const first = await frameOf(eye, id)
  expect([first.viewer, first.version]).toEqual(['spectator', 0])
  for (let decision = 1; decision <= 7; decision++) {
    const version = (await playOne(guests, id)) as number
    const [here, there] = [await frameOf(eye, id), await frameOf(eyeThere, id)]
    expect(version).toBe(decision)
    expect(here.version).toBe(Math.max(0, decision - 4))
    expect(still(there)).toEqual(still(here))
    expect(here.updates.length).toBe(here.version + 1)
    expect(here.covers.length).toBe(here.updates.length)
    expect(here.clocks.deadlines.every((deadline) => deadline === null)).toBe(true)
    expect((await frameOf(guests[0], id)).version).toBe(decision)
  }
  const past = ok(await eye.get<Past>(`/api/tables/${id}/past?from=0`))
  expect(past.moments.map(({ version }) => version)).toEqual([0, 1, 2])
  expect((await eye.get(`/api/tables/${id}/record`)).status).toBe(403)
  const frames = (): readonly { readonly id: string | null; readonly version: number }[] =>
    line.events.flatMap((event) =>
      event.event === 'frame' ? [{ id: event.id, version: (event.data as Frame).version }] : [],
    )
  await line.until(({ event, data }) => event === 'frame' && (data as Frame).version === 3)
  // One frame a version, under its own number: nothing is sent before there is more to see.
  expect(frames()).toEqual([0, 1, 2, 3].map((version) => ({ id: `${id}:${version}`, version })))
  ok(await guests[1].post(`/api/tables/${id}/resign`, { key: randomUUID() }))
  await line.until(({ event, data }) => event === 'frame' && (data as Frame).version === 8)
  const whole = await frameOf(eye, id)
  expect([whole.version, whole.pending.status, whole.updates.length]).toEqual([8, 'over', 9])
  expect((await eye.get(`/api/tables/${id}/record`)).status).toBe(200)
  line.close()
})

it('is told of late to who comes back with what they had, and tells nobody by refusals', async () => {
  const { guests, id, eye } = await people()
  for (let decision = 0; decision < 6; decision++) await playOne(guests, id)
  const line = await eye.watch([id], { lastEventId: `${id}:1` })
  const { data } = await line.until(({ event }) => event === 'frame')
  expect((data as Frame).updates.map(({ version }) => version)).toEqual([2])
  line.close()
  // A version that they cannot know is none: they are sent all they may have.
  expect((await frameOf(eye, id, 5)).updates.length).toBe(3)
  const codes = [1, 6, 40].map(async (version) => (await act(eye, id, { version, steps: ['x'] })).text)
  expect(new Set(await Promise.all(codes)).size).toBe(1)
})
