import { describe, expect, test } from 'vitest'
import { arranged, discardOf, field, hpOf, legalTexts, optionsOf, phaseText, play, refusalOf } from './bench.ts'
import { cardIndex } from '../set/deck.ts'
import { type Card, box, duelPower, duelResult } from '../index.ts'
import type { State } from './state.ts'

const FULL = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06']
const options = optionsOf()
const card = (id: string): Card => options.cards[cardIndex(options.cards, id) as number] as Card

describe('boost', () => {
  const boosting = (waiting: Record<string, string>, hand: string[], extra: object = {}, phase = 'boost1'): State =>
    arranged({ phase, sides: [{ hand, waiting, ...extra }, { hand: FULL }] })

  test('MP-21 one boost a turn, in the first part or in the second', () => {
    const second = boosting({ W1: 'R18(4)', W2: 'R18(4)' }, ['R01', 'R02', 'R03'])
    play(second, 0, 'pass')
    expect(phaseText(second)).toBe('boost2 0')
    play(second, 0, 'boost W1 R01')
    expect([second.turn, field(second, 0)['W1']]).toEqual([4, 'R18(3b)'])
    const first = boosting({ W1: 'R18(4)', W2: 'R18(4)' }, ['R01', 'R02', 'R03'])
    play(first, 0, 'boost W1 R01')
    expect(phaseText(first)).toBe('summon 1')
  })

  test('MP-22 the price is one card of the target’s type or White', () => {
    const state = boosting({ W1: 'B20(4)' }, ['B01', 'R01', 'G01', 'W01'])
    expect(legalTexts(state, 0)).toEqual(['pass', 'boost W1 B01', 'boost W1 W01'])
    expect(refusalOf(state, 0, 'boost W1 R01')).toBe('wrongColour MP-22')
    expect(refusalOf(state, 0, 'boost W1 B02')).toBe('discardNotInHand MP-22')
  })

  test('MP-23 a White target takes only White', () => {
    expect(legalTexts(boosting({ W1: 'W12(4)' }, ['B01', 'R01', 'W01']), 0)).toEqual(['pass', 'boost W1 W01'])
  })

  test('MP-24 the die drops by one, whatever is discarded', () => {
    for (const id of ['R01', 'R20']) {
      const state = boosting({ W1: 'R18(4)' }, [id])
      play(state, 0, `boost W1 ${id}`)
      expect(field(state, 0)).toEqual({ W1: 'R18(3b)' })
    }
  })

  test('MP-25 a monster is boosted once in its life, and the mark shows it', () => {
    const state = boosting({ W1: 'R18(3b)', W2: 'R18(4)' }, ['R01'])
    expect(legalTexts(state, 0)).toEqual(['pass', 'boost W2 R01'])
    expect(refusalOf(state, 0, 'boost W1 R01')).toBe('boostedBefore MP-25')
    expect(box.game.view(state, 1).sides[0].waiting[0]).toMatchObject({ boosted: true })
  })

  test('MP-26 no boost in the first turn for the starter; the other’s first turn has one', () => {
    const first = arranged({ phase: 'summon', turn: 1, sides: [{ hand: ['R01', 'R02'] }, { hand: FULL }] })
    play(first, 0, 'summon R01 W1')
    expect(phaseText(first)).toBe('summon 1')
    play(first, 1, 'summon G01 W1')
    expect(phaseText(first)).toBe('boost1 1')
  })

  test('MP-27 a monster at 0 cannot be boosted', () => {
    const state = boosting({ W1: 'R05(0)', W4: 'R18(4)' }, ['R01'], { active: { A1: 'B01', A2: 'B02' } })
    expect(refusalOf(state, 0, 'boost W1 R01')).toBe('nothingToLower MP-27')
  })

  test('MP-28 boosted to 0 it enters at once: before the duel it fights, after it stands', () => {
    const before = boosting({ W2: 'R05(1)' }, ['R01'])
    play(before, 0, 'boost W2 R01')
    expect(legalTexts(before, 0)).toEqual(['up W2 A1', 'up W2 A2', 'up W2 A3'])
    play(before, 0, 'up W2 A1')
    expect(hpOf(before)).toEqual([30, 29])
    const after = boosting({ W2: 'R05(1)' }, ['R01'], {}, 'boost2')
    play(after, 0, 'boost W2 R01')
    play(after, 0, 'up W2 A1')
    expect([hpOf(after), field(after, 0), phaseText(after)]).toEqual([[30, 30], { A1: 'R05' }, 'summon 1'])
  })

  test('MP-28 only the monster just boosted enters', () => {
    const state = arranged({
      phase: 'boost2',
      sides: [{ hand: ['R01'], waiting: { W1: 'R05(1)', W4: 'R06(0)' } }, { hand: FULL }],
    })
    play(state, 0, 'boost W1 R01')
    expect(legalTexts(state, 0)).toEqual(['up W1 A1', 'up W1 A2'])
    expect(refusalOf(state, 0, 'up W4 A4')).toBe('notTheBoosted MP-28')
  })

  test('MP-29 a monster summoned this turn may be boosted', () => {
    const state = arranged({ phase: 'summon', sides: [{ hand: ['R01', 'R18'] }, { hand: FULL }] })
    play(state, 0, 'summon R18 W1')
    play(state, 0, 'boost W1 R01')
    expect(field(state, 0)).toEqual({ W1: 'R18(3b)' })
  })

  test('MP-30 active monsters cannot be boosted, and power stays', () => {
    const state = boosting({ W1: 'R18(4)' }, ['R01'], { active: { A1: 'R05' } })
    expect(legalTexts(state, 0)).toEqual(['pass', 'boost W1 R01'])
    expect(refusalOf(state, 0, 'boost W2 R01')).toBe('nobodyToBoost MP-30')
    expect(box.game.parse(state.options, 'boost A1 R01')).toBeNull()
    play(state, 0, 'boost W1 R01')
    expect(duelPower(options, card('R18'), card('R01'))).toBe(750)
  })
})

