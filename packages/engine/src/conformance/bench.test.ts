import { expect, test } from 'vitest'
import { heardBy } from '../audience.ts'
import { type Sacks, sacks, sacksRoom } from '../fixtures/index.ts'
import { testBench } from './bench.ts'
import { tryGames } from './random-games.ts'

const NAMES = ['none', 'ace', 'two', 'three', 'four', 'five', 'six']

const { optionsOf, arranged, dealt, faultsOf, happenings, play, leave, refusalOf, legalTexts, legalAfter, phaseText } =
  testBench(sacks, {
    outcome: (_, written) => (typeof written === 'string' ? NAMES.indexOf(written) : written),
    notation: (state, written) => (written === 'seal last' ? `seal ${state.hands[0]?.at(-1)}` : written),
  })

const DEAL = ['ace', 'two', 'three', 'four', 'ace', 'two', 'three', 'four']
const begin = () => dealt({}, 2, 'begin')

test('a match is dealt as it is dictated, every outcome used, or by a seed', () => {
  expect(legalTexts(begin(), 0)).toEqual(legalTexts(begin(), 0))
  expect(() => dealt({}, 2, DEAL.slice(0, 3))).toThrow('the script ends')
  expect(optionsOf()).toBe(optionsOf({}))
  expect(phaseText(begin())).toBe('planning 0 1')
})

test('faulty choices and positions are told by their paths', () => {
  expect(() => optionsOf({ nonsense: 1 })).toThrow('bad options: options.nonsense: optionUnknown')
  expect(faultsOf({})).toHaveLength(1)
  expect(() => arranged({})).toThrow(`bad position: ${faultsOf({})[0]?.split(' ')[0]}`)
})

test('steps of one commit are played in a row; others hear what is theirs', () => {
  const state = begin()
  const [first = ''] = legalTexts(state, 0)
  const [second = ''] = legalAfter(state, 0, first)
  expect(legalTexts(state, 0)).toContain(first)
  expect(play(state, 0, `${first}, ${second}`)).toEqual([{ kind: 'sealed', seat: 0 }])
  expect(phaseText(state)).toBe('planning 1')
  const [third = ''] = legalTexts(state, 1)
  const told = happenings(state, 1, `${third}, ${legalAfter(state, 1, third)[0]}`, 'reveal')
  const drawn = [0, 'spectator' as const].map((viewer) => heardBy(told, viewer).filter(({ kind }) => kind === 'drew'))
  expect(drawn.map((events) => events.filter((event) => 'cards' in event && event.cards !== null).length)).toEqual([
    1, 0,
  ])
})

test('names in a notation are the game’s own', () => {
  const state = begin()
  const first = legalTexts(state, 0)[0] ?? ''
  expect(refusalOf(state, 0, `${first}, seal last`)).toBeNull()
})

test('a wrong notation, a refused step and a script too long are told by name, with what is legal instead', () => {
  const state = begin()
  const [first = ''] = legalTexts(state, 0)
  expect(() => play(state, 0, 'fly 3')).toThrow(`no action is called "fly 3"; legal for seat 0 in planning: ${first}`)
  expect(() => play(state, 0, 'seal 6')).toThrow('"seal 6" is refused: wrongStep (SACK-3); legal for seat 0')
  expect([refusalOf(state, 0, first), refusalOf(state, 0, 'seal 6')]).toEqual([null, 'wrongStep SACK-3'])
  expect(refusalOf(state, 0, `seal 6, ${first}`)).toBe('seal 6: wrongStep SACK-3')
  expect(() => play(state, 0, first, [1])).toThrow('never asked for')
})

test('list and refusal that differ are told, and a refusal that leaves a trace, and a state that is not sound', () => {
  const { game, complete } = sacks
  const state = begin()
  const [first = ''] = legalTexts(state, 0)
  const unlisted = testBench<Sacks>({ complete, game: { ...game, legal: () => [] } })
  expect(() => unlisted.refusalOf(state, 0, first)).toThrow('neither listed nor refused')
  const shut = testBench<Sacks>({
    complete,
    game: { ...game, refuse: () => ({ code: 'shut', rule: 'X', values: {} }) },
  })
  expect(() => shut.refusalOf(state, 0, first)).toThrow('is listed and refused: shut')
  const tracing = testBench<Sacks>({
    complete,
    game: {
      ...game,
      refuse: (asked, seat, action) => {
        asked.points[seat] = 9
        return game.refuse(asked, seat, action)
      },
    },
  })
  expect(() => tracing.refusalOf(state, 0, 'seal 6')).toThrow('changes the state')
  const unsound = testBench<Sacks>({ complete, game: { ...game, check: () => ['a card is lost'] } })
  expect(() => unsound.play(state, 0, first)).toThrow(`an unsound state after ${first}: a card is lost`)
})

test('rules alone are enough for random games', () => {
  const { game, complete } = sacks
  const wanted = { games: 10, seed: 'bare', first: 0, guided: 2, look: 1 }
  const { scenario, bound } = sacksRoom
  expect(tryGames({ game, complete }, { scenario, bound }, wanted)).toMatchObject({ games: 10, broken: [] })
})

test('who leaves is heard of, and who won stands behind the end', () => {
  const state = begin()
  expect(leave(state, 1).map(({ kind }) => kind)).toEqual(['resigned'])
  expect(phaseText(state)).toBe('over 0')
})
