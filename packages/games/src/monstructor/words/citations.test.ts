import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { ARENA, DOMINOES, M5, POWERS, STEPS_U3, U3, arranged, dealt, leave, play, playOn } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'

// Which rule each line of the log names.

/** The lines of some events, `dealt MS-03`, those of one kind or all. */
const cited = ({ options }: State, events: readonly Event[], kind: string | null = null): string[] =>
  events
    .filter((event) => kind === null || event.kind === kind)
    .map((event) => {
      const { id, rule } = box.text.event(options, event)
      return `${id.replace('events.', '')} ${rule}`
    })

const HANDS = [['I4La'], ['U1H', 'U1B'], ['U3T']]
const tiles = (
  hands: readonly (readonly string[])[],
  centre: readonly string[],
  rest: object = {},
  choices: object = {},
): State =>
  arranged(
    { phase: centre.length === 0 ? 'lead' : 'attach', centre, players: hands.map((hand) => ({ hand })), ...rest },
    { ...DOMINOES, ...choices },
  )

/** Two monsters of 7 and 8 points, seat 0 the attacker. */
const fighting = (choices: Readonly<Record<string, unknown>> = {}, rest: object = {}): State =>
  arranged(
    {
      phase: 'reinforce',
      players: [{ faction: 'MechanoWar', hidden: ['PBO3a'] }, { faction: 'UndeadEnd' }, {}],
      fight: { attacker: 0, defender: 1, parts: [U3, M5], ...rest },
    },
    choices,
  )

describe('lines of Dominoes', () => {
  test('MS-03 MS-08 MS-12 cards taken name why: at the start, as none fits, or with an empty hand', () => {
    const chosen = { ...DOMINOES, firstPlayer: 'seat0' }
    const said: Event[] = []
    const start = dealt(chosen, 2, 'start')
    box.game.setup(start.options, [null, null], sampledChance('start'), (event) => {
      if (event !== null) said.push(event)
    })
    expect(new Set(cited(start, said, 'dealt'))).toEqual(new Set(['dealt MS-03']))
    expect(cited(start, said, 'started')).toEqual(['started MS-04'])
    const stuck = tiles([['I4La'], ['I1B']], ['U3H', 'U3B'])
    expect(cited(stuck, play(stuck, 0, 'draw', ['I4Lb']))).toEqual(['stuck MS-08', 'dealt MS-08'])
    const empty = tiles([['I1B'], ['I4La']], ['U3H', 'U3B'])
    expect(cited(empty, playOn(empty, 0, 'attach I1B W'), 'dealt')).toEqual(['dealt MS-12'])
  })

  test('MS-12 with open hands the pictures shown name the rule by which they were taken', () => {
    const open = tiles([['I1B'], ['I4La']], ['U3H', 'U3B'], {}, { dominoHands: 'open' })
    expect(cited(open, playOn(open, 0, 'attach I1B W'), 'dealt')).toEqual(['dealtCards MS-12'])
  })

  test('MS-08 MS-09 a turn is lost by a card that does not fit, or for want of one', () => {
    const drawn = tiles(HANDS, ['U3H', 'U3B'], { deck: ['I4Lb'] })
    play(drawn, 0, 'draw', ['I4Lb'])
    expect(cited(drawn, play(drawn, 0, 'pass'))).toEqual(['stuck MS-08', 'lostTurn MS-08'])
    const dry = tiles(HANDS, ['U3H', 'U3B'], { deck: [] })
    expect(cited(dry, play(dry, 0, 'pass'))).toEqual(['stuck MS-09', 'lostTurn MS-09'])
  })

  test('MS-15 MS-69 the end names how it came', () => {
    const last = tiles([['I4La'], [], []], ['U3H', 'U3B'], { deck: [] })
    expect(cited(last, play(last, 0, 'pass'), 'ended')).toEqual(['ended MS-15'])
    const left = tiles([['I4La'], ['I4Lb']], ['U3H', 'U3B'])
    expect(cited(left, leave(left, 1))).toEqual(['left MS-69', 'ended MS-69'])
  })
})

describe('lines of Classic and Arena', () => {
  test('MS-22 MS-25 cards before the first turn are dealt, that of a turn is taken', () => {
    const state = arranged({ phase: 'faction', players: [{}, { faction: 'ImpClick' }], seat: 0 })
    const rules = cited(state, playOn(state, 0, 'faction UndeadEnd'), 'drew').map((line) => line.slice(-5))
    expect(rules).toEqual([...Array.from({ length: 6 }, () => 'MS-22'), 'MS-25'])
  })

  test('MS-51 MS-54 MS-69 cards shuffled in name what sent them: a win, a draw, or leaving', () => {
    const won = fighting()
    play(won, 0, 'power PBO3a')
    expect(cited(won, playOn(won, 0, 'dragon DMB'), 'shuffled')).toEqual(['shuffled MS-51'])
    const drawn = fighting({}, { plus: [1, 0], used: ['PSP2a'] })
    expect(cited(drawn, playOn(drawn, 0, 'pass'), 'shuffled')).toEqual(['shuffled MS-54'])
    const left = fighting()
    expect(cited(left, leave(left, 2, 'left'), 'shuffled')).toEqual([])
    const gone = arranged({ phase: 'build', players: [{}, { table: U3 }, {}] })
    expect(cited(gone, leave(gone, 1, 'gone'))).toEqual(['leftCards MS-69', 'shuffled MS-69'])
  })

  test('MS-54 a draw tells where parts go that were taken off', () => {
    const said = (drawRemoved: string): string[] => {
      const state = fighting({ drawRemoved }, { plus: [1, 0] })
      return cited(state, playOn(state, 0, 'pass'), 'fightEnded')
    }
    expect(said('return')).toEqual(['fightDrawn MS-54'])
    expect(said('lost')).toEqual(['fightDrawnLost MS-54'])
  })

  test('MS-56 MS-50 a dragon card tells how many win at this table', () => {
    const state = fighting({ dragonGoal: 3 })
    const event: Event = { kind: 'tookDragon', seat: 0, card: 0, owned: 1 }
    expect(box.text.event(state.options, event).values).toMatchObject({ owned: 1, goal: 3 })
  })

  test('MS-60 MS-65 in the Arena no line names a rule of the challenge', () => {
    const state = arranged({ phase: 'build', players: [{ table: U3 }, {}] }, ARENA)
    expect(cited(state, playOn(state, 0, 'end'), 'endedTurn')).toEqual(['endedTurn MS-25'])
    const held = arranged(
      { phase: 'build', players: [{ table: U3 }, { hidden: POWERS.slice(0, 1) }], arena: { owner: 1, parts: M5 } },
      { ...ARENA, arenaAdjust: 'onFight' },
    )
    play(held, 0, `${STEPS_U3}, fight`)
    expect(cited(held, playOn(held, 1, 'use M5B.1, use M5H.1, use M5T.1, present'), 'presented')).toEqual([
      'presented MS-65',
    ])
  })
})
