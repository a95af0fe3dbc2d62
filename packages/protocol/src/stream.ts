import { z } from 'zod'
import { Remarks } from './chat.ts'
import { Invite, TableId } from './common.ts'
import { LIMITS } from './limits.ts'
import { Lobby } from './lobby.ts'
import { Frame } from './match.ts'

/** `GET /api/stream?tables=<id>,<id>&invite.<id>=<token>`: one stream of server-sent events a user. */
export const STREAM_PATH = '/api/stream'

/** What a stream watches: table id to the last version held (-1: all) and the invite, if one is needed. */
export interface Watch {
  readonly table: string
  readonly invite: string | null
}

export const StreamQuery = z.record(z.string().max(40), z.string().max(800)).transform((query, context): Watch[] => {
  const { tables = '', ...rest } = query
  const ids = [...new Set(tables.split(',').filter((id) => id !== ''))]
  const invites = new Map<string, string>()
  const wrong = (message: string): never => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  if (ids.length > LIMITS.watched) return wrong('too many tables')
  if (ids.some((id) => !TableId.safeParse(id).success)) return wrong('not a table id')
  for (const [key, value] of Object.entries(rest)) {
    const id = key.startsWith('invite.') ? key.slice('invite.'.length) : ''
    if (!ids.includes(id) || !Invite.safeParse(value).success) return wrong(`unknown query: ${key}`)
    invites.set(id, value)
  }
  return ids.map((table) => ({ table, invite: invites.get(table) ?? null }))
})

export const streamQuery = (watches: readonly Watch[]): string => {
  const invites = watches.flatMap(({ table, invite }) => (invite === null ? [] : [`&invite.${table}=${invite}`]))
  return `tables=${watches.map((watch) => watch.table).join(',')}${invites.join('')}`
}

export const streamUrl = (watches: readonly Watch[]): string => `${STREAM_PATH}?${streamQuery(watches)}`

/** `<table>:<version>` of every watched table joined by `,`: the `id` of a frame, sent back as `Last-Event-ID`. */
export const formatEventId = (versions: ReadonlyMap<string, number>): string => {
  let text = ''
  for (const [table, version] of versions) text += `${text === '' ? '' : ','}${table}:${version}`
  return text
}

/** Reads a `Last-Event-ID`; parts that make no sense are ignored, so that the stream starts from the beginning there. */
export const parseEventId = (text: string | null | undefined): Map<string, number> => {
  const versions = new Map<string, number>()
  for (const part of (text ?? '').slice(0, 1000).split(',').slice(0, LIMITS.watched)) {
    const match = /^([0-9a-z]{16}):(-1|\d{1,9})$/.exec(part)
    if (match !== null) versions.set(match[1] as string, Number(match[2]))
  }
  return versions
}

/** Something in one's own tables changed: ask for `/api/tables/mine` again. Of a watched table: one may not look any more. */
export const MineChanged = z.object({ table: TableId })

/** The last event of a stream that has lasted long enough: it is to be opened anew, and nothing is wrong. */
export const Renew = z.object({})

/** Event name of the stream to the schema of its data. */
export const STREAM_EVENTS = {
  frame: Frame,
  lobby: Lobby,
  remarks: Remarks,
  mine: MineChanged,
  renew: Renew,
} as const
export type StreamEvents = { readonly [K in keyof typeof STREAM_EVENTS]: z.infer<(typeof STREAM_EVENTS)[K]> }
