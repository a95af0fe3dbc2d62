import { describe, expect, test } from 'vitest'
import { field, handOf, legalTexts, mayBe, phaseText, pileOf, play, refusalOf, run, token, where } from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const at = (state: State, ...ids: string[]): string[] => ids.map((id) => where(state, id))

describe('when combat occurs', () => {
  test('DL-5.1 every square with both sides has a combat after the movement, and no other', () => {
    const state = field(0, { gorbois: '22', garla: '32', storm: '00' }, { racoon: '32', titina: '33' })
    run(state, 'R move gorbois 33')
    expect([phaseText(state), legalTexts(state, 0)]).toEqual(['order R', ['combat 32', 'combat 33']])
    expect(refusalOf(state, 0, 'combat 22')).toBe('noCombatThere DL-5.1')
  })

  test('DL-5.2 DL-5.3 one combat a square and turn; the attacker fell beside a friend, who fights in the next', () => {
    const state = field(0, { gorbois: '22', garla: '32', storm: '00' }, { racoon: '32', lancelot: '54' })
    run(state, 'R move gorbois 32', 'R play 1', 'Y play 5')
    expect(at(state, 'gorbois', 'garla', 'racoon')).toEqual(['gone', '32', '32'])
    expect(phaseText(state)).toBe('move Y')
    run(state, 'Y move lancelot 53')
    expect(phaseText(state)).toBe('cards RY')
    expect(state.fight?.square).toBe(20)
  })

  test('DL-5.4 a turn can hold three combats, one of them in a mixed castle', () => {
    const state = field(
      0,
      { gorbois: '22', garla: '32', storm: '00', roland: '00' },
      { racoon: '32', titina: '33', alshark: '00' },
    )
    run(state, 'R move gorbois 33')
    expect(legalTexts(state, 0)).toEqual(['combat 00', 'combat 32', 'combat 33'])
  })

  test('DL-5.5 the side in turn attacks, also in a leftover combat its opponent had begun', () => {
    const state = field(1, { garla: '32', storm: '00' }, { racoon: '32', lancelot: '54' })
    run(state, 'Y move lancelot 53', 'R play 5')
    const events = play(state, 1, 'play 1')
    expect(events).toContainEqual({ kind: 'compared', totals: [9, 5], banned: false })
    const first = field(0, { garla: '32', storm: '00', mondor: '01' }, { racoon: '32' })
    expect(play(first, 0, 'move mondor 02')).toContainEqual(expect.objectContaining({ kind: 'revealed', attacker: 0 }))
  })

  test('DL-5.6 who moved in fights; in a leftover square the side in turn picks its fighter', () => {
    const moved = field(0, { garla: '32', gorbois: '22' }, { racoon: '32' })
    run(moved, 'R move gorbois 32')
    expect(moved.fight?.fighters[0]).toBe(moved.sides[0].piece.indexOf(6))
    const left = field(0, { garla: '00', storm: '00', mondor: '01' }, { racoon: '00' })
    run(left, 'R move mondor 02')
    expect(phaseText(left)).toBe('fighter R')
    expect(refusalOf(left, 0, 'fight mondor')).toBe('notInTheSquare DL-5.6')
    run(left, 'R fight garla')
    expect(phaseText(left)).toBe('cards RY')
  })

  test('DL-5.7 the side in turn chooses the order, and a later combat sees what an earlier one did', () => {
    const state = field(0, { gorbois: '22', garla: '32', storm: '00' }, { racoon: '32', lancelot: '33' })
    run(state, 'R move gorbois 33', 'R combat 33', 'R play 5', 'Y play 1')
    expect(where(state, 'lancelot')).toBe('gone')
    expect(state.fight?.square).toBe(20)
    expect(pileOf(state, 0)).toEqual(['5'])
  })
})

