import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  armies,
  arranged,
  at,
  faultsOf,
  four,
  legalTexts,
  moving,
  optionsOf,
  phaseText,
  play,
  targets,
  treasures,
} from '../rules/bench.ts'
import { box } from '../index.ts'

describe('arrange', () => {
  test('armies not named are at home, or lost where the castle is named too', () => {
    const state = arranged({ phase: 'roll', sides: four({ armies: { b12: 1 } }, { armies: { C2: 1 } }, { lost: 2 }) })
    expect([armies(state, 0), armies(state, 1), armies(state, 2)]).toEqual([{ C1: 4, b12: 1 }, { C2: 1 }, { C3: 3 }])
    expect(state.lost).toEqual([0, 4, 2, 0])
  })

  test('face-down counters fill the last lairs that are free, and the Dragon sleeps in the last', () => {
    const state = arranged({ phase: 'roll', up: { c12: 1, L0: 1 }, sides: four() })
    const names = state.options.map.lairs
      .filter((lair) => state.down[lair] === 1)
      .map((lair) => state.options.map.names[lair])
    expect([names, state.lair]).toEqual([['L13', 'L14', 'L23', 'L24', 'L34'], at(state, 'L34')])
    expect(treasures(state)).toEqual({ L0: 1, c12: 1 })
  })

  test('all faults are told at once', () => {
    expect(
      faultsOf({
        phase: 'duel',
        active: 3,
        up: { zz: 1 },
        down: ['L12'],
        sides: [{ armies: { b12: 5, C1: 1 } }, { armies: { q: 1 }, hand: [10, 10] }],
      }),
    ).toEqual([
      'position.active seatUnknown',
      'sides.1.armies.q spaceUnknown',
      'position.up.zz spaceUnknown',
      'position.space phaseNeeds',
      'sides.0.armies armiesTooMany',
      'sides.0.armies.b12 armiesCrowd',
      'position.down countersDown',
      'sides.1.hand counterMissing',
    ])
  })

  test('names are read beside what has a wrong shape', () => {
    expect(
      faultsOf({
        phase: 'duel',
        points: 9,
        up: { zz: 1, C1: -1, much: 'gold' },
        extra: 1,
        down: ['L12', 'yy'],
        due: [{ space: 'xx', entrant: 7 }],
        entrant: 3,
        sides: [
          { armies: { q: 1 }, hand: [200], what: 1 },
          { armies: [], lost: 9 },
        ],
      }),
    ).toEqual([
      'position.points positionShape',
      'position.due.0.entrant positionShape',
      'position.up.C1 positionShape',
      'position.up.much positionShape',
      'sides.0.hand.0 positionShape',
      'sides.0.what positionShape',
      'sides.1.armies positionShape',
      'sides.1.lost positionShape',
      'position.extra positionShape',
      'sides.0.armies.q spaceUnknown',
      'position.down.1 spaceUnknown',
      'position.entrant seatUnknown',
      'position.space phaseNeeds',
    ])
    expect(faultsOf({ phase: 'nap', first: 9, sides: [{}, {}] })).toEqual([
      'position.phase positionShape',
      'position.first positionShape',
    ])
  })

  test('a key that its phase does not have is warned of, and says nothing', () => {
    const made = box.game.arrange(optionsOf(), {
      phase: 'roll',
      space: 'b21',
      seat: 1,
      distance: 3,
      shown: [[3]],
      sides: four(),
    })
    expect(made.ok && made.warnings.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'position.space phaseHasNo',
      'position.seat phaseHasNo',
      'position.distance phaseHasNo',
      'position.shown phaseHasNo',
      'position.seen countersTooFew',
    ])
    expect(made.ok && made.value).toEqual(arranged({ phase: 'roll', sides: four() }))
    const dragon = { dragon: 'b12', space: 'b12', sides: four({ armies: { b12: 1 }, hand: [3] }) }
    const second = box.game.arrange(optionsOf(), { ...dragon, phase: 'dragonDuel', shown: [[7], [4]] })
    expect(second.ok && second.warnings.map(({ path }) => path)).toEqual(['position.shown.1', 'position.seen'])
  })

  test('a shape nobody knows is refused, never thrown', () => {
    for (const nonsense of [
      null,
      3,
      [],
      {},
      { phase: 'nap', sides: [] },
      { phase: 'roll', sides: [{}, {}], extra: 1 },
    ]) {
      expect(faultsOf(nonsense).length).toBeGreaterThan(0)
    }
  })

  test('a phase that cannot be is refused with its rule', () => {
    expect(faultsOf({ phase: 'six', sides: four() })).toEqual(['position.phase sixNotAsked'])
    expect(faultsOf({ phase: 'points', sides: four() })).toEqual(['position.points noMovement'])
    expect(faultsOf({ phase: 'duel', space: 'b12', sides: four() })).toEqual([
      'position.phase nobodyAsked',
      'position.space noDuel',
    ])
    expect(faultsOf({ phase: 'dragonDuel', space: 'b12', dragon: 'b12', sides: four() })).toEqual([
      'sides.0.hand nothingToPlay',
      'position.space noDragonDuel',
    ])
    expect(faultsOf({ phase: 'march', space: 'b12', from: 'C1', distance: 1, sides: four() })).toEqual([
      'position.from notRobbed',
      'position.space noMarch',
    ])
    expect(faultsOf({ phase: 'roll', arrival: 'L12', sides: four() })).toEqual(['position.arrival arrivalWrong'])
    expect(faultsOf({ phase: 'roll', sides: [{ resigned: true }, {}] })).toEqual([
      'sides playersTooFew',
      'position.active activeLeft',
    ])
    expect(faultsOf({ phase: 'roll', sides: four({ armies: { C2: 1 } }) })).toEqual(['sides.1.armies.C2 notDue'])
  })

  test('armies that are neither named nor lost are at home, and that is said where fewer are named there', () => {
    const made = box.game.arrange(optionsOf(), {
      phase: 'roll',
      sides: four({ armies: { C1: 2, b12: 1 }, lost: 1 }, { armies: { C2: 1 }, lost: 4 }),
    })
    expect(made.ok && made.warnings.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'sides.0.armies.C1 armiesAtHome',
      'position.seen countersTooFew',
      'sides.0.lost lostToNobody',
      'sides.1.lost lostToNobody',
    ])
    expect(made.ok && armies(made.value, 0)).toEqual({ C1: 3, b12: 1 })
  })

  test('where one round is all, it is the first', () => {
    expect(arranged({ phase: 'roll', sides: four() }, { roundLimit: 1 }).round).toBe(1)
    expect(arranged({ phase: 'roll', sides: four() }, { roundLimit: 0 }).round).toBe(2)
  })

  test('a march and a settling position are read', () => {
    const march = arranged({
      phase: 'march',
      space: 'a21',
      from: 'C2',
      distance: 3,
      carrying: true,
      up: { a21: 1 },
      sides: four({ armies: { a21: 1 } }),
    })
    expect(legalTexts(march, 0)).toEqual(['march b21 carry', 'march b21', 'halt'])
    play(march, 0, 'march b21 carry')
    const settle = arranged({ phase: 'settle', points: 2, sides: four() })
    play(settle, 0, 'proceed')
    expect(phaseText(settle)).toBe('points 0')
  })

  test('a view of an arranged position can be imagined for every viewer', () => {
    const state = arranged(moving(3, { dragon: 'L0' }, { hand: [5, 6] }, { hand: [1, 2, 3] }))
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = box.game.view(state, viewer)
      const world = box.game.imagine(seen)(sampledChance('imagine'))
      expect(box.game.view(world, viewer)).toEqual(seen)
      expect(box.game.check(world)).toEqual([])
    }
  })
})

