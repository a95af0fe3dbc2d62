import { sampledChance } from '@menagerie/engine'
import type { Luck } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  dealt,
  discardOf,
  field,
  handOf,
  hpOf,
  legalTexts,
  optionsOf,
  phaseText,
  play,
  refusalOf,
} from './bench.ts'
import { presetDecks } from '../set/deck.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const FULL = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06']
const SIX = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']

const begin = (choices: Record<string, unknown>, luck: Luck): State => {
  const [a, b] = presetDecks(optionsOf(choices))
  if (a === undefined || b === undefined) throw new Error('no decks')
  return dealt(choices, [a.loadout, b.loadout], luck)
}

describe('setup', () => {
  test('MP-01 the format fixes deck size and hit points', () => {
    for (const [format, size, hp] of [
      ['short', 20, 20],
      ['standard', 30, 30],
    ] as const) {
      const options = optionsOf({ format })
      expect([options.deckSize, options.startHp]).toEqual([size, hp])
    }
    const custom = optionsOf({ format: 'custom', deckSize: 12, startHp: 7 })
    expect([custom.deckSize, custom.startHp]).toEqual([12, 7])
    expect(optionsOf({ format: 'short', deckSize: 44 }).deckSize).toBe(20)
  })

  test('MP-02 chance chooses the starting player, both seats equally often', () => {
    let first = 0
    for (let i = 0; i < 400; i++) first += begin({}, `start ${i}`).starter
    expect(first).toBeGreaterThan(150)
    expect(first).toBeLessThan(250)
  })

  test('MP-03 each player is dealt six cards of their own deck, any six equally likely', () => {
    const seen = new Map<number, number>()
    for (let i = 0; i < 600; i++) {
      const state = begin({ format: 'short', firstPlayer: 'seat0' }, `deal ${i}`)
      for (const [seat, side] of state.sides.entries()) {
        expect(side.hand).toHaveLength(6)
        expect(side.deck).toHaveLength(14)
        expect([...side.deck, ...side.hand].sort((x, y) => x - y)).toEqual(side.list)
        if (seat === 0) for (const card of side.hand) seen.set(card, (seen.get(card) ?? 0) + 1)
      }
    }
    // 600 deals of 6 from 20: each copy is expected 180 times (standard deviation 11.2).
    for (const [card, count] of seen) {
      const copies = begin({ format: 'short' }, 'x').sides[0].list.filter((one) => one === card).length
      expect(Math.abs(count / copies - 180)).toBeLessThan(60)
    }
  })

  test('MP-04 the field starts empty', () => {
    const state = begin({}, 'empty')
    expect([field(state, 0), field(state, 1)]).toEqual([{}, {}])
    expect([discardOf(state, 0), discardOf(state, 1)]).toEqual([[], []])
  })

  test('MP-05 a turn runs draw, countdown, summon, boost, duel, boost; then the other player', () => {
    const state = arranged({
      phase: 'draw',
      sides: [
        { hand: ['R01', 'R02', 'R03', 'R04', 'R05'], deck: ['R06'], waiting: { W1: 'R18(1)' }, active: { A4: 'B01' } },
        { hand: FULL },
      ],
    })
    const kinds = [
      ...play(state, 0, 'proceed', ['R06']),
      ...play(state, 0, 'up W1 A1'),
      ...play(state, 0, 'summon R06 W1'),
      ...play(state, 0, 'pass'),
      ...play(state, 0, 'pass'),
    ].map((event) => event.kind)
    const order = [
      'turnBegan',
      'drew',
      'countedDown',
      'movedUp',
      'summoned',
      'passedBoost',
      'attacked',
      'attacked',
      'damaged',
      'passedBoost',
      'turnBegan',
    ]
    expect(kinds).toEqual(order)
    expect(phaseText(state)).toBe('summon 1')
    expect(refusalOf(state, 0, 'summon R01 W1')).toBe('notYourTurn MP-05')
  })
})

