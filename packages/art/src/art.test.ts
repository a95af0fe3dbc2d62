import { catalogue } from '@menagerie/games'
import { DECKS, type DeckData } from '@menagerie/games/monster-maker'
import { box } from '@menagerie/games/monster-pack'
import { describe, expect, test } from 'vitest'
import { pictures } from './index.ts'

const drawn = pictures(() => '<path d="M0 0h512v512H0Z"/>')
const monsters = drawn.filter(({ path }) => /^monster-pack\/[BRGW]\d\d\.svg$/.test(path))

/** The picture a row of a deck is shown with. */
const pictureOfRow = (row: DeckData['main'][number]): string => {
  switch (row.kind) {
    case 'corridor':
      return `corridor-${row.value}`
    case 'character':
      return `class-${row.class}`
    case 'cleric':
      return 'class-cleric'
    case 'spell':
    case 'monster':
      return `${row.kind}-${row.id}`
    case 'detour':
    case 'trap':
      return row.kind
  }
}
const dungeon = drawn.flatMap(({ path, svg }) => {
  const name = /^monster-maker\/(?!room|back|passage|standing)(.+)\.svg$/.exec(path)?.[1]
  return name === undefined ? [] : [{ name, svg }]
})
/** The figure of a card without its ground, without the numbers and names in its ids. */
const bare = (name: string, svg: string): string =>
  svg
    .slice(svg.indexOf('<g transform="translate('))
    .replaceAll(name.replace(/^(class|monster|treasure)-/, ''), '')
    .replaceAll(/(id="|#)[\w-]+/g, '$1')

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

  test('every card of the decks supplied to Monster Maker has one of its own, and one more stands for cards of players', () => {
    const cards = Object.values<DeckData>(DECKS).flatMap(({ main, treasures }) => [
      ...main.map((row) => pictureOfRow(row)),
      ...treasures.map(({ id }) => `treasure-${id}`),
    ])
    const others = [
      'class-anyone',
      'monster-human',
      'monster-undead',
      'monster-general',
      'spell-spell',
      'treasure-treasure',
    ]
    const expected = new Set([...cards, ...others, 'prize'])
    expect(dungeon.map(({ name }) => name).sort()).toEqual([...expected].sort())
  })

  test('no two cards of Monster Maker share a figure, and every figure stands without its ground on paper', () => {
    const figures = dungeon.filter(({ name }) => !name.startsWith('corridor-')).map(({ name, svg }) => bare(name, svg))
    expect(new Set(figures).size).toBe(figures.length)
    for (const figure of figures) expect(figure.length).toBeGreaterThan(2000)
    for (const { name, svg } of dungeon) {
      expect(svg, name).toContain('#plain:target~.ground')
      const ground = svg.indexOf('<g class="ground">')
      expect(ground, name).toBeGreaterThan(0)
      expect(svg.slice(svg.indexOf('</g>', ground)).length, name).toBeGreaterThan(1600)
      // A filter is drawn anew wherever the picture stands, and a hand holds nine of them.
      expect(svg, name).not.toContain('<filter')
    }
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
