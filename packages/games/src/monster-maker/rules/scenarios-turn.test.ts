import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  dealt,
  discards,
  handOf,
  happenings,
  legalTexts,
  monsterOf,
  phaseText,
  play,
  refusalOf,
  rowOf,
  table,
  wayOf,
} from './bench.ts'
import { box } from '../index.ts'

// The worked scenarios of the specification with their own cards and dice. P1 is seat 0 and in turn, unless said otherwise.

describe('preparation and turn', () => {
  test('MM-S01 traps in an opening hand are exchanged until none is left, and shuffled back', () => {
    const own = ['C10', 'C20', 'trap', 'fighter', 'cleric', 'orc', 'detour']
    const other = ['C5', 'C5', 'elf', 'elf', 'sleep', 'dragon', 'ghoul']
    const state = dealt({ starterMethod: 'seat' }, 2, [...own, ...other, 'trap', 'C30', 'C15'])
    expect(handOf(state, 0)).toEqual(['C10', 'C15', 'C20', 'C30', 'fighter', 'cleric', 'orc', 'detour'])
    expect(state.pile).toHaveLength(125 - 14 - 1)
    expect(state.pile.filter((kind) => kind === state.options.deck.trap)).toHaveLength(5)
    for (const viewer of [1, 'spectator'] as const) {
      expect(box.game.view(state, viewer).parties.map((party) => party.exchanged)).toEqual([2, 0])
    }
  })

  test('MM-S02 tied highest dice are rolled again, and play goes clockwise from the highest', () => {
    const hands = Array.from({ length: 3 }, () => ['C10', 'C15', 'C20', 'C25', 'C30', 'fighter', 'dwarf']).flat()
    const state = dealt({}, 3, [4, 6, 6, 2, 5, ...hands, 'C5'])
    expect(phaseText(state)).toBe('act 2')
    play(state, 2, 'discard C5', ['C5'])
    expect(phaseText(state)).toBe('act 0')
    play(state, 0, 'discard C5', ['C5'])
    expect(phaseText(state)).toBe('act 1')
  })

  test('MM-S03 a corridor lengthens the row; the card drawn is the drawer’s secret', () => {
    const hand = ['C10', 'fighter', 'dwarf', 'elf', 'orc', 'detour']
    const state = arranged({ phase: 'start', parties: [{ out: ['C25'], hand }, { out: ['C10'] }, { out: ['C10'] }] })
    const drawn = happenings(state, 0, 'proceed', ['C40'])
    expect(handOf(state, 0)).toHaveLength(7)
    const tells = drawn.filter(({ everyone }) => everyone?.kind === 'drew')
    expect(tells.map(({ everyone }) => everyone)).toEqual([
      { kind: 'drew', seat: 0, card: null, trap: false, again: false },
    ])
    expect(tells[0]?.secret?.to).toEqual([0])
    play(state, 0, 'corridor C10', [NEXT])
    expect([rowOf(state, 0), wayOf(state, 0), handOf(state, 0).length]).toEqual([['C25', 'C10'], 'OUT 35', 6])
    expect(handOf(state, 0)).toContain('C40')
    expect(phaseText(state)).toBe('act 1')
  })

  test('MM-S04 with eight cards nobody passes; a discard ends the turn', () => {
    const hand = ['C10', 'fighter', 'dwarf', 'elf', 'orc', 'detour', 'sleep', 'giant-rat']
    const state = table([{ hand }])
    expect(refusalOf(state, 0, 'pass')).toBe('handFull MM-T12')
    play(state, 0, 'discard giant-rat', [NEXT])
    expect([handOf(state, 0).length, discards(state), phaseText(state)]).toEqual([7, ['giant-rat'], 'act 1'])
  })

  test('MM-S05 with seven cards passing is open and discarding is not, unless the option says so', () => {
    const hand = ['C5', 'fighter', 'dwarf', 'elf', 'orc', 'detour', 'sleep']
    const state = table([{ out: ['C10'], hand }])
    expect(refusalOf(state, 0, 'discard C5')).toBe('handNotFull MM-T11')
    expect(refusalOf(table([{ out: ['C10'], hand }], {}, { discardBelowLimit: true }), 0, 'discard C5')).toBeNull()
    play(state, 0, 'pass', [NEXT])
    expect(phaseText(state)).toBe('act 1')
  })

  test('MM-S06 a monster in the way stops corridors and nothing else', () => {
    const state = table([{ monster: 'orc', hand: ['C20', 'cobra', 'fighter'] }])
    expect(refusalOf(state, 0, 'corridor C20')).toBe('underAttack MM-T4')
    expect(legalTexts(state, 0)).toEqual(['send fighter', 'monster cobra P2', 'monster cobra P3', 'pass'])
  })

  test('MM-S07 a monster needs an opponent’s free corridor', () => {
    const state = table([{ hand: ['cobra'] }, { out: ['C20'], monster: 'goblin' }, { out: [] }])
    expect(refusalOf(state, 0, 'monster cobra P2')).toBe('heldAlready MM-T6')
    expect(refusalOf(state, 0, 'monster cobra P3')).toBe('noCorridorThere MM-T6')
    expect(refusalOf(state, 0, 'monster cobra P1')).toBe('yourself MM-T5')
    const later = table([{ hand: ['cobra'] }, { out: ['C20'], monster: 'goblin' }, { out: ['C10'] }])
    play(later, 0, 'monster cobra P3', [NEXT])
    expect([monsterOf(later, 2), phaseText(later)]).toEqual(['cobra', 'act 1'])
  })

  test('MM-S08 a player under attack may attack others', () => {
    const state = table([{ monster: 'orc', hand: ['zombie'] }, { out: ['C30', 'C20'] }])
    play(state, 0, 'monster zombie P2', [NEXT])
    expect([monsterOf(state, 0), monsterOf(state, 1)]).toEqual(['orc', 'zombie'])
  })
})

