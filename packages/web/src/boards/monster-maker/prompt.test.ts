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

const inAct = (party: object, choices: Record<string, unknown> = {}) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('the options are wrong')
  const position = {
    phase: 'act',
    parties: [
      { out: ['C20'], ...party },
      { out: ['C20'], hand: ['elf'] },
    ],
  }
  const arranged = box.game.arrange(completed.value, position)
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  return question(keys, box.game.view(arranged.value, 0), 0, true, null, ['Ann', 'Ben'])
}

test('what is asked names what may be done: MM-T11 to discard with eight cards, MM-T13 to pass with fewer', () => {
  const seven = ['C5', 'C5', 'C10', 'C10', 'elf', 'elf', 'orc']
  expect(inAct({ hand: seven }).text).toBe('prompt.act')
  expect(inAct({ hand: [...seven, 'cobra'] })).toMatchObject({ text: 'prompt.actEight', small: 'prompt.actFull' })
  expect(inAct({ hand: seven }, { discardBelowLimit: true }).text).toBe('prompt.actAny')
  expect(inAct({ hand: seven, out: ['C40', 'C40', 'C20'] })).toMatchObject({ text: 'prompt.actRoom', rule: 'MM-TC8' })
  const back = { leg: 'returned', length: 100, back: ['C5'], hand: ['orc'] }
  expect(inAct(back, { returnedMayInterfere: true })).toMatchObject({ text: 'prompt.actBack', rule: 'MM-F5' })
})

test('what is left to do after the action has no rule of its own, the corridor after a victory has (MM-H1)', () => {
  expect(asked('off', false)).toMatchObject({ text: 'prompt.post', rule: null })
  expect(asked('battle', true)).toMatchObject({ text: 'prompt.postBonus', rule: 'MM-H1' })
})
