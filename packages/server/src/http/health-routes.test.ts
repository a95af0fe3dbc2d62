import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { healthRoutes } from './health-routes.ts'

/* How long an answer of the database is believed. */

afterEach(() => vi.restoreAllMocks())

it('a database that is lost is told, whatever the clock of the machine was set to since it answered', async () => {
  const app = fastify()
  let isThere = true
  let asked = 0
  healthRoutes(app, {
    askDatabase: async () => {
      asked++
      if (!isThere) throw new Error('gone')
    },
  })
  const ready = async (): Promise<number> => (await app.inject('/readyz')).statusCode
  const passed = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  expect([await ready(), await ready()]).toEqual([200, 200])
  expect(asked).toBe(1)
  isThere = false
  const begun = Date.now()
  for (const [hours, after] of [
    [-1, 2_000],
    [1, 3_000],
  ] as const) {
    vi.spyOn(Date, 'now').mockReturnValue(begun + hours * 3_600_000)
    passed.mockReturnValue(after)
    expect(await ready(), `${hours} h`).toBe(503)
  }
  expect(asked).toBe(3)
  isThere = true
  expect(await ready(), 'asked no more often because the clock was set').toBe(503)
  await app.close()
})
