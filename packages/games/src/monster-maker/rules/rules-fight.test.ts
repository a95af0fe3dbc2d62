import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  discards,
  handOf,
  legalTexts,
  monsterOf,
  optionsOf,
  phaseText,
  play,
  refusalOf,
  rowOf,
  table,
  wayOf,
} from './bench.ts'
import { box } from '../index.ts'

const total = (
  monster: string,
  hand: string[],
  steps: string,
  dice: number[],
  choices: Record<string, unknown> = {},
) => {
  const [fought] = play(table([{ monster, hand }], {}, choices), 0, steps, dice)
  return fought?.kind === 'fought' ? fought.total : null
}

describe('battle', () => {
  test('MM-B1 each class rolls the dice of its card', () => {
    const ones = [1, 1, 1]
    expect(total('dragon', ['fighter'], 'send fighter, roll', ones)).toBe(6)
    expect(total('dragon', ['dwarf'], 'send dwarf, roll', ones)).toBe(5)
    expect(total('dragon', ['elf'], 'send elf, roll', ones)).toBe(4)
    expect(total('dragon', ['thief'], 'send thief, roll', [1, 1])).toBe(5)
    expect(total('dragon', ['magic-user'], 'send magic-user, roll', [1, 1])).toBe(3)
  })

  test('MM-B2 characters and spells add up', () => {
    const steps = 'send elf, cast fire-ball, send magic-user, cast lightning-bolt, roll'
    const dice = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]
    expect(total('dragon', ['elf', 'magic-user', 'fire-ball', 'lightning-bolt'], steps, dice)).toBe(7 + 15 + 4 + 12)
  })

  test('MM-B3 equal is enough, one less is not', () => {
    for (const [last, won] of [
      [3, true],
      [2, false],
    ] as const) {
      const state = table([{ monster: 'lizard-man', hand: ['fighter'] }])
      expect(play(state, 0, 'send fighter, roll', [4, 4, last])[0]).toMatchObject({ won })
    }
  })

  test('a team can be staged in one order only, and nobody else sees it', () => {
    const hand = ['fighter', 'elf', 'elf', 'sleep', 'charm']
    const state = table([{ monster: 'orc', hand }])
    expect(refusalOf(state, 0, 'send elf, send fighter')).toBe('outOfOrder MM-T7')
    expect(refusalOf(state, 0, 'send elf, send elf, cast sleep')).toBe('outOfOrder MM-T7')
    expect(refusalOf(state, 0, 'send elf, cast charm, send elf, cast sleep, roll')).toBeNull()
    expect(refusalOf(state, 0, 'send elf, cast sleep, send elf, cast charm')).toBe('outOfOrder MM-T7')
    expect(refusalOf(state, 0, 'send elf, pass')).toBe('teamStaged MM-T7')
    const before = JSON.stringify(box.game.view(state, 1))
    const sent = box.game.parse(state.options, 'send elf')
    if (sent === null) throw new Error('send')
    expect(box.game.staged(sent)).toBe(true)
    box.game.apply(state, 0, sent, { pick: () => 0, die: () => 1, draw: () => 0 as never }, null)
    expect(JSON.stringify(box.game.view(state, 1))).toBe(before)
    expect(box.game.view(state, 0).draft).toHaveLength(1)
  })
})

describe('cleric', () => {
  test('MM-C1 a Cleric removes an undead without a roll', () => {
    const state = table([{ monster: 'ghoul', hand: ['cleric', 'elf'] }])
    play(state, 0, 'dispel cleric', [])
    expect([monsterOf(state, 0), discards(state).sort()]).toEqual([null, ['cleric', 'ghoul']])
  })

  test('MM-C2 free by default, the action by option', () => {
    const after = (dispelAction: string, script: string[]) => {
      const state = table([{ monster: 'ghoul', hand: ['cleric', 'elf'] }], {}, { dispelAction })
      play(state, 0, 'dispel cleric', script)
      return phaseText(state)
    }
    expect([after('free', []), after('action', [NEXT])]).toEqual(['act 0', 'act 1'])
    const spent = table([{ monster: 'ghoul', hand: ['cleric', 'elf'] }], {}, { dispelAction: 'action' })
    play(spent, 0, 'send elf, roll', [1, 1, 1])
    expect(refusalOf(spent, 0, 'dispel cleric')).toBe('dispelIsAction MM-C2')
  })

  test('MM-C3 Heal takes back a character of this turn, once for each', () => {
    const state = table([{ monster: 'dragon', hand: ['elf', 'cleric', 'cleric'] }])
    play(state, 0, 'send elf, roll', [1, 1, 1])
    play(state, 0, 'heal elf')
    expect(handOf(state, 0)).toEqual(['elf', 'cleric'])
    expect(refusalOf(state, 0, 'heal elf')).toBe('notUsed MM-C3')
  })

  test('MM-C4 Heal is no main action; everybody knows what came back', () => {
    const state = arranged({
      phase: 'act',
      used: ['thief'],
      discard: ['thief', 'trap'],
      parties: [{ out: ['C5'], hand: ['cleric', 'C10'] }, { out: ['C10'] }],
    })
    play(state, 0, 'heal thief')
    expect(phaseText(state)).toBe('act 0')
    expect(box.game.view(state, 1).parties[0]?.known).toHaveLength(1)
    play(state, 0, 'corridor C10', ['C5'])
  })
})

