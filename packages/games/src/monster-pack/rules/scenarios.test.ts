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
import { box } from '../index.ts'
import { cardIndex, presetDecks } from '../set/deck.ts'
import type { State } from './state.ts'

// The worked scenarios of the specification with their own cards. P1 is seat 0 and starts, unless said otherwise.

/** Six cards P2 holds so that nothing is drawn when their turn begins. */
const FULL = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06']

/** A new game in which both are dealt the first six cards of their decks. */
const fresh = (choices: Record<string, unknown>): State => {
  const chosen = { firstPlayer: 'seat0', ...choices }
  const deck = presetDecks(optionsOf(chosen))[0]
  if (deck === undefined) throw new Error('no deck')
  const six = deck.sorted.slice(0, 6)
  return dealt(chosen, [deck.loadout, deck.loadout], [...six, ...six])
}

describe('setup', () => {
  test('MP-S01 a standard game begins with 30 HP, hand 6, deck 24, an empty field, and P1 is to summon', () => {
    const state = fresh({})
    expect(hpOf(state)).toEqual([30, 30])
    for (const side of state.sides) {
      expect(side.hand).toHaveLength(6)
      expect(side.deck).toHaveLength(24)
    }
    expect([field(state, 0), field(state, 1)]).toEqual([{}, {}])
    expect(phaseText(state)).toBe('summon 0')
  })

  test('MP-S02 a short game begins with 20 HP, hand 6, deck 14', () => {
    const state = fresh({ format: 'short' })
    expect(hpOf(state)).toEqual([20, 20])
    for (const side of state.sides) expect([side.hand.length, side.deck.length]).toEqual([6, 14])
  })

  test('MP-S03 on turn 1 the summon ends the turn: no boost for the starter, nothing to duel', () => {
    const state = arranged({ phase: 'summon', turn: 1, sides: [{ hand: ['R05'] }, { hand: FULL }] })
    play(state, 0, 'summon R05 W2')
    expect(field(state, 0)).toEqual({ W2: 'R05(1)' })
    expect([state.turn, phaseText(state)]).toEqual([2, 'summon 1'])
  })

  test('MP-S04 the starting player cannot boost in the first turn', () => {
    const state = arranged({
      phase: 'summon',
      turn: 1,
      sides: [{ hand: ['R06'], waiting: { W2: 'R05(1)' } }, { hand: FULL }],
    })
    expect(refusalOf(state, 0, 'boost W2 R06')).toBe('firstTurnBoost MP-26')
    play(state, 0, 'summon R06 W1')
    expect(phaseText(state)).toBe('summon 1')
  })

  test('MP-S05 on turn 2 P2 boosts, enters and hits for 1', () => {
    const state = arranged({
      phase: 'boost1',
      turn: 2,
      sides: [{ hand: FULL }, { hand: ['B05'], waiting: { W1: 'B01(1)' } }],
    })
    play(state, 1, 'boost W1 B05')
    expect(phaseText(state)).toBe('entry1 1')
    play(state, 1, 'up W1 A2')
    expect(field(state, 1)).toEqual({ A2: 'B01' })
    expect(hpOf(state)).toEqual([29, 30])
  })
})

