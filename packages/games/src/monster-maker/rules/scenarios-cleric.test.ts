import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  discards,
  handOf,
  legalTexts,
  monsterOf,
  phaseText,
  play,
  refusalOf,
  table,
  wayOf,
} from './bench.ts'

describe('cleric', () => {
  test('MM-S15 a free dispel, then a corridor', () => {
    const state = table([{ out: ['C30'], monster: 'ghoul', hand: ['cleric', 'C20'] }])
    play(state, 0, 'dispel cleric')
    expect(discards(state).sort()).toEqual(['cleric', 'ghoul'])
    play(state, 0, 'corridor C20', [NEXT])
    expect([wayOf(state, 0), phaseText(state)]).toEqual(['OUT 50', 'act 1'])
  })

  test('MM-S16 a dispel that costs the action ends the turn', () => {
    const party = { out: ['C30'], monster: 'ghoul', hand: ['cleric', 'C20'] }
    const state = table([party], {}, { dispelAction: 'action' })
    play(state, 0, 'dispel cleric', [NEXT])
    expect([handOf(state, 0), phaseText(state)]).toEqual([['C20'], 'act 1'])
  })

  test('MM-S17 only an undead, only in front of its own player', () => {
    const ogre = table([{ monster: 'ogre', hand: ['cleric'] }])
    expect(refusalOf(ogre, 0, 'dispel cleric')).toBe('notUndead MM-C1')
    const zombie = table([{ hand: ['cleric'] }, { monster: 'zombie' }])
    expect(refusalOf(zombie, 0, 'dispel cleric')).toBe('nothingToDispel MM-C1')
  })

  test('MM-S18 Heal after a defeat gives the character back, not a second battle', () => {
    const state = table([{ monster: 'cave-bear', hand: ['fighter', 'cleric', 'C20'] }])
    play(state, 0, 'send fighter, roll', [1, 5, 3])
    const [healed] = play(state, 0, 'heal fighter')
    expect(healed).toMatchObject({ kind: 'healed', seat: 0 })
    expect([handOf(state, 0), discards(state)]).toEqual([['C20', 'fighter'], ['cleric']])
    expect(refusalOf(state, 0, 'send fighter')).toBe('oneBattle MM-T2')
    play(state, 0, 'end', [NEXT])
    expect(handOf(state, 0)).toEqual(['C20', 'fighter'])
  })

  test('MM-S19 Heal needs a character used in this very turn', () => {
    const state = table([{ monster: 'cave-bear', hand: ['fighter', 'cleric'] }])
    expect(refusalOf(state, 0, 'heal fighter')).toBe('notUsed MM-C3')
    play(state, 0, 'send fighter, roll', [1, 1, 1])
    play(state, 0, 'end', [NEXT])
    play(state, 1, 'pass', [NEXT])
    play(state, 2, 'pass', ['C5'])
    expect(refusalOf(state, 0, 'heal fighter')).toBe('notUsed MM-C3')
  })

  test('MM-S20 two Clerics heal two characters', () => {
    const state = table([{ monster: 'dragon', hand: ['fighter', 'dwarf', 'cleric', 'cleric'] }])
    const [fought] = play(state, 0, 'send fighter, send dwarf, roll', [6, 5, 4, 2, 2, 1])
    expect(fought).toMatchObject({ total: 25, won: false })
    play(state, 0, 'heal fighter')
    expect(refusalOf(state, 0, 'heal fighter')).toBe('notUsed MM-C3')
    play(state, 0, 'heal dwarf')
    expect([handOf(state, 0), discards(state)]).toEqual([
      ['fighter', 'dwarf'],
      ['cleric', 'cleric'],
    ])
  })

  test('MM-S21 a Cleric may dispel after a lost battle', () => {
    const state = table([{ monster: 'skeleton', hand: ['magic-user', 'cleric', 'C10'] }])
    play(state, 0, 'send magic-user, roll', [2, 3])
    play(state, 0, 'dispel cleric')
    expect(monsterOf(state, 0)).toBeNull()
    expect(refusalOf(state, 0, 'corridor C10')).toBe('wayNotFreeYet MM-T9')
  })

  test('MM-S22 a Thief spent on a trap may be healed, and phase post follows the main action', () => {
    const start = (choices: Record<string, unknown>) => {
      const party = { out: ['C5'], hand: ['thief', 'cleric', 'C10'] }
      const state = arranged({ phase: 'start', parties: [party, { out: ['C10'] }, { out: ['C10'] }] }, choices)
      play(state, 0, 'proceed', ['trap'])
      play(state, 0, 'avoid thief')
      return state
    }
    const state = start({})
    play(state, 0, 'heal thief')
    expect([handOf(state, 0), discards(state), phaseText(state)]).toEqual([
      ['C10', 'thief'],
      ['trap', 'cleric'],
      'act 0',
    ])
    play(state, 0, 'corridor C10')
    expect(phaseText(state)).toBe('post 0')
    expect(refusalOf(start({ healScope: 'battle' }), 0, 'heal thief')).toBe('notUsed MM-C3')
  })
})

