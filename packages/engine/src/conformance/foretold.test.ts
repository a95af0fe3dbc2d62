import { expect, test } from 'vitest'
import { type Leduc, NO_OPTIONS, leduc, leducRoom } from '../fixtures/index.ts'
import { type Forecast, foretold } from './index.ts'

type View = Leduc['View']
type Call = Forecast<Leduc>

const trials = { games: 60, seed: 'leduc', least: 5 }
const tell = (...forecasts: readonly Forecast<Leduc>[]) => foretold(leduc, leducRoom, forecasts, trials)

const ownCard = (view: View): number | null => {
  const card = view.viewer === 'spectator' ? null : view.cards[view.viewer]
  return card?.face === 'up' ? card.card : null
}

const RAISING = leduc.game.parse(NO_OPTIONS, 'raise') as Leduc['Action']

/** Chips of the seat after a raise of so many in the first round, tried so many times over. */
const raised = (raise: number, times = 1): Call => ({
  name: 'what a raise costs',
  ways: (view, seat) => {
    const raises = view.moves[0]?.filter((move) => move === 'raise').length ?? 0
    if (view.board !== null || raises === 2) return []
    const commits = Array.from({ length: times }, () => [RAISING])
    return [{ commits, value: (view.stakes[1 - seat] as number) + raise }]
  },
  came: ({ viewer, view }) => view().stakes[viewer as 0 | 1],
})

/** The one who calls a call turns a card of three ranks; that it is one of them is sure. */
const turned = (chance: number): Call => ({
  name: 'a card on the board',
  chance: (view, _, step) =>
    view.board === null && step.kind === 'call' && view.moves[0]?.length === 1 ? chance : null,
  came: ({ events }) => {
    const event = events.find(({ kind }) => kind === 'turned')
    return event?.kind === 'turned' ? event.card < 3 : null
  },
})

const board: Call = {
  name: 'the board',
  lasts: 4,
  foretell: (view) => (view.board === null && ownCard(view) !== null ? 'one of three' : null),
  came: ({ view }) => (view().board === null ? null : 'one of three'),
}

test('what comes as it was foretold is counted', () => {
  const { compared, faults } = tell(raised(2), turned(1), board)
  expect(faults).toEqual([])
  for (const times of Object.values(compared)) expect(times).toBeGreaterThan(5)
})

test('what comes otherwise is told with the game, the seed, the commit, the viewer and the name', () => {
  const [first] = tell(raised(3)).faults
  expect(first).toMatch(/^leduc leduc\/foretold\/\d+ seq \d+ viewer [01]: what a raise costs foretold \d, came \d$/)
})

test('a chance is held against every outcome', () => {
  expect(tell(turned(0.9)).faults[0]).toContain('a card on the board foretold 0.9, came 1')
})

test('a way that is not legal is told', () => {
  expect(tell(raised(2, 2)).faults[0]).toContain('came "raise is refused: notAsked"')
})

test('a forecast that is never met is told', () => {
  const never: Call = { name: 'rain', foretell: () => null, came: () => null }
  expect(tell(never).faults).toEqual(['leduc leduc: rain was compared 0 times, not 5'])
})
