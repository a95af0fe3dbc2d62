import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Remark, type Remarks, SIGN_IN_PATH } from '@menagerie/protocol'
import { makeLink } from '../../src/identity/links.ts'
import { openEmbedded } from '../../src/postgres/embedded.ts'
import { startServer } from '../../src/server.ts'
import { type Answer, type Guest, ok } from '../../src/soak/guest.ts'
import type { Stream } from '../../src/soak/stream.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { TEST_OPTIONS, firstLegal, newDataFolder } from './house.ts'
import { type SkippedTime, openSkippedTime } from '../../src/soak/skipped-time.ts'
import { type Visitor, newVisitor } from './visitor.ts'

/** One server of one PostgreSQL, on which what people are promised is tried. */
export interface Ground {
  readonly url: string
  readonly direct: Database
  readonly time: SkippedTime
  readonly close: () => Promise<void>
}

/** Of the host of that house. */
export const HOST = 'h'.repeat(32)

export const openGround = async (): Promise<Ground> => {
  const folder = newDataFolder()
  const postgres = await openEmbedded({ dataDir: folder.path, warn: () => {} })
  const { user, password, host, port, database } = postgres.connection
  const time = openSkippedTime()
  const server = await startServer({
    ...TEST_OPTIONS,
    ...{ time, botRunner: firstLegal, expirySeconds: 1, adminToken: HOST, authSecret: 'x'.repeat(43) },
    dataDir: join(folder.path, 'server'),
    databaseUrl: `postgres://${user}:${password}@${host}:${port}/${database}`,
  })
  const direct = await openDatabase({ connection: postgres.connection, warn: () => {} })
  return {
    url: server.url,
    direct,
    time,
    close: async () => {
      await server.close()
      await direct.close()
      await postgres.stop()
      folder.remove()
    },
  }
}

/** A promise to people was not kept. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}

/** Throws where it is not so: what was promised, as a sentence of what came instead. */
export function must(isSo: boolean, instead: string): asserts isSo {
  if (!isSo) throw new NotKept(instead)
}

/** Milliseconds within which what ends, ends. */
const SOON = 1000

export const endsSoon = async (line: Pick<Stream, 'ended'>, instead: string): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SOON)
  })
  const isEnded = await Promise.race([line.ended.then(() => true), late])
  clearTimeout(timer)
  must(isEnded, instead)
}

/** Looks until it is so, for as long as a busy machine may take. */
export const comesTrue = async (isSo: () => Promise<boolean>, instead: string): Promise<void> => {
  for (let looks = 0; looks < 400; looks++) {
    if (await isSo()) return
    await new Promise((resume) => setTimeout(resume, 25))
  }
  throw new NotKept(instead)
}

export const idOf = async (guest: Pick<Guest, 'get'>): Promise<string> =>
  ok(await guest.get<{ id: string }>('/api/me')).id

/** A browser whose guest has nothing yet. */
export const newcomer = async ({ url }: Ground): Promise<Visitor> => {
  const visitor = newVisitor({ url })
  ok(await visitor.ask('POST', SIGN_IN_PATH, {}))
  return visitor
}

let addresses = 0
export const newAddress = (): string => `person${++addresses}@example.org`

/** Uses a link that was sent to an address: the same browser has an account, or is in one, from then on. */
export const enterByMail = async (
  { direct }: Ground,
  visitor: Visitor,
  email: string,
  userId: string | null = null,
): Promise<Answer> => {
  const token = await makeLink(direct.db, { email, userId, language: 'en' })
  return visitor.ask('POST', '/api/auth/link/use', { token, bring: true })
}

export const withAccount = async (ground: Ground): Promise<{ readonly visitor: Visitor; readonly email: string }> => {
  const [visitor, email] = [await newcomer(ground), newAddress()]
  ok(await enterByMail(ground, visitor, email))
  return { visitor, email }
}

export const say = (guest: Guest, id: string, text: string, invite?: string | null): Promise<Answer> =>
  guest.post(`/api/tables/${id}/remarks`, { key: randomUUID(), text, ...(invite == null ? {} : { invite }) })

/** Everything that ever came of what is said. */
export const heardOf = ({ events }: Pick<Stream, 'events'>): readonly Remark[] =>
  events.filter(({ event }) => event === 'remarks').flatMap(({ data }) => (data as Remarks).remarks)

export const hears = (line: Stream, text: string): Promise<unknown> =>
  line.until(({ event, data }) => event === 'remarks' && JSON.stringify(data).includes(text))

export const forget = (guest: Pick<Guest, 'url' | 'cookie'>): Promise<Response> =>
  fetch(`${guest.url}/api/me`, { method: 'DELETE', headers: { cookie: guest.cookie } })
