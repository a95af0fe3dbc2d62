import { createHash, timingSafeEqual } from 'node:crypto'
import {
  type ActDone,
  ActOfHost,
  AdminQuery,
  type AdminTables,
  type Audit,
  BlockRequest,
  type Overview,
  type People,
  type Reports,
} from '@menagerie/protocol/programs'
import { TableId } from '@menagerie/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { closeTable, mustBeSomebody, note, setBlocked, settleReport } from '../admin/acts.ts'
import { auditFor, countsFor, peopleFor, reportsFor, tablesFor } from '../admin/looking.ts'
import { forgetPerson } from '../lobby/forgetting.ts'
import { peopleOf } from '../lobby/place.ts'
import { refuse } from './errors.ts'
import type { House } from './house.ts'
import { parse } from './parse.ts'

export interface AdminOptions {
  /** Whoever has it keeps the house; null: nobody does by HTTP, and none of this is there. */
  readonly token: string | null
  readonly limits: Overview['limits']
}

/** Requests of one address in a minute, right and wrong ones. */
const TRIES = { max: 60, timeWindow: 60_000 }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const TableParams = z.object({ table: TableId })
const ReportParams = z.object({ report: z.string().max(100) })
const PersonParams = z.object({ person: z.string().max(100) })

export const adminRoutes = (app: FastifyInstance, house: House, { token, limits }: AdminOptions): void => {
  const { db } = house
  const kept = token === null ? null : digest(`Bearer ${token}`)

  /** Throws `notFound` where nobody keeps the house by HTTP, `unauthenticated` unless they do. Takes as long for any token. */
  const mustKeepHouse = ({ headers: { authorization = '' } }: FastifyRequest): void => {
    if (kept === null) throw refuse('notFound')
    if (!timingSafeEqual(digest(authorization), kept)) throw refuse('unauthenticated')
  }
  const config = { rateLimit: TRIES }

  app.get('/api/admin/overview', { config }, async (request): Promise<Overview> => {
    mustKeepHouse(request)
    return { ...(await countsFor(db)), lines: house.hub.lines(), limits }
  })
  app.get('/api/admin/people', { config }, async (request): Promise<People> => {
    mustKeepHouse(request)
    return peopleFor(db, parse(AdminQuery, request.query).find)
  })
  app.get('/api/admin/tables', { config }, async (request): Promise<AdminTables> => {
    mustKeepHouse(request)
    return tablesFor(db, parse(AdminQuery, request.query).find)
  })
  app.get('/api/admin/reports', { config }, async (request): Promise<Reports> => {
    mustKeepHouse(request)
    return reportsFor(db)
  })
  app.get('/api/admin/audit', { config }, async (request): Promise<Audit> => {
    mustKeepHouse(request)
    return auditFor(db)
  })

  app.post('/api/admin/tables/:table/close', { config }, async (request): Promise<ActDone> => {
    mustKeepHouse(request)
    const { table } = parse(TableParams, request.params)
    const { reason } = parse(ActOfHost, request.body)
    await note(db, 'close', table, reason)
    const place = await closeTable(house, table)
    if (place.table.header === null) house.hub.tellPeople(table, peopleOf(place))
    return { done: true }
  })
  app.post('/api/admin/reports/:report/settle', { config }, async (request): Promise<ActDone> => {
    mustKeepHouse(request)
    const { report } = parse(ReportParams, request.params)
    const { reason } = parse(ActOfHost, request.body)
    await note(db, 'settle', report, reason)
    await settleReport(db, report)
    return { done: true }
  })
  app.post('/api/admin/people/:person/forget', { config }, async (request): Promise<ActDone> => {
    mustKeepHouse(request)
    const { person } = parse(PersonParams, request.params)
    const { reason } = parse(ActOfHost, request.body)
    await mustBeSomebody(db, person)
    await note(db, 'forget', person, reason)
    const what = await forgetPerson(house, { id: person, name: '' })
    house.whereabouts.forget(person)
    house.forgotten(what)
    return { done: true }
  })
  app.post('/api/admin/people/:person/block', { config }, async (request): Promise<ActDone> => {
    mustKeepHouse(request)
    const { person } = parse(PersonParams, request.params)
    const { blocked, reason } = parse(BlockRequest, request.body)
    await mustBeSomebody(db, person)
    await note(db, blocked ? 'block' : 'unblock', person, reason)
    await setBlocked(db, person, blocked)
    return { done: true }
  })
}