describe('countdown and entry', () => {
  test('MP-S06 dice drop together; the other player’s do not', () => {
    const state = arranged({
      phase: 'dropDice',
      sides: [{ hand: ['R01'], waiting: { W1: 'R08(2)', W3: 'R14(3)' } }, { waiting: { W2: 'R18(4)' } }],
    })
    play(state, 0, 'proceed')
    expect(field(state, 0)).toEqual({ W1: 'R08(1)', W3: 'R14(2)' })
    expect(field(state, 1)).toEqual({ W2: 'R18(4)' })
    expect(phaseText(state)).toBe('summon 0')
  })

  test('MP-S07 a die at 0 offers the adjacent spots only', () => {
    const state = arranged({ phase: 'dropDice', sides: [{ hand: ['R01'], waiting: { W1: 'R05(1)' } }, {}] })
    play(state, 0, 'proceed')
    expect(field(state, 0)).toEqual({ W1: 'R05(0)' })
    expect(legalTexts(state, 0)).toEqual(['up W1 A1', 'up W1 A2'])
    expect(refusalOf(state, 0, 'up W1 A3')).toBe('notAdjacent MP-10')
  })

  test('MP-S08 the only free adjacent spot is compulsory, and comes before the summon', () => {
    const state = arranged({
      phase: 'dropDice',
      sides: [{ hand: ['R01'], waiting: { W2: 'G05(1)' }, active: { A1: 'G01', A3: 'G02' } }, {}],
    })
    play(state, 0, 'proceed')
    expect(legalTexts(state, 0)).toEqual(['up W2 A2'])
    expect(refusalOf(state, 0, 'summon R01 W1')).toBe('enterFirst MP-10')
  })

  const blocked = (extra: Record<string, string> = {}): State =>
    arranged({
      phase: 'dropDice',
      sides: [
        {
          hand: ['R01', 'R02', 'R03', 'R04', 'R06', 'B01'],
          waiting: { W1: 'G05(1)' },
          active: { A1: 'G01', A2: 'G02' },
        },
        { hand: FULL, active: extra },
      ],
    })

  test('MP-S09 with both ways held the monster stays at 0', () => {
    const state = blocked()
    play(state, 0, 'proceed')
    expect(field(state, 0)).toMatchObject({ W1: 'G05(0)' })
    expect(phaseText(state)).toBe('summon 0')
    expect(legalTexts(state, 0).some((text) => text.startsWith('up'))).toBe(false)
  })

  test('MP-S10 a spot freed in the duel is entered only at the own next countdown', () => {
    const state = blocked({ A1: 'R20' })
    play(state, 0, 'proceed')
    play(state, 0, 'summon R01 W4')
    play(state, 0, 'pass')
    expect(field(state, 0)).toEqual({ W1: 'G05(0)', W4: 'R01(1)', A2: 'G02' })
    play(state, 0, 'pass')
    play(state, 1, 'summon G01 W4')
    play(state, 1, 'pass')
    play(state, 1, 'pass', ['B01'])
    expect(phaseText(state)).toBe('countdown 0')
    expect(legalTexts(state, 0)).toContain('up W1 A1')
    expect(refusalOf(state, 0, 'up W1 A2')).toBe('spotHeld MP-12')
    expect(field(state, 0)).toMatchObject({ W1: 'G05(0)' })
  })

  test('MP-S11 of two monsters at 0 the owner picks which enters; the other is blocked', () => {
    const state = arranged({
      phase: 'dropDice',
      sides: [{ hand: ['R03'], waiting: { W1: 'R01(1)', W2: 'R02(1)' }, active: { A1: 'G01', A3: 'G02' } }, {}],
    })
    play(state, 0, 'proceed')
    expect(legalTexts(state, 0)).toEqual(['up W1 A2', 'up W2 A2'])
    play(state, 0, 'up W2 A2')
    expect(field(state, 0)).toMatchObject({ W1: 'R01(0)', A2: 'R02' })
    expect(phaseText(state)).toBe('summon 0')
  })
})

describe('summon', () => {
  const four = { W1: 'R05(1)', W2: 'R18(4)', W3: 'R18(4)', W4: 'R18(4)' }

  test('MP-S12 a spot freed by entry is the only one offered', () => {
    const state = arranged({ phase: 'dropDice', sides: [{ hand: ['B01'], waiting: four }, {}] })
    play(state, 0, 'proceed')
    play(state, 0, 'up W1 A1')
    expect(legalTexts(state, 0)).toEqual(['summon B01 W1'])
  })

  test('MP-S13 with all four spots full the summon is skipped', () => {
    const state = arranged({
      phase: 'dropDice',
      sides: [{ hand: ['B01'], waiting: { ...four, W1: 'R19(4)' } }, {}],
    })
    play(state, 0, 'proceed')
    expect(phaseText(state)).toBe('boost1 0')
  })
})