describe('spells', () => {
  test('MM-SP1 a spell needs a caster and is spent', () => {
    const state = table([{ monster: 'dragon', hand: ['elf', 'fire-ball'] }])
    expect(legalTexts(state, 0)).not.toContain('cast fire-ball')
    play(state, 0, 'send elf, cast fire-ball, roll', [1, 1, 1, 1, 1, 1])
    expect(discards(state)).toEqual(['elf', 'fire-ball'])
  })

  test('MM-SP2 Sleep and Charm for humans, the others for anything', () => {
    const hand = ['elf', 'sleep', 'charm', 'magic-missile', 'fire-ball', 'lightning-bolt']
    const castable = (monster: string) => {
      const state = table([{ monster, hand }])
      return hand.slice(1).filter((spell) => refusalOf(state, 0, `send elf, cast ${spell}`) === null)
    }
    expect(castable('ogre')).toEqual(['sleep', 'charm', 'magic-missile', 'fire-ball', 'lightning-bolt'])
    expect(castable('ghoul')).toEqual(['magic-missile', 'fire-ball', 'lightning-bolt'])
  })

  test('MM-SP3 anyone casts, or Elves and Magic-Users', () => {
    const hand = ['fighter', 'dwarf', 'elf', 'thief', 'magic-user', 'fire-ball']
    const casters = (choices: Record<string, unknown>) => {
      const state = table([{ monster: 'dragon', hand }], {}, choices)
      return hand.slice(0, 5).filter((one) => refusalOf(state, 0, `send ${one}, cast fire-ball`) === null)
    }
    expect(casters({})).toEqual(['fighter', 'dwarf', 'elf', 'thief', 'magic-user'])
    expect(casters({ casters: 'elfMagicUser' })).toEqual(['elf', 'magic-user'])
  })

  test('MM-SP4 added to the caster, or instead of their roll', () => {
    const steps = 'send elf, cast fire-ball, roll'
    expect(total('dragon', ['elf', 'fire-ball'], steps, [1, 1, 1, 2, 2, 2])).toBe(10)
    expect(total('dragon', ['elf', 'fire-ball'], steps, [2, 2, 2], { spellMode: 'replace' })).toBe(6)
  })

  test('MM-SP5 Magic Missile is 10, without dice', () => {
    expect(total('dragon', ['elf', 'magic-missile'], 'send elf, cast magic-missile, roll', [1, 1, 1])).toBe(14)
  })

  test('MM-SP6 Charm rolls four dice, Sleep two', () => {
    expect(total('ogre', ['elf', 'charm'], 'send elf, cast charm, roll', [1, 1, 1, 2, 2, 2, 2])).toBe(12)
    expect(total('ogre', ['elf', 'sleep'], 'send elf, cast sleep, roll', [1, 1, 1, 2, 2])).toBe(8)
    expect(optionsOf({ sleepDice: 1 }).deck.kinds.find(({ id }) => id === 'sleep')?.dice?.dice).toBe(1)
  })
})

