import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  backOf,
  discards,
  handOf,
  legOf,
  legalTexts,
  monsterOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  rows,
  table,
  treasuresOf,
  wayOf,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const starting = (
  hand: readonly string[],
  choices: Record<string, unknown> = {},
  rest: Record<string, unknown> = {},
): State =>
  arranged({ phase: 'start', parties: [{ out: ['C10'], hand }, { out: ['C10'] }, { out: ['C10'] }], ...rest }, choices)
/** P1 stands ten perch before the room with a C10. */
const atDoor = (hand: readonly string[], choices: Record<string, unknown> = {}): State =>
  table([{ out: ['C40', 'C30', 'C20'], hand: ['C10', ...hand] }], {}, choices)

describe('trap', () => {
  test('MM-TR1 a drawn trap is seen by all and never joins the hand', () => {
    const state = starting(['elf'])
    expect(play(state, 0, 'proceed', ['trap'])[1]).toMatchObject({ kind: 'drew', trap: true })
    expect([handOf(state, 0), phaseText(state)]).toEqual([['elf'], 'trap 0'])
  })
  test('MM-TR2 a Thief is discarded instead', () => {
    const state = starting(['elf', 'thief'])
    play(state, 0, 'proceed', ['trap'])
    expect(refusalOf(state, 0, 'avoid elf')).toBe('noThief MM-TR2')
    play(state, 0, 'avoid thief')
    expect([handOf(state, 0), discards(state)]).toEqual([['elf'], ['thief', 'trap']])
  })
  test('MM-TR3 three cards of choice, each choice once', () => {
    const state = starting(['C5', 'C5', 'C10', 'elf'])
    play(state, 0, 'proceed', ['trap'])
    expect(legalTexts(state, 0)).toEqual(['drop C5'])
    expect(refusalOf(state, 0, 'drop C10')).toBe('outOfOrder MM-TR3')
    play(state, 0, 'drop C5, drop C10, drop elf, suffer')
    expect(handOf(state, 0)).toEqual(['C5'])
  })
  test('MM-TR4 face up in the pile: a trap on top is public, and the next draw', () => {
    const state = starting(['elf'], { trapFaceUp: true }, { trapNext: true, pile: ['trap', 'C5', 'C10'] })
    expect(box.game.view(state, 'spectator').trapNext).toBe(true)
    expect(play(state, 0, 'proceed', [0])).toContainEqual({
      kind: 'drew',
      seat: 0,
      card: state.options.deck.trap,
      trap: true,
      again: false,
    })
    expect(state.trapNext).toBe(false)
  })
  test('MM-TR5 the turn goes on, without another draw', () => {
    const state = starting(['C5', 'C5', 'C5', 'C10'])
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'drop C5, drop C5, drop C5, suffer', [])
    play(state, 0, 'corridor C10', [NEXT])
    expect(wayOf(state, 0)).toBe('OUT 20')
  })
})

