import { sampledChance } from '@menagerie/engine'
import { CHARACTERS, type Event, SKILL, type View, box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'
import { fightScene, totalSoFar } from './scene.ts'

const revealed: Event = { kind: 'revealed', square: 19, attacker: 0, tokens: [1, 66], pieces: [1, 2] }

const anyView = (): View => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the defaults are wrong')
  const chance = sampledChance('scene')
  const loadouts = [0, 1].map(() => box.loadouts.choose(completed.value, chance))
  return box.game.view(box.game.setup(completed.value, loadouts, chance, null), 0)
}

test('a fight grows from what is told: who fights, the cards, the sums, who falls', () => {
  const view = anyView()
  expect(fightScene(view, [])).toBeNull()
  const told: Event[] = [revealed]
  expect(fightScene(view, told)).toMatchObject({ square: 19, attacker: 0, pieces: [1, 2], cards: ['none', 'none'] })
  told.push({ kind: 'turned', cards: [4, 2] }, { kind: 'compared', totals: [8, 7], banned: false })
  expect(fightScene(view, told)).toMatchObject({ cards: [4, 2], totals: [8, 7], over: false })
  told.push({ kind: 'fell', seat: 1, token: 66, piece: 2, square: 19, by: 'lower' })
  expect(fightScene(view, told)).toMatchObject({ fell: [false, true], over: true })
})

test('a sum is unknown while the card lies face down, and Skill adds what it fetches', () => {
  const view = anyView()
  const { options } = view
  const total = (...told: readonly Event[]) => {
    const scene = fightScene(view, [revealed, ...told])
    return scene === null ? null : totalSoFar(options, scene, 0)
  }
  const value = options.values[0][1] as number
  expect(total()).toBeNull()
  expect(total({ kind: 'turned', cards: [4, 2] })).toBe(value + 4)
  expect(total({ kind: 'turned', cards: [SKILL, 2] })).toBe(value)
  expect(total({ kind: 'turned', cards: [SKILL, 2] }, { kind: 'fetched', seats: [0], cards: [5, null] })).toBe(
    value + 5,
  )
})

test('a card of Aji adds nothing, and Aila stands up to Vishnus', () => {
  const view = anyView()
  const at = (side: 0 | 1, id: string): number => CHARACTERS[side].findIndex((one) => one.id === id)
  const total = (rep: string) => {
    const pieces = [at(0, rep), at(1, 'vishnus')] as const
    const scene = fightScene(view, [
      { ...revealed, pieces },
      { kind: 'turned', cards: [4, 2] },
    ])
    return scene === null ? null : totalSoFar(view.options, scene, 0)
  }
  expect(total('aji')).toBe(view.options.values[0][at(0, 'aji')])
  expect(total('aila')).toBe(5 + 4)
})
