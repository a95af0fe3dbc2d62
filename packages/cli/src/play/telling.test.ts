import { type Choices, type Happening, keepIn, scriptedChance } from '@menagerie/engine'
import { type Event, box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'
import { sayer } from '../say.ts'
import { boardOf, lineOf } from './telling.ts'

/** Roland, whom everybody knows, and two of whom nobody does. */
const POSITION = {
  phase: 'move',
  active: 0,
  republic: { pieces: { roland: '32', gorbois: '22', aji: '00' }, known: ['roland'], shown: ['roland'], pile: [2] },
  royalist: { pieces: { vishnus: '55' } },
}

/** What is told of Gorbois stepping aside, and the board the Royalists are shown after it. */
const said = (choices: Choices): string => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the defaults are wrong')
  const options = completed.value
  const arranged = box.game.arrange(options, POSITION)
  const step = box.game.parse(options, 'move R1 21')
  if (!arranged.ok || step === null) throw new Error('no such position')
  const happened: Happening<Event>[] = []
  box.game.apply(arranged.value, 0, step, scriptedChance([]), keepIn(happened))
  const [moved] = happened
  if (moved?.everyone == null) throw new Error('nothing was told')
  const { say, sentences } = sayer(box.text.catalogues, ['A', 'B'])
  const line = say(lineOf(box, choices, options, moved.everyone))
  return [line, ...boardOf(box, choices, box.game.view(arranged.value, 1), sentences)].join('\n')
}

test('DL-9.1 a terminal tells and shows no more than the aid of its table does', () => {
  const told = ['none', 'memory', 'full'].map((aid) =>
    ['R0 Roland', 'R1 Gorbois', 'only these could', 'hand 1 3 4 5 Sk Re'].filter((text) =>
      said({ aid }).includes(text),
    ),
  )
  expect(told).toEqual([[], ['R0 Roland'], ['R0 Roland', 'R1 Gorbois', 'only these could', 'hand 1 3 4 5 Sk Re']])
})
