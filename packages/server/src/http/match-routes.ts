import { type Decision, pastFor } from '@menagerie/authority'
import type { MatchRecord, Seat } from '@menagerie/engine'
import {
  ActRequest,
  type Acted,
  AnswerRequest,
  AwayRequest,
  BackRequest,
  ForfeitRequest,
  type Frame,
  InviteQuery,
  MatchQuery,
  OfferRequest,
  type Past,
  PastQuery,
  ResignRequest,
  WithdrawRequest,
} from '@menagerie/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identity } from '../identity/auth.ts'
import { type Place, mustSee, seatOf } from '../lobby/place.ts'
import { projectFor } from '../match/project.ts'
import { refuse } from './errors.ts'
import { type House, whoAsks } from './house.ts'
import { idOf } from './lobby-routes.ts'
import { parse } from './parse.ts'

/** Words between players, of one address. */
const TALK = { max: 240, timeWindow: 60_000 }

export const seatBy =
  (who: Identity) =>
  (place: Place): Seat | null =>
    seatOf(place, who.id)

/** `onCommit`: somebody's commit has been written down, for the first time. */
export const matchRoutes = (app: FastifyInstance, house: House, onCommit: (person: string) => void): void => {
  const { matches, around } = house

  app.get('/api/tables/:id/match', async (request): Promise<Frame> => {
    const who = await whoAsks(house, request)
    const { since, invite } = parse(MatchQuery, request.query)
    const id = idOf(request)
    mustSee(await matches.placeOf(id), who.id, invite ?? null)
    return matches.withMatch(id, (match) =>
      projectFor(match, seatOf(match.place, who.id) ?? 'spectator', since, around),
    )
  })

  app.get('/api/tables/:id/past', async (request): Promise<Past> => {
    const who = await whoAsks(house, request)
    const { from, invite } = parse(PastQuery, request.query)
    const id = idOf(request)
    mustSee(await matches.placeOf(id), who.id, invite ?? null)
    return matches.withMatch(id, (match) => pastFor(match, seatOf(match.place, who.id) ?? 'spectator', from))
  })

  /** What whoever asks has decided, at the table in the path. */
  const decide = async (request: FastifyRequest, decision: (body: unknown) => Decision): Promise<Acted> => {
    const who = await whoAsks(house, request)
    const decided = decision(request.body)
    const { version, isRepeated } = await matches.decide(idOf(request), seatBy(who), decided)
    // Steps alone: a match has an end, and with it what is earned in it.
    if (!isRepeated && decided.kind === 'steps') onCommit(who.id)
    return { version }
  }

  app.post('/api/tables/:id/act', (request) =>
    decide(request, (body) => ({ kind: 'steps', ...parse(ActRequest, body) })),
  )

  app.post('/api/tables/:id/resign', (request) =>
    decide(request, (body) => ({ kind: 'resign', ...parse(ResignRequest, body) })),
  )

  app.post('/api/tables/:id/away', (request) =>
    decide(request, (body) => ({ kind: 'takenOver', ...parse(AwayRequest, body) })),
  )

  app.post('/api/tables/:id/back', (request) =>
    decide(request, (body) => ({ kind: 'givenBack', ...parse(BackRequest, body) })),
  )

  app.post('/api/tables/:id/offer', { config: { rateLimit: TALK } }, (request) =>
    decide(request, (body) => {
      const { key, offer } = parse(OfferRequest, body)
      return {
        kind: 'offered',
        key,
        offer: offer.kind === 'takeBack' ? { kind: offer.kind, seq: offer.version } : offer,
      }
    }),
  )

  app.post('/api/tables/:id/answer', { config: { rateLimit: TALK } }, (request) =>
    decide(request, (body) => {
      const { key, version, accept } = parse(AnswerRequest, body)
      return { kind: accept ? 'accepted' : 'refused', key, offered: version }
    }),
  )

  app.post('/api/tables/:id/withdraw', { config: { rateLimit: TALK } }, (request) =>
    decide(request, (body) => {
      const { key, version } = parse(WithdrawRequest, body)
      return { kind: 'withdrawn', key, offered: version }
    }),
  )

  app.post('/api/tables/:id/forfeit', { config: { rateLimit: TALK } }, (request) =>
    decide(request, (body) => {
      const { key, seat } = parse(ForfeitRequest, body)
      return { kind: 'forfeit', key, absent: seat }
    }),
  )

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
