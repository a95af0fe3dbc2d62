import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BotRunner } from '../src/bots/runner.ts'
import { type Guest, createTable, ready, signIn } from '../src/soak/guest.ts'
import { type TestServer, openServer } from './support/house.ts'

/** A bot that never answers: only the net under it ends its turn. */
const silent: BotRunner = {
  run: (_request, signal) =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('taken off its turn')))),
  close: async () => {},
}

let server: TestServer
let ada: Guest
beforeAll(async () => {
  server = await openServer({ botRunner: silent, botPatienceMs: 400, logLevel: 'silent' })
  ada = await signIn({ url: server.url })
})
afterAll(() => server.remove())

it('the net under a bot holds when memory is cleaned while it thinks', async () => {
  setFlagsFromString('--expose-gc')
  const clean = runInNewContext('gc') as () => void
  const tables = await Promise.all(
    Array.from({ length: 12 }, () =>
      createTable(ada, { game: 'envelopes', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'human' }], mySeat: 1 }),
    ),
  )
  for (const { id } of tables) await ready(ada, id)
  const streams = await Promise.all(tables.map(({ id }) => ada.watch([id])))
  for (let i = 0; i < 10; i++) {
    clean()
    await sleep(20)
  }
  const played = await Promise.all(
    streams.map((stream) => stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)),
  )
  const kinds = streams.map((stream) => stream.frames().flatMap((frame) => frame.updates.map((update) => update.kind)))
  expect(kinds).toEqual(played.map(() => ['setup', 'timeout']))
  for (const stream of streams) stream.close()
})
