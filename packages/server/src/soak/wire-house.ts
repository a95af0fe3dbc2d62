import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SomeBox } from '@menagerie/engine'
import { catalogue } from '@menagerie/games'
import { startServer } from '../server.ts'
import { type Guest, signIn } from './guest.ts'
import type { Plant } from './wire-leaks.ts'

/** A whole house whose matches begin in whatever world it is given, perhaps with a fault planted in one of its parts. */
export interface WireHouse {
  readonly url: string
  /** The figures of its host, as they are answered. */
  readonly figures: () => Promise<string>
  /** The world of the matches that begin from now on, and a fault. */
  readonly enter: (box: SomeBox, truth: string, plant: Plant | null) => void
  /** New guests by these names, which are the same in every house. */
  readonly people: (names: readonly string[]) => Promise<readonly Guest[]>
  readonly close: () => Promise<void>
}

/** What a leak gives away of a world: a number that is another where the truth is another (FNV-1a). */
export const secretOf = (truth: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < truth.length; i++) hash = Math.imul(hash ^ truth.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

export const openWireHouse = async (): Promise<WireHouse> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-wire-'))
  let world: SomeBox | null = null
  let planted: { readonly plant: Plant; readonly secret: number } | null = null
  const games = catalogue.map((entry) => ({
    ...entry,
    load: async (): Promise<SomeBox> => {
      const own = await entry.load()
      return (use) => (world ?? own)(use)
    },
  }))
  const server = await startServer({
    dataDir,
    port: 0,
    webRoot: null,
    requestsPerMinute: 0,
    tablesPerPerson: 0,
    metrics: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
    games,
    // No beat falls between what is compared.
    beatSeconds: 3600,
    onApp: (app) => {
      app.addHook('onRequest', async (request, { raw }) => {
        if (planted?.plant.stream === undefined || !request.url.startsWith('/api/stream')) return
        const write = raw.write.bind(raw) as (text: string) => boolean
        const leaking = planted.plant.stream(write, planted.secret)
        raw.write = (text: string) => leaking(text) ?? true
      })
      app.server.on('upgrade', (_request, socket) => {
        if (planted?.plant.socket === undefined) return
        const write = socket.write.bind(socket) as (bytes: string | Uint8Array) => boolean
        const leaking = planted.plant.socket(write, planted.secret)
        Object.assign(socket, { write: leaking })
      })
      app.addHook('onSend', async (request, reply, payload) =>
        planted?.plant.send === undefined || typeof payload !== 'string'
          ? payload
          : planted.plant.send({ method: request.method, url: request.url, reply, payload }, planted.secret),
      )
    },
  })
  return {
    url: server.url,
    figures: async () => (await fetch(server.metricsUrl ?? '')).text(),
    enter: (box, truth, plant) => {
      const secret = secretOf(truth)
      planted = plant === null ? null : { plant, secret }
      world = plant?.box?.(box, secret) ?? box
    },
    people: async (names) => {
      const guests: Guest[] = []
      for (const name of names) {
        const guest = await signIn({ url: server.url })
        await guest.post('/api/me', { name })
        guests.push(guest)
      }
      return guests
    },
    close: async () => {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
