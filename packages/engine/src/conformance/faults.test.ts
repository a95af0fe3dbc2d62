import { describe, expect, test } from 'vitest'
import { faults } from './faults/index.ts'
import { LAWS, STATEMENTS, brokenLaws, failuresOf } from './index.ts'

describe('planted faults', () => {
  test.each(faults.map((fault) => [fault.name, fault.law, fault] as const))(
    '%s is caught by the law %s',
    (_, law, fault) => {
      const report = fault.report(100)
      expect(brokenLaws(report)).toEqual([law])
      expect(
        failuresOf(report)
          .map(({ text }) => text)
          .join('\n'),
      ).toMatch(fault.says)
    },
  )

  test('every law catches a fault, and none is without its statement', () => {
    expect(LAWS.filter((law) => !faults.some((fault) => fault.law === law))).toEqual([])
    expect(Object.keys(STATEMENTS)).toEqual([...LAWS])
  })
})
