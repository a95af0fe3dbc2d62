import {
  ClaimRequest,
  CreateTableRequest,
  EmptyRequest,
  InviteQuery,
  LIMITS,
  type Left,
  type Lobby,
  OpenRequest,
  ReadyRequest,
  SendAwayRequest,
  SitRequest,
  type Summaries,
  TableId,
} from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mustNotBeBlocked } from '../admin/acts.ts'
import type { Identity } from '../identity/auth.ts'
import { createTable } from '../lobby/create.ts'
import { openTables, tablesOf } from '../lobby/lists.ts'
import { lobbyFor, mustSee, peopleOf, placeOf, statusOf } from '../lobby/place.ts'
import {
  type StartingOptions,
  type TakingOptions,
  claimFor,
  getReady,
  openUp,
  playAgain,
  sendAway,
  sitDown,
  standUp,
} from '../lobby/seating.ts'
import { type House, whoAsks } from './house.ts'
import { parse } from './parse.ts'

const Params = z.object({ id: TableId })
/** The id in the path; one that is no id is malformed. */
export const idOf = (request: { readonly params: unknown }): string => parse(Params, request.params).id

export const lobbyRoutes = (app: FastifyInstance, house: House): void => {
  const { db, games, caps, around, announce, chat } = house
  const seating = (who: Identity, id: string): TakingOptions & StartingOptions => ({
    db,
    games,
    who,
    id,
    caps,
    now: around.now,
  })

  app.post('/api/tables', { bodyLimit: LIMITS.dataBody }, async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    await mustNotBeBlocked(db, who.id)
    const place = await createTable({ db, games, who, caps }, parse(CreateTableRequest, request.body))
    request.log.info({ table: place.table.id, game: place.table.game }, 'table made')
    announce(place)
    return lobbyFor(games, place, who.id)
  })

  app.get('/api/tables/open', async (request): Promise<Summaries> => {
    const who = await whoAsks(house, request)
    return { tables: await openTables({ db, games }, who.id) }
  })

  app.get('/api/tables/mine', async (request): Promise<Summaries> => {
    const who = await whoAsks(house, request)
    return { tables: await tablesOf({ db, games }, who.id) }
  })

  app.get('/api/tables/:id', async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    const { invite } = parse(InviteQuery, request.query)
    const place = await placeOf(db, idOf(request))
    mustSee(place, who.id, invite ?? null)
    return lobbyFor(games, place, who.id)
  })

  app.post('/api/tables/:id/sit', async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    await mustNotBeBlocked(db, who.id)
    const place = await sitDown(seating(who, idOf(request)), parse(SitRequest, request.body))
    announce(place)
    // From now on they read what those say who sit there.
    await chat.showWhole(place.table.id, who.id)
    return lobbyFor(games, place, who.id)
  })

  app.post('/api/tables/:id/leave', async (request): Promise<Left> => {
    const who = await whoAsks(house, request)
    parse(EmptyRequest, request.body)
    const place = await standUp(seating(who, idOf(request)))
    if (place !== null) announce(place, [who.id])
    return { left: true }
  })

  app.post('/api/tables/:id/send-away', async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    const { place, gone } = await sendAway(seating(who, idOf(request)), parse(SendAwayRequest, request.body).seat)
    announce(place, [gone])
    return lobbyFor(games, place, who.id)
  })

  app.post('/api/tables/:id/claim', async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    const place = await claimFor(seating(who, idOf(request)), parse(ClaimRequest, request.body))
    announce(place)
    return lobbyFor(games, place, who.id)
  })

  app.post('/api/tables/:id/ready', { bodyLimit: LIMITS.dataBody }, async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    const place = await getReady(seating(who, idOf(request)), parse(ReadyRequest, request.body))
    announce(place)
    if (statusOf(games, place) !== 'waiting') await house.begin(place.table.id)
    return lobbyFor(games, place, who.id)
  })

  app.post('/api/tables/:id/open', async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    const place = await openUp(seating(who, idOf(request)), parse(OpenRequest, request.body))
    announce(place)
    if (statusOf(games, place) !== 'waiting') await house.begin(place.table.id)
    return lobbyFor(games, place, who.id)
  })

  app.post('/api/tables/:id/rematch', async (request): Promise<Lobby> => {
    const who = await whoAsks(house, request)
    parse(EmptyRequest, request.body)
    const id = idOf(request)
    await mustNotBeBlocked(db, who.id)
    const { place, made } = await playAgain(seating(who, id))
    if (made) {
      announce(await placeOf(db, id))
      announce(place, peopleOf(place))
    }
    return lobbyFor(games, place, who.id)
  })
}
