import type { LiveMatch } from '@menagerie/authority'
import { type Table, openTable } from '@menagerie/engine'
import { commitmentOf, coverEntries, fairChance, fromHex, sealsOf, seedKey, sha256Hex } from '@menagerie/fair'
import { describe, expect, it } from 'vitest'
import type { Place } from '../src/lobby/place.ts'
import { projectFor } from '../src/match/project.ts'
import { envelopesBox } from './support/envelopes.ts'

const SECRET = sha256Hex('of both worlds')
const COMMITMENT = commitmentOf(fromHex(SECRET))
const CONTRIBUTIONS = ['aa'.repeat(32), 'bb'.repeat(32)]

/** A match under the same luck and clock, in which only what one seat brought, and nobody else sees, is another. */
const world = (motto: string): Table => {
  const key = seedKey(fromHex(SECRET), CONTRIBUTIONS)
  const opened = envelopesBox((one) =>
    openTable(
      one,
      {
        choices: {},
        seats: [0, 1].map((seat) => ({ kind: 'human', name: `Seat ${seat}` })),
        loadouts: [motto, 'MOTTOother'],
        start: null,
        last: null,
        commitment: COMMITMENT,
        contributions: CONTRIBUTIONS,
        sealing: {
          salts: ['', ''],
          seals: sealsOf(COMMITMENT, CONTRIBUTIONS),
          drawn: [false, false],
          lapsed: [],
        },
      },
      { chance: (seq) => fairChance({ key, seq }), hash: sha256Hex, now: () => 7 },
    ),
  )
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults))
  return opened.value
}

const liveMatch = (table: Table, coverOf: LiveMatch<Place>['coverOf']): LiveMatch<Place> =>
  ({
    id: 'both',
    place: { table: { choices: {}, commitment: COMMITMENT, secret: SECRET }, seats: [] },
    table,
    coverOf,
    keys: new Map(),
    times: [7],
  }) as unknown as LiveMatch<Place>

const around = { isPresent: () => true, now: () => 8 }

/** What a viewer receives of a match, without what stands on the closed list of what may differ between two worlds. */
const received = (
  match: LiveMatch<Place>,
  viewer: number | 'spectator',
): { readonly rest: string; readonly covers: string } => {
  const { covers, ...rest } = projectFor(match, viewer, -1, around)
  return { rest: JSON.stringify(rest), covers: JSON.stringify(covers) }
}

describe('two worlds that a viewer may not tell apart', () => {
  it.each([1, 'spectator'] as const)(
    'differ for %s in nothing but covers, which are as long and as random',
    (viewer) => {
      const [one, other] = ['MOTTOofAda', 'MOTTOofEve'].map((motto) => {
        const table = world(motto)
        return received(liveMatch(table, coverEntries(SECRET, table.hashOf)), viewer)
      }) as [ReturnType<typeof received>, ReturnType<typeof received>]
      expect(one.rest).toBe(other.rest)
      expect(one.covers).toHaveLength(other.covers.length)
      expect(one.covers).toMatch(/^\["[0-9a-f]{64}"\]$/)
      expect(one.covers).not.toBe(other.covers)
    },
  )

  it('are told apart by a guess where covers are bare hashes, and not where they are covers', () => {
    const guesses = ['MOTTOofAda', 'MOTTOofEve', 'MOTTOofBen'].map((motto) => world(motto).hashOf(0))
    const truth = world('MOTTOofEve')
    const seen = (coverOf: LiveMatch<Place>['coverOf']): readonly string[] =>
      projectFor(liveMatch(truth, coverOf), 'spectator', -1, around).covers
    expect(guesses.indexOf(seen(truth.hashOf)[0] as string)).toBe(1)
    expect(guesses.indexOf(seen(coverEntries(SECRET, truth.hashOf))[0] as string)).toBe(-1)
  })
})