describe('duel', () => {
  /** DUEL with these active monsters, in the turn of a seat. */
  const duel = (
    mine: Record<string, string>,
    theirs: Record<string, string>,
    extra: object = {},
    turnPlayer = 0,
  ): State => {
    const state = arranged({
      phase: 'duel',
      turnPlayer,
      sides: [
        { hand: FULL, active: mine },
        { hand: FULL, active: theirs, ...extra },
      ],
    })
    play(state, turnPlayer, 'proceed')
    return state
  }

  test('MP-S14 equal power discards both, no damage', () => {
    const state = duel({ A1: 'R05' }, { A1: 'R07' })
    expect([field(state, 0), field(state, 1)]).toEqual([{}, {}])
    expect([discardOf(state, 0), discardOf(state, 1)]).toEqual([['R05'], ['R07']])
    expect(hpOf(state)).toEqual([30, 30])
  })

  test('MP-S15 Blue 550 beats Red 650 by the type bonus and does not attack besides', () => {
    const state = duel({ A2: 'B13' }, { A2: 'R16' })
    expect([field(state, 0), field(state, 1)]).toEqual([{ A2: 'B13' }, {}])
    expect(hpOf(state)).toEqual([30, 30])
  })

  test('MP-S16 the player not in turn has the type bonus too', () => {
    const state = duel({ A2: 'R16' }, { A2: 'B13' })
    expect([discardOf(state, 0), field(state, 1)]).toEqual([['R16'], { A2: 'B13' }])
  })

  test('MP-S17 Red 500 with the bonus beats Green 650', () => {
    const state = duel({ A1: 'G16' }, { A1: 'R13' })
    expect([discardOf(state, 0), field(state, 1)]).toEqual([['G16'], { A1: 'R13' }])
  })

  test('MP-S18 Green 450 with the bonus equals Blue 650: both go', () => {
    const state = duel({ A1: 'G13' }, { A1: 'B16' })
    expect([discardOf(state, 0), discardOf(state, 1)]).toEqual([['G13'], ['B16']])
  })

  test('MP-S19 White 0 takes Green 1000 along', () => {
    const state = duel({ A3: 'W01' }, { A3: 'G20' })
    expect([discardOf(state, 0), discardOf(state, 1)]).toEqual([['W01'], ['G20']])
  })

  test('MP-S20 White that faces nobody attacks for its stars and stays', () => {
    const state = duel({ A3: 'W11' }, {}, { hp: 9 })
    expect(hpOf(state)).toEqual([30, 5])
    expect(field(state, 0)).toEqual({ A3: 'W11' })
  })

  test('MP-S21 two attacks add up while a third lane duels', () => {
    const state = duel({ A1: 'R20', A2: 'R07', A4: 'B01' }, { A2: 'G20' })
    expect(hpOf(state)).toEqual([30, 25])
    expect([discardOf(state, 0), field(state, 1)]).toEqual([['R07'], { A2: 'G20' }])
  })

  test('MP-S22 only the player in turn attacks', () => {
    const state = duel({ A1: 'R20' }, { A3: 'B20' })
    expect(hpOf(state)).toEqual([30, 26])
  })

  test('MP-S23 at 0 HP the game ends at once, shown as 0', () => {
    const state = duel({ A1: 'R20' }, {}, { hp: 3 })
    expect(hpOf(state)).toEqual([30, 0])
    expect(phaseText(state)).toBe('over 0')
    expect(legalTexts(state, 0)).toEqual([])
  })

  test('MP-S34 the monster of the player in turn can lose; nobody is damaged', () => {
    const state = duel({ A1: 'B20' }, { A1: 'B19' }, {}, 1)
    expect([field(state, 0), discardOf(state, 1)]).toEqual([{ A1: 'B20' }, ['B19']])
    expect(hpOf(state)).toEqual([30, 30])
  })
})

describe('boost', () => {
  const waits = (waiting: Record<string, string>, hand: string[], phase = 'boost1'): State =>
    arranged({ phase, sides: [{ hand, waiting }, { hand: FULL }] })

  test('MP-S24 a boost lowers the die, marks it, shows the discard, and ends boosting for the turn', () => {
    const state = waits({ W1: 'G18(4)' }, ['G01', 'B02'])
    play(state, 0, 'boost W1 G01')
    expect(field(state, 0)).toEqual({ W1: 'G18(3b)' })
    expect(box.game.view(state, 'spectator').sides[0].discard).toEqual([cardIndex(state.options.cards, 'G01')])
    expect(phaseText(state)).toBe('summon 1')
  })

  test('MP-S25 a monster is boosted once', () => {
    const state = arranged({
      phase: 'dropDice',
      sides: [{ hand: ['G02', 'B02'], waiting: { W1: 'G18(3b)' } }, { hand: FULL }],
    })
    play(state, 0, 'proceed')
    play(state, 0, 'summon B02 W2')
    expect(field(state, 0)).toMatchObject({ W1: 'G18(2b)' })
    expect(refusalOf(state, 0, 'boost W1 G02')).toBe('boostedBefore MP-25')
  })

  test('MP-S26 White boosts any colour', () => {
    const state = waits({ W1: 'R18(4)' }, ['W01'])
    play(state, 0, 'boost W1 W01')
    expect(field(state, 0)).toEqual({ W1: 'R18(3b)' })
  })

  test('MP-S27 a White monster takes only White', () => {
    const state = waits({ W1: 'W11(4)' }, ['R01', 'W02'])
    expect(refusalOf(state, 0, 'boost W1 R01')).toBe('whiteNeedsWhite MP-23')
    play(state, 0, 'boost W1 W02')
    expect(field(state, 0)).toEqual({ W1: 'W11(3b)' })
  })

  test('MP-S28 boosted after the duel it stands there, can be dueled, and attacks in the next own duel', () => {
    const state = waits({ W4: 'B07(1)' }, ['B01', 'R01', 'R02', 'R03', 'R04', 'R06'])
    play(state, 0, 'pass')
    play(state, 0, 'boost W4 B01')
    play(state, 0, 'up W4 A4')
    expect(field(state, 0)).toEqual({ A4: 'B07' })
    expect(hpOf(state)).toEqual([30, 30])
    expect(phaseText(state)).toBe('summon 1')
    play(state, 1, 'summon G01 W1')
    play(state, 1, 'pass')
    play(state, 1, 'pass', ['B01'])
    expect(hpOf(state)).toEqual([30, 30])
    play(state, 0, 'summon R01 W1')
    play(state, 0, 'pass')
    expect(hpOf(state)).toEqual([30, 28])
  })

  test('MP-S32 without a matching card the pass is asked all the same, and P2 sees only who decides', () => {
    const state = waits({ W1: 'R01(1)' }, ['B01', 'G01'])
    expect(legalTexts(state, 0)).toEqual(['pass'])
    expect(box.game.pending(state)).toEqual({ status: 'deciding', seats: [0] })
    const seen = box.game.view(state, 1)
    expect(seen.phase).toEqual({ kind: 'boost1', seat: 0 })
    expect([seen.sides[0].hand, seen.sides[0].deck, seen.sides[0].handCount]).toEqual([null, null, 2])
  })

  test('MP-S33 boosted to 0 with both ways held it is blocked until the next countdown', () => {
    const state = arranged({
      phase: 'boost1',
      sides: [
        {
          hand: ['G02', 'R01', 'R02', 'R03', 'R04', 'R06'],
          waiting: { W1: 'G01(1)' },
          active: { A1: 'B01', A2: 'B02' },
        },
        { hand: FULL, active: { A1: 'R20' } },
      ],
    })
    play(state, 0, 'boost W1 G02')
    expect(field(state, 0)).toEqual({ W1: 'G01(0b)', A2: 'B02' })
    expect(phaseText(state)).toBe('summon 1')
    play(state, 1, 'summon G01 W1')
    play(state, 1, 'pass')
    play(state, 1, 'pass', ['B01'])
    expect(legalTexts(state, 0)).toEqual(['up W1 A1'])
  })
})

