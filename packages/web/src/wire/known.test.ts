import type { Frame } from '@menagerie/protocol'
import { describe, expect, test } from 'vitest'
import { learn } from './known.ts'

const frame = (version: number, from: number): Frame => ({
  table: 'abcdefghijklmnop',
  version,
  viewer: 0,
  pending: { status: 'deciding', seats: [0] },
  askedAt: 0,
  view: null,
  legal: [],
  updates: Array.from({ length: version - from + 1 }, (_, i) => ({
    version: from + i,
    kind: 'steps',
    terms: [],
    seat: 0,
    events: [],
  })),
  openHands: null,
  players: [],
  clocks: { now: 0, deadlines: [], left: null, banks: [], absences: [] },
  offer: null,
  paused: false,
  covers: [],
  commitment: '',
  reveal: null,
})

const versions = (known: ReturnType<typeof learn>): readonly number[] | undefined =>
  known?.updates.map((update) => update.version)

describe('what a page knows of a match', () => {
  test('grows by the updates of each frame', () => {
    const first = learn(undefined, frame(2, 0))
    expect(versions(first)).toEqual([0, 1, 2])
    expect(versions(learn(first ?? undefined, frame(4, 3)))).toEqual([0, 1, 2, 3, 4])
  })

  test('takes what it has already once only', () => {
    const first = learn(undefined, frame(2, 0)) ?? undefined
    expect(versions(learn(first, frame(4, 0)))).toEqual([0, 1, 2, 3, 4])
    expect(versions(learn(first, frame(2, 2)))).toEqual([0, 1, 2])
  })

  test('never goes back to an older frame', () => {
    const later = learn(undefined, frame(5, 0)) ?? undefined
    expect(learn(later, frame(3, 0))).toBe(later)
  })

  test('asks again when updates between are missing', () => {
    const first = learn(undefined, frame(2, 0)) ?? undefined
    expect(learn(first, frame(6, 5))).toBeNull()
    expect(learn(undefined, frame(6, 5))).toBeNull()
  })

  test('forgets the story of one viewer when the device is handed to the next', () => {
    const first = learn(undefined, frame(3, 0)) ?? undefined
    const next = { ...frame(3, 0), viewer: 1 }
    expect(learn(first, next)).toEqual({ frame: next, updates: next.updates })
    expect(learn(first, { ...frame(4, 4), viewer: 1 })).toBeNull()
  })

  test('keeps the newest frame of one version, for somebody came or went', () => {
    const first = learn(undefined, frame(2, 0)) ?? undefined
    const again = {
      ...frame(2, 3),
      players: [{ kind: 'human' as const, name: 'Ada', bot: null, away: null, present: false }],
    }
    expect(learn(first, again)?.frame).toBe(again)
  })
})
