import { type Decision, type LiveMatch, saidOf } from '@menagerie/authority'
import { unreachable } from '@menagerie/engine'
import { type SocketEvents, SocketRequest } from '@menagerie/protocol'
import type { z } from 'zod'
import type { Identity } from '../identity/auth.ts'
import { type Place, seatOf } from '../lobby/place.ts'
import type { Told } from '../stream/listeners.ts'
import { answerFor, bodyOf, refuse } from './errors.ts'
import type { House } from './house.ts'
import { seatBy } from './match-routes.ts'
import { isWholesome, parse } from './parse.ts'

export interface DecidingOptions {
  readonly matches: Pick<House['matches'], 'decide'>
  readonly who: Identity
  readonly write: (message: string) => void
  readonly onFailure: (error: unknown) => void
}

/** What is decided on one line, until it is answered there. */
export interface Deciding {
  /** One message. `isLimited`: they have said as much as they may for now. Never rejects. */
  readonly hear: (text: string, how: { readonly isLimited: boolean }) => Promise<void>
  /** The same event for this line: a frame says which decisions of it are done with what it shows. */
  readonly messageOf: (told: Told) => string
}

/** Decisions under way on one line. A person makes one at a time, at each of few tables. */
const MOST_AT_ONCE = 16
const MOST_ID = 2_147_483_647

interface UnderWay {
  readonly id: number
  readonly table: string
  readonly decision: Decision
}

export const openDeciding = ({ matches, who, write, onFailure }: DecidingOptions): Deciding => {
  const underWay = new Set<UnderWay>()

  const say = <K extends 'acted' | 'refused'>(event: K, data: SocketEvents[K]): void =>
    write(JSON.stringify({ event, id: null, data }))

  const decide = async (one: UnderWay): Promise<void> => {
    if (underWay.size >= MOST_AT_ONCE) throw refuse('tooMany')
    underWay.add(one)
    try {
      const { version } = await matches.decide(one.table, seatBy(who), one.decision)
      // No frame has said so: it was done before, or nobody watches the table on this line.
      if (underWay.has(one)) say('acted', { id: one.id, version })
    } finally {
      underWay.delete(one)
    }
  }

  const refused = (id: number | null, thrown: unknown): void => {
    const answer = answerFor(thrown)
    if (answer === null) onFailure(thrown)
    say('refused', { id, status: answer?.status ?? 500, ...(answer?.body ?? bodyOf('internal')) })
  }

  /** By the key it was asked under, and by what the log holds under it. */
  const isDone = (match: LiveMatch<Place>, { table, decision }: UnderWay): boolean => {
    if (match.id !== table) return false
    const done = match.keys.get(decision.key)
    return done !== undefined && done.seat === seatOf(match.place, who.id) && done.said === saidOf(decision)
  }

  return {
    hear: async (text, { isLimited }) => {
      let id: number | null = null
      try {
        const said = jsonIn(text)
        id = idIn(said)
        if (isLimited) throw refuse('tooMany')
        const wanted = parse(SocketRequest, said)
        await decide({ id: wanted.id, table: wanted.table, decision: decisionOf(wanted) })
      } catch (error) {
        refused(id, error)
      }
    },
    messageOf: ({ event, id, data, match }) => {
      const acted = match === null || underWay.size === 0 ? [] : [...underWay].filter((one) => isDone(match, one))
      for (const one of acted) underWay.delete(one)
      const more = acted.length === 0 ? '' : `,"acted":${JSON.stringify(acted.map((one) => one.id))}`
      return `{"event":"${event}","id":"${id}"${more},"data":${data}}`
    },
  }
}

const decisionOf = (wanted: z.output<typeof SocketRequest>): Decision => {
  const { decide: what, key } = wanted
  switch (what) {
    case 'act':
      return { kind: 'steps', key, version: wanted.version, steps: wanted.steps }
    case 'resign':
      return { kind: 'resign', key }
    case 'away':
      return { kind: 'takenOver', key, bot: wanted.bot }
    case 'back':
      return { kind: 'givenBack', key }
    default:
      return unreachable(what)
  }
}

const jsonIn = (text: string): unknown => {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw refuse('malformed')
  }
  if (!isWholesome(said)) throw refuse('malformed')
  return said
}

/** Of a message that may be anything. */
const idIn = (said: unknown): number | null => {
  if (typeof said !== 'object' || said === null || !('id' in said)) return null
  const { id } = said
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= MOST_ID ? id : null
}
