import { describe, expect, it } from 'vitest'
import { testsFor } from '../../scripts/lib/changed.mjs'

describe('a change calls for', () => {
  it('the tests of its game and of what speaks of all games', () => {
    const wanted = testsFor(['packages/games/src/monster-pack/rules/duel.ts'])
    expect(wanted).toContain('packages/games/src/monster-pack/')
    expect(wanted).toContain('packages/web/src/boards/monster-pack/')
    expect(wanted).toContain('test/records/')
    expect(wanted.filter((one) => one.includes('monstructor') || one.includes('browser'))).toEqual([])
  })

  it('the tests of its package and of all that is built on it', () => {
    expect(testsFor(['packages/protocol/src/limits.ts'])).toEqual([
      'packages/authority/',
      'packages/cli/',
      'packages/protocol/',
      'packages/server/',
      'packages/web/',
    ])
    expect(testsFor(['packages/engine/src/table.ts'])).toEqual(
      expect.arrayContaining(['packages/games/', 'packages/cli/', 'packages/bots/']),
    )
  })

  it('a test in a browser only where that test is changed', () => {
    expect(testsFor(['packages/web/src/app.tsx']).filter((one) => one.includes('browser'))).toEqual([])
    expect(testsFor(['test/browser/look.spec.ts'])).toEqual(['test/browser/look.spec.ts'])
  })

  it('the tests of the workspace, for all that stands in no package', () => {
    expect(testsFor(['scripts/test.mjs', 'README.md'])).toEqual(['test/workspace/'])
  })

  it('nothing, if nothing has changed', () => {
    expect(testsFor([])).toEqual([])
  })
})
