import { type PushState, PushSubscribeRequest } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import type { Identity } from '../identity/auth.ts'
import { isPublicKey } from '../push/pusher.ts'
import { isPushService } from '../push/services.ts'
import { devicesOf, dropSubscription, keepSubscription } from '../push/subscriptions.ts'
import { atMost } from './entering.ts'
import { refuse } from './errors.ts'
import { type House, whoAsks } from './house.ts'
import { parse } from './parse.ts'

/** Whether the device one asks from is told by push that one is asked. */
export const pushRoutes = (app: FastifyInstance, house: House): void => {
  const { db, push } = house
  const shown = async (who: Identity): Promise<PushState> => ({
    key: (await push.keys()).publicKey,
    ...(await devicesOf(db, who)),
  })

  app.get('/api/me/push', async (request): Promise<PushState> => shown(await whoAsks(house, request)))

  app.post('/api/me/push', atMost(30), async (request): Promise<PushState> => {
    const who = await whoAsks(house, request)
    const subscription = parse(PushSubscribeRequest, request.body)
    if (!isPushService(subscription.endpoint, push.trial) || !isPublicKey(subscription.keys.p256dh))
      throw refuse('malformed')
    await keepSubscription(db, who.session, subscription)
    return shown(who)
  })

  app.delete('/api/me/push', async (request): Promise<PushState> => {
    const who = await whoAsks(house, request)
    await dropSubscription(db, who.session)
    return shown(who)
  })
}