describe('duel', () => {
  const duel = (
    mine: Record<string, string>,
    theirs: Record<string, string>,
    choices: Record<string, unknown> = {},
  ): State => {
    const state = arranged(
      {
        phase: 'duel',
        sides: [
          { hand: FULL, active: mine },
          { hand: FULL, active: theirs },
        ],
      },
      choices,
    )
    play(state, 0, 'proceed')
    return state
  }

  test('MP-31 the duel is not asked about: all active monsters take part', () => {
    const state = duel({ A1: 'R01', A2: 'R02', A3: 'R03', A4: 'R04' }, { A3: 'R20' })
    expect([hpOf(state), discardOf(state, 0)]).toEqual([[30, 27], ['R03']])
  })

  test('MP-32 all lanes are one event from the picture at its beginning', () => {
    const state = duel({ A1: 'G20', A2: 'B20' }, { A1: 'G19', A2: 'G01' })
    expect(discardOf(state, 1)).toEqual(['G19', 'G01'])
    expect(field(state, 0)).toEqual({ A1: 'G20', A2: 'B20' })
    expect(hpOf(state)).toEqual([30, 30])
  })

  test('MP-33 the higher duel power wins, the loser goes to its owner’s pile', () => {
    const state = duel({ A1: 'R10' }, { A1: 'R09' })
    expect([field(state, 0), discardOf(state, 0), discardOf(state, 1)]).toEqual([{ A1: 'R10' }, [], ['R09']])
  })

  test('MP-34 equal duel power discards both', () => {
    const state = duel({ A1: 'R10' }, { A1: 'R10' })
    expect([discardOf(state, 0), discardOf(state, 1)]).toEqual([['R10'], ['R10']])
  })

  test('MP-35 a winner stays in its spot with its power', () => {
    const state = duel({ A1: 'R20' }, { A1: 'R19' })
    expect(field(state, 0)).toEqual({ A1: 'R20' })
    expect(duelPower(options, card('R20'), card('R19'))).toBe(950)
  })

  test('MP-36 a monster that faces nobody deals its stars', () => {
    for (const [id, stars] of [
      ['R01', 1],
      ['R07', 2],
      ['R13', 3],
      ['R18', 4],
    ] as const) {
      expect(hpOf(duel({ A4: id }, {}))).toEqual([30, 30 - stars])
    }
  })

  test('MP-37 monsters of the player not in turn never attack', () => {
    expect(hpOf(duel({}, { A1: 'R20', A2: 'R20' }))).toEqual([30, 30])
  })

  test('MP-38 a winner does not also attack in the same duel', () => {
    expect(hpOf(duel({ A1: 'R20' }, { A1: 'R01' }))).toEqual([30, 30])
  })

  test('MP-39 power and type play no part in an attack', () => {
    expect(hpOf(duel({ A1: 'G01' }, {}))).toEqual(hpOf(duel({ A1: 'R06' }, {})))
  })

  test('MP-40 Blue beats Red, Red beats Green, Green beats Blue: 200 more, past 1000 too', () => {
    for (const [winner, loser] of [
      ['B01', 'R01'],
      ['R01', 'G01'],
      ['G01', 'B01'],
    ] as const) {
      expect(duelPower(options, card(winner), card(loser))).toBe(card(winner).power + 200)
      expect(duelPower(options, card(loser), card(winner))).toBe(card(loser).power)
    }
    expect(duelPower(options, card('G20'), card('B20'))).toBe(1200)
  })

  test('MP-41 equal types and White give no bonus', () => {
    for (const [one, against] of [
      ['B01', 'B20'],
      ['W05', 'R01'],
      ['R01', 'W05'],
      ['W01', 'W02'],
    ] as const) {
      expect(duelPower(options, card(one), card(against))).toBe(card(one).power)
    }
  })

  test('MP-42 a duel with White discards both, White against White too', () => {
    for (const [mine, theirs] of [
      ['W12', 'R01'],
      ['G20', 'W01'],
      ['W12', 'W01'],
    ] as const) {
      const state = duel({ A1: mine }, { A1: theirs })
      expect([discardOf(state, 0), discardOf(state, 1)]).toEqual([[mine], [theirs]])
    }
    expect(duelResult(options, card('W01'), card('B01')).wild).toBe(true)
  })

  test('MP-43 White that faces nobody attacks and stays', () => {
    const state = duel({ A2: 'W09' }, {})
    expect([hpOf(state), field(state, 0)]).toEqual([[30, 27], { A2: 'W09' }])
  })

  test('MP-44 a discarded monster frees its spot at once', () => {
    const state = arranged({
      phase: 'boost1',
      sides: [
        { hand: ['R02', 'R03'], waiting: { W1: 'R05(1)' }, active: { A1: 'R01', A2: 'B02' } },
        { hand: FULL, active: { A1: 'R20' } },
      ],
    })
    play(state, 0, 'pass')
    play(state, 0, 'boost W1 R02')
    expect(legalTexts(state, 0)).toEqual(['up W1 A1'])
  })
})

