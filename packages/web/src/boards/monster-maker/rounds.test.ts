import { sampledChance } from '@menagerie/engine'
import { type Event, box } from '@menagerie/games/monster-maker'
import { expect, test } from 'vitest'
import { roundUpsOf } from './rounds.ts'

/** A dungeon that ends when it goes on: seat 0 has died, seat 1 has come back; what `viewer` sees of it afterwards. */
const ended = (choices: Record<string, unknown>, viewer: number) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('the options are wrong')
  const arranged = box.game.arrange(completed.value, {
    phase: 'dungeonEnd',
    firstBack: 1,
    prize: 200,
    parties: [
      { leg: 'dead', treasures: ['ring', 'royal-princess*'] },
      {
        leg: 'returned',
        out: ['C40', 'C40', 'C20'],
        back: ['C40', 'C40', 'C20'],
        length: 100,
        required: 100,
        treasures: ['lost-crown'],
        prizes: [200],
      },
    ],
  })
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  const events: Event[] = [
    { kind: 'dungeonBegan', dungeon: 1, room: 100 },
    { kind: 'cameBack', seat: 1, total: 100, first: true, prize: 200 },
  ]
  box.game.apply(arranged.value, 0, { kind: 'proceed' }, sampledChance('rounds'), (event, own) => {
    const shown = own?.to.includes(viewer) === true ? own.event : event
    if (shown !== null) events.push(shown)
  })
  const view = box.game.view(arranged.value, viewer)
  const name = (card: number | null): string | null =>
    card === null ? null : (view.options.deck.treasures[card]?.id ?? '')
  return roundUpsOf(view, events).map((round) => ({
    ...round,
    parties: round.parties.map((party) => ({ ...party, treasures: party.treasures.map(name) })),
  }))
}

test('a dungeon that is over tells who came back with what, and what the dead leave behind, as far as it was seen', () => {
  const [round, ...more] = ended({}, 1)
  expect(more).toEqual([])
  expect(round).toMatchObject({ dungeon: 1, reason: 'idle', forWins: false })
  expect(round?.parties).toEqual([
    { seat: 0, back: false, prize: null, treasures: ['royal-princess', null], gold: null, won: false },
    { seat: 1, back: true, prize: 200, treasures: ['lost-crown'], gold: null, won: false },
  ])
})

test('each player sees their own cards in it, and nobody sees those of others', () => {
  const [round] = ended({}, 0)
  expect(round?.parties.map(({ treasures }) => treasures)).toEqual([['ring', 'royal-princess'], [null]])
})

test('with dungeon wins the gold of the dungeon is counted, and its winner named (MM-V3)', () => {
  const [round] = ended({ victory: 'dungeonWins', dungeons: 3 }, 0)
  expect(round?.forWins).toBe(true)
  expect(round?.parties[1]).toMatchObject({ treasures: ['lost-crown'], gold: 500, won: true })
  expect(round?.parties[0]?.won).toBe(false)
})
