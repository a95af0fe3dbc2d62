import type { Event } from '@menagerie/games/monster-maker'
import { expect, test } from 'vitest'
import { storyOf } from '../../pieces/told-so-far.ts'
import { scenesOf, toldWith } from './scene.ts'

test('a battle is told blow by blow, and is in the log with its end', () => {
  const blow = { dice: [1], strength: 1 }
  const events = [{ kind: 'sent' }, { kind: 'fought', blows: [blow, blow] }, { kind: 'turnBegan' }] as unknown[]
  const story = storyOf(events, (all) => scenesOf(all as readonly Event[]), toldWith)
  expect(story.map(({ heard }) => heard)).toEqual([0, 0, 2])
})
