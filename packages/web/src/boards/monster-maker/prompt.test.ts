import { box } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { question } from './prompt.ts'

/** Says the key: what is asked matters here, not its words. */
const keys = ((key: string) => key) as unknown as TFunction

const asked = (corridorAfterVictory: string, bonus: boolean) => {
  const completed = box.complete({ corridorAfterVictory }, null)
  if (!completed.ok) throw new Error('the options are wrong')
  const arranged = box.game.arrange(completed.value, {
    phase: 'post',
    bonus,
    parties: [{ out: ['C20'], hand: ['C5'] }, {}],
  })
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  return question(keys, box.game.view(arranged.value, 0), 0, true, null, ['Ann', 'Ben'])
}

test('what is left to do after the action has no rule of its own, the corridor after a victory has (MM-H1)', () => {
  expect(asked('off', false)).toMatchObject({ text: 'prompt.post', rule: null })
  expect(asked('battle', true)).toMatchObject({ text: 'prompt.postBonus', rule: 'MM-H1' })
})
