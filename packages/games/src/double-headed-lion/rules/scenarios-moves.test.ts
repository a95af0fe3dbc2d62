import { describe, expect, test } from 'vitest'
import {
  dealt,
  field,
  goals,
  handOf,
  legalTexts,
  mayBe,
  optionsOf,
  phaseText,
  play,
  refusalOf,
  run,
  token,
  where,
} from './bench.ts'
import { CARD_SETS, type CardLists } from '../set/components.ts'
import { box } from '../index.ts'
import { HOMES, squareText } from '../set/map.ts'
import { CHARACTERS } from '../set/pieces.ts'
import type { State } from './state.ts'

const LISTS = CARD_SETS['standard'] as CardLists
const begin = (): State => dealt({}, [LISTS, LISTS], 'begin')

/** Places pieces in the order of the list on these squares; the last step may draw. */
const placeAll = (state: State, seat: 0 | 1, squares: readonly string[]): void => {
  for (const [i, square] of squares.entries()) play(state, seat, `place ${CHARACTERS[seat][i]?.id} ${square}`, null)
}
const home = (seat: 0 | 1): string[] => HOMES[seat].map(squareText)

describe('setup', () => {
  test('DL-S01 the Republic stands three in the castle and two on each square around it, not otherwise', () => {
    const state = begin()
    placeAll(state, 0, ['00', '00', '00'])
    expect(refusalOf(state, 0, 'place garla 00')).toBe('homeFullRepublic DL-1.2')
    run(state, 'R place garla 01', 'R place tamroan 01')
    expect(refusalOf(state, 0, 'place grinn 01')).toBe('homeFullRepublic DL-1.2')
    run(state, 'R place grinn 10', 'R place gorbois 10', 'R place aji 11', 'R place aila 11')
    expect(state.sides[0].placed).toBe(true)
    expect(phaseText(state)).toBe('setup Y')
  })

  test('DL-S02 the Royalists stand one on each outer square; then they move, and see only tokens', () => {
    const state = begin()
    run(state, 'Y place vishnus 54')
    expect(refusalOf(state, 1, 'place lancelot 54')).toBe('homeFullRoyalist DL-1.3')
    const rest = home(1).filter((at) => at !== '54')
    for (const [i, at] of rest.entries()) play(state, 1, `place ${CHARACTERS[1][i + 1]?.id} ${at}`)
    placeAll(state, 0, home(0))
    expect(phaseText(state)).toBe('move Y')
    expect([handOf(state, 1), handOf(state, 0)]).toEqual([
      ['1', '2', '3', '4', '5', '6', 'Sk', 'Re'],
      ['1', '2', '3', '4', '5', 'Sk', 'Re'],
    ])
    const seen = box.game.view(state, 0).sides[1].tokens
    expect(seen).toHaveLength(11)
    expect(seen.every((one) => one.piece === null && one.mayBe === 0x7ff)).toBe(true)
  })
})

