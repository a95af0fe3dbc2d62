import type { KeptMatch } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { type Change, KEPT_MODES, isAsKept, unmetIn } from './modes.ts'
import { keptBytes, keptVersions, readKept } from './store.ts'

const MATCHES = 50
const MOST_BYTES = 5_000_000

/** Rules that are another game's, each in one thing. */
const CHANGES: Readonly<Record<string, { readonly change: Change; readonly told: RegExp }>> = {
  'a choice that is offered no more': {
    change: (box) => {
      const legal: typeof box.game.legal = (state, seat) => {
        const actions = box.game.legal(state, seat)
        return actions.length > 3 ? actions.slice(1) : actions
      }
      return { ...box, game: { ...box.game, legal } }
    },
    told: /other choices after entry/,
  },
  'one question to chance more': {
    change: (box) => {
      const apply: typeof box.game.apply = (state, seat, action, chance, emit) => {
        box.game.apply(state, seat, action, chance, emit)
        if (!box.game.staged(action)) chance.die(6)
      }
      return { ...box, game: { ...box.game, apply } }
    },
    told: /outcomeWrong/,
  },
  'the last place for the first': {
    change: (box) => {
      const pending: typeof box.game.pending = (state) => {
        const now = box.game.pending(state)
        if (now.status !== 'over') return now
        const places = now.outcome.places.map((place) => now.outcome.places.length + 1 - place)
        return { ...now, outcome: { ...now.outcome, places } }
      }
      return { ...box, game: { ...box.game, pending } }
    },
    told: /another outcome/,
  },
  'rules of another version': {
    change: (box) => ({ ...box, game: { ...box.game, version: box.game.version + 1 } }),
    told: /versionDiffers/,
  },
}

describe.each(KEPT_MODES)('kept matches of $id', (mode) => {
  const matches = readKept(mode.id, mode.version)

  test.each(keptVersions(mode.id))('of version %i replay with the same hashes, choices and outcomes', (version) => {
    const kept = readKept(mode.id, version)
    expect(kept).toHaveLength(MATCHES)
    const found = kept.map((one) => mode.held(one))
    expect(found.filter((one) => !isAsKept(mode, version, one))).toEqual([])
  })

  test('have every value of every option, every number of seats and every kind of entry', () => {
    const records = matches.map(({ record }) => record)
    expect(unmetIn(mode, matches), 'new values: raise the version and keep matches of it (ADR 15)').toEqual([])
    expect(new Set(records.map(({ header }) => header.seats.length))).toEqual(new Set(mode.seats))
    const kinds = new Set(records.flatMap(({ entries }) => entries.map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual(['draw', 'resign', 'setup', 'steps', 'timeout', 'undo'])
    expect(records.some(({ header }) => header.start !== null)).toBe(true)
    expect(records.some(({ header }) => header.last !== null)).toBe(true)
  })

  test.each(Object.entries(CHANGES))('tell of %s', (_, { change, told }) => {
    const faults = matches.slice(0, 8).flatMap((kept) => mode.held(kept, change) ?? [])
    expect(faults.some((fault) => told.test(fault))).toBe(true)
  })

  test('tell of an entry that is altered', () => {
    const { record, ...rest } = matches[0] as KeptMatch
    const entries = record.entries.map((entry) =>
      entry.seq === 3 ? { ...entry, outcomes: [...entry.outcomes, 1] } : entry,
    )
    expect(mode.held({ ...rest, record: { ...record, entries } })).toMatch(/hashWrong/)
  })
})

test('kept matches take at most 5 MB', () => {
  const bytes = KEPT_MODES.flatMap(({ id }) => keptVersions(id).map((version) => keptBytes(id, version)))
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_BYTES)
})
