import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  discards,
  handOf,
  legOf,
  legalTexts,
  monsterOf,
  phaseText,
  play,
  refusalOf,
  rowOf,
  rows,
  table,
  treasureIds,
  treasuresOf,
  wayOf,
} from './bench.ts'
import { DEFAULT_DECK } from '../set/cards.ts'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

// Where two rules meet, and at the ends of piles, hands and matches.

const kindsOf = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)

describe('the last card', () => {
  const starting = (hand: string[], choices: Record<string, unknown> = {}, pile = ['trap']): State =>
    arranged(
      {
        phase: 'start',
        pile,
        parties: [
          { out: ['C10'], hand },
          { out: ['C10'], hand: ['elf'] },
        ],
      },
      choices,
    )

  test('MM-E1 a trap as the last card freezes the dungeon and is still suffered', () => {
    const state = starting(['C5', 'C15', 'elf', 'orc'])
    expect(kindsOf(play(state, 0, 'proceed', ['trap'])).slice(-2)).toEqual(['drew', 'froze'])
    expect([state.frozen, phaseText(state)]).toEqual([true, 'trap 0'])
    play(state, 0, 'drop C5, drop C15, drop elf, suffer')
    play(state, 0, 'monster orc P2')
    expect([legOf(state, 0), phaseText(state)]).toEqual(['dead', 'act 1'])
  })
  test('MM-E4 with an empty hand and the last trap the party dies at the end of its turn', () => {
    const state = starting([])
    play(state, 0, 'proceed', ['trap'])
    expect([phaseText(state), legOf(state, 0)]).toEqual(['act 0', 'outbound'])
    expect(play(state, 0, 'pass')).toContainEqual({
      kind: 'died',
      seat: 0,
      leg: 'outbound',
      cause: 'noCards',
      givesBack: [],
      leaves: [],
    })
  })
  test('MM-TR5 after the last trap there is nothing to draw again', () => {
    const state = starting(['thief', 'elf'], { trapReplacementDraw: true })
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'avoid thief')
    expect([phaseText(state), handOf(state, 0)]).toEqual(['act 0', ['elf']])
  })
  test('MM-TR5 a trap drawn again is met again, and a suffered one may end the turn', () => {
    const state = starting(['thief', 'C5', 'elf'], { trapReplacementDraw: true, trapEndsTurn: true }, [
      'trap',
      'trap',
      'orc',
      'dragon',
    ])
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'avoid thief', ['trap'])
    expect(phaseText(state)).toBe('trap 0')
    play(state, 0, 'drop C5, drop elf, suffer', ['orc'])
    expect([handOf(state, 0), phaseText(state), legOf(state, 0)]).toEqual([[], 'act 1', 'outbound'])
  })
  test('MM-F2 a hand that runs out by the freeze of another dies at once, though a trap is on the table', () => {
    const parties = [
      { out: ['C10'], hand: ['elf'] },
      { out: ['C10'], hand: [] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'start', pile: ['trap'], parties })
    play(state, 0, 'proceed', ['trap'])
    expect([legOf(state, 1), phaseText(state)]).toEqual(['dead', 'trap 0'])
  })
  test('MM-F3 a death starts the count of idle turns anew', () => {
    const parties = [
      { out: ['C10'], hand: [] },
      { out: ['C10'], hand: ['elf'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'act', frozen: true, idle: 1, parties })
    play(state, 0, 'pass')
    expect([legOf(state, 0), state.idle, phaseText(state)]).toEqual(['dead', 0, 'act 1'])
  })
})

