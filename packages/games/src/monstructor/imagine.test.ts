import { type Chance, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, optionsOf, play } from './builders.ts'
import { CLASSES } from './cards.ts'
import { countTiles, dealTiles, dealUnseen } from './dealing.ts'
import { box } from './index.ts'
import { SMALL_SET } from './small-set.ts'
import type { State } from './state.ts'

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
})
