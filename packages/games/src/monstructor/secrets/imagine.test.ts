import { type Chance, everyOutcome, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, optionsOf, play } from '../rules/bench.ts'
import { CLASSES } from '../set/cards.ts'
import { countTiles, dealTiles, dealUnseen } from './dealing.ts'
import { box } from '../index.ts'
import { SMALL_SET } from '../set/small-set.ts'
import type { State } from '../rules/state.ts'
import type { View } from './view.ts'

const { set } = optionsOf({ cardSet: { csv: SMALL_SET } })
const id = (name: string): number => set.ids.indexOf(name)

/** Pearson's chi-square against equal shares; with `worlds` - 1 degrees of freedom its mean is that. */
const chiSquare = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}
/** Beyond five standard deviations of the chi-square distribution. */
const limit = (worlds: number): number => worlds - 1 + 5 * Math.sqrt(2 * (worlds - 1))

const frequencies = (samples: number, sample: (chance: Chance) => string): Map<string, number> => {
  const found = new Map<string, number>()
  const chance = sampledChance('worlds')
  for (let i = 0; i < samples; i++) {
    const world = sample(chance)
    found.set(world, (found.get(world) ?? 0) + 1)
  }
  return found
}

describe('what a player may imagine', () => {
  test('all worlds that fit when cards were drawn and went back are equally likely', () => {
    // Three limbs of one picture and four Power cards, some of which went back after places were filled.
    const cards = ['AL0', 'AL1', 'AL2', 'Psp2', 'Psp3', 'Pbo2', 'Pbo3'].map(id).sort((a, b) => a - b)
    const returned = set.printed.map(() => 0)
    returned[id('AL1')] = 5
    returned[id('Psp3')] = 4
    returned[id('Pbo2')] = 9
    const pic = set.pic[id('AL0')] as number
    const places = [
      { pic, at: 7 },
      { pic: null, at: 6 },
      { pic, at: 3 },
      { pic: null, at: 2 },
    ]
    const worlds: string[] = []
    const fits = (card: number, at: number): boolean => (returned[card] as number) < at
    const limbs = ['AL0', 'AL1', 'AL2'].map(id)
    const powers = ['Psp2', 'Psp3', 'Pbo2', 'Pbo3'].map(id)
    for (const a of limbs)
      for (const b of powers)
        for (const c of limbs)
          for (const d of powers)
            if (a !== c && b !== d && fits(a, 7) && fits(b, 6) && fits(c, 3) && fits(d, 2))
              worlds.push([a, b, c, d].join())
    const found = frequencies(40_000, (chance) => dealUnseen(set, [...cards], returned, places, chance).join())
    expect([...found.keys()].sort()).toEqual(worlds.sort())
    expect(chiSquare([...found.values()])).toBeLessThan(limit(worlds.length))
  })

  test('a whole history: what is imagined has the odds of all histories that look like it to the viewer', () => {
    const start = arranged({
      phase: 'start',
      seat: 1,
      players: [{ table: ['U3B', 'E2H', 'I1T'], hidden: ['PAX2a'] }, { table: ['M5B', 'M5H', 'M5T'] }, {}],
      deck: ['PSP2a', 'PSP3a', 'PBO2a', 'U1La', 'U1Lb'],
    })
    /** Seat 1 takes a card and attacks, seat 0 plays PAX2a for a draw, which goes back; then seats 2, 0 and 1 take one. */
    const history = (chance: Chance): State => {
      const state = box.game.clone(start)
      const texts = [
        'proceed',
        ...['use M5B.1', 'use M5H.1', 'use M5T.1', 'challenge P1'],
        ...['use U3B.1', 'use E2H.1', 'use I1T.1', 'present', 'power PAX2a', 'pass', 'end', 'end'],
      ]
      for (const text of texts) {
        const { phase } = state
        // A part is no hidden card: then seat 1 passes without being asked.
        if (phase.kind === 'over' || (text === 'pass' && phase.kind !== 'reinforce')) continue
        const action = box.game.parse(state.options, text)
        if (action === null || box.game.refuse(state, phase.seat, action) !== null) throw new Error(text)
        box.game.apply(state, phase.seat, action, chance, null)
      }
      return state
    }
    const worldOf = ({ players }: State): string =>
      JSON.stringify(
        players.map(({ table, hidden }) => [table.flat().map(({ card }) => card), hidden.map(({ card }) => card)]),
      )
    /** By what seat 0 sees: the odds of each world. */
    const seen = new Map<string, Map<string, number>>()
    for (const { probability, value } of everyOutcome(history)) {
      const worlds = seen.get(JSON.stringify(box.game.view(value, 0))) ?? new Map<string, number>()
      worlds.set(worldOf(value), (worlds.get(worldOf(value)) ?? 0) + probability)
      seen.set(JSON.stringify(box.game.view(value, 0)), worlds)
    }
    // Views are told apart by what seat 0 drew and by the pictures of parts; the largest have the most to imagine.
    const [largest] = [...seen].sort((x, y) => y[1].size - x[1].size)
    if (largest === undefined) throw new Error('no history')
    const [text, worlds] = largest
    expect(worlds.size).toBeGreaterThanOrEqual(8)
    expect(new Set([...worlds.values()].map((odds) => odds.toFixed(9))).size).toBe(1)
    const shown = { ...(JSON.parse(text) as View), options: start.options }
    const found = frequencies(4000, (chance) => worldOf(box.game.imagine(shown)(chance)))
    expect([...found.keys()].sort()).toEqual([...worlds.keys()].sort())
    expect(chiSquare([...found.values()])).toBeLessThan(limit(worlds.size))
  })

  test('closed hands that had to draw: all hands that fit what was shown are equally likely', () => {
    const cards = ['A0H', 'B0T', 'AL0', 'AL1', 'A0B', 'A1B', 'C0B'].map(id).sort((a, b) => a - b)
    const tiles = [{ not: 0b00010 }, { not: 0 }, { not: 0b01101 }]
    const sizes = CLASSES.map((_, fits) => cards.filter((card) => set.fits[card] === fits).length)
    const worlds: string[] = []
    const fits = (card: number, at: number): boolean =>
      (((tiles[at]?.not ?? 0) >> (set.fits[card] as number)) & 1) === 0
    for (const a of cards)
      for (const b of cards)
        for (const c of cards)
          if (a !== b && a !== c && b !== c && fits(a, 0) && fits(c, 2)) worlds.push([a, b, c].join())
    const ways = countTiles(tiles, sizes)
    const found = frequencies(60_000, (chance) => dealTiles(set, [...cards], tiles, ways, chance).join())
    expect([...found.keys()].sort()).toEqual(worlds.sort())
    expect(chiSquare([...found.values()])).toBeLessThan(limit(worlds.length))
  })

  test('MS-54 after a drawn fight its parts are known, other limbs of that picture are not', () => {
    const state: State = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['PAX2a'] }, { table: ['I4Lb'] }, {}],
      fight: {
        attacker: 0,
        defender: 1,
        parts: [
          ['U3B', 'U3H', 'U3T'],
          ['U2B', 'U2H', 'U2T', 'I4La', 'U2Lb'],
        ],
        plus: [7, 0],
        passes: 1,
      },
      deck: ['C4B', 'U2La'],
    })
    play(state, 0, 'pass', ['C4B'])
    const table = box.game.view(state, 2).players[1]?.table[3]
    expect(table?.map(({ seen, points }) => [seen, points])).toEqual([
      [false, null],
      [true, 3],
      [true, 2],
    ])
    const imagined = box.game.imagine(box.game.view(state, 2))(sampledChance(1))
    expect(imagined.players[1]?.table).toEqual(state.players[1]?.table)
  })

  test('MS-45 who looks at hidden cards knows them while they are held, and nobody else does', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['S10a'] }, { hidden: ['PAX2a', 'S07a'] }, {}],
      fight: {
        attacker: 0,
        defender: 1,
        parts: [
          ['U3B', 'U3H', 'U3T'],
          ['M5B', 'M5H', 'M5T'],
        ],
      },
    })
    play(state, 0, 'spell S10a')
    const known = (viewer: number): unknown[] =>
      box.game
        .view(state, viewer)
        .players[1]?.hidden.map(({ card }) => (card === null ? null : state.options.set.ids[card])) ?? []
    expect(known(0)).toEqual(['PAX2a', 'S07a'])
    expect(known(2)).toEqual([null, null])
    play(state, 1, 'pass')
    for (let i = 0; i < 20; i++) {
      const imagined = box.game.imagine(box.game.view(state, 0))(sampledChance(i))
      expect(imagined.players[1]?.hidden).toEqual(state.players[1]?.hidden)
    }
  })

  test('MS-45 a fumbled card is drawn by chance and seen by all', () => {
    const state = arranged({
      phase: 'reinforce',
      players: [{ hidden: ['S12a'] }, { hidden: ['PAX2a', 'S07a', 'PBO2a'] }, {}],
      fight: {
        attacker: 0,
        defender: 1,
        parts: [
          ['U3B', 'U3H', 'U3T'],
          ['M5B', 'M5H', 'M5T'],
        ],
      },
    })
    const events = play(state, 0, 'spell S12a', [1])
    expect(events.find(({ kind }) => kind === 'fumbled')).toMatchObject({ seat: 1, place: 1 })
    expect(state.fight?.used.map((card) => state.options.set.ids[card])).toEqual(['S12a', 'S07a'])
    expect(state.fight?.sides.map(({ total }) => total)).toEqual([7, 8])
  })

  test('a view of somebody’s own making with marks that cannot be is no sound state', () => {
    const position = {
      phase: 'attach',
      centre: ['U1B', 'U1H'],
      players: [{ hand: ['U1La', 'I1B'] }, { hand: ['U2H'] }],
    }
    const view = box.game.view(arranged(position, { mode: 'dominoes' }), 0)
    const brokenBy = (change: (made: View) => void): readonly string[] => {
      const made = { ...(JSON.parse(JSON.stringify({ ...view, options: null })) as View), options: view.options }
      change(made)
      return box.game.check(box.game.imagine(made)(sampledChance(1)))
    }
    const put = (object: unknown, key: string, value: number): void =>
      void Object.assign(object as object, { [key]: value })
    expect(brokenBy(() => {})).toEqual([])
    for (const not of [1, 32, 33, -1, 0.5]) {
      expect(brokenBy((made) => put(made.players[0]?.hand[0], 'not', not))).toEqual([
        'a hand card is known not to be what it is',
      ])
    }
    for (const by of [2, -1, 0.5]) {
      expect(brokenBy((made) => put(made.centre[0], 'by', by))).toEqual(['a card was laid by nobody'])
    }
    const halves = brokenBy(({ open }) => {
      put(open, '0', 0.5)
      put(open, '1', 2.5)
    })
    expect(halves).toEqual(['open connectors below zero, or in part'])
  })
})
