import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  dealt,
  field,
  goals,
  handOf,
  legalTexts,
  mayBe,
  optionsOf,
  phaseText,
  pileOf,
  play,
  refusalOf,
  run,
  token,
  where,
} from './bench.ts'
import { CARD_SETS, type CardLists } from '../set/components.ts'
import { box } from '../index.ts'
import { D, HOMES, RINGS, squareText } from '../set/map.ts'
import { CHARACTERS } from '../set/pieces.ts'
import type { State } from './state.ts'

const LISTS = CARD_SETS['standard'] as CardLists
const begin = (choices: Record<string, unknown> = {}, seed = 'begin'): State => dealt(choices, [LISTS, LISTS], seed)

describe('setup', () => {
  test('DL-1.1 two sides of nine and eleven; the castle is the one square of distance 0', () => {
    expect(CHARACTERS.map((side) => side.length)).toEqual([9, 11])
    expect(RINGS.map((ring) => ring.length)).toEqual([1, 3, 5, 7, 9, 11])
    expect([D[0], D[6 * 2 + 3], D[35]]).toEqual([0, 3, 5])
    expect(begin().sides[0].square.includes(0)).toBe(true)
  })

  test('DL-1.2 DL-1.3 the squares of a setup are forced: only who stands where is chosen', () => {
    const state = begin()
    expect(HOMES[0].map(squareText)).toEqual(['00', '00', '00', '01', '01', '10', '10', '11', '11'])
    expect(legalTexts(state, 0)).toEqual(['place storm 00', 'place storm 01', 'place storm 10', 'place storm 11'])
    expect(legalTexts(state, 1)).toHaveLength(11)
    expect(refusalOf(state, 0, 'place storm 22')).toBe('homeFullRepublic DL-1.2')
    expect(refusalOf(state, 1, 'place vishnus 44')).toBe('homeFullRoyalist DL-1.3')
  })

  test('DL-1.4 a setup is sealed until both stand, final, and given in one order only', () => {
    const state = begin()
    expect(refusalOf(state, 0, 'place roland 00')).toBe('placeInOrder DL-1.4')
    run(state, 'R place storm 00')
    expect(refusalOf(state, 0, 'place storm 01')).toBe('placeTwice DL-1.4')
    expect(refusalOf(state, 0, 'place vishnus 55')).toBe('notYourPiece DL-1.2')
    const before = JSON.stringify(box.game.view(state, 1))
    for (const [i, at] of HOMES[0].slice(1).entries())
      play(state, 0, `place ${CHARACTERS[0][i + 1]?.id} ${squareText(at)}`)
    const after = box.game.view(state, 1)
    expect(after.sides[0]).toEqual({ ...(JSON.parse(before) as typeof after).sides[0], placed: true })
    expect(refusalOf(state, 0, 'place storm 01')).toBe('notYourTurn DL-1.4')
  })

  test('DL-1.4 no order of the tokens tells who stands where: each friend of a square is as often the first', () => {
    const first = new Map<number, number>()
    for (let i = 0; i < 300; i++) {
      const state = begin()
      for (const seat of [1, 0] as const) {
        for (const [piece, at] of HOMES[seat].entries()) {
          const action = box.game.parse(state.options, `place ${CHARACTERS[seat][piece]?.id} ${squareText(at)}`)
          box.game.apply(state, seat, action as never, sampledChance(`deploy ${i}`), null)
        }
      }
      const piece = state.sides[0].piece[0] as number
      first.set(piece, (first.get(piece) ?? 0) + 1)
    }
    expect([...first.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2])
    for (const count of first.values()) expect(count).toBeGreaterThan(60)
  })

  test('DL-1.5 DL-1.6 full hands, empty piles, and the Royalists begin', () => {
    const state = begin({ setupMode: 'random' })
    expect([handOf(state, 0).length, handOf(state, 1).length]).toEqual([7, 8])
    expect([pileOf(state, 0), pileOf(state, 1)]).toEqual([[], []])
    expect([phaseText(state), state.turn]).toEqual(['move Y', 1])
    const moves = legalTexts(state, 1)
    play(state, 1, moves[0] as string, null)
    expect([phaseText(state), state.turn]).toEqual(['move R', 2])
  })
})

