import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { optionsOf } from '../rules/bench.ts'
import { charactersText, mapText, treasuresText } from './components.ts'
import { box } from '../index.ts'
import { MAPS, type GameMap, distancesFrom, mapSource, spaceOf } from './map.ts'

const faultsOf = (option: string, data: unknown): string[] => {
  const read = box.components.read(option, typeof data === 'string' ? data : JSON.stringify(data))
  return read.ok ? [] : read.faults.map((found) => `${found.path} ${found.code}`)
}

const permutations = (list: readonly number[]): number[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one) => permutations(list.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** A space's name after the castles have changed places: `a12` becomes `a31` when castle 1 goes to 3 and 2 to 1. */
const moved = (name: string, to: readonly number[]): string => {
  const [kind = '', ...digits] = name
  const castles = digits.map((digit) => (digit === '0' ? 0 : (to[Number(digit) - 1] as number)))
  if (kind === 'L' || kind === 't') castles.sort((a, b) => a - b)
  return kind + castles.join('')
}

const linksOf = (map: GameMap): Set<string> =>
  new Set(map.adj.flatMap((ways, space) => ways.map((to) => `${map.names[space]}-${map.names[to]}`)))

const far = (map: GameMap, from: string, to: string): number =>
  distancesFrom(map, spaceOf(map, from) as number)[spaceOf(map, to) as number] as number

describe('maps', () => {
  test('every permutation of the four castles, 24 in all, leaves the graph as it is, on both maps', () => {
    for (const map of [MAPS.standard, MAPS.short]) {
      const links = linksOf(map)
      const symmetries = permutations([1, 2, 3, 4]).filter((to) => {
        const image = [...links].map((link) =>
          link
            .split('-')
            .map((name) => moved(name, to))
            .join('-'),
        )
        return image.length === links.size && image.every((link) => links.has(link))
      })
      expect(symmetries).toHaveLength(24)
    }
    const broken = new Set(linksOf(MAPS.standard))
    broken.delete('b12-b13')
    expect(
      [...broken].every((link) =>
        broken.has(
          link
            .split('-')
            .map((name) => moved(name, [2, 1, 3, 4]))
            .join('-'),
        ),
      ),
    ).toBe(false)
  })

  test('the standard map has 53 spaces and 72 links, the short one 41 and 60', () => {
    expect([MAPS.standard.names.length, MAPS.standard.links.length]).toEqual([53, 72])
    expect([MAPS.short.names.length, MAPS.short.links.length]).toEqual([41, 60])
    const degrees = MAPS.standard.adj.map((ways) => ways.length)
    expect([2, 3, 4, 6].map((degree) => degrees.filter((one) => one === degree).length)).toEqual([30, 10, 12, 1])
  })

  test('distances between castles and lairs', () => {
    const { standard, short } = MAPS
    expect([
      far(standard, 'C1', 'L12'),
      far(standard, 'C1', 'L0'),
      far(standard, 'C1', 'L34'),
      far(standard, 'C1', 'C3'),
    ]).toEqual([4, 6, 8, 8])
    expect(far(standard, 'L12', 'L13')).toBe(4)
    expect([far(short, 'C1', 'L12'), far(short, 'C1', 'L0'), far(short, 'C1', 'L34'), far(short, 'C1', 'C3')]).toEqual([
      3, 5, 6, 6,
    ])
  })

  test('spaces stand where the drawing has them, and outer ring links go round their castle', () => {
    const { spaces, links } = mapSource(MAPS.standard)
    const at = (id: string) => spaces.find((space) => space.id === id)
    expect(at('a13')).toEqual({ id: 'a13', x: 162, y: 208 })
    expect(at('b24')).toEqual({ id: 'b24', x: 755, y: 335 })
    expect(at('c31')).toEqual({ id: 'c31', x: 538, y: 672 })
    expect(at('t34')).toEqual({ id: 't34', x: 500, y: 795 })
    const via = (from: string, to: string) => links.find((link) => link.from === from && link.to === to)?.via
    expect(via('b12', 'b14')).toEqual([
      [290, 25],
      [25, 25],
      [25, 290],
    ])
    expect(via('b32', 'b34')).toEqual([
      [975, 710],
      [975, 975],
      [710, 975],
    ])
    expect(links.filter((link) => link.kind === 'tunnel')).toHaveLength(12)
    expect(links.filter((link) => link.bridge).map(({ from, to }) => `${from}-${to}`)).toEqual(['c31-L13'])
  })

  test('a map survives export and import, and plays', () => {
    for (const map of [MAPS.standard, MAPS.short]) {
      const read = box.components.read('map', mapText(map))
      expect(read).toEqual({ ok: true, value: mapSource(map) })
      expect(optionsOf({ map: mapSource(map) }).map).toEqual(map)
    }
  })

  test('all faults of a map are told at once', () => {
    const source = mapSource(MAPS.standard)
    const cut = {
      ...source,
      links: source.links.filter(({ from, to }) => !(from === 'C1' || to === 't34' || from === 't34')),
    }
    expect(faultsOf('map', cut)).toEqual(['map.links mapApart'])
    const wrong = {
      ...source,
      spaces: [...source.spaces, { id: 'C1', x: 1, y: 1 }],
      castles: ['C1'],
      lairs: ['C1', 'L12', 'L12'],
      links: [...source.links, { from: 'C1', to: 'C1' }, { from: 'C1', to: 'a12' }, { from: 'C1', to: 'zz' }],
    }
    expect(faultsOf('map', wrong)).toEqual([
      'map.spaces.53.id mapSpaceTwice',
      'map.links.72 mapLinkLoop',
      'map.links.73 mapLinkTwice',
      'map.links.74.to mapSpaceUnknown',
      'map.lairs.0 mapLairInCastle',
      'map.lairs.2 mapLairTwice',
      'map.castles mapCastles',
      'map.links mapApart',
    ])
    expect(faultsOf('map', { ...source, castles: ['C1', 'C1', 'C2'] })).toEqual(['map.castles mapCastleTwice'])
    expect(faultsOf('map', { ...source, castles: [...source.castles, 'a12'] })).toEqual(['map.castles mapWrong'])
    expect(faultsOf('map', { spaces: 3 }).length).toBeGreaterThan(1)
    expect(faultsOf('map', 'no json')).toEqual(['map mapWrong'])
  })
})

describe('counters', () => {
  test('28 characters, six treasures and the Dragon, as many counters as lairs', () => {
    const { characters, treasures, map } = optionsOf()
    const count = (value: number) => characters.filter((one) => one.value === value).length
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(count)).toEqual([2, 3, 4, 4, 4, 4, 3, 2, 1, 1])
    expect([characters.length, treasures.length, map.lairs.length]).toEqual([28, 7, 7])
    expect(treasures.filter(({ kind }) => kind === 'dragon')).toHaveLength(1)
  })

  test('lists survive export and import', () => {
    const { characters, treasures } = optionsOf()
    expect(box.components.read('characters', charactersText(characters))).toEqual({ ok: true, value: characters })
    expect(box.components.read('treasures', treasuresText(treasures))).toEqual({ ok: true, value: treasures })
    expect(box.components.read('characters', JSON.stringify(characters))).toEqual({ ok: true, value: characters })
  })

  test('DT-1.3, DT-1.2 columns are what the heading calls them, and a list without one is refused, not shortened', () => {
    const ada = [{ name: 'Ada', value: 3 }]
    expect(box.components.read('characters', 'name,value\nAda,3\n')).toEqual({ ok: true, value: ada })
    expect(box.components.read('characters', 'value,name\n3,Ada\n')).toEqual({ ok: true, value: ada })
    expect(faultsOf('characters', 'Ada,3\nBert,4\n')).toEqual(['characters csvHeading'])
    expect(faultsOf('treasures', 'A,treasure\nB,dragon\n')).toEqual(['treasures csvHeading'])
    expect(faultsOf('characters', 'name,value\nLee, the Elder,4\n')).toEqual(['characters.0 csvCells'])
  })

  test('faults are told row by row, and what does not fit together is refused', () => {
    expect(faultsOf('characters', 'name,value\nAda,3\nBert,\n,1\nCyd,100\n')).toEqual([
      'characters.1.value characterWrong',
      'characters.2.name characterWrong',
      'characters.3.value characterWrong',
    ])
    expect(faultsOf('treasures', 'name,kind\nA,treasure\nB,gold\n')).toEqual(['treasures.1.kind treasureWrong'])
    expect(faultsOf('treasures', 'name,kind\nA,treasure\nB,treasure\n')).toEqual(['treasures oneDragon'])
    const few = optionsOf().treasures.slice(3)
    const made = box.complete(
      { treasures: few, characters: optionsOf().characters.slice(0, 7), victoryTreasures: 4 },
      null,
    )
    expect(made.ok ? [] : made.faults.map(({ code }) => code)).toEqual([
      'charactersTooFew',
      'lairsAndCounters',
      'treasuresTooFew',
    ])
  })

  test('DT-1.1 DT-1.3 a map of two castles and few counters are enough for two, and refused to more', () => {
    const map = { ...mapSource(MAPS.short), castles: ['C1', 'C3'] }
    const options = optionsOf({ map, characters: optionsOf().characters.slice(0, 11) })
    const misfits = (seats: number) => box.misfits(options, seats).map(({ path, code }) => `${path} ${code}`)
    expect(misfits(2)).toEqual([])
    expect(misfits(3)).toEqual(['options.map mapCastles', 'options.characters charactersTooFew'])
    const state = box.game.setup(options, [null, null], sampledChance('two castles'), null)
    expect([box.game.check(state), state.armies.map((own) => Math.max(...own)), state.cup.length]).toEqual([
      [],
      [5, 5],
      3,
    ])
    expect(box.game.view(state, 0).owners.filter((owner) => owner !== null)).toEqual([0, 1])
    const four = box.game.arrange(options, { phase: 'roll', sides: [{}, {}, {}, {}] })
    expect(four.ok ? [] : four.faults.map(({ code }) => code)).toEqual(['mapCastles', 'charactersTooFew'])
  })

  test('a user’s own counters are played with', () => {
    const own = Array.from({ length: 20 }, (_, i) => ({ name: `Knight ${i}`, value: i * 3 }))
    const state = box.game.setup(
      optionsOf({ characters: own }),
      [null, null],
      { pick: () => 0, die: (sides) => (sides > 1 ? 1 + (turn++ % 6) : 1), draw: (pool) => pool.pop() as never },
      null,
    )
    expect(state.hands[0]).toEqual([48, 51, 54, 57])
  })
})

let turn = 0
