import { describe, expect, test } from 'vitest'
import { arranged, faultsOf, field, optionsOf } from '../rules/bench.ts'
import { box } from '../index.ts'

const SIX = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']

describe('arrange', () => {
  test('a position is read as it is written', () => {
    const state = arranged({
      phase: 'summon',
      turn: 7,
      starter: 1,
      boostUsed: false,
      sides: [
        { hp: 3 },
        {
          hp: 12,
          hand: ['R05'],
          deck: ['B01', 'B01'],
          discard: ['G01', 'W01'],
          waiting: { W2: 'R18(2b)' },
          active: { A4: 'G20' },
        },
      ],
    })
    expect([state.turnPlayer, state.sides[1].hp, state.sides[1].deck.length]).toEqual([1, 12, 2])
    expect(field(state, 1)).toEqual({ W2: 'R18(2b)', A4: 'G20' })
    expect(box.game.check(state)).toEqual([])
  })

  test('a deck left out is filled up to the deck size, a number is filled to that number', () => {
    const state = arranged({ phase: 'summon', sides: [{ hand: ['R05', 'R06'] }, { deck: 4 }] })
    expect([state.sides[0].deck.length, state.sides[1].deck.length]).toEqual([28, 4])
  })

  test('every fault is told at once', () => {
    expect(
      faultsOf({
        phase: 'summon',
        turn: 3,
        turnPlayer: 1,
        spot: 'W1',
        colour: 'red',
        sides: [
          { hp: 0, hand: ['X1', 'R01', 7, 'X2'], waiting: { W9: 'R05(1)', W02: 'R05(1)', W2: 'R05' } },
          { active: { A1: 'Q', A5: 'R01' } },
        ],
      }),
    ).toEqual([
      'sides.0.hp positionShape',
      'sides.0.hand.2 positionShape',
      'colour positionShape',
      'turnPlayer turnPlayerWrong',
      'sides.0.hand.0 cardUnknown',
      'sides.0.hand.3 cardUnknown',
      'sides.0.waiting.W9 spotUnknown',
      'sides.0.waiting.W02 spotUnknown',
      'sides.0.waiting.W2 waitingWrong',
      'sides.1.active.A1 cardUnknown',
      'sides.1.active.A5 spotUnknown',
      'spot spotNotAsked',
    ])
    expect(
      faultsOf({
        phase: 'summon',
        boostUsed: true,
        sides: [{ hand: [], waiting: { W1: 'R05(2)', W4: 'R01(0)' } }, {}],
      }),
    ).toEqual([
      'sides.0.waiting.W1 dieTooHigh',
      'boostUsed boostUsedWrong',
      'sides.0.waiting.W4 entryDue',
      'phase summonNotAsked',
    ])
  })

  test('a phase names its spot and its seat where it needs them, and only there', () => {
    const entering = { waiting: { W1: 'R05(0b)' }, discard: ['R01'] }
    expect(faultsOf({ phase: 'entry1', sides: [entering, {}] })).toEqual(['spot entrySpotMissing'])
    expect(faultsOf({ phase: 'entry1', spot: 'W5', sides: [entering, {}] })).toEqual(['spot spotUnknown'])
    expect(faultsOf({ phase: 'entry1', spot: 'W1', seat: 1, sides: [entering, {}] })).toEqual(['seat seatNotInTurn'])
    expect(faultsOf({ phase: 'entry1', spot: 'W1', sides: [entering, {}] })).toEqual([])
    expect(faultsOf({ phase: 'entry1', spot: 'W1', boostUsed: false, sides: [entering, {}] })).toEqual([
      'boostUsed boostUsedWrong',
    ])
  })

  test('without a turn it is the third or fourth, the first for a redraw, and never one after the last', () => {
    const turnOf = (position: object, choices: object = {}): number =>
      arranged({ sides: [{ hand: SIX }, { hand: SIX }], ...position }, { ...choices }).turn
    expect([turnOf({ phase: 'summon' }), turnOf({ phase: 'summon', turnPlayer: 1 })]).toEqual([3, 4])
    expect(turnOf({ phase: 'mulligan' }, { mulligan: 'once' })).toBe(1)
    expect(turnOf({ phase: 'summon' }, { turnCap: 2 })).toBe(1)
    expect(turnOf({ phase: 'summon', turnPlayer: 1 }, { turnCap: 3 })).toBe(2)
  })

  test('a shape nobody knows is refused, never thrown', () => {
    for (const nonsense of [
      null,
      3,
      [],
      {},
      { phase: 'nap', sides: [] },
      { phase: 'summon', sides: [{}, {}], extra: 1 },
    ]) {
      expect(faultsOf(nonsense).length).toBeGreaterThan(0)
    }
  })

  test('a phase in which nobody would be asked is refused', () => {
    expect(faultsOf({ phase: 'boost1', sides: [{ hand: ['R01'] }, {}] })).toEqual(['phase boostNotAsked'])
    expect(faultsOf({ phase: 'boost1', turn: 1, sides: [{ hand: ['R01'], waiting: { W1: 'R18(4)' } }, {}] })).toEqual([
      'phase boostNotAsked',
    ])
    for (const phase of ['summon', 'duel']) {
      expect(faultsOf({ phase, sides: [{ hand: ['R01'], waiting: { W1: 'R01(0)' } }, {}] })).toEqual([
        'sides.0.waiting.W1 entryDue',
      ])
    }
    expect(faultsOf({ phase: 'countdown', sides: [{ waiting: { W1: 'R01(1)' } }, {}] })).toEqual([
      'phase entryNotAsked',
    ])
    expect(faultsOf({ phase: 'entryAsap', sides: [{ waiting: { W1: 'R01(0)' } }, {}] })).toEqual([
      'phase blockedNotAsked',
    ])
    expect(faultsOf({ phase: 'mulligan', sides: [{ hand: SIX }, { hand: SIX }] })).toEqual(['phase mulliganNotAsked'])
  })

  test('a view of an arranged position can be imagined for either seat', () => {
    const state = arranged({
      phase: 'summon',
      sides: [
        { hand: ['R05', 'R06'], deck: 3 },
        { hand: ['B01'], deck: 2, discard: ['G01'] },
      ],
    })
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = box.game.view(state, viewer)
      const world = box.game.imagine(seen)({ pick: (n) => n - 1, die: () => 1, draw: (pool) => pool.pop() as never })
      expect(box.game.view(world, viewer)).toEqual(seen)
      expect(box.game.check(world)).toEqual([])
    }
  })
})