describe('draw', () => {
  const drawing = (side: object, script: readonly string[]): State => {
    const state = arranged({ phase: 'draw', sides: [side, { hand: FULL }] })
    play(state, 0, 'proceed', script)
    return state
  }

  test('MP-06 the hand is refilled to six, one card at a time', () => {
    expect(
      handOf(
        drawing({ hand: ['R01', 'R02'], deck: ['B01', 'B02', 'B03', 'B04', 'B05'] }, ['B05', 'B01', 'B03', 'B02']),
        0,
      ),
    ).toEqual(['B01', 'B02', 'B03', 'B05', 'R01', 'R02'])
    expect(handOf(drawing({ hand: SIX, deck: ['B01'] }, []), 0)).toEqual(SIX)
  })

  test('MP-07 a due card and an empty deck are defeat on the spot', () => {
    const state = drawing({ hand: ['R01'], deck: [], waiting: { W1: 'R05(1)' } }, [])
    expect(phaseText(state)).toBe('over 1')
    expect(field(state, 0)).toEqual({ W1: 'R05(1)' })
  })

  test('MP-08 one card of several due is enough to play on', () => {
    const state = drawing({ hand: ['R01'], deck: ['B01'] }, ['B01'])
    expect(handOf(state, 0)).toEqual(['B01', 'R01'])
    expect(phaseText(state)).toBe('summon 0')
  })
})