describe('the turn', () => {
  test('DL-2.1 exactly one piece moves, then the combats due, then the other side', () => {
    const state = field(1, { roland: '32', storm: '00' }, { alshark: '43', lancelot: '53' })
    run(state, 'Y move alshark 32')
    expect(refusalOf(state, 1, 'move lancelot 52')).toBe('notNow DL-2.1')
    run(state, 'Y play 6', 'R play 1')
    expect(phaseText(state)).toBe('move R')
    expect(refusalOf(state, 1, 'move lancelot 52')).toBe('notYourTurn DL-1.6')
  })

  test('DL-2.2 both piles are remembered when the movement phase begins', () => {
    const state = field(
      1,
      { roland: '32', storm: '00' },
      { alshark: '43' },
      { republic: { pile: [1, 2] }, royalist: { pile: [3] } },
    )
    expect(state.sides.map((side) => side.snapshot)).toEqual([2, 1])
    run(state, 'Y move alshark 32', 'Y play 6', 'R play 3')
    expect(state.sides.map((side) => side.snapshot)).toEqual([3, 2])
  })

  test('DL-2.3 moving is compulsory while there is a move; else the phase is skipped and combats occur', () => {
    const must = field(1, { roland: '32' }, { alshark: '43' })
    expect(legalTexts(must, 1).every((text) => text.startsWith('move'))).toBe(true)
    const state = arranged({
      phase: 'start',
      active: 0,
      republic: { pieces: { garla: '55' } },
      royalist: { pieces: { racoon: '55', vishnus: '54' } },
    })
    run(state, 'R proceed')
    expect(phaseText(state)).toBe('cards RY')
    expect(state.active).toBe(0)
  })

  test('DL-2.4 two skipped movement phases in a row with no combat due draw the game; a combat in between does not', () => {
    const blocked = { racoon: '00', titina: '00', alshark: '00', vishnus: '11' }
    const start = (republic: Record<string, string>): State =>
      arranged({ phase: 'start', active: 1, republic: { pieces: republic }, royalist: { pieces: blocked } })
    const dead = start({ garla: '55' })
    run(dead, 'Y proceed')
    expect(phaseText(dead)).toBe('over draw dead')
    const alive = start({ garla: '44' })
    run(alive, 'Y proceed')
    expect([phaseText(alive), alive.skipped]).toEqual(['move R', 1])
    run(alive, 'R move garla 55')
    expect(phaseText(alive)).toBe('over draw dead')
  })
})

