import { expect, test } from 'vitest'
import { traces as lion } from './double-headed-lion/traces.ts'
import { traces as treasure } from './dragon-treasure/traces.ts'
import { traces as maker } from './monster-maker/traces.ts'
import { traces as pack } from './monster-pack/traces.ts'
import { traces as monstructor } from './monstructor/traces.ts'
import type { MatchUpdate } from '../wire/known.ts'
import { type Trace, type Traces, marksOf, trailOf } from './trail.ts'

const update = (version: number, seat: number | null, ...events: readonly object[]) => ({
  version,
  kind: 'steps' as const,
  terms: [],
  seat,
  events,
})
/** The trail of one rival's act, for seat 0. */
const of = (traces: Traces, ...events: readonly object[]): readonly Trace[] =>
  trailOf([update(1, 1, ...events)], 0, 0, traces)

/** Puts a card on the table at spot `at`: every act leaves a trace, but for a pass. */
const lays = (at: number) => ({ kind: 'lays', at })
const passes = { kind: 'passes' }
const laid: Traces = (event) =>
  (event as { kind: string }).kind === 'lays' ? [{ mark: 'new', place: String((event as { at: number }).at) }] : []

const MATCH = [update(0, null, lays(0)), update(1, 0, lays(1)), update(2, 1, lays(2), lays(3)), update(3, 2, lays(4))]
const heard = (updates: readonly MatchUpdate[], viewer: number | null): string =>
  trailOf(updates, viewer, 0, laid)
    .map((trace) => (trace.mark === 'way' ? '' : trace.place))
    .join(' ')

test('what the others did since one acted last leaves a trail, for each seat its own', () => {
  expect(heard(MATCH, 0)).toBe('2 3 4')
  expect(heard(MATCH, 1)).toBe('4')
  expect(heard(MATCH, 2)).toBe('')
})

test('one’s own act ends the trail, and an act that changes nothing does not', () => {
  expect(heard([...MATCH, update(4, 0, lays(5))], 0)).toBe('')
  expect(heard([...MATCH, update(4, 0, passes)], 0)).toBe('2 3 4')
  expect(heard([...MATCH, update(4, 0, passes), update(5, 1, lays(6))], 0)).toBe('6')
})

test('who watches sees the last turn of whoever acted last; the beginning leaves nothing', () => {
  expect(heard([...MATCH, update(4, 2, lays(7))], null)).toBe('4 7')
  expect(heard(MATCH.slice(0, 1), 0)).toBe('')
})

test('who has left watches: what was done since is no trail any more', () => {
  const left = { ...update(4, 0), kind: 'resign' as const }
  const after = [...MATCH, left, update(5, 1, lays(8)), update(6, 2, lays(9)), update(7, 1, lays(10), lays(11))]
  expect(heard(after, 0)).toBe('10 11')
  expect(heard(after, 2)).toBe('10 11')
  expect(heard(after, 1)).toBe('')
  const gone = after.map((one) => ({ ...one, kind: one.version === 4 ? ('forfeit' as const) : one.kind }))
  expect(heard(gone, 0)).toBe('10 11')
  expect(heard([...MATCH, left], 0)).toBe('4')
})

test('a place bears its last mark', () => {
  const trail = of(
    pack,
    ...[
      { kind: 'summoned', seat: 1, card: 0, spot: 2, die: 3 },
      { kind: 'boosted', seat: 1, spot: 2, card: 0, discarded: 1, die: 2 },
      { kind: 'movedUp', seat: 1, card: 0, from: 2, to: 1, by: 'boost' },
      { kind: 'dueled', seat: 1, lane: 1, cards: [3, 0], powers: [200, 300], discarded: [true, false], wild: false },
    ],
  )
  expect(Object.fromEntries(marksOf(trail))).toEqual({ 'ow.2': 'from', 'oa.1': 'changed', 'a.1': 'gone' })
})

test('the Lion’s trail names squares and never pieces, so that a mixing keeps its secret', () => {
  const moved = { kind: 'moved', seat: 1, token: 20, from: 12, to: 13, declared: false, could: null, vishnus: null }
  const mixed = { kind: 'shuffled', seat: 1, square: 13, before: [20, 21], after: [22, 23] }
  expect(of(lion, moved, mixed)).toEqual([{ mark: 'way', from: 'q.12', to: 'q.13' }])
  const named = of(lion, moved, mixed).flatMap((trace) =>
    trace.mark === 'way' ? [trace.from, trace.to] : [trace.place],
  )
  expect(named.filter((place) => !place.startsWith('q.'))).toEqual([])
})

test('every game names its trails', () => {
  expect(of(treasure, { kind: 'stepped', seat: 1, from: 3, to: 4, via: [], carry: true })).toEqual([
    { mark: 'way', from: 's.3', to: 's.4' },
  ])
  expect(of(maker, { kind: 'attacked', seat: 1, target: 0, card: 5 })).toEqual([
    { mark: 'new', place: 'm' },
    { mark: 'changed', place: 'told.0' },
  ])
  expect(of(maker, { kind: 'walked', seat: 1, card: 0, leg: 'out', total: 5, goal: 100, lost: false })).toEqual([
    { mark: 'new', place: 'new.1' },
    { mark: 'changed', place: 'told.1' },
  ])
  expect(of(monstructor, { kind: 'tookDragon', seat: 2, card: 5, owned: 1 })).toEqual([{ mark: 'new', place: 't.2' }])
})