describe('notation', () => {
  test('parse undoes format, giving the same object; nonsense is null', () => {
    const { options } = arranged(moving(5, { up: { b12: 1 } }, { armies: { a12: 1, b12: 1 } }), { passOwn: true })
    const state = arranged(moving(5, { up: { b12: 1 } }, { armies: { a12: 1, b12: 1 } }), { passOwn: true })
    for (const action of box.game.legal(state, 0)) {
      expect(box.game.parse(options, box.game.format(options, action))).toBe(action)
    }
    expect(targets(state, 0, 'step').length).toBeGreaterThan(10)
    for (const text of [
      'play 7',
      'play 0',
      'throw off',
      'throw b12',
      'steal a21',
      'march b12 carry',
      'march b12',
      'dragon L0',
      'halt',
      'roll',
    ]) {
      const action = box.game.parse(options, text)
      expect(action === null ? null : box.game.format(options, action)).toBe(text)
    }
    for (const text of [
      '',
      'step',
      'step C1',
      'step C1 carry',
      'step C1 zz',
      'play',
      'play 007',
      'play 100',
      'play -1',
      'throw',
      'throw C1 carry',
      'steal off',
      'dragon',
      'roll ',
      'toString',
      '__proto__',
      'carry',
      'march carry',
    ]) {
      expect(box.game.parse(options, text), text).toBeNull()
    }
  })
})