describe('treasure', () => {
  test('MM-TC1 at 100 perch the room is announced and one treasure drawn', () => {
    const state = atDoor(['elf'])
    const kinds = play(state, 0, 'corridor C10', ['ring', NEXT]).map(({ kind }) => kind)
    expect(kinds.slice(0, 3)).toEqual(['walked', 'roomReached', 'treasureDrawn'])
  })
  test('MM-TC2 OPEN cards are shown, others are secret', () => {
    const open = atDoor(['elf'])
    play(open, 0, 'corridor C10', ['royal-princess', NEXT])
    expect(box.game.view(open, 1).parties[0]?.treasures[0]?.shown).toBe(true)
    const secret = atDoor(['elf'])
    play(secret, 0, 'corridor C10', ['lost-crown', NEXT])
    expect(box.game.view(secret, 1).parties[0]?.treasures[0]?.card).toBeNull()
    expect(box.game.view(secret, 0).parties[0]?.treasures[0]?.card).not.toBeNull()
  })
  test('MM-TC3 gold only for who returned', () => {
    const parties = [
      { leg: 'returned', length: 100, required: 5, back: ['C5'], treasures: ['ring'] },
      { length: 100, treasures: ['lost-crown'] },
    ]
    const state = arranged({ phase: 'dungeonEnd', prizePile: [], parties })
    play(state, 0, 'proceed')
    expect(state.phase).toMatchObject({ gold: [150, 0] })
  })
  test('MM-TC4 value dice are rolled when the game is over', () => {
    const parties = [{ leg: 'dead', banked: ['ancient-manuscript'] }, { leg: 'dead' }]
    const state = arranged({ phase: 'dungeonEnd', prizePile: [], parties })
    play(state, 0, 'proceed', [5])
    expect(state.phase).toMatchObject({ gold: [250, 0] })
  })
  test('MM-TC5 weapons from the room on; used ones are shown and kept', () => {
    const state = table([{ length: 100, treasures: ['sword'], monster: 'orc', hand: ['fighter'] }])
    expect(play(state, 0, 'send fighter, arm sword, roll', [1, 1, 1])[0]).toMatchObject({ total: 7 })
    expect(treasuresOf(state, 0)).toEqual(['sword*'])
    const banked = table([{ banked: ['sword'], monster: 'orc', hand: ['fighter'] }])
    expect(refusalOf(banked, 0, 'send fighter, arm sword')).toBe('notYourTreasure MM-TC5')
  })
  test('MM-TC6 each weapon for its classes, with its bonus', () => {
    const all = ['fighter', 'dwarf', 'elf', 'thief', 'magic-user']
    const bearers = (treasure: string) => {
      const state = table([{ length: 100, treasures: [treasure], monster: 'dragon', hand: all }])
      return all.filter((one) => refusalOf(state, 0, `send ${one}, arm ${treasure}`) === null)
    }
    for (const sword of ['treasured-sword', 'sword', 'magic-sword', 'holy-sword'])
      expect(bearers(sword)).toEqual(['fighter', 'elf'])
    expect([bearers('magic-wand'), bearers('sorcery-book')]).toEqual([['magic-user'], ['elf', 'magic-user']])
    expect([bearers('magic-armor'), bearers('magic-bow'), bearers('ring')]).toEqual([['fighter', 'dwarf'], ['elf'], []])
    const two = table([{ length: 100, treasures: ['sword', 'magic-sword'], monster: 'dragon', hand: ['elf'] }])
    expect(play(two, 0, 'send elf, arm sword, arm magic-sword, roll', [1, 1, 1])[0]).toMatchObject({ total: 7 })
  })
  test('MM-TC7 the door takes a Thief or Dwarf and gives two treasures, or what is left', () => {
    const party = { length: 100, treasures: ['secret-door'], hand: ['thief', 'dwarf', 'elf'] }
    const state = table([party], { treasurePile: ['ring'] })
    expect(legalTexts(state, 0)).toEqual(['open secret-door dwarf', 'open secret-door thief', 'pass'])
    expect(refusalOf(state, 0, 'open secret-door elf')).toBe('cannotOpen MM-TC7')
    play(state, 0, 'open secret-door thief', ['ring'])
    expect([treasuresOf(state, 0), discards(state)]).toEqual([['ring'], ['thief']])
  })
  test('MM-TC8 one may wait in the room, or leave it without', () => {
    const state = table([{ length: 100, treasures: ['secret-door'], hand: ['elf', 'C10'] }])
    expect(legalTexts(state, 0)).toEqual(['corridor C10', 'pass'])
  })
  test('MM-TC9 Coffin and Goblet dispel and stay', () => {
    for (const treasure of ['holy-coffin', 'sacred-goblet']) {
      const state = table([{ length: 100, treasures: [treasure], monster: 'ghoul', hand: ['elf'] }])
      play(state, 0, `dispel ${treasure}`)
      expect([monsterOf(state, 0), treasuresOf(state, 0)]).toEqual([null, [`${treasure}*`]])
    }
    const ring = table([{ length: 100, treasures: ['ring'], monster: 'ghoul', hand: ['elf'] }])
    expect(refusalOf(ring, 0, 'dispel ring')).toBe('cannotDispel MM-TC9')
  })
  test('MM-TC10 the Princess costs one strength', () => {
    const state = table([{ length: 100, back: ['C5'], treasures: ['royal-princess'], monster: 'orc', hand: ['elf'] }])
    expect(play(state, 0, 'send elf, roll', [1, 1, 1])[0]).toMatchObject({ mod: -1, total: 3 })
  })
  test('MM-TC11 several increases add up', () => {
    const treasures = ['pile-of-gold-coins', 'holy-coffin', 'statue-of-hero']
    expect(wayOf(table([{ length: 100, treasures }]), 0)).toBe('ROOM 100 RET 0/140')
  })
  test('MM-TC12 the Goddess is worth 400 on 1 to 3', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const state = atDoor(['elf'])
      play(state, 0, 'corridor C10', ['statue-of-goddess', die, NEXT])
      expect(treasuresOf(state, 0)).toEqual([`statue-of-goddess*=${die <= 3 ? 400 : 0}`])
    }
  })
  test('MM-TC13 without treasure cards nothing is drawn', () => {
    const state = atDoor(['elf'], { treasureCards: false })
    play(state, 0, 'corridor C10', [NEXT])
    expect([legOf(state, 0), state.treasurePile]).toEqual(['room', []])
  })
})

