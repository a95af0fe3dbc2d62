import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  discards,
  handOf,
  happenings,
  legOf,
  monsterOf,
  phaseText,
  play,
  refusalOf,
  rows,
  table,
  treasureIds,
  treasuresOf,
  wayOf,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

describe('treasure room', () => {
  test('MM-S40 the room is reached with an excess; the treasure is a secret, and no phase post follows', () => {
    const state = table([{ out: ['C40', 'C30', 'C15'], hand: ['C20'] }])
    const happened = happenings(state, 0, 'corridor C20', ['ring', NEXT])
    expect([wayOf(state, 0), legOf(state, 0), treasuresOf(state, 0)]).toEqual(['ROOM 105 RET 0/105', 'room', ['ring']])
    const drawn = happened.find(({ everyone }) => everyone?.kind === 'treasureDrawn')
    expect([drawn?.everyone, drawn?.secret?.to]).toMatchObject([{ card: null, shown: false }, [0]])
    expect(box.game.view(state, 1).parties[0]?.treasures).toMatchObject([{ card: null, shown: false }])
    expect(phaseText(state)).toBe('act 1')
  })

  test('MM-S41 the room lies at 100, 80 or 70 perch', () => {
    const walk = (seats: number, out: string[], card: string, script: string[]): string => {
      const others = Array.from({ length: seats - 1 }, () => ({ out: ['C30'] }))
      const state = arranged({ phase: 'act', parties: [{ out, hand: [card, 'fighter'] }, ...others] })
      play(state, 0, `corridor ${card}`, script)
      return wayOf(state, 0)
    }
    expect(walk(5, ['C40', 'C20', 'C15'], 'C5', ['ring', NEXT])).toBe('ROOM 80 RET 0/80')
    expect(walk(6, ['C40', 'C20'], 'C10', ['ring', NEXT])).toBe('ROOM 70 RET 0/70')
    expect(walk(4, ['C40', 'C40'], 'C15', [NEXT])).toBe('OUT 95')
  })

  test('MM-S42 gold, coffin and hero lengthen the way back', () => {
    for (const [card, way] of [
      ['pile-of-gold-coins', 'ROOM 100 RET 0/110'],
      ['holy-coffin', 'ROOM 100 RET 0/115'],
      ['statue-of-hero', 'ROOM 100 RET 0/115'],
    ] as const) {
      const state = table([{ out: ['C40', 'C30', 'C20'], hand: ['C10', 'elf'] }])
      play(state, 0, 'corridor C10', [card, NEXT])
      expect([wayOf(state, 0), treasuresOf(state, 0)]).toEqual([way, [`${card}*`]])
    }
  })

  test('MM-S43 the Royal Princess costs one strength', () => {
    const party = { length: 100, treasures: ['royal-princess'], monster: 'lizard-man', hand: ['fighter'] }
    const [fought] = play(table([party]), 0, 'send fighter, roll', [4, 4, 3])
    expect(fought).toMatchObject({ total: 13, mod: -1, won: false })
  })

  test('MM-S44 the Statue of Goddess is rolled when it is drawn', () => {
    for (const [die, worth] of [
      [3, 400],
      [4, 0],
    ] as const) {
      const state = table([{ out: ['C40', 'C30', 'C20'], hand: ['C10', 'elf'] }])
      play(state, 0, 'corridor C10', ['statue-of-goddess', die, NEXT])
      expect(treasuresOf(state, 0)).toEqual([`statue-of-goddess*=${worth}`])
      expect(box.game.view(state, 'spectator').parties[0]?.treasures[0]).toMatchObject({ worth })
    }
  })

  test('MM-S45 the Sacred Goblet dispels, becomes public and is kept', () => {
    const party = { length: 105, back: ['C20'], treasures: ['sacred-goblet'], monster: 'zombie', hand: ['C30', 'elf'] }
    const state = table([party, { hand: ['ghoul'] }])
    play(state, 0, 'dispel sacred-goblet')
    expect([treasuresOf(state, 0), discards(state)]).toEqual([['sacred-goblet*'], ['zombie']])
    play(state, 0, 'corridor C30', [NEXT])
    expect(wayOf(state, 0)).toBe('RET 50/105')
    play(state, 1, 'monster ghoul P1', [NEXT])
    play(state, 2, 'pass', ['C5'])
    expect(refusalOf(state, 0, 'dispel sacred-goblet')).toBeNull()
  })

  test('MM-S46 a weapon for its class; public from its first use, and kept', () => {
    const party = { length: 100, leg: 'return', treasures: ['magic-bow'], monster: 'ogre', hand: ['elf', 'fighter'] }
    const state = table([party])
    expect(refusalOf(state, 0, 'send fighter, arm magic-bow')).toBe('cannotWield MM-TC6')
    const [fought] = play(state, 0, 'send elf, arm magic-bow, roll', [5, 5, 4])
    expect(fought).toMatchObject({ total: 17, won: true })
    expect([treasuresOf(state, 0), discards(state).sort()]).toEqual([['magic-bow*'], ['elf', 'ogre']])
  })

  test('MM-S47 spell and weapon on one Magic-User', () => {
    const hand = ['magic-user', 'lightning-bolt']
    const state = table([{ length: 100, back: ['C30'], treasures: ['sorcery-book'], monster: 'black-magician', hand }])
    const [fought] = play(state, 0, 'send magic-user, cast lightning-bolt, arm sorcery-book, roll', [5, 4, 3, 3])
    expect(fought).toMatchObject({ total: 24, won: true })
  })

  test('MM-S48 the Secret Door is opened at once, in phase post', () => {
    const state = table([{ out: ['C40', 'C30', 'C20'], hand: ['C10', 'dwarf', 'elf'] }])
    play(state, 0, 'corridor C10', ['secret-door'])
    expect(phaseText(state)).toBe('post 0')
    play(state, 0, 'open secret-door dwarf', ['ring', 'statue-of-hero'])
    expect(treasureIds(state, state.removed)).toEqual(['secret-door'])
    expect([treasuresOf(state, 0), wayOf(state, 0)]).toEqual([['ring', 'statue-of-hero*'], 'ROOM 100 RET 0/115'])
    expect([discards(state), handOf(state, 0)]).toEqual([['dwarf'], ['elf']])
    play(state, 0, 'end', [NEXT])
  })

  test('MM-S49 or later, while waiting in the room', () => {
    const party = { length: 100, treasures: ['secret-door'], hand: ['C20'] }
    const state = arranged({ phase: 'start', parties: [party, { out: ['C10'] }, { out: ['C10'] }] })
    play(state, 0, 'proceed', ['thief'])
    play(state, 0, 'open secret-door thief', ['sword', 'lost-crown'])
    play(state, 0, 'corridor C20')
    expect([treasuresOf(state, 0), wayOf(state, 0)]).toEqual([['sword', 'lost-crown'], 'RET 20/100'])
    expect(legOf(state, 0)).toBe('return')
  })

  test('MM-S50 after leaving the room the door is shut', () => {
    const state = table([{ length: 100, treasures: ['secret-door'], hand: ['C20', 'thief'] }])
    play(state, 0, 'corridor C20', [NEXT])
    play(state, 1, 'pass', [NEXT])
    play(state, 2, 'pass', ['C5'])
    expect(refusalOf(state, 0, 'open secret-door thief')).toBe('notInRoom MM-TC7')
  })

  test('MM-S51 a monster in the room stops corridors, not the door', () => {
    const choices = { monstersInRoom: false }
    const parties = [
      { out: ['C10'], hand: ['orc'] },
      { length: 100, out: rows(100), treasures: ['secret-door'], hand: ['thief', 'C20'] },
      { out: ['C10'] },
    ]
    const state: State = arranged({ phase: 'act', parties })
    play(state, 0, 'monster orc P2', [NEXT])
    expect(monsterOf(state, 1)).toBe('orc')
    expect(refusalOf(state, 1, 'corridor C20')).toBe('underAttack MM-T4')
    expect(refusalOf(state, 1, 'open secret-door thief')).toBeNull()
    expect(refusalOf(arranged({ phase: 'act', parties }, choices), 0, 'monster orc P2')).toBe('inRoom MM-T5')
  })
})
