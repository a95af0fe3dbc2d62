import { describe, expect, test } from 'vitest'
import { field, handOf, legalTexts, phaseText, pileOf, play, refusalOf, run, where } from './bench.ts'
import { readCards } from '../set/components.ts'
import { box } from '../index.ts'
import { CHARACTERS } from '../set/pieces.ts'
import type { State } from './state.ts'

const at = (state: State, ...ids: string[]): string[] => ids.map((id) => where(state, id))

describe('cards', () => {
  test('DL-6.2 a card without effect counts 0: Skill of a Knight, Retreat of Aji', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' }, { republic: { pile: [5] } })
    run(state, 'R move gorbois 32', 'R play Sk')
    expect(play(state, 1, 'play 2')).toContainEqual({ kind: 'compared', totals: [5, 6], banned: false })
  })

  test('DL-6.3 Skill works for Magic Users of both sides and for the Thief, and for nobody else', () => {
    for (const [seat, id, kind] of CHARACTERS.flatMap((side, seat) =>
      side.map((one) => [seat, one.id, one.class] as const),
    )) {
      if (id === 'storm') continue
      const [rep, roy] = seat === 0 ? [id, 'alshark'] : ['gorbois', id]
      const state = field(
        0,
        { [rep]: '22', storm: '00' },
        { [roy]: '32' },
        { republic: { pile: [5] }, royalist: { pile: [5] } },
      )
      run(state, `R move ${rep} 32`)
      if (phaseText(state) === 'ban Y') run(state, 'Y ban no')
      if (phaseText(state) === 'support Y') run(state, 'Y show none')
      run(state, `R play ${seat === 0 ? 'Sk' : '2'}`, `Y play ${seat === 1 ? 'Sk' : '2'}`)
      const skilled = kind === 'Magic User' || kind === 'Thief'
      expect([id, state.phase.kind === 'fetch']).toEqual([id, skilled])
    }
  })

  test('DL-6.4 DL-6.5 after both cards are up the owner names one, Retreat too; a fetched Skill counts 0', () => {
    const state = field(0, { mondor: '22', storm: '00' }, { racoon: '32' }, { republic: { pile: ['Re', 5] } })
    run(state, 'R move mondor 32', 'R play Sk')
    expect(phaseText(state)).toBe('cards Y')
    run(state, 'Y play 2')
    expect(legalTexts(state, 0)).toEqual(['fetch 5', 'fetch Re', 'fetch none'])
    const events = play(state, 0, 'fetch 5')
    expect(events).toContainEqual({ kind: 'fetched', seats: [0], cards: [5, null] })
    expect(events).toContainEqual({ kind: 'compared', totals: [10, 6], banned: false })
    const cards = { republic: [1, 'Sk', 'Sk', 'Re'], royalist: [1, 2, 3, 4] }
    const two = field(
      0,
      { mondor: '22', storm: '00' },
      { racoon: '32' },
      { republic: { pile: ['Sk'] }, options: { cards } },
    )
    run(two, 'R move mondor 32', 'R play Sk', 'Y play 2')
    expect(play(two, 0, 'fetch Sk')).toContainEqual({ kind: 'compared', totals: [5, 6], banned: false })
  })

  test('DL-6.6 a card that went back to the hand in this turn is not eligible any more', () => {
    const state = field(
      0,
      { gorbois: '32', mondor: '21', storm: '00' },
      { racoon: '32', lancelot: '31' },
      { republic: { hand: [3] } },
    )
    run(state, 'R move mondor 31', 'R combat 32', 'R play 3', 'Y play 1')
    expect([handOf(state, 0).length, state.sides[0].snapshot]).toEqual([7, 0])
    expect(refusalOf(state, 0, 'play Sk')).toBe('skillNeedsPile DL-6.8')
  })

  test('DL-6.7 who could fetch may fetch nothing; with nothing eligible nobody is asked', () => {
    const state = field(0, { mondor: '22', storm: '00' }, { racoon: '32' }, { republic: { pile: [5] } })
    run(state, 'R move mondor 32', 'R play Sk', 'Y play 2')
    expect(play(state, 0, 'fetch none')).toContainEqual({ kind: 'compared', totals: [5, 6], banned: false })
    const none = field(0, { gorbois: '32', mondor: '21', storm: '00' }, { racoon: '32', lancelot: '31' })
    run(none, 'R move mondor 31', 'R combat 32', 'R play 3', 'Y play 1', 'R play Sk')
    expect(play(none, 1, 'play 2')).toContainEqual({ kind: 'compared', totals: [5, 6], banned: false })
  })

  test('DL-6.8 with an empty pile Skill is refused, even to a Magic User', () => {
    const state = field(0, { mondor: '22' }, { racoon: '32' })
    run(state, 'R move mondor 32')
    expect(refusalOf(state, 0, 'play Sk')).toBe('skillNeedsPile DL-6.8')
  })

  test('DL-6.9 Skill and the fetched card end in the pile', () => {
    const state = field(0, { mondor: '22', storm: '00' }, { racoon: '32' }, { republic: { pile: [5, 1] } })
    run(state, 'R move mondor 32', 'R play Sk', 'Y play 2', 'R fetch 5')
    expect(pileOf(state, 0)).toEqual(['5', '1', 'Sk'])
  })

  test('DL-6.10 two effective Skills choose in secret', () => {
    const state = field(
      0,
      { mondor: '22', storm: '00' },
      { lufiea: '32' },
      { republic: { pile: [5] }, royalist: { pile: [6, 1] } },
    )
    run(state, 'R move mondor 32', 'R play Sk', 'Y play Sk')
    expect(phaseText(state)).toBe('fetch RY')
    expect(play(state, 1, 'fetch 1')).toEqual([{ kind: 'sealed', seat: 1, what: 'fetch' }])
    expect(box.game.view(state, 0).fight?.fetched).toEqual(['none', 'down'])
    expect(play(state, 0, 'fetch 5')[1]).toEqual({ kind: 'fetched', seats: [0, 1], cards: [5, 1] })
  })

  test('DL-6.11 a card can always be played: every list needs a number', () => {
    expect(readCards({ republic: ['Sk', 'Re'], royalist: [1, 2] })).toMatchObject({ ok: false })
    const state = field(0, { mondor: '22', storm: '00' }, { racoon: '32' }, { republic: { hand: ['Sk'] } })
    run(state, 'R move mondor 32')
    expect(legalTexts(state, 0)).toEqual(['play Sk'])
  })
})

