import { catalogue } from '@menagerie/games'
import { box } from '@menagerie/games/monster-pack'
import { describe, expect, test } from 'vitest'
import { pictures } from './index.ts'

const drawn = pictures(() => '<path d="M0 0h512v512H0Z"/>')
const monsters = drawn.filter(({ path }) => /^monster-pack\/[BRGW]\d\d\.svg$/.test(path))

describe('the pictures', () => {
  test('every monster of the set supplied has one of its own', () => {
    const completed = box.complete({}, null)
    const ids = completed.ok ? completed.value.cards.map((card) => `monster-pack/${card.id}.svg`) : []
    expect(monsters.map(({ path }) => path).sort()).toEqual([...ids].sort())
    // The figure without its ground, and without the ids in it, which name the card.
    const figures = monsters.map(({ path, svg }) =>
      svg.replaceAll(path.slice('monster-pack/'.length, -'.svg'.length), ''),
    )
    expect(new Set(figures).size).toBe(monsters.length)
  })

  test('every game of the catalogue has a front for its box', () => {
    const fronts = drawn.filter(({ path }) => path.startsWith('boxes/')).map(({ path }) => path)
    expect(fronts.sort()).toEqual(catalogue.map(({ id }) => `boxes/${id}.svg`).sort())
  })

  test('are drawn alike every time, and are sound SVG without words, scripts or foreign addresses', () => {
    expect(pictures(() => '<path d="M0 0h512v512H0Z"/>')).toEqual(drawn)
    for (const { path, svg } of drawn) {
      expect(svg, path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d .]+"/)
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<script|<text|href="(?!#)/)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size, path).toBe(ids.length)
      const known = new Set(ids)
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href)
      expect(
        used.filter((id) => !known.has(id)),
        path,
      ).toEqual([])
    }
  })
})