describe('the treasure room', () => {
  test('MM-TC1 with the last treasure gone the room is reached all the same, and everybody is told', () => {
    const state = table([{ out: rows(90), hand: ['C10', 'elf'] }], { treasurePile: [] })
    const happened = play(state, 0, 'corridor C10', [NEXT])
    expect(happened.slice(1, 3)).toMatchObject([
      { kind: 'roomReached', length: 100 },
      { kind: 'treasureDrawn', card: null, shown: true },
    ])
    expect(box.text.event(state.options, happened[2] as Event).id).toBe('events.treasureNone')
    expect([legOf(state, 0), treasuresOf(state, 0)]).toEqual(['room', []])
  })
  test('MM-TC7 a door opened on the last treasure draws what is left (A-51)', () => {
    const state = table([{ length: 100, treasures: ['secret-door'], hand: ['thief', 'elf'] }], {
      treasurePile: ['ring'],
    })
    const drawn = play(state, 0, 'open secret-door thief', ['ring']).filter(({ kind }) => kind === 'treasureDrawn')
    expect(drawn).toMatchObject([
      { card: null, shown: false },
      { card: null, shown: true },
    ])
    expect(treasuresOf(state, 0)).toEqual(['ring'])
  })
  test('MM-V1 a door that empties the pile ends everything at once where the table says so', () => {
    const state = table(
      [{ length: 100, treasures: ['secret-door', 'lost-crown'], hand: ['thief', 'elf'] }],
      { treasurePile: ['ring', 'sword'] },
      { exhaustion: 'immediate' },
    )
    play(state, 0, 'open secret-door thief', ['ring', 'sword'])
    expect(state.phase).toMatchObject({ kind: 'over', gold: [0, 0, 0], outcome: { reason: 'treasuresOut' } })
  })
  test('MM-C3 one Thief opens the door, is healed, and opens a second one', () => {
    const treasures = DEFAULT_DECK.treasures.map((one) => (one.id === 'secret-door' ? { ...one, count: 2 } : one))
    const deck = { ...DEFAULT_DECK, id: 'doors', treasures }
    const party = { length: 100, treasures: ['secret-door', 'secret-door'], hand: ['thief', 'cleric', 'C5'] }
    const state = table([party], {}, { deck })
    play(state, 0, 'open secret-door thief', ['ring', 'sword'])
    play(state, 0, 'heal thief')
    play(state, 0, 'open secret-door thief', ['lost-crown', 'magic-bow'])
    expect(treasuresOf(state, 0)).toEqual(['ring', 'sword', 'lost-crown', 'magic-bow'])
    expect(treasureIds(state, state.removed)).toEqual(['secret-door', 'secret-door'])
    play(state, 0, 'corridor C5')
    expect(phaseText(state)).toBe('post 0')
  })
  // The rulebook takes away the corridor placed most recently and names no leg. In the room that card no longer measures
  // anything: the way back was fixed when the room was announced. Read as a setback on the way one is on, nothing is lost.
  test('MM-D2 (A-32) a Detour in the room, or at the start of the way back, takes no corridor of the way in', () => {
    for (const party of [{ out: rows(100) }, { out: rows(100), length: 100, back: [], leg: 'return' }]) {
      const state = table(
        [{ ...party, monster: 'cobra', hand: ['detour', 'elf'] }],
        {},
        { detourRemovesCorridor: true },
      )
      expect(play(state, 0, 'detour')).toMatchObject([{ kind: 'detoured', corridor: null, total: 0 }])
      expect([rowOf(state, 0), wayOf(state, 0).replace('ROOM 100 ', '')]).toEqual([rows(100), 'RET 0/100'])
    }
  })
  // The rulebook speaks of battles and of weapons "on the way back" in the same words and knows two ways only, the one to
  // the announced room and the one from it: who fights in the room has her, and weapons, too.
  test('MM-TC10 (A-77, A-78) the Princess and the weapons count from the room on, never on the way in', () => {
    for (const back of [[], ['C5']]) {
      const party = { length: 100, back, treasures: ['royal-princess', 'magic-bow'], monster: 'ogre', hand: ['elf'] }
      const [fought] = play(table([party]), 0, 'send elf, arm magic-bow, roll', [5, 5, 4])
      expect(fought).toMatchObject({ mod: -1, total: 16, won: false })
    }
  })
  test('MM-TC10 a burden on each character may be heavier than what was rolled', () => {
    const party = { length: 100, treasures: ['royal-princess'], monster: 'kobold', hand: ['thief', 'magic-user'] }
    const state = table([party], {}, { princessPenalty: 'character' })
    const [fought] = play(state, 0, 'send thief, send magic-user, roll', [1, 1, 1, 1])
    expect(fought).toMatchObject({ mod: -2, total: 6, won: false })
    expect(box.text.event(state.options, fought as Event).values['team']).toContain('@board.guarded -2')
  })
})

