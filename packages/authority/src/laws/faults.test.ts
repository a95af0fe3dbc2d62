import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMemory } from './bench.ts'
import { faults } from './faults.ts'
import { LAWS, brokenLaws } from './laws.ts'
import { tryAuthority } from './suite.ts'

let rejections = 0
const count = (): void => void rejections++
let others: NodeJS.UnhandledRejectionListener[] = []
/** One of the faults leaves rejections to nobody: here they are counted, and end nothing. */
beforeAll(() => {
  others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', count)
})
afterAll(() => {
  process.off('unhandledRejection', count)
  for (const other of others) process.on('unhandledRejection', other)
})

describe('planted faults', () => {
  test.each(faults.map((fault) => [fault.name, fault.law, fault] as const))(
    'an authority that %s is caught by the law %s',
    async (_, law, { made, says, weathers }) => {
      const report = await tryAuthority({
        bench: openMemory(),
        breathe: () => setImmediate(),
        rejections: () => rejections,
        rounds: 3,
        seed: 'faults',
        made,
        weathers,
        until: law,
      })
      expect(brokenLaws(report)).toContain(law)
      const texts = report.broken.filter((one) => one.law === law).map(({ text }) => text)
      expect(
        texts.filter((text) => says.test(text)),
        texts.join('\n'),
      ).not.toEqual([])
    },
  )

  test('every law catches a fault, and there are enough of them', () => {
    expect(LAWS.filter((law) => !faults.some((fault) => fault.law === law))).toEqual([])
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(15)
  })
})