describe('decks', () => {
  const faults = (choices: Record<string, unknown>, list: unknown): string[] => {
    const checked = box.loadouts.check(optionsOf(choices), list)
    return checked.ok ? [] : checked.faults.map((found) => `${found.code} ${found.rule}`)
  }
  const twenty = box.loadouts.presets(optionsOf({ format: 'short' }))[0]?.loadout ?? []

  test('MP-D1 a deck has exactly the cards of its format', () => {
    expect(faults({ format: 'short' }, twenty)).toEqual([])
    expect(faults({ format: 'short' }, twenty.slice(1))).toEqual(['deckSize MP-D1'])
    expect(faults({}, twenty)).toEqual(['deckSize MP-D1'])
  })

  test('MP-D2 copies of a card are limited, 0 is no limit', () => {
    const list = Array.from({ length: 20 }, () => 'R05')
    expect(faults({ format: 'short' }, list)).toEqual(['deckCopies MP-D2'])
    expect(faults({ format: 'short', copyLimit: 0 }, list)).toEqual([])
  })

  test('MP-D3 stars are free unless a budget caps them', () => {
    const list = ['R18', 'R19', 'R20', 'B18', 'B19', 'B20', 'G18'].flatMap((id) => [id, id, id]).slice(0, 20)
    expect(faults({ format: 'short' }, list)).toEqual([])
    expect(faults({ format: 'short', starBudget: 79 }, list)).toEqual(['deckStars MP-D3'])
    expect(faults({ format: 'short', starBudget: 80 }, list)).toEqual([])
  })

  test('MP-D4 both may bring the same list; a bad list is refused with every fault at once', () => {
    const bad = ['R05', 'R05', 'R05', 'R05', 'X99', 'R18']
    expect(faults({ format: 'short', starBudget: 20 }, bad)).toEqual([
      'deckSize MP-D1',
      'deckCopies MP-D2',
      'deckCardUnknown MP-D1',
    ])
    const state = arranged({ phase: 'summon', sides: [{ hand: ['R05'] }, { hand: ['R05'] }] })
    expect(state.sides[0].hand).toEqual(state.sides[1].hand)
  })
})