describe('countdown and entry', () => {
  const drop = (mine: object, theirs: object = {}): State => {
    const state = arranged({
      phase: 'dropDice',
      sides: [
        { hand: SIX, ...mine },
        { hand: FULL, ...theirs },
      ],
    })
    play(state, 0, 'proceed')
    return state
  }

  test('MP-09 dice above 0 drop by one, never below 0', () => {
    const state = drop({
      waiting: { W1: 'G01(0)', W2: 'R18(4)', W3: 'R18(2)' },
      active: { A1: 'B01', A2: 'B02' },
    })
    expect(field(state, 0)).toMatchObject({ W1: 'G01(0)', W2: 'R18(3)', W3: 'R18(1)' })
  })

  test('MP-10 entry is compulsory while an adjacent active spot is free, on every mat', () => {
    const state = drop({ waiting: { W4: 'R05(1)' } })
    expect(legalTexts(state, 0)).toEqual(['up W4 A3', 'up W4 A4'])
    expect(refusalOf(state, 0, 'up W4 A1')).toBe('notAdjacent MP-10')
    expect(refusalOf(state, 0, 'up W3 A3')).toBe('nobodyWaits MP-10')
    const ways: Record<string, string[]> = {
      tetra: ['W1 A1', 'W1 A2', 'W2 A1', 'W2 A2', 'W2 A3', 'W3 A2', 'W3 A3', 'W3 A4', 'W4 A3', 'W4 A4'],
      stagger: ['W1 A1', 'W2 A1', 'W2 A2', 'W3 A2', 'W3 A3', 'W4 A3'],
      straight: ['W1 A1', 'W2 A2', 'W3 A3', 'W4 A4'],
      small: ['W1 A1', 'W1 A2', 'W2 A1', 'W2 A2', 'W2 A3', 'W3 A2', 'W3 A3'],
    }
    for (const [mat, expected] of Object.entries(ways)) {
      const spots = mat === 'small' ? ['W1', 'W2', 'W3'] : ['W1', 'W2', 'W3', 'W4']
      const waiting = Object.fromEntries(spots.map((spot) => [spot, 'R05(0)']))
      const on = arranged({ phase: 'countdown', sides: [{ hand: SIX, waiting }, {}] }, { mat })
      expect(legalTexts(on, 0)).toEqual(expected.map((way) => `up ${way}`))
    }
  })

  test('MP-11 the owner chooses spot and order; each entry changes what is free', () => {
    const state = drop({ waiting: { W1: 'R01(1)', W2: 'R02(1)' }, active: { A3: 'B01' } })
    expect(legalTexts(state, 0)).toEqual(['up W1 A1', 'up W1 A2', 'up W2 A1', 'up W2 A2'])
    play(state, 0, 'up W2 A1')
    expect(legalTexts(state, 0)).toEqual(['up W1 A2'])
    play(state, 0, 'up W1 A2')
    expect(field(state, 0)).toEqual({ A1: 'R02', A2: 'R01', A3: 'B01' })
  })

  test('MP-12 a blocked monster keeps its waiting spot', () => {
    const state = drop({ waiting: { W1: 'R01(1)' }, active: { A1: 'B01', A2: 'B02' } })
    expect(field(state, 0)).toMatchObject({ W1: 'R01(0)' })
    expect(refusalOf(state, 0, 'summon R02 W1')).toBe('waitingSpotHeld MP-16')
  })

  test('MP-13 a blocked monster enters at its owner’s next countdown, not before', () => {
    const state = arranged({
      phase: 'duel',
      sides: [
        { hand: SIX, waiting: { W1: 'R01(0)' }, active: { A1: 'R02', A2: 'B02' } },
        { hand: FULL, active: { A1: 'G20' } },
      ],
    })
    play(state, 0, 'proceed')
    expect([field(state, 0), phaseText(state)]).toEqual([{ W1: 'R01(0)', A2: 'B02' }, 'summon 1'])
    const next = arranged({
      phase: 'dropDice',
      sides: [{ hand: SIX, waiting: { W1: 'R01(0)' }, active: { A2: 'B02' } }, {}],
    })
    play(next, 0, 'proceed')
    expect(legalTexts(next, 0)).toEqual(['up W1 A1'])
  })

  test('MP-14 on entry die and mark are gone and the waiting spot is free for this summon', () => {
    const state = drop({
      waiting: { W1: 'R07(1b)', W2: 'R18(4)', W3: 'R18(4)', W4: 'R18(4)' },
    })
    play(state, 0, 'up W1 A1')
    expect(field(state, 0)).toEqual({ A1: 'R07', W2: 'R18(3)', W3: 'R18(3)', W4: 'R18(3)' })
    play(state, 0, 'summon R05 W1')
    expect(field(state, 0)).toMatchObject({ W1: 'R05(1)' })
  })

  test('MP-15 no action moves a monster back or sideways', () => {
    const state = drop({ active: { A1: 'B01' }, waiting: { W2: 'R18(4)' } })
    expect(legalTexts(state, 0).every((text) => text.startsWith('summon'))).toBe(true)
    for (const text of ['up A1 A2', 'up A1 W1', 'up W2 W3']) expect(box.game.parse(state.options, text)).toBeNull()
    play(state, 0, 'summon R01 W1')
    expect(field(state, 0)).toMatchObject({ A1: 'B01', W2: 'R18(3)' })
  })
})

