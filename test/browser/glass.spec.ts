import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { crawl } from '../glass/crawl/crawl.ts'
import { told } from '../glass/crawl/report.ts'
import { share } from '../glass/crawl/share.ts'
import type { Visit } from '../glass/crawl/visit.ts'
import { comparePictures, handful } from '../glass/pictures/compare.ts'
import { SIZES } from '../glass/sizes.ts'
import { states } from '../glass/states/index.ts'
import { launchChromium } from '../support/chromium.ts'
import { house } from './support/stage.ts'

/** One state in so many, and pictures; the rest are for `npm run soak -- glass` and `pictures`. */
const ONE_IN = 100
const PICTURES = 3
/** Seconds for all of it on two quiet cores; told, for a busy machine is no fault of what is seen. */
const MOST = 60
const PATIENCE = 10 * 60_000

test('a seeded hundredth of what can be seen breaks no law, and looks as it did', { timeout: PATIENCE }, async () => {
  const begun = performance.now()
  const chosen = share(states(), ONE_IN)
  const visits: Visit[] = []
  await crawl(house, {
    states: chosen,
    sizes: SIZES,
    laws: 'all',
    workers: 2,
    launch: launchChromium,
    onVisit: (visit) => visits.push(visit),
  })
  expect(visits.flatMap(told)).toEqual([])
  expect(visits.length).toBe(chosen.length)
  expect(await comparePictures(house, handful('share', PICTURES))).toEqual([])
  const took = (performance.now() - begun) / 1000
  console.log(`${chosen.length} states and ${PICTURES} pictures in ${took.toFixed(0)} s of at most ${MOST}`)
})
