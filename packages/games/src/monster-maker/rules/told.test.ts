import { type Message, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import type { Event } from './events.ts'
import { arranged, leave, optionsOf, play, playOn } from './bench.ts'
import type { State } from './state.ts'

/** What is told of one kind of event: the line of each, in order. */
const lines = (state: State, happened: readonly Event[], kind: Event['kind']): readonly Message[] =>
  happened.filter((event) => event.kind === kind).map((event) => box.text.event(state.options, event))

const DEAD = [
  { leg: 'returned', length: 100, required: 5, back: ['C5'] },
  { length: 100, hand: ['elf'], treasures: ['ring', 'lost-crown', 'royal-princess'] },
  { length: 100, hand: ['elf'], treasures: ['statue-of-goddess=400'] },
]
const dying = (choices: Record<string, unknown> = {}): State =>
  arranged({ phase: 'dungeonEnd', frozen: true, parties: DEAD }, choices)

describe('treasures of the dead', () => {
  test('MM-E6 MM-E7 the end of a dungeon names the OPEN ones, counts the others and tells which leave the game', () => {
    const state = dying()
    const happened = playOn(state, 0, 'proceed')
    const goddess = state.options.deck.treasures.findIndex(({ id }) => id === 'statue-of-goddess')
    expect(happened).toContainEqual(expect.objectContaining({ kind: 'dungeonEnded', leaves: [[], [], [goddess]] }))
    expect(lines(state, happened, 'dungeonEnded')).toMatchObject([
      {
        id: 'events.dungeonEnded_idleLaden',
        values: {
          dungeon: 1,
          fates: [
            '@seat#2 @cards.royal-princess @board.goesBack',
            '@seat#2 @board.unseen#2 @board.goesBack',
            '@seat#3 @cards.statue-of-goddess @board.leavesGame',
          ],
        },
      },
    ])
  })

  test('MM-E7 a once-a-game treasure that goes back is told so', () => {
    const state = dying({ oncePerGame: 'redraw' })
    expect(lines(state, playOn(state, 0, 'proceed'), 'dungeonEnded')[0]?.values['fates']).toContain(
      '@seat#3 @cards.statue-of-goddess @board.goesBack',
    )
  })

  test('MM-E6 with nothing given up the line speaks of no treasure', () => {
    const state = arranged({ phase: 'dungeonEnd', frozen: true, parties: [DEAD[0], { out: ['C10'], hand: ['elf'] }] })
    expect(lines(state, playOn(state, 0, 'proceed'), 'dungeonEnded')[0]).toEqual({
      id: 'events.dungeonEnded_idle',
      rule: 'MM-F3',
      values: { dungeon: 1 },
    })
  })

  test('MM-E6 given up at once they are told with the death, however it came', () => {
    const choices = { deadTreasures: 'atDeath' }
    const state = dying(choices)
    const happened = playOn(state, 0, 'proceed')
    expect(lines(state, happened, 'died').map(({ id, values }) => [id, values['fates']])).toEqual([
      ['events.died_insideLaden', ['@ @cards.royal-princess @board.goesBack', '@ @board.unseen#2 @board.goesBack']],
      ['events.died_insideLaden', ['@ @cards.statue-of-goddess @board.leavesGame']],
    ])
    expect(lines(state, happened, 'dungeonEnded')[0]?.id).toBe('events.dungeonEnded_idle')
    const left = arranged({ phase: 'act', parties: DEAD, seat: 2 }, choices)
    expect(lines(left, leave(left, 1), 'died')[0]).toMatchObject({ id: 'events.died_concededLaden' })
  })
})

describe('dungeons won', () => {
  const wins = { victory: 'dungeonWins', dungeons: 1 }

  test('MM-V3 when nobody has won a dungeon the line says so', () => {
    const state = arranged({ phase: 'dungeonEnd', parties: [{ out: ['C10'] }, { out: ['C10'] }] }, wins)
    expect(lines(state, playOn(state, 0, 'proceed'), 'ended')[0]).toMatchObject({
      id: 'events.endedNoWins',
      rule: 'MM-V3',
    })
  })

  test('MM-V3 else it tells what each has won, and who is first', () => {
    const parties = [
      { out: ['C10'], wins: 2 },
      { out: ['C10'] },
      { out: ['C10'], wins: 3, resigned: true, leg: 'dead' },
    ]
    const state = arranged({ phase: 'dungeonEnd', parties }, wins)
    expect(lines(state, playOn(state, 0, 'proceed'), 'ended')[0]).toMatchObject({
      id: 'events.endedWins',
      values: { wins: ['@seat#1 2', '@seat#2 0', '@seat#3 -'], seats: ['@seat#1'] },
    })
  })

  test('MM-V3 a dungeon whose first returner has left goes to nobody', () => {
    const options = optionsOf({ ...wins, dungeonWinBy: 'firstReturn' })
    expect(box.text.event(options, { kind: 'dungeonWon', seats: [] }).id).toBe('events.dungeonWonByNobody')
  })

  test('MM-TC4 when nothing is rolled at the end of a dungeon no empty list is told', () => {
    expect(box.text.event(optionsOf(), { kind: 'counted', finds: [] }).id).toBe('events.countedNothing')
  })
})

describe('the limit of dungeons', () => {
  test('MM-X5 a dungeon is told with the last there can be, which caps the number agreed on', () => {
    const began = { kind: 'dungeonBegan', dungeon: 1, room: 100 } as const
    const last = (choices: Record<string, unknown>) => box.text.event(optionsOf(choices), began).values['last']
    expect([last({}), last({ dungeons: 20 }), last({ dungeons: 3 }), last({ dungeons: 20, maxDungeons: 30 })]).toEqual([
      12, 12, 3, 20,
    ])
  })
})

describe('traps on honour', () => {
  test('MM-TR1 a late declaration looks like a fresh one, and is marked for its owner and for the log afterwards', () => {
    const choices = { trapDeclaration: 'honor' }
    const parties = [{ out: ['C10'], hand: ['trap', 'elf'] }, { out: ['C10'] }]
    const state = arranged({ phase: 'act', drawn: 'elf', parties }, choices)
    const own: Event[] = []
    const [declare] = box.game.legal(state, 0).filter(({ kind }) => kind === 'declare')
    if (declare === undefined) throw new Error('no trap to show')
    const everybody: Event[] = []
    const chance = sampledChance('late')
    box.game.apply(box.game.clone(state), 0, declare, chance, (everyone, secret) => {
      if (everyone !== null) everybody.push(everyone)
      if (secret !== undefined) own.push(secret.event)
    })
    expect(lines(state, everybody, 'declared')[0]?.id).toBe('events.drewTrap')
    expect(lines(state, own, 'declared')[0]?.id).toBe('events.declaredLate')
    const fresh = arranged({ phase: 'confirm', drawn: 'trap', parties }, choices)
    expect(play(fresh, 0, 'declare')).toContainEqual(expect.objectContaining({ kind: 'declared', late: false }))
  })
})
