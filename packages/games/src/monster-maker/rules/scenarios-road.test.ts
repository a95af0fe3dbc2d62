import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  handOf,
  legOf,
  monsterOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  rows,
  table,
  treasureIds,
  treasuresOf,
  wayOf,
} from './bench.ts'
import type { State } from './state.ts'

describe('road back', () => {
  test('MM-S52 the exact way is the way out; the first has a prize and nobody draws any more', () => {
    const party = { length: 105, back: ['C40', 'C40', 'C5'], treasures: ['ring'], hand: ['C20', 'C40'] }
    const state = table([party, { hand: ['elf'] }, { hand: ['elf'] }])
    const happened = play(state, 0, 'corridor C20', [200])
    expect(happened).toContainEqual({ kind: 'cameBack', seat: 0, total: 105, first: true, prize: 200 })
    expect([legOf(state, 0), state.frozen, phaseText(state)]).toEqual(['returned', true, 'act 1'])
    expect([state.parties[0]?.prizes, handOf(state, 1)]).toEqual([[200], ['elf']])
  })

  test('MM-S53 too far is lost, unless the option forbids it', () => {
    const party = { length: 105, back: ['C40', 'C40', 'C5'], hand: ['C40', 'C5', 'orc'] }
    const state = table([party])
    play(state, 0, 'corridor C40', [NEXT])
    expect([wayOf(state, 0), legOf(state, 0)]).toEqual(['RET 125/105', 'return'])
    play(state, 1, 'pass', [NEXT])
    play(state, 2, 'pass', ['elf'])
    expect(refusalOf(state, 0, 'corridor C5')).toBe('lost MM-R3')
    expect(refusalOf(state, 0, 'monster orc P2')).toBeNull()
    expect(refusalOf(table([party], {}, { overshoot: 'forbidden' }), 0, 'corridor C40')).toBe('tooFar MM-R3')
  })

  test('MM-S54 a player may wait for the right card', () => {
    const party = { length: 105, back: ['C40', 'C40', 'C20'], hand: ['C10', 'C10', 'fighter'] }
    const state = table([party, { hand: ['elf'] }, { hand: ['elf'] }])
    play(state, 0, 'pass', [NEXT])
    play(state, 1, 'pass', [NEXT])
    play(state, 2, 'pass', ['C5'])
    play(state, 0, 'corridor C5', [100])
    expect(legOf(state, 0)).toBe('returned')
  })

  test('MM-S55 the second to return has no prize, and the others go on', () => {
    const back = { leg: 'returned', length: 100, required: 5, back: ['C5'], prizes: [100] }
    const party = { length: 100, back: ['C40', 'C40', 'C15'], treasures: ['lost-crown'], hand: ['C5', 'elf'] }
    const state = table([party, back, { hand: ['elf'] }], { frozen: true })
    const happened = play(state, 0, 'corridor C5')
    expect(happened).toContainEqual({ kind: 'cameBack', seat: 0, total: 100, first: false, prize: null })
    expect(phaseText(state)).toBe('act 2')
  })

  test('MM-S56 an empty pile freezes; a later first return still has its prize', () => {
    const back = { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5', 'elf'] }
    const state = arranged({
      phase: 'start',
      pile: ['C10'],
      parties: [{ out: ['C10'], hand: ['elf'] }, back, { out: ['C10'], hand: ['elf'] }],
    })
    const happened = play(state, 0, 'proceed', ['C10'])
    expect(happened).toContainEqual({ kind: 'froze', reason: 'pile' })
    play(state, 0, 'corridor C10')
    expect(handOf(state, 1)).toEqual(['C5', 'elf'])
    play(state, 1, 'corridor C5', [150])
    expect(state.parties[1]?.prizes).toEqual([150])
  })

  test('MM-S57 in the freeze a player without cards dies at the end of their turn', () => {
    const party = { length: 100, back: ['C40', 'C20'], treasures: ['ring'], hand: ['C20'] }
    const state = table([party, { hand: ['orc'] }, { hand: ['elf'] }], { frozen: true })
    play(state, 0, 'corridor C20')
    expect([wayOf(state, 0), legOf(state, 0), treasuresOf(state, 0)]).toEqual(['RET 80/100', 'dead', ['ring']])
    expect(refusalOf(state, 1, 'monster orc P1')).toBe('notInDungeon MM-F5')
  })

  test('MM-S58 everybody passing in the freeze ends the dungeon; a card moved counts anew', () => {
    const start = (): State => {
      const back = { leg: 'returned', length: 100, required: 5, back: ['C5'] }
      const parties = [back, { out: ['C10'], hand: ['elf'] }, { out: ['C10'], hand: ['orc', 'elf'] }]
      return arranged({ phase: 'act', seat: 1, frozen: true, parties })
    }
    const idle = start()
    play(idle, 1, 'pass')
    const happened = playOn(idle, 2, 'pass')
    expect(happened.filter(({ kind }) => kind === 'died').map((one) => 'seat' in one && one.seat)).toEqual([1, 2])
    expect(idle.dungeon).toBe(2)
    const moved = start()
    play(moved, 1, 'pass')
    play(moved, 2, 'monster orc P2')
    play(moved, 1, 'pass')
    expect([moved.idle, moved.dungeon, monsterOf(moved, 1)]).toEqual([1, 1, 'orc'])
  })

  /** Nobody is back: P2 and P3 die with their treasures, and eighteen others lie in the pile. */
  const dying = (choices: Record<string, unknown>): State => {
    const parties = [
      { out: ['C10'] },
      { length: 100, treasures: ['ring'] },
      { length: 100, treasures: ['statue-of-goddess=400'] },
    ]
    return arranged({ phase: 'dungeonEnd', treasurePile: 18, removed: ['secret-door'], parties }, choices)
  }

  test('MM-S59 the dead give back; once-a-game treasures leave the game', () => {
    const state = dying({})
    const ended = playOn(state, 0, 'proceed').find(({ kind }) => kind === 'dungeonEnded')
    expect(ended).toMatchObject({
      givesBack: [[], [null], [state.options.deck.treasures.findIndex(({ id }) => id === 'statue-of-goddess')]],
    })
    expect(state.treasurePile).toHaveLength(19)
    expect(treasureIds(state, state.removed)).toEqual(['secret-door', 'statue-of-goddess'])
  })

  test('MM-S60 or they go back, and a second draw puts them out for another card', () => {
    const state = dying({ oncePerGame: 'redraw' })
    playOn(state, 0, 'proceed')
    expect([state.treasurePile.length, treasureIds(state, state.spent)]).toEqual([20, ['statue-of-goddess']])
    const parties = [{ out: ['C40', 'C30', 'C20'], hand: ['C10', 'elf'] }, { out: ['C10'] }, { out: ['C10'] }]
    const later = arranged(
      { phase: 'act', dungeon: 3, spent: ['statue-of-goddess'], parties },
      { oncePerGame: 'redraw' },
    )
    play(later, 0, 'corridor C10', ['statue-of-goddess', 'ring', NEXT])
    expect([treasureIds(later, later.removed), treasuresOf(later, 0)]).toEqual([['statue-of-goddess'], ['ring']])
  })

  test('MM-S61 the returned are out of reach and have no turns, unless they may interfere', () => {
    const parties = [
      { leg: 'returned', length: 100, required: 5, back: ['C5'], hand: ['orc', 'C10', 'elf'] },
      { out: ['C10'], hand: ['cobra', 'elf'] },
      { out: rows(20), hand: ['elf'] },
    ]
    const state = arranged({ phase: 'act', seat: 1, frozen: true, parties })
    expect(refusalOf(state, 1, 'monster cobra P1')).toBe('notInDungeon MM-F5')
    play(state, 1, 'monster cobra P3')
    play(state, 2, 'send elf, roll', [1, 1, 1])
    play(state, 2, 'end')
    expect(phaseText(state)).toBe('act 1')
    const playing = arranged({ phase: 'act', seat: 0, frozen: true, parties }, { returnedMayInterfere: true })
    expect(refusalOf(playing, 0, 'corridor C10')).toBe('onlyInterfere MM-F5')
    expect(refusalOf(playing, 0, 'send elf')).toBe('onlyInterfere MM-F5')
    play(playing, 0, 'monster orc P2')
    expect(refusalOf(playing, 1, 'monster cobra P1')).toBe('notInDungeon MM-F5')
    play(playing, 1, 'pass')
    play(playing, 2, 'pass')
    expect(phaseText(playing)).toBe('act 0')
  })
})
