import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../pieces/log.tsx'
import type { MatchUpdate } from '../../wire/known.ts'
import type { Called } from '../match-words.tsx'
import { type LinesOf, keptLines } from './kept-lines.ts'

const updateAt = (version: number, ...events: readonly object[]): MatchUpdate => ({
  version,
  kind: 'steps',
  seat: 0,
  terms: [],
  events: [...events],
})
const calling =
  (...names: readonly (readonly [string, string])[]): Called =>
  () =>
    new Map(names)

/** A line for each event, and how often lines were made. */
const counted = () => {
  const made: number[] = []
  const make: LinesOf = (update, fresh, called) => {
    made.push(update.version)
    return update.events.map((event, index): LogEntry => {
      const text = [...(called?.(event).values() ?? [])].join()
      const { version } = update
      return { key: `${index}`, version, icon: 'castle', text, rule: null, heading: false, fresh: version > fresh }
    })
  }
  return { made, linesOf: keptLines(make) }
}

describe('lines of a log', () => {
  it('are made once for as long as they say the same', () => {
    const { made, linesOf } = counted()
    const [first, second] = [updateAt(1, {}, {}), updateAt(2, {})]
    const lines = linesOf(first, 0, null)
    expect(lines.map(({ fresh }) => fresh)).toEqual([true, true])
    expect(linesOf(first, 0, null)).toBe(lines)
    const old = linesOf(first, 1, null)
    expect(old.map(({ fresh }) => fresh)).toEqual([false, false])
    for (let fresh = 1; fresh < 9; fresh++) expect(linesOf(first, fresh, null)).toBe(old)
    expect(linesOf(second, 1, null)).toHaveLength(1)
    expect(made).toEqual([1, 1, 2])
  })

  it('are made anew where their things are called otherwise', () => {
    const { made, linesOf } = counted()
    const update = updateAt(3, {})
    const said = (called: Called | null) => linesOf(update, 3, called).map(({ text }) => text)
    expect(said(calling(['R1', 'Vishnus']))).toEqual(['Vishnus'])
    expect(said(calling(['R1', 'Vishnus']))).toEqual(['Vishnus'])
    expect(said(calling(['R1', 'Garuda']))).toEqual(['Garuda'])
    expect(said(calling(['R2', 'Garuda']))).toEqual(['Garuda'])
    expect(said(calling(['R1', 'Garuda'], ['R2', 'Vishnus']))).toEqual(['Garuda,Vishnus'])
    expect(said(calling())).toEqual([''])
    expect(said(null)).toEqual([''])
    expect(made).toHaveLength(5)
  })

  it('are those of an update as it stands, of which some may not have been told yet', () => {
    const { linesOf } = counted()
    const update = updateAt(4, {}, {})
    expect(linesOf({ ...update, events: update.events.slice(0, 1) }, 3, null)).toHaveLength(1)
    expect(linesOf(update, 3, null)).toHaveLength(2)
  })
})
