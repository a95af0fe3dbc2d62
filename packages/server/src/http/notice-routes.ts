import { type NoticeWishes, NoticeWishesRequest } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { isZone } from '../notices/quiet.ts'
import { keepWishes, wishesOf } from '../notices/wishes.ts'
import { atMost } from './entering.ts'
import { refuse } from './errors.ts'
import { type House, whoAsks } from './house.ts'
import { parse } from './parse.ts'

/** How one is told that one is asked. */
export const noticeRoutes = (app: FastifyInstance, house: House): void => {
  const { db, mails } = house

  app.get('/api/me/notices', async (request): Promise<NoticeWishes> => {
    const who = await whoAsks(house, request)
    return wishesOf(db, who.id, mails.areSent)
  })

  app.post('/api/me/notices', atMost(30), async (request): Promise<NoticeWishes> => {
    const who = await whoAsks(house, request)
    const wishes = parse(NoticeWishesRequest, request.body)
    if (!isZone(wishes.zone)) throw refuse('malformed')
    await keepWishes(db, who.id, wishes)
    return wishesOf(db, who.id, mails.areSent)
  })
}