describe('road back and prize', () => {
  const back = (row: string[], hand: string[], rest: Record<string, unknown> = {}): State =>
    table([{ length: 105, back: row, hand }, { hand: ['elf'] }, { hand: ['elf'] }], rest)
  test('MM-R1 a new row from 0', () => {
    const state = table([{ out: rows(105), hand: ['C10', 'elf'] }])
    play(state, 0, 'corridor C10', [NEXT])
    expect([backOf(state, 0), wayOf(state, 0)]).toEqual([['C10'], 'RET 10/105'])
  })
  test('MM-R2 out the moment it is exact', () => {
    const state = back(['C40', 'C40'], ['C25', 'C5'])
    play(state, 0, 'corridor C25', [100])
    expect(legOf(state, 0)).toBe('returned')
  })
  test('MM-R3 too far is lost', () => {
    const state = back(['C40', 'C40'], ['C30', 'C5'])
    expect(play(state, 0, 'corridor C30', [NEXT])[0]).toMatchObject({ lost: true })
    expect(box.game.view(state, 2).parties[0]?.lost).toBe(true)
  })
  test('MM-R4 nobody must place a corridor', () => {
    expect(refusalOf(back(['C40', 'C40'], ['C25', 'C5']), 0, 'pass')).toBeNull()
  })
  test('MM-R5 monsters, battle, Cleric, detour and trap on the way back', () => {
    const parties = [{ hand: ['orc', 'elf'] }, { length: 100, back: ['C20'], hand: ['elf', 'detour', 'C5', 'thief'] }]
    const state = table(parties)
    play(state, 0, 'monster orc P2', ['trap'])
    expect(phaseText(state)).toBe('trap 1')
    play(state, 1, 'avoid thief')
    expect(legalTexts(state, 1)).toEqual(['send elf', 'detour', 'pass'])
    expect(refusalOf(state, 1, 'corridor C5')).toBe('underAttack MM-T4')
  })
  test('MM-Z1 one prize a dungeon, for the first', () => {
    const second = { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5', 'elf'] }
    const state = table([{ length: 105, back: ['C40', 'C40'], hand: ['C25'] }, second, { hand: ['elf'] }])
    play(state, 0, 'corridor C25', [300])
    play(state, 1, 'corridor C5')
    expect(state.parties.map(({ prizes }) => prizes)).toEqual([[300], [], []])
    expect(state.prizePile).toHaveLength(5)
  })
})

describe('players', () => {
  test('MM-N1 and MM-N2 five go 80 perch, six go 70, and a fixed way holds for all', () => {
    const room = (seats: number, choices: Record<string, unknown> = {}) =>
      box.game.view(arranged({ phase: 'act', parties: Array.from({ length: seats }, () => ({})) }, choices), 0).room
    expect([2, 3, 4, 5, 6].map((seats) => room(seats))).toEqual([100, 100, 100, 80, 70])
    expect(room(6, { distance: 45 })).toBe(45)
    expect(playOn(table([]), 0, 'pass').map(({ kind }) => kind)).toContain('turnBegan')
  })
})
