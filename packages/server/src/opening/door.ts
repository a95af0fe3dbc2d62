import { buildApp } from '../http/app.ts'
import type { House } from '../http/house.ts'
import { othersOf } from '../http/others.ts'
import { closeApp, listen } from '../http/serving.ts'
import type { Ground } from './ground.ts'
import type { OpenMatches } from './matches.ts'

/** Where the figures of this server are answered; null: nowhere. */
const openFigures = async ({ options, metrics: { figures }, closers }: Ground): Promise<string | null> => {
  const { metrics: at, onApp } = options
  if (figures === null || at === null || at === 'told') return null
  const { openMetricsPort } = await import('../metrics/metrics-port.ts')
  const port = await openMetricsPort({ at, figures: async () => [await figures()], onApp })
  closers.add(port.close)
  return port.url
}

/** Everything that is answered, and where. Nobody comes in before what is beneath is open, and it is closed before that. */
export const openDoor = async (
  ground: Ground,
  { hub, owners, leases, words, authority }: OpenMatches,
  house: House,
) => {
  const { options, logger, closers, metrics } = ground
  const { webRoot, requestsPerMinute, requestsPerPerson, requestSeconds, trustProxy, onApp, siblings } = options
  const others = siblings === null ? null : othersOf(siblings, owners)
  const { app, routes } = await buildApp(house, {
    ...{ logger, webRoot, requestsPerMinute, requestsPerPerson, requestSeconds, trustProxy, metrics, onApp, others },
    publicUrl: options.publicUrl,
    adminToken: options.adminToken,
    tablesPerPerson: options.tablesPerPerson,
  })
  if (others !== null) {
    await app.ready()
    closers.add((await others.listen(app)).close)
  }
  closers.add(
    () => closeApp(app),
    () => logger.info('closing'),
    () => hub.close(),
    () => leases.close(),
    () => authority.close(),
  )
  siblings?.hear((word) => {
    if ('serving' in word) {
      owners.serving(word.serving)
      words.changed(word.serving)
    } else if ('listened' in word) words.listened(word.slot, word.listened)
  })
  const metricsUrl = await openFigures(ground)
  return { url: await listen(app, options), routes, metricsUrl }
}