describe('movement', () => {
  test('DL-S03 a Royalist steps to the lower distance, whichever neighbours have it', () => {
    expect(goals(field(1, { roland: '00' }, { dianne: '52' }), 1, 'dianne')).toEqual(['41', '42', '43'])
    expect(goals(field(1, { roland: '00' }, { dianne: '55', vishnus: '05' }), 1, 'dianne')).toEqual(['44'])
    expect(goals(field(1, { roland: '00' }, { dianne: '54' }), 1, 'dianne')).toEqual(['43', '44'])
  })

  test('DL-S04 the Republic steps to the higher distance, and not from the edge', () => {
    const at = (square: string): string[] => goals(field(0, { mondor: square, roland: '00' }, {}), 0, 'mondor')
    expect(at('22')).toEqual(['13', '23', '31', '32', '33'])
    expect(at('32')).toEqual(['41', '42', '43'])
    expect(at('52')).toEqual([])
  })

  test('DL-S05 a Knight also steps to neighbours of equal distance, diagonal ones too', () => {
    expect(goals(field(0, { roland: '32' }, {}), 0, 'roland')).toEqual(['23', '31', '33', '41', '42', '43'])
  })

  test('DL-S06 a Warrior steps sideways only onto an enemy', () => {
    const state = field(1, { gorbois: '33' }, { alshark: '32' })
    expect(goals(state, 1, 'alshark')).toEqual(['21', '22', '33'])
    expect(refusalOf(state, 1, 'move alshark 31')).toBe('sidewaysNeedsEnemy DL-3.3')
    expect(refusalOf(state, 1, 'move alshark 23')).toBe('sidewaysNeedsEnemy DL-3.3')
  })

  test('DL-S07 Q11: neither the Warrior Queen nor the Berserker is a Warrior; Aji needs his declaration', () => {
    const dianne = field(1, { roland: '33' }, { dianne: '32' })
    expect(refusalOf(dianne, 1, 'move dianne 33')).toBe('notSideways DL-3.4')
    const aji = field(0, { aji: '33' }, { titina: '32' })
    expect(refusalOf(aji, 0, 'move aji 32')).toBe('declareFirst DL-3.6')
    expect(refusalOf(aji, 0, 'move aji 32 prize')).toBeNull()
  })

  test('DL-S08 Aila flies onto an enemy at any distance, and to no empty square', () => {
    const state = field(0, { aila: '01', roland: '11' }, { racoon: '54' })
    expect(refusalOf(state, 0, 'move aila 53')).toBe('tooFar DL-3.5')
    run(state, 'R move aila 54')
    expect(phaseText(state)).toBe('cards RY')
    expect(refusalOf(field(0, { aila: '01' }, { racoon: '53' }), 0, 'move aila 54')).toBe('tooFar DL-3.5')
  })

  test('DL-S09 Aila flies home while the castle has a place', () => {
    expect(refusalOf(field(0, { aila: '44', storm: '00', garla: '00' }, {}), 0, 'move aila 00')).toBeNull()
    const full = field(0, { aila: '44', storm: '00', garla: '00', roland: '00' }, {})
    expect(refusalOf(full, 0, 'move aila 00')).toBe('squareFull DL-4.2')
  })

  test('DL-S10 Aila flies into a full castle that holds an enemy, and is the one who fights', () => {
    const state = field(0, { aila: '33', storm: '00', garla: '00' }, { racoon: '00' })
    run(state, 'R move aila 00', 'Y play 3', 'R play 2')
    expect(where(state, 'aila')).toBe('gone')
    expect([where(state, 'storm'), where(state, 'garla'), where(state, 'racoon')]).toEqual(['00', '00', '00'])
    expect(phaseText(state)).toBe('move Y')
  })

  test('DL-S18 Q1: an enemy pair is entered though three stand there until the combat is over', () => {
    const state = field(0, { grinn: '22' }, { titina: '32', racoon: '32' })
    run(state, 'R move grinn 32')
    expect([where(state, 'grinn'), where(state, 'titina'), where(state, 'racoon')]).toEqual(['32', '32', '32'])
    run(state, 'R point racoon', 'Y stand', 'R play 1', 'Y play 1')
    expect(where(state, 'racoon')).toBe('gone')
    expect(phaseText(state)).toBe('move Y')
  })

  test('DL-S19 a third friend does not fit where no enemy stands', () => {
    const state = field(0, { roland: '32', garla: '32', mondor: '22' }, {})
    expect(refusalOf(state, 0, 'move mondor 32')).toBe('squareFull DL-4.2')
  })

  test('DL-S23 a piece left over with an enemy may leave, and then nobody fights', () => {
    const state = field(0, { garla: '32' }, { alshark: '32' }, { royalist: { known: ['alshark'] } })
    run(state, 'R move garla 42')
    expect(phaseText(state)).toBe('move Y')
    expect(where(state, 'garla')).toBe('42')
  })

  test('DL-S53 three friends in the castle leave Vishnus no place; with two of them she wins', () => {
    const made = box.game.arrange(optionsOf(), {
      phase: 'start',
      active: 1,
      republic: { pieces: { storm: '33' } },
      royalist: { pieces: { racoon: '00', titina: '00', alshark: '00', vishnus: '11' } },
    })
    if (!made.ok) throw new Error(JSON.stringify(made.faults))
    run(made.value, 'Y proceed')
    expect(phaseText(made.value)).toBe('move R')
    expect(refusalOf(made.value, 0, `move storm 44`)).toBeNull()
    const open = field(1, { storm: '33' }, { racoon: '00', titina: '00', alshark: '55', vishnus: '11' })
    run(open, 'Y move vishnus 00')
    expect(phaseText(open)).toBe('over Y castle')
  })
})

describe('the end', () => {
  test('DL-S51 Vishnus wins by entering the castle, and nobody in it is shown', () => {
    const state = field(1, { storm: '00', garla: '00', aji: '33' }, { vishnus: '11' })
    run(state, 'Y move vishnus 00')
    expect(phaseText(state)).toBe('over Y castle')
    expect(mayBe(state, 'storm')).toEqual(['storm', 'garla', 'aji'])
  })

  test('DL-S52 Aji in the castle meets her: the Republic wins, and he is shown', () => {
    const state = field(1, { storm: '00', garla: '00', aji: '00' }, { vishnus: '11' })
    run(state, 'Y move vishnus 00')
    expect(phaseText(state)).toBe('over R intercepted')
    expect([mayBe(state, 'aji'), mayBe(state, 'vishnus')]).toEqual([['aji'], ['vishnus']])
    expect(mayBe(state, 'storm')).toEqual(['storm', 'garla'])
  })

  test('DL-S57 twenty-four turns of Knights stepping sideways are a draw, and not one sooner', () => {
    const state = field(1, { roland: '33' }, { lancelot: '53' })
    for (let turn = 1; turn <= 24; turn++) {
      expect(phaseText(state)).toBe(turn % 2 === 1 ? 'move Y' : 'move R')
      const round = Math.floor((turn - 1) / 2) % 2 === 0
      if (turn % 2 === 1) run(state, `Y move lancelot ${round ? '52' : '53'}`)
      else run(state, `R move roland ${round ? '32' : '33'}`)
    }
    expect(phaseText(state)).toBe('over draw stall')
  })
})

test('tokens of a position are named in the order it lists them', () => {
  const state = field(1, { roland: '33', garla: '33' }, { lancelot: '53' })
  expect([token(state, 'roland'), token(state, 'garla'), token(state, 'lancelot')]).toEqual(['R0', 'R1', 'Y0'])
  expect(legalTexts(state, 1)).toContain('move Y0 52')
})
