import { saidAs } from '@menagerie/authority'
import type { ActResult, MatchRecord, Seat, Table } from '@menagerie/engine'
import { ActRequest, type Acted, type Frame, InviteQuery, MatchQuery, ResignRequest } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import type { Identity } from '../identity/auth.ts'
import { type Place, mustSee, seatOf } from '../lobby/place.ts'
import { projectFor } from '../match/project.ts'
import { refuse } from './errors.ts'
import { type House, whoAsks } from './house.ts'
import { idOf } from './lobby-routes.ts'
import { parse } from './parse.ts'

const seatBy =
  (who: Identity) =>
  (place: Place): Seat | null =>
    seatOf(place, who.id)

export const matchRoutes = (app: FastifyInstance, house: House): void => {
  const { matches, around } = house
  const { commit } = matches

  app.get('/api/tables/:id/match', async (request): Promise<Frame> => {
    const who = await whoAsks(house, request)
    const { since, invite } = parse(MatchQuery, request.query)
    const id = idOf(request)
    mustSee(await matches.placeOf(id), who.id, invite ?? null)
    return matches.withMatch(id, (match) =>
      projectFor(match, seatOf(match.place, who.id) ?? 'spectator', since, around),
    )
  })

  app.post('/api/tables/:id/act', async (request): Promise<Acted> => {
    const who = await whoAsks(house, request)
    const { version, key, steps } = parse(ActRequest, request.body)
    const play = (table: Table, seat: Seat): ActResult => table.act(seat, steps, version)
    const said = saidAs({ kind: 'steps', steps })
    return commit(idOf(request), { seatOf: seatBy(who), key: { id: key, said }, version, question: null, play })
  })

  app.post('/api/tables/:id/resign', async (request): Promise<Acted> => {
    const who = await whoAsks(house, request)
    const { key } = parse(ResignRequest, request.body)
    const play = (table: Table, seat: Seat): ActResult => table.resign(seat)
    const said = saidAs({ kind: 'resign', steps: [] })
    return commit(idOf(request), { seatOf: seatBy(who), key: { id: key, said }, version: null, question: null, play })
  })

  app.get('/api/tables/:id/record', async (request): Promise<MatchRecord> => {
    const who = await whoAsks(house, request)
    const { invite } = parse(InviteQuery, request.query)
    const id = idOf(request)
    mustSee(await matches.placeOf(id), who.id, invite ?? null)
    return matches.withMatch(id, ({ place, table }) => {
      if (table.pending().status !== 'over') throw refuse('matchRunning')
      return table.record(place.table.secret)
    })
  })
}
