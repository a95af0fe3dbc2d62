import { sampledChance } from '@menagerie/engine'
import { type Event, SKILL, type View, box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'
import { adds, fightScene } from './scene.ts'

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

test('what a card adds is unknown while it lies face down, and Skill adds what it fetches', () => {
  expect(adds('down', 'none')).toBeNull()
  expect(adds('none', 'none')).toBeNull()
  expect(adds(4, 'none')).toBe(4)
  expect(adds(SKILL, 'none')).toBe(0)
  expect(adds(SKILL, 5)).toBe(5)
})