describe('Charm', () => {
  const won = (hand: string[], steps: string, dice: number[], choices: Record<string, unknown> = {}) => {
    const state = table([{ monster: 'goblin', hand }], {}, choices)
    play(state, 0, steps, dice)
    return state
  }

  test('MM-CH1 the beaten human goes to a free corridor, or is let go', () => {
    const steps = 'send elf, cast charm, roll'
    const state = won(['elf', 'charm'], steps, [3, 3, 3, 3, 3, 3, 3])
    expect(legalTexts(state, 0)).toEqual(['charm P2', 'charm P3', 'release'])
    play(state, 0, 'charm P2')
    expect([monsterOf(state, 0), monsterOf(state, 1)]).toEqual([null, 'goblin'])
    const other = won(['elf', 'charm'], steps, [3, 3, 3, 3, 3, 3, 3])
    play(other, 0, 'release')
    expect([monsterOf(other, 0), discards(other)]).toEqual([null, ['elf', 'charm', 'goblin']])
    const lost = won(
      ['elf', 'charm'],
      steps,
      [1, 1, 1, 1, 1, 1, 1].map(() => 1),
    )
    expect(phaseText(lost)).toBe('post 0')
  })

  test('MM-CH2 only when an Elf or Magic-User cast it', () => {
    const phase = (caster: string, dice: number[]) =>
      phaseText(won([caster, 'charm'], `send ${caster}, cast charm, roll`, dice))
    expect(phase('magic-user', [6, 6, 1, 1, 1, 1])).toBe('charm 0')
    expect(phase('elf', [6, 6, 6, 1, 1, 1, 1])).toBe('charm 0')
    for (const [caster, dice] of [
      ['fighter', 3],
      ['dwarf', 3],
      ['thief', 2],
    ] as const) {
      expect(phase(caster, [...Array.from({ length: dice }, () => 6), 1, 1, 1, 1])).toBe('post 0')
    }
    const both = won(
      ['elf', 'thief', 'charm', 'charm'],
      'send elf, cast charm, send thief, cast charm, roll',
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    expect(phaseText(both)).toBe('charm 0')
  })

  test('MM-CH3 everything is added, or Charm must do it alone', () => {
    const steps = 'send elf, cast charm, roll'
    expect(phaseText(won(['elf', 'charm'], steps, [1, 1, 1, 2, 2, 1, 1]))).toBe('charm 0')
    expect(phaseText(won(['elf', 'charm'], steps, [1, 1, 1, 2, 2, 1, 1], { charmCombine: 'killOnly' }))).toBe('post 0')
    const alone = won(['elf', 'charm'], steps, [2, 2, 1, 1], { charmCombine: 'alone' })
    expect(monsterOf(alone, 0)).toBe('goblin')
  })
})

describe('detour', () => {
  test('MM-D1 monster and Detour are discarded', () => {
    const state = table([{ monster: 'dragon', hand: ['detour', 'elf'] }])
    play(state, 0, 'detour')
    expect([monsterOf(state, 0), discards(state)]).toEqual([null, ['dragon', 'detour']])
  })

  test('MM-D2 by option the last corridor of the leg goes too; a row that then measures the exact way leads out', () => {
    const choices = { detourRemovesCorridor: true }
    const outward = table([{ out: ['C10', 'C25'], monster: 'dragon', hand: ['detour', 'elf'] }], {}, choices)
    play(outward, 0, 'detour')
    expect([rowOf(outward, 0), wayOf(outward, 0)]).toEqual([['C10'], 'OUT 10'])
    const unlost = { length: 100, back: ['C40', 'C40', 'C30'], monster: 'dragon', hand: ['detour', 'C20', 'elf'] }
    const lost = table([unlost], {}, choices)
    expect(box.game.view(lost, 1).parties[0]?.lost).toBe(true)
    play(lost, 0, 'detour')
    expect(box.game.view(lost, 1).parties[0]?.lost).toBe(false)
    const exact = table([{ ...unlost, back: ['C40', 'C40', 'C20', 'C25'] }, { hand: ['elf'] }], {}, choices)
    expect(play(exact, 0, 'detour', [100])).toContainEqual({
      kind: 'cameBack',
      seat: 0,
      total: 100,
      first: true,
      prize: 100,
    })
  })

  test('MM-D3 free by default, the action by option', () => {
    const after = (detourAction: string, script: string[]) => {
      const state = table([{ monster: 'dragon', hand: ['detour', 'elf'] }], {}, { detourAction })
      play(state, 0, 'detour', script)
      return phaseText(state)
    }
    expect([after('free', []), after('action', [NEXT])]).toEqual(['act 0', 'act 1'])
  })
})

describe('creature types', () => {
  const byType = (type: string) =>
    optionsOf()
      .deck.kinds.filter((kind) => kind.type === type)
      .map(({ id }) => id)
      .sort()
  test('MM-K1 seven humans', () => {
    expect(byType('human')).toEqual(['bandit', 'berserker', 'goblin', 'kobold', 'lizard-man', 'ogre', 'orc'])
  })
  test('MM-K2 three undead', () => {
    expect(byType('undead')).toEqual(['ghoul', 'skeleton', 'zombie'])
  })
  test('MM-K3 ten others, the Black Magician among them', () => {
    expect(byType('general')).toHaveLength(10)
    expect(byType('general')).toContain('black-magician')
  })
})