describe('summon', () => {
  const summoning = (waiting: Record<string, string>, hand = SIX): State =>
    arranged({ phase: 'summon', sides: [{ hand, waiting }, { hand: FULL }] })

  test('MP-16 one monster from the hand, face up, on a free waiting spot of one’s choice', () => {
    const state = summoning({ W2: 'R18(4)' })
    expect(legalTexts(state, 0)).toHaveLength(18)
    expect(refusalOf(state, 0, 'summon B20 W1')).toBe('notInHand MP-16')
    expect(refusalOf(state, 0, 'summon R01 W2')).toBe('waitingSpotHeld MP-16')
    expect(refusalOf(state, 0, 'summon R01 W7')).toBe('noSuchSpot MP-16')
    play(state, 0, 'summon R05 W4')
    expect(box.game.view(state, 1).sides[0].waiting[3]).toMatchObject({
      card: state.options.cards.findIndex((c) => c.id === 'R05'),
      die: 1,
    })
  })

  test('MP-17 the die starts at the stars', () => {
    for (const [id, stars] of [
      ['R01', 1],
      ['R07', 2],
      ['R13', 3],
      ['R18', 4],
    ] as const) {
      const state = summoning({}, [id])
      play(state, 0, `summon ${id} W1`)
      expect(field(state, 0)).toEqual({ W1: `${id}(${stars})` })
    }
  })

  test('MP-18 the summon is compulsory while a spot is free, and skipped with none', () => {
    const state = summoning({})
    expect(refusalOf(state, 0, 'skip')).toBe('summonDue MP-18')
    expect(refusalOf(state, 0, 'pass')).toBe('summonDue MP-18')
    const full = box.game.arrange(optionsOf(), {
      phase: 'summon',
      sides: [{ hand: SIX, waiting: { W1: 'R18(4)', W2: 'R18(4)', W3: 'R18(4)', W4: 'R19(4)' } }, {}],
    })
    expect(full.ok ? [] : full.faults.map((found) => found.rule)).toEqual(['MP-18'])
  })

  test('MP-19 a monster summoned now keeps its die until the owner’s next turn', () => {
    const state = summoning({ W1: 'R18(4)' })
    play(state, 0, 'summon R06 W2')
    play(state, 0, 'pass')
    play(state, 0, 'pass')
    expect(field(state, 0)).toEqual({ W1: 'R18(4)', W2: 'R06(1)' })
  })

  test('MP-20 never more than one summon a turn', () => {
    const state = summoning({})
    play(state, 0, 'summon R01 W1')
    expect(refusalOf(state, 0, 'summon R02 W2')).toBe('summonedAlready MP-20')
  })
})

describe('end', () => {
  test('MP-45 at 0 hit points or below the game ends before the second boost part', () => {
    const state = arranged({
      phase: 'duel',
      sides: [
        { hand: SIX, waiting: { W1: 'R18(4)' }, active: { A1: 'R20' } },
        { hp: 2, hand: FULL },
      ],
    })
    const kinds = play(state, 0, 'proceed').map((event) => event.kind)
    expect(kinds).toEqual(['attacked', 'damaged', 'ended'])
    expect([hpOf(state)[1], phaseText(state)]).toEqual([0, 'over 0'])
  })

  test('MP-46 a player who cannot draw loses to the other', () => {
    const state = arranged({ phase: 'duel', sides: [{ hand: SIX }, { hand: ['G01'], deck: [] }] })
    play(state, 0, 'proceed')
    expect(state.phase).toMatchObject({ kind: 'over', outcome: { places: [1, 2], reason: 'deckOut' } })
  })

  test('MP-47 the undefeated player wins; conceding is defeat; nothing is legal afterwards', () => {
    const state = arranged({ phase: 'summon', sides: [{ hand: SIX }, { hand: FULL }] })
    box.game.resign(state, 1, sampledChance(1), null)
    expect(box.game.pending(state)).toMatchObject({ status: 'over', outcome: { places: [1, 2], payoffs: [1, -1] } })
    expect([legalTexts(state, 0), legalTexts(state, 1)]).toEqual([[], []])
    expect(refusalOf(state, 0, 'summon R01 W1')).toBe('over MP-47')
  })

  test('MP-48 discards stay on the owner’s pile and never return to the deck', () => {
    const state = arranged({
      phase: 'boost1',
      sides: [
        { hand: ['R01'], deck: ['B01'], waiting: { W1: 'R18(4)' }, active: { A1: 'B02' } },
        { hand: FULL, active: { A1: 'B03' } },
      ],
    })
    play(state, 0, 'boost W1 R01')
    expect(discardOf(state, 0)).toEqual(['R01', 'B02'])
    expect(box.game.view(state, 0).sides[0].deckCount).toBe(1)
  })

  test('MP-49 a hand is not trimmed at the end of a turn', () => {
    const state = arranged({
      phase: 'boost2',
      sides: [{ hand: SIX, waiting: { W1: 'R18(4)', W2: 'R18(4)' } }, { hand: FULL }],
    })
    play(state, 0, 'pass')
    expect(handOf(state, 0)).toEqual(SIX)
  })
})