describe('retreat', () => {
  test('DL-7.1 Royalists to any square of the same distance, the Republic to one nearer; neighbours or not', () => {
    const state = field(1, { gorbois: '33' }, { racoon: '44' })
    run(state, 'Y move racoon 33', 'R play Re', 'Y play Re')
    expect(legalTexts(state, 1)).toEqual(['03', '13', '23', '30', '31', '32'].map((to) => `retreat ${to}`))
    expect(refusalOf(state, 1, 'retreat 44')).toBe('retreatDistance DL-7.1')
    run(state, 'Y retreat 03')
    expect(legalTexts(state, 0)).toEqual(['02', '12', '20', '21', '22'].map((to) => `retreat ${to}`))
    expect(refusalOf(state, 0, 'retreat 03')).toBe('retreatDistance DL-7.1')
  })

  test('DL-7.2 DL-8.13 Aila goes to the castle from wherever she fights', () => {
    for (const square of ['11', '43', '55']) {
      const state = field(0, { aila: '01', storm: '22' }, { alshark: square, vishnus: '45' })
      run(state, `R move aila ${square}`, 'R play Re', 'Y play 3')
      expect(where(state, 'aila')).toBe('00')
    }
  })

  test('DL-7.3 another square, no enemy, a free place', () => {
    const state = field(
      0,
      { gorbois: '22', garla: '20', roland: '20', storm: '12' },
      { racoon: '32', lancelot: '21', vishnus: '31' },
      { royalist: { known: ['lancelot'] } },
    )
    run(state, 'R move gorbois 32', 'R play Re', 'Y play Re')
    expect(legalTexts(state, 0)).toEqual(['retreat 02', 'retreat 12', 'retreat 22'])
    expect(refusalOf(state, 0, 'retreat 20')).toBe('retreatFull DL-7.3')
    expect(refusalOf(state, 0, 'retreat 21')).toBe('retreatEnemy DL-7.3')
    run(state, 'R retreat 12')
    expect(refusalOf(state, 1, 'retreat 32')).toBe('retreatSame DL-7.3')
    expect(legalTexts(state, 1)).toContain('retreat 31')
  })

  test('DL-7.4 without a square the piece is removed', () => {
    const state = field(
      1,
      { garla: '22', storm: '11', mondor: '11', roland: '01', gorbois: '01', tamroan: '10', grinn: '10' },
      { racoon: '32' },
    )
    run(state, 'Y move racoon 22', 'R play Re', 'Y play 1')
    expect(at(state, 'garla', 'racoon')).toEqual(['gone', '22'])
  })

  test('DL-7.5 fighting in the castle leaves no way back, for either side and for Aila', () => {
    const fight = (rep: string, cards: readonly [string, string]): State => {
      const state = field(1, { [rep]: '00', storm: '33' }, { racoon: '11' })
      run(state, 'Y move racoon 00', `R play ${cards[0]}`, `Y play ${cards[1]}`)
      return state
    }
    expect(at(fight('garla', ['Re', '1']), 'garla', 'racoon')).toEqual(['gone', '00'])
    expect(at(fight('aila', ['Re', '1']), 'aila', 'racoon')).toEqual(['gone', '00'])
    expect(at(fight('garla', ['1', 'Re']), 'garla', 'racoon')).toEqual(['00', 'gone'])
    const guests = field(0, { aila: '01' }, { racoon: '22', titina: '00' })
    run(guests, 'R move aila 22', 'R play Re', 'Y play 1')
    expect(where(guests, 'aila')).toBe('gone')
  })

  test('DL-7.6 the owner chooses in public, the attacker first; a single square is taken at once', () => {
    const state = field(1, { gorbois: '33' }, { racoon: '44' })
    run(state, 'Y move racoon 33', 'R play Re', 'Y play Re')
    expect(phaseText(state)).toBe('retreat Y')
    expect(play(state, 1, 'retreat 03')).toEqual([
      expect.objectContaining({ kind: 'retreated', seat: 1, from: 21, to: 3, piece: 9 }),
    ])
    expect(phaseText(state)).toBe('retreat R')
    const one = field(1, { garla: '11', storm: '33' }, { racoon: '22' })
    run(one, 'Y move racoon 11', 'R play Re', 'Y play 1')
    expect(at(one, 'garla', 'racoon')).toEqual(['00', '11'])
  })

  test('DL-7.7 Vishnus removed for lack of a square has fallen', () => {
    const rest = { racoon: '01', titina: '01', dianne: '10', lufiea: '10' }
    const state = field(0, { gorbois: '00', storm: '33' }, { vishnus: '11', ...rest })
    run(state, 'R move gorbois 11', 'R play 1', 'Y play Re')
    expect(phaseText(state)).toBe('over R vishnusFell')
  })
})
