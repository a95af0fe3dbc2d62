import pg from 'pg'
import { act, createTable, frameOf, openUp, ready, signIn, sit } from '../../src/soak/guest.ts'
import { openEmbedded } from '../../src/postgres/embedded.ts'
import { startServer } from '../../src/server.ts'
import { TEST_OPTIONS, firstLegal } from './house.ts'

/*
 * A server at its most talkative, with everything that may go wrong gone wrong: bad requests, a bot that breaks, and a
 * database that refuses a commit whose row holds a secret. Prints every secret there was; the log is on stderr.
 */

const dataDir = process.argv[2] as string
const postgres = await openEmbedded({ dataDir, warn: () => {} })
const pool = new pg.Pool(postgres.connection)
const { user, password, host, port, database } = postgres.connection
const server = await startServer({
  ...TEST_OPTIONS,
  dataDir,
  databaseUrl: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`,
  logLevel: 'debug',
  botRunner: { ...firstLegal, run: async ({ view }) => Promise.reject(new Error(JSON.stringify(view))) },
})
const ada = await signIn({ url: server.url })
await ada.post('/api/me', { name: 'Nameofada' })
const lobby = await createTable(ada, { game: 'envelopes', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] })
await ready(ada, lobby.id, { loadout: 'MOTTOlogged', contribution: 'fedcba98'.repeat(4) })
const { view } = await frameOf(ada, lobby.id)
const { hand } = view as { hand: readonly string[] }
await act(ada, lobby.id, { version: 0, steps: [hand[0] as string] })
await ada.get(`/api/tables/${lobby.id}/match?invite=${lobby.invite}`)
await ada.post(`/api/tables/${lobby.id}/act`, { steps: hand, nonsense: hand[1] })
await ada.get(`/api/stream?tables=${hand[1]}`)
const ben = await signIn({ url: server.url })
const other = await createTable(ada, { game: 'envelopes' })
await sit(ben, other, 1)
await pool.query(`alter table entries add constraint nothing_more check (seq < 0) not valid`)
await act(ada, lobby.id, { version: 2, steps: [hand[2] as string] })
await ready(ada, other.id, { loadout: 'MOTTOlogged' })
await ready(ben, other.id, { contribution: 'fedcba98'.repeat(4), loadout: 'MOTTOlogged' })
// The last to open begins the match, which cannot be written.
await openUp(ada, other.id).catch(() => {})
await pool.end()
const line = await (await signIn({ url: server.url, way: 'socket' })).watch([])
line.close()
const secrets = [
  ...hand,
  'MOTTOlogged',
  'Nameofada',
  'fedcba98',
  lobby.invite as string,
  other.invite as string,
  password,
  ...[ada, ben].map((guest) => guest.cookie.slice(guest.cookie.indexOf('=') + 1)),
  ...(await Promise.all([ada, ben].map(async (guest) => (await guest.get<{ id: string }>('/api/me')).body.id))),
]
await server.close()
await postgres.stop()
process.stdout.write(JSON.stringify(secrets))
