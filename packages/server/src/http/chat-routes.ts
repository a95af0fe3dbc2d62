import {
  EmptyRequest,
  QuietRequest,
  type Quiets,
  ReportRequest,
  type Reported,
  type Said,
  SayRequest,
} from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mustNotBeBlocked } from '../admin/acts.ts'
import { quiet, quietsOf, unquiet } from '../chat/quieting.ts'
import { report } from '../chat/reporting.ts'
import { say } from '../chat/saying.ts'
import { mustSee, placeOf } from '../lobby/place.ts'
import { type House, whoAsks } from './house.ts'
import { idOf } from './lobby-routes.ts'
import { parse } from './parse.ts'

/** Of one address in a minute. */
const WORDS = { max: 240, timeWindow: 60_000 }
const REPORTS = { max: 20, timeWindow: 60_000 }

const Params = z.object({ id: z.string().max(100) })

/** What people say to one another at tables, and whom they do not want to hear. */
export const chatRoutes = (app: FastifyInstance, house: House): void => {
  const { db, chat } = house

  app.post('/api/tables/:id/remarks', { config: { rateLimit: WORDS } }, async (request): Promise<Said> => {
    const who = await whoAsks(house, request)
    const wanted = parse(SayRequest, request.body)
    const table = idOf(request)
    await mustNotBeBlocked(db, who.id)
    const said = await say(
      { db, who: who.id, table, mustSee: (place) => mustSee(place, who.id, wanted.invite ?? null) },
      wanted,
    )
    await house.said(table, said)
    return said
  })

  app.post('/api/tables/:id/report', { config: { rateLimit: REPORTS } }, async (request): Promise<Reported> => {
    const who = await whoAsks(house, request)
    const { invite, ...wanted } = parse(ReportRequest, request.body)
    const place = await placeOf(db, idOf(request))
    mustSee(place, who.id, invite ?? null)
    await report(db, place, who.id, wanted)
    return { reported: true }
  })

  app.post('/api/tables/:id/quiet', async (request): Promise<Quiets> => {
    const who = await whoAsks(house, request)
    const { invite, ...wanted } = parse(QuietRequest, request.body)
    const place = await placeOf(db, idOf(request))
    mustSee(place, who.id, invite ?? null)
    await quiet(db, place, who.id, wanted)
    await chat.showWhole(place.table.id, who.id)
    return quietsOf(db, who.id)
  })

  app.get('/api/me/quiets', async (request): Promise<Quiets> => {
    const who = await whoAsks(house, request)
    return quietsOf(db, who.id)
  })

  app.delete('/api/me/quiets/:id', async (request): Promise<Quiets> => {
    const who = await whoAsks(house, request)
    parse(EmptyRequest, request.body)
    await unquiet(db, who.id, parse(Params, request.params).id)
    return quietsOf(db, who.id)
  })
}