describe('spells and Charm', () => {
  test('MM-S23 a spell adds to its caster', () => {
    const state = table([{ monster: 'ogre', hand: ['elf', 'magic-missile'] }])
    const [fought] = play(state, 0, 'send elf, cast magic-missile, roll', [2, 2, 3])
    expect(fought).toMatchObject({ total: 18, won: true })
    expect(discards(state).sort()).toEqual(['elf', 'magic-missile', 'ogre'])
  })

  test('MM-S24 or it stands instead of him: 10 without any roll', () => {
    const fight = (monster: string) => {
      const state = table([{ monster, hand: ['elf', 'magic-missile'] }], {}, { spellMode: 'replace' })
      return play(state, 0, 'send elf, cast magic-missile, roll', [])[0]
    }
    expect(fight('giant-rat')).toMatchObject({ total: 10, won: true })
    expect(fight('orc')).toMatchObject({ total: 10, won: false })
  })

  test('MM-S25 Sleep and Charm work on humans only; the Black Magician is none', () => {
    for (const monster of ['giant-spider', 'black-magician']) {
      const state = table([{ monster, hand: ['elf', 'sleep', 'charm'] }])
      expect(refusalOf(state, 0, 'send elf, cast sleep')).toBe('humansOnly MM-SP2')
      expect(refusalOf(state, 0, 'send elf, cast charm')).toBe('humansOnly MM-SP2')
    }
  })

  test('MM-S26 Sleep rolls two dice, or one', () => {
    const two = table([{ monster: 'berserker', hand: ['dwarf', 'sleep'] }])
    expect(play(two, 0, 'send dwarf, cast sleep, roll', [2, 3, 3, 1, 4])[0]).toMatchObject({ total: 15, won: true })
    const one = table([{ monster: 'berserker', hand: ['dwarf', 'sleep'] }], {}, { sleepDice: 1 })
    expect(play(one, 0, 'send dwarf, cast sleep, roll', [2, 3, 3, 4])[0]).toMatchObject({ total: 14, won: false })
  })

  test('MM-S27 casters may be Elves and Magic-Users only', () => {
    const hand = ['fighter', 'magic-user', 'magic-missile']
    const state = table([{ monster: 'orc', hand }], {}, { casters: 'elfMagicUser' })
    expect(refusalOf(state, 0, 'send fighter, cast magic-missile')).toBe('cannotCast MM-SP3')
    expect(refusalOf(state, 0, 'send fighter, send magic-user, cast magic-missile, roll')).toBeNull()
  })

  test('MM-S28 a charmed monster moves on', () => {
    const state = table([{ monster: 'orc', hand: ['elf', 'charm'] }, {}, { out: ['C40', 'C40'] }])
    const [fought] = play(state, 0, 'send elf, cast charm, roll', [1, 1, 2, 3, 2, 1, 1])
    expect(fought).toMatchObject({ total: 12, won: true })
    expect(phaseText(state)).toBe('charm 0')
    play(state, 0, 'charm P3')
    expect([monsterOf(state, 0), monsterOf(state, 2), discards(state)]).toEqual([null, 'orc', ['elf', 'charm']])
    expect(phaseText(state)).toBe('post 0')
  })

  test('MM-S29 a Fighter’s Charm only adds', () => {
    const state = table([{ monster: 'orc', hand: ['fighter', 'charm'] }])
    play(state, 0, 'send fighter, cast charm, roll', [2, 2, 2, 1, 1, 1, 1])
    expect([phaseText(state), discards(state).sort()]).toEqual(['post 0', ['charm', 'fighter', 'orc']])
  })

  test('MM-S30 without a target the charmed monster is discarded', () => {
    const state = table([{ monster: 'goblin', hand: ['magic-user', 'charm'] }, { monster: 'cobra' }, { out: [] }])
    play(state, 0, 'send magic-user, cast charm, roll', [3, 3, 2, 2, 1, 1])
    expect([phaseText(state), discards(state)]).toEqual(['post 0', ['magic-user', 'charm', 'goblin']])
  })

  test('MM-S31 Charm alone: no company, and the caster is not rolled', () => {
    const start = () => table([{ monster: 'orc', hand: ['elf', 'fighter', 'charm'] }], {}, { charmCombine: 'alone' })
    expect(refusalOf(start(), 0, 'send fighter, send elf, cast charm')).toBe('charmAlone MM-CH3')
    expect(refusalOf(start(), 0, 'send elf, cast charm, send elf')).toBe('notInHand MM-T7')
    expect(legalTexts(start(), 0)).toContain('send elf')
    const lost = start()
    const [fought] = play(lost, 0, 'send elf, cast charm, roll', [3, 2, 1, 1])
    expect(fought).toMatchObject({ total: 7, won: false })
    expect(discards(lost)).toEqual(['elf', 'charm'])
    const won = start()
    play(won, 0, 'send elf, cast charm, roll', [4, 4, 2, 1])
    expect(phaseText(won)).toBe('charm 0')
  })

  test('MM-S32 killOnly: the monster is kept only when Charm alone beats it', () => {
    const state = table([{ monster: 'orc', hand: ['elf', 'charm'] }], {}, { charmCombine: 'killOnly' })
    play(state, 0, 'send elf, cast charm, roll', [1, 1, 2, 3, 2, 1, 1])
    expect([phaseText(state), discards(state)]).toEqual(['post 0', ['elf', 'charm', 'orc']])
  })
})
