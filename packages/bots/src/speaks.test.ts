import {
  type Box,
  type Catalogue,
  type Choices,
  type GameTypes,
  type Reasons,
  type Seat,
  type SomeBox,
  anyOf,
  sampledChance,
  seatNumbers,
  some,
} from '@menagerie/engine'
import { box as lion } from '@menagerie/games/double-headed-lion'
import { reasons as ofLion } from '@menagerie/games/double-headed-lion/reasons'
import { box as treasure } from '@menagerie/games/dragon-treasure'
import { reasons as ofTreasure } from '@menagerie/games/dragon-treasure/reasons'
import { box as maker } from '@menagerie/games/monster-maker'
import { reasons as ofMaker } from '@menagerie/games/monster-maker/reasons'
import { box as pack } from '@menagerie/games/monster-pack'
import { reasons as ofPack } from '@menagerie/games/monster-pack/reasons'
import { box as monstructor } from '@menagerie/games/monstructor'
import { reasons as ofMonstructor } from '@menagerie/games/monstructor/reasons'
import { expect, test } from 'vitest'
import { advise } from './answer.ts'

interface Asked<T extends GameTypes> {
  readonly state: T['State']
  readonly view: T['View']
  readonly seat: Seat
}

/** A match to its end, three decisions of four those a bot thinks of first; shows every question with a choice. */
const wander = <T extends GameTypes>(
  box: Box<T>,
  seats: number,
  choices: Choices,
  seed: string,
  use: (asked: Asked<T>, question: number) => void,
): void => {
  const { game } = box
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('no options')
  const chance = sampledChance(seed)
  const loadouts = Array.from({ length: seats }, () => box.loadouts.choose(completed.value, chance))
  const state = game.setup(completed.value, loadouts, chance, null)
  for (let question = 0; ; question++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return
    const seat = pending.seats[0] as Seat
    const legal = game.legal(state, seat)
    if (legal.length > 1) use({ state, view: game.view(state, seat), seat }, question)
    for (let staged = true; staged;) {
      const now = game.legal(state, seat)
      const first = chance.pick(4) > 0 ? box.bot.order(game.view(state, seat), now)[0] : undefined
      const step = first ?? anyOf(now, chance)
      staged = game.staged(step)
      game.apply(state, seat, step, chance, null)
    }
  }
}

type Row = readonly [
  name: string,
  game: SomeBox,
  reasons: Reasons,
  tables: readonly (readonly [seats: number, Choices])[],
]
const GAMES: readonly Row[] = [
  ['Monster Pack', some(pack), ofPack, [[2, {}]]],
  ['the Lion', some(lion), ofLion, [[2, {}]]],
  ['Dragon Treasure', some(treasure), ofTreasure, [[3, { map: 'short' }]]],
  ['Monster Maker', some(maker), ofMaker, [[3, { dungeons: 2 }]]],
  [
    'Monstructor',
    some(monstructor),
    ofMonstructor,
    [
      [3, { mode: 'classic' }],
      [3, { mode: 'arena' }],
      [3, { mode: 'dominoes' }],
    ],
  ],
]

test.each(GAMES)(
  '%s has a sentence for whatever speaks for a choice, in every language, and says no other',
  async (_, game, reasons, tables) => {
    const met = new Set<string>()
    game((box) => {
      for (const [seats, choices] of tables)
        for (let match = 0; match < 4; match++)
          wander(box, seats, choices, `met ${match}`, ({ state }) => {
            for (const one of seatNumbers(seats))
              for (const [part, worth] of Object.entries(box.bot.parts?.(box.game.view(state, one), one) ?? {})) {
                if (!Number.isFinite(worth)) throw new Error(`${part} is ${worth}`)
                if (worth !== 0) met.add(part)
              }
          })
    })
    const catalogues: Catalogue[] = [...Object.values(reasons.catalogues)]
    for (const load of Object.values(reasons.translations)) catalogues.push(await load())
    expect(catalogues.length).toBe(2)
    expect(met.size).toBeGreaterThanOrEqual(3)
    for (const catalogue of catalogues) expect(Object.keys(catalogue).sort()).toEqual([...met].sort())
  },
)

/** Of one match, the question that is asked in two worlds. */
const QUESTION = 10

test.each(GAMES)('at %s what is said of a choice is made of the view alone', async (_, game, __, [first]) => {
  const [seats, choices] = first as (typeof GAMES)[number][3][number]
  const asked: Promise<unknown>[] = []
  game((box) =>
    wander(box, seats, choices, 'two worlds', ({ state, view, seat }, question) => {
      if (asked.length > 0 || question < QUESTION) return
      const ask = (of: typeof state): Promise<unknown> =>
        advise(
          {
            game: box.game.id,
            choices,
            last: null,
            view: JSON.parse(JSON.stringify(box.game.view(of, seat))) as unknown,
            legal: box.game.legal(of, seat).map((action) => box.game.format(optionsOf(box, choices), action)),
            seat,
            bot: 'club',
            seed: 'said',
            budget: { iterations: 1 },
          },
          { load: async () => some(box), now: () => 0 },
        )
      asked.push(ask(state), ask(box.game.imagine(view)(sampledChance('another world'))))
    }),
  )
  const [one, other] = await Promise.all(asked)
  expect(other).toEqual(one)
  const known = expect.anything() as unknown
  const chance = expect.objectContaining({ chance: known }) as unknown
  expect(one).toMatchObject({ compared: expect.arrayContaining([chance]) as unknown })
})

const optionsOf = <T extends GameTypes>(box: Box<T>, choices: Choices): T['Options'] => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('no options')
  return completed.value
}
