import { catalogue } from '@menagerie/games'
import { describe, expect, test } from 'vitest'
import { covering } from '../glass/looks.ts'
import { collect } from '../glass/states/collect.ts'
import { EXCEPTIONS } from '../glass/states/exceptions.ts'
import { states } from '../glass/states/index.ts'
import { KINDS } from '../glass/states/kinds.ts'
import { listOf } from '../glass/states/lists.ts'
import { LESSONS } from '../glass/states/lessons.ts'
import { MODES } from '../glass/states/modes.ts'

/** The first hundredth of the games that the lists are made from. */
const GAMES = 20
/** Milliseconds: thousands of decisions, on a machine that may be busy. */
const PATIENCE = 300_000

const GAME_IDS = catalogue.map(({ id }) => id)

test('every game stands on the list', () => {
  expect(Object.keys(MODES).sort()).toEqual([...GAME_IDS].sort())
  expect(Object.keys(KINDS).sort()).toEqual([...GAME_IDS].sort())
})

test('no two states share an id', () => {
  const ids = states().map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

describe.each(catalogue)('$id', ({ id: game, load }) => {
  const keys = new Set(listOf(game).flatMap((witness) => witness.keys))

  test('seeded games show nothing that is not on the closed list', { timeout: PATIENCE }, async () => {
    const some = await load()
    const modes = MODES[game] ?? []
    const unknown = modes.flatMap((mode) =>
      mode.seats.flatMap((seats) => [
        ...collect(some, mode, seats, { from: 0, to: Math.ceil(GAMES / mode.seats.length) }, keys).keys(),
      ]),
    )
    expect(unknown).toEqual([])
  })

  test('every step of the course is a state', async () => {
    const some = await load()
    expect(LESSONS[game]).toBe(some((box) => box.tutorial.length))
  })

  test('every kind of phase, action and event is in a state, or it is said why not', () => {
    const { phases, actions, events } = KINDS[game] as (typeof KINDS)[string]
    const shown = new Set(
      states()
        .filter((one) => one.room === game)
        .flatMap((one) => one.keys),
    )
    const all = [...shown]
    const phaseShown = (kind: string): boolean =>
      all.some(
        (key) =>
          key.startsWith(`${kind} with`) ||
          key.endsWith(`: ${kind}`) ||
          key.includes(`: ${kind}, `) ||
          key === `phase ${kind}`,
      )
    const actionShown = (kind: string): boolean => all.some((key) => key.endsWith(` offers ${kind}`))
    const missing = [
      ...phases.filter((kind) => !phaseShown(kind)).map((kind) => `phase ${kind}`),
      ...actions.filter((kind) => !actionShown(kind)).map((kind) => `action ${kind}`),
      ...events.filter((kind) => !shown.has(`told ${kind}`)).map((kind) => `event ${kind}`),
    ]
    expect(missing.sort()).toEqual(Object.keys(EXCEPTIONS[game] ?? {}).sort())
  })
})

test('a covering array lets each value meet each other one', () => {
  const rows = covering({ a: [1, 2], b: [1, 2, 3], c: [1, 2] })
  for (const a of [1, 2])
    for (const b of [1, 2, 3]) expect(rows.some((row) => row['a'] === a && row['b'] === b)).toBe(true)
  for (const b of [1, 2, 3])
    for (const c of [1, 2]) expect(rows.some((row) => row['b'] === b && row['c'] === c)).toBe(true)
  expect(rows.length).toBeLessThan(12)
})