describe('battle', () => {
  test('MM-S09 equality wins; the way is free only in the next turn', () => {
    const state = table([{ monster: 'lizard-man', hand: ['fighter', 'C20'] }])
    play(state, 0, 'send fighter, roll', [4, 4, 3])
    expect([discards(state), monsterOf(state, 0)]).toEqual([['fighter', 'lizard-man'], null])
    expect(phaseText(state)).toBe('post 0')
    expect(refusalOf(state, 0, 'corridor C20')).toBe('wayNotFreeYet MM-T9')
    play(state, 0, 'end', [NEXT])
    play(state, 1, 'pass', [NEXT])
    play(state, 2, 'pass', ['C5'])
    expect(refusalOf(state, 0, 'corridor C20')).toBeNull()
  })

  test('MM-S10 a lost battle leaves the monster, and the next one waits a turn', () => {
    const state = table([{ monster: 'bandit', hand: ['elf', 'elf', 'C10'] }])
    play(state, 0, 'send elf, roll', [2, 3, 4])
    expect([discards(state), monsterOf(state, 0)]).toEqual([['elf'], 'bandit'])
    expect(refusalOf(state, 0, 'corridor C10')).toBe('underAttack MM-T4')
    expect(refusalOf(state, 0, 'send elf')).toBe('oneBattle MM-T2')
    play(state, 0, 'end', [NEXT])
    play(state, 1, 'pass', [NEXT])
    play(state, 2, 'pass', ['C5'])
    expect(refusalOf(state, 0, 'corridor C10')).toBe('underAttack MM-T4')
    expect(refusalOf(state, 0, 'send elf')).toBeNull()
  })

  test('MM-S11 two characters add up', () => {
    const state = table([{ monster: 'minotaur', hand: ['dwarf', 'thief'] }])
    const [fought] = play(state, 0, 'send dwarf, send thief, roll', [5, 4, 3, 3, 1])
    expect(fought).toMatchObject({ kind: 'fought', strength: 20, total: 21, won: true })
    expect(discards(state).sort()).toEqual(['dwarf', 'minotaur', 'thief'])
  })

  test('MM-S12 no battle without a monster, none without a character', () => {
    const free = table([{ hand: ['fighter'] }])
    expect(refusalOf(free, 0, 'send fighter')).toBe('nothingToFight MM-T7')
    const state = table([{ monster: 'orc', hand: ['fighter', 'magic-missile'] }])
    expect(refusalOf(state, 0, 'roll')).toBe('nobodySent MM-T7')
    expect(refusalOf(state, 0, 'cast magic-missile')).toBe('spellNeedsCaster MM-SP1')
  })

  test('MM-S13 with corridorAfterVictory one corridor may follow a battle won', () => {
    const choices = { corridorAfterVictory: 'battle' }
    const state = table([{ out: ['C20', 'C20'], monster: 'orc', hand: ['fighter', 'C30', 'C10'] }], {}, choices)
    play(state, 0, 'send fighter, roll', [3, 3, 2])
    play(state, 0, 'corridor C30')
    expect(wayOf(state, 0)).toBe('OUT 70')
    expect(refusalOf(state, 0, 'corridor C10')).toBe('oneCorridor MM-H1')
    expect(legalTexts(state, 0)).toEqual(['end'])
    const lost = table([{ monster: 'orc', hand: ['fighter', 'C30'] }], {}, choices)
    play(lost, 0, 'send fighter, roll', [1, 1, 1])
    expect(refusalOf(lost, 0, 'corridor C30')).toBe('underAttack MM-T4')
  })

  test('MM-S14 corridorAfterVictory any also follows a dispel that cost the action', () => {
    const party = { monster: 'zombie', hand: ['cleric', 'C30'] }
    const state = table([party], {}, { dispelAction: 'action', corridorAfterVictory: 'any' })
    play(state, 0, 'dispel cleric')
    expect(phaseText(state)).toBe('post 0')
    expect(refusalOf(state, 0, 'corridor C30')).toBeNull()
    const other = table([party], {}, { dispelAction: 'action', corridorAfterVictory: 'battle' })
    play(other, 0, 'dispel cleric', [NEXT])
    expect(phaseText(other)).toBe('act 1')
  })
})
