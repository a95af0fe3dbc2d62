import { afterAll, beforeAll, expect, it } from 'vitest'
import { NOTICES_FAULTS, plant } from '../src/soak/notices-faults.ts'
import { type NoticesHouse, openNoticesHouse } from '../src/soak/notices-house.ts'
import { type Course, LAWS, judgeNotices, nameBy } from '../src/soak/notices-judge.ts'
import { type TrialResult, tryNotices } from '../src/soak/notices-trial.ts'
import { type PushService, openPushService } from '../src/soak/push-service.ts'
import { TEST_OPTIONS, firstLegal } from './support/house.ts'
import { type PostOffice, openPostOffice } from './support/post-office.ts'
import { openSkippedTime } from '../src/soak/skipped-time.ts'

/* A hundredth of `npm run soak -- notices`, and what its judge says of a house with a fault. */

const HOST = 'house.example'

let house: NoticesHouse
let post: PostOffice
let service: PushService
beforeAll(async () => {
  ;[post, service] = await Promise.all([openPostOffice(), openPushService()])
  house = await openNoticesHouse(openSkippedTime(), {
    ...TEST_OPTIONS,
    logLevel: 'silent',
    botRunner: firstLegal,
    publicUrl: `https://${HOST}`,
    smtpUrl: post.url,
    pushTrial: service.trial,
  })
})
afterAll(async () => {
  await house.close()
  await Promise.all([post.close(), service.close()])
})

const tried = (seed: string, hours: number, ends = 0): Promise<TrialResult> =>
  tryNotices({ house, post, service, host: HOST, game: 'envelopes', matches: 6, seed, hours, ends })

it('each question is told once by each way, whatever becomes of the servers', async () => {
  const { broken, ...counts } = await tried('a hundredth', 4, 2)
  expect(broken).toEqual([])
  expect(counts.kills).toBeGreaterThan(0)
  expect(counts.due).toBeGreaterThan(counts.questions / 2)
  expect(counts.arrived).toBe(counts.due + counts.repeated)
})

it.each(NOTICES_FAULTS.map((one) => [one.name, one] as const))('%s is found', async (_name, planted) => {
  const takeOut = await plant(house.direct, planted)
  try {
    const { broken } = await tried(planted.name, 1)
    expect(broken.map(({ law }) => law)).toContain(planted.law)
  } finally {
    await takeOut()
  }
})

it('every law is broken by some fault, and the answered question by a message that comes after', () => {
  const question = { match: 'm', seat: 0, entry: 3, person: 'ada', put: 0, answered: 100_000 }
  const arrival = { order: 0, at: 90_000, person: 'ada', way: 'mail', name: nameBy('mail', question, HOST) }
  const course = (at: number): Course => ({
    people: new Map([['ada', { ways: ['mail'], quiet: null }]]),
    questions: [question],
    arrivals: [{ ...arrival, at }],
    visits: [],
    looks: [],
    inFlight: [],
  })
  expect(judgeNotices(course(90_000), HOST).broken).toEqual([])
  expect(judgeNotices(course(100_001), HOST).broken.map(({ law }) => law)).toEqual(['answered'])
  expect(new Set([...NOTICES_FAULTS.map(({ law }) => law), 'answered'])).toEqual(new Set(LAWS))
})
