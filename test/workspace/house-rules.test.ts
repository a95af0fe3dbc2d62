import { describe, expect, it } from 'vitest'
import {
  addresses,
  ceilingsOfTime,
  fixedSleeps,
  gaps,
  lazyParts,
  leftovers,
  reExports,
  roomsOfGames,
  timesByDate,
  tooLong,
} from '../../scripts/lib/house-rules.mjs'

const lines = (count: number): string => 'x\n'.repeat(count)

describe('a test', () => {
  it.each([
    [`vi.stubGlobal('fetch', ask)`, `afterEach(() => vi.unstubAllGlobals())`],
    [`vi.useFakeTimers()`, `afterEach(() => vi.useRealTimers())`],
    [`beforeEach(() => {\n  vi.resetModules()\n})`, `afterEach(() => {\n  vi.resetModules()\n})`],
  ])('leaves its thread as it was found: %s', (does, undoes) => {
    expect(leftovers('a.test.ts', does)).toHaveLength(1)
    expect(leftovers('a.test.ts', `${does}\n${undoes}`)).toEqual([])
  })
})

describe('a source file', () => {
  it.each([
    [400, null],
    [401, 'warning'],
    [600, 'warning'],
    [601, 'error'],
  ])('of %i lines: %s', (count, level) => {
    expect(tooLong('packages/server/src/main.ts', lines(count))?.level ?? null).toBe(level)
  })

  it('of data is as long as it is', () => {
    expect(tooLong('packages/games/src/lion/set/components.ts', lines(2000))).toBeNull()
    expect(tooLong('packages/games/src/lion/words/locales/en.ts', lines(2000))).toBeNull()
  })

  it.each([
    [`export { legal } from './legal.ts'`],
    [`export * from './legal.ts'`],
    [`export type { Action } from './actions.ts'`],
    [`export * as rules from './rules.ts'`],
    [`export {\n  legal,\n  refuse,\n} from './legal.ts'`],
  ])('re-exports only as a door: %s', (text) => {
    expect(reExports('packages/games/src/lion/rules/rules.ts', text)).toHaveLength(1)
    expect(reExports('packages/games/src/lion/index.ts', text)).toEqual([])
  })

  it('may export its own', () => {
    expect(
      reExports('packages/games/src/lion/rules/rules.ts', `const a = 1\nexport { a }\nexport const from = 'b'`),
    ).toEqual([])
  })
})

describe('a game', () => {
  const game = (...paths: readonly string[]): string[] => paths.map((path) => `packages/games/src/lion/${path}`)
  const rooms = ['set', 'choices', 'rules', 'secrets', 'words', 'play', 'positions', 'course']
  const whole = game('index.ts', ...rooms.map((room) => `${room}/a.ts`))

  it('has eight rooms behind its door', () => {
    expect(roomsOfGames(['packages/games/src/index.ts', ...whole])).toEqual([])
    expect(roomsOfGames(whole.slice(1))).toEqual(['lion has no index.ts.'])
    expect(roomsOfGames(whole.slice(0, -1))).toEqual(['lion has no course.'])
  })

  it.each(['state.ts', 'text/text.ts'])('has nothing beside them: %s', (path) => {
    expect(roomsOfGames([...whole, ...game(path)])).toEqual([expect.stringContaining(`lion/${path} stands in no room`)])
  })
})

describe('a part of a page that comes later', () => {
  it.each([
    [`import { Suspense, lazy } from 'react'\nconst A = lazy(() => import('./a.tsx'))`, 1],
    [`import React from 'react'\nconst A = React.lazy(() => import('./a.tsx'))`, 1],
    [`import { Suspense } from 'react'\n/** Fetched when it is needed: lazy. */\nimport { t } from 'react'`, 0],
  ])('waits for its words', (text, found) => {
    expect(lazyParts('packages/web/src/pages/a.tsx', text)).toHaveLength(found)
    expect(lazyParts('packages/web/src/later.ts', text)).toEqual([])
  })
})

describe('how long something lasts', () => {
  it.each([
    ['const end = Date.now() + 500', 1],
    ['while (Date.now() < end) ask()', 1],
    ['if (asked.until > Date.now()) return asked', 1],
    ['const took = Date.now() - begun', 1],
    ['const end = performance.now() + 500', 0],
    ['const expiresAt = new Date(Date.now() + days * DAY_MS)', 0],
    ['return { at: Date.now() }', 0],
  ])('is not told by dates: %s', (text, found) => {
    expect(timesByDate('packages/server/src/http/a.ts', text)).toHaveLength(found)
    expect(timesByDate('packages/server/src/http/a.test.ts', text)).toEqual([])
  })
})

describe('a test', () => {
  it('in a browser sleeps for no fixed time', () => {
    expect(fixedSleeps('test/browser/a.spec.ts', 'await page.clock.runFor(900)')).toEqual([])
    expect(fixedSleeps('test/browser/a.spec.ts', 'await page.waitForTimeout(900)')).toEqual([
      expect.stringContaining('a.spec.ts sleeps for 900'),
    ])
  })

  it('has no ceiling on what a clock shows, which goes on while others have the machine', () => {
    const of = (text: string) => ceilingsOfTime('packages/server/test/a.test.ts', text)
    expect(of('expect(since()).toBeLessThan(1000)\nexpect(performance.now() - since).toBeGreaterThan(5)')).toEqual([])
    expect(of('expect(performance.now() - since).toBeLessThan(1000)')).toEqual([
      expect.stringContaining('a.test.ts has a ceiling on performance.now() - since'),
    ])
    expect(of('expect((Date.now() - since) / 1000).toBeLessThanOrEqual(5)')).toHaveLength(1)
    expect(of('const took = Date.now() - begun\nexpect(took).toBeLessThan(5000)')).toHaveLength(1)
    expect(of('const took = Date.now() - begun\nexpect(tookAll).toBeLessThan(5000)')).toEqual([])
  })
})

describe('the lockfile', () => {
  it('records no download address', () => {
    expect(addresses('{ "resolved": "packages/engine", "link": true }')).toEqual([])
    expect(addresses('{ "resolved": "https://example.org/a.tgz" }')).toHaveLength(1)
  })

  it('has every package it speaks of, for other machines too', () => {
    const lock = (packages: object): string => JSON.stringify({ packages })
    const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } }
    const linux = { 'node_modules/tool': tool, 'node_modules/tool-linux': {} }
    expect(gaps(lock({ ...linux, 'node_modules/tool/node_modules/tool-mac': {} }))).toEqual([])
    expect(gaps(lock(linux))).toEqual([expect.stringContaining('lacks tool-mac for node_modules/tool')])
  })
})