describe('corridors and monsters', () => {
  test('MM-T6 who lost their only corridor to a Detour cannot be attacked', () => {
    const parties = [
      { out: ['C30'], monster: 'orc', hand: ['detour', 'elf'] },
      { out: ['C10'], hand: ['cobra'] },
    ]
    const state = table(parties, {}, { detourRemovesCorridor: true })
    play(state, 0, 'detour')
    play(state, 0, 'pass', [NEXT])
    expect(refusalOf(state, 1, 'monster cobra P1')).toBe('noCorridorThere MM-T6')
  })
  test('MM-R2 two exact corridors at hand: the bonus after a victory may lead out', () => {
    const party = { length: 100, back: ['C40', 'C40'], monster: 'kobold', hand: ['fighter', 'C20'] }
    const state = table([party, { hand: ['elf'] }], {}, { corridorAfterVictory: 'battle' })
    play(state, 0, 'send fighter, roll', [3, 3, 3])
    play(state, 0, 'corridor C20', [300])
    expect([legOf(state, 0), phaseText(state), state.frozen]).toEqual(['returned', 'act 1', true])
  })
  test('MM-H1 the bonus does not carry a lost party on, nor one too far where that is forbidden', () => {
    const party = { length: 100, back: ['C40', 'C40', 'C15'], monster: 'kobold', hand: ['fighter', 'C20', 'C10'] }
    const state = table([party], {}, { corridorAfterVictory: 'battle', overshoot: 'forbidden' })
    play(state, 0, 'send fighter, roll', [3, 3, 3])
    expect(legalTexts(state, 0)).toEqual(['end'])
    expect(refusalOf(state, 0, 'corridor C20')).toBe('tooFar MM-R3')
  })
  test('MM-H1 a Detour for the action and then a corridor into the room with its door', () => {
    const choices = { detourAction: 'action', corridorAfterVictory: 'any' }
    const state = table([{ out: rows(90), monster: 'dragon', hand: ['detour', 'C10', 'dwarf'] }], {}, choices)
    play(state, 0, 'detour')
    play(state, 0, 'corridor C10', ['secret-door'])
    expect(legalTexts(state, 0)).toEqual(['open secret-door dwarf', 'end'])
    expect(refusalOf(state, 0, 'detour')).toBe('notAttacked MM-D1')
  })
  test('refusals after the action name what is in the way', () => {
    const lost = table([{ monster: 'dragon', hand: ['fighter', 'C20', 'orc'] }])
    play(lost, 0, 'send fighter, roll', [1, 1, 1])
    expect(refusalOf(lost, 0, 'corridor C20')).toBe('underAttack MM-T4')
    expect(refusalOf(lost, 0, 'monster orc P2')).toBe('actionSpent MM-T2')
    const won = table([{ monster: 'kobold', hand: ['fighter', 'C20'] }])
    play(won, 0, 'send fighter, roll', [3, 3, 3])
    expect(refusalOf(won, 0, 'corridor C20')).toBe('wayNotFreeYet MM-T9')
    const charmed = table([{ monster: 'goblin', hand: ['elf', 'charm', 'C20'] }])
    play(charmed, 0, 'send elf, cast charm, roll', [3, 3, 3, 3, 3, 3, 3])
    expect(refusalOf(charmed, 0, 'corridor C20')).toBe('charmDue MM-CH1')
  })
  test('MM-CH1 with two players and the other one held there is nobody to charm it on to', () => {
    const parties = [
      { out: ['C10'], monster: 'goblin', hand: ['elf', 'charm', 'C5'] },
      { out: ['C10'], monster: 'orc', hand: ['elf'] },
    ]
    const state = arranged({ phase: 'act', parties })
    play(state, 0, 'send elf, cast charm, roll', [3, 3, 3, 3, 3, 3, 3])
    expect([phaseText(state), monsterOf(state, 0), discards(state).at(-1)]).toEqual(['post 0', null, 'goblin'])
  })
})
