import { type Chance, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  type Flat,
  type Line,
  OVERLAP,
  PAPERS,
  type Page,
  type Paper,
  bleedFits,
  layOut,
  mirrored,
  tiles,
} from './layout.ts'

const card: Flat = { width: 63, height: 88, shape: 'square', hasBack: true, folds: [] }
const counter = (size: number, shape: Flat['shape'] = 'square'): Flat => ({
  width: size,
  height: size,
  shape,
  hasBack: true,
  folds: [],
})
const copies = (count: number, thing: Flat): readonly Flat[] => Array.from({ length: count }, () => ({ ...thing }))

/** Runs of cards and counters, as a game has them; the same seed gives the same. */
const heap = (chance: Chance): readonly Flat[] =>
  Array.from({ length: 1 + chance.pick(5) }, () => {
    const size = 10 + chance.pick(51)
    const kinds = [card, counter(size), counter(size, 'round')]
    return copies(1 + chance.pick(40), kinds[chance.pick(kinds.length)] as Flat)
  }).flat()

const SHEETS = [PAPERS.a4, PAPERS.letter] as const

/** A law over many heaps, on both papers, with and without bleed. */
const everyHeap = (law: (things: readonly Flat[], paper: Paper, bleed: number) => void): void => {
  for (let seed = 0; seed < 200; seed++) {
    law(heap(sampledChance(`heap ${seed}`)), SHEETS[seed % 2] as Paper, Math.floor(seed / 2) % 2)
  }
}

const NEAR = 0.0001

const overlaps = (page: Page<Flat>): number => {
  let found = 0
  for (const [i, a] of page.placed.entries()) {
    for (const b of page.placed.slice(i + 1)) {
      const across = Math.min(a.x + a.thing.width, b.x + b.thing.width) - Math.max(a.x, b.x)
      const down = Math.min(a.y + a.thing.height, b.y + b.thing.height) - Math.max(a.y, b.y)
      if (across > NEAR && down > NEAR) found++
    }
  }
  return found
}

/** Whether a cut mark crosses art, its bleed included. */
const crosses = (line: Line, page: Page<Flat>, bleed: number): boolean =>
  page.placed.some(({ thing, x, y }) => {
    const own = thing.width === 63 && thing.height === 88 ? bleed : 0
    return (
      line.x1 < x + thing.width + own - NEAR &&
      line.x2 > x - own + NEAR &&
      line.y1 < y + thing.height + own - NEAR &&
      line.y2 > y - own + NEAR
    )
  })

describe('cards on sheets', () => {
  test.each([
    ['a4', 0],
    ['a4', 1],
    ['a4', 1.5],
    ['letter', 0],
    ['letter', 1],
  ] as const)('lie three by three on %s with %d mm of bleed', (paper, bleed) => {
    expect(bleedFits(PAPERS[paper], bleed)).toBe(true)
    const pages = layOut(copies(72, card), PAPERS[paper], bleed)
    expect(pages.map((page) => page.placed.length)).toEqual(Array.from({ length: 8 }, () => 9))
    expect(new Set(pages[0]?.placed.map(({ x }) => x.toFixed(3))).size).toBe(3)
  })

  test('a bleed for which nine no longer fit is not offered', () => {
    expect(bleedFits(PAPERS.letter, 1.5)).toBe(false)
    expect(bleedFits(PAPERS.a4, 3)).toBe(false)
  })

  test('of any kind lie whole on the paper, each once, in order, and never over each other', () => {
    everyHeap((things, paper, bleed) => {
      const pages = layOut(things, paper, bleed)
      expect(pages.flatMap((page) => page.placed.map(({ thing }) => thing))).toEqual(things)
      for (const page of pages) {
        expect(overlaps(page)).toBe(0)
        for (const { thing, x, y } of page.placed) {
          expect(Math.min(x, y)).toBeGreaterThan(4)
          expect(x + thing.width).toBeLessThan(paper.width - 4)
          expect(y + thing.height).toBeLessThan(paper.height - 4)
        }
      }
    })
  })

  test('are marked for the knife at every edge, outside all art and on the paper', () => {
    everyHeap((things, paper, bleed) => {
      for (const page of layOut(things, paper, bleed)) {
        for (const line of page.cuts) {
          expect(crosses(line, page, bleed)).toBe(false)
          expect(Math.min(line.x1, line.y1)).toBeGreaterThan(0)
          expect(line.x2).toBeLessThan(paper.width)
          expect(line.y2).toBeLessThan(paper.height)
        }
        for (const { thing, x, y } of page.placed.filter(({ thing }) => thing.shape === 'square')) {
          for (const edge of [x, x + thing.width])
            expect(page.cuts.some((line) => line.x1 === line.x2 && Math.abs(line.x1 - edge) < NEAR)).toBe(true)
          for (const edge of [y, y + thing.height])
            expect(page.cuts.some((line) => line.y1 === line.y2 && Math.abs(line.y1 - edge) < NEAR)).toBe(true)
        }
      }
    })
  })
})

test.each([
  ['long', 0],
  ['short', 180],
] as const)('turned over its %s edge, the sheet has each back behind its front', (flip, turn) => {
  everyHeap((things, paper) => {
    for (const page of layOut(things, paper, 0)) {
      const back = mirrored(page, paper, flip)
      expect(back.placed.length).toBe(page.placed.length)
      for (const [at, { thing, x, y, turn: turned }] of back.placed.entries()) {
        const front = page.placed[at] as (typeof page.placed)[number]
        expect(thing).toBe(front.thing)
        expect(turned).toBe(turn)
        // Seen through the paper.
        expect(flip === 'long' ? paper.width - x - thing.width : x).toBeCloseTo(front.x)
        expect(flip === 'long' ? y : paper.height - y - thing.height).toBeCloseTo(front.y)
      }
    }
  })
})

describe('a mat', () => {
  test('of four lanes lies on one sheet of either paper', () => {
    for (const paper of Object.values(PAPERS)) expect(tiles({ width: 266.4, height: 197 }, paper)).toHaveLength(1)
  })

  test('of any size is whole when its sheets are glued, each over the strip of the one before', () => {
    for (let seed = 0; seed < 200; seed++) {
      const chance = sampledChance(`mat ${seed}`)
      const [width, height] = [40 + chance.pick(1160), 40 + chance.pick(1160)]
      const paper = SHEETS[seed % 2] as Paper
      const parts = tiles({ width, height }, paper)
      for (const part of parts) {
        const [across, down] = part.across ? [part.height, part.width] : [part.width, part.height]
        expect(across).toBeLessThan(paper.width - 10)
        expect(down).toBeLessThan(paper.height - 10)
        const right = parts.find(({ row, column }) => row === part.row && column === part.column + 1)
        expect(right !== undefined).toBe(part.right)
        if (right !== undefined) expect(right.x).toBeCloseTo(part.x + part.width - OVERLAP)
        else expect(part.x + part.width).toBeCloseTo(width)
        const below = parts.find(({ row, column }) => row === part.row + 1 && column === part.column)
        expect(below !== undefined).toBe(part.below)
        if (below !== undefined) expect(below.y).toBeCloseTo(part.y + part.height - OVERLAP)
        else expect(part.y + part.height).toBeCloseTo(height)
      }
    }
  })
})
