import { type View, box } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { readingOf } from '../../reading.ts'
import { inWords } from '../../say.tsx'
import { GAME } from './looks.ts'
import { question } from './prompt.ts'

/** Says the key and what is filled in: which sentence it is matters here, not its words. */
const keys = ((key: string, values: Record<string, unknown>) => {
  const filled = Object.entries(values).filter(([name]) => name !== 'ns')
  return filled.length === 0 ? key : `${key} ${JSON.stringify(Object.fromEntries(filled))}`
}) as unknown as TFunction

const NAMES = ['Ann', 'Ben']

const asked = (position: object, choices: Record<string, unknown> = {}, viewer: 0 | 'spectator' = 0) => {
  const completed = box.complete(choices, null)
  const reading = readingOf(box, choices)
  if (!completed.ok || reading === null) throw new Error('the options are wrong')
  const arranged = box.game.arrange(completed.value, position)
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  const view: View = box.game.view(arranged.value, viewer)
  const found = question(keys, reading, view, 0, viewer === 0, null, NAMES)
  return { ...found, same: found.text === inWords(keys, GAME, box.text.prompt(view), NAMES) }
}

const act = (party: object) => ({
  phase: 'act',
  parties: [
    { out: ['C20'], ...party },
    { out: ['C20'], hand: ['elf'] },
  ],
})
const SEVEN = ['C5', 'C5', 'C10', 'C10', 'elf', 'elf', 'orc']
const LOST = { length: 100, back: ['C40', 'C40', 'C30'], hand: ['C5'] }

test.each<readonly [string, object, Record<string, unknown>, string, string | null]>([
  ['a turn', act({ hand: SEVEN }), {}, 'prompt.act ', 'MM-T2'],
  ['eight cards', act({ hand: [...SEVEN, 'cobra'] }), {}, 'prompt.actFull ', 'MM-T12'],
  ['the treasure room', act({ hand: SEVEN, out: ['C40', 'C40', 'C20'] }), {}, 'prompt.actRoom ', 'MM-TC8'],
  ['a monster in the way', act({ hand: ['elf'], monster: 'orc' }), {}, 'prompt.actAttacked ', 'MM-T7'],
  ['a lost party', act(LOST), {}, 'prompt.actLost ', 'MM-R3'],
  ['a lost party before a monster', act({ ...LOST, monster: 'orc' }), {}, 'prompt.actLostAttacked ', 'MM-R3'],
  [
    'a party that is back',
    act({ leg: 'returned', length: 100, back: ['C5'], hand: ['orc'] }),
    { returnedMayInterfere: true },
    'prompt.actBack ',
    'MM-F5',
  ],
  ['a trap', { phase: 'trap', parties: [{ out: ['C10'], hand: ['thief'] }, {}] }, {}, 'prompt.trap ', 'MM-TR3'],
  ['the end of a turn', { phase: 'post', parties: [{ out: ['C20'], hand: ['C5'] }, {}] }, {}, 'prompt.post ', null],
  [
    'a corridor after a victory',
    { phase: 'post', bonus: true, parties: [{ out: ['C20'], hand: ['C5'] }, {}] },
    { corridorAfterVictory: 'battle' },
    'prompt.post ',
    'MM-H1',
  ],
])('the board asks in the sentence of the game, for %s', (_, position, choices, begins, rule) => {
  const found = asked(position, choices)
  expect(found).toMatchObject({ same: true, rule })
  expect(JSON.stringify(found.text)).toContain(`"${begins}`)
})

test('who bars the way is named beneath', () => {
  expect(asked(act({ hand: ['elf'], monster: 'orc' })).small).toContain('prompt.attacked')
})

test('who only watches is told whose turn it is, not what could be done', () => {
  const found = asked(act({ hand: SEVEN }), {}, 'spectator')
  expect(found).toMatchObject({ same: false, rule: null })
  expect(found.text).toContain('prompt.wait.act')
})