describe('steps of a combat', () => {
  test('DL-5.10 against two the attacker points at a token without knowing it', () => {
    const state = field(0, { gorbois: '22' }, { racoon: '32', lancelot: '32' })
    run(state, 'R move gorbois 32')
    expect([phaseText(state), legalTexts(state, 0)]).toEqual(['point R', ['point Y0', 'point Y1']])
    expect(
      box.game
        .view(state, 0)
        .sides[1].tokens.slice(0, 2)
        .map((one) => one.piece),
    ).toEqual([null, null])
    expect(refusalOf(state, 0, 'point vishnus')).toBe('pointAtEnemy DL-5.10')
    expect(refusalOf(state, 0, 'look')).toBe('onlyCharlemagneLooks DL-8.18')
  })

  test('DL-5.11 the switch is asked whoever was pointed at, and only Vishnus can', () => {
    const other = field(0, { gorbois: '22' }, { racoon: '32', lancelot: '32' })
    run(other, 'R move gorbois 32', 'R point racoon')
    expect([phaseText(other), legalTexts(other, 1)]).toEqual(['switch Y', ['stand']])
    expect(refusalOf(other, 1, 'switch')).toBe('onlyVishnusSwitches DL-8.14')
    const hers = field(0, { gorbois: '22' }, { racoon: '32', vishnus: '32' })
    run(hers, 'R move gorbois 32', 'R point vishnus')
    expect(legalTexts(hers, 1)).toEqual(['stand', 'switch'])
    const turned = field(0, { gorbois: '22' }, { vishnus: '32', racoon: '32' })
    run(turned, 'R move gorbois 32', 'R point racoon')
    expect(legalTexts(turned, 1)).toEqual(['stand'])
    for (const viewer of [0, 'spectator'] as const) {
      expect(box.game.view(turned, viewer)).toEqual(box.game.view(hers, viewer))
      expect(box.game.pending(turned)).toEqual(box.game.pending(hers))
    }
  })

  test('DL-5.12 both fighters are shown to everybody before cards', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32', lancelot: '45' })
    const events = play(state, 0, 'move gorbois 32')
    expect(events.at(-1)).toMatchObject({ kind: 'revealed', attacker: 0, pieces: [6, 9], square: 20 })
    expect([mayBe(state, 'gorbois'), mayBe(state, 'racoon')]).toEqual([['gorbois'], ['racoon']])
    expect(phaseText(state)).toBe('cards RY')
  })

  test('DL-5.13 an automatic result asks for no card and no declaration', () => {
    const state = field(0, { garla: '22', storm: '00' }, { ganda: '32', lancelot: '45' })
    const kinds = play(state, 0, 'move garla 32').map((event) => event.kind)
    expect(kinds).toEqual(['moved', 'revealed', 'fell', 'turnBegan'])
  })

  test('DL-5.14 DL-8.3 Mondor declares before Ganda Wolf bans', () => {
    const state = field(0, { mondor: '22', storm: '00' }, { ganda: '32' })
    run(state, 'R move mondor 32')
    expect(phaseText(state)).toBe('mutual R')
    run(state, 'R mutual no')
    expect(phaseText(state)).toBe('ban Y')
    run(state, 'Y ban no')
    expect(phaseText(state)).toBe('cards RY')
  })

  test('DL-5.15 both choose face down from their hands, and both cards turn up together', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' })
    run(state, 'R move gorbois 32')
    expect(refusalOf(state, 0, 'play 6')).toBe('notInHand DL-5.15')
    expect(legalTexts(state, 0)).toEqual(['play 1', 'play 2', 'play 3', 'play 4', 'play 5', 'play Re'])
    const events = play(state, 0, 'play 4')
    expect(events).toEqual([{ kind: 'sealed', seat: 0, what: 'card' }])
    expect(box.game.view(state, 1).fight?.cards).toEqual(['down', 'none'])
    expect(box.game.view(state, 0).fight?.cards).toEqual([{ card: 4, open: false }, 'none'])
    expect(refusalOf(state, 0, 'play 3')).toBe('notYourTurn DL-5.15')
    expect(play(state, 1, 'play 2')[1]).toEqual({ kind: 'turned', cards: [4, 2] })
  })

  test('DL-5.16 Skill comes before retreats and totals', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { lufiea: '32' }, { royalist: { pile: [6] } })
    run(state, 'R move gorbois 32', 'R play Re', 'Y play Sk')
    expect(phaseText(state)).toBe('fetch Y')
    run(state, 'Y fetch 6')
    expect(phaseText(state)).toBe('retreat R')
  })

  test('DL-5.17 an effective Retreat ends it: no totals, the other stays', () => {
    const state = field(0, { gorbois: '22' }, { racoon: '32' })
    run(state, 'R move gorbois 32', 'R play 5')
    const kinds = play(state, 1, 'play Re').map((event) => event.kind)
    expect(kinds).toEqual(['sealed', 'turned'])
    run(state, 'Y retreat 30')
    expect(at(state, 'gorbois', 'racoon')).toEqual(['32', '30'])
  })

  test('DL-5.18 DL-6.1 value and number are added; the lower goes, equal totals remove both', () => {
    const fight = (rep: string, roy: string): string[] => {
      const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' })
      run(state, 'R move gorbois 32', `R play ${rep}`, `Y play ${roy}`)
      return at(state, 'gorbois', 'racoon')
    }
    expect(fight('3', '3')).toEqual(['32', 'gone'])
    expect(fight('3', '4')).toEqual(['gone', 'gone'])
    expect(fight('3', '5')).toEqual(['gone', '32'])
  })

  test('DL-5.19 DL-8.17 under a ban nothing is added and nothing is played', () => {
    for (const [id, result] of [
      ['gorbois', ['gone', 'gone']],
      ['aji', ['32', 'gone']],
      ['aila', ['gone', '32']],
      ['storm', ['gone', 'gone']],
    ] as const) {
      const state = field(0, { [id]: '22', roland: '00' }, { ganda: '32' })
      run(state, `R move ${id} 32`, 'Y ban yes')
      expect([id, at(state, id, 'ganda')]).toEqual([id, result])
      expect(handOf(state, 0)).toHaveLength(7)
    }
  })

  test('DL-5.20 a removed piece leaves face up', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32', lancelot: '45' })
    run(state, 'R move gorbois 32', 'R play 5', 'Y play 1')
    const slot = state.sides[1].piece.indexOf(9)
    expect(box.game.view(state, 'spectator').sides[1].tokens[slot]).toMatchObject({ square: null, piece: 9 })
  })

  test('DL-5.21 cards go to their owner’s pile, open to all', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' })
    run(state, 'R move gorbois 32', 'R play 5', 'Y play 1')
    const seen = box.game.view(state, 'spectator').sides
    expect([seen[0].pile, seen[1].pile]).toEqual([[5], [1]])
  })

  test('DL-5.22 an empty hand takes its whole pile back after the combat', () => {
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' }, { royalist: { hand: ['1'] } })
    run(state, 'R move gorbois 32', 'R play 5')
    expect(play(state, 1, 'play 1')).toContainEqual(expect.objectContaining({ kind: 'recovered', seat: 1 }))
    expect([handOf(state, 1), pileOf(state, 1)]).toEqual([['1', '2', '3', '4', '5', '6', 'Sk', 'Re'], []])
  })

  test('DL-5.23 when Vishnus falls no further combat is fought', () => {
    const state = field(0, { gorbois: '22', garla: '42', storm: '00' }, { vishnus: '32', racoon: '42' })
    run(state, 'R move gorbois 32', 'R combat 32', 'R play 5', 'Y play 1')
    expect(phaseText(state)).toBe('over R vishnusFell')
    expect(at(state, 'garla', 'racoon')).toEqual(['42', '42'])
    expect(token(state, 'garla')).toBe('R1')
  })
})
