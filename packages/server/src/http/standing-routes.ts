import {
  type BotStandings,
  type Company,
  HideRequest,
  InviteQuery,
  type Profile,
  type Standing,
} from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mustSee, placeOf } from '../lobby/place.ts'
import { botStandings, profileFor } from '../rating/profile.ts'
import { companyFor, hide, standingOf } from '../rating/standing.ts'
import { type House, whoAsks } from './house.ts'
import { idOf } from './lobby-routes.ts'
import { parse } from './parse.ts'

const Params = z.object({ person: z.string().max(100) })

/** How well people and bots play, and whom they have met. */
export const standingRoutes = (app: FastifyInstance, house: House): void => {
  const { db } = house

  app.get('/api/me/standing', async (request): Promise<Standing> => {
    const who = await whoAsks(house, request)
    return standingOf(house, who.id)
  })

  app.post('/api/me/standing', async (request): Promise<Standing> => {
    const who = await whoAsks(house, request)
    const { hidden } = parse(HideRequest, request.body)
    await hide(db, who.id, hidden)
    return standingOf(house, who.id)
  })

  app.get('/api/people/:person', async (request): Promise<Profile> => {
    const who = await whoAsks(house, request)
    return profileFor(house, who.id, parse(Params, request.params).person)
  })

  app.get('/api/bots', async (request): Promise<BotStandings> => {
    await whoAsks(house, request)
    return botStandings(db)
  })

  app.get('/api/tables/:id/company', async (request): Promise<Company> => {
    const who = await whoAsks(house, request)
    const { invite } = parse(InviteQuery, request.query)
    const place = await placeOf(db, idOf(request))
    mustSee(place, who.id, invite ?? null)
    return companyFor(house, place, who.id)
  })
}
