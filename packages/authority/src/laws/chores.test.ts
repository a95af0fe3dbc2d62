import { setImmediate as breathe } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openChores } from '../chores.ts'
import { busy } from '../refused.ts'
import { openFakeTime } from './fake-time.ts'

test('many chores that wait for a store are no leak to the host, and none outlives the end', async () => {
  const warnings: Error[] = []
  const warned = (warning: Error): void => void warnings.push(warning)
  process.on('warning', warned)
  const time = openFakeTime(0)
  const chores = openChores({ time, isAway: () => false, onFailure: (error) => expect.fail(String(error)) })
  let tries = 0
  for (let n = 0; n < 40; n++) void chores.surely(() => Promise.reject(busy(new Error(`${tries++}`))))
  await breathe()
  while (tries < 60 && time.next()) await breathe()
  expect(tries).toBeGreaterThanOrEqual(60)
  await chores.idle()
  process.off('warning', warned)
  expect(warnings).toEqual([])
  expect(time.next()).toBe(false)
})
