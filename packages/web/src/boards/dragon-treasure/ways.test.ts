import { MAPS } from '@menagerie/games/dragon-treasure'
import { describe, expect, test } from 'vitest'
import { SHEET } from '@menagerie/art/dragon-treasure/ways'
import { lineOf, neighbourTowards, pointOf } from './ways.ts'

const ARROWS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

describe('the map under the fingers', () => {
  test.each(Object.entries(MAPS))('arrows lead along links, and to every space: %s', (_, map) => {
    const reached = new Set<number>([map.castles[0] as number])
    for (const space of reached)
      for (const arrow of ARROWS) {
        const next = neighbourTowards(map, space, arrow)
        if (next === null) continue
        expect(map.adj[space]).toContain(next)
        reached.add(next)
      }
    expect(map.names.filter((__, space) => !reached.has(space))).toEqual([])
  })

  test('a way shown begins and ends where the army stands and goes, on the drawn roads', () => {
    const map = MAPS.standard
    const at = (name: string): number => map.names.indexOf(name)
    const line = lineOf(map, [at('a14'), at('b14'), at('b12')])
    expect(line[0]).toEqual(pointOf(map, at('a14')))
    expect(line.at(-1)).toEqual(pointOf(map, at('b12')))
    // The ring road goes round the castle, along the edge of the country.
    expect(Math.min(...line.map(([x]) => x))).toBeLessThan(SHEET.x + 40)
    expect(Math.min(...line.map(([, y]) => y))).toBeLessThan(SHEET.y + 40)
  })
})
