import { type Company, HideRequest, InviteQuery, type Standing } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { mustSee, placeOf } from '../lobby/place.ts'
import { companyFor, hide, standingOf } from '../rating/standing.ts'
import { type House, whoAsks } from './house.ts'
import { idOf } from './lobby-routes.ts'
import { parse } from './parse.ts'

/** How well people play, and whom they have met. */
export const standingRoutes = (app: FastifyInstance, house: House): void => {
  const { db } = house

  app.get('/api/me/standing', async (request): Promise<Standing> => {
    const who = await whoAsks(house, request)
    return standingOf(db, who.id)
  })

  app.post('/api/me/standing', async (request): Promise<Standing> => {
    const who = await whoAsks(house, request)
    const { hidden } = parse(HideRequest, request.body)
    await hide(db, who.id, hidden)
    return standingOf(db, who.id)
  })

  app.get('/api/tables/:id/company', async (request): Promise<Company> => {
    const who = await whoAsks(house, request)
    const { invite } = parse(InviteQuery, request.query)
    const place = await placeOf(db, idOf(request))
    mustSee(place, who.id, invite ?? null)
    return companyFor(house, place, who.id)
  })
}