describe('movement', () => {
  test('DL-3.1 a basic move is one neighbouring square, diagonal ones too, and leads somewhere else', () => {
    const state = field(1, { roland: '00' }, { dianne: '33' })
    expect(goals(state, 1, 'dianne')).toEqual(['22'])
    expect(refusalOf(state, 1, 'move dianne 33')).toBe('staysPut DL-3.1')
    expect(refusalOf(state, 1, 'move dianne 11')).toBe('tooFar DL-3.1')
    expect(refusalOf(state, 1, 'move Y40 22')).toBe('noSuchToken DL-2.1')
    expect(refusalOf(state, 1, 'move roland 11')).toBe('notYourPiece DL-2.1')
  })

  test('DL-3.2 DL-3.3 each Knight steps to any neighbour of equal distance, each Warrior only onto an enemy', () => {
    for (const [seat, id, kind] of CHARACTERS.flatMap((side, seat) =>
      side.map((one) => [seat, one.id, one.class] as const),
    )) {
      if (id === 'aji' || id === 'aila') continue
      const own = { [id]: '32' }
      const state = seat === 0 ? field(0, own, { vishnus: '33' }) : field(1, { roland: '33' }, own)
      const level = goals(state, seat as 0 | 1, id).filter((to) => ['31', '33', '23'].includes(to))
      expect([id, level]).toEqual([id, kind === 'Knight' ? ['23', '31', '33'] : kind === 'Warrior' ? ['33'] : []])
    }
  })

  test('DL-3.4 neither the Warrior Queen nor the Berserker, nor anybody else, steps sideways without right', () => {
    const state = field(1, { roland: '33', aji: '00' }, { dianne: '32', lufiea: '34' })
    expect(refusalOf(state, 1, 'move dianne 33')).toBe('notSideways DL-3.4')
    expect(goals(state, 1, 'lufiea')).toEqual(['23', '33'])
  })

  test('DL-3.5 DL-8.12 Aila flies to every enemy and home, and does not stay where she stands', () => {
    const state = field(0, { aila: '43' }, { racoon: '43', titina: '05', vishnus: '22' })
    expect(goals(state, 0, 'aila')).toEqual(['00', '05', '22', '52', '53', '54'])
    expect(refusalOf(state, 0, 'move aila 43')).toBe('staysPut DL-3.1')
  })

  test('DL-3.6 the declaration belongs to Aji stepping sideways onto an enemy, and to no other move', () => {
    const state = field(0, { aji: '33', gorbois: '22' }, { titina: '32', racoon: '43' })
    expect(goals(state, 0, 'aji')).toEqual(['24', '32!', '34', '42', '43', '44'])
    expect(refusalOf(state, 0, 'move aji 43 prize')).toBe('cannotDeclare DL-3.6')
    expect(refusalOf(state, 0, 'move aji 23 prize')).toBe('cannotDeclare DL-3.6')
    expect(refusalOf(state, 0, 'move gorbois 32 prize')).toBe('cannotDeclare DL-3.6')
    expect(refusalOf(state, 0, 'move aji 32')).toBe('declareFirst DL-3.6')
  })

  test('DL-3.7 nobody but Aila goes the wrong way', () => {
    expect(refusalOf(field(1, { roland: '00' }, { lancelot: '33' }), 1, 'move lancelot 44')).toBe('wrongWay DL-3.7')
    expect(refusalOf(field(0, { roland: '33' }, {}), 0, 'move roland 22')).toBe('wrongWay DL-3.7')
    expect(refusalOf(field(0, { aila: '33' }, { racoon: '22' }), 0, 'move aila 22')).toBeNull()
  })

  test('DL-3.8 a piece that stands with an enemy may move away like any other', () => {
    const state = field(0, { garla: '32', roland: '22' }, { alshark: '32' })
    expect(goals(state, 0, 'garla')).toEqual(['41', '42', '43'])
  })

  test('DL-3.9 what follows from a move is known to all: a Knight, one of three kinds, Aji, Aila, not Vishnus', () => {
    const army = { roland: '32', gorbois: '12', storm: '00', mondor: '01', aji: '22', aila: '11' }
    const knight = field(0, army, { racoon: '45' })
    play(knight, 0, 'move roland 33')
    expect(mayBe(knight, 'roland')).toEqual(['roland', 'gorbois'])
    const onto = field(0, army, { racoon: '33' })
    const events = play(onto, 0, 'move roland 33')
    expect(events[0]).toMatchObject({ kind: 'moved', could: 0b101000011 }) // Storm, Roland, Gorbois, Aila
    const aji = field(0, army, { racoon: '21' })
    expect(play(aji, 0, 'move aji 21 prize')[0]).toMatchObject({ could: 1 << 7 })
    const aila = field(0, army, { racoon: '45' })
    run(aila, 'R move aila 00')
    expect(mayBe(aila, 'aila')).toEqual(['aila'])
    const forward = field(0, army, { racoon: '45' })
    expect(play(forward, 0, 'move mondor 02')[0]).toMatchObject({ could: null })
    expect(mayBe(forward, 'mondor')).toHaveLength(6)
    const castle = field(1, { storm: '33' }, { racoon: '11', lancelot: '45' })
    run(castle, 'Y move racoon 00')
    expect(mayBe(castle, 'racoon')).toEqual(['lancelot', 'racoon'])
    expect(mayBe(castle, 'vishnus')).toEqual(['vishnus', 'lancelot', 'racoon'])
  })

  test('DL-3.9 a skipped movement phase excludes who could have moved', () => {
    const state = arranged({
      phase: 'start',
      active: 0,
      republic: { pieces: { garla: '55', mondor: '50' } },
      royalist: { pieces: { vishnus: '33', racoon: '22' } },
    })
    run(state, 'R proceed')
    expect(mayBe(state, 'garla')).toEqual(['mondor', 'garla'])
    const sharp = arranged({
      phase: 'start',
      active: 0,
      republic: { pieces: { storm: '55', mondor: '50' } },
      royalist: { pieces: { vishnus: '40', racoon: '51' } },
    })
    run(sharp, 'R proceed')
    expect(mayBe(sharp, 'mondor')).toEqual(['mondor'])
    expect(mayBe(sharp, 'storm')).toEqual(['storm'])
  })
})

describe('stacking', () => {
  test('DL-4.1 DL-10.3 three in the castle and two elsewhere, both sides together', () => {
    const castle = field(
      1,
      { storm: '44' },
      { racoon: '00', titina: '00', alshark: '00', vishnus: '11', lancelot: '33' },
    )
    expect(refusalOf(castle, 1, 'move vishnus 00')).toBe('squareFull DL-4.2')
    const square = field(1, { storm: '44' }, { racoon: '32', titina: '32', dianne: '43' })
    expect(refusalOf(square, 1, 'move dianne 32')).toBe('squareFull DL-4.2')
    const fault = box.game.arrange(optionsOf(), {
      phase: 'move',
      republic: { pieces: { storm: '32', garla: '32' } },
      royalist: { pieces: { vishnus: '32' } },
    })
    expect(fault.ok ? [] : fault.faults.map((one) => [one.code, one.rule])).toEqual([['stackTooHigh', 'DL-4.1']])
  })

  test('DL-4.2 a full square with an enemy may be entered', () => {
    const state = field(1, { storm: '32', garla: '32' }, { dianne: '43' })
    expect(refusalOf(state, 1, 'move dianne 32')).toBeNull()
    expect(token(state, 'dianne')).toBe('Y0')
    expect(where(state, 'dianne')).toBe('43')
  })
})