describe('the deck runs out', () => {
  const drawing = (side: object, choices: Record<string, unknown> = {}): State => {
    const state = arranged({ phase: 'draw', sides: [side, { hand: FULL }] }, choices)
    return state
  }

  test('MP-S29 too few cards are all drawn, and play goes on', () => {
    const state = drawing({ deck: ['R05', 'R06'], hand: ['B01', 'B02', 'B03'] })
    play(state, 0, 'proceed', ['R06', 'R05'])
    expect(handOf(state, 0)).toEqual(['B01', 'B02', 'B03', 'R05', 'R06'])
    expect(phaseText(state)).toBe('summon 0')
  })

  test('MP-S30 no card at all when one is due is defeat', () => {
    const state = drawing({ deck: [], hand: ['B01', 'B02', 'B03', 'B04', 'B05'] })
    play(state, 0, 'proceed')
    expect(phaseText(state)).toBe('over 1')
  })

  test('MP-S31 with six in hand nothing is due, so an empty deck does no harm', () => {
    const state = drawing({
      deck: [],
      hand: ['B01', 'B02', 'B03', 'B04', 'B05', 'B06'],
      waiting: { W1: 'R18(4)', W2: 'R18(4)', W3: 'R18(4)', W4: 'R19(4)' },
    })
    play(state, 0, 'proceed')
    expect(field(state, 0)).toMatchObject({ W1: 'R18(3)' })
    expect(phaseText(state)).toBe('boost1 0')
  })

  test('MP-S35 under onShortDraw too few cards are defeat', () => {
    const state = drawing({ deck: ['R05', 'R06'], hand: ['B01', 'B02', 'B03'] }, { deckOut: 'onShortDraw' })
    play(state, 0, 'proceed', ['R05', 'R06'])
    expect(phaseText(state)).toBe('over 1')
  })
})

describe('decks', () => {
  const faultsOf = (choices: Record<string, unknown>, list: string[]): string[] => {
    const checked = box.loadouts.check(optionsOf(choices), list)
    return checked.ok ? [] : checked.faults.map((found) => `${found.code} ${JSON.stringify(found.values)}`)
  }
  const sixteen = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08'].flatMap((id) => [id, id])

  test('MP-S36 four copies are one too many', () => {
    const list = [...sixteen, 'R05', 'R05', 'R05', 'R05']
    expect(faultsOf({ format: 'short' }, list)).toEqual(['deckCopies {"card":"R05","count":4,"limit":3}'])
  })

  test('MP-S37 29 cards are not 30', () => {
    const list = [...sixteen, ...['G01', 'G02', 'G03', 'G04', 'G05', 'G06'].flatMap((id) => [id, id]), 'W01']
    expect(list).toHaveLength(29)
    expect(faultsOf({}, list)).toEqual(['deckSize {"count":29,"size":30}'])
  })
})
