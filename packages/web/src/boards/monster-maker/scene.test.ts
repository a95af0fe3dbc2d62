import { expect, test } from 'vitest'
import { type Fought, isTold, scenesOf } from './scene.ts'

const blow = { character: 0, dice: [3, 4, 5], spells: [], weapons: [], value: 12 }
const fought = (blows: number): Fought => ({
  kind: 'fought',
  seat: 1,
  monster: 0,
  strength: 20,
  blows: Array.from({ length: blows }, () => blow),
  mod: 0,
  total: 12 * blows,
  charmed: false,
  won: blows > 1,
})

test('a battle is told blow by blow and then its end, everything else at once', () => {
  const scenes = scenesOf([{ kind: 'passed', seat: 0 }, fought(2), { kind: 'froze', reason: 'pile' }])
  expect(scenes.map(([scene]) => scene?.told)).toEqual([1, 2, 3])
  expect(scenes.map(([scene]) => (scene === undefined ? null : isTold(scene)))).toEqual([false, false, true])
  expect(scenesOf([{ kind: 'passed', seat: 0 }])).toEqual([])
})

test('two battles in one update are told one after the other', () => {
  expect(scenesOf([fought(1), fought(3)]).map(([scene]) => scene?.event.blows.length)).toEqual([1, 1, 3, 3, 3, 3])
})
