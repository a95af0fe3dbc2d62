import { type Event, type View, box } from '@menagerie/games/dragon-treasure'
import { scriptedChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { fightOf } from './fight-shown.ts'
import { tell } from './telling.ts'

const completed = box.complete({}, null)
if (!completed.ok) throw new Error('options')
const options = completed.value

/** Plays notations from an arranged position; what seat 0 hears, and sees afterwards. */
const played = (
  position: unknown,
  steps: readonly (readonly [seat: number, notation: string])[],
  chance: readonly number[] = [],
): { before: View; events: Event[]; after: View } => {
  const made = box.game.arrange(options, position)
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  const state = made.value
  const before = box.game.view(state, 0)
  const events: Event[] = []
  const drawn = scriptedChance([...chance])
  for (const [seat, notation] of steps) {
    const action = box.game.parse(options, notation)
    if (action === null) throw new Error(notation)
    box.game.apply(state, seat, action, drawn, (everyone) => {
      if (everyone !== null) events.push(everyone)
    })
  }
  return { before, events, after: box.game.view(state, 0) }
}

const DUEL = {
  phase: 'duel',
  space: 'c21',
  points: 1,
  sides: [
    { armies: { C1: 4, c21: 1 }, hand: [4, 9] },
    { armies: { C2: 4, c21: 1 }, hand: [2, 4] },
  ],
}
const DRAGON = {
  phase: 'dragonDuel',
  space: 'b12',
  dragon: 'b12',
  points: 1,
  sides: [{ armies: { C1: 4, b12: 1 }, hand: [3, 9] }, { hand: [2] }],
}

describe('what is told', () => {
  test('a clash with its end is one picture: both counters, the winner, by how much', () => {
    const { before, events } = played(DUEL, [
      [0, 'play 9'],
      [1, 'play 2'],
    ])
    const groups = tell(events)
    expect(groups.length).toBe(1)
    expect(fightOf(before, groups[0] as Event[])).toMatchObject({
      sides: [
        { seat: 0, played: 9 },
        { seat: 1, played: 2 },
      ],
      winner: 0,
      distance: 7,
      tied: false,
    })
  })

  test('a tie is a tie, and the next round shows what was played before', () => {
    const { before, events, after } = played(DUEL, [
      [0, 'play 4'],
      [1, 'play 4'],
    ])
    expect(fightOf(before, tell(events)[0] as Event[])).toMatchObject({ winner: null, tied: true })
    expect(fightOf(after, [])?.sides).toMatchObject([
      { played: 'open', earlier: [4] },
      { played: 'open', earlier: [4] },
    ])
  })

  test('a sealed counter is down for all, and seen by nobody but its owner', () => {
    const mine = played(DUEL, [[0, 'play 9']]).after
    expect(fightOf(mine, [])?.sides).toMatchObject([{ played: 'down', peek: 9 }, { played: 'open' }])
    const theirs = played(DUEL, [[1, 'play 2']]).after
    expect(fightOf(theirs, [])?.sides[1]).toMatchObject({ played: 'down', peek: null })
  })

  test('the Dragon’s dice stand beside the counter, and who was eaten has lost', () => {
    const { before, events } = played(DRAGON, [[0, 'play 3']], [3, 4])
    expect(fightOf(before, tell(events)[0] as Event[])).toMatchObject({ dragon: true, dice: [3, 4], winner: -1 })
  })

  test('a die that gives points is not told: the points are seen', () => {
    const { events } = played({ phase: 'roll', sides: [{ hand: [3] }, { hand: [2] }] }, [[0, 'roll']], [4])
    expect(events.map(({ kind }) => kind)).toContain('rolled')
    expect(tell(events)).toEqual([])
  })

  test('a frenzy is told with its roll', () => {
    const { events } = played(
      { phase: 'roll', dragon: 'L0', sides: [{ hand: [3] }, { hand: [2] }] },
      [[0, 'roll']],
      [1, 5],
    )
    expect(tell(events).map((group) => group.map((event) => (event as Event).kind))).toEqual([['rolled', 'frenzy']])
  })
})
