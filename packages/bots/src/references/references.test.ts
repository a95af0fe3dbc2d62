import {
  type Box,
  type GameTypes,
  type Seat,
  type SomeBox,
  anyOf,
  noChance,
  sampledChance,
  seatNumbers,
  some,
} from '@menagerie/engine'
import { goofspiel, sacks, ticTacToe } from '@menagerie/engine/fixtures'
import { box as lion } from '@menagerie/games/double-headed-lion/reference'
import { box as treasure } from '@menagerie/games/dragon-treasure/reference'
import { box as maker } from '@menagerie/games/monster-maker/reference'
import { box as pack } from '@menagerie/games/monster-pack/reference'
import { box as monstructor } from '@menagerie/games/monstructor/reference'
import { describe, expect, test } from 'vitest'
import { type ReferenceKind, referenceKinds, runReference } from './index.ts'

const now = () => 0

/** FNV-1a, 32 bits. */
const hashOf = (texts: readonly string[]): string => {
  let hash = 0x81_1c_9d_c5
  for (const char of texts.join('\n')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash.toString(16)
}

interface Wanted {
  readonly seats: number
  readonly choices: Record<string, string>
  /** Commits between two questions that are kept, and how many are. */
  readonly every: number
  readonly questions: number
}

/**
 * Matches of random commits, with questions of them answered by a reference; each answer is a whole legal commit. What the
 * game knows of each is told too: a weight that turns no answer here may turn one elsewhere.
 */
const answersOf = <T extends GameTypes>(box: Box<T>, wanted: Wanted, bot: ReferenceKind, iterations: number) => {
  const { game } = box
  const completed = box.complete(wanted.choices, null)
  if (!completed.ok) throw new Error('no options')
  const options = completed.value
  const answers: string[] = []
  const known: string[] = []
  for (let match = 0; answers.length < wanted.questions; match++) {
    const chance = sampledChance(`kept ${match}`)
    const loadouts = Array.from({ length: wanted.seats }, () => box.loadouts.choose(options, chance))
    const state = game.setup(options, loadouts, chance, null)
    for (let commits = 1; answers.length < wanted.questions; commits++) {
      const pending = game.pending(state)
      if (pending.status === 'over') break
      const seat = pending.seats[0] as Seat
      const actions = game.legal(state, seat)
      if (commits % wanted.every === 0 && actions.length > 1) {
        const legal = actions.map((action) => game.format(options, action))
        const view = game.view(state, seat)
        const budget = { iterations }
        const steps = runReference({ box, options, view, legal, seat, bot, seed: `${commits}`, budget, now })
        const after = game.clone(state)
        for (const [at, step] of steps.entries()) {
          const action = game.parse(options, step)
          if (action === null || game.refuse(after, seat, action) !== null) throw new Error(`${step} is not legal`)
          expect(game.staged(action), steps.join()).toBe(at < steps.length - 1)
          game.apply(after, seat, action, sampledChance(''), null)
        }
        answers.push(steps.join())
        known.push(
          ...seatNumbers(wanted.seats).map((one) => box.bot.evaluate(game.view(state, one), one).toPrecision(9)),
          ...box.bot.order(view, actions).map((action) => game.format(options, action)),
        )
      }
      for (let staged = true; staged;) {
        const action = anyOf(game.legal(state, seat), chance)
        staged = game.staged(action)
        game.apply(state, seat, action, chance, null)
      }
    }
  }
  return { answers, known }
}

const row = (name: string, game: SomeBox, wanted: Wanted, reference: string, ismcts: string) =>
  [name, game, wanted, { reference, ismcts }] as const

const KEPT = [
  row('Monster Pack', some(pack), { seats: 2, choices: {}, every: 3, questions: 20 }, '5b7f231c', '2005e7f9'),
  row('the Lion', some(lion), { seats: 2, choices: {}, every: 7, questions: 12 }, 'f32c4eae', '19df3435'),
  row('Dragon Treasure', some(treasure), { seats: 4, choices: {}, every: 11, questions: 20 }, '3d72579', '678b2346'),
  row('Monster Maker', some(maker), { seats: 4, choices: {}, every: 3, questions: 20 }, '1795a902', 'f8c02892'),
  row(
    'Classic',
    some(monstructor),
    { seats: 3, choices: { mode: 'classic' }, every: 3, questions: 20 },
    'e7e29ba',
    '2e2a1404',
  ),
  row(
    'the Arena',
    some(monstructor),
    { seats: 3, choices: { mode: 'arena' }, every: 3, questions: 20 },
    '2edd6d6',
    '946a2b5f',
  ),
  row(
    'Dominoes',
    some(monstructor),
    { seats: 4, choices: { mode: 'dominoes' }, every: 3, questions: 8 },
    '1c212f3e',
    'e86eb310',
  ),
]

/** Who changes this number has changed what all gains are told by: copy what moved into the reference instead. */
describe.each(KEPT)('the references answer what they always answered at %s', (_, game, wanted, hashes) => {
  test('greedy, and what it knows', () => {
    const { answers, known } = game((box) => answersOf(box, wanted, 'reference', 8))
    expect(hashOf([...answers, ...known])).toBe(hashes.reference)
  })

  test('plain tree search', () => {
    const few = { ...wanted, questions: 6 }
    const { answers } = game((box) => answersOf(box, few, 'ismcts', 5))
    expect(hashOf(answers)).toBe(hashes.ismcts)
  })
})

test('plain tree search takes the win that is there, and sees the threat', () => {
  const completed = ticTacToe.complete({}, null)
  if (!completed.ok) throw new Error('no options')
  const options = completed.value
  const asked = (played: readonly string[]): readonly string[] => {
    const { game } = ticTacToe
    const state = game.setup(options, [null, null], sampledChance(''), null)
    for (const [i, cell] of played.entries())
      game.apply(state, i % 2, game.parse(options, cell) as never, noChance, null)
    const seat = played.length % 2
    const legal = game.legal(state, seat).map((action) => game.format(options, action))
    const view = game.view(state, seat)
    return runReference({
      box: ticTacToe,
      options,
      view,
      legal,
      seat,
      bot: 'ismcts',
      seed: 'x',
      budget: { iterations: 600 },
      now,
    })
  }
  expect(asked(['a1', 'b1', 'a2', 'b2'])).toEqual(['a3'])
  expect(asked(['a1', 'b2', 'a2'])).toEqual(['a3'])
})

/** So small that each choice is weighed against the others, which takes more walks than the great games are given here. */
test('plain tree search answers what it always answered at small games', () => {
  const wanted = { seats: 2, choices: {}, every: 1, questions: 40 }
  const answers = [
    answersOf(ticTacToe, wanted, 'ismcts', 60),
    answersOf(goofspiel, wanted, 'ismcts', 60),
    answersOf(sacks, wanted, 'ismcts', 60),
  ].map((kept) => hashOf(kept.answers))
  expect(answers).toEqual(['3f3ddbdd', '70c50056', 'f47027d9'])
})

test.each(referenceKinds)('%s answers with whole commits where choices are staged and sealed', (kind) => {
  const wanted = { seats: 3, choices: {}, every: 1, questions: 30 }
  const { answers } = answersOf(sacks, wanted, kind, 20)
  expect(answers.some((steps) => steps.includes(','))).toBe(true)
})