describe('notation', () => {
  test('parse undoes format, giving the same object; nonsense is null', () => {
    const state = arranged({ phase: 'boost1', sides: [{ hand: ['R01', 'W01'], waiting: { W1: 'R18(4)' } }, {}] })
    for (const action of box.game.legal(state, 0)) {
      expect(box.game.parse(state.options, box.game.format(state.options, action))).toBe(action)
    }
    for (const text of [
      '',
      'summon',
      'summon R05',
      'summon R05 W0',
      'summon R05 W9',
      'summon R05 w1',
      'up W1 W2',
      'toString',
      'pass ',
      '__proto__',
    ]) {
      expect(box.game.parse(state.options, text), text).toBeNull()
    }
  })
})

describe('deck texts', () => {
  test('a list survives export and import', () => {
    const options = optionsOf({ format: 'short' })
    for (const { loadout } of box.loadouts.presets(options)) {
      const read = box.loadouts.fromText(options, box.loadouts.toText(options, loadout))
      expect(read.ok && [...read.value].sort()).toEqual([...loadout].sort())
    }
  })

  test('other ways of writing are read too, and nonsense is named', () => {
    const options = optionsOf({ format: 'custom', deckSize: 10, copyLimit: 0 })
    expect(box.loadouts.fromText(options, '# my deck\n4x R05\nR06x5,B01')).toMatchObject({ ok: false })
    expect(box.loadouts.fromText(options, '# my deck\n4xR05\nR06x5, B01')).toMatchObject({ ok: true })
    const bad = box.loadouts.fromText(options, 'R05 §')
    expect(bad.ok ? [] : bad.faults.map((found) => found.code)).toEqual(['deckWord'])
  })

  test('a card set is read from CSV', () => {
    const set = 'id,name,type,power,stars\nZ1,Zed,Blue Evade,10,1\nZ2,Zoe,White Wild,,2\n'
    const read = box.components.read('cards', set)
    expect(read.ok ? [] : read.faults.map((found) => found.path)).toEqual(['cards.1.power'])
  })
})
